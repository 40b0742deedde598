private-start =
    🎲 <b>Parlour</b> plays board and card games in your group chat.

    Add me to a group and send /newgame there: one message becomes the table, and your cards are shown to you alone.

    Or play against computers right here:
group-start = 🎲 Hello! Send /newgame and a table opens right here. /help tells the rest.
add-to-group = ➕ Add me to a group
practise = { $game } { $seats }
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
command-join = sit down at the table
command-leave = leave the table
command-hand = look at your cards
command-move = play by typing, for example /move c5
command-board = show the table again at the bottom
command-rules = how this game is played
command-puzzle = a Differo puzzle: find the move that wins
command-myturns = the tables that wait for you
command-notify = tell me when the next game opens here
command-map = bring a map of your own for Rally
command-skip = do not wait for who is late (host)
command-kick = take a player off the table (host)
command-endgame = end the game (host)
command-settings = speed, pictures and language (admins)
command-language = your own language
command-help = what I can do
