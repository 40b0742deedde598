command-mistakes = tún gbìyànjú ìgbésẹ̀ inú àyẹ̀wò rẹ
explain-come-back = 🧩 Láti ọ̀la, àṣìṣe rẹ máa padà wá bí àlọ́: /mistakes
mistakes-button =
    🧩 Àṣìṣe{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Àṣìṣe mi</b>
mistakes-waiting = Àlọ́ { $count } ń dúró dè ọ́.
mistakes-later =
    Kò sí àlọ́ báyìí. { $days ->
        [1] Àlọ́ tó kàn máa padà láàárín ọjọ́ kan.
       *[other] Àlọ́ tó kàn máa padà lẹ́yìn ọjọ́ { $days }.
    }
mistakes-none = Kò tíì sí àlọ́. Tẹ “Níbo ni mo ti ṣìnà?” lẹ́yìn eré, àṣìṣe rẹ máa padà wá síbí.
mistakes-how = Àṣìṣe ń padà lẹ́yìn ọjọ́ kan, lẹ́yìn náà ó ń pẹ́ sí i. Tó o bá já àlọ́ rẹ̀ lẹ́ẹ̀mejì tẹ̀ léra, kò ní padà mọ́.
mistakes-daily =
    { $on ->
        [yes] 📬 Mò ń fi ọ̀kan ránṣẹ́ lójúmọ́ sínú chat ìkọ̀kọ̀ wa, ní nǹkan bí àkókò tó o tan èyí.
       *[no] 📭 Mi ò ń fi ìkankan ránṣẹ́.
    }
mistakes-daily-on = 📬 Ọ̀kan lójúmọ́
mistakes-daily-off = 📭 Má fi ránṣẹ́ mọ́
mistakes-solve = ▶ Já àlọ́ kan
mistakes-closed = Mi ò tíì lè kọ̀wé sí ọ. Ṣí chat ìkọ̀kọ̀ wa, tẹ Start, kó o fi /mistakes ránṣẹ́ níbẹ̀.
mistakes-stopped = 📭 O ò dáhùn àlọ́ { $count }, torí náà mi ò fi ránṣẹ́ mọ́. Wọ́n ṣì wà nínú /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] àlọ́ rẹ tòní
       *[no] látinú eré rẹ kan
    }
mistake-question = <b>Ìgbésẹ̀ wo lo máa gbé?</b>
mistake-right = ✓ <b>Ó tọ́: { $better }</b>
mistake-again = ✗ Nínú eré náà, o yan <b>{ $move }</b> bákan náà.
mistake-wrong = ❓ Kì í ṣe <b>{ $move }</b>.
mistake-why = Àǹfààní láti borí jẹ́ { $could }% pẹ̀lú <b>{ $better }</b>, { $was }% pẹ̀lú <b>{ $played }</b>, ìgbésẹ̀ rẹ nínú eré.
mistake-back =
    { $days ->
        [1] ⏳ Ó máa padà lọ́la.
       *[other] ⏳ Ó máa padà lẹ́yìn ọjọ́ { $days }.
    }
mistake-retired = 🏆 O já àlọ́ yìí lẹ́ẹ̀mejì tẹ̀ léra: kò ní padà mọ́.
mistake-next = ▶ Èyí tó kàn · ó ku { $count }
