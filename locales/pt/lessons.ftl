
command-learn = aprender um jogo em poucos minutos
learn-it = 🎓 Aprender (3 min)
learn-short = 🎓 Aprender
learn-games = 🎓 Aprender um jogo (3 min)
lessons-title = 🎓 <b>Aprender um jogo</b>
lessons-which = Lições curtas com jogadas de verdade, só para você. Qual jogo você quer aprender?
lessons-unknown = Não tenho lições para “{ $typed }”.
lessons-none = Ainda não há lições. /rules explica todos os jogos.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Toque numa lição. Você pode fechar e voltar quando quiser.
lesson-list-done = Você terminou todas as lições. Hora de jogar!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Próximo ▸
lesson-done = ✓ <b>Lição terminada!</b>
lesson-last-done = ✓ <b>Essa foi a última lição!</b> Agora experimente { $game } contra um computador fácil.
lesson-badge = 🎖 Nova medalha: <b>{ $badge }</b>
lesson-next = Próxima: { $title } ▸
lesson-play = ▶ Enfrentar computador fácil
lesson-all = ← Lições
lesson-games = ← Jogos
lesson-learner = Você
lesson-name-1 = Ana
lesson-name-2 = Beto
lesson-name-3 = Caio
lesson-name-4 = Duda
lesson-name-5 = Edu
