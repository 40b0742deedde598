# The lessons of Rally: the title of each, its steps, and what is told of a wrong move.
# No text has more than 240 letters.

lesson-rally-walk = Moving on the map
lesson-rally-walk-goal = Collect stamps all over the map. Once you have enough, usually 4, be the first to reach the finish 🏁. You have 2. Everyone starts on the space with the arrow. Players never block each other: any number can stand on one space.
lesson-rally-walk-roll = You rolled a 2, so move exactly 2 steps along the roads, space by space. Stations count as spaces: they’re the signs with a letter. The green squares show where your whole roll can take you. End your turn on a station to collect its stamp!
lesson-rally-walk-no-station = There’s no stamp there: only signs with a letter are stations. Which one is exactly 2 steps away?
lesson-rally-walk-stop = Got it! Now it’s 5 steps: you can’t stay put or save any. E is only 3 away, so use up 2 first: stop on the way where E is still 3 steps away. In a game that’s “Stop on the way…”, with (2) for 2 steps. Which stop?
lesson-rally-walk-pass = If you only stop on the way, you get no stamp, and you’d have to move on from E with 2 steps left.
lesson-rally-walk-no-stamp = That takes all 5 steps, but there’s no station. First stop where E is exactly 3 steps away: on space 9.
lesson-rally-walk-rest = Now choose again and use the 3 steps left. Your trail is closed: within one turn you can’t go back to a space you’ve been on, not even the one you started from. Where to?
lesson-rally-walk-away = Your turn would end there without a stamp. Station E is exactly 3 steps away.
lesson-rally-walk-trail = All 4 stamps! A green square is reached by the shortest route, and your turn ends. Stops let you pick your own route. Next turn your trail is open again.

lesson-rally-stamps = Stamps
lesson-rally-stamps-dead-end = You rolled a 2, and station A is 1 step away. Go there: it’s a dead end. Where you can’t go on, also because your own trail shuts you in, your turn ends and the rest of your steps are lost. You still get the stamp!
lesson-rally-stamps-elsewhere = You get no stamp there. A is a dead end: your turn ends on it although you have 1 step left.
lesson-rally-stamps-new = The other player got A’s stamp too: stamps never run out. But you get each only once. You have A, B and D. With 5 steps, where does your turn end with a new one? Passing through or stopping on the way doesn’t count.
lesson-rally-stamps-twice = You already have D’s stamp, and you get each only once. Look for a station that’s missing.
lesson-rally-stamps-passing = C is 4 steps away. You’d only stop there on the way and have to take 1 more step, so no stamp.
lesson-rally-stamps-empty = There’s no station on space 13. Which new station is exactly 5 steps away?
lesson-rally-stamps-enough = 4 of 4! The finish 🏁 was closed to you until now. You may still collect more stamps than you need. In a game, 🏷 on a button means that ending your turn there gets you a new stamp.

lesson-rally-finish = The finish
lesson-rally-finish-detour = You have your 4 stamps. You can go straight to the finish 🏁 only if the shortest route takes exactly the steps you have left: you have 4, it takes 2. Make a detour, so that you get there with your very last step!
lesson-rally-finish-beside = From 16 the finish is 1 step away, but you’d have 3 steps left. Stop where your steps take you exactly to the finish.
lesson-rally-finish-shut = Then space 16 is on your trail, and it’s the only way to the finish. Stop on the other side.
lesson-rally-finish-exact = 2 steps left, and the finish is exactly 2 steps away. You can’t pass through it, so only an exact count gets you there. Go!
lesson-rally-finish-there = That leads away from the finish, and it’s exactly 2 steps away: move in!
lesson-rally-finish-round = You’re first! The round was played out: everyone who hadn’t had a turn in it yet got one more. You’re at the finish, so you take no more turns. Now the game is over.
lesson-rally-finish-places = You won! Next is whoever reached the finish after you. The other two didn’t, so their stamps count: 3 each, and they share a place. If everyone else leaves a game, the last player left wins.

lesson-rally-house = House rules
lesson-rally-house-turn = Your group can change some rules. “Two dice”: you move the total, here 1 + 3. “Turn round”: if you stop on the way at a dead end, you may move back the way you came. The finish is 2 away, and you have 4 steps. Where do you stop?
lesson-rally-house-away = From 14 you can’t turn round, because it isn’t a dead end, and space 17 is on your trail. F is a dead end.
lesson-rally-house-beside = From 16 the finish is 1 step away, but you’d have 3 steps left. Waste 2 steps: into a dead end and back.
lesson-rally-house-home = You can turn round here! 3 steps left, and the finish is exactly 3 away.
lesson-rally-house-there = You have exactly 3 steps to the finish. Don’t miss it!
lesson-rally-house-stamps = Done! With “Easy finish” you could have gone straight in: steps to spare are lost. Groups can also play for 2–6 stamps, or for “All stamps”, one from every station. If a map has too few stations, you need them all.
