# The lessons of Rally: the title of each, its steps, and what is told of a wrong move.
# No text has more than 240 letters.

lesson-rally-walk = Moverse por el mapa
lesson-rally-walk-goal = Junta sellos por el mapa. Con suficientes, normalmente 4, llega a la meta 🏁 antes que nadie. Ya tienes 2. Todos empiezan en la casilla de la flecha. Nadie estorba: en una casilla cabe cualquier cantidad de gente.
lesson-rally-walk-roll = Sacaste un 2: da exactamente 2 pasos por los caminos. Las estaciones, los carteles con letra, también son casillas. Los cuadrados verdes muestran adónde llegas con todos tus pasos. ¡Termina tu turno en una estación y llévate su sello!
lesson-rally-walk-no-station = Allí no hay sello: solo los carteles con letra son estaciones. ¿Cuál está exactamente a 2 pasos?
lesson-rally-walk-stop = ¡Sello ganado! Ahora son 5 pasos: no puedes quedarte ahí ni guardar ninguno. E está a solo 3: gasta antes 2 y para donde E siga a 3 pasos. En una partida eso es “Parar en el camino…”, con (2) para 2 pasos. ¿Qué parada?
lesson-rally-walk-pass = Si solo paras en el camino no te llevas el sello, y desde E tendrías que seguir con los 2 pasos que quedan.
lesson-rally-walk-no-stamp = Así gastas los 5 pasos, pero no hay estación. Para antes donde E esté exactamente a 3 pasos: en la casilla 9.
lesson-rally-walk-rest = Ahora elige otra vez y usa los 3 pasos que quedan. Tu rastro está cerrado: en un mismo turno no puedes volver a una casilla por la que pasaste, ni a la de salida. ¿Adónde vas?
lesson-rally-walk-away = Tu turno terminaría allí sin sello. La estación E está exactamente a 3 pasos.
lesson-rally-walk-trail = ¡Los 4 sellos! A un cuadrado verde vas por la ruta más corta, y tu turno termina. Con las paradas trazas tu propia ruta. En el próximo turno, tu rastro vuelve a estar abierto.
lesson-rally-stamps = Sellos
lesson-rally-stamps-dead-end = Sacaste un 2 y la estación A está a 1 paso. Ve: es un callejón sin salida. Donde no puedes seguir, también si te encierra tu rastro, tu turno termina y los pasos que quedan se pierden. ¡El sello te lo llevas igual!
lesson-rally-stamps-elsewhere = Allí no hay sello. A es un callejón sin salida: tu turno termina en ella aunque te quede 1 paso.
lesson-rally-stamps-new = La otra persona también ganó el sello de A: no se agotan, pero cada uno lo ganas una sola vez. Tienes A, B y D. Con 5 pasos, ¿dónde terminas tu turno con uno nuevo? Pasar de largo o parar en el camino no cuenta.
lesson-rally-stamps-twice = El sello de D ya lo tienes, y cada uno se gana una sola vez. Busca una estación que te falte.
lesson-rally-stamps-passing = C está a 4 pasos. Solo pararías en el camino y tendrías que dar 1 paso más, así que no hay sello.
lesson-rally-stamps-empty = En la casilla 13 no hay estación. ¿Qué estación nueva está exactamente a 5 pasos?
lesson-rally-stamps-enough = ¡4 de 4! Hasta ahora la meta 🏁 estaba cerrada para ti. Puedes juntar más sellos de los que necesitas. En una partida, 🏷 en un botón significa que terminar ahí te da un sello nuevo.
lesson-rally-finish = La meta
lesson-rally-finish-detour = Ya tienes tus 4 sellos. Solo puedes ir directo a la meta 🏁 si la ruta más corta tiene exactamente los pasos que te quedan: te quedan 4 y está a 2. ¡Da un rodeo para llegar con tu último paso!
lesson-rally-finish-beside = Desde 16 la meta está a 1 paso, pero te quedarían 3. Para donde tus pasos te lleven justo a la meta.
lesson-rally-finish-shut = Entonces la casilla 16 está en tu rastro, y es el único camino a la meta. Para al otro lado.
lesson-rally-finish-exact = Quedan 2 pasos, y la meta está exactamente a 2. No se puede atravesar, así que hay que llegar justo. ¡Ve!
lesson-rally-finish-there = Por ahí te alejas de la meta, y está exactamente a 2 pasos: ¡entra!
lesson-rally-finish-round = ¡Llegaste antes que nadie! Se completó la ronda: quien aún no había jugado en ella tuvo su turno. Tú estás en la meta y ya no tienes turnos. La partida termina.
lesson-rally-finish-places = ¡Ganaste! Después va quien llegó a la meta detrás de ti. Las otras dos personas no llegaron y cuentan sus sellos: 3 cada una, así que comparten puesto. Si el resto sale de la partida, gana quien queda.
lesson-rally-house = Reglas de la casa
lesson-rally-house-turn = Tu grupo puede cambiar reglas. “Dos dados”: mueves la suma, aquí 1 + 3. “Media vuelta”: si paras en un callejón sin salida, puedes regresar por donde viniste. La meta está a 2, y te quedan 4 pasos. ¿Dónde paras?
lesson-rally-house-away = En 14 no puedes dar media vuelta, porque no es un callejón sin salida, y la casilla 17 está en tu rastro. F sí es un callejón.
lesson-rally-house-beside = Desde 16 la meta está a 1 paso, pero te quedarían 3. Gasta 2 pasos: entra a un callejón sin salida y regresa.
lesson-rally-house-home = ¡Aquí puedes dar media vuelta! Quedan 3 pasos, y la meta está exactamente a 3.
lesson-rally-house-there = Te quedan exactamente los 3 pasos hasta la meta. ¡No la dejes pasar!
lesson-rally-house-stamps = ¡Hecho! Con “Meta fácil” podrías haber entrado directo: los pasos que sobran se pierden. También se puede jugar a 2–6 sellos, o a “Todos los sellos”, uno por estación. Si el mapa no tiene tantas, hacen falta todos.
