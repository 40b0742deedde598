# Each step at most 240 letters, each answer to another choice at most 200: it may be an alert

lesson-caesar-influence = Influence, face up or down
lesson-caesar-influence-lay = Win the patricians of five groups: three have 5 each, two have 3 (Consuls, Censors). The most points win. You and Cleopatra first each place 1 to 5 secretly, one card on each group. You’re Caesar: give the Consuls your 5.
lesson-caesar-influence-lay-4 = You could. But there are only 3 Consuls, and they’re quickly won: give them your 5.
lesson-caesar-influence-up = You both hold another 1 to 5, a Veto and a secret mission. Caesar goes first: play your 5 face up on the Praetors.
lesson-caesar-influence-up-1 = A 1 won’t impress anybody. Play the 5, face up.
lesson-caesar-influence-up-down = Face down, Cleopatra would have to guess. This time, show her how strong you are: play it face up.
lesson-caesar-influence-bust = You must play at least one influence card: done. Now draw one of the seven busts in the bag. If it’s a group’s, that group votes.
lesson-caesar-influence-bust-second = You could, and you’ll do that next turn. For now, draw a bust.
lesson-caesar-influence-draw = The grey bust is set aside. Draw back up to six. Choose a deck for each card, influence or action: take influence.
lesson-caesar-influence-draw-action = Action cards come in lesson 3. This time, draw influence.
lesson-caesar-influence-down = You may play two influence cards, one face up, one face down. First a bluff: your 1 face down on the Censors.
lesson-caesar-influence-down-up = Face up, Cleopatra sees that it’s only a 1. Face down, it could be a 5.
lesson-caesar-influence-down-4 = Your 4 is too good for a bluff. Use the 1.

lesson-caesar-votes = Busts and votes
lesson-caesar-votes-strong = When a group votes, the larger sum wins a patrician. Praetors: your 4 and face-down 2 against a 3 and a face-down card, at most a 5. Which card makes sure you win?
lesson-caesar-votes-strong-1 = That makes 7. If her face-down card is a 5, she has 8. Play the 5.
lesson-caesar-votes-strong-aedile = There you’d have 7 against a 5 and a face-down card: not safe. Play the 5 on the Praetors.
lesson-caesar-votes-philosopher = A Philosopher Φ counts 0. But if either side has more Φ, the smaller sum wins. Where does that help you?
lesson-caesar-votes-philosopher-praetor = There your sum is the larger one, so Φ would make Cleopatra win. Play it where you’re behind.
lesson-caesar-votes-philosopher-4 = That makes 6, and Cleopatra has a 5 and a face-down card. You can’t win that way. Try Φ.
lesson-caesar-votes-philosopher-done = You could. But Φ can do great things for you now: play it first.
lesson-caesar-votes-voted = You won the vote! All cards there were turned face up and stay so. Whoever wins, the larger sum discards its highest number, the smaller its lowest. The rest stays, Φ too. The bust is set aside.
lesson-caesar-votes-level = Your Φ won that vote! Quaestors: 4 to 9, and you can have at most five cards on a group. If the sums are equal, nobody wins and nothing is discarded. Which card?
lesson-caesar-votes-level-4 = That’s less than 9, so you’d lose the vote. Add 5 to your 4.
lesson-caesar-votes-eighth = After any bust, even grey or black, each group with 8 or more cards votes too. So a group can vote twice in one turn. Both sides count: your 4, face down, is the eighth on the Consuls.
lesson-caesar-votes-eighth-1 = That’s the eighth card, yes. But 9 may be too little against 7 and a face-down card. Play the 4.
lesson-caesar-votes-eighth-censor = On the Censors it would be the third card. On the Consuls it’s the eighth.
lesson-caesar-votes-eighth-done = You could. But a vote is waiting for you on the Consuls: play your 4 first.
lesson-caesar-votes-black = A tie, but the Consuls voted too, for you! Then the black bust: no vote for it, but all busts go back into the bag, this one too.

lesson-caesar-actions = The action cards
lesson-caesar-actions-assassination = Once a turn, before or after influence, you may play one of your ten action cards. Assassination (you have 3): Cleopatra discards a face-up card you choose, even a Φ. Which one endangers your 9 on the Praetors?
lesson-caesar-actions-assassination-1 = The 1 is harmless. With her Φ, the smaller sum would win: get rid of that one.
lesson-caesar-actions-assassination-aedile = A good card to hit, but on the Praetors her Φ would turn your 9 to 1 around. Take the Φ.
lesson-caesar-actions-discard = No influence card, or nowhere to play one? Then you just draw a bust, and may discard any cards before you draw back up. Keep yours!
lesson-caesar-actions-discard-card = You could. But you’ll need it: keep all your cards.
lesson-caesar-actions-scout = Scout (3): all her face-down cards on one group are turned face up. Do it first: if you play an action card after influence, you can’t play a second influence card.
lesson-caesar-actions-scout-first = You could. But first find out what Cleopatra is hiding: play Scout.
lesson-caesar-actions-bluff = Only a 1 and a 2, a bluff! Where does your 5 win?
lesson-caesar-actions-bluff-aedile = There you’d have 10 against 14. Choose the Quaestors.
lesson-caesar-actions-castling = Castling (1): take all your cards from two groups and share them out again, face down, at most five on each. The Consuls don’t need your 5, but the Censors do. Which two?
lesson-caesar-actions-castling-other = Your 5 lies on the Consuls, and it’s needed on the Censors. Take these two.
lesson-caesar-actions-five = Where does it go? Cleopatra has a 4 on the Censors.
lesson-caesar-actions-five-consul = It was wasted there. On the Censors it beats her 4.

lesson-caesar-veto = Vetoes, missions and points
lesson-caesar-veto-stop = One Praetor is left. Cleopatra announces Wrath of the Gods (1): both sides would discard all their cards there! You have a Veto (2): stop it. You’re asked even without one, but maybe not when everyone can tell.
lesson-caesar-veto-stop-pass = Then all your cards on the Praetors would be discarded. You have a Veto: stop her!
lesson-caesar-veto-draw = Both cards are discarded, and you draw one at once. You have no influence card left: draw one.
lesson-caesar-veto-draw-action = Then you’d have no influence card to play in your turn. Draw influence.
lesson-caesar-veto-scout = 7 against 5 and a face-down card. Have a look: play Scout.
lesson-caesar-veto-scout-other = You could. But look first: Scout turns her face-down card up.
lesson-caesar-veto-last = A Veto! It only answers action cards, so you can’t veto it, and your Scout still counts as this turn’s action card. Play your 5!
lesson-caesar-veto-last-down = It counts the same face down. But it’s the last card: show it to her!
lesson-caesar-veto-points = All Praetors are won: their cards are discarded, their bust is out. A patrician is 1 point, a majority of a group 1 more, all of it another 1: three Consuls are 5. Your mission, a majority of Praetors, brings 2: 3 + 1 + 2 = 6.
lesson-caesar-veto-end = You win, 17 to 15! All 21 are won, but it also ends if neither side has influence left. With equal points, it’s a tie. If a deck is empty, it isn’t reshuffled: use the other, or play on with fewer cards.
