command-replay = oxirgi oʻyinni yurishma-yurish koʻrish
replay-button = 📽 Takror
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Oʻyin boshlandi.
replay-moved = { $who } yurdi.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Keyingi muhim lahza
replay-eyes-button = 👁 { $name } koʻzi bilan
replay-open-button = 👁 Hammasi ochiq
replay-share = ↗ Ulashish
replay-share-text = 📽 { $game } oʻyini, yurishma-yurish
replay-number = Kerakli joyga oʻtish uchun /replay va raqam yubor.
replay-at-border = U yogʻi yoʻq.
replay-running = Bu oʻyin hali ketyapti. Tugagach, takrorini koʻrasan.
replay-none = Bu yerda hali birorta oʻyin tugamagan. Boshlash uchun /newgame yubor.
replay-gone = Bu oʻyin menda qolmagan.

star-button =
    ⭐ Yulduz{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Yana bitta yulduz tushsa, bu oʻyinni butunlay saqlayman.
star-kept = ⭐ Bu oʻyin endi galereyada: /games
star-taken-back = ✓ Yulduzing olib tashlandi.
star-for-players = Bu oʻyinga faqat adminlar va uni oʻynaganlar yulduz bera oladi.
star-full = Galereyaga { $most } ta oʻyin sigʻadi. Avval bitta yulduzni qaytarib ol.
games-replay = 📽 /replay eng yangisini yurishma-yurish koʻrsatadi.
games-starred = ⭐ Yulduzli oʻyinlar
games-title-starred = ⭐ <b>Shu chat galereyasi</b>
games-none-starred = Hali yulduzli oʻyin yoʻq. /games bilan oʻyinni och, keyin “⭐ Yulduz”ni bos: bitta admin yoki ikkita oʻyinchi yulduz bersa, oʻyin shu yerda butunlay saqlanadi.

name-show = 👁 Ulashilgan takrorlarda ismim koʻrinsin
name-hide = 🙈 Ulashilgan takrorlarda ismim yashirilsin
name-shown = ✓ Endi ulashilgan takrorni ochgan har kim ismingni koʻradi.
name-hidden = ✓ Endi ulashilgan takrorlarda faqat bosh harfing koʻrinadi.
