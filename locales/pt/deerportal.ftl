game-deerportal-about = Corra até o portal, junte diamantes e jogue os elementos uns contra os outros.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, cervo
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Objetivo:</b> ter mais diamantes 💎 que todo mundo no fim.

    Cada pessoa tem seu caminho, do canto (casa 0) até o portal 🌀 no meio (casa 40). Os caminhos nunca se cruzam, então ninguém pode te bloquear.

    <b>Na sua vez</b>
    1. Role o dado 🎲.
    2. Ande <b>para a frente ou para trás</b>, o valor inteiro do dado. Ficar no lugar não vale. Se não der para voltar tudo isso, você avança automaticamente. Um número alto demais também leva ao portal.
    3. Só conta a casa onde você <b>para</b>. Se tiver um diamante, é seu. Se tiver uma runa, ela joga uma carta (próxima página).

    <b>O fim:</b> quem chega primeiro ao portal recebe 5 diamantes e começa o modo cervo 🦌. Depois de mais 16 turnos, contando os de todo mundo, ou quando não sobrar ninguém fora do portal, contam-se os diamantes. Quem tiver mais ganha!
game-deerportal-rules-2 =
    📖 <b>Runas e cartas</b>

    Cada caminho começa com 12 diamantes e 16 runas. Cada runa é de 💧 Água, 🌱 Terra, 🔥 Fogo ou 💨 Ar. Se você para numa delas, a carta de cima da pilha desse elemento, que todo mundo vê, atinge esse elemento:

    • <b>Congelar</b> ❄️: quem joga com esse elemento perde a vez. Dois congelamentos, dois turnos perdidos.
    • <b>Perder uma runa</b>: 1 runa some do caminho desse elemento.
    • <b>Levar 1 diamante</b>: você ganha 1, mesmo que o caminho não tenha mais nenhum.
    • <b>Levar 2 diamantes</b>: você leva os que ainda houver lá, no máximo 2.

    Diamantes que você já pegou estão a salvo: as cartas só levam o que ainda está no caminho. Uma runa do seu <b>próprio</b> elemento não faz nada, mas gasta a carta. Depois da última carta da pilha (a 32ª), todas as runas dela somem.

    🧘 <b>Meditar:</b> volte ao seu canto com o número exato, e seu caminho se enche de novo como no começo.
game-deerportal-rules-3 =
    📖 <b>O portal e o fim</b>

    🌀 Você pode entrar no portal sempre que o dado te levar até lá. Quem chega <b>primeiro</b> recebe 5 diamantes; o resto, nada. No portal você guarda seus diamantes e não joga mais, nenhuma carta te congela, e tudo o que sobrou no seu caminho some.

    🦌 <b>O modo cervo</b> dura 16 turnos, 4 por lugar. Contam também os turnos perdidos e os de quem já está no portal.

    💠 <b>O grande diamante</b> vale mais 3. Só Fogo 🔥 pode levar: chegando primeiro ao portal e com mais diamantes que qualquer outra pessoa.

    <b>Quem ganha?</b> Quem tiver mais diamantes é o Deus Cervo 🦌, mesmo sem chegar ao portal. No empate, fica na frente quem chegou ao portal, pela ordem de chegada. As outras pessoas que chegaram lá viram monges 🙏.

    Computadores ocupam os lugares vagos. As estações do ano só mudam a cara do tabuleiro.
open-deerportal = 🧭 Minha jogada
level-document = clássico
level-document-help = 🤖 <b>clássico</b> segue uma regra simples: vai para onde tem algo a ganhar, ou tira cara ou coroa, e nunca pensa adiante.
deerportal-water = 💧 Água
deerportal-earth = 🌱 Terra
deerportal-fire = 🔥 Fogo
deerportal-air = 💨 Ar
deerportal-stop = congelar
deerportal-card = perder uma runa
deerportal-diamond = levar 1 diamante
deerportal-diamonds = levar 2 diamantes
deerportal-spring = 🌸 Primavera
deerportal-summer = ☀️ Verão
deerportal-fall = 🍂 Outono
deerportal-winter = ❄️ Inverno
deerportal-time =
    { $season } · rodada { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Modo cervo</b>: último turno
        [one] { " " }· 🦌 <b>Modo cervo</b>: mais { $left } turno depois deste
       *[other] { " " }· 🦌 <b>Modo cervo</b>: mais { $left } turnos depois deste
    }
deerportal-over = 🏁 Os diamantes foram contados
deerportal-piles = 🎴 O que as runas fazem agora: { $cards }
deerportal-big = 💠 O grande diamante ainda está no portal: vale 3 para { $who }
deerportal-sides = 🤝 Diamantes: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } para a frente, até a casa { $last }: { $things ->
        [none] nada
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } para trás, até a casa { $last }: { $things ->
        [none] nada
       *[other] { $things }
    }
deerportal-still = 💎 ainda por achar: { $counts }
deerportal-at = { $mark } casa { $field } de { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 no portal · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] perde a vez
       *[other] perde { $turns } turnos
    }
deerportal-score =
    { $team ->
        [yes] time:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    }
deerportal-title-god = 🦌 <b>Deus Cervo</b> · 💎 { $count }
deerportal-title-monk = 🙏 Monge: chegou ao portal · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Saiu antes do fim
       *[no] 🌾 Nunca chegou ao portal
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Nunca chegou ao portal
   *[other] 🌀 no portal: { $number }º
}
deerportal-together = 🤝 { $count } no total
deerportal-roll = 🎲 Rolar
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] congela { $element } ❄️
        [card] { $element } perde uma runa
        [diamond] 1 💎 de { $element }
        [diamonds] { $count } 💎 de { $element }
       *[none] { $element } sem efeito
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditar
deerportal-ends = { $move } · acaba a partida
deerportal-said =
    { $way ->
        [back] voltar
       *[forward] avançar
    } { $place ->
        [portal] até o portal 🌀
        [corner] até o seu canto (🧘 meditar)
        [diamond] até a casa { $field } (um diamante 💎)
        [own] até a casa { $field } (sua própria runa, { $element }: sem efeito)
        [rune] até a casa { $field } (runa de { $element }: { $card })
       *[nothing] até a casa { $field } (vazia)
    }
deerportal-ask-roll = <b>Sua vez:</b> role o dado.
deerportal-ask-way = 🎲 <b>Você tirou { $number }: avançar ou voltar?</b>
event-deerportal-rolled = 🎲 { $seat } tirou { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other]
            { $seat } tirou { $rolled }{ $found ->
                [diamond] ,
               *[nothing] { " e" }
            }
    }{ $way ->
        [back] { " " }voltou
       *[forward] { " " }foi
    } { $place ->
        [portal] para o portal
        [corner] para o canto
       *[field] para a casa { $end }
    }{ $found ->
        [diamond] { " e achou um diamante 💎." }
        [own] : runa do próprio elemento, sem efeito.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } meditou: { WHO($seat) ->
        [you] seu caminho
       *[other] o caminho
    } se encheu de novo.
event-deerportal-found_big =
    💠 { $seat } levou o grande diamante: { $count ->
        [one] { $count } diamante!
       *[other] { $count } diamantes!
    }
event-deerportal-found_diamond = 💎 { $seat } achou um diamante.
event-deerportal-drew =
    { $what ->
        [own] { $seat } ativou uma runa do próprio elemento { $mark }: sem efeito.
        [frozen]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } congelou { $target } ({ $mark }){ WHO($target) ->
                [you] : você perde a vez ❄️.
               *[other] , que perde a vez ❄️.
            }
        [lost]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } tirou 1 runa { WHO($target) ->
                [you] do seu caminho
               *[other] do caminho de { $target }
            } ({ $mark }).
        [lost-nobody]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } tirou 1 runa do caminho de { $element } { $mark }.
        [won]
            { $seat } levou { $gained ->
                [one] { $gained } diamante
               *[other] { $gained } diamantes
            } { WHO($target) ->
                [you] do seu caminho
               *[other] do caminho de { $target }
            } ({ $mark }).
        [won-nobody]
            { $seat } levou { $gained ->
                [one] { $gained } diamante
               *[other] { $gained } diamantes
            } do caminho de { $element } { $mark }.
        [won-anyway] { $seat } ganhou 1 diamante, embora o caminho de { $element } { $mark } já não tivesse nenhum.
        [no-diamond]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } não fez nada: o caminho de { $element } { $mark } já não tem diamantes.
        [no-rune]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } não fez nada: o caminho de { $element } { $mark } já não tem runas.
       *[no-one]
            { WHO($seat) ->
                [you] Sua runa
               *[other] A runa de { $seat }
            } não fez nada: ninguém está no caminho de { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Era a última carta da pilha: todas as runas { $mark } sumiram.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } tirou { $rolled } e
    } { $place ->
        [1] chegou primeiro ao portal: { $bonus } diamantes!
       *[other] chegou ao portal.
    }
event-deerportal-deer_mode =
    🦌 Começa o modo cervo: { $turns ->
        [one] resta { $turns } turno
       *[other] restam { $turns } turnos
    }, contando os de todo mundo.
event-deerportal-missed =
    ❄️ { $seat } perdeu a vez{ $left ->
        [0] .
        [one] { "" } e vai perder mais { $left }.
       *[other] { "" } e vai perder mais { $left }.
    }
event-deerportal-season_began = Nova estação: { $season }.
event-deerportal-left = { $seat } saiu e levou os diamantes junto.
event-deerportal-ended = A partida acabou.
reason-deerportal-all_home =
    🌀 Todo mundo está no portal. { $count ->
        [one] { $winners } ganhou e virou o 🦌 Deus Cervo!
       *[other] { $winners } dividem a vitória e viram 🦌 Deuses Cervos!
    }
reason-deerportal-deer_mode =
    🦌 O modo cervo acabou. { $count ->
        [one] { $winners } ganhou e virou o Deus Cervo!
       *[other] { $winners } dividem a vitória e viram Deuses Cervos!
    }
reason-deerportal-last_standing = { $winners } ficou até o fim e ganhou!
rule-deerportal-fair_centre = Grande diamante para todo mundo
rule-deerportal-fair_centre-help = Todo mundo pode levar o grande diamante, não só Fogo. Para isso, entre no portal quando tiver mais diamantes que qualquer outra pessoa.
rule-deerportal-portal_required = Portal ou nada
rule-deerportal-portal_required-help = Quem nunca chegou ao portal fica atrás de quem chegou, tenha os diamantes que tiver.
rule-deerportal-quick = Partida rápida
rule-deerportal-quick-help = Todo mundo começa no meio do caminho, na casa 20.
rule-deerportal-no_bots = Lugares vagos ficam vagos
rule-deerportal-no_bots-help = Computadores só entram se você adicionar. Os elementos seguem a ordem de entrada: Água, Terra, Fogo, Ar. O modo cervo dura 4 turnos por pessoa.
rule-deerportal-random_bonus = Bônus do portal: 5 ou 6
rule-deerportal-random_bonus-help = Quem chega primeiro ao portal recebe 5 ou 6 diamantes, por sorteio.
rule-deerportal-teams = Dois times
rule-deerportal-teams-help = Cantos opostos jogam juntos: Água com Fogo, Terra com Ar. Cada time soma seus diamantes.
deerportal-day-1-2 = Frigg volta à sua roca
deerportal-day-1-6 = Um dia celta da Deusa Tríplice
deerportal-day-1-10 = Dia de São Gerêncio
deerportal-day-1-13 = Midvinterblot, a oferenda do meio do inverno
deerportal-day-1-20 = Midvinterblot outra vez, por outro calendário
deerportal-day-1-22 = Uma festa das Musas
deerportal-day-1-25 = A velha festa de Disting
deerportal-day-1-30 = Up Helly Aa, antiga festa do fogo
deerportal-day-1-31 = Um dia em honra das Valquírias
deerportal-day-2-2 = O primeiro marco intermediário do ano · Imbolc, a festa de Brígida
deerportal-day-2-11 = O dia em que os pássaros começam a cantar
deerportal-day-2-14 = A festa de Vali
deerportal-day-3-2 = O dia dos corvos
deerportal-day-3-13 = Burgsonndeg, quando o sol renasce e a primavera se aproxima
deerportal-day-3-17 = Trefuilnid Treochar, hoje Dia de São Patrício
deerportal-day-3-18 = Dia de Sheela
deerportal-day-3-19 = O primeiro marco do ano: equinócio de primavera
deerportal-day-3-20 = A festa de Iduna
deerportal-day-3-21 = Ostara, a deusa saxã da primavera
deerportal-day-4-30 = Véspera de maio, Noite de Walpurgis
deerportal-day-5-1 = Beltane, a festa celta das fogueiras
deerportal-day-5-4 = O segundo marco intermediário do ano
deerportal-day-5-12 = O Desfile dos Gatos
deerportal-day-5-14 = A festa do sol da meia-noite
deerportal-day-5-18 = A festa de Cernunnos, o deus de chifres
deerportal-day-5-20 = A festa de Mjölnir, o martelo de Thor
deerportal-day-5-24 = Um dia das mães para a Deusa Tríplice
deerportal-day-6-20 = O segundo marco do ano: solstício de verão
deerportal-day-6-21 = Litha, o dia mais longo
deerportal-day-6-23 = Véspera de São João, pleno verão no norte
deerportal-day-8-1 = Lughnasadh, os jogos de verão de Lugh, o deus do sol
deerportal-day-8-2 = Dia de Lady Godiva
deerportal-day-8-4 = Loch mo Naire e sua água que cura
deerportal-day-8-5 = O terceiro marco intermediário do ano
deerportal-day-8-10 = A Feira de Puck
deerportal-day-8-14 = Dia do Burryman
deerportal-day-8-17 = A provação de Odin
deerportal-day-8-23 = A festa de Ilmatar
deerportal-day-8-28 = Frey Faxi, o dia de Frey
deerportal-day-8-29 = A festa de Urda
deerportal-day-9-21 = O terceiro marco do ano: equinócio de outono
deerportal-day-10-8 = Dia de Erik, o Vermelho
deerportal-day-10-9 = Dia de Leif Erikson
deerportal-day-10-11 = A Velha Senhora das Árvores
deerportal-day-10-14 = Noites de Inverno, com a colheita guardada
deerportal-day-10-18 = A Grande Feira dos Chifres
deerportal-day-10-24 = Uma festa dos espíritos do ar
deerportal-day-10-27 = Allantide, quando as pessoas se dão maçãs de presente
deerportal-day-10-31 = Véspera de Todos os Santos
deerportal-day-11-1 = Samhain, quando o sol parte e começa o ano celta
deerportal-day-11-5 = O quarto marco intermediário do ano
deerportal-day-12-6 = A festa de São Nicolau, em cuja forma Odin conduz a caçada
deerportal-day-12-9 = A grande faxina de Yule: na Dinamarca, busca-se água para a cerveja
deerportal-day-12-13 = A Caçada Selvagem de Woden
deerportal-day-12-18 = A festa de Epona
deerportal-day-12-20 = O quarto marco do ano: solstício de inverno
deerportal-day-12-21 = A festa de Beiwe · Yule, doze dias da roda
deerportal-not-rolled = Role o dado antes: /move rolar
deerportal-tap-way = Esse é o número que você tirou. Toque na casa aonde quer ir.
deerportal-has-rolled = Você já rolou o dado. Envie /move avançar ou /move voltar
typed-deerportal = Você pode escrever três palavras: rolar, avançar, voltar.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: rolar role rola
    forward: avançar frente avance
    back: voltar trás volte
