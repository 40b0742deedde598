game-rally-about = Race across di map, collect stamps for di stations and be di first to reach di finish.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Di goal</b>
    Collect stamps all ova di map. Once you get enough, normally 4, be di first to reach di finish 🏁. Everybody dey start for di space wey get arrow.

    <b>Your turn</b>
    1. Roll di dice.
    2. Waka for road, exactly di number of steps wey you roll. One step dey carry you go di next space. Station na space too.
    3. If your turn end for station, collect im stamp.

    <b>How di game dey end</b>
    Once pesin reach di finish, una go play di round finish: anybody wey neva get turn inside go still get one. Den di game don end.
    Players wey reach di finish dey front, who first reach dey before. Na number of stamps dey arrange di others; if di number na di same, dem share di place.
    If everybody else comot from di game, di last player wey remain win.
game-rally-rules-2 =
    👣 <b>How to waka</b>

    • Di <b>green squares</b> show wia your whole roll fit carry you. You go pass di shortest road, and your turn end.
    • Di <b>blue circles</b> na wia you fit stop for road: (2) mean 2 steps from here. From there you choose again and use di steps wey remain, so you fit pick your own road. To stop for one, tap <i>Stop for road…</i>
    • You must use all your steps: you no fit stay one place, you no fit save any.
    • <b>Your trail:</b> inside one turn you no fit go back to space wia you don already reach, even di one wia you start. Next turn you fit.
    • <b>No road?</b> If you dey dead end, or your own trail don block you, di steps wey remain waste and your turn end there. If na station, you still get im stamp.
    • Players no dey block each oda. Any number fit stand for one space.
game-rally-rules-3 =
    🏷 <b>Stamps</b>
    • Stations na di signs wey get letter. You go get station stamp only if your turn <b>end</b> there. If you just pass or stop for road, e no count.
    • You fit get each stamp only once, but everybody fit collect am: stamps no dey finish.
    • You fit collect pass wetin you need.
    • 🏷 for button mean sey if your turn end there, you go get new stamp.

    🏁 <b>Di finish</b>
    • E lock for you till you get enough stamps.
    • Afta dat, you fit go there straight only if di shortest road na <b>exactly</b> di steps wey remain for you. If e short pass dat, go round: stop somewhere for road so dat your very last step go reach di finish.
    • You no fit pass through di finish.
    • Once you don finish, you no get turn again.
game-rally-rules-4 =
    🏠 <b>House rules</b>

    • <b>Map:</b> Old Town (6 stations), Seven Capes (8), Night Sky (10), or your own: send /map to learn how.
    • <b>Stamps to win:</b> 2–6 instead of 4. If di map no get reach dat number of stations, you need all of dem.
    • <b>All stamps:</b> you need stamp from every station.
    • <b>Two dice:</b> roll two dice and waka di total.
    • <b>Easy finish:</b> you fit enta di finish with steps wey remain. Di rest waste.
    • <b>Turn back:</b> if you stop for road and na dead end, you fit turn back and waka di same road wey you follow come.
    • <b>Automatic forced moves</b> (e dey on from start): if na only one place you fit go, I go carry you there. But na you go still roll di dice and enta di finish by yourself.
rally-example-1 = Ada
rally-example-2 = Bola
open-rally = 🗺 My move
rally-map-town = Old Town
rally-map-island = Seven Capes
rally-map-sky = Night Sky
rally-map-own = Your own map
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] { $needed } stamp open
       *[other] { $needed } stamps open
    } di finish 🏁
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } remain</b>{ $some ->
        [0] { "" }
       *[other] . No space dey exactly { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            } away, so stop for road: ({ $some }) mean afta { $some ->
                [one] { $some } step
               *[other] { $some } steps
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Steps to each stamp
       *[no] Steps from { $who } to each stamp
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Your steps to di finish 🏁
       *[no] Steps from { $who } to di finish 🏁
    }: { $steps }
rally-stampless = 🏷 mean you go get stamp.
rally-ahead = 🧭 Spaces wia dis roll fit carry you, di best first. Afta each one: di steps from there to di next stamp or di finish:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: one stamp, den { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: you go finish!
rally-ahead-stops = 🧭 Places to stop for road, di best first. Afta each one: di best space wia your turn fit end if you stop there.
rally-field = space { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } stamps (need { $needed })
       *[no] { $held }/{ $needed } stamps
    }
rally-home =
    🏁 don finish · { $held ->
        [one] { $held } stamp
       *[other] { $held } stamps
    }
rally-final =
    { $held ->
        [0] no stamp
        [one] { $held } stamp
       *[other] { $held } stamps
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 finish with { $held ->
        [one] { $held } stamp
       *[other] { $held } stamps
    }
rally-score =
    { $held ->
        [one] { $held } stamp
       *[other] { $held } stamps
    }
rally-hand-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
rally-roll = 🎲 Roll
rally-go-field = Space { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } of { $whole } steps)
rally-walk-part = Stop for road…
rally-more-places = { $count } more…
rally-where = <b>Wia you wan go?</b>
rally-rest =
    <b>{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } remain: wia you wan go?</b>
rally-which-part =
    <b>Wia you wan stop first?</b> ({ $some }) mean afta { $some ->
        [one] { $some } step
       *[other] { $some } steps
    }. Den you go continue, but you no fit cross your own trail.
rally-tap-below =
    Choose wia to go with di buttons under di table.{ $some ->
        [0] { "" }
       *[other]
            { " " }({ $some }) mean you go stop there afta { $some ->
                [one] { $some } step
               *[other] { $some } steps
            }, den continue.
    }
rally-tap-roll = Na your turn: tap 🎲 Roll under di table.
rally-look = E neva reach your turn. No secret dey dis game: di table show everytin.
event-rally-rolled = { $seat } roll 🎲 { $dice }.
event-rally-rolled_two = { $seat } roll 🎲 { $dice }: { $steps } steps.
event-rally-walked =
    { $seat } waka { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } reach <b>{ $to }</b>{ $left ->
        [0] .
        [one] , { $left } step remain.
       *[other] , { $left } steps remain.
    }
event-rally-turn =
    { $seat } roll 🎲 { $dice } and reach <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 stamp { $more ->
                [yes] { $held } (need { $needed }).
               *[no] { $held } of { $needed }.
            }
    }
event-rally-forfeited =
    { $seat } no fit waka again: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } waste.
event-rally-stamped =
    🏷 { $seat } collect di stamp for <b>{ $at }</b>: { $more ->
        [yes] { $held } (need { $needed }).
       *[no] { $held } of { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            first reach di finish!{ $ends ->
                [yes] { "" }
               *[no] { " Everybody else go finish di round." }
            }
       *[other] reach di finish too.
    }
event-rally-left = { $seat } don comot from di game.
event-rally-ended = Di game don end.
reason-rally-finished = 🏁 { $winners } first reach di finish and win!
reason-rally-last_standing = Na only { $winners } remain till di end and win!
rule-rally-board = Map
rule-rally-board-help = Di map wey una go play on top. To add your own, send am here as file and reply am with <code>/map</code>.
rule-rally-board-town = Old Town
rule-rally-board-island = Seven Capes
rule-rally-board-sky = Night Sky
rule-rally-board-own = 🗺 Your own map
rule-rally-stamps_needed = Stamps to win
rule-rally-stamps_needed-help = How many stamps you need before you fit go di finish 🏁.
rule-rally-all_stamps = All stamps
rule-rally-all_stamps-help = You need stamp from every station wey dey di map.
rule-rally-two_dice = Two dice
rule-rally-two_dice-help = You go roll two dice and waka di total.
rule-rally-no_exact_finish = Easy finish
rule-rally-no_exact_finish-help = You fit enta di finish 🏁 with steps wey remain. Di rest waste.
rule-rally-turnaround = Turn back
rule-rally-turnaround-help = If you stop for road and na dead end, you fit turn back and waka di same road wey you follow come.
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
map-kept =
    🗺 <b>{ $name }</b>: { $positions } spaces, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }. { $where ->
        [private] I don save am for you.
       *[group] I don save am for dis group. To play with am, send /newgame rally and choose am under House rules, Map.
    }
map-brought = { $by } upload am. Na only dis pesin or admin fit replace am.
map-is-anothers = Dis group already get map. Na only di pesin wey upload am or admin fit replace am.
map-play = ▶ Play on dis map
map-unnamed = Your map
map-how =
    Send your map here as JSON file, den reply dat file with /map. E dey look like dis:

    <pre>{ "{" }"name": "Our village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> dey go from 0 to 1000 and <code>y</code> from 0 to 800. <code>look</code> na <code>town</code>, <code>island</code> or <code>sky</code>. Map dey get 5 to 120 positions, and 12 stations at most.
map-too-many =
    You don upload { $most } maps inside one hour, and na di limit be dat. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
map-lost = I no fit download dat file. Send am again and reply am with /map.
map-refused = ❌ I neva fit use dis map:
map-fault = • line { $line }: { $fault }
map-more =
    • … and { $all ->
        [yes] { $count } more.
       *[no] more.
    }
map-fault-too-large = di file na { $size } KB, but di limit na { $most } KB.
map-fault-not-text = dis no be text file. Save am as plain text in UTF-8.
map-fault-not-json = dis one no be JSON: sometin dey wrong for column { $column }. Check if comma, quote or bracket dey miss.
map-fault-no-map = map na object inside curly brackets, with <code>positions</code> and <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] di map no get <code>{ $word }</code>.
       *[other] position <code>{ $position }</code> no get <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] I no sabi <code>{ $word }</code> inside map.
       *[other] position <code>{ $position }</code> get <code>{ $word }</code>, wey I no sabi.
    }
map-fault-no-list = <code>{ $word }</code> must be list inside square brackets.
map-fault-no-position = number { $number } for <code>positions</code> no be position. Write am like <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = connection na two positions, like <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> no fit be di <code>id</code> of position <code>{ $position }</code>. Use one to three letters or digits.
map-fault-bad-x = di <code>x</code> of position <code>{ $position }</code> na <code>{ $value }</code>, but e must be number from 0 to 1000.
map-fault-bad-y = di <code>y</code> of position <code>{ $position }</code> na <code>{ $value }</code>, but e must be number from 0 to 800.
map-fault-bad-kind = di <code>kind</code> of position <code>{ $position }</code> na <code>{ $value }</code>, but e must be <code>field</code>, <code>station</code>, <code>start</code> or <code>finish</code>.
map-fault-bad-name = di <code>name</code> na <code>{ $value }</code>, but e must be text of 30 characters at most.
map-fault-bad-look = di <code>look</code> na <code>{ $value }</code>, but e must be <code>town</code>, <code>island</code> or <code>sky</code>.
map-fault-bad-count =
    di map get { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, but e need { $least } to { $most }.
map-fault-bad-connections = di map get { $count } connections, but di limit na { $most }.
map-fault-twice = two positions dey wey dia name na <code>{ $position }</code>. (Capital and small letters na di same.)
map-fault-no-start = no start dey. Give one position <code>"kind": "start"</code>.
map-fault-no-finish = no finish dey. Give one position <code>"kind": "finish"</code>.
map-fault-two-start = position <code>{ $position }</code> na second start, but map dey get only one.
map-fault-two-finish = position <code>{ $position }</code> na second finish, but map dey get only one.
map-fault-bad-stations = di map get { $count } stations, but e need 1 to { $most }.
map-fault-nowhere = one connection dey go <code>{ $position }</code>, but no position like dat dey.
map-fault-to-itself = position <code>{ $position }</code> connect to itself.
map-fault-connected-twice = <code>{ $one }</code> and <code>{ $other }</code> connect two times.
map-fault-too-many-ways = position <code>{ $position }</code> get pass { $most } connections.
map-fault-too-close = position <code>{ $other }</code> too close to <code>{ $one }</code>. Keep dem at least { $apart } apart.
map-fault-runs-over = di connection from <code>{ $one }</code> to <code>{ $other }</code> pass on top position <code>{ $position }</code>.
map-fault-apart = nobody fit reach position <code>{ $position }</code> from di start.
map-fault-behind-finish = na only through di finish pesin fit reach position <code>{ $position }</code>, and nobody fit pass through di finish.
map-fault-finish-apart = nobody fit reach di finish, position <code>{ $position }</code>.
map-fault-no-end = game fit no end at all: with two dice, player wey dey <code>{ $position }</code> no fit ever end turn for <code>{ $goal }</code>. Add some positions.
rally-not-rolled = Roll di dice first: /move roll
rally-has-rolled =
    You don already roll, and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } remain. Type wia you wan go.
rally-not-reached =
    You no fit reach { $place } now. { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } remain.
typed-rally = Type “roll”, den di name of any space or station for di map, like 12 or B.
rule-rally-forced_moves = Automatic forced moves
rule-rally-forced_moves-help = If na only one place you fit go, I go carry you there. But na you go still roll di dice and enta di finish 🏁 by yourself.
typed-words-rally =
    roll: roll
    to: go
