somebody = biri
pool-whot = Whot, üç ve daha çok oyuncu
pool-whot-2 = Whot, iki oyuncu
command-me = puanını, zaferlerini ve rozetlerini gör
command-top = bu grubun en iyilerini gör
command-games = son oyunlara yeniden bak

lobby-rated = 🏅 puanlı
lobby-rated-from-two = 🏅 2 kişiden itibaren puanlı
lobby-for-fun =
    🏠 dostluk oyunu{ $why ->
        [house] : ev kuralları
        [clock] : süre sınırı yok
       *[other] { "" }
    }
play-for-fun = 🏠 Dostluk oyunu olsun
rate-again = 🏅 Puanlı olsun
done-for-fun = ✓ Bu bir dostluk oyunu
done-rated = ✓ Bu oyun puana sayılır
often-leaves = ⚠️ { $who } sık sık erken ayrılıyor.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Dostluk oyunu{ $why ->
        [house] : ev kuralları
        [clock] : süre sınırı yok
        [short] : sayılmayacak kadar kısa
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } oyun)
month-1 = Ocak
month-2 = Şubat
month-3 = Mart
month-4 = Nisan
month-5 = Mayıs
month-6 = Haziran
month-7 = Temmuz
month-8 = Ağustos
month-9 = Eylül
month-10 = Ekim
month-11 = Kasım
month-12 = Aralık

me-title = 👤 <b>{ $name }</b> · bu grupta
me-title-private = 👤 <b>{ $name }</b> · bilgisayara karşı
me-title-everywhere = 👤 <b>{ $name }</b> · bütün gruplarda
me-nothing = Burada daha hiç oyun bitirmedin. Başlatmak için /newgame gönder.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count } oyun
me-pool = <b>{ $pool }</b>: { $count } oyun
me-won = kazanma oranın %{ $won }, eşit pay %{ $share }
me-rating-how = Güç puanın 1500’den başlar. ± ne kadar şaşabileceğini gösterir, ? daha oturmadı demek.
me-finishes = 🏁 bitirme oranı %{ $percent }
me-answers = { $seconds } sn içinde oynar
me-badges = 🎖 { $count }/{ $most } rozet
privacy-button = 🛡 Neler saklıyorum
me-everywhere = 🌍 Bütün gruplarda
my-games = 📜 Oyunlarım
badges-button = 🎖 Rozetler

top-title-month = 🏆 <b>{ $pool }</b> · bu ay
top-title-ever = 🏆 <b>{ $pool }</b> · tüm zamanlar
top-month = { $who } · { $count } oyunda { $won } zafer
top-ever = { $who } · { $rating } · { $count } oyun
top-ever-few = { $who } · { $rating } · { $count }/{ $most } oyun
top-streak = 🔥 üst üste { $count } zafer
top-nothing = Listede daha kimse yok. Bir oyun bitiren girer.
top-month-button = 📅 Bu ay
top-ever-button = 🏅 Tüm zamanlar
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Gruba göster
top-shown = ✓ Gruba gösterildi
top-shown-lately = Liste az önce gösterildi. 10 dakikada bir yeter.
top-on = /top açık
top-off = /top kapalı
top-is-off = Liste bu grupta kapalı. Bir yönetici /settings ile açabilir.

games-title = 📜 <b>Buradaki son oyunlar</b>
games-title-mine = 📜 <b>Buradaki son oyunların</b>
games-line = { $number }. { $told }
games-none = Daha biten oyun yok. Başlatmak için /newgame gönder.
games-all = Herkesin oyunları
games-mine = Oyunlarım
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 beraberlik · { $when }
game-told-ended = <b>{ $game }</b> · erken bitti · { $when }
game-of-older-rules = Bu oyun eski kurallarla oynanmış, bir daha açamıyorum.

badges-title = 🎖 <b>{ $count }/{ $most } rozet</b>
badges-open = Kazanılacaklar:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = İlk oyun
badge-games-1-about = bir oyun bitir
badge-games-10 = Müdavim
badge-games-10-about = 10 oyun bitir
badge-games-50 = Masanın demirbaşı
badge-games-50-about = 50 oyun bitir
badge-games-100 = Yüz akşam
badge-games-100-about = 100 oyun bitir
badge-games-500 = Masanın efsanesi
badge-games-500-about = 500 oyun bitir
badge-wins-1 = İlk zafer
badge-wins-1-about = bir oyun kazan
badge-wins-10 = On zafer
badge-wins-10-about = 10 oyun kazan
badge-wins-50 = Elli zafer
badge-wins-50-about = 50 oyun kazan
badge-wins-100 = Yüz zafer
badge-wins-100-about = 100 oyun kazan
badge-row-3 = Üçte üç
badge-row-3-about = üst üste 3 oyun kazan
badge-row-5 = Alev aldı
badge-row-5-about = üst üste 5 oyun kazan
badge-row-10 = Durdurulamaz
badge-row-10-about = üst üste 10 oyun kazan
badge-won-whot = Son kart
badge-won-whot-about = bir Whot oyunu kazan
badge-won-caesar = Zafer alayı
badge-won-caesar-about = bir Caesar & Cleopatra oyunu kazan
badge-won-deerportal = Geyik Tanrı’nın gözdesi
badge-won-deerportal-about = bir DeerPortal oyunu kazan
badge-won-rally = Bitişte birinci
badge-won-rally-about = bir Rally oyunu kazan
badge-won-differo = Yarma harekâtı
badge-won-differo-about = bir Differo oyunu kazan
badge-won-all = On parmakta on marifet
badge-won-all-about = beş oyunun her birini kazan
badge-learned = { $game } diploması
badge-learned-about = { $game } derslerinin hepsini bitir
badge-beat-hard = Çelikten sert
badge-beat-hard-about = zor bir bilgisayarı geride bırak
badge-full-table = Masa dolu
badge-full-table-about = en az dört kişiye karşı kazan
badge-giant = Dev avcısı
badge-giant-about = güç puanı en az 200 yüksek birini yen
badge-met-10 = Eşi dostu çok
badge-met-10-about = 10 ayrı kişiyle oyna
badge-met-25 = Herkesin dostu
badge-met-25-about = 25 ayrı kişiyle oyna
badge-week = Bütün hafta
badge-week-about = 7 gün üst üste oyna
badge-night = Gece kuşu
badge-night-about = gece 2 ile 5 arasında kazan (UTC)
badge-phoenix = Anka kuşu
badge-phoenix-about = üst üste 5 yenilgiden sonra kazan
badge-dead-heat = Burun buruna
badge-dead-heat-about = birinciliği herkesle paylaş
badge-fast = Eli çabuk
badge-fast-about = hamle başına 3 sn altında kazan
badge-marathon = Maraton
badge-marathon-about = 200 ya da daha çok hamlelik bir oyun bitir
badge-last-again = Canın sağ olsun
badge-last-again-about = üst üste 3 kez sonuncu ol, yine de sona kadar kal

command-nickname = dünya listesindeki adını seç
world-button = 🌍 Dünya
world-title = 🌍 <b>{ $pool }</b> · bütün gruplar
world-line = { $place } { $who } · { $rating }
world-nobody = Burada daha kimse yok. Oturmuş bir güç puanı, 5 rakip, 2 grup ve bir takma ad gerekir.
world-how = Listede olmak ister misin? <code>/nickname</code> ile bir ad seç
nickname-chosen = 🌍 Dünya listesinde adın <b>{ $nickname }</b>. Güç puanın oturup en az 2 grupta 5 kişiyle oynayınca görünür. Çıkmak için <code>/nickname off</code> gönder
nickname-none = 🌍 Dünya listesinde görünmüyorsun. Girmek için <code>/nickname</code> ve seçtiğin bir adı gönder. Yalnızca o ad ve güç puanın görünür, Telegram adın asla.
nickname-needs-letters = Takma ad en az 2 harf ister.
