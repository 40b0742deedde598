command-mistakes = sake gwada inda kuka yi kuskure a wasa
explain-come-back = 🧩 Daga gobe, kura-kuranku za su dawo a matsayin kacici-kacici: /mistakes
mistakes-button =
    🧩 Kura-kurai{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Kura-kuraina</b>
mistakes-waiting = Kacici-kacici { $count } na jiran ku.
mistakes-later =
    Ba abin warwarewa yanzu. { $days ->
        [one] Kacici-kacici na gaba zai dawo cikin kwana ɗaya.
       *[other] Kacici-kacici na gaba zai dawo bayan kwana { $days }.
    }
mistakes-none = Ba kacici-kacici tukuna. Ku taɓa “Ina na yi kuskure?” bayan wasa, kura-kuranku za su dawo nan.
mistakes-how = Kuskure na dawowa bayan kwana ɗaya, sannan kwanakin su riƙa ƙaruwa. In kun amsa shi daidai sau biyu a jere, ba zai sake dawowa ba.
mistakes-daily =
    { $on ->
        [yes] 📬 Ina aiko muku ɗaya kullum a hirarmu ta sirri, wajen lokacin da kuka kunna wannan.
       *[no] 📭 Ba na aiko muku komai.
    }
mistakes-daily-on = 📬 Aiko mini ɗaya kullum
mistakes-daily-off = 📭 Daina aikowa
mistakes-solve = ▶ Warware ɗaya
mistakes-closed = Ba zan iya rubuto muku ba tukuna. Ku buɗe hirarmu ta sirri, ku taɓa Start, sannan ku aika /mistakes a can.
mistakes-stopped = 📭 Kun bar kacici-kacici { $count } ba amsa, don haka na daina aikowa. Suna nan a /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] kacici-kacicinku na yau
       *[no] daga wani wasanku
    }
mistake-question = <b>Me za ku yi?</b>
mistake-right = ✓ <b>Daidai: { $better }</b>
mistake-again = ✗ A wasan ma kun zaɓi <b>{ $move }</b>.
mistake-wrong = ❓ Ba <b>{ $move }</b> ba.
mistake-why = Damar ci { $could }% da <b>{ $better }</b>, { $was }% da <b>{ $played }</b>, motsinku a wasan.
mistake-back =
    { $days ->
        [one] ⏳ Zai dawo gobe.
       *[other] ⏳ Zai dawo bayan kwana { $days }.
    }
mistake-retired = 🏆 Daidai sau biyu a jere: ba zai dawo ba.
mistake-next = ▶ Gaba · saura { $count }
