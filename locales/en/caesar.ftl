game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules =
    📖 <b>Caesar & Cleopatra</b>

    Court the patricians of five groups. <b>Influence</b> cards are 1 to 5 and the <b>Philosopher Φ</b>, 0. On your turn lay <b>one</b>, open or face down, or <b>two</b>, one open and one face down; at most five of yours in a group. One action card may come before or after.

    Then draw a <b>bust</b>, a stone head, from the bag. In a group's colour: that group votes. ⚫: all busts go back. 🪨: nothing. A group with 8 cards votes by itself. Then refill to six from your two decks.

    <b>A vote (of confidence)</b> turns the group's cards up. The larger sum wins a patrician; if one side shows more Φ, the smaller sum does. The larger sum discards its highest card, the smaller its lowest. A tie changes nothing.

    🗡 discards an open card, 👁 turns a group's cards up, 🔀 lays two of your groups anew, ⚡ clears a group, ✋ <b>Veto</b> stops any of these.

    It <b>ends</b> when every group is won or tied for good, or all influence is spent. <b>Points</b>: 1 for each patrician; in each group 1 for most of them, or 2 for all; 2 for most of your secret mission's group.

open-caesar = 🃏 My cards

caesar-group-praetor = Praetors
caesar-group-aedile = Aediles
caesar-group-quaestor = Quaestors
caesar-group-consul = Consuls
caesar-group-censor = Censors
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Assassination
caesar-card-scout = 👁 Scout
caesar-card-castling = 🔀 Castling
caesar-card-wrath = ⚡ Wrath
caesar-card-veto = ✋ Veto
caesar-label-hand = Hand
caesar-label-decks = Decks
caesar-label-discarded = Discarded
caesar-label-busts = Busts out
caesar-label-bag = In the bag
caesar-title-mission = { $persona } · { $group } { $done ->
    [yes] +2
   *[no] missed
}
caesar-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
caesar-label-mission = Your mission
caesar-name-assassination = Assassin
caesar-name-scout = Scout
caesar-name-castling = Castling
caesar-name-wrath = Wrath
caesar-name-veto = Veto
caesar-lost-nothing = nothing

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] all won
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Busts out: { $out } · in the bag: { $bag }
caesar-no-busts = none
caesar-decks = 📚 In the decks, influence + action: { $one } { $influence_one }+{ $actions_one } · { $other } { $influence_other }+{ $actions_other } · 🗑 discarded: { $discarded_one } and { $discarded_other }
caesar-match = 🏆 Game { $game } of the match, won so far { $one } : { $other }
caesar-announced = 📣 Announced: <b>{ $trick }</b>. The other side may stop it with a Veto.
caesar-now-setup = 🤫 In secret, both give each group one card face down: 1, 2, 3, 4 and 5, in any order.
caesar-now-play = ▶️ Now come one or two cards of influence, and at most one action card.
caesar-now-more = ▶️ A second card of influence may follow, { $way ->
    [up] open
   *[down] face down
}{ $acted ->
    [yes] { "" }
   *[no] { ", or an action card" }
}; then a bust is drawn.
caesar-now-action = ▶️ An action card may follow; then a bust is drawn.
caesar-now-replace = ▶️ For the Veto, its player now draws a card.
caesar-now-castling = ▶️ The cards of the two groups are now laid anew, face down.
caesar-now-discard = ▶️ No influence could be laid, so cards may be discarded before the refill.
caesar-now-refill = ▶️ Now the hand is refilled to six, from either deck.
caesar-mission = 🎯 Mission: most of the { $group } (+2)
caesar-hand = 🃏 Your hand: { $cards }
caesar-discards = 🗑 Discarded: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button = 🗑 Discards ({ $count })
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] point
   *[other] points
} · in hand: { $influence } influence and { $actions } action { $actions ->
    [one] card
   *[other] cards
}
caesar-final = { $patricians } { $patricians ->
    [one] patrician
   *[other] patricians
} + { $bonus } for groups{ $mission ->
    [none] { "" }
    [missed] , mission { $group } missed
   *[done] , mission { $group } + 2
} = <b>{ $points }</b>

caesar-trick-assassination = 🗡 Assassination of the open { $card } with the { $group }
caesar-trick-scout = 👁 Scout at the { $group }
caesar-trick-castling = 🔀 Castling between { $group } and { $other }
caesar-trick-wrath = ⚡ Wrath of the Gods on the { $group }

caesar-ask-setup = <b>Card { $number } of 5: which one for the { $icon } { $group }?</b> Each group gets one of 1 to 5, face down, and nobody else sees which. The last card goes to the Censors.
caesar-ask-play = <b>Choose a card.</b> Lay one card of influence, open or face down, and then a second one the other way if you like. One action card may come before or after them.
caesar-ask-influence = <b>Choose a card of influence</b>, to lay it open or face down; then a second one the other way, if you like.
caesar-ask-more = <b>A second card, { $way ->
    [up] open
   *[down] face down
}?</b> Choose one, { $acted ->
    [yes] or draw a bust.
   *[no] or play an action card, or draw a bust.
}
caesar-ask-action = <b>Play an action card, or draw a bust.</b> No more influence can be laid in this turn.
caesar-ask-where = <b>{ $way ->
    [either] { $card }: to which group, open or face down ▮?</b>
    [up] { $card }, open: to which group?</b>
   *[down] { $card }, face down: to which group?</b>
}{ $way ->
    [either] { "" }
   *[other] { " The key with 🗿 draws a bust at once." }
}
caesar-ask-target = <b>{ $card }: { $kind ->
    [assassination] which open card?
    [castling] between which two groups?
   *[other] in which group?
}</b> The other side may veto it.
caesar-ask-veto = <b>Do you let it happen?</b> You are asked whether or not you hold a Veto.
caesar-ask-replace = <b>Draw a card for your Veto: from which deck?</b> You hold { $cards }.
caesar-ask-castling = <b>Where does the { $card } go?</b> { $count ->
    [one] It is the last one.
   *[other] { $count } cards are left to lay.
} All of them lie face down.
caesar-ask-discard = <b>You could lay no influence, so you may discard.</b> Choose a card to throw it away, or end this. Then your hand is refilled.
caesar-ask-refill = <b>Refill your hand to six: { $missing ->
    [one] from which deck comes the last card?</b>
   *[other] from which decks come { $missing } cards?</b>
} You hold { $cards }. In the decks: 📜 influence { $influence }, 🎭 action { $actions }.

caesar-open = { $icon } { $group } open
caesar-hidden = { $icon } { $group } ▮
caesar-target = { $card } · { $icon } { $group }
caesar-at = { $icon } { $group }
caesar-pair = { $icon } { $group } + { $icon2 } { $group2 }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Pass for this turn
caesar-done-play = 🗿 Draw a bust
caesar-done-discard = That is all
caesar-discard = Discard { $card }
caesar-draw-influence = 📜 Influence ({ $count })
caesar-draw-action = 🎭 Action ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $icon } { $group } + 🗿
caesar-chosen = ▸ { $card }
caesar-then = { $count ->
    [0] The last card
   *[other] After it: { $cards }
}
caesar-all-at = All { $count } → { $icon } { $group }
caesar-bust-drawn = 🗿 The bust is drawn
caesar-bust-follows = 🗿 A bust is drawn right after
caesar-no-influence = No influence in hand
caesar-no-action = No action card in hand
caesar-veto-played = ✋ Your Veto is played
caesar-first-influence = First draw one 📜
caesar-first-action = First draw one 🎭
caesar-draw-several = { $influence ->
    [0] { $actions } 🎭
   *[other] { $actions ->
        [0] { $influence } 📜
       *[other] { $influence } 📜 + { $actions } 🎭
    }
}
caesar-play-up = { $card } open, { $icon } { $group }
caesar-play-down = { $card } face down, { $icon } { $group }

caesar-not-veto = A Veto answers an action card of the other side; it cannot be played by itself.
caesar-no-veto = You hold no Veto. You can only let it happen.
caesar-not-acted = One action card a turn, and you have played yours.
caesar-not-assassination = Nothing lies open on the other side.
caesar-not-scout = Nothing lies face down on the other side.
caesar-not-castling = Castling needs two groups with patricians left, and a card of yours there.
caesar-not-wrath = No influence lies on the table.
caesar-not-closed = After two cards of influence, or an action after the first, no more can be placed this turn.
caesar-not-open = No group is open to you: five of your cards lie in each, or all its patricians are won.
caesar-not-bust = First lay a card of influence. A bust is drawn after that.
caesar-not-there = This is no card. It only tells how things stand.
caesar-not-another = The bust of this turn is drawn already.
caesar-not-vetoed = Your Veto is played already. Draw a card for it.
caesar-not-yet = First lay all cards of the Castling, one after the other.
caesar-not-again = You have laid this card already.
caesar-full = Five of your cards lie there already.
caesar-no-such-card = You hold no such card.
caesar-keys = Below the table { $icon }5 plays a 5 openly, { $icon }5{ $back } face down.
caesar-empty-hand = You hold no cards.
caesar-asked-nothing = Your hand: { $cards }

event-caesar-laid = { $known ->
    [yes] { $seat } laid <b>{ $cards }</b>, face down.
   *[no] { $seat } laid five cards, face down.
}
event-caesar-played = { $seat } played the <b>{ $card }</b> openly with the { $icon } { $group }.
event-caesar-hid = { $known ->
    [yes] { $seat } played the <b>{ $card }</b> face down with the { $icon } { $group }.
   *[no] { $seat } played a card face down with the { $icon } { $group }.
}
event-caesar-announced = 📣 { $seat } announced <b>{ $trick }</b>.
event-caesar-passed = { $seat } let it happen.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } stopped the { $trick }.
event-caesar-assassinated = 🗡 { $seat } lost the open <b>{ $card }</b> with the { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } had to show <b>{ $cards }</b> with the { $icon } { $group }.
event-caesar-castled = 🔀 { $seat } laid cards anew, face down: { $first ->
    [0] none
   *[other] { $first }
} with the { $icon } { $group } and { $second ->
    [0] none
   *[other] { $second }
} with the { $icon2 } { $group2 }.
event-caesar-struck = ⚡ The gods struck the { $icon } { $group }: { $one } lost { $lost_one }, { $other } lost { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } drew { $bust ->
    [black] the <b>black bust</b> ⚫: all busts go back into the bag.
    [grey] the <b>grey bust</b> 🪨: no vote.
   *[group] the bust of the <b>{ $icon } { $group }</b>.
}
event-caesar-voted = 🗳 { $by_itself ->
    [yes] Eight cards or more lay with the { $icon } <b>{ $group }</b>, so they voted by themselves,
   *[no] The { $icon } <b>{ $group }</b> voted,
} { $one } <b>{ $sum_one }</b> against <b>{ $sum_other }</b> { $other }. { $result ->
    [tie] A tie, so nothing changed.
    [turned] The Philosophers, { $phil_one } against { $phil_other }, turned it round! <b>{ $winner }</b> won a patrician with the smaller sum.
   *[won] <b>{ $winner }</b> won a patrician.
}{ $result ->
    [tie] { "" }
   *[other] { " " }{ $high } discarded its highest card, the { $highest }, and { $lowest ->
        [0] { $low } had no number to discard.
       *[other] { $low } its lowest, the { $lowest }.
    }
}
event-caesar-exhausted = 🏛 All { $icon } { $group } are won. Their cards, { $one } { $first } and { $other } { $second }, and their bust leave the game.
event-caesar-discarded = { $seat } discarded the <b>{ $card }</b>.
event-caesar-drew = { $known ->
    [yes] { $seat } drew the <b>{ $card }</b>.
   *[no] { $seat } drew { $deck ->
        [influence] a card of influence.
       *[action] an action card.
    }
}
event-caesar-drew-several = { $seat } drew { $influence ->
    [0] { $actions } action cards.
   *[other] { $influence ->
        [one] 1 card
       *[other] { $influence } cards
    } of influence{ $actions ->
        [0] .
        [one] { " and 1 action card." }
       *[other] { " and" } { $actions } action cards.
    }
}
event-caesar-left = { $seat } gave up Rome.
event-caesar-ended = { $result ->
    [tie] This game is a tie, { $best } : { $worst }.
   *[won] <b>{ $winner }</b> won this game, { $best } : { $worst }.
}{ $goes_on ->
    [yes] { " The sides are swapped for the next one." }
   *[no] { "" }
}

reason-caesar-patricians = All patricians are won. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-influence = All influence is spent. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-stalemate = Every group is tied for good. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-standstill = Nothing has moved for twelve turns. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-match = The match is over. { $count ->
    [one] { $winners } won it!
   *[other] { $winners } share it!
}
reason-caesar-left = { $winners } stayed and won Rome!

rule-caesar-missions = Secret missions
rule-caesar-missions-help = Each side has a secret group; the majority there is worth 2 more points.
rule-caesar-philosophers = Philosophers after a vote
rule-caesar-philosophers-help = What becomes of the Philosophers of a group when a vote there was won: they stay, the side with more loses one, or all are discarded.
rule-caesar-philosophers-stay = stay
rule-caesar-philosophers-source = one goes
rule-caesar-philosophers-classic = all go
rule-caesar-personas = Who is Caesar
rule-caesar-personas-help = The first at the table, the second, or whom the deal chooses. The other one is Cleopatra.
rule-caesar-personas-seats = the first
rule-caesar-personas-swapped = the second
rule-caesar-personas-dealt = dealt
rule-caesar-cleopatra_starts = Cleopatra starts
rule-caesar-cleopatra_starts-help = Cleopatra has the first turn, not Caesar.
rule-caesar-best_of_three = Best of three
rule-caesar-best_of_three-help = Two games won decide it, three games at most; the sides are swapped after each.

caesar-not-so = { $card } can be played now, but not like that.
typed-caesar = A card, its group, and up or down: 1 to 5, or p for the Philosopher; praetor, aedile, quaestor, consul, censor. Of each word the beginning is enough, as in “3 con up”.

role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }

rule-caesar-forced_moves = Automatic forced moves
rule-caesar-forced_moves-help = If everybody can see that you hold no Veto (no action card in hand, or both Vetoes discarded), you are not asked to allow an action: it happens at once. You are still asked about a Castling, and before a bust is drawn.
