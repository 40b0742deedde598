why-whot-wins = 💡 Yaxshiroq yurishda oxirgi kartangni tashlaysan.
why-whot-ends = 💡 Yurishing raundni darrov tugatadi, yaxshirogʻi tugatmaydi.
why-whot-catches = 💡 { $seat } 1 ta karta bilan qoldi, “Oxirgi karta!” esa demadi: tutilsa, 2 ta karta oladi.
why-whot-silent = 💡 Yurishingdan keyin 1 ta kartang qoladi, “Oxirgi karta!” esa aytilmagan: tutib olishsa, 2 ta karta olasan.
why-whot-passes = 💡 Yaxshiroq yurish jarimani uzatadi: { $seat } javob beradi yoki { $count } ta karta oladi. Yurishing bilan oʻzing { $instead } ta olasan.
why-whot-cancels = 💡 Yaxshiroq yurish { $instead } ta kartalik jarimani bekor qiladi.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } atigi 1 ta karta bilan qoldi. Yaxshiroq yurishdan keyin javob beradi yoki yana { $count } ta oladi.
       *[other] Yaxshiroq yurishdan keyin { $seat } javob beradi yoki jarimaga { $count } ta karta oladi.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } atigi 1 ta karta bilan qoldi. Yaxshiroq yurishdan keyin yana { $count } ta oladi.
       *[other] Yaxshiroq yurishdan keyin { $seat } jarimaga { $count } ta karta oladi.
    }
why-whot-again = 💡 Yaxshiroq yurishdan keyin yana sen yurasan.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } atigi 1 ta karta bilan qoldi. Yaxshiroq yurishdan keyin bir navbat kutadi.
       *[other] Yaxshiroq yurishdan keyin { $seat } bir navbat kutadi.
    }
why-whot-market =
    💡 Yaxshiroq yurishdan keyin { $count ->
        [one] keyingi oʻyinchi karta oladi.
       *[other] boshqa { $count } oʻyinchi bittadan karta oladi.
    }
why-whot-sheds = 💡 Yaxshiroq yurishdan keyin qoʻlingda { $count } ta karta qoladi, yurishingdan keyin { $instead } ta.
why-whot-keeps = 💡 Yaxshiroq yurish { $what } kartasini keyinga saqlaydi.
why-whot-fits =
    💡 Yaxshiroq yurishdan keyin uyumga { $count } ta kartang mos, yurishingdan keyin { $instead ->
        [0] mosi yoʻq.
       *[other] { $instead } ta.
    }
why-whot-lighter = 💡 Yaxshiroq yurishdan keyin qoʻlingda { $count } ochko qoladi, yurishingdan keyin { $instead }.
why-differo-wins = 💡 Yaxshiroq yurish darrov yutadi.
why-differo-allows = 💡 Yurishingdan keyin { $seat } <b>{ $reply }</b> bilan darrov yuta oladi.
why-differo-loses = 💡 Yurishingdan keyin { $seat } <b>{ $reply }</b> bilan boshlab, { $count } yurishda albatta yuta oladi.
why-differo-forces =
    💡 Yaxshiroq yurish gʻalabani muqarrar qiladi: { $seat } qanday yursa ham, { $count ->
        [one] keyingi yurishda yutasan.
       *[other] koʻpi bilan yana { $count } yurishda yutasan.
    }
why-differo-threatens = 💡 Yaxshiroq yurish tahdid soladi: keyin <b>{ $reply }</b> bilan yutishing mumkin.
why-differo-runs = 💡 Yurishingdan keyin { $seat } <b>{ $reply }</b> bilan marraga { $instead } qator qolguncha yaqinlasha oladi. Yaxshirogʻidan keyin eng yaqini { $count } qator.
why-differo-nearer = 💡 Yaxshiroq yurishdan keyin marrangga { $count } qator qoladi, yurishingdan keyin { $instead }.
why-differo-narrows = 💡 Yaxshiroq yurishdan keyin { $seat } { $count } yurishdan tanlaydi, yurishingdan keyin { $instead } tadan.
why-deerportal-portal =
    💡 Yaxshiroq yurish portalga yetadi{ $count ->
        [0] .
       *[other] { " va" } { $count } ta olmos beradi.
    }
why-deerportal-stays = 💡 Portalda boshqa yurmaysan: yoʻlingda { $count } ta olmos qolib ketardi.
why-deerportal-diamonds =
    💡 Yaxshiroq yurish darrov { $count } ta olmos beradi, seniki { $instead ->
        [0] bermaydi.
       *[other] { $instead } ta.
    }
why-deerportal-freezes = 💡 Yaxshiroq yurishdan keyin { $seat } bir navbat muzlaydi.
why-deerportal-meditates = 💡 Meditatsiya yoʻlingga { $count } ta olmos qoʻyadi. Yurishingdan keyin { $instead } ta qoladi.
why-deerportal-reaches =
    💡 Yaxshiroq katakdan keyingi zarda { $count } ta olmosga yetish mumkin, sening katagingdan { $instead ->
        [0] hech biriga.
       *[other] { $instead } taga.
    }
why-deerportal-things =
    💡 Yaxshiroq katakdan keyingi zarda runa yoki olmosli { $count } ta katakka yetish mumkin, sening katagingdan { $instead ->
        [0] hech biriga.
       *[other] { $instead } taga.
    }
why-deerportal-nearer = 💡 Yaxshiroq katakdan portalgacha { $count } katak, sening katagingdan { $instead }.
why-rally-home = 💡 Yaxshiroq yurish marraga yetkazadi.
why-rally-stamp = 💡 Yaxshiroq yurish muhr beradi: { $what }.
why-rally-still = 💡 Yaxshiroq yurishdan keyin qolgan qadamlaring bilan hali ham yetsa boʻladi: { $what }. Yurishingdan keyin ular bilan na muhrga, na marraga yetasan.
why-rally-lapse =
    💡 Yurishing boshi berk koʻchada { $instead } qadamni kuydiradi, yaxshirogʻi { $count ->
        [0] kuydirmaydi.
       *[other] { $count } qadamni.
    }
why-rally-lucky =
    💡 Yaxshiroq joyda zarning 6 sonidan { $count } tasida keyingi navbating muhr yoki marrada tugashi mumkin. Sening joyingda { $instead ->
        [0] hech birida.
       *[other] { $instead } tasida.
    }
why-rally-lucky2 =
    💡 Yaxshiroq joyda ikki zarning 36 holatidan { $count } tasida keyingi navbating muhr yoki marrada tugashi mumkin. Sening joyingda { $instead ->
        [0] hech birida.
       *[other] { $instead } tasida.
    }
why-rally-nearer = 💡 Yaxshiroq joydan eng yaqin muhr yoki marragacha { $count } qadam, sening joyingdan { $instead }.
why-caesar-stops = 💡 Vetong buni toʻxtatadi: { $what }.
why-caesar-removes = 💡 Veto boʻlmasa, yaxshiroq yurishdan keyin { $seat } bitta { $count } raqamli kartasidan ayriladi: { $what }.
why-caesar-removes-philosopher = 💡 Veto boʻlmasa, yaxshiroq yurishdan keyin { $seat } Φ kartasidan ayriladi: { $what }.
why-caesar-strikes = 💡 Veto boʻlmasa, yaxshiroq yurishdan keyin { $seat } { $count } ta, sen { $instead } ta kartadan ayrilasan: { $what }.
why-caesar-reveals = 💡 Veto boʻlmasa, yaxshiroq yurishdan keyin { $seat } { $count } ta kartasini ochishga majbur boʻladi: { $what }.
why-caesar-leads = 💡 Yaxshiroq yurishdan keyin { $what } guruhi ovoz bersa, sen yutarding.
why-caesar-hides = 💡 Yopiq kartangga suiqasd qilib boʻlmaydi.
why-caesar-decided = 💡 { $what } guruhi ovoz bersa, bu kartasiz ham sen yutarding.
why-caesar-adds =
    💡 Yaxshiroq yurish { $count } nufuz qoʻshadi, seniki { $instead ->
        [0] qoʻshmaydi.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Yaxshiroq yurish { $count } raqamli kartangni qoʻlingda qoldiradi.
why-caesar-keeps = 💡 Yaxshiroq yurish { $what } kartasini keyinga saqlaydi.
