private-start =
    🎲 <b>Parlour</b>: jogos de tabuleiro e de cartas no chat do seu grupo.

    Me adicione a um grupo e envie /newgame lá. A partida inteira cabe numa mensagem, e só você vê as suas cartas.

    Ou jogue contra o computador aqui mesmo:
group-start = 🎲 Oi! Envie /newgame para jogar em grupo, /learn para aprender um jogo ou /help para ver o que eu sei fazer.
bot-description =
    🎲 Jogos de tabuleiro e de cartas no chat do seu grupo.

    A partida inteira cabe numa mensagem, e só você vê as suas cartas. Jogue de uma vez ou ao longo de dias; ninguém precisa instalar nada.

    Me adicione a um grupo e envie /newgame lá, ou toque em Iniciar para jogar contra o computador.
bot-short-description = 🎲 Jogos de tabuleiro e de cartas no chat do grupo. Me adicione e envie /newgame.
add-to-group = ➕ Me adicionar a um grupo
practise = { $game } ({ $seats })
help-offer = ❔ Ajuda
help-play = 🎲 Jogar
help-learn = 🎓 Aprender, rever
help-you = 👤 Sobre você
help-host = 🔑 Mesa e admins
for-you = 👇 Só você vai ver:
help-title = 🎲 <b>Parlour</b>: jogos de tabuleiro e de cartas aqui mesmo no chat
settings-title = ⚙️ <b>Configurações do grupo</b>: tempo por jogada, imagens, idioma
pictures-on = Com imagens
pictures-off = Só texto
settings-language = 🌍 { $language }
own-language-title = <b>Em que idioma eu falo com você?</b>
chat-language-title = <b>Em que idioma eu falo neste chat?</b>
language-by-machine = { $language } · escrito por uma máquina. Ninguém que tem o idioma como língua materna conferiu ainda.
language-help = 🙏 <a href="{ $link }">Me ajude a falar melhor</a>
my-turns =
    { $count ->
        [one] { $count } partida está esperando você jogar:
       *[other] { $count } partidas estão esperando você jogar:
    }
my-turns-none = Nenhuma partida está esperando você jogar.
a-group = um grupo
command-newgame = começar uma partida
command-newgame-private = jogar contra o computador
command-join = entrar na partida
command-hand = ver suas cartas e jogadas (só você vê)
command-hand-private = ver suas cartas e jogadas
command-move = escrever uma jogada (envie só /move para ajuda)
command-board = trazer a mesa para o fim do chat
command-rules = ver como se joga este jogo
command-leave = sair da partida
command-myturns = ver quais partidas esperam sua jogada
command-notify = receber aviso de partida nova ou da sua vez
command-puzzle = resolver um desafio de Differo
command-map = enviar seu próprio mapa de Rally
command-skip = pular quem demora (quem comanda, admins)
command-kick = remover alguém (quem comanda, admins)
command-endgame = encerrar a partida (quem comanda, admins)
command-endgame-private = encerrar a partida
command-settings = tempo por jogada, imagens, idioma (admins)
command-settings-private = onde ficam suas cartas, imagens, idioma
command-language = escolher seu idioma
command-help = ver o que eu sei fazer
help-title-private = 🎲 <b>Parlour</b>: jogos de tabuleiro e de cartas. Jogue aqui contra o computador, ou num grupo com a sua turma.
for-groups = /{ $command } só funciona em grupos: { $about }.
command-near = Não conheço esse comando. Você quis dizer /{ $command }?
command-none = Não conheço esse comando. Envie /help para ver o que eu sei fazer.
command-plain = Só entendo botões e comandos. Envie /newgame para jogar, ou /help para ver mais.
typed-plain = Para fazer essa jogada, envie <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Suas configurações</b>: onde ficam suas cartas, imagens, idioma
end-sure-private = <b>Encerrar esta partida de { $game }?</b>
my-turns-here = 👉 É a sua vez neste chat. Envie /board para ver a mesa.
my-turns-at = • { $group }
only-in-private = Só consigo mostrar isso no privado. Abra nosso chat privado e depois envie { $command } aqui de novo.
notify-allowed = 🔔 Pronto. Eu te aviso aqui quando abrir uma partida ou for a sua vez.
practice-title = 🎲 <b>{ $game }</b> contra o computador
practice-against =
    🤖 { $count ->
        [0] Nenhum computador
        [one] { $count } computador ({ $level })
       *[other] { $count } computadores ({ $level })
    }
