# Lessons: what stands around the steps; the steps of each game are in lessons_<game>.ftl

command-learn = aprender un juego en unos minutos
learn-it = 🎓 Aprender (3 min)
learn-short = 🎓 Aprender
learn-games = 🎓 Aprender un juego (3 min)
lessons-title = 🎓 <b>Aprende un juego</b>
lessons-which = Lecciones cortas con jugadas de verdad, solo para ti. ¿Qué juego quieres aprender?
lessons-unknown = No tengo lecciones de “{ $typed }”.
lessons-none = Todavía no hay lecciones. /rules explica cada juego.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Toca una lección. Puedes cerrarla y volver cuando quieras.
lesson-list-done = Terminaste todas las lecciones. ¡A jugar!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Siguiente ▸
lesson-done = ✓ <b>¡Lección terminada!</b>
lesson-last-done = ✓ <b>¡Esa era la última lección!</b> Ahora prueba { $game } contra una máquina fácil.
lesson-badge = 🎖 Nueva insignia: <b>{ $badge }</b>
lesson-next = Siguiente: { $title } ▸
lesson-play = ▶ Contra máquina fácil
lesson-all = ← Lecciones
lesson-games = ← Juegos
lesson-learner = Tú
lesson-name-1 = Ana
lesson-name-2 = Luis
lesson-name-3 = Carla
lesson-name-4 = Diego
lesson-name-5 = Elena
