table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, ¡es tu turno!
turn-computer = 🤖 { $who } está pensando…
turn-of-several = 👉 Esperando a { $who }…
table-deserted = 💤 Todo el mundo está ausente, así que la partida está en pausa. Si nadie vuelve en 30 min, se termina.
table-not-shown = ⚠️ Telegram no me deja mostrar la mesa ahora. Tus jugadas están guardadas y lo sigo intentando. Para intentarlo tú, envía /board.
nudge =
    ⏰ { $who }, ¡se acaba el tiempo! { $then ->
        [computer] Si no juegas, una máquina jugará por ti hasta que vuelvas.
        [goes-on] Después, la partida sigue sin esperar.
       *[clock] Si no juegas, se hará una jugada por ti.
    }
rules-table =
    👥 Jugadores: { $players }.{ $first ->
        [seat] { " " }Empieza quien se unió primero; en la revancha, la persona siguiente.
        [none] { "" }
       *[role] { " " }Empieza { $first }.
    }
    ⏰ Si te quedas sin tiempo, se hace una jugada por ti.
rules-before = ◂ Anterior: página { $page }
rules-after = Siguiente: página { $page } ▸
reclaim-button = 🙋 Ya volví
next-round = 🪑 Próxima partida: { $names }
told-so-far = Hasta ahora:
told-since = Desde tu última jugada:
told-alone = Lo que pasó:
beside = ⋯ Más
beside-the-game = <b>¿Qué quieres hacer?</b>
your-turn = <b>Tu turno</b>
panel-hint =
    💡 Solo tú ves esto.{ $asked ->
        [yes] { " " }Toca lo que quieras hacer. Si ahora no se puede, te digo por qué.
       *[no] { "" }
    }
not-your-turn = Esperando a { $who }…
you-are-away = Una máquina juega por ti hasta que vuelvas.
draw-is-offered = 🤝 { $who } propone empate. { $asked }, ¿de acuerdo?
draw-own-offer = 🤝 Propusiste empate. La propuesta vale hasta la próxima jugada.
draw-yes = 🤝 Aceptar el empate
draw-no = Seguir jugando
pass-windows-how =
    { $passes ->
        [yes] Permites todas las cartas de acción de tu rival sin que te pregunte. Para que te pregunte otra vez, toca { pass-windows-off }.
       *[no] { pass-windows-on }: ya no te pregunto por las cartas de acción de tu rival, se cumplen y listo. Puedes cambiarlo cuando quieras.
    }
pass-windows-on = ⏩ Permitir todo
pass-windows-off = ✋ Volver a preguntarme
draw-or-offer = 🤝 Proponer empate
draw-or-sure = 🏳 Rendirme
resign-sure = <b>¿Quieres rendirte?</b>
resign-yes = 🏳 Sí, rendirme
resign-no = Seguir jugando
undo-is-asked = ↩ { $who } quiere deshacer una jugada. { $asked }, ¿de acuerdo?
undo-own-request = ↩ Pediste deshacer tu última jugada. La petición vale hasta la próxima jugada.
undo-yes = ↩ Sí, deshacerla
undo-no = No, así queda
undo-ask = ↩ Deshacer mi jugada
leave-sure = <b>{ $who }, ¿salir de esta partida?</b> Perderás tu lugar definitivamente.
leave-yes = Sí, salir
leave-no = Seguir jugando
end-sure = <b>¿Terminar esta partida de { $game } para todo el mundo?</b> No ganará nadie.
end-this = 🏁 Terminar la partida
end-yes = Sí, terminarla
end-no = Seguir jugando
ended = Esta partida de { $game } terminó antes de tiempo y nadie ganó. Envía /newgame para empezar otra.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · después de la partida
result-more-save = 📄 <b>Guardar esta partida</b>: dejo aquí el registro, un archivo con todas las jugadas, para que lo conserven.
result-more-fair =
    🔒 <b>Juego limpio</b>: antes de que alguien se uniera, mostré este código: { $seal }

    { $luck ->
        [no] El reparto de los lados salió
       *[yes] Todo el azar de esta partida salió
    } del único número secreto que hay detrás. <b>Comprobar</b> copia un comando que vuelve a calcular el código a partir de ese número, en cualquier computadora con Python. Si los códigos coinciden, es el mismo número que elegí antes de que alguien se uniera.
reason-agreed = Todo el mundo aceptó el empate.
copy-check = 🔒 Comprobar
record-button = 📄 Guardar esta partida
record-caption = 📄 La partida de { $game }, jugada por jugada, para que la conserven.
record-check = 📄 <code>{ $file }</code>: Reenvíala a nuestro chat privado y comprobaré que fue limpia. O compruébala por tu cuenta: <code>python -m engine verify { $file }</code>
rematch = 🔁 Revancha
explain-button = 🔎 ¿En qué fallé?
explain-looking = 🔎 Repasando tus jugadas… Tarda unos segundos.
explain-one-at-a-time = 🔎 Todavía estoy repasando otra partida tuya. Inténtalo de nuevo en un momento.
explain-nothing = 🔎 Bien jugado: ningún error claro.
explain-failed = No pude repasar esta partida.
explain-older-rules = 🔎 Esta partida se jugó con reglas anteriores, así que no puedo repasarla.
explain-in-private = Te lo envié a nuestro chat privado.
explain-nowhere = Aquí no puedo mostrártelo en privado. Abre nuestro chat privado, toca “Iniciar” e inténtalo otra vez.
explain-title = 🔎 <b>Error { $number } de { $count }</b>
explain-played = Elegiste <b>{ $move }</b>.
explain-better = Era mejor <b>{ $move }</b>, con un { $could } % de probabilidad de ganar en lugar de un { $was } %.
explain-marks =
    🖼 ✗ tu jugada en la partida · ✓ la mejor jugada{ $tapped ->
        [yes] { " " }· ❓ lo que tocaste
       *[no] { "" }
    }
explain-earlier = ◂ Anterior
explain-later = Siguiente ▸
