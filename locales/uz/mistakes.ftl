command-mistakes = tahlildagi yurishlaringni qayta sinash
explain-come-back = 🧩 Ertadan boshlab xatolaring masala boʻlib qaytadi: /mistakes
mistakes-button =
    🧩 Xatolar{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Xatolarim</b>
mistakes-waiting = Seni { $count } ta masala kutyapti.
mistakes-later =
    Hozir yechadigan narsa yoʻq. { $days ->
        [one] Keyingi masala bir kun ichida qaytadi.
       *[other] Keyingi masala { $days } kundan keyin qaytadi.
    }
mistakes-none = Hali masala yoʻq. Oʻyindan keyin “Qayerda xato qildim?” tugmasini bos, xatolaring shu yerga qaytadi.
mistakes-how = Xato bir kundan keyin qaytadi, soʻng borgan sari kechroq. Ketma-ket ikki marta topsang, yoʻqoladi.
mistakes-daily =
    { $on ->
        [yes] 📬 Har kuni bittasini shaxsiy chatimizga yuboraman, buni yoqqan vaqtingga yaqin.
       *[no] 📭 Hech narsa yubormayman.
    }
mistakes-daily-on = 📬 Kuniga bitta yubor
mistakes-daily-off = 📭 Boshqa yuborma
mistakes-solve = ▶ Bittasini yechish
mistakes-closed = Senga hali yozolmayman. Shaxsiy chatimizni och, “Start” tugmasini bos va u yerda /mistakes yubor.
mistakes-stopped = 📭 { $count } ta masalani javobsiz qoldirding, shuning uchun boshqa yubormayman. Ular /mistakes ichida turibdi.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] bugungi masalang
       *[no] oʻynagan oʻyiningdan
    }
mistake-question = <b>Sen qanday yurarding?</b>
mistake-right = ✓ <b>Toʻgʻri: { $better }</b>
mistake-again = ✗ Oʻyinda ham <b>{ $move }</b> tanlagan eding.
mistake-wrong = ❓ <b>{ $move }</b> emas.
mistake-why = Yutish ehtimoli: <b>{ $better }</b> bilan { $could }%, oʻyindagi yurishing <b>{ $played }</b> bilan { $was }%.
mistake-back =
    { $days ->
        [one] ⏳ Ertaga qaytadi.
       *[other] ⏳ { $days } kundan keyin qaytadi.
    }
mistake-retired = 🏆 Ketma-ket ikki marta toʻgʻri: boshqa qaytmaydi.
mistake-next = ▶ Keyingisi · { $count } ta qoldi
