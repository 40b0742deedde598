command-mistakes = incelemelerde çıkan hatalarını yeniden dene
explain-come-back = 🧩 Yarından başlayarak hataların bulmaca olarak geri gelir: /mistakes
mistakes-button =
    🧩 Hatalar{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Hatalarım</b>
mistakes-waiting = Seni { $count } bulmaca bekliyor.
mistakes-later =
    Şu an çözecek bir şey yok. { $days ->
        [one] Sonraki bulmaca bir güne kalmaz gelir.
       *[other] Sonraki bulmaca { $days } gün sonra gelir.
    }
mistakes-none = Daha bulmaca yok. Bir oyundan sonra “Nerede hata yaptım?” düğmesine dokun, hataların buraya gelir.
mistakes-how = Bir hata önce bir gün sonra geri gelir, ardından gittikçe daha uzun aralarla. Üst üste iki kez doğru çözersen listeden silinir.
mistakes-daily =
    { $on ->
        [yes] 📬 Her gün özel sohbetimize bir tane gönderiyorum, bunu açtığın saat sularında.
       *[no] 📭 Sana hiç göndermiyorum.
    }
mistakes-daily-on = 📬 Günde bir tane gönder
mistakes-daily-off = 📭 Artık gönderme
mistakes-solve = ▶ Bir tane çöz
mistakes-closed = Sana daha yazamıyorum. Özel sohbetimizi aç, “Başlat” düğmesine dokun, sonra orada /mistakes gönder.
mistakes-stopped = 📭 { $count } bulmaca yanıtsız kaldı, artık göndermiyorum. Hepsi /mistakes içinde duruyor.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] günün bulmacası
       *[no] bir oyunundan
    }
mistake-question = <b>Sen olsan ne oynardın?</b>
mistake-right = ✓ <b>Doğru: { $better }</b>
mistake-again = ✗ Oyunda da <b>{ $move }</b> seçmiştin.
mistake-wrong = ❓ <b>{ $move }</b> değil.
mistake-why = Kazanma şansı <b>{ $better }</b> ile %{ $could }, oyundaki hamlen <b>{ $played }</b> ile %{ $was }.
mistake-back =
    { $days ->
        [one] ⏳ Yarın geri gelir.
       *[other] ⏳ { $days } gün sonra geri gelir.
    }
mistake-retired = 🏆 Üst üste iki kez doğru: artık gelmez.
mistake-next = ▶ Sonraki · { $count } kaldı
