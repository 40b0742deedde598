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
whot-symbol-circle = circle
whot-symbol-triangle = triangle
whot-symbol-cross = cross
whot-symbol-square = square
whot-symbol-star = star

whot-on-top = On top
whot-market = Market
whot-market-holds = Market: { $count }
whot-board = On top: <b>{ $card }</b> · market: { $market }
whot-called = 📣 Called: <b>{ $symbol }</b>
whot-counts = 🃏 Cards: { $counts }
whot-due = ⚠️ { $mine ->
    [yes] Draw { $count }
   *[no] { $seat } must draw { $count }
}{ $answer ->
    [none] .
    [none-or-whot] , or answer with a Whot.
    [number-or-whot] , or answer with a { $number } or a Whot.
   *[number] , or answer with a { $number }.
}
whot-adds = { $mine ->
    [yes] ➕ Add another { $number }, or end your turn{ $count ->
        [0] .
       *[other] : then { $asked } must draw { $count }.
    }
   *[no] ⚠️ { $you ->
        [yes] You
       *[no] { $asked }
    } will have to draw { $count }; { $seat } may add another { $number } first.
}
whot-hand = 🃏 Your hand: { $cards }
whot-points = { $count ->
    [one] one point
   *[other] { $count } points
}
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = You have no cards.
whot-alert = Your cards. The number keys below the table play them:
whot-large-hand = { $count } cards. You can play: { "" }

whot-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count }
}
whot-ends = { $label } · { $match ->
    [yes] ends the deal
   *[no] ends the game
}
whot-deadly = ☠️ Careful: the market is running out. A draw that it cannot pay ends the { $match ->
    [yes] deal
   *[no] game, and the lowest hand wins
}.
whot-done = End my turn
whot-catch = Catch { $seat }: no “last card!”
whot-says-last = “last card!”
whot-which-symbol = <b>Which symbol do you call?</b>
whot-last-unsaid = ☐ Say “last card!”
whot-last-said = ☑ Saying “last card!”
whot-number-last = { $number } last!

whot-not-pick = { $card } is no answer: play a { $number }, or draw { $count }.
whot-not-pick-undefended = { $card } does not help: you must draw { $count }.
whot-not-decking = { $card } cannot be added: only another { $number } can.
whot-not-special = { $card } is special, and by your house rules the last card must be an ordinary one.
whot-not-called = { $card } does not fit: { $symbol } was called.
whot-not-fitting = { $card } does not fit on { $top }: play the same symbol, the same number or a Whot.
whot-tap-a-symbol = To play your Whot, tap the symbol you call.
whot-no-whot = You have no Whot, so you cannot call a symbol.

event-whot-played = { $seat } played <b>{ $card }</b>{ $call ->
    [none] { "" }
   *[other] { " and called " }<b>{ $call }</b>
}{ $last ->
    [yes] : “last card!”
   *[no] { $left ->
        [0] , the last card!
        [1] , with one card left.
       *[other] .
    }
}
event-whot-pick_due = { $seat } must draw { $count }.
event-whot-pick_cancelled = { $seat } stopped it: nobody draws the { $count } cards.
event-whot-held_on = { $seat } got another turn.
event-whot-suspended = { $seat } missed a turn.
event-whot-drew = { $known ->
    [yes] { $why ->
        [caught] { $seat } drew { $count } as a penalty: <b>{ $cards }</b>.
        [market] { $seat } drew <b>{ $cards }</b> for the General Market.
        [pick] { $seat } drew { $count }: <b>{ $cards }</b>.
       *[turn] { $seat } drew <b>{ $cards }</b>.
    }
   *[no] { $why ->
        [caught] { $count ->
            [one] { $seat } drew a card as a penalty.
           *[other] { $seat } drew { $count } cards as a penalty.
        }
        [market] { $seat } drew a card for the General Market.
       *[turn] { $count ->
            [one] { $seat } drew a card.
           *[other] { $seat } drew { $count } cards.
        }
    }
}
event-whot-market = General Market: { $count } others drew a card each.
event-whot-reshuffled = 🔀 The market was empty: { $count ->
    [one] the card below the top card is the new one.
   *[other] { $count } played cards were shuffled into a new one.
}
event-whot-sudden_death = ☠️ Sudden Death: the market is empty for good. The next draw ends it all.
event-whot-caught = { $seat } forgot to say “last card!”, and { $by } noticed.
event-whot-left = { $seat } put all cards back under the market.
event-whot-deal_ended = { $reason ->
    [sudden_death] ☠️ Sudden Death ends the deal.
   *[empty_hand] The deal is over.
} Points: { $scores }.
event-whot-ended = All cards are on the table.

reason-whot-empty_hand = { $winners } played the last card and won!
reason-whot-sudden_death = ☠️ Sudden Death: { $count ->
    [one] { $winners } had the lowest hand and won!
   *[other] { $winners } had the lowest hands and share the win!
}
reason-whot-match = The match is over. { $count ->
    [one] { $winners } had the fewest points and won!
   *[other] { $winners } had the fewest points and share the win!
}
reason-whot-last_standing = { $winners } stayed to the end and won!

rule-whot-hand_size = Cards at the start
rule-whot-hand_size-help = How many cards each player is dealt.
rule-whot-market_keeps_turn = After a 14 you go again
rule-whot-market_keeps_turn-help = Whoever plays a 14 (General Market) gets another turn.
rule-whot-tender = No reshuffle
rule-whot-tender-help = The market is never reshuffled. The first draw that cannot be made ends the game, and the lowest hand wins.
rule-whot-whot_cancels_pick = A Whot stops Pick Two and Three
rule-whot-whot_cancels_pick-help = A Whot may answer a 2 or a 5, and then nobody draws.
rule-whot-no_defending = No answer to Pick Two and Three
rule-whot-no_defending-help = After a 2 or a 5 the next player draws at once and cannot pass it on.
rule-whot-pick_five = After a 5, draw five, not three
rule-whot-pick_five-help = After a 5 the next player draws five cards instead of three.
rule-whot-star_skips_two = ★8 skips two players
rule-whot-star_skips_two-help = After the 8 of stars two players miss a turn.
rule-whot-draw_until_playable = Draw until one fits
rule-whot-draw_until_playable-help = If you draw, you draw until a card fits. Then you must play a card that fits: that one or another.
rule-whot-double_decking = Several of the same number at once
rule-whot-double_decking-help = In one turn you may play several cards of the same number.
rule-whot-last_card_call = Say “last card!”
rule-whot-last_card_call-help = Say it while you play your last card but one. If you forget, the next player can catch you, and you draw two cards.
rule-whot-no_special_finish = Last card must be an ordinary one
rule-whot-no_special_finish-help = Your last card must not be a 1, 2, 5, 8, 14 or a Whot.
rule-whot-match_to = Match
rule-whot-match_to-0 = one deal
rule-whot-match_to-100 = 100 points
rule-whot-match_to-help = After each deal the cards left in your hand count against you, and new cards are dealt. When somebody has 100 points, the fewest points win.

whot-not-held = You do not have { $card }.
whot-say-symbol = Add the symbol you call: /move w20 star
whot-not-last = You can only say “last” with your last card but one, if your house rules ask for it.
whot-not-draw-found = You drew a card that fits: play it, or another one that fits.
whot-not-draw-decking = You have played already. Add a { $number }, or type: /move done
typed-whot = A card is the letter of its symbol and its number: <b>c</b>ircle, <b>t</b>riangle, cross <b>x</b>, <b>s</b>quare, star <b>*</b>. With a Whot you call a symbol. For example: /move c5, /move *8, /move w20 star, /move draw
typed-open-whot = one of your cards, such as <b>c5</b>

rule-whot-forced_moves = Automatic forced moves
rule-whot-forced_moves-help = If you must pick after a 2 or a 5 and everybody can see that no card could answer it, the cards are drawn at once, without a tap. With “No answering a pick” that is always so. If you just have no card that fits, you still draw yourself.
