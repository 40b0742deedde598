game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules =
    📖 <b>DeerPortal</b>

    Wind your way from your corner (field 0) to the portal in the middle (field 40). <b>Most diamonds</b> make you the Deer God.

    Roll 🎲, then go <b>forward or back</b> by all of it. Only where you stop counts.
    💎 A diamond is yours.
    A rune (💧🌱🔥💨) plays the top card of its pile against that element:
    • <b>freeze</b>: its player misses a turn
    • <b>−1 rune</b>: a rune of its area is gone
    • <b>1 diamond</b>, <b>2 diamonds</b>: you take them from its area
    Your own element does nothing to you.

    🧘 Back in your corner by the exact roll, you meditate: your area is laid anew.
    💠 Only Fire can take the big diamond: 3, for going into the portal while leading alone.

    The first in the 🌀 portal wins 5, and the 🦌 <b>deer mode</b> begins: 16 more turns for the whole table, also those that are missed. Then diamonds are counted. If equal, who reached the portal first is ahead.

    Most diamonds: the 🦌 Deer God. The others are remembered as a 🙏 monk, if they reached the portal, or else by their 🌾 heritage alone.
open-deerportal = 🧭 My move
level-document = classic
level-document-help = 🤖 <b>classic</b> plays by a simple rule: it goes where something lies, or tosses a coin, and never thinks ahead.

deerportal-water = 💧 Water
deerportal-earth = 🌱 Earth
deerportal-fire = 🔥 Fire
deerportal-air = 💨 Air
deerportal-stop = freeze
deerportal-card = −1 rune
deerportal-diamond = 1 diamond
deerportal-diamonds = 2 diamonds
deerportal-spring = 🌸 Spring
deerportal-summer = ☀️ Summer
deerportal-fall = 🍂 Fall
deerportal-winter = ❄️ Winter

deerportal-time = { $season } · round { $round }
deerportal-deer = 🦌 <b>Deer mode</b> · { $left ->
    [0] the last turn
    [one] one more turn after this
   *[other] { $left } more turns after this
}
deerportal-over = 🏁 The diamonds are counted
deerportal-piles = 🎴 What runes do now: { $cards }
deerportal-big = 💠 The big diamond lies where { $element } enters the portal.
deerportal-big-fair = 💠 The big diamond waits where { $element } enters the portal.
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨
deerportal-rolled = 🎲 { $mine ->
    [yes] You rolled <b>{ $number }</b>.
   *[no] <b>{ $number }</b>
}
deerportal-occasion = 🗓 { $day }

deerportal-ahead = ➡ { $mark } ahead, to field { $last }: { $things ->
    [none] nothing
   *[other] { $things }
}
deerportal-behind = ⬅ { $mark } behind, to field { $last }: { $things ->
    [none] nothing
   *[other] { $things }
}
deerportal-still = 💎 still to be found: { $counts }
deerportal-at = { $mark } field { $field } of { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 portal · 💎 { $count }
deerportal-frozen = ❄️ frozen{ $turns ->
    [one] { "" }
   *[other] { " " }×{ $turns }
}
deerportal-title-god = 🦌 <b>Deer God</b> · 💎 { $count }
deerportal-title-monk = 🙏 monk: reached the portal · 💎 { $count }
deerportal-title-heritage = 🌾 heritage: { $gone ->
    [yes] left early
   *[no] never reached the portal
} · 💎 { $count }

deerportal-together = 🤝 { $count } together

deerportal-roll = 🎲 Roll
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune = { $field }: { $element } { $card }
deerportal-rune-own = { $field }: { $element } no effect
deerportal-portal = 🌀 portal
deerportal-corner = 🧘 { $field }: meditate

deerportal-said = { $way ->
    [back] back
   *[forward] forward
} { $place ->
    [portal] into the portal 🌀
    [corner] to your corner (🧘 meditate)
    [diamond] to field { $field } (a diamond 💎)
    [own] to field { $field } (your own rune { $element }: no effect)
    [rune] to field { $field } (rune { $element }: { $card })
   *[nothing] to field { $field } (empty)
}

deerportal-ask-roll = <b>It is your turn:</b> roll the die.
deerportal-ask-way = <b>Forward or back?</b> The buttons say where that leads and what lies there.

event-deerportal-rolled = 🎲 { $seat } rolled { $number }.
event-deerportal-moved = { $rolled ->
    [0] { $seat } went
   *[other] { $seat } rolled { $rolled } and went
} { $way ->
    [back] back
   *[forward] forward
} to { $place ->
    [portal] the portal
    [corner] the corner
   *[field] field { $end }
}{ $found ->
    [yes] : a diamond 💎
   *[no] .
}
event-deerportal-meditated = 🧘 { $seat } meditated: the area is laid anew, with { $count } diamonds and runes.
event-deerportal-found_big = 💠 { $seat } took the big diamond: { $count } at once!
event-deerportal-found_diamond = 💎 { $seat } found a diamond.
event-deerportal-drew = { $seat } drew a card against { $element }{ $own ->
    [yes] , { $seat ->
        [You] your
       *[other] their
    } own element: nothing happens.
   *[no] { $target ->
        [nobody] { "" }
       *[other] { " " }({ $target })
    }: { $effect ->
        [stop] { $hits ->
            [0] nobody is there to be frozen.
           *[other] a turn is lost ❄️
        }
        [card] { $hits ->
            [0] no rune was left to be taken.
           *[other] a rune is gone.
        }
       *[other] { $gained ->
            [0] no diamond was left.
            [one] one diamond won 💎
           *[other] two diamonds won 💎💎
        }
    }
}{ $was_last ->
    [yes] { " " }That was the last card of the pile, and all its runes are gone.
   *[no] { "" }
}
event-deerportal-reached_portal = 🌀 { $place ->
    [1] { $seat } reached the portal first and won { $bonus } diamonds!
   *[other] { $seat } reached the portal.
}
event-deerportal-deer_mode = 🦌 The deer mode begins: { $turns } more turns for the whole table.
event-deerportal-missed = ❄️ { $seat } missed a turn{ $left ->
    [0] .
    [one] { "" } and will miss one more.
   *[other] { "" } and will miss { $left } more.
}
event-deerportal-season_began = { $season } begins.
event-deerportal-left = { $seat } left and took all diamonds along.
event-deerportal-ended = The game is over.

reason-deerportal-all_home = 🌀 All are in the portal. { $count ->
    [one] { $winners } had most diamonds and became the 🦌 Deer God!
   *[other] { $winners } won together and became 🦌 Deer Gods!
}
reason-deerportal-deer_mode = 🦌 The deer mode is over. { $count ->
    [one] { $winners } had most diamonds and became the Deer God!
   *[other] { $winners } won together and became Deer Gods!
}
reason-deerportal-last_standing = { $winners } stayed to the end and won!

rule-deerportal-fair_centre = A big diamond for all
rule-deerportal-fair_centre-help = Whoever goes into the portal while leading alone takes the big diamond, not only Fire.
rule-deerportal-portal_required = Portal or nothing
rule-deerportal-portal_required-help = Who never reached the portal ranks below all who did, however many diamonds that may be.
rule-deerportal-quick = Quick game
rule-deerportal-quick-help = Everybody begins halfway, on field 20.
rule-deerportal-no_bots = Empty seats stay empty
rule-deerportal-no_bots-help = Computers sit down only where you ask them to; without this, they take every empty seat. The deer mode has four turns a seat.
rule-deerportal-random_bonus = Five or six
rule-deerportal-random_bonus-help = Chance decides whether the first in the portal wins five diamonds or six.
rule-deerportal-teams = Two teams
rule-deerportal-teams-help = Opposite corners play together: Water with Fire, Earth with Air. Their diamonds are added up.

# Days of old calendars

deerportal-day-1-2 = Frigg takes up her distaff again
deerportal-day-1-6 = A Celtic day of the threefold goddess
deerportal-day-1-10 = The day of Geraint
deerportal-day-1-13 = Midvinterblot, the midwinter offering
deerportal-day-1-20 = Midvinterblot once more, by another count
deerportal-day-1-22 = A feast of the Muses
deerportal-day-1-25 = The old feast of Disting
deerportal-day-1-30 = Up Helly Aa, an old feast of fire
deerportal-day-1-31 = A day in honour of the Valkyries
deerportal-day-2-2 = The first cross-quarter day · Imbolc, the feast of Brighid
deerportal-day-2-11 = The day on which birds begin to sing
deerportal-day-2-14 = The feast of Vali
deerportal-day-3-2 = The day of the crows
deerportal-day-3-13 = Burgsonndeg, when the sun is born anew and spring comes near
deerportal-day-3-17 = Trefuilnid Treochar, now St Patrick's day
deerportal-day-3-18 = Sheela's day
deerportal-day-3-19 = The first quarter day: spring equinox
deerportal-day-3-20 = The feast of Iduna
deerportal-day-3-21 = Ostara, the Saxon goddess of spring
deerportal-day-4-30 = May Eve, Walpurgis Night
deerportal-day-5-1 = Beltane, the Celtic feast of bonfires
deerportal-day-5-4 = The second cross-quarter day
deerportal-day-5-12 = The parade of cats
deerportal-day-5-14 = The feast of the midnight sun
deerportal-day-5-18 = The feast of Cernunnos, the horned god
deerportal-day-5-20 = The feast of Mjollnir, the hammer of Thor
deerportal-day-5-24 = A mothers' day for the threefold goddess
deerportal-day-6-20 = The second quarter day: summer solstice
deerportal-day-6-21 = Litha, the longest day
deerportal-day-6-23 = St John's Eve, midsummer
deerportal-day-8-1 = Lughnasadh, the summer games of Lug the sun god
deerportal-day-8-2 = The day of Lady Godiva
deerportal-day-8-4 = Loch mo Naire, whose water heals
deerportal-day-8-5 = The third cross-quarter day
deerportal-day-8-10 = The fair of Puck
deerportal-day-8-14 = The day of the Burryman
deerportal-day-8-17 = The ordeal of Odin
deerportal-day-8-23 = The feast of Ilmatar
deerportal-day-8-28 = Frey's day, Frey Faxi
deerportal-day-8-29 = The feast of Urda
deerportal-day-9-21 = The third quarter day: autumn equinox
deerportal-day-10-8 = A day to remember Erik the Red
deerportal-day-10-9 = The day of Leif Erikson
deerportal-day-10-11 = The old lady of the trees
deerportal-day-10-14 = Winter Nights, when the harvest is in
deerportal-day-10-18 = The great horn fair
deerportal-day-10-24 = A feast of the spirits of the air
deerportal-day-10-27 = The day of Allan apples
deerportal-day-10-31 = All Hallows' Eve
deerportal-day-11-1 = Samhain, when the sun departs and a Celtic year begins
deerportal-day-11-5 = The fourth cross-quarter day
deerportal-day-12-6 = The feast of Nicolas, in whom Odin leads the hunt
deerportal-day-12-9 = The cleaning for Yule, when Danes fetch water for its ale
deerportal-day-12-13 = Wodan's wild hunt
deerportal-day-12-18 = The feast of Epona
deerportal-day-12-20 = The fourth quarter day: winter solstice
deerportal-day-12-21 = The feast of Beiwe · Yule, twelve days of the wheel

deerportal-not-rolled = Roll first: /move roll
deerportal-has-rolled = You have rolled. Type /move forward or /move back.
typed-deerportal = There are three words: roll, forward, back.

role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
