game-caesar = Caesar & Cleopatra
game-caesar-rules =
    📖 <b>Caesar & Cleopatra</b>

    Win the patricians of five groups. On your turn play <b>one card</b> of influence, open or face down, or <b>two</b>, one of each. Five of your own in a group at most. Before or after them you may play one action card.

    Then a <b>bust</b> is drawn. A colour: that group votes. ⚫: all busts go back. 🪨: no vote. Groups with 8 cards vote by themselves. Then refill to six from your two decks.

    <b>A vote</b> turns all cards up. The larger sum wins a patrician, but the smaller one if the sides show unequal numbers of <b>Philosophers Φ</b>. The larger sum discards its highest card, the smaller its lowest. A tie changes nothing.

    🗡 discards an open card, 👁 turns a group's cards up, 🔀 lays two of your groups anew, ⚡ clears a group. ✋ <b>Veto</b> stops any of these.

    <b>Points</b>: 1 a patrician, 1 a majority, 1 more a whole group, 2 for the majority in your secret mission.

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
caesar-lost-nothing = nothing

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] all won
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Busts out: { $out } · in the bag: { $bag }
caesar-no-busts = none
caesar-decks = 📚 Decks: { $one } { $influence_one }+{ $actions_one } · { $other } { $influence_other }+{ $actions_other } · 🗑 { $discarded_one }, { $discarded_other }
caesar-match = 🏆 Game { $game } of the match, won so far { $one } : { $other }
caesar-announced = 📣 Announced: <b>{ $trick }</b>. Veto, or let it happen?
caesar-laying = Both lay 1 to 5 in secret, one card to each group.
caesar-mission = 🎯 Mission: most of the { $group } (+2)
caesar-hand = 🃏 Your hand: { $cards }
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] point
   *[other] points
} · { $influence }+{ $actions } in hand
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

caesar-ask-setup = <b>Which card do you lay with the { $group }?</b> Face down; nobody else sees it.
caesar-ask-play = <b>Play a card</b>, and then another the other way up if you like.
caesar-ask-more = <b>Play another card { $face ->
    [up] open
   *[down] face down
}, or an action, or draw a bust.</b>
caesar-ask-action = <b>Play an action card, or draw a bust.</b>
caesar-ask-where = <b>{ $card }: to which group?</b>
caesar-ask-target = <b>{ $card }: against what?</b> The other side may veto it.
caesar-ask-veto = <b>Do you let it happen?</b> You are asked whether or not you hold a Veto.
caesar-ask-replace = <b>Draw a card for your Veto.</b>
caesar-ask-castling = <b>Where does the { $card } go?</b> { $count ->
    [one] It is the last one.
   *[other] { $count } cards are left to lay.
} All lie face down.
caesar-ask-discard = <b>You could place nothing.</b> Discard what you like, then refill your hand.
caesar-ask-refill = <b>Refill your hand:</b> { $cards }

caesar-open = { $icon } { $group }: open
caesar-hidden = { $icon } face down
caesar-target = { $icon } { $card }
caesar-at = { $icon } { $group }
caesar-pair = { $icon } { $group } + { $icon2 } { $group2 }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Pass for this turn
caesar-done-play = 🗿 Draw a bust
caesar-done-discard = That is all
caesar-discard = Discard { $card }
caesar-draw-influence = 📜 Influence ({ $count })
caesar-draw-action = 🎭 Action ({ $count })
caesar-lay = { $card }
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
caesar-full = Five of your cards lie there already.
caesar-no-such-card = You hold no such card.
caesar-empty-hand = You hold no cards.
caesar-asked-nothing = Your hand: { $cards }

event-caesar-laid = { $known ->
    [yes] { $seat } laid <b>{ $cards }</b>, face down.
   *[no] { $seat } laid five cards, face down.
}
event-caesar-played = { $seat } played <b>{ $card }</b> openly with the { $icon } { $group }.
event-caesar-hid = { $known ->
    [yes] { $seat } played <b>{ $card }</b> face down with the { $icon } { $group }.
   *[no] { $seat } played a card face down with the { $icon } { $group }.
}
event-caesar-announced = 📣 { $seat } announced <b>{ $trick }</b>.
event-caesar-passed = { $seat } let it happen.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } stopped the { $trick }.
event-caesar-assassinated = 🗡 { $seat } lost the open <b>{ $card }</b> with the { $icon } { $group }.
event-caesar-revealed = 👁 With the { $icon } { $group } { $seat } had to show <b>{ $cards }</b>.
event-caesar-castled = 🔀 { $seat } laid { $first } face down with the { $icon } { $group } and { $second } with the { $icon2 } { $group2 }.
event-caesar-struck = ⚡ The gods struck the { $icon } { $group }: { $one } lost { $lost_one }, { $other } lost { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } drew { $bust ->
    [black] the <b>black bust</b> ⚫: all busts go back into the bag.
    [grey] the <b>grey bust</b> 🪨: no vote.
   *[group] the bust of the <b>{ $icon } { $group }</b>.
}
event-caesar-voted = 🗳 { $by_itself ->
    [yes] Eight cards: the { $icon } <b>{ $group }</b> vote by themselves.
   *[no] The { $icon } <b>{ $group }</b> vote.
} { $one } <b>{ $sum_one } : { $sum_other }</b> { $other }. { $result ->
    [tie] A tie: everything stays.
    [turned] Philosophers { $phil_one } : { $phil_other } turn it round: <b>{ $winner }</b> won a patrician with the smaller sum!
   *[won] <b>{ $winner }</b> won a patrician.
}{ $result ->
    [tie] { "" }
   *[other] { " Discarded:" } { $one } { $lost_one }, { $other } { $lost_other }.
}
event-caesar-exhausted = 🏛 All { $icon } { $group } are won: their cards ({ $first } and { $second }) and their bust leave the game.
event-caesar-discarded = { $seat } discarded { $card }.
event-caesar-drew = { $known ->
    [yes] { $seat } drew <b>{ $card }</b>.
   *[no] { $seat } drew { $deck ->
        [influence] a card of influence.
       *[action] an action card.
    }
}
event-caesar-drew-several = { $seat } drew { $influence ->
    [0] { $actions } action cards.
   *[other] { $actions ->
        [0] { $influence } cards of influence.
       *[other] { $influence } of influence and { $actions } of action.
    }
}
event-caesar-left = { $seat } gave up Rome.
event-caesar-ended = { $result ->
    [tie] This game is a tie, { $score_one } : { $score_other }.
   *[won] <b>{ $winner }</b> won this game, { $score_one } : { $score_other }.
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

caesar-not-there = { $card } can be played now, but not like that.
typed-caesar = A card, its group, and up or down: 1 to 5, or p for the Philosopher; praetor, aedile, quaestor, consul, censor. Of each word the beginning is enough, as in “3 con up”.
