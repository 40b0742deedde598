game-deerportal-about = Portalga chop, olmoslarni yigʻ va unsurlarni bir-biriga qarshi qoʻy.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Maqsad:</b> oxirida olmosing 💎 hammanikidan koʻp boʻlsin.

    Har oʻyinchining oʻz yoʻli bor: burchakdan (0-katak) oʻrtadagi portalgacha 🌀 (40-katak). Yoʻllar hech qayerda kesishmaydi, seni hech kim toʻsa olmaydi.

    <b>Navbatingda</b>
    1. Zar 🎲 tashla.
    2. Zarda tushgan songa roppa-rosa teng katak <b>oldinga yoki orqaga</b> yur. Yurish shart. Orqaga joy yetmasa, avtomatik oldinga yurasan. Portalga keragidan katta son bilan ham kiraverasan.
    3. Faqat <b>toʻxtagan</b> katagingning hisobi bor. U yerdagi olmos seniki. Runa esa kartani ishga soladi (keyingi sahifa).

    <b>Oxiri:</b> portalga birinchi yetgan oʻyinchi 5 ta olmos oladi va bugʻu rejimini 🦌 boshlaydi. Oʻyinchilarning yana 16 navbatidan keyin yoki hamma portalga kirishi bilan olmoslar sanaladi. Olmosi eng koʻp oʻyinchi yutadi!
game-deerportal-rules-2 =
    📖 <b>Runalar va kartalar</b>

    Har bir yoʻlda boshida 12 ta olmos va 16 ta runa bor. Har runa bitta unsurniki: 💧 Suv, 🌱 Tuproq, 🔥 Olov yoki 💨 Havo. Runada toʻxtasang, shu unsur uyumining hammaga koʻrinib turgan ustki kartasi oʻsha unsurga taʼsir qiladi:

    • <b>Muzlatish</b> ❄️: shu unsur oʻyinchisi bir navbat kutadi. Ikki marta muzlasa, ikki navbat.
    • <b>Runa yoʻqotish</b>: shu oʻyinchining yoʻlidan 1 ta runa yoʻqoladi.
    • <b>1 ta olmos olish</b>: u yoʻlda olmos qolmagan boʻlsa ham 1 ta olasan.
    • <b>2 ta olmos olish</b>: u yoʻlda qancha qolgan boʻlsa shuncha, koʻpi bilan 2 ta.

    Yigʻilgan olmosga xavf yoʻq: kartalar faqat yoʻlda turganini oladi. <b>Oʻz</b> unsuring runasi hech narsa qilmaydi, lekin karta sarflanadi. Uyumning oxirgi kartasidan (32) keyin uning hamma runalari yoʻqoladi.

    🧘 <b>Meditatsiya:</b> zarda roppa-rosa kerakli son tushib, burchagingga qaytsang, yoʻling boshidagidek toʻladi.
game-deerportal-rules-3 =
    📖 <b>Portal va yakun</b>

    🌀 Zarda tushgan son yetsa, portalga istagan payting kirishing mumkin. <b>Birinchi</b> kirgan oʻyinchi 5 ta olmos oladi, qolganlar hech narsa olmaydi. Portalda olmoslaring oʻzingda qoladi, boshqa yurmaysan, kartalar seni muzlatolmaydi va yoʻlingda qolgan hamma narsa yoʻqoladi.

    🦌 <b>Bugʻu rejimi</b> 16 navbat davom etadi, har joyga 4 tadan. Kutib oʻtkazilgan navbatlar ham, portaldagilarning navbatlari ham sanaladi.

    💠 <b>Katta olmos</b> yana 3 ta olmosga teng. Uni faqat Olov 🔥 olishi mumkin: olmosi hammanikidan koʻp boʻlib turib portalga birinchi kirsa.

    <b>Kim yutadi?</b> Olmosi eng koʻp oʻyinchi, portalga yetmagan boʻlsa ham, Bugʻu Tangri 🦌 boʻladi. Durangda portalga yetganlar oldinda, kirish tartibi boʻyicha. Portalga yetgan boshqa oʻyinchilar rohib 🙏.

    Boʻsh joylarga kompyuterlar oʻtiradi. Fasllar faqat taxtaning koʻrinishini oʻzgartiradi.
open-deerportal = 🧭 Yurishim
level-document = klassik
level-document-help = 🤖 <b>klassik</b> oddiy qoida bilan oʻynaydi: oladigan narsasi bor joyga yuradi yo tanga tashlaydi, oldindan hech oʻylamaydi.
deerportal-water = 💧 Suv
deerportal-earth = 🌱 Tuproq
deerportal-fire = 🔥 Olov
deerportal-air = 💨 Havo
deerportal-stop = muzlatish
deerportal-card = runa yoʻqotish
deerportal-diamond = 1 ta olmos olish
deerportal-diamonds = 2 ta olmos olish
deerportal-spring = 🌸 Bahor
deerportal-summer = ☀️ Yoz
deerportal-fall = 🍂 Kuz
deerportal-winter = ❄️ Qish
deerportal-time =
    { $season } · { $round }-davra{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Bugʻu rejimi</b>: oxirgi navbat
        [one] { " " }· 🦌 <b>Bugʻu rejimi</b>: bundan keyin 1 navbat
       *[other] { " " }· 🦌 <b>Bugʻu rejimi</b>: bundan keyin { $left } navbat
    }
deerportal-over = 🏁 Olmoslar sanab chiqildi
deerportal-piles = 🎴 Runalar hozir nima qiladi: { $cards }
deerportal-big = 💠 Katta olmos hali portalda, 3 ta olmosga teng. Olishi mumkin: { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 olmos
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } oldinda, { $last }-katakkacha: { $things ->
        [none] hech narsa
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } orqada, { $last }-katakkacha: { $things ->
        [none] hech narsa
       *[other] { $things }
    }
deerportal-still = 💎 hali topilmagan: { $counts }
deerportal-at = { $mark } katak { $field }/{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 portalda · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] bir navbat kutadi
       *[other] { $turns } navbat kutadi
    }
deerportal-score =
    { $team ->
        [yes] jamoa:{ " " }
       *[no] { "" }
    }{ $count } ta olmos
deerportal-title-god = 🦌 <b>Bugʻu Tangri</b> · 💎 { $count }
deerportal-title-monk = 🙏 Rohib: portalga yetdi · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Erta chiqib ketdi
       *[no] 🌾 Portalga yetmadi
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Portalga yetmadi
   *[other] 🌀 portalda { $number }-boʻlib
}
deerportal-together = 🤝 birga { $count } ta
deerportal-roll = 🎲 Zar tashlash
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] { $element } muzlaydi ❄️
        [card] { $element } runa yoʻqotadi
        [diamond] { $element } yoʻlidan 1 💎
        [diamonds] { $element } yoʻlidan { $count } 💎
       *[none] { $element } taʼsiri yoʻq
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditatsiya
deerportal-ends = { $move } · oʻyinni tugatadi
deerportal-said =
    { $way ->
        [back] orqaga
       *[forward] oldinga
    } { $place ->
        [portal] portalga 🌀
        [corner] burchagingga (🧘 meditatsiya)
        [diamond] { $field }-katakka (olmos 💎)
        [own] { $field }-katakka (oʻz runang, { $element }: taʼsiri yoʻq)
        [rune] { $field }-katakka ({ $element } runasi: { $card })
       *[nothing] { $field }-katakka (boʻsh)
    }
deerportal-ask-roll = <b>Navbat senda:</b> zar tashla.
deerportal-ask-way = 🎲 <b>Zarda { $number } tushdi: oldinga yurasanmi yoki orqaga?</b>
event-deerportal-rolled = 🎲 { $seat } zar tashladi{ sen-ng }: { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other] { $seat } 🎲 { $rolled } tashlab,
    } { $place ->
        [portal] portalga
        [corner] burchakka
       *[field] { $end }-katakka
    } { $way ->
        [back] qaytdi{ sen-ng }
       *[forward] yurdi{ sen-ng }
    }{ $found ->
        [diamond] { " va olmos 💎 topdi" }{ sen-ng }.
        [own]
            : { WHO($seat) ->
                [you] oʻz unsuringning
               *[other] oʻz unsurining
            } runasi, taʼsiri yoʻq.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } meditatsiya qildi{ sen-ng }: { WHO($seat) ->
        [you] yoʻling
       *[other] yoʻli
    } yana toʻldi.
event-deerportal-found_big = 💠 { $seat } katta olmosni oldi{ sen-ng }: { $count } ta olmos!
event-deerportal-found_diamond = 💎 { $seat } olmos topdi{ sen-ng }.
event-deerportal-drew =
    { $what ->
        [own]
            { WHO($seat) ->
                [you] Sen oʻz unsuring { $mark } runasiga tushding
               *[other] { $seat } oʻz unsuri { $mark } runasiga tushdi
            }: taʼsiri yoʻq.
        [frozen]
            { $seat } runani ishga soldi{ sen-ng }: { WHO($target) ->
                [you] sen ({ $mark }) muzlading, bir navbat kutasan ❄️.
               *[other] { $target } ({ $mark }) muzladi, bir navbat kutadi ❄️.
            }
        [lost]
            { $seat } runani ishga soldi{ sen-ng }: { WHO($target) ->
                [you] sening yoʻlingdan ({ $mark })
               *[other] { $target } ({ $mark }) yoʻlidan
            } 1 ta runa yoʻqoldi.
        [lost-nobody] { $seat } runani ishga soldi{ sen-ng }: { $element } { $mark } yoʻlidan 1 ta runa yoʻqoldi.
        [won]
            { WHO($target) ->
                [you] { $seat } sening yoʻlingdan ({ $mark }) { $gained } ta olmos oldi{ sen-ng }.
               *[other] { $seat } { $gained } ta olmos oldi{ sen-ng }: { $target } ({ $mark }) yoʻlidan.
            }
        [won-nobody] { $seat } { $element } { $mark } yoʻlidan { $gained } ta olmos oldi{ sen-ng }.
        [won-anyway] { $seat } 1 ta olmos oldi{ sen-ng }, garchi { $element } { $mark } yoʻlida olmos qolmagan boʻlsa ham.
        [no-diamond]
            { WHO($seat) ->
                [you] Runang
               *[other] { $seat } tushgan runa
            } hech narsa qilmadi: { $element } { $mark } yoʻlida olmos qolmagan.
        [no-rune]
            { WHO($seat) ->
                [you] Runang
               *[other] { $seat } tushgan runa
            } hech narsa qilmadi: { $element } { $mark } yoʻlida runa qolmagan.
       *[no-one]
            { WHO($seat) ->
                [you] Runang
               *[other] { $seat } tushgan runa
            } hech narsa qilmadi: { $element } { $mark } yoʻlida hech kim yoʻq.
    }{ $was_last ->
        [yes] { " " }Bu uyumning oxirgi kartasi edi, shuning uchun hamma { $mark } runalari yoʻqoldi.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } 🎲 { $rolled } tashlab,
    } { $place ->
        [1] portalga birinchi yetdi{ sen-ng }: { $bonus } ta olmos!
       *[other] portalga yetdi{ sen-ng }.
    }
event-deerportal-deer_mode = 🦌 Bugʻu rejimi boshlandi: hammaga jami { $turns } navbat qoldi.
event-deerportal-missed =
    ❄️ { $seat } bir navbat kutdi{ sen-ng }{ $left ->
        [0] .
       *[other]
            { "" }, yana { $left } navbat { WHO($seat) ->
                [you] kutasan.
               *[other] kutadi.
            }
    }
event-deerportal-season_began = { $season } keldi.
event-deerportal-left =
    { $seat } { WHO($seat) ->
        [you] olmoslaringni
       *[other] olmoslarini
    } olib, oʻyindan chiqib ketdi{ sen-ng }.
event-deerportal-ended = Oʻyin tugadi.
reason-deerportal-all_home =
    🌀 Hamma portalda. { $count ->
        [one] { $winners } yutdi va 🦌 Bugʻu Tangri boʻldi!
       *[other] { $winners } birga yutib, 🦌 Bugʻu Tangri boʻlishdi!
    }
reason-deerportal-deer_mode =
    🦌 Bugʻu rejimi tugadi. { $count ->
        [one] { $winners } yutdi va Bugʻu Tangri boʻldi!
       *[other] { $winners } birga yutib, Bugʻu Tangri boʻlishdi!
    }
reason-deerportal-last_standing = { $winners } oxirigacha qoldi va yutdi!
rule-deerportal-fair_centre = Katta olmos hammaga
rule-deerportal-fair_centre-help = Katta olmosni faqat Olov emas, har kim olishi mumkin. Buning uchun olmosing boshqa hammanikidan koʻp boʻlib turganida portalga kir.
rule-deerportal-portal_required = Yo portal, yo hech narsa
rule-deerportal-portal_required-help = Portalga yetmaganlar, olmosi qancha boʻlsa ham, yetganlarning hammasidan keyin turadi.
rule-deerportal-quick = Tez oʻyin
rule-deerportal-quick-help = Hamma yoʻlning yarmidan, 20-katakdan boshlaydi.
rule-deerportal-no_bots = Boʻsh joylar boʻsh qolsin
rule-deerportal-no_bots-help = Kompyuterlar faqat oʻzing qoʻshsang oʻynaydi. Unsurlar qoʻshilish tartibida beriladi: Suv, Tuproq, Olov, Havo. Bugʻu rejimi har oʻyinchiga 4 navbatdan davom etadi.
rule-deerportal-random_bonus = Portal uchun 5–6 ta olmos
rule-deerportal-random_bonus-help = Portalga birinchi kirgan oʻyinchi tasodifan 5 yoki 6 ta olmos oladi.
rule-deerportal-teams = Ikki jamoa
rule-deerportal-teams-help = Qarama-qarshi burchaklar birga oʻynaydi: Suv bilan Olov, Tuproq bilan Havo. Har jamoa olmoslarini qoʻshib sanaydi.
deerportal-day-1-2 = Frigg yana urchugʻini qoʻlga oladi
deerportal-day-1-6 = Keltlarning Uch qiyofali maʼbudasi kuni
deerportal-day-1-10 = Avliyo Geraynt kuni
deerportal-day-1-13 = Midvinterblot, qish oʻrtasidagi qurbonlik
deerportal-day-1-20 = Boshqa taqvimda yana Midvinterblot
deerportal-day-1-22 = Muzalar bayrami
deerportal-day-1-25 = Qadimgi Disting bayrami
deerportal-day-1-30 = Ap Helli Aa, qadimgi olov bayrami
deerportal-day-1-31 = Valkiriyalar sharafiga atalgan kun
deerportal-day-2-2 = Qishki quyosh turishi bilan bahorgi teng kunlikning oʻrtasi · Imbolk, Brigid bayrami
deerportal-day-2-11 = Qushlar sayray boshlaydigan kun
deerportal-day-2-14 = Vali bayrami
deerportal-day-3-2 = Qargʻalar kuni
deerportal-day-3-13 = Burgsonndeg: quyosh qayta tugʻiladi, bahor yaqin
deerportal-day-3-17 = Trefuilnid Treoxar, hozirgi Avliyo Patrik kuni
deerportal-day-3-18 = Shila kuni
deerportal-day-3-19 = Birinchi chorak kuni: bahorgi teng kunlik
deerportal-day-3-20 = Iduna bayrami
deerportal-day-3-21 = Ostara, sakslarning bahor maʼbudasi
deerportal-day-4-30 = May arafasi, Valpurg kechasi
deerportal-day-5-1 = Beltan, keltlarning gulxan bayrami
deerportal-day-5-4 = Bahorgi teng kunlik bilan yozgi quyosh turishining oʻrtasi
deerportal-day-5-12 = Mushuklar paradi
deerportal-day-5-14 = Yarim tun quyoshi bayrami
deerportal-day-5-18 = Shoxli xudo Kernunnos bayrami
deerportal-day-5-20 = Tor bolgʻasi Myolnir bayrami
deerportal-day-5-24 = Uch qiyofali maʼbudaning onalar kuni
deerportal-day-6-20 = Ikkinchi chorak kuni: yozgi quyosh turishi
deerportal-day-6-21 = Lita, eng uzun kun
deerportal-day-6-23 = Avliyo Ioann arafasi, yoz oʻrtasi
deerportal-day-8-1 = Lugnasad, quyosh xudosi Lugning yozgi oʻyinlari
deerportal-day-8-2 = Ledi Godiva kuni
deerportal-day-8-4 = Lox mo Nayre va uning shifobaxsh suvi
deerportal-day-8-5 = Yozgi quyosh turishi bilan kuzgi teng kunlikning oʻrtasi
deerportal-day-8-10 = Pak yarmarkasi
deerportal-day-8-14 = Burrimen kuni
deerportal-day-8-17 = Odinning sinovi
deerportal-day-8-23 = Ilmatar bayrami
deerportal-day-8-28 = Frey Faksi, Frey kuni
deerportal-day-8-29 = Urda bayrami
deerportal-day-9-21 = Uchinchi chorak kuni: kuzgi teng kunlik
deerportal-day-10-8 = Malla Erik kuni
deerportal-day-10-9 = Leyf Erikson kuni
deerportal-day-10-11 = Daraxtlar onaxoni
deerportal-day-10-14 = Qish kechalari, hosil yigʻib olingan payt
deerportal-day-10-18 = Katta shox yarmarkasi
deerportal-day-10-24 = Havo ruhlari bayrami
deerportal-day-10-27 = Allantayd: odamlar bir-biriga Allan olmalarini beradi
deerportal-day-10-31 = Barcha avliyolar arafasi
deerportal-day-11-1 = Samayn: quyosh ketadi, keltlar yili boshlanadi
deerportal-day-11-5 = Kuzgi teng kunlik bilan qishki quyosh turishining oʻrtasi
deerportal-day-12-6 = Avliyo Nikolay bayrami: Odin uning qiyofasida ovga bosh boʻladi
deerportal-day-12-9 = Yuldan oldingi katta tozalash: daniyaliklar Yul pivosiga suv tashiydi
deerportal-day-12-13 = Vodanning yovvoyi ovi
deerportal-day-12-18 = Epona bayrami
deerportal-day-12-20 = Toʻrtinchi chorak kuni: qishki quyosh turishi
deerportal-day-12-21 = Beyve bayrami · Yul, gʻildirakning oʻn ikki kuni
deerportal-not-rolled = Avval zar tashla: /move zar
deerportal-tap-way = Zarda shu tushdi. Qayerga bormoqchi boʻlsang, shuni bos.
deerportal-has-rolled = Zar tashlab boʻlding. /move oldinga yoki /move orqaga yubor
typed-deerportal = Uchta soʻz yozsa boʻladi: zar, oldinga, orqaga.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: zar tashla tashlayman
    forward: oldinga old
    back: orqaga ortga
