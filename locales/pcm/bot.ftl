private-start =
    🎲 <b>Parlour</b>: board and card games for your group chat.

    Add me to any group and send /newgame there. Di whole game dey inside one message, and na only you fit see your cards.

    Or play against computer right here:
group-start = 🎲 How una dey! Send /newgame to play togeda, /learn to learn any game, or /help to see wetin I fit do.
bot-description =
    🎲 Board and card games for your group chat.

    Di whole game dey inside one message, and na only you fit see your cards. Play am once finish or small small for days; nobody need install anytin.

    Add me to any group and send /newgame there, or press Start to play against computer.
bot-short-description = 🎲 Board and card games for your group chat. Add me and send /newgame.
add-to-group = ➕ Add me to group
practise = { $game } ({ $seats })
help-offer = ❔ Help
help-play = 🎲 Play
help-learn = 🎓 Learn, look back
help-you = 👤 About you
help-host = 🔑 Host, admins
for-you = 👇 Na only you go see am:
help-title = 🎲 <b>Parlour</b>: board and card games right inside di chat
settings-title = ⚙️ <b>Group settings</b>: time for each move, pictures, language
pictures-on = With pictures
pictures-off = Only text
settings-language = 🌍 { $language }
own-language-title = <b>Which language make I use with you?</b>
chat-language-title = <b>Which language make I use for dis chat?</b>
language-by-machine = { $language } · na machine write am. Nobody wey sabi tok am well don check am yet.
language-help = 🙏 <a href="{ $link }">Help me tok am beta</a>
my-turns =
    { $count ->
        [one] { $count } game dey wait for your move:
       *[other] { $count } games dey wait for your move:
    }
my-turns-none = No game dey wait for your move.
a-group = one group
command-newgame = start new game
command-newgame-private = play against computer
command-join = join di game
command-hand = see your cards and moves (na only you fit see dem)
command-hand-private = see your cards and moves
command-move = type your move (send only /move for help)
command-board = carry di table go bottom of di chat
command-rules = see how to play dis game
command-leave = comot from di game
command-myturns = see games wey dey wait for your move
command-notify = get message once game open or e reach your turn
command-puzzle = solve Differo puzzle
command-map = upload Rally map wey you make
command-skip = skip player wey slow (host, admins)
command-kick = remove player (host, admins)
command-endgame = end di game (host, admins)
command-endgame-private = end di game
command-settings = time for each move, pictures, language (admins)
command-settings-private = wia your cards dey show, pictures, language
command-language = choose di language wey you like
command-help = see wetin I fit do
help-title-private = 🎲 <b>Parlour</b>: board and card games. Play against computer here, or with your padi dem for group.
for-groups = /{ $command } dey work only for groups: { $about }.
command-near = I no sabi dat command. You mean /{ $command }?
command-none = I no sabi dat command. Send /help to see wetin I fit do.
command-plain = Na only buttons and commands I dey understand. Send /newgame to play, or /help to see more.
typed-plain = To play dat move, send <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Your settings</b>: wia your cards dey show, pictures, language
end-sure-private = <b>End dis { $game } game?</b>
my-turns-here = 👉 Na your turn for dis chat. Send /board to see di table.
my-turns-at = • { $group }
only-in-private = Na only for private I fit show you dat one. Open our private chat, den send { $command } here again.
notify-allowed = 🔔 Done. I go message you here once game open or e reach your turn.
practice-title = 🎲 <b>{ $game }</b> against computer
practice-against =
    🤖 { $count ->
        [0] No computer
        [one] { $count } computer ({ $level })
       *[other] { $count } computers ({ $level })
    }
