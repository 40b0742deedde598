# A game log that somebody sends to the private chat as a file

import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] 1 persona
       *[other] { $players } personas
    } · { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
import-fair =
    ✓ <b>Limpia</b>: cada jugada sigue las reglas, y todo el azar sale del único número secreto que hay detrás de este código: { $seal }

    ¿Te mostré ese código antes de empezar? Entonces nada cambió desde ese momento.
import-fair-seed = ✓ <b>Limpia</b>: cada jugada sigue las reglas, y todo el azar sale de un solo número secreto. La partida es demasiado antigua para demostrar que lo elegí antes de que alguien se uniera.
import-stopped = La partida terminó antes de que alguien ganara.
import-whose = <b>¿De quién repaso las jugadas?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>No es limpia, o se cambió después</b>: no cuadra desde el principio.
       *[other] ❌ <b>No es limpia, o se cambió después</b>: deja de cuadrar en la jugada { $at }.
    }
import-older = 📂 Esta partida se jugó con reglas anteriores, así que no puedo comprobarla.
import-newer = 📂 Esta partida es de una versión más nueva que la mía, así que no puedo leerla.
import-foreign =
    { $at ->
        [0] 📂 No puedo leer esto como una partida. Envíame el archivo que dejé con <b>Guardar esta partida</b>. Para un mapa de Rally, responde a su archivo con /map.
       *[other] 📂 No puedo leer esta partida: algo falla en la línea { $at }.
    }
import-too-long = 📂 Esta partida tiene más jugadas de las que puedo comprobar.
import-too-large = 📂 Este archivo es demasiado grande para ser una partida.
import-lost = 📂 No pude comprobar ese archivo. Prueba a enviarlo otra vez.
import-gone = 📂 Guardo las partidas un día después de que me las envías. Envíame el archivo otra vez.
import-too-many =
    Me enviaste { $most } archivos en una hora, y ese es el límite. Inténtalo en { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.

# Below the file of a game

record-every-draw = Con todo el azar
