somebody = otu onye
pool-whot = Whot, mmadụ atọ ma ọ bụ karịa
pool-whot-2 = Whot, mmadụ abụọ
command-me = hụ ọkwa gị, mmeri gị na baajị gị
command-top = hụ onye kacha mma n’òtù a
command-games = lee egwu ndị gara aga

lobby-rated = 🏅 na-agụ n’ọkwa
lobby-rated-from-two = 🏅 na-agụ n’ọkwa site na mmadụ 2
lobby-for-fun =
    🏠 maka ọchị{ $why ->
        [house] : iwu ụlọ
        [clock] : oge enweghị oke
       *[other] { "" }
    }
play-for-fun = 🏠 Gwuo maka ọchị
rate-again = 🏅 Gụnye n’ọkwa
done-for-fun = ✓ Egwu a bụ naanị maka ọchị
done-rated = ✓ A ga-agụ egwu a n’ọkwa
often-leaves = ⚠️ { $who } na-apụkarị tupu egwu agwụ.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Maka ọchị{ $why ->
        [house] : iwu ụlọ
        [clock] : oge enweghị oke
        [short] : ọ dị oke mkpụmkpụ
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } (egwu { $count })
month-1 = Jenụwarị
month-2 = Febụwarị
month-3 = Maachị
month-4 = Epreel
month-5 = Mee
month-6 = Juun
month-7 = Julaị
month-8 = Ọgọst
month-9 = Septemba
month-10 = Ọktoba
month-11 = Novemba
month-12 = Disemba

me-title = 👤 <b>{ $name }</b> · n’òtù a
me-title-private = 👤 <b>{ $name }</b> · megide kọmputa
me-title-everywhere = 👤 <b>{ $name }</b> · n’òtù niile
me-nothing = I gwuchabeghị egwu ọ bụla ebe a. Zipu /newgame ka ị malite otu.
me-pool-rated = <b>{ $pool }</b>: { $rating } · egwu { $count }
me-pool = <b>{ $pool }</b>: egwu { $count }
me-won = meriri { $won }%, nke ruuru onye ọ bụla bụ { $share }%
me-rating-how = Ọkwa gị malitere na 1500. ± bụ ole o nwere ike iji hie, ? pụtara na ọ kwụsibeghị ike.
me-finishes = 🏁 na-egwucha { $percent }%
me-answers = na-aza n’ime { $seconds } sek
me-badges = 🎖 baajị { $count } n’ime { $most }
privacy-button = 🛡 Ihe m na-edebe
me-everywhere = 🌍 N’òtù niile
my-games = 📜 Egwu m
badges-button = 🎖 Baajị

top-title-month = 🏆 <b>{ $pool }</b> · ọnwa a
top-title-ever = 🏆 <b>{ $pool }</b> · oge niile
top-month = { $who } · meriri { $won } n’ime { $count }
top-ever = { $who } · { $rating } · egwu { $count }
top-ever-few = { $who } · { $rating } · egwu { $count } n’ime { $most }
top-streak = 🔥 meriri { $count } n’usoro
top-nothing = O nwebeghị onye nọ na ndepụta ọkwa a. I gwuchaa otu egwu, aha gị apụta.
top-month-button = 📅 Ọnwa a
top-ever-button = 🏅 Oge niile
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Gosi ndị òtù
top-shown = ✓ E gosiri ya ndị òtù
top-shown-lately = E gosiri ndepụta ọkwa n’oge na-adịbeghị anya. Otu ugboro na nkeji 10 zuru.
top-on = Nwere /top
top-off = Enweghị /top
top-is-off = A gbanyụrụ ndepụta ọkwa n’òtù a. Admin nwere ike iji /settings gbanye ya.

games-title = 📜 <b>Egwu ndị gara aga ebe a</b>
games-title-mine = 📜 <b>Egwu gị ndị gara aga ebe a</b>
games-line = { $number }. { $told }
games-none = E gwuchabeghị egwu ọ bụla. Zipu /newgame ka ị malite otu.
games-all = Egwu mmadụ niile
games-mine = Egwu m
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 nha · { $when }
game-told-ended = <b>{ $game }</b> · a kwụsịrị ya · { $when }
game-of-older-rules = E ji iwu ochie gwuo egwu a, ya mere enweghị m ike imepe ya ọzọ.

badges-title = 🎖 <b>Baajị { $count } n’ime { $most }</b>
badges-open = Ndị fọdụrụ:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Egwu mbụ
badge-games-1-about = gwuchaa otu egwu
badge-games-10 = Onye a maara
badge-games-10-about = gwuchaa egwu 10
badge-games-50 = Nwa afọ tebụl
badge-games-50-about = gwuchaa egwu 50
badge-games-100 = Narị uhuruchi
badge-games-100-about = gwuchaa egwu 100
badge-games-500 = Dike tebụl
badge-games-500-about = gwuchaa egwu 500
badge-wins-1 = Mmeri mbụ
badge-wins-1-about = merie otu egwu
badge-wins-10 = Mmeri iri
badge-wins-10-about = merie egwu 10
badge-wins-50 = Mmeri iri ise
badge-wins-50-about = merie egwu 50
badge-wins-100 = Narị mmeri
badge-wins-100-about = merie egwu 100
badge-row-3 = Atọ n’usoro
badge-row-3-about = merie egwu 3 n’usoro
badge-row-5 = Ọkụ na-enwu
badge-row-5-about = merie egwu 5 n’usoro
badge-row-10 = A gaghị egbochili gị
badge-row-10-about = merie egwu 10 n’usoro
badge-won-whot = Kaadị ikpeazụ
badge-won-whot-about = jiri kaadị ikpeazụ gị merie Whot
badge-won-caesar = Mmeri Rome
badge-won-caesar-about = merie egwu Caesar & Cleopatra
badge-won-deerportal = Ọkacha mmasị Chi Anụ Mgbada
badge-won-deerportal-about = merie egwu DeerPortal
badge-won-rally = Onye mbụ na njedebe
badge-won-rally-about = buru ụzọ ruo njedebe na Rally ma merie
badge-won-differo = Ụzọ meghere
badge-won-differo-about = ruo mgbaru ọsọ na Differo ma merie
badge-won-all = Ọka n’ihe niile
badge-won-all-about = merie egwuregwu ise ahụ niile
badge-learned = Asambodo { $game }
badge-learned-about = mụchaa ihe ọmụmụ niile nke { $game }
badge-beat-hard = Siri ike karịa igwe
badge-beat-hard-about = nweta ọnọdụ ka nke kọmputa (ike) mma
badge-full-table = Tebụl juru
badge-full-table-about = merie mmadụ 4 ma ọ bụ karịa n’otu egwu
badge-giant = Ogbuenyi
badge-giant-about = merie onye ọkwa ya ji 200 kacha nta karịa nke gị
badge-met-10 = Onye nwere mmadụ
badge-met-10-about = gị na mmadụ 10 dị iche iche gwuo
badge-met-25 = Enyi oha
badge-met-25-about = gị na mmadụ 25 dị iche iche gwuo
badge-week = Izu dum
badge-week-about = gwuo ụbọchị 7 n’usoro
badge-night = Ikwikwii
badge-night-about = merie n’agbata elekere 2 na 5 nke ụtụtụ (UTC)
badge-phoenix = Nnụnụ ọkụ
badge-phoenix-about = merie mgbe e meriri gị ugboro 5 n’usoro
badge-dead-heat = Nha anya
badge-dead-heat-about = kerịta ọnọdụ mbụ, gị na mmadụ niile
badge-fast = Aka ọsọ
badge-fast-about = merie, ije gị ewere ihe na-erughị 3 sek nke ọ bụla
badge-marathon = Ogologo ọsọ
badge-marathon-about = gwuchaa egwu nwere ije 200 ma ọ bụ karịa
badge-last-again = Obi ọma
badge-last-again-about = bụrụ onye ikpeazụ ugboro 3 n’usoro, nọrọ ruo ọgwụgwụ

command-nickname = họrọ aha gị na ndepụta ọkwa ụwa
world-button = 🌍 Ụwa
world-title = 🌍 <b>{ $pool }</b> · òtù niile
world-line = { $place } { $who } · { $rating }
world-nobody = O nwebeghị onye nọ ebe a. Ọ chọrọ ọkwa kwụsiri ike, ndị mmegide 5, òtù 2 na aha otutu.
world-how = Ị chọrọ ịpụta na ya? Jiri <code>/nickname</code> họrọ aha
nickname-chosen = 🌍 Ndepụta ọkwa ụwa ga-akpọ gị <b>{ $nickname }</b>, ozugbo ọkwa gị kwụsiri ike ma gị na mmadụ 5 egwuola n’òtù 2 kacha nta. Ka ị pụọ na ya, zipu <code>/nickname off</code>
nickname-none = 🌍 Ị nọghị na ndepụta ọkwa ụwa. Ka ị nọrọ na ya, zipu <code>/nickname</code> na aha ị họọrọ. Naanị aha ahụ na ọkwa gị na-apụta, ọ bụghị aha Telegram gị.
nickname-needs-letters = Aha otutu ga-enwe mkpụrụ edemede 2 kacha nta.
nickname-taken = Onye ọzọ nwere aha otutu a. Họrọ ọzọ.
