game-whot-about = Match the top card, hit the others with penalties and be the first to run out of cards.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Goal</b>: be the first to get rid of all your cards.

    <b>Start</b>: everyone gets 7 cards. One more starts the pile, face up: the top card. This first card does nothing, even if it’s a special card. The rest is the market, which you draw from.

    <b>On your turn</b>, do one of these:
    1. <b>Play 1 card that fits the top card</b>: the same symbol (● ▲ ✚ ■ ★), the same number, or a Whot (page 2). It’s the new top card.
    2. <b>Draw 1 card</b> from the market, even if you have a card that fits. You can’t play it in the same turn.

    Then it’s the next player’s turn. Play always goes clockwise.

    <b>You win</b> as soon as you play your last card, even if it’s a special card.
game-whot-rules-2 =
    📖 <b>Whot: special cards</b>

    <b>1 Hold On</b>: you go again.

    <b>2 Pick Two</b>: the next player must either draw 2 cards as a penalty or answer with a 2 of any symbol. If they answer, the player after them must draw 4 or answer, and so on.

    <b>5 Pick Three</b>: the same, but with 5s and a penalty of 3 cards. Only a 2 answers a 2, and only a 5 answers a 5. Drawing the penalty ends your turn, and the next player plays as usual. If every card that could answer lies in the pile, you draw automatically.

    <b>8 Suspension</b>: the next player misses a turn. With 2 players you go again.

    <b>14 General Market</b>: everyone else draws 1 card. Then it’s the next player’s turn, as usual.

    <b>20 Whot</b>: you can play it on any card, but not to answer a penalty. You call a symbol. From then on only cards of that symbol and other Whots fit, until somebody plays a card that isn’t a Whot. If a Whot is your last card, you win without calling.
game-whot-rules-3 =
    📖 <b>Whot: the market runs out</b>

    <b>The first time</b> somebody needs to draw and there aren’t enough cards, the pile is shuffled and becomes the new market. Only the top card stays.

    <b>After that</b> it isn’t shuffled again. Once the market is empty for good, it’s <b>Sudden Death ☠️</b>: you play on, but the first draw with too few cards ends the game, whether you chose to draw, had a penalty or somebody played a General Market, even as their last card. The player with the fewest points in hand wins. If points are equal, they share the win.

    <b>Points in hand</b>: a card counts its number, ★ counts double, a Whot counts 20. They also decide the places after the winner: the fewer points, the better.

    <b>If you leave</b>, your cards go to the bottom of the market, and you place behind everyone who stayed. If you had a penalty to draw, the next player gets it. The last player left wins.

    <b>54 cards</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ and 5 Whots.

open-whot = 🃏 My cards

whot-card = Whot
whot-symbol-circle = circle
whot-symbol-triangle = triangle
whot-symbol-cross = cross
whot-symbol-square = square
whot-symbol-star = star
whot-name-1 = Hold On
whot-name-2 = Pick Two
whot-name-5 = Pick Three
whot-name-8 = Suspension
whot-name-14 = General Market
whot-name-20 = Whot

whot-top = Top card
whot-market = Market
whot-market-holds = Market: { $count }
whot-board = Top card: <b>{ $card }</b> · { $market ->
    [0] nothing left to draw
   *[other] { $market } left to draw
}
whot-called = 📣 Called: <b>{ $symbol }</b>
whot-due = ⚠️ { $mine ->
    [yes] Draw { $count }
   *[no] { $seat } must draw { $count }
} cards{ $answer ->
    [none] .
    [none-or-whot] { " or answer with a Whot." }
    [number-or-whot] { " or answer with a" } { $number } or a Whot.
   *[number] { " or answer with a" } { $number }.
}
whot-adds = { $mine ->
    [yes] ➕ Add another { $number } or end your turn{ $count ->
        [0] .
       *[other] . Then { $asked } must draw { $count } cards.
    }
   *[no] ⚠️ { $you ->
        [yes] You’ll have to draw { $count } cards.
       *[no] { $asked } will have to draw { $count } cards.
    } { $seat } may add another { $number } first.
}
whot-holds = { $count ->
    [one] <b>1 card</b>
   *[other] { $count } cards
}
whot-hand = 🃏 Your hand: { $cards }
whot-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
whot-match = 🏆 Points so far: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = You have no cards.
whot-alert = Your cards. To play one, tap its number below the table:
whot-large-hand = { $count } cards. You can play: { "" }

whot-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count }
}
whot-ends = { $label } · { $match ->
    [yes] ends the deal
   *[no] ends the game
}
whot-deadly = { $match ->
    [yes] ☠️ The market is running out. The first time it doesn’t have enough cards, the deal ends.
   *[no] ☠️ The market is running out. The first time it doesn’t have enough cards, the game ends, and the player with the fewest points wins.
}
whot-done = Done
whot-catch = Catch { $seat }: no “Last card!”
whot-says-last = “Last card!”
whot-which-symbol = <b>Which symbol do you call?</b>
whot-last-unsaid = ☐ Call “Last card!”
whot-last-said = ☑ Call “Last card!”
whot-number-last = { $number }: last card!

whot-not-pick = You can’t answer with { $card }. Play a { $number } or draw { $count } cards.
whot-not-pick-undefended = You can’t play { $card } now. You must draw { $count } cards.
whot-not-decking = You can’t add { $card }, only another { $number }.
whot-not-special = { $card } is a special card. Under your house rules, your last card must be an ordinary one.
whot-not-called = { $card } doesn’t fit. { $symbol } was called.
whot-not-fitting = { $card } doesn’t fit on { $top }. Play the same symbol, the same number or a Whot.
whot-tap-a-symbol = To play your Whot, tap the symbol you want to call.
whot-no-whot = You have no Whot, so you can’t call a symbol.

event-whot-played = { $seat } played <b>{ $card }</b>{ $call ->
    [none] { "" }
   *[other] { " and called " }<b>{ $call }</b>
}{ $last ->
    [yes] : “Last card!”
   *[no] { $left ->
        [0] , { WHO($seat) ->
            [you] your
           *[other] their
        } last card!
        [1] . 1 card left.
       *[other] .
    }
}
event-whot-pick_due = { $seat } must draw { $count } cards.
event-whot-pick_cancelled = { $seat } cancelled the penalty of { $count } cards.
event-whot-held_on = { WHO($seat) ->
    [you] You go again.
   *[other] { $seat } goes again.
}
event-whot-suspended = { $seat } missed a turn.
event-whot-drew = { $known ->
    [yes] { $why ->
        [caught] { $seat } drew { $count } for that: <b>{ $cards }</b>.
        [market] General Market: { $seat } drew <b>{ $cards }</b>.
        [pick] { $seat } drew { $count }: <b>{ $cards }</b>.
       *[turn] { $seat } drew <b>{ $cards }</b>.
    }
   *[no] { $why ->
        [caught] { $count ->
            [one] { $seat } drew 1 card for that.
           *[other] { $seat } drew { $count } cards for that.
        }
        [market] General Market: { $seat } drew a card.
       *[turn] { $count ->
            [one] { $seat } drew a card.
           *[other] { $seat } drew { $count } cards.
        }
    }
}
event-whot-market = General Market: { $count } players drew 1 card each.
event-whot-reshuffled = { $count ->
    [one] The market ran out, so 1 card from the pile became the new one.
   *[other] The market ran out, so { $count } cards from the pile were shuffled into a new one.
}
event-whot-sudden_death = ☠️ Sudden Death: the market has run out for good.
event-whot-caught = { $seat } forgot to call “Last card!”, and { $by } caught { WHO($seat) ->
    [you] you
   *[other] them
}.
event-whot-left = { WHO($seat) ->
    [you] Your cards
   *[other] { $seat }’s cards
} went to the bottom of the market.
event-whot-deal_ended = { $reason ->
    [sudden_death] ☠️ Sudden Death: the deal is over.
   *[empty_hand] The deal is over.
} Points: { $scores }.
event-whot-ended = Everyone showed their cards.

reason-whot-empty_hand = { $winners } played their last card and won!
reason-whot-sudden_death = ☠️ Sudden Death: { $count ->
    [one] { $winners } had the fewest points and won!
   *[other] { $winners } had the fewest points and share the win!
}
reason-whot-match = The match is over. { $count ->
    [one] { $winners } had the fewest points and won!
   *[other] { $winners } had the fewest points and share the win!
}
reason-whot-last_standing = { $winners } outlasted everyone else and won!

rule-whot-hand_size = Cards at the start
rule-whot-hand_size-help = How many cards everyone gets.
rule-whot-market_keeps_turn = After a 14 you go again
rule-whot-market_keeps_turn-help = If you play a General Market (14), you go again.
rule-whot-tender = No reshuffle
rule-whot-tender-help = The market is never reshuffled. The first time it doesn’t have enough cards, the game ends, and the player with the fewest points wins.
rule-whot-whot_cancels_pick = A Whot cancels a penalty
rule-whot-whot_cancels_pick-help = You may answer a 2 or a 5 with a Whot. Then nobody draws.
rule-whot-no_defending = No answer to a penalty
rule-whot-no_defending-help = After a 2 or a 5 the next player must draw. Nobody can answer.
rule-whot-pick_five = Draw 5 after a 5, not 3
rule-whot-pick_five-help = The penalty for a 5 is 5 cards instead of 3.
rule-whot-star_skips_two = ★8 skips two players
rule-whot-star_skips_two-help = After the ★8, the next two players miss a turn.
rule-whot-draw_until_playable = Draw until one fits
rule-whot-draw_until_playable-help = If you draw, you keep drawing until a card fits. Then you must play a card that fits: that one or another.
rule-whot-double_decking = Play several of one number
rule-whot-double_decking-help = You may play several cards of the same number in one turn.
rule-whot-last_card_call = Call “Last card!”
rule-whot-last_card_call-help = Call it when you play your second-last card. If you forget, the next player can catch you, and you draw 2 cards.
rule-whot-no_special_finish = Last card can’t be special
rule-whot-no_special_finish-help = Your last card must be an ordinary one, not a 1, 2, 5, 8, 14 or Whot.
rule-whot-match_to = Match
rule-whot-match_to-0 = 1 deal
rule-whot-match_to-100 = 100 points
rule-whot-match_to-help = Cards left in your hand after a deal count against you. You play more deals until somebody reaches 100 points. Then the player with the fewest points wins.
rule-whot-forced_moves = Automatic forced moves
rule-whot-forced_moves-help = If you must draw a penalty and everyone can see that you can’t answer it, the cards are drawn for you. With “No answer to a penalty”, that’s always the case. If you simply have no card that fits, it’s still up to you to draw.

whot-not-held = You don’t have { $card }.
whot-say-symbol = Add the symbol you call, like this: /move w20 star
whot-not-last = You can only call “last” when you play your second-last card, and only if your house rules ask for it.
whot-not-draw-found = You drew a card that fits. Play it, or another one that fits.
whot-not-draw-decking = You’ve already played. Add a { $number } or send /move done
typed-whot = For a card, type the letter of its symbol and its number: <b>c</b>ircle, <b>t</b>riangle, cross <b>x</b>, <b>s</b>quare, star <b>*</b>. After a Whot, add the symbol you call. Examples: /move c5, /move *8, /move w20 star, /move draw
typed-open-whot = /move and a card, such as <b>c5</b>
