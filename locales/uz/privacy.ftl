command-privacy = sen haqingda nimani qancha vaqt saqlashim
command-mydata = sen haqingda saqlaganlarimni fayl qilib olish
command-forgetme = sen haqingda saqlaganlarimni oʻchirish
privacy-title = 🛡 <b>Sen haqingda nimani saqlayman</b>
privacy-text =
    • <b>Oʻyinlar:</b> Telegram ID va har bir stoldagi isming, stoldagi oxirgi yurishdan keyin 30 kungacha.
    • <b>Natijalar:</b> har guruhdagi tugagan oʻyinlaring, statistika va reytinglaring, ID va isming bilan, oʻzing oʻchirguningcha. Yurishlar { $days } kun saqlanadi, guruhning eng yangi { $newest } ta oʻyininiki undan ham uzoqroq.
    • <b>Takrorlar:</b> havolada ismingning bosh harfi koʻrinadi, /me orqali ruxsat bersang, isming ham. Yulduzli oʻyinlar butunlay qoladi.
    • <b>Xatolar:</b> oʻyinlaring tahlilida topilgan eng yangi 200 tasi (/mistakes), oxirgisi oʻzgargandan keyin 400 kungacha.
    • <b>Menga yuborgan oʻyin yozuvlaring:</b> bir kun.
    • <b>Sozlamalar:</b> tiling, guruhlaring, qanday oʻynashni yoqtirishing va qaysi darslarni tugatganing, oxirgi oʻyiningdan keyin 400 kungacha.

    Guruhda yozganlaringni saqlamayman. Oʻyin yozuvi faylida ism va ID boʻlmaydi.

    Meni ishlatib turgan odam omborimni koʻra oladi, hatto oʻyindagi kartalarni ham.

    /mydata hammasini fayl qilib yuboradi. /forgetme uni oʻchiradi. Ismsiz kod bir kun qoladi.
mydata-caption = 🗂 Sen haqingda saqlaganlarimning hammasi.
mydata-again = Bu faylni hozirgina yubordim. Bir daqiqadan keyin yangisini olasan.
mydata-not-sent = Faylni yuborolmadim. Shaxsiy chatimizni och, “Start” tugmasini bos va u yerda /mydata yubor.
forget-sure = ⚠️ <b>Sen haqingdagi hamma narsani oʻchiraymi?</b> Qaytarib boʻlmaydi.
forget-what =
    <b>Oʻchadi:</b> joylaring (ketayotgan oʻyinlardan chiqqan boʻlasan), har guruhdagi isming va ID, statistika, reyting va nishonlaring, sozlamalaring, xatolaring va kompyuterga qarshi oʻyinlaring.

    <b>Qoladi:</b> boshqalarning oʻyinlari. Ularda sen shunchaki “kimdir”san. Chatda turgan xabarlar oʻzgarmaydi.

    Yana oʻynasang, noldan boshlaysan.
forget-yes = Ha, hammasi oʻchsin
forget-no = Hammasi qolsin
forgotten = ✓ Sen haqingdagi hamma narsani oʻchirdim.
