command-learn = birkaç dakikada bir oyun öğren
learn-it = 🎓 Öğren (3 dk)
learn-short = 🎓 Öğren
learn-games = 🎓 Oyun öğren (3 dk)
lessons-title = 🎓 <b>Bir oyun öğren</b>
lessons-which = Gerçek hamlelerle kısa dersler, yalnızca sana. Hangi oyunu öğrenmek istersin?
lessons-unknown = “{ $typed }” için dersim yok.
lessons-none = Daha ders yok. Her oyunun kurallarını /rules anlatır.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Bir derse dokun. İstediğin an kapatıp sonra dönebilirsin.
lesson-list-done = Bütün dersleri bitirdin. Oynama vakti!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Sonraki ▸
lesson-done = ✓ <b>Ders bitti!</b>
lesson-last-done = ✓ <b>Son ders de bitti!</b> Şimdi { $game } oyununu kolay bir bilgisayara karşı dene.
lesson-badge = 🎖 Yeni rozet: <b>{ $badge }</b>
lesson-next = Sonraki: { $title } ▸
lesson-play = ▶ Kolay bilgisayarla oyna
lesson-all = ← Dersler
lesson-games = ← Oyunlar
lesson-learner = Sen
lesson-name-1 = Ayşe
lesson-name-2 = Bora
lesson-name-3 = Can
lesson-name-4 = Defne
lesson-name-5 = Emre
