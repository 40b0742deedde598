import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] mai wasa 1
       *[other] masu wasa { $players }
    } · motsi { $moves }
import-fair =
    ✓ <b>Wasan gaskiya ne</b>: kowane motsi ya bi doka, kuma duk sa’a ta fito daga lambar sirri guda da ke bayan wannan shaida: { $seal }

    Na nuna muku wannan shaida kafin a fara? To ba abin da aka sauya tun lokacin.
import-fair-seed = ✓ <b>Wasan gaskiya ne</b>: kowane motsi ya bi doka, kuma duk sa’a ta fito daga lambar sirri guda. Wasan ya yi tsufa da yawa, ba zai iya nuna cewa na zaɓe ta kafin kowa ya shiga ba.
import-stopped = An ƙare wasan kafin wani ya ci.
import-whose = <b>Motsin wa zan yi wa nazari?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Ba wasan gaskiya ba ne, ko an sauya daga baya</b>: bai dace ba tun farko.
       *[other] ❌ <b>Ba wasan gaskiya ba ne, ko an sauya daga baya</b>: ya daina dacewa a motsi na { $at }.
    }
import-older = 📂 An yi wannan wasa da tsofaffin dokoki, don haka ba zan iya duba shi ba.
import-newer = 📂 An yi wannan wasa da sigar da ta fi tawa sabunta, don haka ba zan iya karanta shi ba.
import-foreign =
    { $at ->
        [0] 📂 Ban iya karanta wannan a matsayin wasa ba. Ku aiko mini fayil ɗin da na bayar a <b>Adana wannan wasa</b>. In taswirar Rally ce, ku amsa fayil ɗinta da /map.
       *[other] 📂 Ban iya karanta wannan wasa ba: akwai kuskure a layi { $at }.
    }
import-too-long = 📂 Wannan wasa ya fi yawan motsin da zan iya dubawa.
import-too-large = 📂 Wannan fayil ya yi girma ga wasa.
import-lost = 📂 Na kasa duba wannan fayil. Ku sake aiko shi.
import-gone = 📂 Ina ajiye wasa kwana ɗaya bayan kun aiko. Ku sake aiko mini fayil ɗin.
import-too-many =
    Kun aiko mini fayiloli { $most } cikin awa ɗaya, nan ne iyaka. Ku sake gwadawa bayan { $minutes ->
        [one] minti 1
       *[other] mintuna { $minutes }
    }.
record-every-draw = Da kowane kati da aka ɗauka
