table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, juyinku ne!
turn-computer = 🤖 { $who } na tunani…
turn-of-several = 👉 Ana jiran { $who }…
table-deserted = 💤 Babu kowa, don haka an dakatar da wasan. In ba wanda ya dawo cikin minti 30, wasan zai ƙare.
table-not-shown = ⚠️ Telegram ya hana ni nuna tebur yanzu. Motsinku yana nan a adane, kuma zan ci gaba da gwadawa. Ku ma kuna iya gwadawa da /board.
nudge =
    ⏰ { $who }, lokaci na ƙarewa! { $then ->
        [computer] In ba ku yi motsi ba, kwamfuta za ta yi muku wasa har ku dawo.
        [goes-on] Bayan haka wasan zai ci gaba ba tare da jira ba.
       *[clock] In ba ku yi motsi ba, za a yi muku.
    }
rules-table =
    👥 Masu wasa: { $players }.{ $first ->
        [seat] { " " }Wanda ya fara shiga ne ke farawa; in an sake karawa, na gaba.
        [none] { "" }
       *[role] { " " }Mai farawa: { $first }.
    }
    ⏰ In lokacinku ya ƙare, za a yi muku motsi.
rules-before = ◂ Baya: shafi na { $page }
rules-after = Gaba: shafi na { $page } ▸
reclaim-button = 🙋 Na dawo
next-round = 🪑 Wasa na gaba: { $names }
told-so-far = Ya zuwa yanzu:
told-since = Tun motsinku na ƙarshe:
told-alone = Abin da ya faru:
beside = ⋯ Ƙari
beside-the-game = <b>Me kuke so ku yi?</b>
your-turn = <b>Juyinku</b>
panel-hint =
    💡 Ku kaɗai ke ganin wannan.{ $asked ->
        [yes] { " " }Ku taɓa abin da kuke so ku yi. In ba zai yiwu yanzu ba, zan faɗa muku dalili.
       *[no] { "" }
    }
not-your-turn = Ana jiran { $who }…
you-are-away = Kwamfuta na yi muku wasa har ku dawo.
draw-is-offered = 🤝 { $who } na neman a yi kunnen doki. Kun yarda, { $asked }?
draw-own-offer = 🤝 Kun nemi kunnen doki. Tayin yana nan har motsi na gaba.
draw-yes = 🤝 I, kunnen doki
draw-no = Ci gaba
pass-windows-how =
    { $passes ->
        [yes] Kuna barin kowane katin aiki na mai hamayya ya yi aiki ba tare da an tambaye ku ba. { pass-windows-off } na kawo ƙarshen haka.
       *[no] { pass-windows-on }: ba za a ƙara tambayar ku kan katunan aiki na mai hamayya ba, za su yi aiki kai tsaye. Kuna iya sauya haka ko yaushe.
    }
pass-windows-on = ⏩ Bari duka
pass-windows-off = ✋ A sake tambayata
draw-or-offer = 🤝 Nemi kunnen doki
draw-or-sure = 🏳 Miƙa wuya
resign-sure = <b>A miƙa wuya a wannan wasa?</b>
resign-yes = 🏳 I, miƙa wuya
resign-no = Ci gaba
undo-is-asked = ↩ { $who } na son janye motsi. Kun yarda, { $asked }?
undo-own-request = ↩ Kun nemi janye motsinku na ƙarshe. Neman yana nan har motsi na gaba.
undo-yes = ↩ I, a janye
undo-no = A’a, ya tsaya
undo-ask = ↩ Janye motsina
leave-sure = <b>{ $who }, za ku fita daga wasan?</b> Kujerarku ba za ta dawo ba.
leave-yes = I, fita
leave-no = Ci gaba
end-sure = <b>A ƙare wannan wasan { $game } ga kowa?</b> Ba wanda zai ci.
end-this = 🏁 Ƙare wannan wasa
end-yes = I, ƙare
end-no = Ci gaba
ended = An ƙare wannan wasan { $game }, ba wanda ya ci. Ku aika /newgame don fara wani.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · bayan wasa
result-more-save = 📄 <b>Adana wannan wasa</b>: zan aiko kundin wasa nan, fayil ne mai kowane motsi don ku ajiye.
result-more-fair =
    🔒 <b>Wasan gaskiya</b>: kafin kowa ya shiga, na nuna wannan shaidar: { $seal }

    { $luck ->
        [no] Rabon ɓangarori
       *[yes] Duk sa’ar wannan wasa
    } daga lambar sirrin da ke bayanta ne. <b>Duba shi</b> yana kwafin umarnin da ke sake lissafa shaidar daga lambar, a kowace kwamfuta mai Python. In sun dace, to ita ce lambar da na zaɓa kafin kowa ya shiga.
reason-agreed = Kowa ya yarda da kunnen doki.
copy-check = 🔒 Duba shi
record-button = 📄 Adana wannan wasa
record-caption = 📄 Wasanku na { $game }, motsi da motsi, ku ajiye.
record-check = 📄 <code>{ $file }</code>: Ku tura shi hirarmu ta sirri, zan duba ko an yi gaskiya. Ko ku duba da kanku: <code>python -m engine verify { $file }</code>
rematch = 🔁 Sake karawa
explain-button = 🔎 Ina na yi kuskure?
explain-looking = 🔎 Ina nazarin motsinku… Daƙiƙoƙi kaɗan kawai.
explain-one-at-a-time = 🔎 Har yanzu ina nazarin wani wasanku. Ku sake gwadawa jim kaɗan.
explain-nothing = 🔎 Kun yi kyau: babu kuskure na fili.
explain-failed = Na kasa nazarin wannan wasa.
explain-older-rules = 🔎 An yi wannan wasa da tsofaffin dokoki, don haka ba zan iya nazarinsa ba.
explain-in-private = Na aika shi hirarmu ta sirri.
explain-nowhere = Ba zan iya nuna muku wannan a nan a sirrance ba. Ku buɗe hirarmu ta sirri, ku taɓa Start, sai ku sake gwadawa.
explain-title = 🔎 <b>Kuskure na { $number } cikin { $count }</b>
explain-played = Kun zaɓi <b>{ $move }</b>.
explain-better = Da kun zaɓi <b>{ $move }</b>, da ya fi: damar cin wasa { $could }%, ba { $was }% ba.
explain-marks =
    🖼 ✗ motsinku a wasan · ✓ wanda ya fi{ $tapped ->
        [yes] { " " }· ❓ taɓawarku
       *[no] { "" }
    }
explain-earlier = ◂ Baya
explain-later = Gaba ▸
