import-title = 📂 <b>{ $game }</b> · { $players } oʻyinchi · { $moves } yurish
import-fair =
    ✓ <b>Halol</b>: har yurish qoidaga mos, hamma tasodif esa shu kod ortidagi bitta maxfiy sondan kelib chiqqan: { $seal }

    Bu kodni boshlashdan oldin koʻrsatganmidim? Demak, undan keyin hech narsa oʻzgarmagan.
import-fair-seed = ✓ <b>Halol</b>: har yurish qoidaga mos, hamma tasodif bitta maxfiy sondan kelib chiqqan. Oʻyin juda eski: sonni hali hech kim qoʻshilmasdan tanlaganimni koʻrsata olmayman.
import-stopped = Oʻyin hech kim yutmasdan tugatilgan.
import-whose = <b>Kimning yurishlarini tahlil qilay?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Halol emas yoki keyin oʻzgartirilgan</b>: boshidanoq toʻgʻri kelmaydi.
       *[other] ❌ <b>Halol emas yoki keyin oʻzgartirilgan</b>: { $at }-yurishdan toʻgʻri kelmay qoladi.
    }
import-older = 📂 Bu oʻyin eski qoidalar bilan oʻynalgan, tekshira olmayman.
import-newer = 📂 Bu oʻyin menikidan yangiroq versiyada, oʻqiy olmayman.
import-foreign =
    { $at ->
        [0] 📂 Buni oʻyin deb oʻqiy olmadim. <b>Oʻyinni saqlash</b> bosilganda tashlagan faylimni yubor. Rally xaritasi boʻlsa, fayliga /map deb javob ber.
       *[other] 📂 Bu oʻyinni oʻqiy olmadim: { $at }-qatorda xato bor.
    }
import-too-long = 📂 Bu oʻyinda yurish juda koʻp, tekshira olmayman.
import-too-large = 📂 Bu fayl oʻyin uchun juda katta.
import-lost = 📂 Faylni tekshira olmadim. Qayta yuborib koʻr.
import-gone = 📂 Yuborgan oʻyiningni bir kun saqlayman. Faylni qayta yubor.
import-too-many = Bir soatda { $most } ta fayl yubording, hozircha shuncha yetadi. { $minutes } daqiqadan keyin yana urin.

record-every-draw = Olingan kartalar ham
