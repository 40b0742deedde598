game-differo-about = Bir zekâ savaşı: hattaki taşları say, tam o kadar hane ilerle, karşı tarafa ilk varan sen ol.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    İki oyuncu, her birinde 13 taş. Taşlarından <b>birini</b> rakibinden önce hedefine, karşı uçtaki satıra ulaştır.

    ⚪ Beyaz başlar, yukarı gider: hedefi A satırı.
    ⚫ Siyah aşağı gider: hedefi I satırı.

    <b>Sıra sana gelince</b>
    1. Taşlarından birini seç.
    2. Üzerinden geçen bir hat seç: satırı ya da çaprazlarından biri, \ veya /.
    3. O hattaki bütün taşları say: seninkiler eksi rakibinkiler. Hat boyunca, hangi yöne istersen, <b>tam</b> o kadar hane git.

    Pas geçemezsin.

    Bir taşın hedefine konduğu an <b>kazanırsın</b>. Sıra rakibindeyken hiçbir taşı oynayamıyorsa da kazanırsın.
game-differo-rules-2 =
    📖 <b>Taş ne kadar gider?</b>

    Hattın tamamını kenardan kenara say: taşın iki yanını da, boşlukların ötesini de. Oynadığın taş da sayılır.

    • Senden 4, rakipten 1 taş varsa 3 hane gidersin, 1 ya da 2 değil.
    • Rakibin o hatta senin kadar ya da daha çok taşı varsa hiçbir taşın o hatta gidemez.

    Resimde hatların ucundaki sayılar Beyazın <b>G4</b> için hesabıdır: satırda 3, çaprazların her birinde 1. Taş yeşil hanelere gidebilir.

    Taşlar yollarındaki her şeyin üstünden atlar. Hiçbir taş yenmez.

    İleri, geri ya da yana gidebilirsin. Konduğun hane boş olmalı, <b>rakibin hedefine ise asla konamazsın</b>.
game-differo-rules-3 =
    📖 <b>Oyun nasıl biter?</b>

    • Bir taşın hedefine konarsa <b>kazanırsın</b>. Biri yeter.
    • Sıra sendeyken hiçbir taşın oynayamıyorsa, pes edersen ya da oyundan ayrılırsan <b>kaybedersin</b>.
    • Aynı konum, sıra aynı taraftayken üçüncü kez oluşursa <b>beraberlik</b> olur. Toplam 300 hamleden sonra ya da ikiniz anlaşırsanız da.

    <b>Ev kuralı: renk değiştirme.</b> Beyazın ilk hamlesinden sonra Siyah, hamle yapmak yerine renkleri değiştirebilir. O zaman ilk hamleyi yapan oyuncu Siyah olur ve sıra ona geçer.

    <b>Hanelerin adı.</b> Harf satırdır, yukarıdan A ile I arası. Sayı \ çaprazdır, alt ucunda yazar.

    Önce bir taşa, sonra bir haneye dokun. Ya da <code>/move F2-F8</code> gönder. Çözülecek konumlar için /puzzle gönder.
open-differo = ▶ Hamlem
differo-table =
    Hamle { $number }{ $swap ->
        [yes] { " " }· Siyah 2. hamlede renkleri değiştirebilir
       *[no] { "" }
    }
differo-over = 🏁 { $moves } hamlede bitti
differo-plays =
    { $colour ->
        [white] ⚪ Beyaz, yukarıya, A satırına gidiyor
       *[black] ⚫ Siyah, aşağıya, I satırına gidiyor
    }
differo-side =
    { $colour ->
        [white] Beyaz
       *[black] Siyah
    }
differo-wins-here = burada kazanır
differo-side-wins-here =
    { $colour ->
        [white] Beyaz
       *[black] Siyah
    } burada kazanır
differo-home = hedefe vardı
differo-rows-to-go = { $rows } satır kaldı
differo-board-lines = Bu metin görünümünde \ çaprazlar düz aşağı iner.
differo-board-chosen = 🔷 { $cell } · ❇️ gidebileceği yerler
differo-which-piece =
    <b>Sıra sende.</b> Hangi { $colour ->
        [white] beyaz
       *[black] siyah
    } taşı oynuyorsun?
differo-lines = <b>{ $cell }</b> şöyle gidebilir: { $lines }.
differo-line-row = satırında <b>{ $count }</b>
differo-line-falling = \ çaprazında <b>{ $count }</b>
differo-line-rising = / çaprazında <b>{ $count }</b>
differo-line-either = iki çaprazda da <b>{ $count }</b>
differo-key-wins = { $move } · kazanır
differo-key-draws = { $move } · beraberlik
differo-other-piece = ← Başka taş
differo-swap = ⇄ Renk değiştir
differo-tap-below = Hamleni masanın altındaki düğmelerle seç.
differo-not-more = Bu hatta senin { $own }, rakibin { $others } taşı var. Yalnızca seninkiler daha çoksa bu hatta gidebilirsin.
differo-off-board = O yönde { $count } hane tahtanın dışına çıkar.
differo-taken = O yönde { $count } hane ötesi { $cell }, orada zaten bir taş var.
differo-their-goal = { $cell } rakibin hedefinde, oraya konamazsın.
event-differo-moved =
    { $seat } <b>{ $source } → { $target }</b> oynadı{ sen-n }{ $again ->
        [yes] . Aynı konum ikinci kez oluştu: bir daha olursa beraberlik.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } renkleri değiştirdi{ sen-n }.
event-differo-gave_up = 🏳 { $seat } pes etti{ sen-n }.
reason-differo-goal = 🏆 { $winners } hedefe vardı ve kazandı!
reason-differo-blocked = 🏆 { $winners } kazandı: karşı tarafın hamlesi kalmadı!
reason-differo-repetition = 🤝 Beraberlik: aynı konum üçüncü kez oluştu.
reason-differo-long = 🤝 300 hamle sonunda beraberlik.
reason-differo-gave_up = 🏆 { $winners } kazandı: karşı taraf pes etti.
rule-differo-white = Beyaz kim
rule-differo-white-help = İlk hamleyi Beyaz yapar. Beyaz, ilk katılan, ikinci katılan ya da rastgele seçilen oyuncudur.
rule-differo-white-first = ilk katılan
rule-differo-white-second = ikinci katılan
rule-differo-white-lot = rastgele
rule-differo-swap = Renk değiştirme
rule-differo-swap-help = Beyazın ilk hamlesinden sonra Siyah, hamle yapmak yerine renkleri değiştirebilir. Bu yüzden Beyaz için en iyisi iki tarafa da adil bir açılıştır.
puzzle-title = 🧩 <b>Differo bulmacası { $number }</b>/{ $count }
puzzle-task =
    { $colour ->
        [white] ⚪ Sıra <b>Beyazda</b>:
       *[black] ⚫ Sıra <b>Siyahta</b>:
    } { $count ->
        [one] <b>hemen kazan</b>.
       *[other] <b>{ $count } hamlede kazan</b>.
    } Hamleye dokun ya da <code>/puzzle { $example }</code> gönder.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } en uzun direnişi: <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } çözdü!
       *[no] 🎉 <b>{ $move }</b>: çözüldü!
    }
puzzle-button = 🧩 Bulmacalar
puzzle-next = Sonraki bulmaca →
puzzle-what = Bulmaca için /puzzle, { $count } bulmacadan üçüncüsü için /puzzle 3, hamle için örneğin /puzzle { $example } gönder.
puzzle-not-home = { $move } hedefe varmıyor, ama varan bir hamle var.
puzzle-loses =
    { $move } kaybettirir: { $colour ->
        [white] Siyah
       *[black] Beyaz
    } { $reply } oynar ve hedefe varır.
puzzle-escapes =
    { $move } olmadı: { $reply } hamlesinden sonra { $colour ->
        [white] Beyaz
       *[black] Siyah
    } artık { $count ->
        [one] sonraki hamlede kazanmayı garantileyemez.
       *[other] { $count } hamlede kazanmayı garantileyemez.
    }
differo-no-swap = Şu an renkleri değiştiremezsin. Bunu yalnızca Siyah, Beyazın ilk hamlesinden hemen sonra ve ev kuralları izin veriyorsa yapabilir.
differo-not-yours = Şu hanede taşın yok: { $cell }.
differo-goes = { $cell } şuralara gidebilir: { $targets }.
differo-stuck = { $cell } kilitli. Şu an oynayamaz.
typed-differo = Taşın yerini, sonra konacağı yeri yaz: F2-F8. Harf satırdır, yukarıdan A ile I arası. Sayı \ çaprazdır, 1 ile 9 arası, alt ucunda yazar.
role-differo-white = ⚪ Beyaz
role-differo-black = ⚫ Siyah
typed-words-differo = swap: değiştir değiş değişelim
