game-rally-about = Race across the map, collect stamps at the stations and be the first to the finish.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>The goal</b>
    Collect stamps all over the map. Once you have enough, usually 4, be the first to reach the finish 🏁. Everyone starts on the space with the arrow.

    <b>Your turn</b>
    1. Roll the die.
    2. Move along the roads, exactly as many steps as you rolled. One step takes you to the next space. Stations are spaces too.
    3. If your turn ends on a station, collect its stamp.

    <b>How the game ends</b>
    When someone reaches the finish, the round is played out: anyone who hasn’t had a turn in it yet still gets one. Then the game is over.
    Players who reached the finish come first, in the order in which they got there. The others are ranked by their number of stamps; equal numbers share a place.
    If everyone else leaves the game, the last player left wins.
game-rally-rules-2 =
    👣 <b>Moving</b>

    • The <b>green squares</b> show where your whole roll can take you. You take the shortest route there, and your turn ends.
    • The <b>blue circles</b> are stops on the way: (2) means 2 steps from here. From there you choose again and use the rest of your steps, so you can pick your own route. To stop on one, tap <i>Stop on the way…</i>
    • You must use all your steps: you can’t stay put or save any.
    • <b>Your trail:</b> within one turn you can’t go back to a space you’ve already been on, not even the one you started from. Next turn you can.
    • <b>Nowhere to go?</b> If you’re in a dead end, or shut in by your own trail, the rest of your steps are lost and your turn ends there. If it’s a station, you still get its stamp.
    • Players never block each other. Any number can stand on one space.
game-rally-rules-3 =
    🏷 <b>Stamps</b>
    • Stations are the signs with a letter. You get a station’s stamp only if your turn <b>ends</b> there. Passing through or stopping on the way doesn’t count.
    • You can get each stamp only once, but everyone can collect it: stamps never run out.
    • You may collect more than you need.
    • 🏷 on a button means that ending your turn there gets you a new stamp.

    🏁 <b>The finish</b>
    • It’s closed to you until you have enough stamps.
    • After that, you can head straight there only if the shortest route takes <b>exactly</b> the steps you have left. If it’s shorter, take a detour: stop somewhere on the way so that you reach the finish with your very last step.
    • You can’t pass through the finish.
    • Once you’ve finished, you take no more turns.
game-rally-rules-4 =
    🏠 <b>House rules</b>

    • <b>Map:</b> Old Town (6 stations), Seven Capes (8), Night Sky (10), or your own: send /map to learn how.
    • <b>Stamps to win:</b> 2–6 instead of 4. If the map has fewer stations than that, you need them all.
    • <b>All stamps:</b> you need a stamp from every station.
    • <b>Two dice:</b> roll two dice and move the total.
    • <b>Easy finish:</b> you can go to the finish with steps to spare. The rest are lost.
    • <b>Turn round:</b> if you stop on the way at a dead end, you may turn round and move back the way you came.
    • <b>Automatic forced moves</b> (on by default): if there’s only one place you can go, you’re moved there automatically. You still roll the die and make the move into the finish yourself.

rally-example-1 = Ann
rally-example-2 = Bola

open-rally = 🗺 My move

rally-map-town = Old Town
rally-map-island = Seven Capes
rally-map-sky = Night Sky
rally-map-own = Your own map

rally-table = 🗺 <b>{ $map }</b> · { $needed ->
    [one] 1 stamp opens
   *[other] { $needed } stamps open
} the finish 🏁
rally-steps = 🎲 { $dice } · <b>{ $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left</b>{ $some ->
    [0] { "" }
   *[other] . There’s no space exactly { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away, so stop on the way: ({ $some }) means after { $some ->
        [one] 1 step
       *[other] { $some } steps
    }.
}
rally-nearest = 👣 { $mine ->
    [yes] Steps to each stamp
   *[no] { $who }’s steps to each stamp
}: { $places }
rally-nearest-home = 👣 { $mine ->
    [yes] Your steps to the finish 🏁
   *[no] { $who }’s steps to the finish 🏁
}: { $steps }
rally-stampless = 🏷 gets you a stamp.
rally-ahead = 🧭 Spaces this roll can take you to, best first. Each is followed by the steps from there to the next stamp or the finish:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: a stamp, then { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: you finish!
rally-ahead-stops = 🧭 Places to stop on the way, best first. Each is followed by the best space you can end your turn on if you stop there.
rally-field = space { $number }
rally-stands = { $place } · { $more ->
    [yes] { $held } stamps ({ $needed } needed)
   *[no] { $held }/{ $needed } stamps
}
rally-home = 🏁 finished · { $held ->
    [one] 1 stamp
   *[other] { $held } stamps
}
rally-final = { $held ->
    [0] no stamps
    [one] 1 stamp
   *[other] { $held } stamps
}{ $stamps ->
    [none] { "" }
   *[other] : { $stamps }
}
rally-final-home = 🏁 finished with { $held ->
    [one] 1 stamp
   *[other] { $held } stamps
}
rally-score = { $held ->
    [one] 1 stamp
   *[other] { $held } stamps
}
rally-hand-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

rally-roll = 🎲 Roll
rally-go-field = Space { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } of { $whole } steps)
rally-walk-part = Stop on the way…
rally-more-places = { $count } more…
rally-where = <b>Where to?</b>
rally-rest = <b>{ $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left: where to?</b>
rally-which-part = <b>Where do you want to stop first?</b> ({ $some }) means after { $some ->
    [one] 1 step
   *[other] { $some } steps
}. Then you move on, but you can’t cross your own trail.
rally-tap-below = Choose where to go with the buttons below the table.{ $some ->
    [0] { "" }
   *[other] { " " }({ $some }) means you stop there after { $some ->
        [one] 1 step
       *[other] { $some } steps
    }, then move on.
}
rally-tap-roll = It’s your turn: tap 🎲 Roll below the table.
rally-look = It’s not your turn yet. There are no secrets in this game: the table shows everything.

event-rally-rolled = { $seat } rolled 🎲 { $dice }.
event-rally-rolled_two = { $seat } rolled 🎲 { $dice }: { $steps } steps.
event-rally-walked = { $seat } moved { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to <b>{ $to }</b>{ $left ->
    [0] .
    [one] , with 1 step left.
   *[other] , with { $left } steps left.
}
event-rally-turn = { $seat } rolled 🎲 { $dice } and moved to <b>{ $to }</b>{ $held ->
    [0] .
   *[other] : 🏷 stamp { $more ->
        [yes] { $held } ({ $needed } needed).
       *[no] { $held } of { $needed }.
    }
}
event-rally-forfeited = { $seat } couldn’t go any further and lost { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
event-rally-stamped = 🏷 { $seat } collected the stamp at <b>{ $at }</b>: { $more ->
    [yes] { $held } ({ $needed } needed).
   *[no] { $held } of { $needed }.
}
event-rally-finished = 🏁 { $seat } reached the finish { $place ->
    [1] first!{ $ends ->
        [yes] { "" }
       *[no] { " Everyone else finishes the round." }
    }
   *[other] too.
}
event-rally-left = { $seat } left the game.
event-rally-ended = The game is over.

reason-rally-finished = 🏁 { $winners } reached the finish first and won!
reason-rally-last_standing = { $winners } outlasted everyone else and won!

rule-rally-board = Map
rule-rally-board-help = The map you play on. To add your own, send it here as a file and reply to it with <code>/map</code>.
rule-rally-board-town = Old Town
rule-rally-board-island = Seven Capes
rule-rally-board-sky = Night Sky
rule-rally-board-own = 🗺 Your own map
rule-rally-stamps_needed = Stamps to win
rule-rally-stamps_needed-help = How many stamps you need before you can go to the finish 🏁.
rule-rally-all_stamps = All stamps
rule-rally-all_stamps-help = You need a stamp from every station on the map.
rule-rally-two_dice = Two dice
rule-rally-two_dice-help = You roll two dice and move the total.
rule-rally-no_exact_finish = Easy finish
rule-rally-no_exact_finish-help = You can go to the finish 🏁 with steps to spare. The rest are lost.
rule-rally-turnaround = Turn round
rule-rally-turnaround-help = If you stop on the way at a dead end, you may turn round and move back the way you came.

rally-town-S = West Gate
rally-town-A = Old Mill
rally-town-B = Tannery
rally-town-C = Bell Tower
rally-town-D = Fish Market
rally-town-E = Theatre
rally-town-F = Brewery
rally-town-Z = Castle
rally-island-S = Harbour
rally-island-A = Gull Cape
rally-island-B = Coral Cape
rally-island-C = North Cape
rally-island-D = Palm Cape
rally-island-E = Pirate Cape
rally-island-F = Turtle Cape
rally-island-G = Hot Spring
rally-island-H = Old Temple
rally-island-Z = Lighthouse
rally-sky-S = Observatory
rally-sky-A = Swan
rally-sky-B = Lyre
rally-sky-C = Eagle
rally-sky-D = Whale
rally-sky-E = Scorpion
rally-sky-F = Ram
rally-sky-G = Lion
rally-sky-H = Crab
rally-sky-I = Bear
rally-sky-J = Dragon
rally-sky-Z = Pole Star

map-kept = 🗺 <b>{ $name }</b>: { $positions } spaces, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}. { $where ->
    [private] It’s saved for you.
   *[group] It’s saved for this group. To play on it, send /newgame rally and choose it under House rules, Map.
}
map-brought = Uploaded by { $by }. Only they or an admin can replace it.
map-is-anothers = This group already has a map. Only the person who uploaded it or an admin can replace it.
map-play = ▶ Play on this map
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

    <code>x</code> goes from 0 to 1000 and <code>y</code> from 0 to 800. <code>look</code> is <code>town</code>, <code>island</code> or <code>sky</code>. A map has 5 to 120 positions and up to 12 stations.
map-too-many = You’ve uploaded { $most } maps within an hour, and that’s the limit. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
map-lost = I couldn’t download that file. Send it again and reply to it with /map.
map-refused = ❌ I can’t use this map yet:
map-fault = • line { $line }: { $fault }
map-more = • … and { $all ->
    [yes] { $count } more.
   *[no] more.
}

map-fault-too-large = the file is { $size } KB, but the limit is { $most } KB.
map-fault-not-text = this isn’t a text file. Save it as plain text in UTF-8.
map-fault-not-json = this is not JSON: something is wrong at column { $column }. Look for a missing comma, quote or bracket.
map-fault-no-map = a map is an object in curly brackets with <code>positions</code> and <code>connections</code>.
map-fault-missing = { $position ->
    [none] the map has no <code>{ $word }</code>.
   *[other] position <code>{ $position }</code> has no <code>{ $word }</code>.
}
map-fault-unknown-word = { $position ->
    [none] I don’t know <code>{ $word }</code> in a map.
   *[other] position <code>{ $position }</code> has <code>{ $word }</code>, which I don’t know.
}
map-fault-no-list = <code>{ $word }</code> must be a list in square brackets.
map-fault-no-position = number { $number } in <code>positions</code> is not a position. Write it like <code>{"{"}"id": "7", "x": 300, "y": 200{"}"}</code>.
map-fault-no-pair = a connection is a pair of positions, like <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> can’t be the <code>id</code> of position <code>{ $position }</code>. Use one to three letters or digits.
map-fault-bad-x = the <code>x</code> of position <code>{ $position }</code> is <code>{ $value }</code>, but it must be a number from 0 to 1000.
map-fault-bad-y = the <code>y</code> of position <code>{ $position }</code> is <code>{ $value }</code>, but it must be a number from 0 to 800.
map-fault-bad-kind = the <code>kind</code> of position <code>{ $position }</code> is <code>{ $value }</code>, but it must be <code>field</code>, <code>station</code>, <code>start</code> or <code>finish</code>.
map-fault-bad-name = the <code>name</code> is <code>{ $value }</code>, but it must be text of at most 30 characters.
map-fault-bad-look = the <code>look</code> is <code>{ $value }</code>, but it must be <code>town</code>, <code>island</code> or <code>sky</code>.
map-fault-bad-count = the map has { $count ->
    [one] 1 position
   *[other] { $count } positions
}, but it needs { $least } to { $most }.
map-fault-bad-connections = the map has { $count } connections, but the limit is { $most }.
map-fault-twice = there are two positions called <code>{ $position }</code>. (Capital and small letters count as the same.)
map-fault-no-start = there is no start. Give one position <code>"kind": "start"</code>.
map-fault-no-finish = there is no finish. Give one position <code>"kind": "finish"</code>.
map-fault-two-start = position <code>{ $position }</code> is a second start, but a map has only one.
map-fault-two-finish = position <code>{ $position }</code> is a second finish, but a map has only one.
map-fault-bad-stations = the map has { $count } stations, but it needs 1 to { $most }.
map-fault-nowhere = a connection leads to <code>{ $position }</code>, but there’s no such position.
map-fault-to-itself = position <code>{ $position }</code> is connected to itself.
map-fault-connected-twice = <code>{ $one }</code> and <code>{ $other }</code> are connected twice.
map-fault-too-many-ways = position <code>{ $position }</code> has more than { $most } connections.
map-fault-too-close = position <code>{ $other }</code> is too close to <code>{ $one }</code>. Keep them at least { $apart } apart.
map-fault-runs-over = the connection from <code>{ $one }</code> to <code>{ $other }</code> runs across position <code>{ $position }</code>.
map-fault-apart = nobody can get from the start to position <code>{ $position }</code>.
map-fault-behind-finish = position <code>{ $position }</code> can only be reached through the finish, and nobody can pass through the finish.
map-fault-finish-apart = nobody can get to the finish, position <code>{ $position }</code>.
map-fault-no-end = a game might never end: with two dice, a player on <code>{ $position }</code> can never end a turn on <code>{ $goal }</code>. Add a few positions.

rally-not-rolled = Roll first: /move roll
rally-has-rolled = You’ve already rolled and have { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left. Type where you want to go.
rally-not-reached = You can’t reach { $place } now. You have { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left.
typed-rally = Type “roll”, then the name of a space or station on the map, such as 12 or B.

rule-rally-forced_moves = Automatic forced moves
rule-rally-forced_moves-help = If there’s only one place you can go, you’re moved there automatically. You still roll the die and make the move into the finish 🏁 yourself.
