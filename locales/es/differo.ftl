game-differo-about = Un duelo de ingenio: cuenta las fichas de una línea, avanza otras tantas casillas y llega al otro lado antes que tu rival.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Dos personas, 13 fichas cada una. Lleva <b>una</b> de tus fichas a tu meta, la fila del otro extremo, antes que tu rival.

    ⚪ Las Blancas empiezan y van hacia arriba, a la fila A.
    ⚫ Las Negras van hacia abajo, a la fila I.

    <b>Tu turno</b>
    1. Elige una de tus fichas.
    2. Elige una línea que pase por ella: su fila o una de sus diagonales, \ o /.
    3. Cuenta todas las fichas de esa línea: las tuyas menos las de tu rival. Mueve tu ficha <b>exactamente</b> ese número de casillas por la línea, en un sentido o en el otro.

    No se puede pasar.

    <b>Ganas</b> al instante cuando una ficha tuya cae en tu meta. También ganas si a tu rival le toca jugar y no puede mover ninguna ficha.
game-differo-rules-2 =
    📖 <b>Cuánto se mueve una ficha</b>

    Cuenta la línea entera, de borde a borde, a ambos lados de la ficha y sin importar los huecos. La ficha que mueves también cuenta.

    • 4 tuyas y 1 de tu rival: mueves 3 casillas, no 1 ni 2.
    • Si en la línea tu rival tiene tantas como tú, o más, ninguna de tus fichas puede moverse por ella.

    En la imagen, los números en los extremos de las líneas son las cuentas de las Blancas para <b>G4</b>: 3 por su fila, 1 por cada diagonal. Puede ir a las casillas verdes.

    Las fichas saltan por encima de todo lo que encuentren. Nunca se captura nada.

    Puedes mover hacia delante, hacia atrás o de lado. Debes caer en una casilla vacía, y <b>nunca en la meta de tu rival</b>.
game-differo-rules-3 =
    📖 <b>Cómo termina</b>

    • <b>Ganas</b> cuando una ficha tuya cae en tu meta. Basta con una.
    • <b>Pierdes</b> si es tu turno y no puedes mover ninguna ficha, o si te rindes o sales de la partida.
    • <b>Hay empate</b> cuando la misma posición aparece por tercera vez y le toca al mismo lado. También tras 300 jugadas en total, o si ambos lados lo acuerdan.

    <b>Regla de la casa: intercambiar colores.</b> Tras la primera jugada de las Blancas, las Negras pueden intercambiar colores en vez de mover. Quien movió primero sigue entonces con las Negras y mueve enseguida.

    <b>Nombres de las casillas.</b> La letra es la fila, de la A a la I desde arriba. El número es la diagonal \, escrito en su extremo inferior.

    Toca una ficha y luego una casilla. O envía <code>/move F2-F8</code>. Con /puzzle tienes posiciones para resolver.
open-differo = ▶ Mi jugada
differo-table =
    Jugada { $number }{ $swap ->
        [yes] { " " }· las Negras pueden intercambiar colores en la jugada 2
       *[no] { "" }
    }
differo-over =
    🏁 Terminó tras { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
differo-plays =
    { $colour ->
        [white] ⚪ Blancas, suben a la fila A
       *[black] ⚫ Negras, bajan a la fila I
    }
differo-side =
    { $colour ->
        [white] Blancas
       *[black] Negras
    }
differo-wins-here = gana aquí
differo-side-wins-here =
    { $colour ->
        [white] Las Blancas
       *[black] Las Negras
    } ganan aquí
differo-home = llegó a la meta
differo-rows-to-go =
    { $rows ->
        [one] falta 1 fila
       *[other] faltan { $rows } filas
    }
differo-board-lines = En esta versión de texto, las diagonales \ bajan en línea recta.
differo-board-chosen = 🔷 { $cell } · ❇️ adonde puede ir
differo-which-piece =
    <b>Tu turno.</b> ¿Qué ficha { $colour ->
        [white] blanca
       *[black] negra
    } quieres mover?
differo-lines = <b>{ $cell }</b> puede mover: { $lines }.
differo-line-row = <b>{ $count }</b> por su fila
differo-line-falling = <b>{ $count }</b> por su diagonal \
differo-line-rising = <b>{ $count }</b> por su diagonal /
differo-line-either = <b>{ $count }</b> por cualquier diagonal
differo-key-wins = { $move } · gana
differo-key-draws = { $move } · empate
differo-other-piece = ← Otra ficha
differo-swap = ⇄ Intercambiar colores
differo-tap-below = Elige tu jugada con los botones debajo de la mesa.
differo-not-more =
    En esta línea hay { $own ->
        [one] 1 ficha tuya
       *[other] { $own } fichas tuyas
    } y { $others } de tu rival. Solo puedes moverte por ella si tienes más.
differo-off-board =
    { $count ->
        [one] 1 casilla hacia allí quedaría fuera del tablero.
       *[other] { $count } casillas hacia allí quedarían fuera del tablero.
    }
differo-taken =
    { $count ->
        [one] A 1 casilla hacia allí está { $cell }, y ya hay una ficha.
       *[other] A { $count } casillas hacia allí está { $cell }, y ya hay una ficha.
    }
differo-their-goal = { $cell } está en la meta de tu rival, y allí no puedes caer.
event-differo-moved =
    { WHO($seat) ->
        [you] Moviste
       *[other] { $seat } movió
    } <b>{ $source } → { $target }</b>{ $again ->
        [yes] . La misma posición por segunda vez: a la próxima, hay empate.
       *[no] .
    }
event-differo-swapped =
    ⇄ { WHO($seat) ->
        [you] Intercambiaste
       *[other] { $seat } intercambió
    } los colores.
event-differo-gave_up =
    🏳 { WHO($seat) ->
        [you] Te rendiste
       *[other] { $seat } se rindió
    }.
reason-differo-goal = 🏆 ¡{ $winners } llegó a la meta y ganó!
reason-differo-blocked = 🏆 ¡{ $winners } ganó: el otro lado se quedó sin jugadas!
reason-differo-repetition = 🤝 Empate: la misma posición apareció por tercera vez.
reason-differo-long = 🤝 Empate tras 300 jugadas.
reason-differo-gave_up = 🏆 ¡{ $winners } ganó: el otro lado se rindió!
rule-differo-white = Juega con Blancas
rule-differo-white-help = Las Blancas empiezan. Las lleva quien se unió antes, quien se unió después, o decide el azar.
rule-differo-white-first = quien se unió antes
rule-differo-white-second = quien se unió después
rule-differo-white-lot = al azar
rule-differo-swap = Intercambiar colores
rule-differo-swap-help = Tras la primera jugada de las Blancas, las Negras pueden intercambiar colores en vez de mover. Así, a las Blancas les conviene una primera jugada justa para ambos lados.
puzzle-title = 🧩 <b>Reto de Differo { $number }</b> de { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ Juegan las <b>Blancas</b>
       *[black] ⚫ Juegan las <b>Negras</b>
    } y { $count ->
        [one] <b>ganan al instante</b>.
       *[other] <b>ganan en { $count } jugadas</b>.
    } Toca la jugada o envía <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ ¡<b>{ $move }</b>! { $colour ->
        [white] Las Blancas
       *[black] Las Negras
    } aguantan más con <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: ¡{ $solver } lo resolvió!
       *[no] 🎉 <b>{ $move }</b>: ¡resuelto!
    }
puzzle-button = 🧩 Retos
puzzle-next = Siguiente reto →
puzzle-what = Envía /puzzle para un reto, /puzzle 3 para el número 3 de { $count }, o una jugada, como /puzzle { $example }.
puzzle-not-home = { $move } no llega a la meta, pero otra jugada sí.
puzzle-loses =
    { $move } pierde: las { $colour ->
        [white] Negras
       *[black] Blancas
    } juegan { $reply } y llegan a la meta.
puzzle-escapes =
    No es { $move }: después de { $reply }, { $colour ->
        [white] las Blancas
       *[black] las Negras
    } ya no pueden forzar la victoria { $count ->
        [one] en la próxima jugada.
       *[other] en { $count } jugadas.
    }
differo-no-swap = Ahora no puedes intercambiar colores. Solo pueden las Negras, justo después de la primera jugada de las Blancas, y solo si lo permiten las reglas de la casa.
differo-not-yours = No tienes ninguna ficha en { $cell }.
differo-goes = { $cell } puede ir a { $targets }.
differo-stuck = { $cell } no tiene jugadas. Ahora no puede moverse.
typed-differo = Escribe dónde está la ficha y luego dónde cae: F2-F8. La letra es la fila, de la A a la I desde arriba. El número es la diagonal \, del 1 al 9, escrito en su extremo inferior.
role-differo-white = ⚪ Blancas
role-differo-black = ⚫ Negras
typed-words-differo = swap: cambiar cambia cambio
