game-deerportal-about = Race to di portal, collect diamonds and set di elements against each oda.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Goal:</b> get di most diamonds 💎 wen di game end.

    Each player get im own road, from di corner (space 0) to di portal 🌀 for middle (space 40). Roads no dey meet, so nobody fit block you.

    <b>Your turn</b>
    1. Roll di dice 🎲.
    2. Go <b>front or back</b> with di whole roll. You must move. If di spaces behind you no reach di roll, you go front automatic. If di roll too high, e still carry you enta di portal.
    3. Na only di space wia you <b>stop</b> dey count. Diamond wey dey there na your own. Rune wey dey there go make card work (next page).

    <b>Di end:</b> who reach di portal first get 5 diamonds and start deer mode 🦌. Afta 16 more player turns, or once everybody don enta di portal, we go count di diamonds. Who get di most diamonds win!
game-deerportal-rules-2 =
    📖 <b>Runes and cards</b>

    Every road start with 12 diamonds and 16 runes. Each rune belong to 💧 Water, 🌱 Earth, 🔥 Fire or 💨 Air. If you stop for one, di top card of dat element pile, wey everybody fit see, go hit dat element:

    • <b>Freeze</b> ❄️: di player of dat element miss turn. Two freeze na two turns.
    • <b>Lose rune</b>: 1 rune go lost from dat player road.
    • <b>Collect 1 diamond</b>: you get 1, even if diamond no remain for dat road.
    • <b>Collect 2 diamonds</b>: you get di ones wey dat road still get, 2 at most.

    Diamonds wey you don collect dey safe: cards fit take only di ones wey still dey road. Rune of your <b>own</b> element no dey do anytin, but di card don waste. Wen di last card of one pile (32) don go, all di runes of dat element go lost from every road.

    🧘 <b>Meditate:</b> go back to your corner with exact roll, and your road go full again like for start.
game-deerportal-rules-3 =
    📖 <b>Di portal and di end</b>

    🌀 You fit enta di portal anytime wey roll carry you reach. Di <b>first</b> player there get 5 diamonds, di others no get anytin. Inside di portal you keep your diamonds but you no get turn again, cards no fit freeze you, and everytin wey remain for your road go lost.

    🦌 <b>Deer mode</b> na 16 player turns, 4 for each seat. Turns wey pesin miss dey count, and turns of players wey don enta di portal too.

    💠 <b>Di big diamond</b> na 3 more. Na only Fire 🔥 fit take am: e must enta di portal first and hold diamonds pass everybody.

    <b>Who win?</b> Di player wey get di most diamonds na di Deer God 🦌, even if e neva reach di portal. If na tie, players wey reach di portal dey front, who first reach dey before. Any oda player wey reach di portal na monk 🙏.

    Computers dey take seats wey empty. Di seasons dey change only how di board look.
open-deerportal = 🧭 My move
level-document = classic
level-document-help = 🤖 <b>classic</b> dey play with one simple rule: e go wia e fit get sometin, or e toss coin. E no dey think ahead.
deerportal-water = 💧 Water
deerportal-earth = 🌱 Earth
deerportal-fire = 🔥 Fire
deerportal-air = 💨 Air
deerportal-stop = freeze
deerportal-card = lose rune
deerportal-diamond = collect 1 diamond
deerportal-diamonds = collect 2 diamonds
deerportal-spring = 🌸 Spring
deerportal-summer = ☀️ Summer
deerportal-fall = 🍂 Autumn
deerportal-winter = ❄️ Winter
deerportal-time =
    { $season } · round { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Deer mode</b>: last turn
        [one] { " " }· 🦌 <b>Deer mode</b>: { $left } turn remain afta dis one
       *[other] { " " }· 🦌 <b>Deer mode</b>: { $left } turns remain afta dis one
    }
deerportal-over = 🏁 Dem don count di diamonds
deerportal-piles = 🎴 Wetin di runes dey do now: { $cards }
deerportal-big = 💠 Di big diamond still dey di portal: e be 3 for { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 diamonds
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } front, till space { $last }: { $things ->
        [none] notin
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } back, till space { $last }: { $things ->
        [none] notin
       *[other] { $things }
    }
deerportal-still = 💎 wey remain to find: { $counts }
deerportal-at = { $mark } space { $field } of { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 inside di portal · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] go miss { $turns } turn
       *[other] go miss { $turns } turns
    }
deerportal-score =
    { $team ->
        [yes] team:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
deerportal-title-god = 🦌 <b>Deer God</b> · 💎 { $count }
deerportal-title-monk = 🙏 Monk: e reach di portal · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 E comot early
       *[no] 🌾 E neva reach di portal
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 E neva reach di portal
   *[other] 🌀 number { $number } inside di portal
}
deerportal-together = 🤝 { $count } togeda
deerportal-roll = 🎲 Roll
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] freeze { $element } ❄️
        [card] { $element } lose rune
        [diamond] 1 💎 from { $element }
        [diamonds] { $count } 💎 from { $element }
       *[none] { $element } no effect
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditate
deerportal-ends = { $move } · game go end
deerportal-said =
    { $way ->
        [back] go back
       *[forward] go front
    } { $place ->
        [portal] enta di portal 🌀
        [corner] reach your corner (🧘 meditate)
        [diamond] reach space { $field } (diamond 💎 dey)
        [own] reach space { $field } (your own rune, { $element }: no effect)
        [rune] reach space { $field } ({ $element } rune: { $card })
       *[nothing] reach space { $field } (empty)
    }
deerportal-ask-roll = <b>Your turn:</b> roll di dice.
deerportal-ask-way = 🎲 <b>You roll { $number }: front or back?</b>
event-deerportal-rolled = 🎲 { $seat } roll { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat } go
       *[other] { $seat } roll { $rolled }, go
    }{ $way ->
        [back] { " " }back
       *[forward] { " " }front
    } reach { $place ->
        [portal] di portal
        [corner] di corner
       *[field] space { $end }
    }{ $found ->
        [diamond] { " and collect diamond 💎." }
        [own]
            : { WHO($seat) ->
                [you] your
               *[other] im
            } own rune, no effect.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } meditate: { WHO($seat) ->
        [you] your
       *[other] im
    } road don full again.
event-deerportal-found_big =
    💠 { $seat } take di big diamond: { $count ->
        [one] { $count } diamond!
       *[other] { $count } diamonds!
    }
event-deerportal-found_diamond = 💎 { $seat } collect 1 diamond.
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } stop for rune of { WHO($seat) ->
                [you] your
               *[other] im
            } own element { $mark }: no effect.
        [frozen]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } freeze { $target } ({ $mark }): { WHO($target) ->
                [you] you
               *[other] e
            } go miss turn ❄️.
        [lost]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } comot 1 rune from { WHO($target) ->
                [you] your road
               *[other] { $target } im road
            } ({ $mark }).
        [lost-nobody]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } comot 1 rune from { $element } road { $mark }.
        [won]
            { $seat } take { $gained ->
                [one] { $gained } diamond
               *[other] { $gained } diamonds
            } from { WHO($target) ->
                [you] your road
               *[other] { $target } im road
            } ({ $mark }).
        [won-nobody]
            { $seat } take { $gained ->
                [one] { $gained } diamond
               *[other] { $gained } diamonds
            } from { $element } road { $mark }.
        [won-anyway] { $seat } collect 1 diamond, even though no diamond remain for { $element } road { $mark }.
        [no-diamond]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } no do anytin: no diamond remain for { $element } road { $mark }.
        [no-rune]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } no do anytin: no rune remain for { $element } road { $mark }.
       *[no-one]
            { WHO($seat) ->
                [you] Your rune
               *[other] { $seat } im rune
            } no do anytin: nobody dey { $element } road { $mark }.
    }{ $was_last ->
        [yes] { " " }Na di last card of di pile be dat, so all { $mark } runes don disappear.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } roll { $rolled } and
    } { $place ->
        [1] first reach di portal: { $bonus } diamonds!
       *[other] reach di portal.
    }
event-deerportal-deer_mode = 🦌 Deer mode don start: { $turns } turns remain, for everybody togeda.
event-deerportal-missed =
    ❄️ { $seat } miss turn{ $left ->
        [0] .
        [one] { "" } and go miss { $left } more.
       *[other] { "" } and go miss { $left } more.
    }
event-deerportal-season_began = { $season } don start.
event-deerportal-left =
    { $seat } comot and carry { WHO($seat) ->
        [you] your
       *[other] im
    } diamonds go.
event-deerportal-ended = Di game don end.
reason-deerportal-all_home =
    🌀 Everybody don enta di portal. { $count ->
        [one] { $winners } win and become di 🦌 Deer God!
       *[other] { $winners } win togeda and become 🦌 Deer Gods!
    }
reason-deerportal-deer_mode =
    🦌 Deer mode don end. { $count ->
        [one] { $winners } win and become di Deer God!
       *[other] { $winners } win togeda and become Deer Gods!
    }
reason-deerportal-last_standing = Na only { $winners } remain till di end and win!
rule-deerportal-fair_centre = Big diamond for everybody
rule-deerportal-fair_centre-help = Everybody fit take di big diamond, no be only Fire. To get am, enta di portal wen na only you get di most diamonds.
rule-deerportal-portal_required = Portal or notin
rule-deerportal-portal_required-help = Players wey neva reach di portal go dey behind everybody wey reach, no mata how many diamonds dem get.
rule-deerportal-quick = Quick game
rule-deerportal-quick-help = Everybody start for half road, for space 20.
rule-deerportal-no_bots = Empty seats go stay empty
rule-deerportal-no_bots-help = Computers go join only if you add dem. Di elements dey share as players join: Water, Earth, Fire, Air. Deer mode na 4 turns for each player.
rule-deerportal-random_bonus = Portal bonus na 5 or 6
rule-deerportal-random_bonus-help = Di first player wey enta di portal get 5 or 6 diamonds, by luck.
rule-deerportal-teams = Two teams
rule-deerportal-teams-help = Corners wey face each oda dey play togeda: Water with Fire, Earth with Air. Each team go add dia diamonds togeda.

deerportal-day-1-2 = Frigg don carry im spinning stick again
deerportal-day-1-6 = Celtic day for di Triple Goddess
deerportal-day-1-10 = St Geraint Day
deerportal-day-1-13 = Midvinterblot, di midwinter offering
deerportal-day-1-20 = Midvinterblot again, by anoda calendar
deerportal-day-1-22 = Feast of di Muses
deerportal-day-1-25 = Di old feast of Disting
deerportal-day-1-30 = Up Helly Aa, old fire festival
deerportal-day-1-31 = Day to honour di Valkyries
deerportal-day-2-2 = Di first cross-quarter day · Imbolc, di feast of Brighid
deerportal-day-2-11 = Di day wey birds dey start to sing
deerportal-day-2-14 = Di feast of Vali
deerportal-day-3-2 = Di day of di crows
deerportal-day-3-13 = Burgsonndeg, wen dem born di sun again and spring dey come
deerportal-day-3-17 = Trefuilnid Treochar, wey be St Patrick Day now
deerportal-day-3-18 = Sheela Day
deerportal-day-3-19 = Di first quarter day: spring equinox
deerportal-day-3-20 = Di feast of Iduna
deerportal-day-3-21 = Ostara, di Saxon goddess of spring
deerportal-day-4-30 = May Eve, di Walpurgis Night
deerportal-day-5-1 = Beltane, di Celtic festival of bonfires
deerportal-day-5-4 = Di second cross-quarter day
deerportal-day-5-12 = Di Cat Parade
deerportal-day-5-14 = Di feast of di midnight sun
deerportal-day-5-18 = Di feast of Cernunnos, di god wey get horn
deerportal-day-5-20 = Di feast of Mjollnir, Thor hammer
deerportal-day-5-24 = Mama day for di Triple Goddess
deerportal-day-6-20 = Di second quarter day: summer solstice
deerportal-day-6-21 = Litha, di day wey long pass
deerportal-day-6-23 = St John Eve, midsummer
deerportal-day-8-1 = Lughnasadh, di summer games of Lugh di sun god
deerportal-day-8-2 = Lady Godiva Day
deerportal-day-8-4 = Loch mo Naire and im healing water
deerportal-day-8-5 = Di third cross-quarter day
deerportal-day-8-10 = Puck Fair
deerportal-day-8-14 = Burryman Day
deerportal-day-8-17 = Di hard test of Odin
deerportal-day-8-23 = Di feast of Ilmatar
deerportal-day-8-28 = Frey Faxi, Frey day
deerportal-day-8-29 = Di feast of Urda
deerportal-day-9-21 = Di third quarter day: autumn equinox
deerportal-day-10-8 = Di day of Erik the Red
deerportal-day-10-9 = Leif Erikson Day
deerportal-day-10-11 = Di Old Mama of di Trees
deerportal-day-10-14 = Winter Nights, wen harvest don enta house
deerportal-day-10-18 = Di Great Horn Fair
deerportal-day-10-24 = Feast of di spirits of di air
deerportal-day-10-27 = Allantide, wen pipo dey dash each oda Allan apples
deerportal-day-10-31 = All Hallows Eve
deerportal-day-11-1 = Samhain, wen di sun dey comot and di Celtic year dey start
deerportal-day-11-5 = Di fourth cross-quarter day
deerportal-day-12-6 = Di feast of St Nicholas, wey Odin borrow im body lead di hunt
deerportal-day-12-9 = Di big Yule cleaning, wen Danes dey fetch water for di Yule beer
deerportal-day-12-13 = Woden Wild Hunt
deerportal-day-12-18 = Di feast of Epona
deerportal-day-12-20 = Di fourth quarter day: winter solstice
deerportal-day-12-21 = Di feast of Beiwe · Yule, twelve days of di wheel
deerportal-not-rolled = Roll di dice first: /move roll
deerportal-tap-way = Na your roll be dat. Tap wia you wan go.
deerportal-has-rolled = You don already roll. Send /move front or /move back
typed-deerportal = You fit type three words: roll, front, back.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: roll
    forward: front
    back: back
