# My mistakes: the moments of reviews, which come back as puzzles

command-mistakes = probar otra vez las jugadas de tus repasos
explain-come-back = 🧩 Desde mañana, tus errores vuelven como retos: /mistakes
mistakes-button =
    🧩 Errores{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Mis errores</b>
mistakes-waiting =
    { $count ->
        [one] Te espera 1 reto.
       *[other] Te esperan { $count } retos.
    }
mistakes-later =
    Ahora no hay nada que resolver. { $days ->
        [one] El próximo reto vuelve en menos de un día.
       *[other] El próximo reto vuelve en { $days } días.
    }
mistakes-none = Todavía no hay retos. Toca “¿En qué fallé?” después de una partida y tus errores volverán aquí.
mistakes-how = Cada error vuelve al cabo de un día, y luego cada vez más tarde. Si aciertas dos veces seguidas, desaparece.
mistakes-daily =
    { $on ->
        [yes] 📬 Te envío uno al día, en nuestro chat privado, más o menos a la hora en que lo activaste.
       *[no] 📭 No te envío ninguno.
    }
mistakes-daily-on = 📬 Enviarme uno al día
mistakes-daily-off = 📭 Dejar de enviar
mistakes-solve = ▶ Resolver uno
mistakes-closed = Todavía no puedo escribirte. Abre nuestro chat privado, toca “Iniciar” y envía allí /mistakes.
mistakes-stopped =
    📭 { $count ->
        [one] Dejaste 1 reto sin responder, así que ya no te envío más. Sigue en /mistakes.
       *[other] Dejaste { $count } retos sin responder, así que ya no te envío más. Siguen en /mistakes.
    }
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] tu reto del día
       *[no] de una de tus partidas
    }
mistake-question = <b>¿Qué jugarías?</b>
mistake-right = ✓ <b>Correcto: { $better }</b>
mistake-again = ✗ En la partida también elegiste <b>{ $move }</b>.
mistake-wrong = ❓ No es <b>{ $move }</b>.
mistake-why = Con <b>{ $better }</b> ganas el { $could } % de las veces; con <b>{ $played }</b>, lo que jugaste en la partida, el { $was } %.
mistake-back =
    { $days ->
        [one] ⏳ Vuelve mañana.
       *[other] ⏳ Vuelve en { $days } días.
    }
mistake-retired = 🏆 Dos aciertos seguidos: ya no vuelve.
mistake-next =
    ▶ Siguiente · { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
