game-whot-about = Jogue cartas que sirvam na carta de cima, encha a mão da turma com penalidades e fique sem cartas antes de todo mundo.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Objetivo</b>: ficar sem cartas antes de todo mundo.

    <b>Começo</b>: cada pessoa recebe 7 cartas. Mais uma, aberta, começa a pilha: é a carta de cima. Essa primeira não faz nada, mesmo que seja especial. O resto é o mercado, de onde se compra.

    <b>Na sua vez</b>, faça uma destas coisas:
    1. <b>Jogue 1 carta que sirva na carta de cima</b>: o mesmo símbolo (● ▲ ✚ ■ ★), o mesmo número ou um Whot (página 2). Ela passa a ser a carta de cima.
    2. <b>Compre 1 carta</b> do mercado, mesmo que você tenha uma que serve. A carta comprada não pode ser jogada no mesmo turno.

    Aí é a vez da próxima pessoa. O jogo anda sempre no sentido horário.

    <b>Você ganha</b> assim que joga sua última carta, mesmo que seja especial.
game-whot-rules-2 =
    📖 <b>Whot: cartas especiais</b>

    <b>1 De Novo</b>: você joga de novo.

    <b>2 Compra Duas</b>: a próxima pessoa tem que comprar 2 cartas de penalidade ou rebater com um 2 de qualquer símbolo. Se rebater, a seguinte tem que comprar 4 ou rebater, e assim por diante.

    <b>5 Compra Três</b>: igual, mas com 5 e penalidade de 3 cartas. Um 2 só se rebate com 2, e um 5 só com 5. Quem compra a penalidade encerra a vez, e a próxima pessoa joga normalmente. Se todas as cartas que poderiam rebater estão na pilha, você compra automaticamente.

    <b>8 Perde a Vez</b>: a próxima pessoa perde a vez. Se forem só 2 pessoas, você joga de novo.

    <b>14 Mercado Geral</b>: todo mundo menos você compra 1 carta. Depois é a vez da próxima pessoa, como sempre.

    <b>20 Whot</b>: serve em qualquer carta, mas não rebate penalidade. Você pede um símbolo. A partir daí só servem cartas desse símbolo e outros Whots, até alguém jogar uma carta que não seja Whot. Se o Whot for sua última carta, você ganha sem pedir nada.
game-whot-rules-3 =
    📖 <b>Whot: o mercado acaba</b>

    <b>Na primeira vez</b> que alguém precisa comprar e faltam cartas, a pilha é embaralhada e vira o novo mercado. Só fica a carta de cima.

    <b>Depois disso</b> não se embaralha mais. Quando o mercado acaba de vez, é <b>Morte Súbita ☠️</b>: o jogo segue, mas, na primeira vez que faltarem cartas para comprar, a partida acaba, seja numa compra por escolha, numa penalidade ou num Mercado Geral, mesmo que o 14 seja a última carta de alguém. Ganha quem tiver menos pontos na mão. Com pontos iguais, a vitória é dividida.

    <b>Pontos na mão</b>: cada carta vale seu número, ★ vale o dobro e um Whot vale 20. Eles também decidem os outros lugares: quanto menos, melhor.

    <b>Se você sair</b>, suas cartas vão para o fundo do mercado, e você fica atrás de quem continuou. Se tinha uma penalidade para comprar, ela passa para a próxima pessoa. Se só sobrar uma pessoa, ela ganha.

    <b>54 cartas</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ e 5 Whots.
open-whot = 🃏 Minhas cartas
whot-card = Whot
whot-symbol-circle = círculo
whot-symbol-triangle = triângulo
whot-symbol-cross = cruz
whot-symbol-square = quadrado
whot-symbol-star = estrela
whot-name-1 = De Novo
whot-name-2 = Compra Duas
whot-name-5 = Compra Três
whot-name-8 = Perde a Vez
whot-name-14 = Mercado Geral
whot-name-20 = Whot
whot-top = Carta de cima
whot-market = Mercado
whot-market-holds = Mercado: { $count }
whot-board =
    Carta de cima: <b>{ $card }</b> · { $market ->
        [0] mercado vazio
       *[other] mercado: { $market }
    }
whot-called = 📣 Pedido: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            Compre { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            }{ $answer ->
                [none] .
                [none-or-whot] { " ou rebata com um Whot." }
                [number-or-whot] { " ou rebata com um" } { $number } ou um Whot.
               *[number] { " ou rebata com um" } { $number }.
            }
       *[no]
            { $seat } precisa comprar { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            }{ $answer ->
                [none] .
                [none-or-whot] { " ou rebater com um Whot." }
                [number-or-whot] { " ou rebater com um" } { $number } ou um Whot.
               *[number] { " ou rebater com um" } { $number }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Jogue mais um { $number } ou encerre sua vez{ $count ->
                [0] .
               *[other] . Aí { $asked } vai ter que comprar { $count } cartas.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Você vai ter que comprar { $count } cartas.
               *[no] { $asked } vai ter que comprar { $count } cartas.
            } Antes, { $seat } ainda pode jogar mais um { $number }.
    }
whot-holds =
    { $count ->
        [one] <b>{ $count } carta</b>
       *[other] { $count } cartas
    }
whot-hand = 🃏 Sua mão: { $cards }
whot-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
whot-match = 🏆 Pontos até agora: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Você não tem cartas.
whot-alert = Suas cartas. Para jogar uma, toque no número dela abaixo da mesa:
whot-large-hand = { $count } cartas. Você pode jogar: { "" }
whot-draw =
    { $count ->
        [one] Comprar carta
       *[other] Comprar { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] acaba a rodada
       *[no] acaba a partida
    }
whot-deadly =
    { $match ->
        [yes] ☠️ O mercado está acabando. Na primeira vez que faltarem cartas, a rodada acaba.
       *[no] ☠️ O mercado está acabando. Na primeira vez que faltarem cartas, a partida acaba, e ganha quem tiver menos pontos.
    }
whot-done = Pronto
whot-catch = Flagrar { $seat }: sem “Última carta!”
whot-says-last = “Última carta!”
whot-which-symbol = <b>Qual símbolo você pede?</b>
whot-last-unsaid = ☐ Gritar “Última carta!”
whot-last-said = ☑ Gritar “Última carta!”
whot-number-last = { $number }: última carta!
whot-not-pick = { $card } não rebate. Jogue um { $number } ou compre { $count } cartas.
whot-not-pick-undefended = Agora não dá para jogar { $card }. Você precisa comprar { $count } cartas.
whot-not-decking = { $card } não dá para juntar, só outro { $number }.
whot-not-special = { $card } é uma carta especial. Pelas regras da casa, sua última carta precisa ser comum.
whot-not-called = { $card } não serve. O pedido é { $symbol }.
whot-not-fitting = { $card } não serve em { $top }. Jogue o mesmo símbolo, o mesmo número ou um Whot.
whot-tap-a-symbol = Para jogar seu Whot, toque no símbolo que quer pedir.
whot-no-whot = Você não tem Whot, então não pode pedir um símbolo.
event-whot-played =
    { $seat } jogou <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " e pediu " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Última carta!”
       *[no]
            { $left ->
                [0] , a última carta!
                [1] . Resta 1 carta.
               *[other] .
            }
    }
event-whot-pick_due =
    { $seat } precisa comprar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-whot-pick_cancelled =
    { $seat } anulou a penalidade de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-whot-held_on = { $seat } joga de novo.
event-whot-suspended = { $seat } perdeu a vez.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } comprou { $count } por isso: <b>{ $cards }</b>.
                [market] Mercado Geral: { $seat } comprou <b>{ $cards }</b>.
                [pick] { $seat } comprou { $count }: <b>{ $cards }</b>.
               *[turn] { $seat } comprou <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    { $count ->
                        [one] { $seat } comprou { $count } carta por isso.
                       *[other] { $seat } comprou { $count } cartas por isso.
                    }
                [market] Mercado Geral: { $seat } comprou uma carta.
               *[turn]
                    { $count ->
                        [one] { $seat } comprou uma carta.
                       *[other] { $seat } comprou { $count } cartas.
                    }
            }
    }
event-whot-market =
    Mercado Geral: { $count ->
        [one] { $count } pessoa comprou 1 carta.
       *[other] { $count } pessoas compraram 1 carta cada.
    }
event-whot-reshuffled =
    { $count ->
        [one] O mercado acabou, e { $count } carta da pilha virou o novo mercado.
       *[other] O mercado acabou, e { $count } cartas da pilha foram embaralhadas e viraram o novo mercado.
    }
event-whot-sudden_death = ☠️ Morte Súbita: o mercado acabou de vez.
event-whot-caught = { $seat } esqueceu de gritar “Última carta!”, e { $by } flagrou.
event-whot-left =
    { WHO($seat) ->
        [you] Suas cartas
       *[other] As cartas de { $seat }
    } foram para o fundo do mercado.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Morte Súbita: a rodada acabou.
       *[empty_hand] A rodada acabou.
    } Pontos: { $scores }.
event-whot-ended = Todo mundo mostrou as cartas.
reason-whot-empty_hand = { $winners } jogou a última carta e ganhou!
reason-whot-sudden_death =
    ☠️ Morte Súbita: { $count ->
        [one] { $winners } tinha menos pontos e ganhou!
       *[other] { $winners } tinham menos pontos e dividem a vitória!
    }
reason-whot-match =
    A série acabou. { $count ->
        [one] { $winners } tinha menos pontos e ganhou!
       *[other] { $winners } tinham menos pontos e dividem a vitória!
    }
reason-whot-last_standing = { $winners } ficou até o fim e ganhou!
rule-whot-hand_size = Cartas no começo
rule-whot-hand_size-help = Quantas cartas cada pessoa recebe.
rule-whot-market_keeps_turn = Depois do 14, joga de novo
rule-whot-market_keeps_turn-help = Depois de um Mercado Geral (14), você joga de novo.
rule-whot-tender = Sem reembaralhar
rule-whot-tender-help = A pilha nunca volta para o mercado. Na primeira vez que faltarem cartas, a partida acaba, e ganha quem tiver menos pontos.
rule-whot-whot_cancels_pick = Whot anula a penalidade
rule-whot-whot_cancels_pick-help = Você pode rebater um 2 ou um 5 com um Whot. Aí ninguém compra.
rule-whot-no_defending = Sem rebater
rule-whot-no_defending-help = Depois de um 2 ou de um 5, a próxima pessoa compra e pronto. Ninguém pode rebater.
rule-whot-pick_five = Depois de um 5, comprar 5, não 3
rule-whot-pick_five-help = A penalidade de um 5 é de 5 cartas em vez de 3.
rule-whot-star_skips_two = ★8 pula duas pessoas
rule-whot-star_skips_two-help = Depois do ★8, as próximas duas pessoas perdem a vez.
rule-whot-draw_until_playable = Comprar até servir
rule-whot-draw_until_playable-help = Se você comprar, continua comprando até sair uma carta que serve. Aí precisa jogar uma que sirva: essa ou outra.
rule-whot-double_decking = Várias do mesmo número
rule-whot-double_decking-help = Você pode jogar várias cartas do mesmo número no mesmo turno.
rule-whot-last_card_call = Gritar “Última carta!”
rule-whot-last_card_call-help = Grite ao jogar sua penúltima carta. Se esquecer, a próxima pessoa pode flagrar você, e você compra 2 cartas.
rule-whot-no_special_finish = Última carta: só comum
rule-whot-no_special_finish-help = Sua última carta precisa ser comum: nada de 1, 2, 5, 8, 14 ou Whot.
rule-whot-match_to = Série
rule-whot-match_to-0 = 1 rodada
rule-whot-match_to-100 = 100 pontos
rule-whot-match_to-help = As cartas que sobram na sua mão no fim da rodada contam contra você. Vocês jogam mais rodadas até alguém chegar a 100 pontos. Aí ganha quem tiver menos.
rule-whot-forced_moves = Jogadas forçadas automáticas
rule-whot-forced_moves-help = Se você precisa comprar uma penalidade e todo mundo vê que não dá para rebater, a compra é automática. Com “Sem rebater”, é sempre assim. Fora isso, se nenhuma carta sua servir, quem compra é você.
whot-not-held = Você não tem { $card }.
whot-say-symbol = Escreva também o símbolo que você pede, assim: /move w20 estrela
whot-not-last = Só dá para gritar “última” ao jogar sua penúltima carta, e só se as regras da casa pedirem.
whot-not-draw-found = Você comprou uma carta que serve. Jogue essa ou outra que sirva.
whot-not-draw-decking = Você já jogou. Jogue mais um { $number } ou envie /move pronto
typed-whot = Para uma carta, escreva a letra do símbolo e o número: círculo <b>c</b>, triângulo <b>t</b>, cruz <b>x</b>, quadrado <b>s</b>, estrela <b>*</b>. Depois de um Whot, escreva o símbolo que você pede. Exemplos: /move c5, /move *8, /move w20 estrela, /move comprar
typed-open-whot = /move e uma carta, como <b>c5</b>
typed-words-whot =
    circle: círculo círculos
    triangle: triângulo triângulos
    cross: cruz cruzes
    square: quadrado quadrados
    star: estrela estrelas
    draw: comprar compra compre
    take: pegar pega pegue
    market: mercado
    last: última
    card: carta
    done: pronto
    catch: flagrar flagra
