
lesson-differo-count = Contar a linha
lesson-differo-count-goal = Você e as Pretas têm 13 peças cada. Você joga de Brancas: começa e sobe, rumo à fileira A. As Pretas descem, rumo à fileira I. Ganha quem levar primeiro uma peça à sua meta.
lesson-differo-count-row = Escolha uma peça e uma linha que passe por ela: a fileira ou uma das diagonais. Ela anda exatamente o que a linha conta: suas peças menos as do outro lado. Fileira F: 6 − 0 = 6. Mova F2 por ela.
lesson-differo-count-other-way = Também são 6 casas, e qualquer sentido serve. Mas agora mova F2.
lesson-differo-count-in-row = Essa é outra linha. A fileira F tem 6 peças suas. Mova a da ponta, F2.
lesson-differo-count-diagonal = Em “F4”, F é a fileira e 4 é a diagonal \; o número está na ponta de baixo dela. Na diagonal 4 você tem 3 peças e as Pretas têm 1: 3 − 1 = 2. Suba com F4 por ela.
lesson-differo-count-same-diagonal = A linha é essa, e são 2 casas. Mas agora mova F4.
lesson-differo-count-number = Essa é outra linha. Todas as casas da diagonal 4 têm um 4 no nome. Mova F4 por ela.
lesson-differo-count-jump = A diagonal 4 ainda conta 2. Conta a linha inteira, dos dois lados e passando pelos vazios, e D4 também conta. Pule C4! Ela fica onde está: nada é capturado, nunca.
lesson-differo-count-back = Também são 2 casas, mas para trás. Sua meta fica em cima.
lesson-differo-count-over-c4 = Essa é outra peça. D4 pode pular C4: 2 casas para cima pela diagonal 4.
lesson-differo-count-win = Na diagonal / de B4 não há mais ninguém: 1 − 0 = 1. Basta para parar na fileira A, e você ganha na hora. Vá!
lesson-differo-count-to-a = Essa não é a fileira A. B4 chega lá: 1 casa para cima pela diagonal /.
lesson-differo-limits = Onde dá para parar
lesson-differo-limits-longest = Conte as três linhas que passam por G4, cada uma de ponta a ponta. Depois faça a jogada mais longa para a direita.
lesson-differo-limits-to-the-left = Sim, 3 casas. Mas desta vez vá para a direita.
lesson-differo-limits-short = Esta diagonal conta 3 − 2 = 1. A fileira conta mais: 3 − 0 = 3.
lesson-differo-limits-exactly = Agora a fileira F tem 4 peças suas e 1 do outro lado. Então você anda 3 casas, nem 1 nem 2. Mova F2 por ela.
lesson-differo-limits-other-piece = Também são 3 casas. Mas agora mova F2.
lesson-differo-limits-in-row = Essa é outra linha. Mova F2 pela fileira F.
lesson-differo-limits-back = E4 não pode subir: D4 está ocupada, e é preciso parar numa casa vazia. A diagonal / conta 3 − 3 = 0, e com 0 ou menos não se anda por ela. Mas dá para ir para o lado ou para trás. Vá para trás.
lesson-differo-limits-sideways = Para o lado também vale. Mas agora vá para trás, descendo pela diagonal \.
lesson-differo-limits-goal = H3 não pode andar 4 casas na fileira: cairia fora do tabuleiro. Também não pode descer até I3: é a meta do outro lado, e nela você nunca para. Ache a jogada que resta.
lesson-differo-limits-h3 = Essa é outra peça. H3 pode subir pela diagonal \.
lesson-differo-limits-blocked = Não dá para passar a vez. Se for a sua vez e nenhuma peça sua puder andar, você perde. Se acontecer com o outro lado, você ganha.
lesson-differo-win = Vitória forçada
lesson-differo-win-threat = Nenhuma peça sua alcança a fileira A ainda. Faça uma jogada para que uma delas possa, na próxima vez.
lesson-differo-win-needed = Agora C5 poderia chegar a A7. Mas as Pretas tiram B6 dali, e C5 pularia longe demais. C6 ainda precisa ficar onde está.
lesson-differo-win-loses = As Pretas movem H3 para I2 e ganham! Conte também as linhas do outro lado.
lesson-differo-win-no-threat = Depois disso, nenhuma alcança ainda. Uma peça em C5 alcançaria: a diagonal / contaria 2, exatamente o necessário para A7.
lesson-differo-win-now = Você ameaçou mover C5 para A7. As Pretas tiraram B6 dessa linha, então C5 agora pularia longe demais. Mas B6 também saiu de outra linha. Ache a jogada que ganha!
lesson-differo-win-line = Essa não é a fileira A. B6 também estava na diagonal 6. Agora ela conta 3 − 1 = 2: olhe para C6.
lesson-differo-win-won = Cada jogada muda o que as linhas contam, as suas e as do outro lado. O jogo é isso! Para mais posições assim, envie /puzzle.
lesson-differo-end = Empates e troca de cor
lesson-differo-end-third = Você e as Pretas estão indo e voltando. Quando a mesma posição aparece pela terceira vez com o mesmo lado para jogar, é empate. Volte com F8 para F2.
lesson-differo-end-not-third = Essa posição é nova, então a partida segue. Volte com F8 para F2.
lesson-differo-end-others = Também é empate depois de 300 jogadas, ou se os dois lados aceitarem. Se você desistir ou sair, perde. Se ficar sem tempo, sai uma jogada automática.
lesson-differo-end-swap = Seu grupo pode usar uma regra da casa: depois da primeira jogada das Brancas, as Pretas podem trocar de cor em vez de jogar. Quem fez a primeira jogada segue então com as Pretas e faz a próxima.
lesson-differo-end-start = Na partida, toque numa peça e depois numa casa. Boa sorte!
