# The lessons of Differo: a title each, their steps, and what is told of a move that isn’t the one.
# No text has more than 240 letters.

lesson-differo-count = Contar la línea
lesson-differo-count-goal = Cada lado tiene 13 fichas. Llevas las Blancas: mueves primero y vas hacia arriba, a la fila A. Las Negras bajan a la fila I. Gana quien lleve primero una ficha a su meta.
lesson-differo-count-row = Elige una ficha y una línea que pase por ella: su fila o una diagonal. Se mueve exactamente lo que cuenta la línea: tus fichas menos las de tu rival. Fila F: 6 − 0 = 6. Mueve F2 por ella.
lesson-differo-count-other-way = También son 6 casillas, y los dos sentidos valen. Pero ahora mueve F2.
lesson-differo-count-in-row = Esa es otra línea. En la fila F hay 6 fichas tuyas. Mueve la primera, F2.
lesson-differo-count-diagonal = En “F4”, F es la fila y 4 la diagonal \; su número está en su extremo inferior. En la diagonal 4 tienes 3 fichas y las Negras 1: 3 − 1 = 2. Mueve F4 hacia arriba por ella.
lesson-differo-count-same-diagonal = La línea correcta, y 2 casillas. Pero ahora mueve F4.
lesson-differo-count-number = Esa es otra línea. Todas las casillas de la diagonal 4 llevan un 4 en su nombre. Mueve F4 por ella.
lesson-differo-count-jump = La diagonal 4 sigue contando 2. Se cuenta entera, a ambos lados y sin importar los huecos, y D4 también cuenta. ¡Salta por encima de C4! Se queda: nunca se captura nada.
lesson-differo-count-back = También son 2 casillas, pero hacia atrás. Tu meta está arriba.
lesson-differo-count-over-c4 = Esa es otra ficha. D4 puede saltar por encima de C4: 2 casillas hacia arriba por la diagonal 4.
lesson-differo-count-win = En su diagonal /, B4 está sola: 1 − 0 = 1. Basta para caer en la fila A y ganar al instante. ¡Hazlo!
lesson-differo-count-to-a = Esa no es la fila A. B4 llega: 1 casilla hacia arriba por su diagonal /.
lesson-differo-limits = Dónde puedes caer
lesson-differo-limits-longest = Cuenta las tres líneas que pasan por G4, cada una de borde a borde. Luego haz su jugada más larga hacia la derecha.
lesson-differo-limits-to-the-left = Sí, 3 casillas. Pero esta vez muévela a la derecha.
lesson-differo-limits-short = Esta diagonal cuenta 3 − 2 = 1. La fila cuenta más: 3 − 0 = 3.
lesson-differo-limits-exactly = Ahora en la fila F hay 4 fichas tuyas y 1 de tu rival. Así que mueves 3 casillas, no 1 ni 2. Mueve F2 por ella.
lesson-differo-limits-other-piece = También son 3 casillas. Pero ahora mueve F2.
lesson-differo-limits-in-row = Esa es otra línea. Mueve F2 por la fila F.
lesson-differo-limits-back = E4 no puede subir: D4 está ocupada, y hay que caer en una casilla vacía. Su diagonal / cuenta 3 − 3 = 0, y con 0 o menos no puedes moverte por ella. Pero sí de lado o hacia atrás. Muévela hacia atrás.
lesson-differo-limits-sideways = De lado también vale. Pero ahora muévela hacia atrás, bajando por su diagonal \.
lesson-differo-limits-goal = H3 no puede mover 4 casillas por su fila: saldría del tablero. Tampoco puede bajar a I3: está en la meta de tu rival, y allí nunca puedes caer. Encuentra la jugada que le queda.
lesson-differo-limits-h3 = Esa es otra ficha. H3 puede subir por su diagonal \.
lesson-differo-limits-blocked = No se puede pasar. Si es tu turno y no puedes mover ninguna ficha, pierdes. Si le ocurre a tu rival, ganas.
lesson-differo-win = Una victoria forzada
lesson-differo-win-threat = Ninguna ficha tuya llega todavía a la fila A. Haz una jugada para que una pueda llegar en el próximo turno.
lesson-differo-win-needed = Ahora C5 llegaría a A7. Pero las Negras apartan B6, y C5 saltaría demasiado lejos. C6 te hace falta donde está.
lesson-differo-win-loses = ¡Las Negras mueven H3 a I2 y ganan! Cuenta también sus líneas.
lesson-differo-win-no-threat = Después de eso, ninguna puede todavía. Una ficha en C5 podría: su diagonal / contaría 2, justo para A7.
lesson-differo-win-now = Amenazabas con mover C5 a A7. Las Negras sacaron B6 de esa línea, así que C5 saltaría demasiado lejos. Pero B6 salió también de otra línea. ¡Encuentra la jugada ganadora!
lesson-differo-win-line = Esa no es la fila A. B6 estaba también en la diagonal 6. Ahora cuenta 3 − 1 = 2: mira C6.
lesson-differo-win-won = Cada jugada cambia lo que cuentan las líneas, las tuyas y las de tu rival. ¡Ese es todo el juego! Para más posiciones así, envía /puzzle.
lesson-differo-end = Empates y cambio de colores
lesson-differo-end-third = Ambos lados han ido y vuelto varias veces. Cuando la misma posición aparece por tercera vez y le toca al mismo lado, hay empate. Mueve F8 de vuelta a F2.
lesson-differo-end-not-third = Esa posición es nueva, así que la partida sigue. Mueve F8 de vuelta a F2.
lesson-differo-end-others = También hay empate tras 300 jugadas, o si ambos lados lo acuerdan. Si te rindes o sales, pierdes. Si te quedas sin tiempo, se hace una jugada por ti.
lesson-differo-end-swap = Tu grupo puede tener una regla de la casa: tras la primera jugada de las Blancas, las Negras pueden intercambiar colores en vez de mover. Quien movió primero sigue con las Negras y mueve enseguida.
lesson-differo-end-start = En una partida, toca una ficha y luego una casilla. ¡Suerte!
