# The lessons of DeerPortal: the title of each, its steps, and what is told of a wrong move.
# No text has more than 240 letters.

lesson-deerportal-way = Adelante o atrás
lesson-deerportal-way-goal = Al final gana quien tenga más diamantes 💎. Eres Agua 💧. Tu camino va de tu esquina (casilla 0) al portal 🌀 del centro (casilla 40). Los caminos nunca se cruzan, así que nadie te bloquea.
lesson-deerportal-way-stop = Tira el dado y mueve todo lo que saques, adelante o atrás. Tienes que moverte. Solo cuenta la casilla donde paras: si hay un diamante, es tuyo. Sacaste un 4. ¿Hacia dónde hay uno?
lesson-deerportal-way-past = Pasarías por encima de 2 diamantes y pararías en una casilla vacía. ¡Solo cuenta la parada! ¿Qué hay 4 casillas atrás?
lesson-deerportal-way-meditate = ¡El diamante es tuyo! Ahora sacaste un 5: justo para volver a tu esquina. Allí meditas 🧘: tu camino se llena otra vez como al principio, con 12 diamantes y 16 runas. ¡Prueba!
lesson-deerportal-way-empty = La casilla 10 está vacía. Tu esquina está justo 5 casillas atrás, y todo tu camino se llena otra vez.
lesson-deerportal-way-no-room = ¡Camino lleno! Luego sacaste un 4. Si no hay espacio para retroceder todo lo que sacaste, avanzas automáticamente, aquí directo a un diamante.
lesson-deerportal-runes = Runas y cartas
lesson-deerportal-runes-piles = Cada runa es de un elemento: Agua 💧, Tierra 🌱, Fuego 🔥 o Aire 💨. Si paras en una, la carta de arriba de la pila de ese elemento cae sobre él. Esas cartas están a la vista.
lesson-deerportal-runes-freeze = ¡Fuego está a 4 casillas del portal! Su carta de arriba es “congelar” ❄️: la persona de ese elemento pierde un turno. Sacaste un 3. ¡Activa una runa de Fuego!
lesson-deerportal-runes-no-rune = La casilla 17 está vacía, y Fuego seguiría corriendo. La runa de Fuego está adelante, en la casilla 23.
lesson-deerportal-runes-safe = Tierra también congeló a Fuego: dos veces, dos turnos perdidos. Y Aire se llevó un diamante de tu camino. Los 4 que recogiste están a salvo: las cartas solo tocan lo que sigue en un camino.
lesson-deerportal-runes-take = A los caminos de Tierra y Aire no les quedan diamantes. “Llevarte 1 diamante” te da 1 igual. “Llevarte 2 diamantes” te da los que queden, 2 como máximo. ¿Qué runa vale la pena?
lesson-deerportal-runes-nothing-there = La carta de Aire se lleva 2 diamantes, pero solo si están en el camino de Aire, y no hay ninguno. La de Tierra siempre te da 1.
lesson-deerportal-runes-lose = ¡Te llevaste 1! Una runa de tu propio elemento no hace nada, pero gasta su carta. La carta de Fuego es “perder una runa”: desaparece 1 runa del camino de Fuego. ¿Cuál activas?
lesson-deerportal-runes-own = Es una runa de Agua, y tú eres Agua. No hace nada y gasta su carta. La runa de Fuego está 3 casillas adelante.
lesson-deerportal-runes-last = Fuego perdió una runa. Y era la última de las 32 cartas de su pila, así que todas las runas de Fuego desaparecieron, de todos los caminos. ¡Ya conoces las runas!
lesson-deerportal-portal = Al portal antes que nadie
lesson-deerportal-portal-first = Puedes entrar al portal 🌀 en cuanto una tirada te lleve, aunque saques de más. Solo quien entra antes que nadie recibe 5 diamantes. ¡Fuego está a solo 2 casillas!
lesson-deerportal-portal-big = Fuego ganaría además el gran diamante 💠, que vale 3. Solo puede ser suyo: si entra antes que nadie y con más diamantes que el resto, ¡y tiene 9! Sacaste un 6. ¿Hacia dónde?
lesson-deerportal-portal-too-late = Te llevarías 1 diamante. Pero entonces Fuego puede llegar antes y recibir 5, más 3 por el gran diamante. ¡Adelántate!
lesson-deerportal-portal-deer = ¡Antes que nadie! Recibes 5 diamantes, pero no el grande: no eres Fuego. Empezó el modo ciervo 🦌: 16 turnos más, 4 por lugar. Se acaba antes si todas las fichas llegan al portal.
lesson-deerportal-portal-safe = En el portal conservas tus diamantes y no juegas más turnos. Las cartas no te congelan, y lo que quedaba en tu camino desapareció.
lesson-deerportal-deer = Los últimos turnos
lesson-deerportal-deer-last = Se acaba el modo ciervo y este es tu último turno. Tienes 9 diamantes. Fuego está en el portal con 10. Gana quien tenga más, incluso fuera del portal. Sacaste un 3. ¿Hacia dónde?
lesson-deerportal-deer-second = El portal solo da diamantes a quien llega antes que nadie. Seguirías con 9, y Fuego ganaría con 10.
lesson-deerportal-deer-won = 11 diamantes: ¡eres el Dios Ciervo 🦌! Fuego, que llegó al portal, es monje 🙏. Se acabaron los 16 turnos: contaron el que perdió Aire y los de Fuego en el portal.
lesson-deerportal-deer-tie = ¿Y con 10 cada lado? Si hay empate, va delante quien llegó al portal, por orden de llegada. Así que habría ganado Fuego. Eso es todo: ¡a jugar!
