game-deerportal-about = Race to the portal, grab diamonds and set the elements against each other.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Goal:</b> have the most diamonds 💎 at the end.

    Each player has their own path, from the corner (space 0) to the portal 🌀 in the middle (space 40). Paths never meet, so nobody can block you.

    <b>Your turn</b>
    1. Roll the die 🎲.
    2. Move <b>forward or back</b> by the whole roll. You must move. If there isn’t room to move back, you move forward automatically. A roll that is too high still takes you into the portal.
    3. Only the space where you <b>stop</b> counts. A diamond there is yours. A rune there plays a card (next page).

    <b>The end:</b> whoever reaches the portal first gets 5 diamonds and starts deer mode 🦌. After 16 more player turns, or as soon as everybody is in the portal, the diamonds are counted. Whoever has the most diamonds wins!
game-deerportal-rules-2 =
    📖 <b>Runes and cards</b>

    Every path starts with 12 diamonds and 16 runes. Each rune belongs to 💧 Water, 🌱 Earth, 🔥 Fire or 💨 Air. If you stop on one, the top card of that element’s pile, which everybody can see, hits that element:

    • <b>Freeze</b> ❄️: the player of that element misses a turn. Two freezes cost two turns.
    • <b>Lose a rune</b>: 1 rune disappears from that player’s path.
    • <b>Take 1 diamond</b>: you get 1, even if that path has none left.
    • <b>Take 2 diamonds</b>: you get as many as that path still has, at most 2.

    Collected diamonds are safe: cards only take what’s still on the path. A rune of your <b>own</b> element does nothing, but the card is used up. After a pile’s last card (32), all its runes disappear.

    🧘 <b>Meditate:</b> move back to your corner with an exact roll, and your path is filled again as at the start.
game-deerportal-rules-3 =
    📖 <b>The portal and the end</b>

    🌀 You may enter the portal whenever a roll takes you there. The <b>first</b> player there gets 5 diamonds, and the others get nothing. In the portal you keep your diamonds and take no more turns, cards can’t freeze you, and everything left on your path disappears.

    🦌 <b>Deer mode</b> lasts 16 player turns, 4 for each seat. Missed turns count, and so do the turns of players already in the portal.

    💠 <b>The big diamond</b> is worth 3 more. Only Fire 🔥 can take it, by being first into the portal while holding more diamonds than anyone else.

    <b>Who wins?</b> The player with the most diamonds is the Deer God 🦌, even if they never reached the portal. In a tie, players who reached the portal come first, in the order they got there. Any other player who reached the portal is a monk 🙏.

    Computers take empty seats. The seasons only change how the board looks.
open-deerportal = 🧭 My move
level-document = classic
level-document-help = 🤖 <b>classic</b> plays by a simple rule: it moves to where there’s something to get, or tosses a coin, and never thinks ahead.

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
    [one] { " " }· 🦌 <b>Deer mode</b>: 1 turn left after this one
   *[other] { " " }· 🦌 <b>Deer mode</b>: { $left } turns left after this one
}
deerportal-over = 🏁 The diamonds have been counted
deerportal-piles = 🎴 What the runes do now: { $cards }
deerportal-big = 💠 The big diamond is still in the portal: worth 3 to { $who }
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
deerportal-arrived = { $number ->
    [0] 🌾 Never reached the portal
   *[other] 🌀 no. { $number } in the portal
}

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
    [own] to space { $field } (your own rune, { $element }: no effect)
    [rune] to space { $field } ({ $element } rune: { $card })
   *[nothing] to space { $field } (empty)
}

deerportal-ask-roll = <b>Your turn:</b> roll the die.
deerportal-ask-way = 🎲 <b>You rolled a { $number }: forward or back?</b>

event-deerportal-rolled = 🎲 { $seat } rolled a { $number }.
event-deerportal-moved = { $rolled ->
    [0] { $seat } moved
   *[other] { $seat } rolled a { $rolled }{ $found ->
        [diamond] ,
       *[nothing] { " and" }
    } moved
}{ $way ->
    [back] { " " }back
   *[forward] { "" }
} to { $place ->
    [portal] the portal
    [corner] the corner
   *[field] space { $end }
}{ $found ->
    [diamond] { " and found a diamond 💎." }
    [own] : { WHO($seat) ->
        [you] your
       *[other] their
    } own rune, no effect.
   *[nothing] .
}
event-deerportal-meditated = 🧘 { $seat } meditated: { WHO($seat) ->
    [you] your
   *[other] their
} path is filled again.
event-deerportal-found_big = 💠 { $seat } took the big diamond: { $count ->
    [one] 1 diamond!
   *[other] { $count } diamonds!
}
event-deerportal-found_diamond = 💎 { $seat } found a diamond.
event-deerportal-drew = { $what ->
    [own] { $seat } set off a rune of { WHO($seat) ->
        [you] your
       *[other] their
    } own element { $mark }: no effect.
    [frozen] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } froze { $target } ({ $mark }): { WHO($target) ->
        [you] you
       *[other] they
    } miss a turn ❄️.
    [lost] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } removed 1 rune from { WHO($target) ->
        [you] your path
       *[other] { $target }’s path
    } ({ $mark }).
    [lost-nobody] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } removed 1 rune from { $element }’s path { $mark }.
    [won] { $seat } took { $gained ->
        [one] 1 diamond
       *[other] { $gained } diamonds
    } from { WHO($target) ->
        [you] your path
       *[other] { $target }’s path
    } ({ $mark }).
    [won-nobody] { $seat } took { $gained ->
        [one] 1 diamond
       *[other] { $gained } diamonds
    } from { $element }’s path { $mark }.
    [won-anyway] { $seat } got 1 diamond, although { $element }’s path { $mark } had none left.
    [no-diamond] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } did nothing: { $element }’s path { $mark } has no diamonds left.
    [no-rune] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } did nothing: { $element }’s path { $mark } has no runes left.
   *[no-one] { WHO($seat) ->
        [you] Your rune
       *[other] { $seat }’s rune
    } did nothing: nobody is on { $element }’s path { $mark }.
}{ $was_last ->
    [yes] { " " }That was the pile’s last card, so all { $mark } runes are gone.
   *[no] { "" }
}
event-deerportal-reached_portal = { $rolled ->
    [0] 🌀 { $seat }
   *[other] 🌀 { $seat } rolled a { $rolled } and
} { $place ->
    [1] reached the portal first: { $bonus } diamonds!
   *[other] reached the portal.
}
event-deerportal-deer_mode = 🦌 Deer mode begins: { $turns } turns left, counting everyone’s.
event-deerportal-missed = ❄️ { $seat } missed a turn{ $left ->
    [0] .
    [one] { "" } and will miss 1 more.
   *[other] { "" } and will miss { $left } more.
}
event-deerportal-season_began = { $season } begins.
event-deerportal-left = { $seat } left and took { WHO($seat) ->
    [you] your
   *[other] their
} diamonds with { WHO($seat) ->
    [you] you
   *[other] them
}.
event-deerportal-ended = The game is over.

reason-deerportal-all_home = 🌀 Everybody is in the portal. { $count ->
    [one] { $winners } won and became the 🦌 Deer God!
   *[other] { $winners } won together and became 🦌 Deer Gods!
}
reason-deerportal-deer_mode = 🦌 Deer mode is over. { $count ->
    [one] { $winners } won and became the Deer God!
   *[other] { $winners } won together and became Deer Gods!
}
reason-deerportal-last_standing = { $winners } outlasted everyone else and won!

rule-deerportal-fair_centre = Big diamond for everyone
rule-deerportal-fair_centre-help = Everybody can take the big diamond, not only Fire. To get it, move into the portal while you alone have the most diamonds.
rule-deerportal-portal_required = Portal or nothing
rule-deerportal-portal_required-help = Players who never reached the portal rank below everybody who did, however many diamonds they have.
rule-deerportal-quick = Quick game
rule-deerportal-quick-help = Everybody starts halfway, on space 20.
rule-deerportal-no_bots = Empty seats stay empty
rule-deerportal-no_bots-help = Computers only join if you add them. Elements are assigned in the order players join: Water, Earth, Fire, Air. Deer mode lasts 4 turns for each player.
rule-deerportal-random_bonus = Portal bonus of 5 or 6
rule-deerportal-random_bonus-help = The first player in the portal gets 5 or 6 diamonds, at random.
rule-deerportal-teams = Two teams
rule-deerportal-teams-help = Opposite corners play together: Water with Fire, Earth with Air. Each team adds up its diamonds.

# Days of old calendars

deerportal-day-1-2 = Frigg takes up her distaff again
deerportal-day-1-6 = A Celtic day of the Triple Goddess
deerportal-day-1-10 = St Geraint’s Day
deerportal-day-1-13 = Midvinterblot, the midwinter offering
deerportal-day-1-20 = Midvinterblot again, by another calendar
deerportal-day-1-22 = A feast of the Muses
deerportal-day-1-25 = The old feast of Disting
deerportal-day-1-30 = Up Helly Aa, an old fire festival
deerportal-day-1-31 = A day in honour of the Valkyries
deerportal-day-2-2 = The first cross-quarter day · Imbolc, the feast of Brighid
deerportal-day-2-11 = The day the birds begin to sing
deerportal-day-2-14 = The feast of Vali
deerportal-day-3-2 = The day of the crows
deerportal-day-3-13 = Burgsonndeg, when the sun is reborn and spring draws near
deerportal-day-3-17 = Trefuilnid Treochar, now St Patrick’s Day
deerportal-day-3-18 = Sheela’s Day
deerportal-day-3-19 = The first quarter day: spring equinox
deerportal-day-3-20 = The feast of Iduna
deerportal-day-3-21 = Ostara, the Saxon goddess of spring
deerportal-day-4-30 = May Eve, Walpurgis Night
deerportal-day-5-1 = Beltane, the Celtic festival of bonfires
deerportal-day-5-4 = The second cross-quarter day
deerportal-day-5-12 = The Cat Parade
deerportal-day-5-14 = The feast of the midnight sun
deerportal-day-5-18 = The feast of Cernunnos, the horned god
deerportal-day-5-20 = The feast of Mjollnir, the hammer of Thor
deerportal-day-5-24 = A mother’s day for the Triple Goddess
deerportal-day-6-20 = The second quarter day: summer solstice
deerportal-day-6-21 = Litha, the longest day
deerportal-day-6-23 = St John’s Eve, midsummer
deerportal-day-8-1 = Lughnasadh, the summer games of Lugh the sun god
deerportal-day-8-2 = Lady Godiva’s Day
deerportal-day-8-4 = Loch mo Naire and its healing water
deerportal-day-8-5 = The third cross-quarter day
deerportal-day-8-10 = Puck Fair
deerportal-day-8-14 = Burryman’s Day
deerportal-day-8-17 = The ordeal of Odin
deerportal-day-8-23 = The feast of Ilmatar
deerportal-day-8-28 = Frey Faxi, the day of Frey
deerportal-day-8-29 = The feast of Urda
deerportal-day-9-21 = The third quarter day: autumn equinox
deerportal-day-10-8 = Erik the Red’s Day
deerportal-day-10-9 = Leif Erikson Day
deerportal-day-10-11 = The Old Lady of the Trees
deerportal-day-10-14 = Winter Nights, when the harvest is in
deerportal-day-10-18 = The Great Horn Fair
deerportal-day-10-24 = A feast of the spirits of the air
deerportal-day-10-27 = Allantide, when people give each other Allan apples
deerportal-day-10-31 = All Hallows’ Eve
deerportal-day-11-1 = Samhain, when the sun departs and the Celtic year begins
deerportal-day-11-5 = The fourth cross-quarter day
deerportal-day-12-6 = The feast of St Nicholas, in whose shape Odin leads the hunt
deerportal-day-12-9 = The big Yule clean, when Danes fetch water for the Yule ale
deerportal-day-12-13 = Woden’s Wild Hunt
deerportal-day-12-18 = The feast of Epona
deerportal-day-12-20 = The fourth quarter day: winter solstice
deerportal-day-12-21 = The feast of Beiwe · Yule, twelve days of the wheel

deerportal-not-rolled = Roll first: /move roll
deerportal-tap-way = That’s your roll. Tap where you want to go.
deerportal-has-rolled = You’ve already rolled. Send /move forward or /move back
typed-deerportal = You can type three words: roll, forward, back.

role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
