
command-privacy = o que eu guardo sobre você, e até quando
command-mydata = receber tudo o que guardo sobre você num arquivo
command-forgetme = apagar tudo o que guardo sobre você
privacy-title = 🛡 <b>O que eu guardo sobre você</b>
privacy-text =
    • <b>Partidas:</b> seu ID do Telegram e seu nome em cada mesa, até 30 dias depois da última jogada.
    • <b>Resultados:</b> suas partidas terminadas, estatísticas e ratings em cada grupo, com seu ID e nome, até você apagar. As jogadas ficam por { $days } dias; as das { $newest } partidas mais novas de um grupo, por mais tempo.
    • <b>Replays:</b> um link mostra sua inicial, ou seu nome se você permitir em /me. Partidas com estrela ficam para sempre.
    • <b>Erros:</b> os 200 mais novos que as análises acharam nas suas partidas (/mistakes), até 400 dias depois da última mudança.
    • <b>Registros de partida que você me envia:</b> por um dia.
    • <b>Configurações:</b> seu idioma, seus grupos, como você gosta de jogar e as lições que terminou, até você passar 400 dias sem jogar.

    Não guardo o que você escreve num grupo. O registro de partida em arquivo não tem nomes nem IDs.

    Quem cuida de mim pode ver o que eu guardo, até as cartas de uma partida em andamento.

    /mydata envia tudo num arquivo. /forgetme apaga. Um código sem nome fica um dia.
mydata-caption = 🗂 Tudo o que eu guardo sobre você.
mydata-again = Acabei de enviar esse arquivo. Daqui a um minuto dá para pedir outro.
mydata-not-sent = Não consegui enviar o arquivo. Abra nosso chat privado, toque em Iniciar e envie /mydata lá.
forget-sure = ⚠️ <b>Apagar tudo sobre você?</b> Não tem volta.
forget-what =
    <b>Apago:</b> seus lugares (nas partidas em andamento conta como saída), seu nome e ID em cada grupo, suas estatísticas, ratings e medalhas, suas configurações, seus erros e suas partidas contra o computador.

    <b>Fica:</b> as partidas das outras pessoas. Nelas você vira só “alguém”. Mensagens que já estão num chat ficam como estão.

    Se jogar de novo, você começa do zero.
forget-yes = Sim, apagar tudo
forget-no = Manter tudo
forgotten = ✓ Apaguei tudo sobre você.
