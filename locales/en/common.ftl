# Forms of the verb for “You”

you-was = { WHO($seat) ->
    [you] were
   *[other] was
}

# People and seats

computer-name = Computer { $number }
player-name = Player { $number }
name = { $name }
list-of = { $others } and { $last }
labelled = { $label }: { $value }
you-first = You
you = you
is-host = host
is-away = away (computer playing)
has-left = left
has-kicked = removed
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
refresh = ↻ Refresh
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Rules
open-panel = ▶ My move
earlier-moves = ← Previous
more-moves = More →

# Time

# The time reads “in 1 minute”, later “1 minute ago”, or “at 12:04 UTC”.
deadline = ⏳ Time’s up { $time }
deadline-clock = at { $clock }
deadline-now = ⌛ Time’s up
pace-none = no limit
pace-seconds = { $count } seconds
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [24] 1 day
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
house-rules-read = Tap a rule to read about it. Only the host and admins can change them.
house-rules-stand = House rules can’t change during a game.
house-rules-here = 🏠 <b>House rules at this table</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Now: <b>{ $value }</b>
house-rule-read = Only the host and admins can change this.
house-rules-button = 🏠 House rules
back-to-lobby = ← Back to the table
game-no-rules = I don’t have the rules of { $game } yet.
