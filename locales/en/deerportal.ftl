game-deerportal-about = Wind your way to the portal, grab diamonds and play the elements against each other.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Goal:</b> have the most diamonds 💎 at the end.

    Each player has a path of their own, from the corner (space 0) to the portal 🌀 in the middle (space 40). Paths never meet, so nobody can block you.

    <b>Your turn</b>
    1. Roll the die 🎲.
    2. Move <b>forward or back</b> by the whole roll. You must move. If there isn’t room to go back, you go forward automatically. A roll that is too high still takes you into the portal.
    3. Only the space where you <b>stop</b> counts. A diamond there is yours. A rune there plays a card (next page).

    <b>The end:</b> whoever reaches the portal first gets 5 diamonds and starts deer mode 🦌. After 16 more player turns, or as soon as everybody is in the portal, the diamonds are counted. Most diamonds win!
game-deerportal-rules-2 =
    📖 <b>Runes and cards</b>

    Every path starts with 12 diamonds and 16 runes. A rune belongs to 💧 Water, 🌱 Earth, 🔥 Fire or 💨 Air. Stop on it, and the top card of that element’s pile, which everybody sees, hits that element:

    • <b>Freeze</b> ❄️: the player of that element misses a turn. Two freezes, two turns.
    • <b>Lose a rune</b>: 1 rune disappears from that player’s path.
    • <b>Take 1 diamond</b>: you get 1, even if that path has none left.
    • <b>Take 2 diamonds</b>: you get as many as that path still has, at most 2.

    Collected diamonds are safe: cards take only what still lies on the path. A rune of your <b>own</b> element does nothing, but the card is used up. After a pile’s last card (32), all its runes disappear.

    🧘 <b>Meditate:</b> go back to your corner with an exact roll, and your path is filled again as at the start.
game-deerportal-rules-3 =
    📖 <b>The portal and the end</b>

    🌀 You may enter the portal whenever a roll takes you there. The <b>first</b> player there gets 5 diamonds, later ones nothing. In the portal you keep your diamonds and take no more turns, cards don’t freeze you, and all that still lies on your path disappears.

    🦌 <b>Deer mode</b> lasts 16 player turns, 4 for each seat. Missed turns count, and so do those of players already in the portal.

    💠 <b>The big diamond</b> is worth 3 more. Only Fire 🔥 can take it: as the first in the portal, while Fire alone has the most diamonds.

    <b>Who wins?</b> The player with the most diamonds is the Deer God 🦌, even without having reached the portal. If tied, a player who reached the portal is ahead, then the one who was there first. Any other player who reached the portal is a monk 🙏.

    Computers take empty seats. The seasons only change how the board looks.
open-deerportal = 🧭 My move
level-document = classic
level-document-help = 🤖 <b>classic</b> plays by a simple rule: it moves to where something lies, or tosses a coin, and never thinks ahead.

deerportal-water = 💧 Water
deerportal-earth = 🌱 Earth
deerportal-fire = 🔥 Fire
deerportal-air = 💨 Air
deerportal-stop = freeze
deerportal-card = lose a rune
deerportal-diamond = take 1 diamond
deerportal-diamonds = take 2 diamonds
deerportal-spring = 🌸 Spring
deerportal-summer = ☀️ Summer
deerportal-fall = 🍂 Autumn
deerportal-winter = ❄️ Winter

deerportal-time = { $season } · round { $round }{ $left ->
    [none] { "" }
    [0] { " " }· 🦌 <b>Deer mode</b>: last turn
    [one] { " " }· 🦌 <b>Deer mode</b>: 1 turn left after this
   *[other] { " " }· 🦌 <b>Deer mode</b>: { $left } turns left after this
}
deerportal-over = 🏁 The diamonds are counted
deerportal-piles = 🎴 Runes now: { $cards }
deerportal-big = 💠 The big diamond waits in the portal: 3 for { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 diamonds
deerportal-occasion = 🗓 { $day }

deerportal-ahead = ➡ { $mark } forward, up to space { $last }: { $things ->
    [none] nothing
   *[other] { $things }
}
deerportal-behind = ⬅ { $mark } back, down to space { $last }: { $things ->
    [none] nothing
   *[other] { $things }
}
deerportal-still = 💎 left to find: { $counts }
deerportal-at = { $mark } space { $field } of { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 in the portal · 💎 { $count }
deerportal-frozen = ❄️ { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
deerportal-score = { $team ->
    [yes] team:{ " " }
   *[no] { "" }
}{ $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
deerportal-title-god = 🦌 <b>Deer God</b> · 💎 { $count }
deerportal-title-monk = 🙏 Monk: reached the portal · 💎 { $count }
deerportal-title-heritage = { $gone ->
    [yes] 🌾 Left early
   *[no] 🌾 Never reached the portal
} · 💎 { $count }

deerportal-together = 🤝 { $count } together

deerportal-roll = 🎲 Roll
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune = { $field }: { $effect ->
    [stop] freeze { $element } ❄️
    [card] { $element } loses a rune
    [diamond] 1 💎 from { $element }
    [diamonds] { $count } 💎 from { $element }
   *[none] { $element } no effect
}
deerportal-portal = 🌀 portal{ $bonus ->
    [none] { "" }
   *[other] : +{ $bonus } 💎
}
deerportal-corner = { $field }: 🧘 meditate
deerportal-ends = { $move } · ends the game

deerportal-said = { $way ->
    [back] back
   *[forward] forward
} { $place ->
    [portal] into the portal 🌀
    [corner] to your corner (🧘 meditate)
    [diamond] to space { $field } (a diamond 💎)
    [own] to space { $field } (your own rune { $element }: no effect)
    [rune] to space { $field } (a rune of { $element }: { $card })
   *[nothing] to space { $field } (empty)
}

deerportal-ask-roll = <b>Your turn:</b> roll the die.
deerportal-ask-way = 🎲 <b>You rolled { $number }: forward or back?</b>

event-deerportal-rolled = 🎲 { $seat } rolled { $number }.
event-deerportal-moved = { $rolled ->
    [0] { $seat } moved
   *[other] { $seat } rolled { $rolled } and moved
}{ $way ->
    [back] { " " }back
   *[forward] { "" }
} to { $place ->
    [portal] the portal
    [corner] the corner
   *[field] space { $end }
}{ $found ->
    [diamond] : a diamond 💎
    [own] : { $seat ->
        [You] your
       *[other] their
    } own rune, no effect.
   *[nothing] .
}
event-deerportal-meditated = 🧘 { $seat } meditated: { $seat ->
    [You] your
   *[other] their
} area is filled again.
event-deerportal-found_big = 💠 { $seat } took the big diamond: { $count ->
    [one] 1 diamond!
   *[other] { $count } diamonds!
}
event-deerportal-found_diamond = 💎 { $seat } found a diamond.
event-deerportal-drew = { $what ->
    [own] { $seat } set off a rune of { $seat ->
        [You] your
       *[other] their
    } own element { $mark }: no effect.
    [frozen] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } froze { $target } ({ $mark }): { $target ->
        [you] you
       *[other] they
    } miss a turn ❄️
    [lost] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } cost { $target } ({ $mark }) a rune.
    [lost-nobody] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } cost { $element } { $mark } a rune.
    [won] { $seat } took { $gained ->
        [one] 1 diamond
       *[other] { $gained } diamonds
    } from { $target ->
        [you] your area
       *[other] { $target }’s area
    } ({ $mark }).
    [won-nobody] { $seat } took { $gained ->
        [one] 1 diamond
       *[other] { $gained } diamonds
    } from { $element }’s area { $mark }.
    [won-anyway] { $seat } got 1 diamond; { $element }’s area { $mark } had none left.
    [no-diamond] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } did nothing: { $element } { $mark } has no diamonds left.
    [no-rune] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } did nothing: { $element } { $mark } has no runes left.
   *[no-one] { $seat ->
        [You] Your rune
       *[other] { $seat }’s rune
    } did nothing: nobody is on { $element }’s path { $mark }.
}{ $was_last ->
    [yes] { " " }That was the pile’s last card, so all { $mark } runes are gone.
   *[no] { "" }
}
event-deerportal-reached_portal = { $rolled ->
    [0] 🌀 { $seat }
   *[other] 🌀 { $seat } rolled { $rolled } and
} { $place ->
    [1] reached the portal first: { $bonus } diamonds!
   *[other] reached the portal.
}
event-deerportal-deer_mode = 🦌 Deer mode begins: { $turns } turns left for the whole table.
event-deerportal-missed = ❄️ { $seat } missed a turn{ $left ->
    [0] .
    [one] { "" } and will miss 1 more.
   *[other] { "" } and will miss { $left } more.
}
event-deerportal-season_began = { $season } begins.
event-deerportal-left = { $seat } left and took { $seat ->
    [You] your
   *[other] their
} diamonds along.
event-deerportal-ended = The game is over.

reason-deerportal-all_home = 🌀 Everybody is in the portal. { $count ->
    [one] { $winners } came first and became the 🦌 Deer God!
   *[other] { $winners } won together and became 🦌 Deer Gods!
}
reason-deerportal-deer_mode = 🦌 Deer mode is over. { $count ->
    [one] { $winners } came first and became the Deer God!
   *[other] { $winners } won together and became Deer Gods!
}
reason-deerportal-last_standing = { $winners } stayed to the end and won!

rule-deerportal-fair_centre = A big diamond for all
rule-deerportal-fair_centre-help = Everybody can take the big diamond, not only Fire: move into the portal while you alone have the most diamonds.
rule-deerportal-portal_required = Portal or nothing
rule-deerportal-portal_required-help = Players who never reached the portal rank below everybody who did, however many diamonds they have.
rule-deerportal-quick = Quick game
rule-deerportal-quick-help = Everybody starts halfway, on space 20.
rule-deerportal-no_bots = Empty seats stay empty
rule-deerportal-no_bots-help = Computers join only where you add them. Elements are given out in the order of joining: Water, Earth, Fire, Air. Deer mode lasts 4 turns for each player.
rule-deerportal-random_bonus = 5 or 6
rule-deerportal-random_bonus-help = Chance decides whether the first in the portal gets 5 diamonds or 6.
rule-deerportal-teams = Two teams
rule-deerportal-teams-help = Opposite corners play together: Water with Fire, Earth with Air. A team counts its diamonds together.

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
deerportal-day-3-17 = Trefuilnid Treochar, now St Patrick’s day
deerportal-day-3-18 = Sheela’s day
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
deerportal-day-5-24 = A mothers’ day for the threefold goddess
deerportal-day-6-20 = The second quarter day: summer solstice
deerportal-day-6-21 = Litha, the longest day
deerportal-day-6-23 = St John’s Eve, midsummer
deerportal-day-8-1 = Lughnasadh, the summer games of Lug the sun god
deerportal-day-8-2 = The day of Lady Godiva
deerportal-day-8-4 = Loch mo Naire, whose water heals
deerportal-day-8-5 = The third cross-quarter day
deerportal-day-8-10 = The fair of Puck
deerportal-day-8-14 = The day of the Burryman
deerportal-day-8-17 = The ordeal of Odin
deerportal-day-8-23 = The feast of Ilmatar
deerportal-day-8-28 = Frey’s day, Frey Faxi
deerportal-day-8-29 = The feast of Urda
deerportal-day-9-21 = The third quarter day: autumn equinox
deerportal-day-10-8 = A day to remember Erik the Red
deerportal-day-10-9 = The day of Leif Erikson
deerportal-day-10-11 = The old lady of the trees
deerportal-day-10-14 = Winter Nights, when the harvest is in
deerportal-day-10-18 = The great horn fair
deerportal-day-10-24 = A feast of the spirits of the air
deerportal-day-10-27 = The day of Allan apples
deerportal-day-10-31 = All Hallows’ Eve
deerportal-day-11-1 = Samhain, when the sun departs and a Celtic year begins
deerportal-day-11-5 = The fourth cross-quarter day
deerportal-day-12-6 = The feast of Nicolas, in whom Odin leads the hunt
deerportal-day-12-9 = The cleaning for Yule, when Danes fetch water for its ale
deerportal-day-12-13 = Wodan’s wild hunt
deerportal-day-12-18 = The feast of Epona
deerportal-day-12-20 = The fourth quarter day: winter solstice
deerportal-day-12-21 = The feast of Beiwe · Yule, twelve days of the wheel

deerportal-not-rolled = Roll first: /move roll
deerportal-tap-way = That’s your roll. Tap where you want to go.
deerportal-has-rolled = You’ve already rolled. Send /move forward or /move back.
typed-deerportal = Three words: roll, forward, back.

role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
