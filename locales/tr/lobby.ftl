lobby-title = 🎲 <b>{ $game }</b> · { $seats } oyuncu
lobby-sits =
    { $count ->
        [0] Henüz kimse katılmadı
       *[other]
            { $full ->
                [yes] Masa dolu: { $most } oyuncu
               *[no] Dolu yer: { $count }/{ $most }
            }
    } · ⏳ hamle süresi { $pace }
lobby-rematch = 🔁 Rövanş: yine oynamak için “Katıl” düğmesine dokun. Dokunmayan oynamaz.
seat-kept = yeri tutuluyor
lobby-house-rules = 🏠 Ev kuralları: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Boş yere bir bilgisayar ({ $level }) geçecek.
       *[other] Boş { $count } yere bilgisayar ({ $level }) geçecek.
    }
lobby-hands = 🃏 Kartların burada çıkar, yalnızca sen görürsün. <a href="{ $link }">Özel sohbet mi istersin?</a>
lobby-no-hands = 🃏 Telegram bu grupta gizli kart gösteremiyor. Kartlarına bakmak için masanın altındaki düğmeye dokun ya da onları <a href="{ $link }">özel sohbette</a> al.
lobby-suggestion = 💡 { $who } bu oyunu öneriyor: { $game }.
lobby-closed = Bu masa kapandı. Yenisini açmak için /newgame gönder.
join = 🪑 Katıl
start = ▶ Başlat
more = ⋯ Diğer
switch-to = 💡 { $game } olsun
speak-here = 🌍 Bu sohbette { $language } konuşayım mı?
speak-here-no = Hayır
language-kept = Tamam, bir daha sormam. Yöneticiler dili yine de /settings ile değiştirebilir.
more-title = ⋯ <b>{ $game }</b> · başlamadan önce
more-how = Değiştirmek istediğin şeye dokun.
more-read = Bunları yalnızca kurucu ve yöneticiler değiştirebilir. Sen başka bir oyun önerebilirsin.
more-games = 🎲 Oyunlar
more-computers = 🤖 Bilgisayarlar
more-pace = ⏳ Hamle süresi
more-roles = 🎭 Taraf seç
more-fair = 🔒 Adil oyun
leave = 🚪 Ayrıl
more-games-title = 🎲 <b>Oyunlar</b>
more-games-lead = Geçmek istediğin oyuna dokun.
more-games-suggest = Önermek istediğin oyuna dokun. Kurucu: { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Bilgisayarlar</b>: { $count }
more-computers-how = Bilgisayar eklemek için bir düzeye dokun.
add-computer = + 🤖 { $level }
remove-computer = − Bilgisayar
more-pace-title = ⏳ <b>Hamle süresi</b>: { $pace }
more-pace-how = Bu yalnızca bu masa için geçerli. Yöneticiler /settings ile bütün oyunların süresini değiştirebilir.
lobby-roles = 🎭 Tarafını seç. İlk seçim kurucunun. Seçilmeyen taraflar oturma sırasına göre dağıtılır.
fair-play-title = 🔒 <b>Adil oyun</b>
fair-play-sealed =
    { $luck ->
        [no] Kimin hangi tarafta oynayacağı
       *[yes] Bu oyundaki bütün şans
    } baştan sabitlendi: { $seal }

    Hepsi tek bir gizli sayıdan geliyor. O sayıyı kimse katılmadan seçtim, bu kod da bunu kanıtlıyor. Oyundan sonra sayıyı gösteririm, herkes koda uyup uymadığına bakabilir. Yani oyun sırasında onu kimse değiştiremez, ben bile.
copy-commitment = 🔒 Kodu kopyala
done-suggested = 💡 Önerdiğin oyun: { $game }
done-suggestion-withdrawn = ✓ Önerini geri çektin
done-joined-next = ✓ Sonraki oyuna yazıldın
joined-for-a-computer = Bütün yerler doluydu, sen de bir bilgisayarın yerine geçtin.
played-on-for-a-computer = ✓ Bilgisayarın yerine geçtin
late = Oyun çoktan başladı. Sonraki oyuna yazıldın.
late-with-seats = Oyun çoktan başladı. Sonraki oyuna yazıldın. Hemen katılmak istersen bir bilgisayarın yerine geç:
late-leave = Bu sefer kalsın
take-over = { $name }
lobby-stands = Burada zaten bir masa var. “Katıl” düğmesine dokun.
playing-stands = Burada zaten bir oyun var. Sonraki oyun için “Katıl” düğmesine dokun. Kurucu ya da bir yönetici bu oyunu /endgame ile bitirebilir.
asked-another = Bunu yalnızca soruyu soran kişi seçebilir.
