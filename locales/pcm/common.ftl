computer-name = Computer { $number }
player-name = Player { $number }
name = { $name }
list-of = { $others } and { $last }
labelled = { $label }: { $value }
you-first = You
you = you
is-host = host
is-away = no dey around (computer dey play)
has-left = don comot
has-kicked = dem don remove am
has-resigned = don resign

level-easy = easy
level-normal = normal
level-hard = hard
level-random = by luck
level-greedy = greedy

close = ✕ Close
back = ← Go back
refresh = ↻ Refresh
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Rules
open-panel = ▶ My move
earlier-moves = ← Before
more-moves = More →

deadline = ⏳ Deadline: { $time }
deadline-clock = by { $clock }
deadline-now = ⌛ Time don finish
pace-none = no time limit
pace-seconds = { $count } seconds
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-hours =
    { $count ->
        [24] 1 day
        [one] { $count } hour
       *[other] { $count } hours
    }

rule-on = yes
rule-off = no
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>House rules</b> · { $game }
house-rules-plain = normal rules
house-rules-plain-line = Normal rules.
house-rules-how = Tap any rule to read am or change am.
house-rules-read = Tap any rule to read am. Na only di host and admins fit change dem.
house-rules-stand = House rules no fit change wen game dey go on.
house-rules-here = 🏠 <b>House rules for dis table</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Now: <b>{ $value }</b>
house-rule-read = Na only di host and admins fit change dis one.
house-rules-button = 🏠 House rules
back-to-lobby = ← Go back to table
game-no-rules = I neva get di rules of { $game }.
