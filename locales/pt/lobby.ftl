lobby-title = 🎲 <b>{ $game }</b> · { $seats } pessoas
lobby-sits =
    { $count ->
        [0] Ninguém entrou ainda
       *[other]
            { $full ->
                [yes] Os { $most } lugares estão ocupados
               *[no] Lugares ocupados: { $count } de { $most }
            }
    } · ⏳ { $pace } por jogada
lobby-rematch = 🔁 Revanche: toque em Entrar para jogar de novo. Quem não tocar fica de fora.
seat-kept = lugar guardado
lobby-house-rules = 🏠 Regras da casa: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Um computador ({ $level }) vai ocupar o lugar vago.
       *[other] Computadores ({ $level }) vão ocupar os { $count } lugares vagos.
    }
lobby-hands = 🃏 Suas cartas aparecem aqui, e só você vê. <a href="{ $link }">Prefere um chat privado?</a>
lobby-no-hands = 🃏 Neste grupo o Telegram não consegue mostrar cartas só para você. Toque no botão abaixo da mesa para espiar as suas, ou receba no <a href="{ $link }">chat privado</a>.
lobby-suggestion = 💡 { $who } sugere { $game }.
lobby-closed = Esta mesa foi fechada. Envie /newgame para abrir outra.
join = 🪑 Entrar
start = ▶ Começar
more = ⋯ Mais
switch-to = 💡 Mudar para { $game }
speak-here = 🌍 { $language } neste chat?
speak-here-no = Não
language-kept = Certo, não pergunto mais. Admins ainda podem mudar o idioma em /settings.
more-title = ⋯ <b>{ $game }</b> · antes de começar
more-how = Toque no que quiser mudar.
more-read = Só quem comanda a mesa e admins podem mudar isto. Você pode sugerir outro jogo.
more-games = 🎲 Jogos
more-computers = 🤖 Computadores
more-pace = ⏳ Tempo por jogada
more-roles = 🎭 Escolher lado
more-fair = 🔒 Jogo limpo
leave = 🚪 Sair
more-games-title = 🎲 <b>Jogos</b>
more-games-lead = Toque num jogo para mudar para ele.
more-games-suggest = Toque num jogo para sugerir a { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Computadores</b>: { $count }
more-computers-how = Toque num nível para adicionar um computador.
add-computer = + 🤖 { $level }
remove-computer = − Computador
more-pace-title = ⏳ <b>Tempo por jogada</b>: { $pace }
more-pace-how = Vale só para esta mesa. Para todas as partidas do grupo, admins mudam em /settings.
lobby-roles = 🎭 Escolha seu lado. Quem comanda a mesa escolhe primeiro. Os lados que sobrarem são distribuídos pela ordem dos lugares.
fair-play-title = 🔒 <b>Jogo limpo</b>
fair-play-sealed =
    { $luck ->
        [no] Quem fica com qual lado
       *[yes] Tudo o que depende da sorte nesta partida
    } já está definido: { $seal }

    Tudo sai de um único número secreto. Escolhi esse número antes de alguém entrar, e este código é a prova. Depois da partida eu mostro o número, e qualquer pessoa pode conferir se ele bate com o código. Assim ninguém consegue trocar o número no meio da partida, nem eu.
copy-commitment = 🔒 Copiar o código
done-suggested = 💡 Você sugeriu { $game }
done-suggestion-withdrawn = ✓ Você retirou a sugestão
done-joined-next = ✓ Você está na lista da próxima
joined-for-a-computer = Mesa cheia: você assumiu o lugar de um computador.
played-on-for-a-computer = ✓ Você assumiu o lugar do computador
late = A partida já começou. Você está na lista da próxima.
late-with-seats = A partida já começou. Você está na lista da próxima. Para entrar agora, assuma o lugar de um computador:
late-leave = Desta vez não
take-over = { $name }
lobby-stands = Já tem uma mesa aqui. Toque em Entrar.
playing-stands = Já tem uma partida aqui. Toque em Entrar para jogar a próxima. Quem comanda a mesa ou admins podem encerrar esta com /endgame.
asked-another = Só quem pediu pode escolher.
