# The lessons of Whot: a title each, their steps, and what is told of a move that isn’t the one.
# No text has more than 240 letters.

lesson-whot-match = Match or draw
lesson-whot-match-goal = Get rid of all your cards before the others do. Everyone starts with 7.
lesson-whot-match-symbol = The first card on the pile is ✚2. It does nothing now, even though it’s a special card. Play a card with the same symbol: it’ll be the new top card.
lesson-whot-match-not-symbol = ■2 fits, too: it has the same number. But this time, play the card with the same symbol, ✚.
lesson-whot-match-no-draw = You may always draw. But you have a card that fits: play it this time.
lesson-whot-match-number = Play goes clockwise, and now ▲11 is on top. Play a card with the same number.
lesson-whot-match-not-number = ▲3 fits, too: it has the same symbol. But this time, play the card with the same number.
lesson-whot-match-draw = You can also draw 1 card from the market, even if you have one that fits. Try it!
lesson-whot-match-not-draw = That fits. But this time, try drawing.
lesson-whot-match-later = ✚10 fitted at once, but you can’t play a card in the turn you draw it. Now you can: play it.
lesson-whot-match-not-drawn = That fits, too. But now play the card you drew, ✚10.

lesson-whot-picks = Penalties: 2 and 5
lesson-whot-picks-two = Your ●2 is Pick Two: the next player must draw 2 cards as a penalty, or answer with a 2 of any symbol. Play it.
lesson-whot-picks-not-two = You could. But try out what your ●2 does.
lesson-whot-picks-paid = The next player answered, so the one after had to draw 4. That ended their turn, the penalty is gone, and you play as usual: which card fits on ▲2?
lesson-whot-picks-keep-2 = ■2 fits, too. But keep it: you may need it to answer a 2. Play ▲4.
lesson-whot-picks-no-penalty = You don’t have to draw, the penalty is gone. Your ▲4 fits.
lesson-whot-picks-five = ▲5 is Pick Three: 3 cards. Only a 5 answers a 5, only a 2 answers a 2, and even a Whot answers neither. If every card that could answer lies in the pile, you draw automatically. What do you do?
lesson-whot-picks-answer = Then you’d draw 3 cards. But you have a 5: play it, and the next player must draw 6 or answer.

lesson-whot-specials = 1, 8 and 14
lesson-whot-specials-one = The next player has only 1 card left! First play ●1, Hold On: you go again.
lesson-whot-specials-not-one = Then the next player may play their last card. Play your 1 first.
lesson-whot-specials-eight = Now ●8, Suspension: the next player misses a turn. With 2 players you’d go again.
lesson-whot-specials-not-eight = Then it’s the next player’s turn. Your 8 makes them miss it.
lesson-whot-specials-market = That was close! Play ●14, General Market: everyone else draws 1 card. Then it’s the next player’s turn, as usual.
lesson-whot-specials-not-market = Then the next player may win. With your 14 they draw a card first.
lesson-whot-specials-again = Everyone else drew. But the next player is down to 1 card again. Which card makes them miss a turn?
lesson-whot-specials-once-more = A 1 lets you go again. To make them miss a turn, play your 8.
lesson-whot-specials-too-weak = Then they may win. Play your 8.

lesson-whot-whot = Whot and your last card
lesson-whot-whot-call = A Whot (20) fits on any card. You call a symbol: then only that symbol and other Whots fit. Call the symbol of your ■3.
lesson-whot-whot-call-square = Then you couldn’t play your ■3 next. Call ■.
lesson-whot-whot-fits = A Whot fits on any card. Play it!
lesson-whot-whot-follow = Nobody played a ■, but your call lasts until somebody plays a card that isn’t a Whot. Play your ■.
lesson-whot-whot-keep = Another Whot fits, too, and you’d call again. But keep it for the end and play ■3.
lesson-whot-whot-no-draw = Your ■3 has the symbol you called. Play it!
lesson-whot-whot-last = Your last card is a Whot, so you don’t even need to call a symbol. Play it and win!
lesson-whot-whot-won = You win as soon as you play your last card, even if it’s a special card. After a last 2, for example, nobody may answer.

lesson-whot-market = The market runs out
lesson-whot-market-empty = The market is empty! Draw anyway and see what happens.
lesson-whot-market-not-draw = That fits. But this time, draw.
lesson-whot-market-new = The pile was shuffled and became the new market. Only the top card stayed. Play on as usual!
lesson-whot-market-go-on = You could. But ✚11 fits: play it.

lesson-whot-sudden = Sudden Death
lesson-whot-sudden-last = The pile is reshuffled only once. When the market is empty again, it’s Sudden Death ☠️. As long as it has enough cards, you play and draw as usual. Play a card!
lesson-whot-sudden-not-yet = There’s 1 card left, so you could. But play ●3: the fewer cards you have now, the better.
lesson-whot-sudden-draw = Now the market is empty for good. The next draw ends the game, and the fewest points win. Your ▲4 counts 4, ★2 counts double: also 4. The others have more cards. Draw!
lesson-whot-sudden-now = Then the others may get rid of more cards. Draw now, while you have the fewest points.
lesson-whot-sudden-points = 8 points against 32 and 32: you win, and the others share 2nd place. A card counts its number, ★ counts double, a Whot 20. If players are level, they share the win.
lesson-whot-sudden-same = The game ends the same way if there aren’t enough cards for a penalty or a 14, even if the 14 was somebody’s last card.
lesson-whot-sudden-leave = If you leave, your cards go to the bottom of the market and you place behind everyone who stayed. The next player gets your penalty. The last one left wins.
