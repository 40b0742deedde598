game-differo-about = Ìjà ọgbọ́n: ka ọmọ tó wà lórí ìlà, rin iye àyè yẹn gẹ́lẹ́, kó o sì kọ́kọ́ dé òdìkejì.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Ọ̀tayò méjì, ọmọ 13 fún ẹnì kọ̀ọ̀kan. Kọ́kọ́ mú <b>ọ̀kan</b> nínú ọmọ rẹ dé òpin rẹ, ìyẹn ìlà ìbú tó jìnnà jù.

    ⚪ Funfun ló ń kọ́kọ́ ta, ó sì ń lọ sókè, sí ìlà ìbú A.
    ⚫ Dúdú ń lọ sísàlẹ̀, sí ìlà ìbú I.

    <b>Tó bá kàn ọ́</b>
    1. Yan ọ̀kan nínú ọmọ rẹ.
    2. Yan ìlà kan tó gba ibẹ̀ kọjá: ìlà ìbú rẹ̀, tàbí ìlà ìdàgẹ̀rẹ̀, \ tàbí /.
    3. Ka gbogbo ọmọ tó wà lórí ìlà náà: yọ tiwọn kúrò nínú tìrẹ. Rin iye àyè yẹn <b>gẹ́lẹ́</b>, sí apá èyíkéyìí lórí ìlà náà.

    O ò lè fo àsìkò rẹ.

    <b>O borí</b> lójú ẹsẹ̀ tí ọmọ rẹ kan bá bọ́ sí òpin rẹ. O tún borí tó bá kan alátakò rẹ, tí ọmọ rẹ̀ kankan ò sì lè rìn.
game-differo-rules-2 =
    📖 <b>Bí ọmọ ṣe ń rìn jìnnà tó</b>

    Ka gbogbo ìlà láti etí dé etí, ní apá méjèèjì ọmọ náà, kódà tí àlàfo bá wà. Ọmọ tó fẹ́ rìn náà wà nínú kíkà.

    • Tìrẹ 4, tiwọn 1: o rin àyè 3, kì í ṣe 1 tàbí 2.
    • Tí tiwọn bá tó tìrẹ lórí ìlà náà, tàbí tó jù ú lọ, kò sí ọmọ rẹ tó lè gba ibẹ̀.

    Nínú àwòrán, nọ́ńbà tó wà létí àwọn ìlà ni iye Funfun fún <b>G4</b>: 3 lórí ìlà ìbú rẹ̀, 1 lórí ìdàgẹ̀rẹ̀ kọ̀ọ̀kan. Ó lè lọ sí àyè aláwọ̀ ewé.

    Ọmọ ń fo ohunkóhun tó bá wà lọ́nà rẹ̀. A kì í jẹ ọmọ kankan.

    O lè lọ síwájú, sẹ́yìn tàbí sẹ́gbẹ̀ẹ́. Orí àyè tó ṣófo lo gbọ́dọ̀ bọ́ sí, <b>kì í ṣe òpin tiwọn láé</b>.
game-differo-rules-3 =
    📖 <b>Bí eré ṣe ń parí</b>

    • <b>O borí</b> tí ọmọ rẹ kan bá bọ́ sí òpin rẹ. Ọ̀kan ti tó.
    • <b>O pàdánù</b> tó bá kàn ọ́, tí ọmọ rẹ kankan ò sì lè rìn, tàbí tó o bá juwọ́ sílẹ̀ tàbí jáde.
    • <b>Ọ̀mì ni</b> tí ipò kan náà bá wáyé lẹ́ẹ̀kẹta, tó sì kan apá kan náà. Ọ̀mì náà ni lẹ́yìn ìgbésẹ̀ 300 lápapọ̀, tàbí tẹ́ ẹ bá jọ gbà fún un.

    <b>Òfin ilé: pààrọ̀ àwọ̀.</b> Lẹ́yìn ìgbésẹ̀ àkọ́kọ́ Funfun, Dúdú lè pààrọ̀ àwọ̀ dípò kó rìn. Ẹni tó kọ́kọ́ rìn máa wá ṣeré lọ bíi Dúdú.

    <b>Orúkọ àyè.</b> Lẹ́tà ni ìlà ìbú, A dé I látòkè. Nọ́ńbà ni ìdàgẹ̀rẹ̀ \, a kọ ọ́ sí ìsàlẹ̀ rẹ̀.

    Tẹ ọmọ kan, kó o tẹ àyè kan. Tàbí fi <code>/move F2-F8</code> ránṣẹ́. Fi /puzzle ránṣẹ́ fún àlọ́ láti já.
open-differo = ▶ Ìgbésẹ̀ mi
differo-table =
    Ìgbésẹ̀ { $number }{ $swap ->
        [yes] { " " }· Dúdú lè pààrọ̀ àwọ̀ ní ìgbésẹ̀ 2
       *[no] { "" }
    }
differo-over = 🏁 Ó parí lẹ́yìn ìgbésẹ̀ { $moves }
differo-plays =
    { $colour ->
        [white] ⚪ Funfun, ó ń lọ sókè sí ìlà ìbú A
       *[black] ⚫ Dúdú, ó ń lọ sísàlẹ̀ sí ìlà ìbú I
    }
differo-side =
    { $colour ->
        [white] Funfun
       *[black] Dúdú
    }
differo-wins-here = á borí níbí
differo-side-wins-here =
    { $colour ->
        [white] Funfun
       *[black] Dúdú
    } á borí níbí
differo-home = ti dé òpin
differo-rows-to-go = ó ku ìlà ìbú { $rows }
differo-board-lines = Nínú ẹ̀dà ọ̀rọ̀ yìí, ìdàgẹ̀rẹ̀ \ ń lọ tààrà sísàlẹ̀.
differo-board-chosen = 🔷 { $cell } · ❇️ ibi tó lè lọ
differo-which-piece =
    <b>Ó kàn ọ́.</b> Ọmọ { $colour ->
        [white] funfun
       *[black] dúdú
    } wo lo fẹ́ gbé?
differo-lines = <b>{ $cell }</b> lè rìn: { $lines }.
differo-line-row = <b>{ $count }</b> lórí ìlà ìbú rẹ̀
differo-line-falling = <b>{ $count }</b> lórí ìdàgẹ̀rẹ̀ \ rẹ̀
differo-line-rising = <b>{ $count }</b> lórí ìdàgẹ̀rẹ̀ / rẹ̀
differo-line-either = <b>{ $count }</b> lórí ìdàgẹ̀rẹ̀ èyíkéyìí
differo-key-wins = { $move } · o borí
differo-key-draws = { $move } · ọ̀mì
differo-other-piece = ← Ọmọ míì
differo-swap = ⇄ Pààrọ̀ àwọ̀
differo-tap-below = Fi bọ́tìnì abẹ́ tábìlì yan ìgbésẹ̀ rẹ.
differo-not-more = Ọmọ rẹ { $own } àti tiwọn { $others } ló wà lórí ìlà yìí. O lè rìn lórí rẹ̀ kìkì tí tìrẹ bá ju tiwọn lọ.
differo-off-board = Tó o bá rin àyè { $count } lápá ibẹ̀, wàá jáde kúrò lórí pátákó.
differo-taken = Tó o bá rin àyè { $count } lápá ibẹ̀, { $cell } lo máa dé, ọmọ kan sì ti wà níbẹ̀.
differo-their-goal = Inú òpin tiwọn ni { $cell } wà, o ò lè bọ́ síbẹ̀.
event-differo-moved =
    { $seat } gbé <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Ipò kan náà lẹ́ẹ̀kejì nìyí: tó bá tún wáyé, ọ̀mì ni.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } pààrọ̀ àwọ̀.
event-differo-gave_up = 🏳 { $seat } juwọ́ sílẹ̀.
reason-differo-goal = 🏆 { $winners } dé òpin, ó sì borí!
reason-differo-blocked = 🏆 { $winners } borí: apá kejì ti há!
reason-differo-repetition = 🤝 Ọ̀mì ni: ipò kan náà wáyé lẹ́ẹ̀kẹta.
reason-differo-long = 🤝 Ọ̀mì ni lẹ́yìn ìgbésẹ̀ 300.
reason-differo-gave_up = 🏆 { $winners } borí: apá kejì juwọ́ sílẹ̀.
rule-differo-white = Ta ni Funfun
rule-differo-white-help = Funfun ló ń kọ́kọ́ ta. Ọ̀tayò àkọ́kọ́ tó wọlé ni, tàbí ẹlẹ́ẹ̀kejì, tàbí kó jẹ́ àìròtẹ́lẹ̀.
rule-differo-white-first = ẹni tó kọ́kọ́ wọlé
rule-differo-white-second = ẹnì kejì tó wọlé
rule-differo-white-lot = àìròtẹ́lẹ̀
rule-differo-swap = Pààrọ̀ àwọ̀
rule-differo-swap-help = Lẹ́yìn ìgbésẹ̀ àkọ́kọ́ Funfun, Dúdú lè pààrọ̀ àwọ̀ dípò kó rìn. Torí náà, ó dáa kí Funfun kọ́kọ́ gbé ìgbésẹ̀ tó dọ́gba fún àwọn méjèèjì.
puzzle-title = 🧩 <b>Àlọ́ Differo { $number }</b> nínú { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ Ó kan <b>Funfun</b>
       *[black] ⚫ Ó kan <b>Dúdú</b>
    }, { $count ->
        [1] <b>kó borí lójú ẹsẹ̀</b>.
       *[other] <b>kó fi ìgbésẹ̀ { $count } borí</b>.
    } Tẹ ìgbésẹ̀ náà, tàbí fi <code>/puzzle { $example }</code> ránṣẹ́.
puzzle-told =
    ✅ <b>{ $move }</b>! <b>{ $reply }</b> ló máa jẹ́ kí { $colour ->
        [white] Funfun
       *[black] Dúdú
    } pẹ́ jù kó tó pàdánù.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } já a!
       *[no] 🎉 <b>{ $move }</b>: a ti já a!
    }
puzzle-button = 🧩 Àlọ́
puzzle-next = Àlọ́ tó kàn →
puzzle-what = Fi /puzzle ránṣẹ́ fún àlọ́ kan, /puzzle 3 fún ìkẹta nínú { $count }, tàbí ìgbésẹ̀ kan, bíi /puzzle { $example }.
puzzle-not-home = { $move } ò dé òpin, àmọ́ ìgbésẹ̀ míì dé ibẹ̀.
puzzle-loses =
    { $move } máa pàdánù: { $colour ->
        [white] Dúdú
       *[black] Funfun
    } á ta { $reply }, á sì dé òpin.
puzzle-escapes =
    Kì í ṣe { $move }: lẹ́yìn { $reply }, { $colour ->
        [white] Funfun
       *[black] Dúdú
    } ò lè borí dandan mọ́ { $count ->
        [1] ní ìgbésẹ̀ tó kàn.
       *[other] ní ìgbésẹ̀ { $count }.
    }
differo-no-swap = O ò lè pààrọ̀ àwọ̀ báyìí. Dúdú nìkan ló lè ṣe é, kété lẹ́yìn ìgbésẹ̀ àkọ́kọ́ Funfun, kìkì tí òfin ilé bá gbà á.
differo-not-yours = O ò ní ọmọ ní { $cell }.
differo-goes = { $cell } lè lọ sí { $targets }.
differo-stuck = { $cell } ti há. Kò lè rìn báyìí.
typed-differo = Kọ ibi tí ọmọ wà, kó o kọ ibi tó máa bọ́ sí: F2-F8. Lẹ́tà ni ìlà ìbú, A dé I látòkè. Nọ́ńbà ni ìdàgẹ̀rẹ̀ \, 1 dé 9, a kọ ọ́ sí ìsàlẹ̀ rẹ̀.
role-differo-white = ⚪ Funfun
role-differo-black = ⚫ Dúdú
typed-words-differo = swap: pààrọ̀ paaro pàrọ̀ paro
