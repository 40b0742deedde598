# /me, /top, /games and badges; what a result tells of ratings

somebody = alguien
pool-whot = Whot, tres personas o más
pool-whot-2 = Whot, dos personas
command-me = ver tu puntuación, victorias e insignias
command-top = ver quién juega mejor en este grupo
command-games = volver a ver las últimas partidas

# Before the deal

lobby-rated = 🏅 puntúa
lobby-rated-from-two = 🏅 puntúa desde 2 personas
lobby-for-fun =
    🏠 amistosa{ $why ->
        [house] : reglas de la casa
        [clock] : sin límite de tiempo
       *[other] { "" }
    }
play-for-fun = 🏠 Jugar sin puntuar
rate-again = 🏅 Que puntúe
done-for-fun = ✓ Esta partida es amistosa
done-rated = ✓ Esta partida puntúa
often-leaves = ⚠️ { $who } suele irse antes de tiempo.

# After the game

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Amistosa{ $why ->
        [house] : reglas de la casa
        [clock] : sin límite de tiempo
        [short] : muy corta para puntuar
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] 1 partida
       *[other] { $count } partidas
    })
month-1 = Enero
month-2 = Febrero
month-3 = Marzo
month-4 = Abril
month-5 = Mayo
month-6 = Junio
month-7 = Julio
month-8 = Agosto
month-9 = Septiembre
month-10 = Octubre
month-11 = Noviembre
month-12 = Diciembre

# /me

me-title = 👤 <b>{ $name }</b> · en este grupo
me-title-private = 👤 <b>{ $name }</b> · contra la máquina
me-title-everywhere = 👤 <b>{ $name }</b> · en todos los grupos
me-nothing = Aún no has terminado ninguna partida aquí. Envía /newgame y empieza una.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
me-won = { $won } % de victorias; repartidas por igual serían { $share } %
me-rating-how = Tu puntuación empieza en 1500. ± dice cuánto puede variar todavía; ? significa que aún no es estable.
me-finishes = 🏁 partidas completas: { $percent } %
me-answers = tiempo de respuesta: { $seconds } s
me-badges = 🎖 { $count } de { $most } insignias
privacy-button = 🛡 Lo que guardo
me-everywhere = 🌍 En todos los grupos
my-games = 📜 Mis partidas
badges-button = 🎖 Insignias

# /top

top-title-month = 🏆 <b>{ $pool }</b> · este mes
top-title-ever = 🏆 <b>{ $pool }</b> · desde siempre
top-month = { $who } · ganó { $won } de { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
top-ever-few = { $who } · { $rating } · { $count } de { $most } partidas
top-streak =
    🔥 { $count ->
        [one] 1 victoria seguida
       *[other] { $count } victorias seguidas
    }
top-nothing = Todavía no hay nadie en esta tabla. Termina una partida y apareces.
top-month-button = 📅 Este mes
top-ever-button = 🏅 Desde siempre
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Mostrar al grupo
top-shown = ✓ El grupo ya la ve
top-shown-lately = La tabla se mostró hace poco. Una vez cada 10 minutos basta.
top-on = Con /top
top-off = Sin /top
top-is-off = La tabla está apagada en este grupo. Los admins pueden encenderla con /settings.

# /games

games-title = 📜 <b>Las últimas partidas aquí</b>
games-title-mine = 📜 <b>Tus últimas partidas aquí</b>
games-line = { $number }. { $told }
games-none = Aún no hay partidas terminadas. Envía /newgame y empieza una.
games-all = Las de todo el grupo
games-mine = Mis partidas
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 empate · { $when }
game-told-ended = <b>{ $game }</b> · terminó antes de tiempo · { $when }
game-of-older-rules = Esta partida se jugó con reglas anteriores, así que no puedo abrirla otra vez.

# Badges

badges-title = 🎖 <b>{ $count } de { $most } insignias</b>
badges-open = Por ganar:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Primera partida
badge-games-1-about = terminar una partida
badge-games-10 = Cara conocida
badge-games-10-about = terminar 10 partidas
badge-games-50 = Como en casa
badge-games-50-about = terminar 50 partidas
badge-games-100 = Cien noches
badge-games-100-about = terminar 100 partidas
badge-games-500 = Leyenda de la mesa
badge-games-500-about = terminar 500 partidas
badge-wins-1 = Primera victoria
badge-wins-1-about = ganar una partida
badge-wins-10 = Diez victorias
badge-wins-10-about = ganar 10 partidas
badge-wins-50 = Cincuenta victorias
badge-wins-50-about = ganar 50 partidas
badge-wins-100 = Cien victorias
badge-wins-100-about = ganar 100 partidas
badge-row-3 = Triplete
badge-row-3-about = ganar 3 partidas seguidas
badge-row-5 = En racha
badge-row-5-about = ganar 5 partidas seguidas
badge-row-10 = Imparable
badge-row-10-about = ganar 10 partidas seguidas
badge-won-whot = Última carta
badge-won-whot-about = ganar al Whot con tu última carta
badge-won-caesar = Triunfo romano
badge-won-caesar-about = ganar una partida de César & Cleopatra
badge-won-deerportal = El favor del Dios Ciervo
badge-won-deerportal-about = ganar una partida de DeerPortal
badge-won-rally = A la meta antes que nadie
badge-won-rally-about = ganar al Rally llegando primero a la meta
badge-won-differo = Brecha abierta
badge-won-differo-about = ganar al Differo llegando a tu meta
badge-won-all = Todoterreno
badge-won-all-about = ganar en los cinco juegos
badge-learned = Diploma de { $game }
badge-learned-about = terminar todas las lecciones de { $game }
badge-beat-hard = Temple de acero
badge-beat-hard-about = quedar por delante de una máquina difícil
badge-full-table = Mesa llena
badge-full-table-about = ganar contra al menos 4 personas
badge-giant = Matagigantes
badge-giant-about = ganarle a alguien con una puntuación al menos 200 puntos más alta
badge-met-10 = Buenos contactos
badge-met-10-about = jugar con 10 personas distintas
badge-met-25 = Alma de la fiesta
badge-met-25-about = jugar con 25 personas distintas
badge-week = Semana completa
badge-week-about = jugar 7 días seguidos
badge-night = Ave nocturna
badge-night-about = ganar entre las 2 y las 5 de la madrugada (UTC)
badge-phoenix = Ave fénix
badge-phoenix-about = ganar tras 5 derrotas seguidas
badge-dead-heat = Empate total
badge-dead-heat-about = compartir el primer puesto con toda la mesa
badge-fast = Gatillo veloz
badge-fast-about = ganar con menos de 3 s por jugada
badge-marathon = Maratón
badge-marathon-about = terminar una partida de 200 jugadas o más
badge-last-again = Buen perder
badge-last-again-about = quedar en último puesto 3 veces seguidas sin irte antes

# The world boards

command-nickname = elegir tu nombre en la tabla mundial
world-button = 🌍 Mundo
world-title = 🌍 <b>{ $pool }</b> · todos los grupos
world-line = { $place } { $who } · { $rating }
world-nobody = Aquí no hay nadie todavía. Hace falta una puntuación estable, 5 rivales, 2 grupos y un apodo.
world-how = ¿Quieres aparecer? Elige un nombre con <code>/nickname</code>
nickname-chosen = 🌍 En la tabla mundial serás <b>{ $nickname }</b>, en cuanto tu puntuación sea estable y hayas jugado con 5 personas en al menos 2 grupos. Para salir de ella, envía <code>/nickname off</code>
nickname-none = 🌍 No apareces en la tabla mundial. Para entrar, envía <code>/nickname</code> y el nombre que quieras. Solo se ven ese nombre y tu puntuación, nunca tu nombre de Telegram.
nickname-needs-letters = Un apodo necesita al menos 2 letras.
nickname-taken = Ese apodo ya está cogido. Elige otro.
