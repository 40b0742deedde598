# /me, /top, /games and badges; what a result tells of ratings

somebody = somebody
pool-whot = Whot, three or more players
pool-whot-2 = Whot, two players

command-me = see your rating, wins and badges
command-top = see who is best in this group
command-games = look at the last games again

# Before the deal

lobby-rated = 🏅 rated
lobby-rated-from-two = 🏅 rated from 2 people
lobby-for-fun = 🏠 for fun{ $why ->
    [house] : house rules
    [clock] : no time limit
   *[other] {""}
}
play-for-fun = 🏠 Play for fun
rate-again = 🏅 Rate this game
done-for-fun = ✓ This game is just for fun
done-rated = ✓ This game counts for ratings
often-leaves = ⚠️ { $who } often leaves early.

# After the game

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun = 🏠 For fun{ $why ->
    [house] : house rules
    [clock] : no time limit
    [short] : too short to count
   *[other] {""}
}
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } games)
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# /me

me-title = 👤 <b>{ $name }</b> · in this group
me-title-private = 👤 <b>{ $name }</b> · against the computer
me-title-everywhere = 👤 <b>{ $name }</b> · in all groups
me-nothing = You haven’t finished a game here yet. Send /newgame to start one.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count ->
    [one] 1 game
   *[other] { $count } games
}
me-pool = <b>{ $pool }</b>: { $count ->
    [one] 1 game
   *[other] { $count } games
}
me-won = won { $won }%, an even share is { $share }%
me-rating-how = Your rating starts at 1500. ± is how far it may still be off, ? means it’s still settling.
me-finishes = 🏁 finishes { $percent }%
me-answers = answers in { $seconds } s
me-badges = 🎖 { $count } of { $most } badges
privacy-button = 🛡 What I keep
me-everywhere = 🌍 In all groups
my-games = 📜 My games
badges-button = 🎖 Badges

# /top

top-title-month = 🏆 <b>{ $pool }</b> · this month
top-title-ever = 🏆 <b>{ $pool }</b> · all time
top-month = { $who } · { $won } won of { $count }
top-ever = { $who } · { $rating } · { $count ->
    [one] 1 game
   *[other] { $count } games
}
top-ever-few = { $who } · { $rating } · { $count } of { $most } games
top-streak = 🔥 { $count } won in a row
top-nothing = Nobody is on this board yet. A finished game puts you there.
top-month-button = 📅 This month
top-ever-button = 🏅 All time
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Show it to the group
top-shown = ✓ Shown to the group
top-shown-lately = The board was shown not long ago. Once in 10 minutes is enough.
top-on = With /top
top-off = Without /top
top-is-off = The board is switched off in this group. An admin can turn it on with /settings.

# /games

games-title = 📜 <b>The last games here</b>
games-title-mine = 📜 <b>Your last games here</b>
games-line = { $number }. { $told }
games-none = No finished game yet. Send /newgame to start one.
games-all = Everyone’s games
games-mine = My games
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 tie · { $when }
game-told-ended = <b>{ $game }</b> · ended early · { $when }
game-of-older-rules = This game was played by older rules, so I can’t open it again.

# Badges

badges-title = 🎖 <b>{ $count } of { $most } badges</b>
badges-open = Still to earn:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = First game
badge-games-1-about = finish a game
badge-games-10 = Regular
badge-games-10-about = finish 10 games
badge-games-50 = Part of the furniture
badge-games-50-about = finish 50 games
badge-games-100 = A hundred evenings
badge-games-100-about = finish 100 games
badge-games-500 = Legend of the table
badge-games-500-about = finish 500 games
badge-wins-1 = First win
badge-wins-1-about = win a game
badge-wins-10 = Ten wins
badge-wins-10-about = win 10 games
badge-wins-50 = Fifty wins
badge-wins-50-about = win 50 games
badge-wins-100 = A hundred wins
badge-wins-100-about = win 100 games
badge-row-3 = Hat-trick
badge-row-3-about = win 3 games in a row
badge-row-5 = On fire
badge-row-5-about = win 5 games in a row
badge-row-10 = Unstoppable
badge-row-10-about = win 10 games in a row
badge-won-whot = Last card
badge-won-whot-about = win a game of Whot with your last card
badge-won-caesar = Triumph
badge-won-caesar-about = win a game of Caesar & Cleopatra
badge-won-deerportal = Deer God’s favourite
badge-won-deerportal-about = win a game of DeerPortal
badge-won-rally = First at the finish
badge-won-rally-about = win a game of Rally at the finish
badge-won-differo = Breakthrough
badge-won-differo-about = win a game of Differo in the goal
badge-won-all = All-rounder
badge-won-all-about = win every one of the five games
badge-learned = Diploma in { $game }
badge-learned-about = finish all lessons of { $game }
badge-beat-hard = Tougher than steel
badge-beat-hard-about = place above a hard computer
badge-full-table = Full table
badge-full-table-about = win against at least four others
badge-giant = Giant slayer
badge-giant-about = beat somebody rated at least 200 points higher
badge-met-10 = Well connected
badge-met-10-about = play with 10 different people
badge-met-25 = Everybody’s friend
badge-met-25-about = play with 25 different people
badge-week = A whole week
badge-week-about = play on 7 days in a row
badge-night = Night owl
badge-night-about = win between 2 and 5 in the morning (UTC)
badge-phoenix = Phoenix
badge-phoenix-about = win after 5 losses in a row
badge-dead-heat = Dead heat
badge-dead-heat-about = share first place with everyone
badge-fast = Quick on the draw
badge-fast-about = win with under 3 s per move
badge-marathon = Marathon
badge-marathon-about = finish a game of 200 moves or more
badge-last-again = Good sport
badge-last-again-about = come last 3 times in a row, and stay to the end

# The world boards

command-nickname = choose your name on the world board
world-button = 🌍 World
world-title = 🌍 <b>{ $pool }</b> · all groups
world-line = { $place } { $who } · { $rating }
world-nobody = No one’s here yet. It takes a settled rating, 5 opponents and 2 groups, and a nickname.
world-how = Want to be on it? Choose a name with <code>/nickname</code>
nickname-chosen = 🌍 The world board shows you as <b>{ $nickname }</b>, once your rating is settled and you’ve met 5 people in at least 2 groups. To leave it, send <code>/nickname off</code>
nickname-none = 🌍 The world board doesn’t show you. To be on it, send <code>/nickname</code> and a name of your choice. Only that name and your rating are shown, never your Telegram name.
nickname-needs-letters = A nickname needs at least 2 letters.
nickname-taken = Someone already has that nickname. Please choose another one.
