# One line in the private hand, shown once in a person's life

coach-whot-pick = 💡 A penalty! If you answer it with a card that fits, you don’t have to draw.
coach-whot-call = 💡 After this you’ll have 1 card left: call “Last card!” before you play.
coach-whot-last = 💡 Your last card, and it fits: play it and win!
coach-whot-whot = 💡 A Whot fits any card. Play it and call the symbol you need.
coach-caesar-veto = 💡 A Veto stops this card, and you draw a new one. You only have two of them.
coach-caesar-vote = 💡 A group has voted: the larger sum wins, but the smaller one if either side has more Φ.
coach-deerportal-portal = 💡 In the portal you keep your diamonds, but take no more turns. The first one there gets extra diamonds.
coach-deerportal-deer = 💡 Deer mode: a few more turns, then the diamonds are counted. Take what you can!
coach-deerportal-rune = 💡 Stop on a rune, and the top card of its pile hits the player of that element.
coach-rally-finish = 💡 You have enough stamps: now the finish 🏁 is open to you!
coach-rally-stamp = 💡 End your turn on a station to get its stamp. Passing through doesn’t count.
coach-differo-goal = 💡 One of your pieces can reach your goal, and that wins at once. Find it!
