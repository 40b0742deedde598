game-rally-about = Race across the map, collect stamps at the stations and be the first one home.
game-rally = Rally
game-rally-rules =
    📖 <b>Rally</b>

    Collect <b>{ "" }stamps</b> on the map and be the first to come home to the 🏁.

    <b>Roll, then walk</b> that many steps along the roads. A tap takes the shortest way: a <b>green square</b> ends your turn there; a <b>blue circle</b> takes a part of your steps, and then you walk the rest. The small number says how many steps it takes.

    In one turn you never walk where you have just been. If there is no way on, the rest of your steps is lost.

    <b>End your turn on a station</b> (a letter) and you get its stamp. Passing by is not enough. Any number of players may stand in one place.

    With enough stamps you may enter the 🏁, when it is <b>exactly</b> as far as you have steps. Then the round is played to its end. After those who came home, most stamps count.

open-rally = 🗺 My move

rally-map-town = Old Town
rally-map-island = Seven Capes
rally-map-sky = Night Sky
rally-map-own = your own map

rally-table = 🗺 <b>{ $map }</b> · { $needed ->
    [one] { $needed } stamp opens
   *[other] { $needed } stamps open
} the 🏁
rally-steps = 🎲 { $dice } · <b>{ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}</b> to walk
rally-only-parts = 💡 No place lies { $steps } steps away. ({ $some }) is a stop after { $some ->
    [one] 1 step
   *[other] { $some } steps
}; from there you walk the rest.
rally-nearest = 👣 How far it is, nearest first, for { $mine ->
    [yes] you
   *[no] { $who }
}: { $places }
rally-stampless = 💡 🏷 gives a stamp. A letter without 🏷 gives no new one.
rally-ahead = 🧭 Where this walk can end, best first, and how far the nearest goal is from there:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: a stamp, then { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: home!
rally-ahead-stops = 🧭 Stops on the way, best first; behind the arrow, where the turn can best end from there:
rally-brackets = 👣 You may also stop on the way; a number in brackets says after how many steps.
rally-field = field { $number }
rally-stands = at { $place } · { $more ->
    [yes] { $held } stamps; { $needed } are enough
   *[no] { $held }/{ $needed } stamps
}
rally-home = 🏁 home · { $held } stamps
rally-final = { $held ->
    [0] no stamps
    [one] 1 stamp
   *[other] { $held } stamps
}{ $stamps ->
    [none] { "" }
   *[other] : { $stamps }
}
rally-final-home = 🏁 came home with { $held ->
    [one] 1 stamp
   *[other] { $held } stamps
}

rally-roll = 🎲 Roll
rally-go-field = Field { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = 👣 to { $place }
rally-walk-steps = 👣 to { $place }, { $steps } of { $whole } steps
rally-walk-part = 👣 Only a part of the way…
rally-where = <b>Where to?</b>
rally-rest = <b>{ $steps ->
    [one] One step
   *[other] { $steps } steps
} left: where to?</b>
rally-which-part = <b>Where do you stop first?</b> ({ $some }) is a stop after { $some ->
    [one] 1 step
   *[other] { $some } steps
}; then you walk the rest. You cannot walk back over your own trail.
rally-tap-below = Tap where you want to go, below the table. A number in brackets is a part of your steps; the rest comes after.
rally-tap-roll = It is your turn: tap 🎲 Roll below the table.
rally-look = Nothing is secret here: the table shows you everything.

event-rally-rolled = { $seat } rolled 🎲 { $dice }.
event-rally-rolled_two = { $seat } rolled 🎲 { $dice }: { $steps } steps.
event-rally-walked = { $seat } walked { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to <b>{ $to }</b>{ $left ->
    [0] .
    [one] , with 1 more to go.
   *[other] , with { $left } more to go.
}
event-rally-turn = { $seat } rolled 🎲 { $dice } and walked to <b>{ $to }</b>{ $held ->
    [0] .
   *[other] : 🏷 stamp { $more ->
        [yes] { $held }; { $needed } are enough.
       *[no] { $held } of { $needed }.
    }
}
event-rally-forfeited = { $seat } could not go on: { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} lost.
event-rally-stamped = 🏷 { $seat } got the stamp of <b>{ $at }</b>: { $more ->
    [yes] { $held }; { $needed } are enough.
   *[no] { $held } of { $needed }.
}
event-rally-finished = 🏁 { $place ->
    [1] { $seat } came home first!{ $ends ->
        [yes] { "" }
       *[no] { " The round is played to its end." }
    }
   *[other] { $seat } came home, too.
}
event-rally-left = { $seat } left the rally.
event-rally-ended = The rally is over.

reason-rally-finished = 🏁 { $winners } came home first and won!
reason-rally-last_standing = { $winners } stayed to the end and won!

rule-rally-board = Map
rule-rally-board-help = Where you play. To bring a map of your own, send it here as a file and reply to it with <code>/map</code>.
rule-rally-board-town = Old Town
rule-rally-board-island = Seven Capes
rule-rally-board-sky = Night Sky
rule-rally-board-own = 🗺 Our own map
rule-rally-stamps_needed = Stamps to win
rule-rally-stamps_needed-help = How many stamps you need before you may enter the 🏁.
rule-rally-all_stamps = All stamps
rule-rally-all_stamps-help = You need the stamp of every station on the map.
rule-rally-two_dice = Two dice
rule-rally-two_dice-help = You roll two dice and walk their sum.
rule-rally-no_exact_finish = Easy finish
rule-rally-no_exact_finish-help = You may enter the 🏁 with steps to spare; they are lost.
rule-rally-turnaround = Turn round
rule-rally-turnaround-help = If a part of your walk ends in a dead end, you may turn round there and walk back.

rally-town-S = the west gate
rally-town-A = A · the old mill
rally-town-B = B · the tannery
rally-town-C = C · the bell tower
rally-town-D = D · the fish market
rally-town-E = E · the theatre
rally-town-F = F · the brewery
rally-town-Z = the castle 🏁
rally-island-S = the harbour
rally-island-A = A · Gull Cape
rally-island-B = B · Coral Cape
rally-island-C = C · North Cape
rally-island-D = D · Palm Cape
rally-island-E = E · Pirate Cape
rally-island-F = F · Turtle Cape
rally-island-G = G · the hot spring
rally-island-H = H · the old temple
rally-island-Z = the lighthouse 🏁
rally-sky-S = the observatory
rally-sky-A = A · the Swan
rally-sky-B = B · the Lyre
rally-sky-C = C · the Eagle
rally-sky-D = D · the Whale
rally-sky-E = E · the Scorpion
rally-sky-F = F · the Ram
rally-sky-G = G · the Lion
rally-sky-H = H · the Crab
rally-sky-I = I · the Bear
rally-sky-J = J · the Dragon
rally-sky-Z = the Pole Star 🏁

map-kept = 🗺 <b>{ $name }</b>: { $positions } positions, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}. { $where ->
    [private] I keep it for you.
   *[group] I keep it for this chat. To play on it: /newgame rally, then House rules, Map.
}
map-brought = Brought by { $by }. Only { $by } or an admin can replace it.
map-is-anothers = This group has a map already. Only who brought it or an admin can replace it.
map-play = ▶ Play on it
map-unnamed = Your map
map-how =
    Send your map here as a JSON file, then reply to that file with /map. It looks like this:

    <pre>{"{"}"name": "Our village", "look": "town",
    "positions": [
    {"{"}"id": "1", "x": 100, "y": 400, "kind": "start"{"}"},
    {"{"}"id": "2", "x": 300, "y": 400{"}"},
    {"{"}"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{"}"},
    {"{"}"id": "3", "x": 500, "y": 500{"}"},
    {"{"}"id": "Z", "x": 700, "y": 400, "kind": "finish"{"}"}],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{"}"}</pre>

    x goes from 0 to 1000 and y from 0 to 800. The look is town, island or sky. A map has 5 to 120 positions and up to 12 stations.
map-too-many = You have brought { $most } maps within an hour, which is the limit. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
map-lost = I could not fetch that file. Please send it again and reply to it with /map.
map-refused = ❌ This map cannot be played on yet:
map-fault = • line { $line }: { $fault }
map-more = • … and { $all ->
    [yes] { $count } more.
   *[no] more.
}

map-fault-too-large = the file has { $size } KB, and { $most } KB are the most.
map-fault-not-text = this is no text. Save the file as UTF-8.
map-fault-not-json = this is not JSON: something is wrong at column { $column }. Look for a missing comma, quote or bracket.
map-fault-no-map = a map is an object in curly brackets, with “positions” and “connections”.
map-fault-missing = { $position ->
    [none] the map has no “{ $word }”.
   *[other] position { $position } has no “{ $word }”.
}
map-fault-unknown-word = { $position ->
    [none] I do not know the word { $word } here.
   *[other] position { $position } has { $word }, and I do not know what that is.
}
map-fault-no-list = “{ $word }” must be a list in square brackets.
map-fault-no-position = number { $number } in “positions” is no position. Write it like {"{"}"id": "7", "x": 300, "y": 200{"}"}.
map-fault-no-pair = a connection is a pair of positions, like ["7", "8"].
map-fault-bad-id = { $value } is no name of a position ({ $position }): one to three letters or digits.
map-fault-bad-x = the x of position { $position } is { $value }; it must be a number from 0 to 1000.
map-fault-bad-y = the y of position { $position } is { $value }; it must be a number from 0 to 800.
map-fault-bad-kind = the kind of position { $position } is { $value }; it can be field, station, start or finish.
map-fault-bad-name = the name { $value } must be a text of 30 letters at most.
map-fault-bad-look = the look is { $value }; it can be town, island or sky.
map-fault-bad-count = there are { $count } positions; a map has from { $least } to { $most }.
map-fault-bad-connections = there are { $count } connections; a map has { $most } at most.
map-fault-twice = there are two positions { $position }. (Large and small letters are the same here.)
map-fault-no-start = no position is the start. Give one of them "kind": "start".
map-fault-no-finish = no position is the finish. Give one of them "kind": "finish".
map-fault-two-start = position { $position } is a second start; one is enough.
map-fault-two-finish = position { $position } is a second finish; one is enough.
map-fault-bad-stations = there are { $count } stations; a map has from 1 to { $most }.
map-fault-nowhere = the connection leads to { $position }, and there is no such position.
map-fault-to-itself = position { $position } is connected to itself.
map-fault-connected-twice = { $one } and { $other } are connected twice.
map-fault-too-many-ways = position { $position } has more than { $most } connections.
map-fault-too-close = position { $other } lies on top of { $one }: keep them { $apart } apart.
map-fault-runs-over = the connection from { $one } to { $other } runs over position { $position }.
map-fault-apart = nobody can get to position { $position } from the start.
map-fault-behind-finish = position { $position } can only be reached through the finish, and nobody walks through that.
map-fault-finish-apart = nobody can get to the finish, position { $position }.
map-fault-no-end = a game might never end: with two dice, who stands on { $position } can never end a turn on { $goal }. Add a few positions.

rally-not-rolled = Roll first: /move roll
rally-has-rolled = You have rolled, and { $steps ->
    [one] one step is left
   *[other] { $steps } steps are left
}: type where you go.
rally-not-reached = You cannot get to { $place } now: { $steps ->
    [one] you have one step
   *[other] you have { $steps } steps
}.
typed-rally = Type “roll”, then where you go: the number of a field, or the letter of a station.

rule-rally-forced_moves = Automatic forced moves
rule-rally-forced_moves-help = If you can walk to one place only, you go there at once, without a tap. You always roll yourself, and you take the step into the 🏁 yourself.
