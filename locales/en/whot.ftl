game-whot-about = Match the top card, spring traps on the next player, and get rid of your cards first.
game-whot = Whot
game-whot-rules =
    📖 <b>Whot</b>

    Be the first without cards. On your turn play <b>one card that fits the top card</b>, by its symbol (● ▲ ✚ ■ ★) or its number, or <b>draw one</b> from the market.

    <b>1 Hold On</b>: you go again.
    <b>2 Pick Two</b>: the next player draws 2, or answers with a 2 and passes on the sum.
    <b>5 Pick Three</b>: the same with 3 cards and a 5.
    <b>8 Suspension</b>: the next player is skipped.
    <b>14 General Market</b>: everybody else draws one.
    <b>20 Whot</b>: fits on everything except a pick; you call the symbol that must follow.

    When the market is empty, the pile is shuffled into a new one. When that is empty too, it is <b>Sudden Death</b>: the first draw that cannot be made ends the game, and the lowest hand wins. Cards count their number, stars twice.

open-whot = 🃏 My cards

whot-card = Whot
whot-card-short = W
whot-symbol-circle = circle
whot-symbol-triangle = triangle
whot-symbol-cross = cross
whot-symbol-square = square
whot-symbol-star = star

whot-table = On top: <b>{ $card }</b> · market: { $market }
whot-called = 📣 Called: <b>{ $symbol }</b>
whot-pick = ⚠️ { $mine ->
    [yes] Pick { $count }
   *[no] { $seat } must pick { $count }
}{ $answer ->
    [none] { "" }
    [none-or-whot] , or answer with a Whot
    [number-or-whot] , or answer with a { $number } or a Whot
   *[number] , or answer with a { $number }
}
whot-adds = { $mine ->
    [yes] ➕ Add another { $number }, or end your turn{ $count ->
        [0] .
       *[other] : then { $asked } must pick { $count }.
    }
   *[no] ⚠️ { $you ->
        [yes] You
       *[no] { $asked }
    } will have to pick { $count }; { $seat } may add another { $number } first.
}
whot-holds = { $count ->
    [one] <b>one card</b>
   *[other] { $count } cards
}
whot-hand = 🃏 Your hand: { $cards }
whot-points = { $count ->
    [one] one point
   *[other] { $count } points
}
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = You hold no cards.
whot-large-hand = { $count } cards; you can play: { "" }

whot-draw = Draw a card
whot-take = Take { $count }
whot-done = That is all
whot-catch = Catch! No “last card!” was said
whot-says-last = “last card!”
whot-which-symbol = <b>Which symbol do you call?</b>
whot-last-unsaid = ☐ Say “last card!”
whot-last-said = ☑ You say “last card!”
whot-number-last = { $number } last!

whot-not-pick = { $card } does not answer: play a { $number }, or take { $count }.
whot-not-pick-undefended = { $card } does not help: take { $count }.
whot-not-decking = { $card } cannot follow: only a { $number } can be added now.
whot-not-special = { $card } is special, and by your house rules not a last card.
whot-not-called = { $card } does not fit: { $symbol } was called.
whot-not-fitting = { $card } does not fit on { $top }: same symbol, same number, or a Whot.
whot-tap-a-symbol = To play a Whot, tap the symbol you call.
whot-no-whot = You have no Whot to call a symbol with.

event-whot-played = { $seat } played <b>{ $card }</b>{ $call ->
    [none] { "" }
   *[other] { " and called " }<b>{ $call }</b>
}{ $last ->
    [yes] : “last card!”
   *[no] { $left ->
        [0] , and that was the last one!
        [1] , with one card left.
       *[other] .
    }
}
event-whot-pick_due = { $seat } must pick { $count }.
event-whot-pick_cancelled = { $seat } waved the pick of { $count } away.
event-whot-held_on = { $seat } kept the turn.
event-whot-suspended = { $seat } missed a turn.
event-whot-drew = { $known ->
    [yes] { $why ->
        [pick] { $seat } took { $count }: <b>{ $cards }</b>.
        [caught] { $seat } took { $count } for it: <b>{ $cards }</b>.
        [market] { $seat } drew <b>{ $cards }</b> for the General Market.
       *[turn] { $seat } drew <b>{ $cards }</b>.
    }
   *[no] { $why ->
        [pick] { $seat } took { $count } cards.
        [caught] { $seat } took { $count } cards for it.
        [market] { $seat } drew a card for the General Market.
       *[turn] { $count ->
            [one] { $seat } drew a card.
           *[other] { $seat } drew { $count } cards.
        }
    }
}
event-whot-market = The General Market: { $count } others drew a card each.
event-whot-reshuffled = The market was empty: { $count } cards were shuffled into a new one.
event-whot-sudden_death = ☠️ Sudden Death: the market is empty for good.
event-whot-caught = { $seat } forgot to say “last card!”, and { $by } noticed.
event-whot-left = { $seat } put all cards back under the market.
event-whot-deal_ended = { $reason ->
    [sudden_death] ☠️ Sudden Death ends the deal.
   *[empty_hand] The deal is over.
} Points: { $scores }.
event-whot-ended = All cards are on the table.

reason-whot-empty_hand = { $winners } played the last card and won!
reason-whot-sudden_death = ☠️ Sudden Death: { $count ->
    [one] { $winners } held the lowest hand and won!
   *[other] { $winners } held the lowest hands and share the win!
}
reason-whot-match = The match is over. { $count ->
    [one] { $winners } has the fewest points and won!
   *[other] { $winners } have the fewest points and share the win!
}
reason-whot-last_standing = { $winners } stayed to the end and won!

rule-whot-hand_size = Cards at the start
rule-whot-hand_size-help = How many cards each player is dealt.
rule-whot-market_keeps_turn = After a 14 you go again
rule-whot-market_keeps_turn-help = Who plays a 14 (General Market) has another turn.
rule-whot-tender = No reshuffle
rule-whot-tender-help = The market is never shuffled anew: the first draw that cannot be made ends the game, and the lowest hand wins.
rule-whot-whot_cancels_pick = Whot stops a pick
rule-whot-whot_cancels_pick-help = A Whot answers a 2 or a 5, and nobody has to pick.
rule-whot-no_defending = No answering a pick
rule-whot-no_defending-help = Who must pick draws at once; a 2 or a 5 cannot be passed on.
rule-whot-pick_five = After a 5, pick five, not three
rule-whot-pick_five-help = A 5 makes the next player pick five cards and not three.
rule-whot-star_skips_two = ★8 skips two players
rule-whot-star_skips_two-help = The 8 of stars suspends two players.
rule-whot-draw_until_playable = Draw until one fits
rule-whot-draw_until_playable-help = A draw goes on until a card fits. Then you must play a card that fits: that one or another.
rule-whot-double_decking = Several of the same number at once
rule-whot-double_decking-help = Cards of the same number may be played together in one turn.
rule-whot-last_card_call = Say “last card!”
rule-whot-last_card_call-help = Who goes down to one card must say so while playing. The next player can catch a silent one, who then takes two.
rule-whot-no_special_finish = Last card must be an ordinary one
rule-whot-no_special_finish-help = The last card must be an ordinary one: not 1, 2, 5, 8, 14 or a Whot.
rule-whot-match_to = Match
rule-whot-match_to-0 = one deal
rule-whot-match_to-100 = 100 points
rule-whot-match_to-help = Cards that are left in your hand at the end of a deal count against you, and a new deal follows, until somebody has 100 points. Then the fewest points win.

whot-not-held = You do not hold { $card }.
whot-say-symbol = Say which symbol you call: /move w20 star
whot-not-last = “last” is said with the card that leaves you one, where the house plays that.
whot-not-draw-found = You drew a card that fits: play it, or another one that fits.
whot-not-draw-decking = You have played. Add a { $number }, or type: /move done
typed-whot = A card is its symbol and its number: <b>c</b>ircle, <b>t</b>riangle, cross <b>x</b>, <b>s</b>quare, star <b>*</b>. A Whot is w20 and the symbol that you call. Or: draw.

rule-whot-forced_moves = Automatic forced moves
rule-whot-forced_moves-help = If you must pick after a 2 or a 5 and everybody can see that no card could answer it, the cards are drawn at once, without a tap. With “No answering a pick” that is always so. If you just have no card that fits, you still draw yourself.
