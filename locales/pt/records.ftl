somebody = alguém
pool-whot = Whot, três pessoas ou mais
pool-whot-2 = Whot, duas pessoas
command-me = ver seu rating, suas vitórias e medalhas
command-top = ver quem joga melhor neste grupo
command-games = rever as últimas partidas
lobby-rated = 🏅 vale rating
lobby-rated-from-two = 🏅 vale rating a partir de 2 pessoas
lobby-for-fun =
    🏠 amistosa{ $why ->
        [house] : regras da casa
        [clock] : sem limite de tempo
       *[other] { "" }
    }
play-for-fun = 🏠 Tornar amistosa
rate-again = 🏅 Valer rating
done-for-fun = ✓ Esta partida é amistosa
done-rated = ✓ Esta partida vale rating
often-leaves = ⚠️ { $who } costuma sair antes do fim.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Amistosa{ $why ->
        [house] : regras da casa
        [clock] : sem limite de tempo
        [short] : curta demais para contar
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    })
month-1 = Janeiro
month-2 = Fevereiro
month-3 = Março
month-4 = Abril
month-5 = Maio
month-6 = Junho
month-7 = Julho
month-8 = Agosto
month-9 = Setembro
month-10 = Outubro
month-11 = Novembro
month-12 = Dezembro
me-title = 👤 <b>{ $name }</b> · neste grupo
me-title-private = 👤 <b>{ $name }</b> · contra o computador
me-title-everywhere = 👤 <b>{ $name }</b> · em todos os grupos
me-nothing = Você ainda não terminou nenhuma partida aqui. Envie /newgame para começar uma.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
me-won = ganhou { $won }%, o esperado é { $share }%
me-rating-how = Seu rating começa em 1500. ± é a margem de erro, e ? quer dizer que ele ainda está se ajustando.
me-finishes = 🏁 termina { $percent }% das partidas
me-answers = joga em { $seconds } s
me-badges = 🎖 { $count } de { $most } medalhas
privacy-button = 🛡 O que eu guardo
me-everywhere = 🌍 Em todos os grupos
my-games = 📜 Minhas partidas
badges-button = 🎖 Medalhas
top-title-month = 🏆 <b>{ $pool }</b> · este mês
top-title-ever = 🏆 <b>{ $pool }</b> · desde sempre
top-month = { $who } · ganhou { $won } de { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
top-ever-few = { $who } · { $rating } · { $count } de { $most } partidas
top-streak =
    🔥 { $count ->
        [one] { $count } vitória
       *[other] { $count } vitórias seguidas
    }
top-nothing = Ranking ainda vazio. Termine uma partida e apareça aqui.
top-month-button = 📅 Este mês
top-ever-button = 🏅 Desde sempre
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Mostrar ao grupo
top-shown = ✓ Mostrei ao grupo
top-shown-lately = O ranking apareceu há pouco. Uma vez a cada 10 minutos basta.
top-on = Com /top
top-off = Sem /top
top-is-off = O ranking está desligado neste grupo. Admins podem ligar com /settings.
games-title = 📜 <b>As últimas partidas daqui</b>
games-title-mine = 📜 <b>Suas últimas partidas aqui</b>
games-line = { $number }. { $told }
games-none = Nenhuma partida terminada ainda. Envie /newgame para começar uma.
games-all = De todo mundo
games-mine = Minhas partidas
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 empate · { $when }
game-told-ended = <b>{ $game }</b> · encerrada antes do fim · { $when }
game-of-older-rules = Esta partida usou regras antigas, então não consigo mais abri-la.
badges-title = 🎖 <b>{ $count } de { $most } medalhas</b>
badges-open = Ainda dá para ganhar:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Primeira partida
badge-games-1-about = terminar uma partida
badge-games-10 = Já é de casa
badge-games-10-about = terminar 10 partidas
badge-games-50 = Faz parte da mobília
badge-games-50-about = terminar 50 partidas
badge-games-100 = Cem noitadas
badge-games-100-about = terminar 100 partidas
badge-games-500 = Lenda da mesa
badge-games-500-about = terminar 500 partidas
badge-wins-1 = Primeira vitória
badge-wins-1-about = ganhar uma partida
badge-wins-10 = Dez vitórias
badge-wins-10-about = ganhar 10 partidas
badge-wins-50 = Cinquenta vitórias
badge-wins-50-about = ganhar 50 partidas
badge-wins-100 = Cem vitórias
badge-wins-100-about = ganhar 100 partidas
badge-row-3 = Trinca de vitórias
badge-row-3-about = ganhar 3 partidas seguidas
badge-row-5 = Pegando fogo
badge-row-5-about = ganhar 5 partidas seguidas
badge-row-10 = Ninguém segura
badge-row-10-about = ganhar 10 partidas seguidas
badge-won-whot = Última carta
badge-won-whot-about = ganhar no Whot com sua última carta
badge-won-caesar = Triunfo
badge-won-caesar-about = ganhar uma partida de César & Cleópatra
badge-won-deerportal = Xodó do Deus Cervo
badge-won-deerportal-about = ganhar uma partida de DeerPortal
badge-won-rally = Chegou primeiro
badge-won-rally-about = ganhar no Rally chegando primeiro
badge-won-differo = Furou o bloqueio
badge-won-differo-about = ganhar no Differo chegando à meta
badge-won-all = Joga nas onze
badge-won-all-about = ganhar em cada um dos cinco jogos
badge-learned = Diploma de { $game }
badge-learned-about = terminar todas as lições de { $game }
badge-beat-hard = Nervos de aço
badge-beat-hard-about = ficar à frente de um computador difícil
badge-full-table = Mesa cheia
badge-full-table-about = ganhar de pelo menos quatro pessoas
badge-giant = Derruba-gigantes
badge-giant-about = ganhar de alguém com pelo menos 200 pontos a mais de rating
badge-met-10 = Roda de amizades
badge-met-10-about = jogar com 10 pessoas diferentes
badge-met-25 = Amizade com todo mundo
badge-met-25-about = jogar com 25 pessoas diferentes
badge-week = Semana completa
badge-week-about = jogar 7 dias seguidos
badge-night = Coruja
badge-night-about = ganhar entre 2 e 5 da madrugada (UTC)
badge-phoenix = Fênix
badge-phoenix-about = ganhar depois de 5 derrotas seguidas
badge-dead-heat = Tudo igual
badge-dead-heat-about = dividir o primeiro lugar com todo mundo
badge-fast = Gatilho rápido
badge-fast-about = ganhar com menos de 3 s por jogada
badge-marathon = Maratona
badge-marathon-about = terminar uma partida de 200 jogadas ou mais
badge-last-again = Espírito esportivo
badge-last-again-about = ficar em último 3 vezes seguidas, sem sair antes do fim
command-nickname = escolher seu nome no ranking mundial
world-button = 🌍 Mundo
world-title = 🌍 <b>{ $pool }</b> · todos os grupos
world-line = { $place } { $who } · { $rating }
world-nobody = Ainda não tem ninguém aqui. É preciso ter rating estável, 5 rivais, 2 grupos e um apelido.
world-how = Quer aparecer? Escolha um nome com <code>/nickname</code>
nickname-chosen = 🌍 O ranking mundial mostra você como <b>{ $nickname }</b>, assim que seu rating estabilizar e você tiver jogado com 5 pessoas em pelo menos 2 grupos. Para sair dele, envie <code>/nickname off</code>
nickname-none = 🌍 O ranking mundial não mostra você. Para aparecer, envie <code>/nickname</code> e um nome à sua escolha. Só aparecem esse nome e seu rating, nunca seu nome no Telegram.
nickname-needs-letters = Um apelido precisa de pelo menos 2 letras.
nickname-taken = Esse apelido já é de outra pessoa. Escolha outro.
