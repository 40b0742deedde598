# Replays of finished games, the gallery, and links to replays

command-replay = ver otra vez la última partida, paso a paso
replay-button = 📽 Repetición
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Empieza la partida.
replay-moved = { $who } hizo una jugada.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Siguiente momento clave
replay-eyes-button = 👁 Ver como { $name }
replay-open-button = 👁 Todo a la vista
replay-share = ↗ Compartir
replay-share-text = 📽 Una partida de { $game }, jugada por jugada
replay-number = Envía /replay y un número para saltar allí.
replay-at-border = No hay nada más allá.
replay-running = Esta partida sigue en curso. Podrás ver la repetición cuando termine.
replay-none = Aquí todavía no ha terminado ninguna partida. Envía /newgame para empezar una.
replay-gone = Ya no tengo esta partida.

# Stars

star-button =
    ⭐ Estrella{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Una estrella más y guardo esta partida para siempre.
star-kept = ⭐ Esta partida ya está en la galería: /games
star-taken-back = ✓ Quitaste tu estrella.
star-for-players = Solo pueden darle una estrella los admins y quienes la jugaron.
star-full = En la galería caben { $most } partidas. Quita primero una estrella.
games-replay = 📽 /replay muestra la más reciente, jugada por jugada.
games-starred = ⭐ Con estrella
games-title-starred = ⭐ <b>La galería de este chat</b>
games-none-starred = Todavía no hay partidas con estrella. Abre una con /games y toca “⭐ Estrella”: con una de los admins, o con dos de quienes la jugaron, se queda aquí para siempre.

# Names in shared replays

name-show = 👁 Mostrar mi nombre en repeticiones compartidas
name-hide = 🙈 Ocultar mi nombre en repeticiones compartidas
name-shown = ✓ Quien abra una repetición compartida verá tu nombre.
name-hidden = ✓ Las repeticiones compartidas ya solo muestran tu inicial.
