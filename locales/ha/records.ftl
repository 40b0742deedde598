somebody = wani
pool-whot = Whot, mutum uku ko fiye
pool-whot-2 = Whot, mutum biyu
command-me = ga ƙimarku, nasarori da bajo
command-top = ga gwanayen wannan rukuni
command-games = sake duba wasannin baya-bayan nan
lobby-rated = 🏅 mai ƙima
lobby-rated-from-two = 🏅 mai ƙima daga mutum 2
lobby-for-fun =
    🏠 na nishaɗi{ $why ->
        [house] : dokokin gida
        [clock] : ba iyakar lokaci
       *[other] { "" }
    }
play-for-fun = 🏠 Yi na nishaɗi
rate-again = 🏅 Yi mai ƙima
done-for-fun = ✓ Wannan wasa na nishaɗi ne kawai
done-rated = ✓ Wannan wasa mai ƙima ne
often-leaves = ⚠️ { $who }: yawan fita da wuri.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Na nishaɗi{ $why ->
        [house] : dokokin gida
        [clock] : ba iyakar lokaci
        [short] : gajere ne, ba a ƙirga
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } (wasanni { $count })
month-1 = Janairu
month-2 = Fabrairu
month-3 = Maris
month-4 = Afrilu
month-5 = Mayu
month-6 = Yuni
month-7 = Yuli
month-8 = Agusta
month-9 = Satumba
month-10 = Oktoba
month-11 = Nuwamba
month-12 = Disamba
me-title = 👤 <b>{ $name }</b> · a wannan rukuni
me-title-private = 👤 <b>{ $name }</b> · karawa da kwamfuta
me-title-everywhere = 👤 <b>{ $name }</b> · a duk rukunoni
me-nothing = Ba ku gama wasa a nan ba tukuna. Ku aika /newgame don fara ɗaya.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] wasa 1
       *[other] wasanni { $count }
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] wasa 1
       *[other] wasanni { $count }
    }
me-won = nasara { $won }%, in an raba daidai { $share }%
me-rating-how = Ƙimarku na farawa daga 1500. ± shi ne nisan da ta iya kuskure, ? na nufin ba ta daidaita ba tukuna.
me-finishes = 🏁 gama wasa { $percent }%
me-answers = amsa cikin daƙ { $seconds }
me-badges = 🎖 bajo { $count } cikin { $most }
privacy-button = 🛡 Abin da nake ajiyewa
me-everywhere = 🌍 A duk rukunoni
my-games = 📜 Wasannina
badges-button = 🎖 Bajo
top-title-month = 🏆 <b>{ $pool }</b> · wannan wata
top-title-ever = 🏆 <b>{ $pool }</b> · tun farko
top-month = { $who } · nasara { $won } cikin { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] wasa 1
       *[other] wasanni { $count }
    }
top-ever-few = { $who } · { $rating } · wasanni { $count } cikin { $most }
top-streak = 🔥 nasara { $count } a jere
top-nothing = Ba kowa a wannan jadawali tukuna. Wasan da aka gama yana sa ku ciki.
top-month-button = 📅 Wannan wata
top-ever-button = 🏅 Tun farko
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Nuna wa rukuni
top-shown = ✓ An nuna wa rukuni
top-shown-lately = Ba a daɗe da nuna jadawalin ba. Sau ɗaya cikin minti 10 ya isa.
top-on = Da /top
top-off = Ba /top
top-is-off = An kashe jadawali a wannan rukuni. Admin na iya kunna shi da /settings.
games-title = 📜 <b>Wasannin baya-bayan nan a nan</b>
games-title-mine = 📜 <b>Wasanninku na baya-bayan nan a nan</b>
games-line = { $number }. { $told }
games-none = Ba wasan da aka gama tukuna. Ku aika /newgame don fara ɗaya.
games-all = Wasannin kowa
games-mine = Wasannina
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 kunnen doki · { $when }
game-told-ended = <b>{ $game }</b> · an katse shi · { $when }
game-of-older-rules = An yi wannan wasa da tsofaffin dokoki, don haka ba zan iya sake buɗe shi ba.
badges-title = 🎖 <b>Bajo { $count } cikin { $most }</b>
badges-open = Saura a samu:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Wasan farko
badge-games-1-about = gama wasa ɗaya
badge-games-10 = An saba
badge-games-10-about = gama wasanni 10
badge-games-50 = Na gida
badge-games-50-about = gama wasanni 50
badge-games-100 = Maraice ɗari
badge-games-100-about = gama wasanni 100
badge-games-500 = Gwarzon tebur
badge-games-500-about = gama wasanni 500
badge-wins-1 = Nasarar farko
badge-wins-1-about = ci wasa ɗaya
badge-wins-10 = Nasara goma
badge-wins-10-about = ci wasanni 10
badge-wins-50 = Nasara hamsin
badge-wins-50-about = ci wasanni 50
badge-wins-100 = Nasara ɗari
badge-wins-100-about = ci wasanni 100
badge-row-3 = Uku rigis
badge-row-3-about = ci wasanni 3 a jere
badge-row-5 = Ana ta ci
badge-row-5-about = ci wasanni 5 a jere
badge-row-10 = Ba a tarewa
badge-row-10-about = ci wasanni 10 a jere
badge-won-whot = Katin ƙarshe
badge-won-whot-about = ci Whot da katinku na ƙarshe
badge-won-caesar = Babbar nasara
badge-won-caesar-about = ci wasan Caesar & Cleopatra
badge-won-deerportal = Na gaban goshin Sarkin Barewa
badge-won-deerportal-about = ci wasan DeerPortal
badge-won-rally = Na farko a ƙarshe
badge-won-rally-about = riga kowa kai ƙarshe a Rally, ku ci
badge-won-differo = An kutsa
badge-won-differo-about = kai makoma a Differo, ku ci
badge-won-all = Gwanin komai
badge-won-all-about = ci kowane ɗaya daga wasannin biyar
badge-learned = Difloma a { $game }
badge-learned-about = gama duk darussan { $game }
badge-beat-hard = Tauri fiye da ƙarfe
badge-beat-hard-about = zarce kwamfuta mai wuya a matsayi
badge-full-table = Cikakken tebur
badge-full-table-about = ci wasan mutum biyar ko fiye
badge-giant = Mai kayar da ƙato
badge-giant-about = kayar da mai ƙimar da ta fi taku da maki 200 ko fiye
badge-met-10 = Mai jama’a
badge-met-10-about = yi wasa da mutane 10 daban-daban
badge-met-25 = Abokin kowa
badge-met-25-about = yi wasa da mutane 25 daban-daban
badge-week = Mako guda
badge-week-about = yi wasa kwana 7 a jere
badge-night = Mujiya
badge-night-about = ci tsakanin ƙarfe 2 da 5 na dare (UTC)
badge-phoenix = Phoenix
badge-phoenix-about = ci bayan faɗuwa 5 a jere
badge-dead-heat = Kai da kai
badge-dead-heat-about = raba matsayi na farko da kowa
badge-fast = Hannu da sauri
badge-fast-about = ci da ƙasa da daƙ 3 kowane motsi
badge-marathon = Gudun nesa
badge-marathon-about = gama wasan motsi 200 ko fiye
badge-last-again = Mai haƙuri
badge-last-again-about = zo na ƙarshe sau 3 a jere, a zauna har ƙarshe
command-nickname = zaɓi sunanku a jadawalin duniya
world-button = 🌍 Duniya
world-title = 🌍 <b>{ $pool }</b> · duk rukunoni
world-line = { $place } { $who } · { $rating }
world-nobody = Ba kowa a nan tukuna. Ana buƙatar ƙima da ta daidaita, masu hamayya 5 da rukunoni 2, da laƙabi.
world-how = Kuna son shiga? Ku zaɓi suna da <code>/nickname</code>
nickname-chosen = 🌍 Jadawalin duniya zai nuna ku da <b>{ $nickname }</b>, da zarar ƙimarku ta daidaita kuma kun kara da mutum 5 a aƙalla rukunoni 2. Don fita, ku aika <code>/nickname off</code>
nickname-none = 🌍 Jadawalin duniya ba ya nuna ku. Don shiga, ku aika <code>/nickname</code> da sunan da kuke so. Wannan suna da ƙimarku kaɗai ake nunawa, ba sunanku na Telegram ba.
nickname-needs-letters = Laƙabi yana buƙatar aƙalla harufa 2.
nickname-taken = Wani yana da wannan laƙabi. Zaɓi wani.
