game-differo-about = Um duelo de raciocínio: conte as peças de uma linha, ande exatamente esse número de casas e chegue primeiro ao outro lado.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Duas pessoas, 13 peças de cada lado. Ganha quem levar primeiro <b>uma</b> de suas peças até a meta, a fileira mais distante.

    ⚪ As Brancas começam e sobem, rumo à fileira A.
    ⚫ As Pretas descem, rumo à fileira I.

    <b>Na sua vez</b>
    1. Escolha uma de suas peças.
    2. Escolha uma linha que passe por ela: a fileira ou uma das diagonais, \ ou /.
    3. Conte as peças dessa linha: as suas menos as do outro lado. Ande <b>exatamente</b> esse número de casas, num sentido ou no outro.

    Não dá para passar a vez.

    <b>Você ganha</b> na hora em que uma peça sua para na sua meta. Também ganha se for a vez do outro lado e nenhuma peça dele puder andar.
game-differo-rules-2 =
    📖 <b>Quanto uma peça anda</b>

    Conte a linha inteira, de ponta a ponta, dos dois lados da peça e passando pelos vazios. A peça que anda também conta.

    • 4 suas e 1 do outro lado: você anda 3 casas, nem 1 nem 2.
    • Se o outro lado tiver tantas quanto você, ou mais, nenhuma peça sua anda por essa linha.

    Na imagem, os números nas pontas das linhas são as contas das Brancas para <b>G4</b>: 3 na fileira, 1 em cada diagonal. Ela pode ir para as casas verdes.

    As peças pulam tudo o que estiver no caminho. Nada é capturado, nunca.

    Você pode andar para a frente, para trás ou para os lados. Precisa parar numa casa vazia, e <b>nunca na meta do adversário</b>.
game-differo-rules-3 =
    📖 <b>Como a partida acaba</b>

    • <b>Você ganha</b> quando uma peça sua para na sua meta. Basta uma.
    • <b>Você perde</b> se for a sua vez e nenhuma peça sua puder andar, ou se desistir ou sair da partida.
    • <b>É empate</b> quando a mesma posição aparece pela terceira vez, com o mesmo lado para jogar. Também depois de 300 jogadas no total, ou se os dois lados aceitarem.

    <b>Regra da casa: trocar de cor.</b> Depois da primeira jogada das Brancas, as Pretas podem trocar de cor em vez de jogar. Quem fez a primeira jogada segue então com as Pretas.

    <b>Nomes das casas.</b> A letra é a fileira, de A a I de cima para baixo. O número é a diagonal \, escrito na ponta de baixo.

    Toque numa peça e depois numa casa. Ou envie <code>/move F2-F8</code>. Com /puzzle você recebe posições para resolver.
open-differo = ▶ Minha jogada
differo-table =
    Jogada { $number }{ $swap ->
        [yes] { " " }· as Pretas podem trocar de cor na jogada 2
       *[no] { "" }
    }
differo-over =
    🏁 Acabou depois de { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
differo-plays =
    { $colour ->
        [white] ⚪ Brancas, subindo até a fileira A
       *[black] ⚫ Pretas, descendo até a fileira I
    }
differo-side =
    { $colour ->
        [white] Brancas
       *[black] Pretas
    }
differo-wins-here = ganha aqui
differo-side-wins-here =
    { $colour ->
        [white] Brancas
       *[black] Pretas
    } ganham aqui
differo-home = chegou à meta
differo-rows-to-go =
    { $rows ->
        [one] falta { $rows } fileira
       *[other] faltam { $rows } fileiras
    }
differo-board-lines = Nesta versão em texto, as diagonais \ descem retas.
differo-board-chosen = 🔷 { $cell } · ❇️ aonde ela pode ir
differo-which-piece =
    <b>Sua vez.</b> Qual peça { $colour ->
        [white] branca
       *[black] preta
    } você quer mover?
differo-lines = <b>{ $cell }</b> pode andar: { $lines }.
differo-line-row = <b>{ $count }</b> na fileira
differo-line-falling = <b>{ $count }</b> na diagonal \
differo-line-rising = <b>{ $count }</b> na diagonal /
differo-line-either = <b>{ $count }</b> em qualquer diagonal
differo-key-wins = { $move } · ganha
differo-key-draws = { $move } · empate
differo-other-piece = ← Outra peça
differo-swap = ⇄ Trocar de cor
differo-tap-below = Escolha sua jogada nos botões abaixo da mesa.
differo-not-more = Nesta linha, suas peças: { $own }; do outro lado: { $others }. Você só anda por ela se tiver mais.
differo-off-board =
    { $count ->
        [one] { $count } casa para lá cairia fora do tabuleiro.
       *[other] { $count } casas para lá cairiam fora do tabuleiro.
    }
differo-taken =
    { $count ->
        [one] { $count } casa para lá é { $cell }, e ali já tem uma peça.
       *[other] { $count } casas para lá é { $cell }, e ali já tem uma peça.
    }
differo-their-goal = { $cell } fica na meta do outro lado, e ali você não pode parar.
event-differo-moved =
    { $seat } moveu <b>{ $source } → { $target }</b>{ $again ->
        [yes] . A mesma posição pela segunda vez: na próxima, é empate.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } trocou de cor.
event-differo-gave_up = 🏳 { $seat } desistiu.
reason-differo-goal = 🏆 { $winners } chegou à meta e ganhou!
reason-differo-blocked = 🏆 { $winners } ganhou: o outro lado ficou sem jogadas!
reason-differo-repetition = 🤝 Empate: a mesma posição apareceu pela terceira vez.
reason-differo-long = 🤝 Empate depois de 300 jogadas.
reason-differo-gave_up = 🏆 { $winners } ganhou: o outro lado desistiu.
rule-differo-white = Quem joga de Brancas
rule-differo-white-help = As Brancas começam. Ficam com quem entrou primeiro, com quem entrou depois, ou vão a sorteio.
rule-differo-white-first = quem entrou primeiro
rule-differo-white-second = quem entrou depois
rule-differo-white-lot = sorteio
rule-differo-swap = Trocar de cor
rule-differo-swap-help = Depois da primeira jogada das Brancas, as Pretas podem trocar de cor em vez de jogar. Por isso, o melhor para as Brancas é começar com uma jogada justa para os dois lados.
puzzle-title = 🧩 <b>Desafio de Differo { $number }</b> de { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Brancas</b>
       *[black] ⚫ <b>Pretas</b>
    } jogam e { $count ->
        [one] <b>ganham na hora</b>.
       *[other] <b>ganham em { $count } jogadas</b>.
    } Toque na jogada ou envie <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] As Brancas
       *[black] As Pretas
    } resistem mais tempo com <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } resolveu!
       *[no] 🎉 <b>{ $move }</b>: resolvido!
    }
puzzle-button = 🧩 Desafios
puzzle-next = Próximo desafio →
puzzle-what = Envie /puzzle para um desafio, /puzzle 3 para o número 3 de { $count }, ou uma jogada, como /puzzle { $example }.
puzzle-not-home = { $move } não chega à meta, mas outra jogada chega.
puzzle-loses =
    { $move } perde: { $colour ->
        [white] as Pretas
       *[black] as Brancas
    } jogam { $reply } e chegam à meta.
puzzle-escapes =
    { $move } não: depois de { $reply }, { $colour ->
        [white] as Brancas
       *[black] as Pretas
    } não conseguem mais forçar { $count ->
        [one] a vitória na próxima jogada.
       *[other] a vitória em { $count } jogadas.
    }
differo-no-swap = Agora não dá para trocar de cor. Só as Pretas podem, logo depois da primeira jogada das Brancas, e só se as regras da casa deixarem.
differo-not-yours = Você não tem peça em { $cell }.
differo-goes = { $cell } pode ir para { $targets }.
differo-stuck = { $cell } está sem jogadas. Agora não pode andar.
typed-differo = Escreva onde a peça está e depois onde ela vai parar: F2-F8. A letra é a fileira, de A a I, de cima para baixo. O número é a diagonal \, de 1 a 9, escrito na ponta de baixo dela.
role-differo-white = ⚪ Brancas
role-differo-black = ⚫ Pretas
typed-words-differo = swap: trocar troca
