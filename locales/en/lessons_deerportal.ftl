# The lessons of DeerPortal: the title of each, its steps, and what is told of a wrong move.
# No text has more than 240 letters.

lesson-deerportal-way = Forward or back
lesson-deerportal-way-goal = The player with the most diamonds 💎 at the end wins. You’re Water 💧. Your path leads from your corner (space 0) to the portal 🌀 in the middle (space 40). Paths never meet, so nobody can block you.
lesson-deerportal-way-stop = Roll the die, then move the whole roll, forward or back. You must move. Only the space where you stop counts: a diamond there is yours. You rolled a 4. Which way gets you a diamond?
lesson-deerportal-way-past = You’d pass over 2 diamonds and stop on an empty space. Only the stop counts! What’s 4 spaces back?
lesson-deerportal-way-meditate = The diamond’s yours! Now you rolled a 5: exactly enough to get back to your corner. There you meditate 🧘: your path is filled again as at the start, with 12 diamonds and 16 runes. Try it!
lesson-deerportal-way-empty = Space 10 is empty. Your corner is exactly 5 spaces back, and your whole path is filled again.
lesson-deerportal-way-no-room = A full path! Then you rolled a 4. If there isn’t room to move back the whole roll, you move forward automatically, here straight to a diamond.

lesson-deerportal-runes = Runes and cards
lesson-deerportal-runes-piles = Each rune belongs to an element: Water 💧, Earth 🌱, Fire 🔥 or Air 💨. If you stop on one, the top card of that element’s pile hits that element. Everybody can see the top cards.
lesson-deerportal-runes-freeze = Fire is 4 spaces from the portal! Its top card is “freeze” ❄️: the player of that element misses a turn. You rolled a 3. Set off a Fire rune!
lesson-deerportal-runes-no-rune = Space 17 is empty, so Fire would race on. The Fire rune is forward, on space 23.
lesson-deerportal-runes-safe = Earth froze Fire too: two freezes, two missed turns. And Air took a diamond from your path. The 4 you’ve collected are safe: cards only take what’s still on a path.
lesson-deerportal-runes-take = Earth’s and Air’s paths have no diamonds left. “Take 1 diamond” gets you 1 anyway. “Take 2 diamonds” gets you as many as are still there, at most 2. Which rune is worth it?
lesson-deerportal-runes-nothing-there = Air’s card takes 2 diamonds, but only if they’re on Air’s path, and there are none. Earth’s card always gets you 1.
lesson-deerportal-runes-lose = You got 1! A rune of your own element does nothing, but its card is used up. Fire’s top card is “lose a rune”: 1 rune disappears from Fire’s path. Which one do you set off?
lesson-deerportal-runes-own = That’s a Water rune, and you’re Water. It does nothing, and its card is used up. The Fire rune is 3 spaces forward.
lesson-deerportal-runes-last = Fire lost a rune. And that was the last of the 32 cards in Fire’s pile, so all Fire runes disappeared, from every path. You know the runes now!

lesson-deerportal-portal = First into the portal
lesson-deerportal-portal-first = You may enter the portal 🌀 as soon as a roll takes you there, even one that’s higher than needed. The first player there gets 5 diamonds, and the others get nothing. Fire is only 2 spaces away!
lesson-deerportal-portal-big = Fire would also get the big diamond 💠, worth 3. Only Fire can ever take it: by being first into the portal while holding more diamonds than anyone else, and Fire has 9! You rolled a 6. Which way?
lesson-deerportal-portal-too-late = You’d get 1 diamond. But then Fire may be first and get 5, plus 3 for the big diamond. Get there first!
lesson-deerportal-portal-deer = First! You got 5 diamonds, and no big one: you aren’t Fire. Deer mode 🦌 has begun: 16 more player turns, 4 for each seat. It ends early if everybody gets into the portal.
lesson-deerportal-portal-safe = In the portal you keep your diamonds and take no more turns. Cards can’t freeze you, and everything left on your path has disappeared.

lesson-deerportal-deer = The last turns
lesson-deerportal-deer-last = Deer mode is ending, and this is your last turn. You have 9 diamonds. Fire is in the portal with 10. Whoever has the most wins, even outside the portal. You rolled a 3. Which way?
lesson-deerportal-deer-second = Only the first player in the portal gets diamonds. You’d still have 9, and Fire would win with 10.
lesson-deerportal-deer-won = 11 diamonds: you’re the Deer God 🦌! Fire, who reached the portal, is a monk 🙏. The 16 turns are over: Air’s missed turn counted, and so did Fire’s turns in the portal.
lesson-deerportal-deer-tie = And with 10 each? In a tie, players who reached the portal come first, in the order they got there. So Fire would have won. That’s all: now play!
