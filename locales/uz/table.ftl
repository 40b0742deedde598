table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, navbat senda!
turn-computer = 🤖 { $who } oʻylayapti…
turn-of-several = 👉 Kutilmoqda: { $who }…
table-deserted = 💤 Hamma ketib qolgan, oʻyin toʻxtab turibdi. 30 daq ichida hech kim qaytmasa, tugaydi.
table-not-shown = ⚠️ Telegram hozir stolni koʻrsatishga qoʻymayapti. Yurishlaring saqlangan, men urinib turaman. Oʻzing ham urinib koʻrmoqchi boʻlsang, /board yubor.
nudge =
    ⏰ { $who }, vaqt tugayapti! { $then ->
        [computer] Yurmasang, qaytguningcha oʻrningga kompyuter oʻynaydi.
        [goes-on] Shundan keyin oʻyin kutmasdan davom etadi.
       *[clock] Yurmasang, oʻrningga men yuraman.
    }
rules-table =
    👥 Oʻyinchilar: { $players }.{ $first ->
        [seat] { " " }Birinchi qoʻshilgan boshlaydi; revanshda undan keyingisi.
        [none] { "" }
       *[role] { " " }{ $first } boshlaydi.
    }
    ⏰ Vaqting tugasa, oʻrningga men yuraman.
rules-before = ◂ Orqaga: { $page }-sahifa
rules-after = Keyingisi: { $page }-sahifa ▸
reclaim-button = 🙋 Qaytdim
next-round = 🪑 Keyingi oʻyinda: { $names }
told-so-far = Hozirgacha:
told-since = Oxirgi yurishingdan beri:
told-alone = Nima boʻldi:
beside = ⋯ Yana
beside-the-game = <b>Nima qilmoqchisan?</b>
your-turn = <b>Navbat senda</b>
panel-hint =
    💡 Buni faqat sen koʻrasan.{ $asked ->
        [yes] { " " }Nima qilmoqchi boʻlsang, shuni bos. Hozir mumkin boʻlmasa, sababini aytaman.
       *[no] { "" }
    }
not-your-turn = Kutilmoqda: { $who }…
you-are-away = Qaytguningcha oʻrningga kompyuter oʻynab turibdi.
draw-is-offered = 🤝 { $who } durang taklif qilyapti. Rozimisan, { $asked }?
draw-own-offer = 🤝 Durang taklif qilding. Taklif keyingi yurishgacha turadi.
draw-yes = 🤝 Durangga roziman
draw-no = Oʻynayveraman
pass-windows-how =
    { $passes ->
        [yes] Raqibingning hamma amal kartalariga soʻramasdan ruxsat berilyapti. { pass-windows-off }: shu tugma buni toʻxtatadi.
       *[no] { pass-windows-on }: raqibingning amal kartalari haqida boshqa soʻramayman, ular darrov ishlaydi. Istagan payting qaytarib qoʻyasan.
    }
pass-windows-on = ⏩ Hammasiga ruxsat
pass-windows-off = ✋ Yana soʻrayver
draw-or-offer = 🤝 Durang taklif qilish
draw-or-sure = 🏳 Taslim boʻlish
resign-sure = <b>Bu oʻyinda taslim boʻlasanmi?</b>
resign-yes = 🏳 Ha, taslim boʻlaman
resign-no = Oʻynayveraman
undo-is-asked = ↩ { $who } yurishini qaytarib olmoqchi. Rozimisan, { $asked }?
undo-own-request = ↩ Oxirgi yurishingni qaytarib olishni soʻrading. Soʻrov keyingi yurishgacha turadi.
undo-yes = ↩ Ha, qaytarib olsin
undo-no = Yoʻq, qolsin
undo-ask = ↩ Yurishimni qaytarib olish
leave-sure = <b>{ $who }, bu oʻyindan chiqasanmi?</b> Joyingni butunlay yoʻqotasan.
leave-yes = Ha, chiqaman
leave-no = Oʻynayveraman
end-sure = <b>{ $game } oʻyini hamma uchun tugatilsinmi?</b> Hech kim yutmaydi.
end-this = 🏁 Oʻyinni tugatish
end-yes = Ha, tugatilsin
end-no = Oʻynayveramiz
ended = { $game } oʻyini tugatildi, hech kim yutmadi. Yangisini boshlash uchun /newgame yubor.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · oʻyindan keyin
result-more-save = 📄 <b>Oʻyinni saqlash</b>: oʻyin yozuvini, yaʼni hamma yurish bor faylni shu yerga tashlayman, senda qoladi.
result-more-fair =
    🔒 <b>Halol oʻyin</b>: hali hech kim qoʻshilmasidan oldin shu kodni koʻrsatgandim: { $seal }

    { $luck ->
        [no] Kim qaysi tomonda oʻynagani
       *[yes] Bu oʻyindagi hamma tasodif
    } kod ortidagi bitta maxfiy sondan kelib chiqdi. <b>Tekshirish</b> tugmasi kodni shu sondan qayta hisoblaydigan buyruqdan nusxa oladi, u Python bor har qanday kompyuterda ishlaydi. Kodlar bir xil chiqsa, bu hech kim qoʻshilmasidan oldin men tanlagan oʻsha son.
reason-agreed = Hamma durangga rozi boʻldi.
copy-check = 🔒 Tekshirish
record-button = 📄 Oʻyinni saqlash
record-caption = 📄 { $game } oʻyining, yurishma-yurish. Senda qolsin.
record-check = 📄 <code>{ $file }</code>: Shaxsiy chatimizga uzatsang, halol boʻlganini tekshiraman. Yoki oʻzing tekshir: <code>python -m engine verify { $file }</code>
rematch = 🔁 Revansh
explain-button = 🔎 Qayerda xato qildim?
explain-looking = 🔎 Yurishlaringni tahlil qilyapman… Bir necha soniya.
explain-one-at-a-time = 🔎 Hali boshqa oʻyiningni tahlil qilyapman. Birozdan keyin urinib koʻr.
explain-nothing = 🔎 Zoʻr oʻynabsan: aniq xato yoʻq.
explain-failed = Bu oʻyinni tahlil qilolmadim.
explain-older-rules = 🔎 Bu oʻyin eski qoidalar bilan oʻynalgan, tahlil qilolmayman.
explain-in-private = Shaxsiy chatimizga yubordim.
explain-nowhere = Buni bu yerda faqat oʻzingga koʻrsatolmayman. Shaxsiy chatimizni och, “Start” tugmasini bos va qayta urin.
explain-title = 🔎 <b>Xato: { $number }/{ $count }</b>
explain-played = Sen <b>{ $move }</b> tanlading.
explain-better = Yaxshirogʻi <b>{ $move }</b> edi. Yutish ehtimoli { $was }% emas, { $could }% boʻlardi.
explain-marks =
    🖼 ✗ oʻyindagi yurishing · ✓ yaxshiroq yurish{ $tapped ->
        [yes] { " " }· ❓ hozir bosganing
       *[no] { "" }
    }
explain-earlier = ◂ Orqaga
explain-later = Keyingisi ▸
