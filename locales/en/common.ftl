# People and seats

language-name = English
computer-name = Computer { $number }
player-name = Player { $number }
name = { $name }
list-of = { $others } and { $last }
you-first = You
you = you
is-host = host
is-away = away, the computer plays
has-left = left
has-kicked = kicked
has-resigned = resigned

# Computers

level-easy = easy
level-normal = normal
level-hard = hard
level-random = random
level-greedy = greedy

# Buttons on many screens

close = ✕ Close
back = ← Back
refresh = ↻ Look again
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Rules
open-panel = ▶ My move
earlier-moves = ← Earlier
more-moves = More →

# Time

# The time reads “in 1 minute”, later “1 minute ago”, or “12:04 UTC”
deadline = ⏳ Time limit: { $time }
deadline-now = ⌛ time is up
pace-none = no limit
pace-seconds = { $count } seconds
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

# House rules

rule-on = yes
rule-off = no
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>House rules</b> · { $game }
house-rules-plain = standard
house-rules-plain-line = Standard rules.
house-rules-how = Tap a rule to read about it or change it.
house-rules-read = Tap a rule to read about it. The host and admins change them.
house-rules-stand = House rules can’t change during a game.
house-rules-here = 🏠 <b>House rules at this table</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Now: <b>{ $value }</b>
house-rule-read = The host and admins change it.
house-rules-button = 🏠 House rules
back-to-lobby = ← Back to the table
game-no-rules = There is no rule sheet for { $game } yet.
