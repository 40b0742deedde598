private-start =
    🎲 <b>Parlour</b>: board and card games for your group chat.

    Add me to a group and send /newgame there. The whole game fits in one message, and only you can see your cards.

    Or play against the computer right here:
group-start = 🎲 Hello! Send /newgame to play together, /learn to learn a game, or /help to see what I can do.
bot-description =
    🎲 Board and card games for your group chat.

    The whole game fits in one message, and only you can see your cards. Play in one sitting or over days; nobody has to install anything.

    Add me to a group and send /newgame there, or press Start to play against the computer.
bot-short-description = 🎲 Board and card games in your group chat. Add me and send /newgame.
add-to-group = ➕ Add me to a group
practise = { $game } ({ $seats })
help-offer = ❔ Help
help-play = 🎲 Play
help-learn = 🎓 Learn, look back
help-you = 👤 About you
help-host = 🔑 Host, admins
for-you = 👇 Only you will see it:
help-title = 🎲 <b>Parlour</b>: board and card games right here in the chat

settings-title = ⚙️ <b>Group settings</b>: time per move, pictures, language
pictures-on = With pictures
pictures-off = Text only
settings-language = 🌍 { $language }
own-language-title = <b>Which language should I use with you?</b>
chat-language-title = <b>Which language should I use in this chat?</b>
language-by-machine = { $language } · written by a machine. No native speaker has checked it yet.
language-help = 🙏 <a href="{ $link }">Help me sound better</a>

my-turns = { $count ->
    [one] 1 game is waiting for your move:
   *[other] { $count } games are waiting for your move:
}
my-turns-none = No game is waiting for your move.
a-group = a group

command-newgame = start a new game
command-newgame-private = play against the computer
command-join = join the game
command-hand = see your cards and moves (only you can see them)
command-hand-private = see your cards and moves
command-move = type a move (send /move alone for help)
command-board = move the table to the bottom of the chat
command-rules = see how to play this game
command-leave = leave the game
command-myturns = see which games are waiting for your move
command-notify = get a message when a game opens or it’s your turn
command-puzzle = solve a Differo puzzle
command-map = upload your own Rally map
command-skip = skip a slow player (host, admins)
command-kick = remove a player (host, admins)
command-endgame = end the game (host, admins)
command-endgame-private = end the game
command-settings = time per move, pictures, language (admins)
command-settings-private = where your cards appear, pictures, language
command-language = choose your language
command-help = see what I can do

help-title-private = 🎲 <b>Parlour</b>: board and card games. Play the computer here, or your friends in a group.
for-groups = /{ $command } only works in groups: { $about }.
command-near = I don’t know that command. Did you mean /{ $command }?
command-none = I don’t know that command. Send /help to see what I can do.
command-plain = I only understand buttons and commands. Send /newgame to play, or /help to see more.
typed-plain = To make that move, send <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Your settings</b>: where your cards appear, pictures, language
end-sure-private = <b>End this game of { $game }?</b>
my-turns-here = 👉 It’s your turn in this chat. Send /board to see the table.
my-turns-at = • { $group }
only-in-private = I can only show you that in private. Open our private chat, then send { $command } here again.
notify-allowed = 🔔 Done. I’ll message you here when a game opens or it’s your turn.

practice-title = 🎲 <b>{ $game }</b> against the computer
practice-against = 🤖 { $count ->
    [0] No computers
    [one] 1 computer ({ $level })
   *[other] { $count } computers ({ $level })
}
