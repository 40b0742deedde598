game-rally-about = Cruze o mapa, junte carimbos nas estações e alcance a chegada antes de todo mundo.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Objetivo</b>
    Junte carimbos pelo mapa. Quando tiver o bastante, em geral 4, corra: ganha quem alcançar primeiro a chegada 🏁. Todos começam na casa com a seta.

    <b>Na sua vez</b>
    1. Role o dado.
    2. Ande pelas estradas, exatamente os passos que tirou. Cada passo leva à próxima casa. Estações também são casas.
    3. Se sua vez terminar numa estação, pegue o carimbo dela.

    <b>Como a partida acaba</b>
    Quando alguém chega, a rodada vai até o fim: quem ainda não jogou nessa rodada tem sua vez. Aí a partida acaba.
    Quem chegou fica na frente, pela ordem de chegada. O resto se classifica pelo número de carimbos; números iguais dividem o lugar.
    Se todo mundo sair e só sobrar uma pessoa, ela ganha.
game-rally-rules-2 =
    👣 <b>Andar</b>

    • Os <b>quadrados verdes</b> mostram aonde o dado inteiro te leva. Você vai pelo caminho mais curto, e sua vez termina.
    • Os <b>círculos azuis</b> são paradas no caminho: (2) quer dizer a 2 passos daqui. De lá você escolhe de novo e usa o resto dos passos, então dá para montar seu próprio trajeto. Para parar numa delas, toque em <i>Parar no caminho…</i>
    • Você precisa usar todos os passos: não dá para ficar no lugar nem guardar nenhum.
    • <b>Seu rastro:</b> no mesmo turno você não pode voltar a uma casa por onde passou, nem à casa de onde saiu. No próximo turno, pode.
    • <b>Sem para onde ir?</b> Se você está num beco sem saída, ou seu próprio rastro fechou tudo, os passos que sobram se perdem e sua vez termina ali. Se for uma estação, o carimbo é seu mesmo assim.
    • Ninguém bloqueia ninguém. Na mesma casa cabe todo mundo.
game-rally-rules-3 =
    🏷 <b>Carimbos</b>
    • Estações são as placas com letra. Você só ganha o carimbo se sua vez <b>terminar</b> ali. Passar ou parar no caminho não conta.
    • Cada carimbo só vale uma vez por pessoa, mas todo mundo pode pegar: carimbo nunca acaba.
    • Você pode juntar mais do que precisa.
    • 🏷 num botão quer dizer que terminar ali dá um carimbo novo.

    🏁 <b>A chegada</b>
    • Ela fica fechada para você até ter carimbos suficientes.
    • Depois, só dá para ir direto se o caminho mais curto gastar <b>exatamente</b> os passos que restam. Se for mais curto, faça um desvio: pare em algum lugar no caminho, de modo a chegar com o último passo.
    • Não dá para atravessar a chegada.
    • Quem já chegou não joga mais.
game-rally-rules-4 =
    🏠 <b>Regras da casa</b>

    • <b>Mapa:</b> Cidade Velha (6 estações), Sete Cabos (8), Céu Noturno (10) ou o seu: envie /map para ver como.
    • <b>Carimbos para ganhar:</b> 2–6 em vez de 4. Se o mapa tiver menos estações que isso, você precisa de todas.
    • <b>Todos os carimbos:</b> você precisa do carimbo de cada estação.
    • <b>Dois dados:</b> role dois dados e ande a soma.
    • <b>Chegada fácil:</b> você pode chegar com passos sobrando. O resto se perde.
    • <b>Meia-volta:</b> se você parar no caminho num beco sem saída, pode dar meia-volta e voltar por onde veio.
    • <b>Jogadas forçadas automáticas</b> (regra já ligada): se só houver um lugar para ir, você vai automaticamente. Só o dado e a entrada na chegada ficam por sua conta.
rally-example-1 = Ana
rally-example-2 = Beto
open-rally = 🗺 Minha jogada
rally-map-town = Cidade Velha
rally-map-island = Sete Cabos
rally-map-sky = Céu Noturno
rally-map-own = Seu próprio mapa
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] { $needed } carimbo abre
       *[other] { $needed } carimbos abrem
    } a chegada 🏁
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] resta { $steps } passo
       *[other] restam { $steps } passos
    }</b>{ $some ->
        [0] { "" }
       *[other] . Nenhuma casa fica a exatamente { $steps ->
                [one] { $steps } passo
               *[other] { $steps } passos
            } daqui, então pare no caminho: ({ $some }) quer dizer depois de { $some ->
                [one] { $some } passo
               *[other] { $some } passos
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Passos até cada carimbo
       *[no] Passos de { $who } até cada carimbo
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Seus passos até a chegada 🏁
       *[no] Passos de { $who } até a chegada 🏁
    }: { $steps }
rally-stampless = 🏷 dá um carimbo.
rally-ahead = 🧭 Casas aonde o dado leva, da melhor à pior. Depois de cada uma, os passos de lá até o próximo carimbo ou a chegada:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: carimbo, depois { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: você chega!
rally-ahead-stops = 🧭 Onde parar no caminho, da melhor à pior. Depois de cada parada, a melhor casa para terminar a vez a partir dela.
rally-field = casa { $number }
rally-stands =
    { $place } · { $more ->
        [yes]
            { $held ->
                [one] { $held } carimbo
               *[other] { $held } carimbos
            } (bastam { $needed })
       *[no] { $held }/{ $needed } carimbos
    }
rally-home =
    🏁 chegou · { $held ->
        [one] { $held } carimbo
       *[other] { $held } carimbos
    }
rally-final =
    { $held ->
        [0] nenhum carimbo
        [one] { $held } carimbo
       *[other] { $held } carimbos
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 chegou com { $held ->
        [one] { $held } carimbo
       *[other] { $held } carimbos
    }
rally-score =
    { $held ->
        [one] { $held } carimbo
       *[other] { $held } carimbos
    }
rally-hand-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }
rally-roll = 🎲 Rolar
rally-go-field = Casa { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } de { $whole } passos)
rally-walk-part = Parar no caminho…
rally-more-places = Mais { $count }…
rally-where = <b>Para onde?</b>
rally-rest =
    <b>{ $steps ->
        [one] Resta { $steps } passo
       *[other] Restam { $steps } passos
    }: para onde?</b>
rally-which-part =
    <b>Onde você quer parar antes?</b> ({ $some }) quer dizer depois de { $some ->
        [one] { $some } passo
       *[other] { $some } passos
    }. Aí você segue, mas sem cruzar seu próprio rastro.
rally-tap-below =
    Escolha para onde ir nos botões abaixo da mesa.{ $some ->
        [0] { "" }
       *[other]
            { " " }({ $some }) quer dizer que você para ali depois de { $some ->
                [one] { $some } passo
               *[other] { $some } passos
            } e depois segue.
    }
rally-tap-roll = É a sua vez: toque em 🎲 Rolar abaixo da mesa.
rally-look = Ainda não é a sua vez. Este jogo não tem segredos: a mesa mostra tudo.
event-rally-rolled = { $seat } tirou 🎲 { $dice }.
event-rally-rolled_two =
    { $seat } tirou 🎲 { $dice }: { $steps ->
        [one] { $steps } passo.
       *[other] { $steps } passos.
    }
event-rally-walked =
    { $seat } andou { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] , e resta { $left } passo.
       *[other] , e restam { $left } passos.
    }
event-rally-turn =
    { $seat } tirou 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 carimbo { $more ->
                [yes] { $held } (bastam { $needed }).
               *[no] { $held } de { $needed }.
            }
    }
event-rally-forfeited =
    { $seat } não tinha mais para onde ir e perdeu { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }.
event-rally-stamped =
    🏷 { $seat } pegou o carimbo em <b>{ $at }</b>: { $more ->
        [yes] { $held } (bastam { $needed }).
       *[no] { $held } de { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            chegou primeiro!{ $ends ->
                [yes] { "" }
               *[no] { " O resto da mesa termina a rodada." }
            }
       *[other] também chegou.
    }
event-rally-left = { $seat } saiu da partida.
event-rally-ended = A partida acabou.
reason-rally-finished = 🏁 { $winners } chegou primeiro e ganhou!
reason-rally-last_standing = { $winners } ficou até o fim e ganhou!
rule-rally-board = Mapa
rule-rally-board-help = O mapa em que vocês jogam. Para usar o seu, envie aqui como arquivo e responda a ele com <code>/map</code>.
rule-rally-board-town = Cidade Velha
rule-rally-board-island = Sete Cabos
rule-rally-board-sky = Céu Noturno
rule-rally-board-own = 🗺 Seu próprio mapa
rule-rally-stamps_needed = Carimbos para ganhar
rule-rally-stamps_needed-help = De quantos carimbos você precisa para poder ir à chegada 🏁.
rule-rally-all_stamps = Todos os carimbos
rule-rally-all_stamps-help = Você precisa do carimbo de cada estação do mapa.
rule-rally-two_dice = Dois dados
rule-rally-two_dice-help = Você rola dois dados e anda a soma.
rule-rally-no_exact_finish = Chegada fácil
rule-rally-no_exact_finish-help = Você pode ir para a chegada 🏁 com passos sobrando. O resto se perde.
rule-rally-turnaround = Meia-volta
rule-rally-turnaround-help = Se você parar no caminho num beco sem saída, pode dar meia-volta e voltar por onde veio.
rally-town-S = Portão Oeste
rally-town-A = Moinho Velho
rally-town-B = Curtume
rally-town-C = Campanário
rally-town-D = Peixaria
rally-town-E = Teatro
rally-town-F = Cervejaria
rally-town-Z = Castelo
rally-island-S = Porto
rally-island-A = Cabo das Gaivotas
rally-island-B = Cabo do Coral
rally-island-C = Cabo Norte
rally-island-D = Cabo das Palmeiras
rally-island-E = Cabo dos Piratas
rally-island-F = Cabo da Tartaruga
rally-island-G = Fonte Termal
rally-island-H = Templo Antigo
rally-island-Z = Farol
rally-sky-S = Observatório
rally-sky-A = Cisne
rally-sky-B = Lira
rally-sky-C = Águia
rally-sky-D = Baleia
rally-sky-E = Escorpião
rally-sky-F = Carneiro
rally-sky-G = Leão
rally-sky-H = Caranguejo
rally-sky-I = Ursa
rally-sky-J = Dragão
rally-sky-Z = Estrela Polar
map-kept =
    🗺 <b>{ $name }</b>: { $positions ->
        [one] { $positions } casa
       *[other] { $positions } casas
    }, { $stations ->
        [one] { $stations } estação
       *[other] { $stations } estações
    }. { $where ->
        [private] Guardei para você.
       *[group] Guardei para este grupo. Para jogar nele, envie /newgame rally e escolha em Regras da casa, Mapa.
    }
map-brought = Enviado por { $by }. Só quem enviou ou admins podem trocar.
map-is-anothers = Este grupo já tem um mapa. Só quem enviou ou admins podem trocar.
map-play = ▶ Jogar neste mapa
map-unnamed = Seu mapa
map-how =
    Envie seu mapa aqui como arquivo JSON e depois responda a esse arquivo com /map. Ele é assim:

    <pre>{ "{" }"name": "Nossa vila", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Padaria"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> vai de 0 a 1000 e <code>y</code> de 0 a 800. <code>look</code> é <code>town</code>, <code>island</code> ou <code>sky</code>. Um mapa tem de 5 a 120 posições e até 12 estações.
map-too-many =
    Você enviou { $most } mapas em uma hora, e esse é o limite. Tente de novo em { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
map-lost = Não consegui baixar esse arquivo. Envie de novo e responda a ele com /map.
map-refused = ❌ Ainda não consigo usar este mapa:
map-fault = • linha { $line }: { $fault }
map-more =
    • … e { $all ->
        [yes] mais { $count }.
       *[no] mais.
    }
map-fault-too-large = o arquivo tem { $size } KB, mas o limite é { $most } KB.
map-fault-not-text = isto não é um arquivo de texto. Salve como texto puro em UTF-8.
map-fault-not-json = isto não é JSON: tem algo errado na coluna { $column }. Veja se falta uma vírgula, aspas ou um colchete.
map-fault-no-map = um mapa é um objeto entre chaves com <code>positions</code> e <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] falta <code>{ $word }</code> no mapa.
       *[other] falta <code>{ $word }</code> na posição <code>{ $position }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] não conheço <code>{ $word }</code> num mapa.
       *[other] a posição <code>{ $position }</code> tem <code>{ $word }</code>, que não conheço.
    }
map-fault-no-list = <code>{ $word }</code> precisa ser uma lista entre colchetes.
map-fault-no-position = o número { $number } em <code>positions</code> não é uma posição. Escreva assim: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = uma conexão é um par de posições, como <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> não pode ser o <code>id</code> da posição <code>{ $position }</code>. Use de uma a três letras ou algarismos.
map-fault-bad-x = o <code>x</code> da posição <code>{ $position }</code> é <code>{ $value }</code>, mas precisa ser um número de 0 a 1000.
map-fault-bad-y = o <code>y</code> da posição <code>{ $position }</code> é <code>{ $value }</code>, mas precisa ser um número de 0 a 800.
map-fault-bad-kind = o <code>kind</code> da posição <code>{ $position }</code> é <code>{ $value }</code>, mas precisa ser <code>field</code>, <code>station</code>, <code>start</code> ou <code>finish</code>.
map-fault-bad-name = o <code>name</code> é <code>{ $value }</code>, mas precisa ser um texto de no máximo 30 caracteres.
map-fault-bad-look = o <code>look</code> é <code>{ $value }</code>, mas precisa ser <code>town</code>, <code>island</code> ou <code>sky</code>.
map-fault-bad-count =
    o mapa tem { $count ->
        [one] { $count } posição
       *[other] { $count } posições
    }, mas precisa ter de { $least } a { $most }.
map-fault-bad-connections = o mapa tem { $count } conexões, mas o limite é { $most }.
map-fault-twice = há duas posições chamadas <code>{ $position }</code>. (Maiúsculas e minúsculas contam como iguais.)
map-fault-no-start = falta a largada. Dê <code>"kind": "start"</code> a uma posição.
map-fault-no-finish = falta a chegada. Dê <code>"kind": "finish"</code> a uma posição.
map-fault-two-start = a posição <code>{ $position }</code> é uma segunda largada, mas um mapa só tem uma.
map-fault-two-finish = a posição <code>{ $position }</code> é uma segunda chegada, mas um mapa só tem uma.
map-fault-bad-stations =
    o mapa tem { $count ->
        [one] { $count } estação
       *[other] { $count } estações
    }, mas precisa ter de 1 a { $most }.
map-fault-nowhere = uma conexão leva a <code>{ $position }</code>, mas essa posição não existe.
map-fault-to-itself = a posição <code>{ $position }</code> está ligada a si mesma.
map-fault-connected-twice = <code>{ $one }</code> e <code>{ $other }</code> estão ligadas duas vezes.
map-fault-too-many-ways = a posição <code>{ $position }</code> tem mais de { $most } conexões.
map-fault-too-close = a posição <code>{ $other }</code> está perto demais de <code>{ $one }</code>. Deixe pelo menos { $apart } entre elas.
map-fault-runs-over = a conexão de <code>{ $one }</code> a <code>{ $other }</code> passa por cima da posição <code>{ $position }</code>.
map-fault-apart = ninguém consegue ir da largada até a posição <code>{ $position }</code>.
map-fault-behind-finish = só se chega à posição <code>{ $position }</code> atravessando a chegada, e isso ninguém pode.
map-fault-finish-apart = ninguém consegue ir até a chegada, a posição <code>{ $position }</code>.
map-fault-no-end = uma partida poderia nunca acabar: com dois dados, quem está em <code>{ $position }</code> nunca consegue terminar a vez em <code>{ $goal }</code>. Adicione algumas posições.
rally-not-rolled = Role o dado antes: /move rolar
rally-has-rolled =
    Você já rolou o dado e { $steps ->
        [one] resta { $steps } passo
       *[other] restam { $steps } passos
    }. Escreva aonde quer ir.
rally-not-reached =
    { $place }: agora não dá para chegar lá. { $steps ->
        [one] Resta { $steps } passo.
       *[other] Restam { $steps } passos.
    }
typed-rally = Escreva “rolar” e depois o nome de uma casa ou estação do mapa, como 12 ou B.
rule-rally-forced_moves = Jogadas forçadas automáticas
rule-rally-forced_moves-help = Se só houver um lugar para ir, você vai automaticamente. Só o dado e a entrada na chegada 🏁 ficam por sua conta.
typed-words-rally =
    roll: rolar role rola
    to: para até
