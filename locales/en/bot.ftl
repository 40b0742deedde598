private-start =
    🎲 <b>Parlour</b> plays board and card games in your group chat.

    Add me to a group and send /newgame there: one message becomes the table, and your cards are shown to you alone.

    Or play against computers right here:
group-start = 🎲 Hello! Send /newgame and a table opens right here. /help tells the rest.
add-to-group = ➕ Add me to a group
practise = { $game } ({ $seats })
help-title = 🎲 <b>Parlour</b> plays board and card games right here in the chat.

settings-title = ⚙️ <b>Settings of this group</b>: time for a move, pictures, language.
pictures-on = With pictures
pictures-off = Text only
own-language-title = Which language shall I speak with you?

my-turns = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}
my-turns-none = No table waits for you.
a-group = a group

command-newgame = open a table
command-newgame-private = play against the computer
command-join = sit down at the table
command-hand = your cards and your moves, for your eyes only
command-hand-private = your cards and your moves
command-move = play by typing; by itself it tells how
command-board = bring the table down here again
command-rules = how this game is played
command-leave = leave the table
command-myturns = the tables that wait for you
command-notify = hear from me when a table opens here or it is your turn
command-puzzle = a Differo puzzle: find the move that wins
command-map = bring a map of your own for Rally
command-skip = do not wait for who is late (host, admins)
command-kick = take a player off the table (host, admins)
command-endgame = end the game (host, admins)
command-endgame-private = end the game
command-settings = speed, pictures, language (admins)
command-settings-private = pictures and language
command-language = the language that I speak with you
command-help = what I can do

help-title-private = 🎲 <b>Parlour</b> plays board and card games. Here you play against the computer, in a group against your friends.
for-groups = /{ $command } is for groups: { $about }.
command-near = I do not know that command. Did you mean /{ $command }?
command-none = I do not know that command. /help tells what I can do.
command-plain = I understand buttons and commands. Send /newgame to play, and /help for the rest.
typed-plain = To play that, send <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Your settings</b>: where you see your cards, pictures and language.
end-sure-private = End this game of { $game }?
my-turns-here = 👉 Here it is your turn: /board shows the table.
my-turns-at = • { $group }
only-in-private = The answer is for you alone: open our private chat, then send { $command } here again.
notify-allowed = 🔔 Good. I will write to you here when a table opens or it is your turn.

practice-title = 🎲 <b>{ $game }</b> against the computer
practice-against = 🤖 { $count ->
    [one] One computer
   *[other] { $count } computers
}: { $level }
