somebody = somebody
pool-whot = Whot, three players or more
pool-whot-2 = Whot, only two players
command-me = see your rating, wins and badges
command-top = see who good pass for dis group
command-games = look di last games again

lobby-rated = 🏅 e go count for rating
lobby-rated-from-two = 🏅 e go count for rating from 2 pipo go up
lobby-for-fun =
    🏠 for fun{ $why ->
        [house] : house rules
        [clock] : no time limit
       *[other] { "" }
    }
play-for-fun = 🏠 Play for fun
rate-again = 🏅 Count for rating
done-for-fun = ✓ Dis game na just for fun
done-rated = ✓ Dis game go count for ratings
often-leaves = ⚠️ Plenti times, { $who } dey comot early.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 For fun{ $why ->
        [house] : house rules
        [clock] : no time limit
        [short] : e too short to count
       *[other] { "" }
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

me-title = 👤 <b>{ $name }</b> · for dis group
me-title-private = 👤 <b>{ $name }</b> · against computer
me-title-everywhere = 👤 <b>{ $name }</b> · for all groups
me-nothing = You neva finish any game here. Send /newgame to start one.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
me-won = win { $won }%, fair share na { $share }%
me-rating-how = Your rating start from 1500. ± na how far e still fit dey off, ? mean sey e neva settle.
me-finishes = 🏁 dey finish { $percent }%
me-answers = dey answer in { $seconds } s
me-badges = 🎖 { $count } of { $most } badges
privacy-button = 🛡 Wetin I keep
me-everywhere = 🌍 For all groups
my-games = 📜 My games
badges-button = 🎖 Badges

top-title-month = 🏆 <b>{ $pool }</b> · dis month
top-title-ever = 🏆 <b>{ $pool }</b> · all time
top-month = { $who } · win { $won } of { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
top-ever-few = { $who } · { $rating } · { $count } of { $most } games
top-streak = 🔥 win { $count } straight
top-nothing = Nobody dey dis board yet. Finish one game and you go dey here.
top-month-button = 📅 Dis month
top-ever-button = 🏅 All time
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Show am for group
top-shown = ✓ Di group don see am
top-shown-lately = Dem just show di board. Once in 10 minutes don do.
top-on = With /top
top-off = Without /top
top-is-off = Dem off di board for dis group. Admin fit on am with /settings.

games-title = 📜 <b>Di last games here</b>
games-title-mine = 📜 <b>Di last games wey you play here</b>
games-line = { $number }. { $told }
games-none = No game don finish yet. Send /newgame to start one.
games-all = Everybody games
games-mine = My games
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 tie · { $when }
game-told-ended = <b>{ $game }</b> · end early · { $when }
game-of-older-rules = Dem play dis game with old rules, so I no fit open am again.

badges-title = 🎖 <b>{ $count } of { $most } badges</b>
badges-open = Badges wey remain:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = First game
badge-games-1-about = finish one game
badge-games-10 = Regular customer
badge-games-10-about = finish 10 games
badge-games-50 = Landlord
badge-games-50-about = finish 50 games
badge-games-100 = Hundred evenings
badge-games-100-about = finish 100 games
badge-games-500 = Legend of di table
badge-games-500-about = finish 500 games
badge-wins-1 = First win
badge-wins-1-about = win one game
badge-wins-10 = Ten wins
badge-wins-10-about = win 10 games
badge-wins-50 = Fifty wins
badge-wins-50-about = win 50 games
badge-wins-100 = Hundred wins
badge-wins-100-about = win 100 games
badge-row-3 = Hat-trick
badge-row-3-about = win 3 games straight
badge-row-5 = Fire dey burn
badge-row-5-about = win 5 games straight
badge-row-10 = Nobody fit stop am
badge-row-10-about = win 10 games straight
badge-won-whot = Last card
badge-won-whot-about = win Whot with your last card
badge-won-caesar = Oga of Rome
badge-won-caesar-about = win one Caesar & Cleopatra game
badge-won-deerportal = Deer God favourite pikin
badge-won-deerportal-about = win one DeerPortal game
badge-won-rally = First to finish
badge-won-rally-about = reach di finish first for Rally and win
badge-won-differo = Break through
badge-won-differo-about = win Differo for di goal
badge-won-all = Sabi all
badge-won-all-about = win all di five games
badge-learned = Certificate for { $game }
badge-learned-about = finish all { $game } lessons
badge-beat-hard = Strong pass iron
badge-beat-hard-about = end for front of hard computer
badge-full-table = Full table
badge-full-table-about = win against four others or more
badge-giant = Giant killer
badge-giant-about = beat pesin wey im rating pass your own by 200 points or more
badge-met-10 = Sabi plenti pipo
badge-met-10-about = play with 10 different pipo
badge-met-25 = Everybody padi
badge-met-25-about = play with 25 different pipo
badge-week = Whole week
badge-week-about = play 7 days straight
badge-night = No sleep
badge-night-about = win between 2 and 5 for early morning (UTC)
badge-phoenix = Phoenix
badge-phoenix-about = win afta you lose 5 straight
badge-dead-heat = Nobody pass nobody
badge-dead-heat-about = share first place with everybody
badge-fast = Sharp hand
badge-fast-about = win with less than 3 s for each move
badge-marathon = Marathon
badge-marathon-about = finish one game of 200 moves or more
badge-last-again = Good spirit
badge-last-again-about = come last 3 times straight, and stay till di end

command-nickname = choose your name for di world board
world-button = 🌍 World
world-title = 🌍 <b>{ $pool }</b> · all groups
world-line = { $place } { $who } · { $rating }
world-nobody = Nobody dey here yet. You need rating wey don settle, 5 opponents and 2 groups, and one nickname.
world-how = You wan dey inside? Choose name with <code>/nickname</code>
nickname-chosen = 🌍 World board go show you as <b>{ $nickname }</b>, once your rating settle and you don meet 5 pipo for at least 2 groups. To comot, send <code>/nickname off</code>
nickname-none = 🌍 World board no dey show you. To dey inside, send <code>/nickname</code> and any name wey you like. E go show only dat name and your rating, neva your Telegram name.
nickname-needs-letters = Nickname need at least 2 letters.
nickname-taken = Somebody don already get that nickname. Abeg choose another one.
