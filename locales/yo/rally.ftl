game-rally-about = Sáré yí máàpù ká, gba òǹtẹ̀ ní àwọn ibùdó, kó o sì kọ́kọ́ dé òpin.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Ohun tí à ń lé</b>
    Gba òǹtẹ̀ káàkiri máàpù. Tó bá ti pé, 4 ló sábà máa ń jẹ́, kọ́kọ́ dé òpin 🏁. Ibi tí ọfà wà ni gbogbo èèyàn ti ń bẹ̀rẹ̀.

    <b>Tó bá kàn ọ́</b>
    1. Ju dáìsì.
    2. Gba ojú ọ̀nà, rin iye ìṣísẹ̀ tó bọ́ gẹ́lẹ́. Ìṣísẹ̀ kan ń gbé ọ dé àyè tó kàn. Ibùdó pàápàá jẹ́ àyè.
    3. Tí àsìkò rẹ bá parí ní ibùdó, gba òǹtẹ̀ rẹ̀.

    <b>Bí eré ṣe ń parí</b>
    Tẹ́nì kan bá dé òpin, ẹ ó parí abala náà: ẹni tí kò tíì kàn nínú rẹ̀ ṣì máa ta. Lẹ́yìn náà, eré parí.
    Àwọn ọ̀tayò tó dé òpin ló ṣáájú, bí wọ́n ṣe tẹ̀ léra débẹ̀. Iye òǹtẹ̀ ló ń pín ipò àwọn yòókù; tó bá dọ́gba, wọ́n jọ wà ní ipò kan.
    Tí gbogbo àwọn yòókù bá jáde, ọ̀tayò tó kù ló borí.
game-rally-rules-2 =
    👣 <b>Ìrìn</b>

    • <b>Onígun mẹ́rin aláwọ̀ ewé</b> ni ibi tí gbogbo ìṣísẹ̀ rẹ lè gbé ọ dé. O gba ọ̀nà tó kúrú jù, àsìkò rẹ sì parí.
    • <b>Róbótó aláwọ̀ búlúù</b> ni ibi ìdúró lójú ọ̀nà: (2) túmọ̀ sí ìṣísẹ̀ 2 láti ibi tó o wà. Níbẹ̀ lo ti tún yan, kó o lo ìṣísẹ̀ tó kù, torí náà o lè yan ọ̀nà tó wù ọ́. Láti dúró síbẹ̀, tẹ <i>Dúró lójú ọ̀nà…</i>
    • O gbọ́dọ̀ lo gbogbo ìṣísẹ̀ rẹ: o ò lè dúró sójú kan tàbí fi ìkankan pamọ́.
    • <b>Ipasẹ̀ rẹ:</b> ní àsìkò kan, o ò lè padà sí àyè tó o ti dé, títí kan ibi tó o ti bẹ̀rẹ̀. Ní àsìkò tó kàn, o lè padà.
    • <b>Kò síbi tó o lè lọ?</b> Tó o bá wà ní ọ̀nà dídí, tàbí tí ipasẹ̀ rẹ bá há ọ mọ́, ìṣísẹ̀ tó kù ṣòfò, àsìkò rẹ sì parí síbẹ̀. Tó bá jẹ́ ibùdó, o ṣì gba òǹtẹ̀ rẹ̀.
    • Ọ̀tayò kì í dí ara wọn. Iyekíye lè wà ní àyè kan.
game-rally-rules-3 =
    🏷 <b>Òǹtẹ̀</b>
    • Ibùdó ni àwọn àmì tó ní lẹ́tà. Ìgbà tí àsìkò rẹ bá <b>parí</b> síbẹ̀ nìkan lo gba òǹtẹ̀ rẹ̀. Kíkọjá tàbí dídúró lójú ọ̀nà kò tó.
    • Ẹ̀ẹ̀kan lo lè gba òǹtẹ̀ kọ̀ọ̀kan, àmọ́ gbogbo èèyàn lè gbà á: òǹtẹ̀ kì í tán.
    • O lè gbà ju iye tó o nílò lọ.
    • 🏷 lára bọ́tìnì túmọ̀ sí pé tí àsìkò rẹ bá parí síbẹ̀, o gba òǹtẹ̀ tuntun.

    🏁 <b>Òpin</b>
    • Ó wà ní títì títí òǹtẹ̀ rẹ á fi pé.
    • Lẹ́yìn náà, kìkì ìgbà tí ọ̀nà tó kúrú jù bá gba ìṣísẹ̀ tó kù fún ọ <b>gẹ́lẹ́</b> lo lè lọ tààrà síbẹ̀. Tó bá kúrú ju ìyẹn lọ, yà díẹ̀: dúró níbì kan lójú ọ̀nà, kí ìṣísẹ̀ ìkẹyìn gbé ọ dé òpin.
    • O ò lè gba òpin kọjá.
    • Tó o bá ti dé òpin, kò tún ní kàn ọ́ mọ́.
game-rally-rules-4 =
    🏠 <b>Òfin ilé</b>

    • <b>Máàpù:</b> Ìlú Àtijọ́ (ibùdó 6), Etíkun Méje (8), Ojú Ọ̀run Alẹ́ (10), tàbí tìrẹ: fi /map ránṣẹ́ láti mọ bí wọ́n ṣe ń ṣe é.
    • <b>Òǹtẹ̀ láti borí:</b> 2–6 dípò 4. Tí ibùdó máàpù ò bá tó bẹ́ẹ̀, gbogbo wọn lo nílò.
    • <b>Gbogbo òǹtẹ̀:</b> o nílò òǹtẹ̀ gbogbo ibùdó.
    • <b>Dáìsì méjì:</b> ju dáìsì méjì, kó o rin àròpọ̀ wọn.
    • <b>Òpin rírọrùn:</b> o lè dé òpin pẹ̀lú ìṣísẹ̀ tó ṣẹ́ kù. Ìyókù ṣòfò.
    • <b>Yí padà:</b> tó o bá dúró lójú ọ̀nà ní ọ̀nà dídí, o lè yí padà gba ibi tó o gbà wá.
    • <b>Ìgbésẹ̀ kànńpá aládàáṣiṣẹ́</b> (ó ń ṣiṣẹ́ àyàfi tẹ́ ẹ bá yí i padà): tó bá jẹ́ ibì kan ṣoṣo lo lè lọ, eré á gbé ọ débẹ̀ fúnra rẹ̀. Ìwọ lo ṣì máa ju dáìsì, ìwọ lo sì máa wọ òpin fúnra rẹ.
rally-example-1 = Ayọ̀
rally-example-2 = Bọ́lá
open-rally = 🗺 Ìgbésẹ̀ mi
rally-map-town = Ìlú Àtijọ́
rally-map-island = Etíkun Méje
rally-map-sky = Ojú Ọ̀run Alẹ́
rally-map-own = Máàpù tìrẹ
rally-table = 🗺 <b>{ $map }</b> · òǹtẹ̀ { $needed } ló ń ṣí òpin 🏁
rally-steps =
    🎲 { $dice } · <b>ó ku ìṣísẹ̀ { $steps }</b>{ $some ->
        [0] { "" }
       *[other] . Kò sí àyè tó jìnnà ní ìṣísẹ̀ { $steps } gẹ́lẹ́, torí náà dúró lójú ọ̀nà: ({ $some }) túmọ̀ sí lẹ́yìn ìṣísẹ̀ { $some }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Ìṣísẹ̀ dé òǹtẹ̀ kọ̀ọ̀kan
       *[no] Ìṣísẹ̀ { $who } dé òǹtẹ̀ kọ̀ọ̀kan
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Ìṣísẹ̀ rẹ dé òpin 🏁
       *[no] Ìṣísẹ̀ { $who } dé òpin 🏁
    }: { $steps }
rally-stampless = 🏷 ń fún ọ ní òǹtẹ̀.
rally-ahead = 🧭 Àyè tí dáìsì yìí lè gbé ọ dé, èyí tó dáa jù ló ṣáájú. Lẹ́yìn ọ̀kọ̀ọ̀kan, ìṣísẹ̀ láti ibẹ̀ dé òǹtẹ̀ tó kàn tàbí òpin:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: òǹtẹ̀, lẹ́yìn náà { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: o dé òpin!
rally-ahead-stops = 🧭 Ibi tó o lè dúró lójú ọ̀nà, èyí tó dáa jù ló ṣáájú. Lẹ́yìn ọ̀kọ̀ọ̀kan, àyè tó dáa jù tí àsìkò rẹ lè parí sí tó o bá dúró níbẹ̀.
rally-field = àyè { $number }
rally-stands =
    { $place } · { $more ->
        [yes] òǹtẹ̀ { $held } ({ $needed } la nílò)
       *[no] òǹtẹ̀ { $held }/{ $needed }
    }
rally-home = 🏁 dé òpin · òǹtẹ̀ { $held }
rally-final =
    { $held ->
        [0] kò sí òǹtẹ̀
       *[other] òǹtẹ̀ { $held }
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 dé òpin pẹ̀lú òǹtẹ̀ { $held }
rally-score = òǹtẹ̀ { $held }
rally-hand-steps = ìṣísẹ̀ { $steps }
rally-roll = 🎲 Ju dáìsì
rally-go-field = Àyè { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } (ìṣísẹ̀ { $steps } nínú { $whole })
rally-walk-part = Dúró lójú ọ̀nà…
rally-more-places = { $count } sí i…
rally-where = <b>Níbo lò ń lọ?</b>
rally-rest = <b>Ó ku ìṣísẹ̀ { $steps }: níbo lò ń lọ?</b>
rally-which-part = <b>Níbo lo fẹ́ kọ́kọ́ dúró sí?</b> ({ $some }) túmọ̀ sí lẹ́yìn ìṣísẹ̀ { $some }. Lẹ́yìn náà, wàá tẹ̀ síwájú, àmọ́ o ò lè gba orí ipasẹ̀ rẹ.
rally-tap-below =
    Fi bọ́tìnì abẹ́ tábìlì yan ibi tí wàá lọ.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) túmọ̀ sí pé o dúró níbẹ̀ lẹ́yìn ìṣísẹ̀ { $some }, kó o tó tẹ̀ síwájú.
    }
rally-tap-roll = Ó kàn ọ́: tẹ 🎲 Ju dáìsì lábẹ́ tábìlì.
rally-look = Kò tíì kàn ọ́. Kò sí àṣírí nínú eré yìí: tábìlì ń fi gbogbo ẹ̀ hàn.
event-rally-rolled = { $seat } ju dáìsì 🎲 { $dice }.
event-rally-rolled_two = { $seat } ju dáìsì 🎲 { $dice }: ìṣísẹ̀ { $steps }.
event-rally-walked =
    { $seat } rin ìṣísẹ̀ { $steps } dé <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , ó ku ìṣísẹ̀ { $left }.
    }
event-rally-turn =
    { $seat } ju dáìsì 🎲 { $dice }, ibi { WHO($seat) ->
        [you] tó o
       *[other] tó
    } dé ni <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 òǹtẹ̀ { $more ->
                [yes] { $held } ({ $needed } la nílò).
               *[no] { $held } nínú { $needed }.
            }
    }
event-rally-forfeited = { $seat } kò ríbi lọ mọ́, ìṣísẹ̀ { $steps } ṣòfò.
event-rally-stamped =
    🏷 { $seat } gba òǹtẹ̀ ní <b>{ $at }</b>: { $more ->
        [yes] { $held } ({ $needed } la nílò).
       *[no] { $held } nínú { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            kọ́kọ́ dé òpin!{ $ends ->
                [yes] { "" }
               *[no] { " Gbogbo àwọn yòókù máa parí abala yìí." }
            }
       *[other] dé òpin pẹ̀lú.
    }
event-rally-left = { $seat } jáde nínú eré.
event-rally-ended = Eré ti parí.
reason-rally-finished = 🏁 { $winners } ló kọ́kọ́ dé òpin, ó borí!
reason-rally-last_standing = { $winners } ló kù kẹ́yìn, ó borí!
rule-rally-board = Máàpù
rule-rally-board-help = Máàpù tẹ́ ẹ máa fi ṣeré. Láti fi tìrẹ kún un, fi í ránṣẹ́ síbí bí fáìlì, kó o sì fi <code>/map</code> dáhùn rẹ̀.
rule-rally-board-town = Ìlú Àtijọ́
rule-rally-board-island = Etíkun Méje
rule-rally-board-sky = Ojú Ọ̀run Alẹ́
rule-rally-board-own = 🗺 Máàpù tìrẹ
rule-rally-stamps_needed = Òǹtẹ̀ láti borí
rule-rally-stamps_needed-help = Iye òǹtẹ̀ tó o nílò kó o tó lè lọ sí òpin 🏁.
rule-rally-all_stamps = Gbogbo òǹtẹ̀
rule-rally-all_stamps-help = O nílò òǹtẹ̀ gbogbo ibùdó tó wà lórí máàpù.
rule-rally-two_dice = Dáìsì méjì
rule-rally-two_dice-help = O ń ju dáìsì méjì, o sì ń rin àròpọ̀ wọn.
rule-rally-no_exact_finish = Òpin rírọrùn
rule-rally-no_exact_finish-help = O lè dé òpin 🏁 pẹ̀lú ìṣísẹ̀ tó ṣẹ́ kù. Ìyókù ṣòfò.
rule-rally-turnaround = Yí padà
rule-rally-turnaround-help = Tó o bá dúró lójú ọ̀nà ní ọ̀nà dídí, o lè yí padà gba ibi tó o gbà wá.
rally-town-S = Ẹnubodè
rally-town-A = Ọlọ Àtijọ́
rally-town-B = Ilé Aláwọ
rally-town-C = Ilé Agogo
rally-town-D = Ọjà Ẹja
rally-town-E = Tíátà
rally-town-F = Ilé Ọtí
rally-town-Z = Ààfin
rally-island-S = Èbúté
rally-island-A = Etíkun Ẹyẹ
rally-island-B = Etíkun Iyùn
rally-island-C = Etíkun Àríwá
rally-island-D = Etíkun Ọ̀pẹ
rally-island-E = Etíkun Ajalèlókun
rally-island-F = Etíkun Ìjàpá
rally-island-G = Omi Gbóná
rally-island-H = Ojúbọ Àtijọ́
rally-island-Z = Ilé Ìmọ́lẹ̀
rally-sky-S = Ilé Awòràwọ̀
rally-sky-A = Pẹ́pẹ́yẹ Funfun
rally-sky-B = Háàpù
rally-sky-C = Idì
rally-sky-D = Àbùùbùtán
rally-sky-E = Àkeekèé
rally-sky-F = Àgbò
rally-sky-G = Kìnnìún
rally-sky-H = Akàn
rally-sky-I = Béárì
rally-sky-J = Drágónì
rally-sky-Z = Ìràwọ̀ Àríwá
map-kept =
    🗺 <b>{ $name }</b>: àyè { $positions }, ibùdó { $stations }. { $where ->
        [private] Ó wà ní ìpamọ́ fún ọ.
       *[group] Ó wà ní ìpamọ́ fún ẹgbẹ́ yìí. Láti fi máàpù yìí ṣeré, fi /newgame rally ránṣẹ́, kó o yàn án lábẹ́ Òfin ilé, Máàpù.
    }
map-brought = { $by } ló fi síbí. Òun tàbí admin nìkan ló lè pààrọ̀ rẹ̀.
map-is-anothers = Ẹgbẹ́ yìí ti ní máàpù. Ẹni tó fi síbí tàbí admin nìkan ló lè pààrọ̀ rẹ̀.
map-play = ▶ Lo máàpù yìí
map-unnamed = Máàpù rẹ
map-how =
    Fi máàpù rẹ ránṣẹ́ síbí bí fáìlì JSON, kó o wá fi /map dáhùn fáìlì náà. Bó ṣe máa rí nìyí:

    <pre>{ "{" }"name": "Our village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> jẹ́ 0 dé 1000, <code>y</code> sì jẹ́ 0 dé 800. <code>look</code> jẹ́ <code>town</code>, <code>island</code> tàbí <code>sky</code>. Máàpù kan ní ipò 5 dé 120, kò sì ju ibùdó 12 lọ.
map-too-many = O ti fi máàpù { $most } ránṣẹ́ láàárín wákàtí kan, ibẹ̀ ló mọ. Tún gbìyànjú lẹ́yìn ìṣẹ́jú { $minutes }.
map-lost = Mi ò rí fáìlì máàpù yẹn gbà. Tún un fi ránṣẹ́, kó o sì fi /map dáhùn rẹ̀.
map-refused = ❌ Mi ò tíì lè lo máàpù yìí:
map-fault = • ìlà { $line }: { $fault }
map-more =
    • … àti { $all ->
        [yes] { $count } sí i.
       *[no] àwọn míì.
    }
map-fault-too-large = fáìlì náà jẹ́ { $size } KB, kò gbọ́dọ̀ ju { $most } KB lọ.
map-fault-not-text = kì í ṣe fáìlì ọ̀rọ̀. Fi pamọ́ bí ọ̀rọ̀ lásán ní UTF-8.
map-fault-not-json = kì í ṣe JSON: nǹkan ò tọ́ ní òpó { $column }. Wò ó bóyá kọ́mà, àmì ọ̀rọ̀ tàbí àkámọ́ kan ti sọnù.
map-fault-no-map = máàpù jẹ́ ohun kan nínú àkámọ́ wíwọ́ tó ní <code>positions</code> àti <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] máàpù náà ò ní <code>{ $word }</code>.
       *[other] ipò <code>{ $position }</code> ò ní <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] mi ò mọ <code>{ $word }</code> nínú máàpù.
       *[other] ipò <code>{ $position }</code> ní <code>{ $word }</code>, tí mi ò mọ̀.
    }
map-fault-no-list = <code>{ $word }</code> gbọ́dọ̀ jẹ́ àtòjọ nínú àkámọ́ onígun mẹ́rin.
map-fault-no-position = nọ́ńbà { $number } nínú <code>positions</code> kì í ṣe ipò. Kọ ọ́ báyìí: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = ìsopọ̀ jẹ́ ipò méjì, bíi <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> ò lè jẹ́ <code>id</code> ipò <code>{ $position }</code>. Lo lẹ́tà tàbí nọ́ńbà kan sí mẹ́ta.
map-fault-bad-x = <code>x</code> ipò <code>{ $position }</code> jẹ́ <code>{ $value }</code>, àmọ́ ó gbọ́dọ̀ jẹ́ nọ́ńbà láti 0 dé 1000.
map-fault-bad-y = <code>y</code> ipò <code>{ $position }</code> jẹ́ <code>{ $value }</code>, àmọ́ ó gbọ́dọ̀ jẹ́ nọ́ńbà láti 0 dé 800.
map-fault-bad-kind = <code>kind</code> ipò <code>{ $position }</code> jẹ́ <code>{ $value }</code>, àmọ́ ó gbọ́dọ̀ jẹ́ <code>field</code>, <code>station</code>, <code>start</code> tàbí <code>finish</code>.
map-fault-bad-name = <code>name</code> jẹ́ <code>{ $value }</code>, àmọ́ ó gbọ́dọ̀ jẹ́ ọ̀rọ̀ tí kò ju lẹ́tà 30 lọ.
map-fault-bad-look = <code>look</code> jẹ́ <code>{ $value }</code>, àmọ́ ó gbọ́dọ̀ jẹ́ <code>town</code>, <code>island</code> tàbí <code>sky</code>.
map-fault-bad-count = máàpù náà ní ipò { $count }, àmọ́ { $least } dé { $most } ló nílò.
map-fault-bad-connections = máàpù náà ní ìsopọ̀ { $count }, kò gbọ́dọ̀ ju { $most } lọ.
map-fault-twice = ipò méjì ló ń jẹ́ <code>{ $position }</code>. (Lẹ́tà ńlá àti kékeré, ọ̀kan náà ni wọ́n.)
map-fault-no-start = kò sí ìbẹ̀rẹ̀. Fún ipò kan ní <code>"kind": "start"</code>.
map-fault-no-finish = kò sí òpin. Fún ipò kan ní <code>"kind": "finish"</code>.
map-fault-two-start = ipò <code>{ $position }</code> jẹ́ ìbẹ̀rẹ̀ kejì, ẹyọ kan ṣoṣo sì ni máàpù ń ní.
map-fault-two-finish = ipò <code>{ $position }</code> jẹ́ òpin kejì, ẹyọ kan ṣoṣo sì ni máàpù ń ní.
map-fault-bad-stations = máàpù náà ní ibùdó { $count }, àmọ́ 1 dé { $most } ló nílò.
map-fault-nowhere = ìsopọ̀ kan lọ sí <code>{ $position }</code>, àmọ́ kò sí ipò bẹ́ẹ̀.
map-fault-to-itself = ipò <code>{ $position }</code> so mọ́ ara rẹ̀.
map-fault-connected-twice = <code>{ $one }</code> àti <code>{ $other }</code> so pọ̀ lẹ́ẹ̀mejì.
map-fault-too-many-ways = ipò <code>{ $position }</code> ní ju ìsopọ̀ { $most } lọ.
map-fault-too-close = ipò <code>{ $other }</code> sún mọ́ <code>{ $one }</code> jù. Fi { $apart } ó kéré tán sáàárín wọn.
map-fault-runs-over = ìsopọ̀ láti <code>{ $one }</code> dé <code>{ $other }</code> gba orí ipò <code>{ $position }</code>.
map-fault-apart = kò sẹ́ni tó lè ti ìbẹ̀rẹ̀ dé ipò <code>{ $position }</code>.
map-fault-behind-finish = òpin nìkan lèèyàn lè gbà dé ipò <code>{ $position }</code>, kò sì sẹ́ni tó lè gba òpin kọjá.
map-fault-finish-apart = kò sẹ́ni tó lè dé òpin, ipò <code>{ $position }</code>.
map-fault-no-end = eré lè má parí láé: pẹ̀lú dáìsì méjì, ọ̀tayò tó wà ní <code>{ $position }</code> kò lè parí àsìkò rẹ̀ ní <code>{ $goal }</code> láé. Fi ipò díẹ̀ kún un.
rally-not-rolled = Kọ́kọ́ ju dáìsì: /move jù
rally-has-rolled = O ti ju dáìsì, ó sì ku ìṣísẹ̀ { $steps }. Kọ ibi tó o fẹ́ lọ.
rally-not-reached = O ò lè dé { $place } báyìí. Ó ku ìṣísẹ̀ { $steps }.
typed-rally = Kọ “jù”, kó o wá kọ orúkọ àyè tàbí ibùdó kan lórí máàpù, bíi 12 tàbí B.
rule-rally-forced_moves = Ìgbésẹ̀ kànńpá aládàáṣiṣẹ́
rule-rally-forced_moves-help = Tó bá jẹ́ ibì kan ṣoṣo lo lè lọ, eré á gbé ọ débẹ̀ fúnra rẹ̀. Ìwọ lo ṣì máa ju dáìsì, ìwọ lo sì máa wọ òpin 🏁 fúnra rẹ.
typed-words-rally =
    roll: jù ju
    to: sí si
