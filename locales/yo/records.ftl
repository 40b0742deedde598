somebody = ẹnì kan
pool-whot = Whot, ọ̀tayò mẹ́ta tàbí jù bẹ́ẹ̀ lọ
pool-whot-2 = Whot, ọ̀tayò méjì
command-me = wo òṣùwọ̀n rẹ, iye ìgbà tó o borí àti àmì ẹ̀yẹ rẹ
command-top = wo ẹni tó mọ̀ ọ́n ta jù nínú ẹgbẹ́ yìí
command-games = tún wo àwọn eré tó kẹ́yìn

lobby-rated = 🏅 fún òṣùwọ̀n
lobby-rated-from-two = 🏅 fún òṣùwọ̀n láti ẹni 2 sókè
lobby-for-fun =
    🏠 fún fàájì{ $why ->
        [house] : òfin ilé
        [clock] : kò sí gbèdéke àkókò
       *[other] { "" }
    }
play-for-fun = 🏠 Ṣeré fún fàájì
rate-again = 🏅 Ṣeré fún òṣùwọ̀n
done-for-fun = ✓ Fàájì lásán ni eré yìí
done-rated = ✓ Eré yìí máa wọ inú òṣùwọ̀n
often-leaves = ⚠️ { $who } sábà máa ń jáde kí eré tó parí.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Fún fàájì{ $why ->
        [house] : òfin ilé
        [clock] : kò sí gbèdéke àkókò
        [short] : ó kúrú jù láti gba òṣùwọ̀n
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } (eré { $count })
month-1 = Oṣù Kìíní
month-2 = Oṣù Kejì
month-3 = Oṣù Kẹta
month-4 = Oṣù Kẹrin
month-5 = Oṣù Karùn-ún
month-6 = Oṣù Kẹfà
month-7 = Oṣù Keje
month-8 = Oṣù Kẹjọ
month-9 = Oṣù Kẹsàn-án
month-10 = Oṣù Kẹwàá
month-11 = Oṣù Kọkànlá
month-12 = Oṣù Kejìlá

me-title = 👤 <b>{ $name }</b> · nínú ẹgbẹ́ yìí
me-title-private = 👤 <b>{ $name }</b> · eré pẹ̀lú kọ̀ǹpútà
me-title-everywhere = 👤 <b>{ $name }</b> · nínú gbogbo ẹgbẹ́
me-nothing = O ò tíì parí eré kankan níbí. Fi /newgame ránṣẹ́ láti bẹ̀rẹ̀ ọ̀kan.
me-pool-rated = <b>{ $pool }</b>: { $rating } · eré { $count }
me-pool = <b>{ $pool }</b>: eré { $count }
me-won = borí { $won }%, ìpín ọgbọọgba jẹ́ { $share }%
me-rating-how = Òṣùwọ̀n rẹ bẹ̀rẹ̀ ní 1500. ± ni bó ṣe lè yẹ̀ tó, ? túmọ̀ sí pé kò tíì fìdí múlẹ̀.
me-finishes = 🏁 ń parí eré { $percent }%
me-answers = ń dáhùn ní ìṣẹ́jú àáyá { $seconds }
me-badges = 🎖 àmì ẹ̀yẹ { $count } nínú { $most }
privacy-button = 🛡 Ohun tí mò ń tọ́jú
me-everywhere = 🌍 Gbogbo ẹgbẹ́
my-games = 📜 Eré mi
badges-button = 🎖 Àmì ẹ̀yẹ

top-title-month = 🏆 <b>{ $pool }</b> · oṣù yìí
top-title-ever = 🏆 <b>{ $pool }</b> · látìbẹ̀rẹ̀
top-month = { $who } · borí { $won } nínú { $count }
top-ever = { $who } · { $rating } · eré { $count }
top-ever-few = { $who } · { $rating } · eré { $count } nínú { $most }
top-streak = 🔥 borí { $count } léraléra
top-nothing = Ẹnikẹ́ni ò tíì sí lórí pátákó yìí. Eré kan tó o bá parí máa gbé ọ síbẹ̀.
top-month-button = 📅 Oṣù yìí
top-ever-button = 🏅 Látìbẹ̀rẹ̀
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Fi han ẹgbẹ́
top-shown = ✓ A ti fi han ẹgbẹ́
top-shown-lately = Kò pẹ́ tá a fi pátákó hàn. Ẹ̀ẹ̀kan ní ìṣẹ́jú 10 ti tó.
top-on = Pẹ̀lú /top
top-off = Láìsí /top
top-is-off = A ti pa pátákó nínú ẹgbẹ́ yìí. Admin lè tún un ṣí nínú /settings.

games-title = 📜 <b>Àwọn eré tó kẹ́yìn níbí</b>
games-title-mine = 📜 <b>Eré rẹ tó kẹ́yìn níbí</b>
games-line = { $number }. { $told }
games-none = Kò tíì sí eré tó parí. Fi /newgame ránṣẹ́ láti bẹ̀rẹ̀ ọ̀kan.
games-all = Eré gbogbo èèyàn
games-mine = Eré mi
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 ọ̀mì · { $when }
game-told-ended = <b>{ $game }</b> · ó parí ṣáájú àkókò · { $when }
game-of-older-rules = Òfin àtijọ́ la fi ṣe eré yìí, torí náà mi ò lè tún un ṣí.

badges-title = 🎖 <b>Àmì ẹ̀yẹ { $count } nínú { $most }</b>
badges-open = Èyí tó ṣì kù:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Eré àkọ́kọ́
badge-games-1-about = parí eré kan
badge-games-10 = Ará ilé
badge-games-10-about = parí eré 10
badge-games-50 = Òpó ilé
badge-games-50-about = parí eré 50
badge-games-100 = Ọgọ́rùn-ún àṣálẹ́
badge-games-100-about = parí eré 100
badge-games-500 = Àràbà tábìlì
badge-games-500-about = parí eré 500
badge-wins-1 = Ìṣẹ́gun àkọ́kọ́
badge-wins-1-about = borí nínú eré kan
badge-wins-10 = Ìṣẹ́gun mẹ́wàá
badge-wins-10-about = borí nínú eré 10
badge-wins-50 = Ìṣẹ́gun àádọ́ta
badge-wins-50-about = borí nínú eré 50
badge-wins-100 = Ọgọ́rùn-ún ìṣẹ́gun
badge-wins-100-about = borí nínú eré 100
badge-row-3 = Ẹ̀ta lẹ́ẹ̀kan
badge-row-3-about = borí nínú eré 3 léraléra
badge-row-5 = Iná ń jó
badge-row-5-about = borí nínú eré 5 léraléra
badge-row-10 = Àìṣeédádúró
badge-row-10-about = borí nínú eré 10 léraléra
badge-won-whot = Káàdì ìkẹyìn
badge-won-whot-about = fi káàdì ìkẹyìn rẹ borí nínú Whot
badge-won-caesar = Ìṣẹ́gun ńlá
badge-won-caesar-about = borí nínú eré Caesar & Cleopatra
badge-won-deerportal = Ààyò Òrìṣà Àgbọ̀nrín
badge-won-deerportal-about = borí nínú eré DeerPortal
badge-won-rally = Àkọ́dé
badge-won-rally-about = kọ́kọ́ dé òpin nínú Rally, kó o sì borí
badge-won-differo = Ó já kọjá
badge-won-differo-about = dé òpin nínú Differo, kó o sì borí
badge-won-all = Ọ̀gá gbogbo eré
badge-won-all-about = borí nínú eré márààrún
badge-learned = Ìwé ẹ̀rí { $game }
badge-learned-about = parí gbogbo ẹ̀kọ́ { $game }
badge-beat-hard = Ó le ju irin lọ
badge-beat-hard-about = gba ipò tó ga ju kọ̀ǹpútà tó le
badge-full-table = Tábìlì kún
badge-full-table-about = borí ẹni mẹ́rin míì ó kéré tán
badge-giant = Apòmìrán
badge-giant-about = borí ẹni tí òṣùwọ̀n rẹ̀ fi 200 ó kéré tán ju tìrẹ lọ
badge-met-10 = Ọlọ́pọ̀ ojúlùmọ̀
badge-met-10-about = bá èèyàn 10 ọ̀tọ̀ọ̀tọ̀ ṣeré
badge-met-25 = Ọ̀rẹ́ gbogbo ayé
badge-met-25-about = bá èèyàn 25 ọ̀tọ̀ọ̀tọ̀ ṣeré
badge-week = Odindi ọ̀sẹ̀
badge-week-about = ṣeré fún ọjọ́ 7 léraléra
badge-night = Òwìwí
badge-night-about = borí láàárín aago 2 sí 5 òru (UTC)
badge-phoenix = Àjíǹde
badge-phoenix-about = borí lẹ́yìn tó o pàdánù 5 léraléra
badge-dead-heat = Ọgbọọgba
badge-dead-heat-about = kí gbogbo èèyàn jọ wà nípò kìíní
badge-fast = Ọlọ́wọ́ yíyá
badge-fast-about = borí láìlo tó ìṣẹ́jú àáyá 3 fún ìgbésẹ̀
badge-marathon = Eré gígùn
badge-marathon-about = parí eré tó ní ìgbésẹ̀ 200 tàbí jù bẹ́ẹ̀ lọ
badge-last-again = Ọmọlúàbí
badge-last-again-about = gbẹ́yìn lẹ́ẹ̀mẹta léraléra, kó o sì dúró dópin

command-nickname = yan orúkọ rẹ lórí pátákó àgbáyé
world-button = 🌍 Àgbáyé
world-title = 🌍 <b>{ $pool }</b> · gbogbo ẹgbẹ́
world-line = { $place } { $who } · { $rating }
world-nobody = Ẹnikẹ́ni ò tíì sí níbí. Ó gba òṣùwọ̀n tó fìdí múlẹ̀, alátakò 5, ẹgbẹ́ 2 àti ìnagijẹ kan.
world-how = Ṣé o fẹ́ wà níbẹ̀? Fi <code>/nickname</code> yan orúkọ kan
nickname-chosen = 🌍 Pátákó àgbáyé ń pè ọ́ ní <b>{ $nickname }</b>, tí òṣùwọ̀n rẹ bá ti fìdí múlẹ̀, tó o sì ti pàdé èèyàn 5 nínú ẹgbẹ́ 2 ó kéré tán. Láti kúrò níbẹ̀, fi <code>/nickname off</code> ránṣẹ́
nickname-none = 🌍 O ò sí lórí pátákó àgbáyé. Láti wà níbẹ̀, fi <code>/nickname</code> àti orúkọ tó wù ọ́ ránṣẹ́. Orúkọ yẹn àti òṣùwọ̀n rẹ nìkan ló máa hàn, kì í ṣe orúkọ Telegram rẹ láé.
nickname-needs-letters = Ó kéré tán, ìnagijẹ gbọ́dọ̀ ní lẹ́tà 2.
nickname-taken = Ẹlòmíràn ti ní ìnagijẹ yìí. Yan òmíràn.
