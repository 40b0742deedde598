lobby-title = 🎲 <b>{ $game }</b> · { $seats } personas
lobby-sits =
    { $count ->
        [0] Todavía no hay nadie
       *[other]
            { $full ->
                [yes] Los { $most } lugares están ocupados
               *[no] Lugares ocupados: { $count } de { $most }
            }
    } · ⏳ { $pace } por jugada
lobby-rematch = 🔁 Revancha: toca “Unirme” para jugar otra vez. Nadie juega sin tocar.
seat-kept = lugar guardado
lobby-house-rules = 🏠 Reglas de la casa: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Una máquina ({ $level }) ocupará el lugar libre.
       *[other] Las máquinas ({ $level }) ocuparán los { $count } lugares libres.
    }
lobby-hands = 🃏 Tus cartas aparecen aquí y solo tú las ves. <a href="{ $link }">¿Prefieres un chat privado?</a>
lobby-no-hands = 🃏 Telegram no puede mostrar cartas secretas en este grupo. Toca el botón debajo de la mesa para ver las tuyas, o recíbelas en un <a href="{ $link }">chat privado</a>.
lobby-suggestion = 💡 { $who } propone { $game }.
lobby-closed = Esta mesa se cerró. Envía /newgame para abrir otra.
join = 🪑 Unirme
start = ▶ Empezar
more = ⋯ Más
switch-to = 💡 Cambiar a { $game }
speak-here = 🌍 ¿{ $language } en este chat?
speak-here-no = No
language-kept = Bien, no vuelvo a preguntar. Los admins pueden cambiar el idioma en /settings.
more-title = ⋯ <b>{ $game }</b> · antes de empezar
more-how = Toca lo que quieras cambiar.
more-read = Esto solo lo pueden cambiar los admins y quien dirige la mesa. Tú puedes proponer otro juego.
more-games = 🎲 Juegos
more-computers = 🤖 Máquinas
more-pace = ⏳ Tiempo por jugada
more-roles = 🎭 Elegir lado
more-fair = 🔒 Juego limpio
leave = 🚪 Salir
more-games-title = 🎲 <b>Juegos</b>
more-games-lead = Toca un juego para cambiar a ese.
more-games-suggest = Toca un juego para proponérselo a { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Máquinas</b>: { $count }
more-computers-how = Toca un nivel para agregar una máquina.
add-computer = + 🤖 { $level }
remove-computer = − Máquina
more-pace-title = ⏳ <b>Tiempo por jugada</b>: { $pace }
more-pace-how = Solo cambia en esta mesa. Para todas las partidas, los admins lo cambian con /settings.
lobby-roles = 🎭 Elige tu lado. Quien dirige la mesa elige primero. Los lados que nadie elija se reparten según el orden de los lugares.
fair-play-title = 🔒 <b>Juego limpio</b>
fair-play-sealed =
    { $luck ->
        [no] El reparto de los lados ya está fijado
       *[yes] Todo el azar de esta partida ya está fijado
    }: { $seal }

    Sale de un solo número secreto. Lo elegí antes de que alguien se uniera, y este código lo demuestra. Al final te mostraré el número y cualquiera podrá comprobar que corresponde al código. Así nadie puede cambiarlo a mitad de la partida, ni siquiera yo.
copy-commitment = 🔒 Copiar el código
done-suggested = 💡 Propusiste { $game }
done-suggestion-withdrawn = ✓ Retiraste tu propuesta
done-joined-next = ✓ Estás en la lista para la próxima partida
joined-for-a-computer = No quedaban lugares libres, así que reemplazaste a una máquina.
played-on-for-a-computer = ✓ Reemplazaste a la máquina
late = La partida ya empezó. Estás en la lista para la próxima.
late-with-seats = La partida ya empezó. Estás en la lista para la próxima. Si quieres jugar ya, reemplaza a una máquina:
late-leave = Esta vez no
take-over = { $name }
lobby-stands = Aquí ya hay una mesa. Toca “Unirme”.
playing-stands = Aquí ya hay una partida. Toca “Unirme” para jugar la próxima. Los admins o quien dirige la mesa pueden terminar esta con /endgame.
asked-another = Solo puede elegir quien preguntó.
