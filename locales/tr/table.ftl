table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, sıra sende!
turn-computer = 🤖 { $who } düşünüyor…
turn-of-several = 👉 Bekleniyor: { $who }…
table-deserted = 💤 Herkes uzakta, oyun durdu. 30 dk içinde kimse dönmezse biter.
table-not-shown = ⚠️ Telegram şu an masayı göstermeme izin vermiyor. Hamlelerin kayıtlı, ben denemeyi sürdürüyorum. Sen de denemek istersen /board gönder.
nudge =
    ⏰ { $who }, süren azalıyor! { $then ->
        [computer] Hamle yapmazsan sen dönene kadar yerine bilgisayar oynar.
        [goes-on] Sonrasında oyun beklemeden sürer.
       *[clock] Hamle yapmazsan senin yerine bir hamle yapılır.
    }
rules-table =
    👥 Oyuncular: { $players }.{ $first ->
        [seat] { " " }İlk katılan başlar; rövanşta sonraki oyuncu.
        [none] { "" }
       *[role] { " " }{ $first } başlar.
    }
    ⏰ Süren dolarsa senin yerine bir hamle yapılır.
rules-before = ◂ Geri: sayfa { $page }
rules-after = Sonraki: sayfa { $page } ▸
reclaim-button = 🙋 Geri döndüm
next-round = 🪑 Sonraki oyun: { $names }
told-so-far = Buraya kadar:
told-since = Son hamlenden beri:
told-alone = Neler oldu:
beside = ⋯ Diğer
beside-the-game = <b>Ne yapmak istersin?</b>
your-turn = <b>Sıra sende</b>
panel-hint =
    💡 Bunu yalnızca sen görüyorsun.{ $asked ->
        [yes] { " " }Yapmak istediğin şeye dokun. Şu an olmuyorsa nedenini söylerim.
       *[no] { "" }
    }
not-your-turn = Bekleniyor: { $who }…
you-are-away = Sen dönene kadar yerine bir bilgisayar oynuyor.
draw-is-offered = 🤝 { $who } beraberlik öneriyor. Kabul ediyor musun, { $asked }?
draw-own-offer = 🤝 Beraberlik önerdin. Önerin bir sonraki hamleye kadar geçerli.
draw-yes = 🤝 Beraberliği kabul et
draw-no = Oyuna devam
pass-windows-how =
    { $passes ->
        [yes] Rakibinin bütün aksiyon kartlarına sana sorulmadan izin veriliyor. Yine sorulsun dersen: { pass-windows-off }.
       *[no] { pass-windows-on }: rakibinin aksiyon kartları artık sana sorulmaz, doğrudan geçerli olur. Bunu istediğin an değiştirebilirsin.
    }
pass-windows-on = ⏩ Hepsine izin ver
pass-windows-off = ✋ Bana yine sor
draw-or-offer = 🤝 Beraberlik öner
draw-or-sure = 🏳 Pes et
resign-sure = <b>Pes mi ediyorsun?</b>
resign-yes = 🏳 Evet, pes et
resign-no = Oyuna devam
undo-is-asked = ↩ { $who } bir hamleyi geri almak istiyor. Kabul ediyor musun, { $asked }?
undo-own-request = ↩ Son hamleni geri almak istedin. İsteğin bir sonraki hamleye kadar geçerli.
undo-yes = ↩ Evet, geri alınsın
undo-no = Hayır, kalsın
undo-ask = ↩ Hamlemi geri al
leave-sure = <b>{ $who }, bu oyundan ayrılıyor musun?</b> Yerini temelli kaybedersin.
leave-yes = Evet, ayrıl
leave-no = Oyuna devam
end-sure = <b>{ $game } oyunu herkes için bitsin mi?</b> Kimse kazanmayacak.
end-this = 🏁 Bu oyunu bitir
end-yes = Evet, bitsin
end-no = Oyuna devam
ended = { $game } oyunu bitirildi, kazanan yok. Yenisini başlatmak için /newgame gönder.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · oyundan sonra
result-more-save = 📄 <b>Oyunu kaydet</b>: oyun kaydını, yani bütün hamlelerin durduğu dosyayı buraya koyarım, sende kalır.
result-more-fair =
    🔒 <b>Adil oyun</b>: kimse katılmadan şu kodu gösterdim: { $seal }

    { $luck ->
        [no] Kimin hangi tarafta oynadığı
       *[yes] Bu oyundaki bütün şans
    } o kodun ardındaki tek gizli sayıdan geldi. <b>Kontrol et</b> düğmesi, kodu o sayıdan yeniden hesaplayan bir komut kopyalar. Python olan her bilgisayarda çalışır. Kodlar aynıysa bu, kimse katılmadan seçtiğim sayıdır.
reason-agreed = Herkes beraberliği kabul etti.
copy-check = 🔒 Kontrol et
record-button = 📄 Oyunu kaydet
record-caption = 📄 { $game } oyunun, hamle hamle. Sende kalsın.
record-check = 📄 <code>{ $file }</code>: Özel sohbetimize iletirsen adil miydi diye bakarım. Ya da kendin bak: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rövanş
explain-button = 🔎 Nerede hata yaptım?
explain-looking = 🔎 Hamlelerine bakıyorum… Birkaç saniye sürer.
explain-one-at-a-time = 🔎 Hâlâ başka bir oyununa bakıyorum. Birazdan yine dene.
explain-nothing = 🔎 İyi oynadın: belirgin bir hata yok.
explain-failed = Bu oyunu inceleyemedim.
explain-older-rules = 🔎 Bu oyun eski kurallarla oynanmış, inceleyemiyorum.
explain-in-private = Özel sohbetimize gönderdim.
explain-nowhere = Bunu sana burada gizlice gösteremem. Özel sohbetimizi aç, “Başlat” düğmesine dokun ve yine dene.
explain-title = 🔎 <b>Hata { $number }/{ $count }</b>
explain-played = Sen <b>{ $move }</b> seçtin.
explain-better = Daha iyisi <b>{ $move }</b>. Kazanma şansın %{ $was } yerine %{ $could } olurdu.
explain-marks =
    🖼 ✗ oyundaki hamlen · ✓ daha iyi hamle{ $tapped ->
        [yes] { " " }· ❓ dokunduğun
       *[no] { "" }
    }
explain-earlier = ◂ Geri
explain-later = Sonraki ▸
