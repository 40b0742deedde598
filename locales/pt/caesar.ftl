game-caesar-about = César contra Cleópatra: conquiste cinco grupos de patrícios romanos com blefes, espiões e vetos.
game-caesar = César & Cleópatra
game-caesar-aliases = Cleópatra, César, Cleopatra
game-caesar-rules-1 =
    📖 <b>César & Cleópatra</b>

    <b>Objetivo:</b> ganhar os patrícios de Roma. São cinco grupos, três com 5 patrícios (Pretores, Edis, Questores) e dois com 3 (Cônsules, Censores). Ganha quem tiver mais pontos no fim.

    <b>Começo:</b> cada lado coloca em segredo um 1, um 2, um 3, um 4 e um 5, fechados, uma carta em cada grupo. Depois cada lado tem na mão mais um de cada, de 1 a 5, além de um Veto e uma missão secreta (página 4). César começa.

    <b>Na sua vez</b>
    1. Jogue influência: <b>uma</b> carta, aberta ou fechada, ou <b>duas</b>, uma aberta e uma fechada. Pelo menos uma é obrigatória. Em cada grupo cabem no máximo cinco cartas suas.
    2. Você também pode jogar <b>uma</b> carta de ação, antes ou depois. Se jogar depois da sua primeira carta de influência, não pode jogar a segunda.
    3. Tire um <b>busto</b> do saquinho: um grupo pode votar.
    4. Compre até ter seis cartas. Para cada uma, escolha o monte: influência ou ação.
game-caesar-rules-2 =
    🗿 <b>Bustos e votações</b>

    No saquinho há sete bustos.
    • Busto de um grupo: esse grupo vota. O busto fica de lado.
    • 🪨 cinza: sem votação. O busto fica de lado.
    • ⚫ preto: sem votação. Todos os bustos, este também, voltam para o saquinho.
    Depois de qualquer busto, vota também cada grupo com 8 cartas ou mais (somando os dois lados). Assim, um grupo pode votar duas vezes no mesmo turno.

    <b>Uma votação</b>
    1. Todas as cartas do grupo são abertas e ficam assim.
    2. Some cada lado. Um Filósofo Φ vale 0.
    3. A soma maior ganha um patrício. Mas, se um lado tiver mais Φ que o outro, ganha a soma <b>menor</b>.
    4. Ganhe quem ganhar, o lado da soma maior descarta seu número mais alto, e o outro, seu mais baixo. As outras cartas ficam, Φ também.
    <b>Somas iguais:</b> ninguém ganha e nada é descartado.

    Quando alguém ganha o último patrício de um grupo, as cartas dali são descartadas e o busto sai do jogo.
game-caesar-rules-3 =
    🃏 <b>As cartas</b>

    <b>Influência</b> (37 por lado): sete de cada número de 1 a 5 e dois Filósofos <b>Φ</b>.

    <b>Cartas de ação</b> (10 por lado)
    🗡 <b>Assassinato</b> ×3: escolha na mesa uma carta aberta do outro lado, até um Φ. Ela é descartada.
    👁 <b>Espião</b> ×3: escolha um grupo. Todas as cartas fechadas do outro lado ali são abertas.
    🔀 <b>Roque</b> ×1: pegue todas as suas cartas de dois grupos e redistribua entre esses dois, todas fechadas, no máximo cinco em cada.
    ⚡ <b>Ira dos Deuses</b> ×1: os dois lados descartam todas as suas cartas de um grupo.
    ✋ <b>Veto</b> ×2: barra uma dessas cartas quando o outro lado a anuncia. As duas são descartadas, e você compra uma carta na hora. Um Veto só se joga em resposta, e não barra outro Veto.

    Eu pergunto mesmo que você não tenha Veto, mas posso não perguntar quando todos podem saber disso. Mesmo barrada, a carta conta como a carta de ação daquele turno.
game-caesar-rules-4 =
    🏆 <b>Fim e pontos</b>

    <b>Sem carta de influência</b>, ou sem grupo onde jogar uma? Então você só tira um busto e pode descartar quantas cartas quiser da mão antes de comprar até ter seis.
    <b>Monte vazio</b> não é embaralhado de novo: compre do outro. Se os dois acabarem, siga com menos cartas.

    <b>A partida acaba</b> no fim de um turno em que
    • os 21 patrícios já foram ganhos,
    • os dois lados ficaram sem influência, na mão e no monte,
    • todos os grupos estão empatados e ninguém pode mais mudar isso,
    • ou nada mudou na mesa em 12 turnos seguidos (6 de cada lado).

    <b>Pontos</b>
    • 1 por patrício
    • mais 1 pela maioria num grupo (3 de 5 ou 2 de 3), e outro se você ganhar o grupo inteiro
    • mais 2 pela maioria no grupo da sua missão secreta: Pretores, Edis ou Questores

    Ganha quem tiver mais pontos. Com pontos iguais, é empate.
open-caesar = 🃏 Minhas cartas
caesar-group-praetor = Pretores
caesar-group-aedile = Edis
caesar-group-quaestor = Questores
caesar-group-consul = Cônsules
caesar-group-censor = Censores
caesar-persona-caesar = César
caesar-persona-cleopatra = Cleópatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Assassinato
caesar-card-scout = 👁 Espião
caesar-card-castling = 🔀 Roque
caesar-card-wrath = ⚡ Ira
caesar-card-veto = ✋ Veto
caesar-label-hand = Mão
caesar-label-decks = Montes
caesar-label-discarded = Descarte
caesar-label-busts = Já saíram
caesar-label-bag = No saquinho
caesar-title-mission =
    { $persona } · missão { $group }: { $done ->
        [yes] +2
       *[no] falhou
    }
caesar-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
caesar-label-mission = Sua missão
caesar-name-assassination = Assassinato
caesar-name-scout = Espião
caesar-name-castling = Roque
caesar-name-wrath = Ira
caesar-name-veto = Veto
caesar-lost-nothing = nada
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] já ganhos
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Bustos que já saíram: { $out } · no saquinho: { $bag }
caesar-no-busts = nenhum
caesar-decks = 📚 Montes (influência + ação): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 descarte: { $discarded_one } e { $discarded_other }
caesar-match = 🏆 Partida { $game } da série, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: permitir ou barrar com um Veto?
caesar-now-setup = 🤫 Os dois lados colocam em segredo um 1, um 2, um 3, um 4 e um 5, fechados, um em cada grupo.
caesar-now-play = ▶️ Agora: 1 ou 2 cartas de influência e até 1 carta de ação.
caesar-now-influence = ▶️ Agora: 1 ou 2 cartas de influência.
caesar-now-more =
    ▶️ Agora: uma segunda carta de influência ({ $way ->
        [up] aberta
       *[down] fechada
    }){ $acted ->
        [yes] { "" }
       *[no] { ", uma carta de ação" }
    } ou um busto.
caesar-now-action = ▶️ Agora: uma carta de ação ou um busto.
caesar-now-replace = ▶️ Agora: comprar uma carta no lugar do Veto.
caesar-now-castling = ▶️ Agora: redistribuir as cartas dos dois grupos, fechadas.
caesar-now-discard = ▶️ Não deu para jogar influência. Agora: descartar o que não quiser e comprar até ter seis.
caesar-now-refill = ▶️ Agora: comprar até ter seis cartas.
caesar-mission = 🎯 Missão: maioria dos { $group } (+2)
caesar-hand = 🃏 Sua mão: { $cards }
caesar-discards = 🗑 Descarte: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Descarte vazio —
       *[other] 🗑 Descarte ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] ponto
       *[other] pontos
    } · na mão: { $influence } de influência, { $actions } de ação
caesar-final =
    { $patricians } { $patricians ->
        [one] patrício
       *[other] patrícios
    } + { $bonus } por grupos{ $mission ->
        [none] { "" }
        [missed] { " " }(missão { $group }: falhou)
       *[done] { " " }+ 2 pela missão { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Assassinato ({ $card } aberto, { $group })
caesar-trick-scout = 👁 Espião ({ $group })
caesar-trick-castling = 🔀 Roque ({ $group } e { $other })
caesar-trick-wrath = ⚡ Ira dos Deuses ({ $group })
caesar-ask-setup = <b>Qual carta vai, fechada, para os { $icon } { $group }?</b> Carta { $number } de 5. A quinta vai sozinha para os Censores.
caesar-ask-play = <b>Escolha uma carta.</b> Jogue 1 carta de influência, ou 2 (uma aberta, uma fechada). Se quiser, jogue também 1 carta de ação, antes ou depois.
caesar-ask-influence = <b>Escolha uma carta de influência.</b> Sua carta de ação você já jogou.
caesar-ask-more =
    <b>Jogar uma segunda carta, { $way ->
        [up] aberta
       *[down] fechada
    }?</b> Escolha uma, { $acted ->
        [yes] ou tire um busto.
       *[no] jogue uma carta de ação ou tire um busto.
    }
caesar-ask-action = <b>Jogue uma carta de ação ou tire um busto.</b> Influência não dá mais para jogar neste turno.
caesar-ask-where =
    <b>{ $way ->
        [either] Para qual grupo vai seu { $card }?</b>
        [up] Para qual grupo vai seu { $card }, aberto?</b>
       *[down] Para qual grupo vai seu { $card }, fechado?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] entre quais dois grupos?
       *[other] em qual grupo?
    }</b>
caesar-ask-veto = <b>Você permite?</b> Eu pergunto toda vez, mesmo que você não tenha Veto.
caesar-ask-replace = <b>Compre uma carta no lugar do Veto.</b> De qual monte?
caesar-ask-castling =
    <b>Para onde vai o { $card }?</b> { $count ->
        [one] É a última carta, também fechada.
       *[other] Faltam { $count } cartas, todas fechadas.
    }
caesar-ask-discard = <b>Não dá para jogar influência.</b> Descarte o que quiser e toque em Pronto. Depois você compra até ter seis.
caesar-ask-refill =
    <b>Compre { $missing ->
        [one] { $missing } carta
       *[other] { $missing } cartas
    }.</b> 📜 Influência ({ $influence } no monte) ou 🎭 ação ({ $actions } no monte)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Permitir
caesar-done-play = 🗿 Tirar busto
caesar-done-discard = ✅ Pronto
caesar-discard = Descartar { $card }
caesar-draw-influence = 📜 Influência ({ $count })
caesar-draw-action = 🎭 Ação ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — A última carta —
       *[other] — Depois: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] As duas
       *[other] Todas as { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — O busto já saiu —
caesar-bust-follows = — Agora vem o busto —
caesar-veto-played = — Veto jogado —
caesar-first-influence = Comprar 1 📜 antes
caesar-first-action = Comprar 1 🎭 antes
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } aberto, { $icon } { $group }
caesar-play-down = { $card } fechado, { $icon } { $group }
caesar-not-veto = Um Veto só responde a uma carta de ação do outro lado. Fora disso, não dá para jogar um.
caesar-no-veto = Você não tem Veto, então só pode permitir.
caesar-not-acted = Neste turno você já jogou uma carta de ação.
caesar-not-assassination = O outro lado não tem cartas abertas.
caesar-not-scout = O outro lado não tem cartas fechadas.
caesar-not-castling = Para um Roque, você precisa de dois grupos que ainda tenham patrícios e de uma carta sua num deles.
caesar-not-wrath = Não há influência na mesa.
caesar-not-closed = Neste turno não dá mais para jogar influência: você já jogou duas, ou uma carta de ação depois da primeira.
caesar-not-open = Não há grupo onde jogar: cada um já tem cinco cartas suas ou está sem patrícios.
caesar-not-bust = Jogue primeiro uma carta de influência. Depois você tira um busto.
caesar-not-there = Este botão só mostra o que vem depois.
caesar-not-another = Neste turno você já tirou um busto.
caesar-not-vetoed = Você jogou seu Veto. Compre uma carta no lugar dele.
caesar-not-yet = Primeiro coloque todas as cartas que está redistribuindo, uma por uma.
caesar-not-again = Esta carta você já colocou.
caesar-full = Você já tem cinco cartas ali, e esse é o limite.
caesar-no-such-card = Você não tem essa carta.
caesar-keys = { $icon }5 quer dizer um 5 aberto nos { $group }.
caesar-own-hidden = 🙈 Suas cartas fechadas: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } nos { $icon } { $group }: aberto ou fechado?</b>
        [up] Jogar seu { $card } aberto nos { $icon } { $group }?</b>
       *[down] Jogar seu { $card } fechado nos { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” também tira um busto." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Qual carta aberta nos { $icon } { $group }?
        [castling] { $icon } { $group } e qual outro grupo?
       *[other] { $card } nos { $icon } { $group }?
    }</b> O outro lado pode vetar.
caesar-place-up = { $card } aberto
caesar-place-down = { $card } fechado ▮
caesar-not-here = Agora esta carta não pode ir para os { $group }.
caesar-not-won = Todos os { $group } já foram ganhos.
caesar-empty-hand = Você não tem cartas.
event-caesar-two =
    { $known ->
        [yes] { $seat } jogou um <b>{ $card }</b> aberto nos { $icon } { $group } e um <b>{ $card2 }</b> fechado nos { $icon2 } { $group2 }.
       *[no] { $seat } jogou um <b>{ $card }</b> aberto nos { $icon } { $group } e uma carta fechada nos { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Empate: nada muda.
        [turned] Os Filósofos, { $phil_one } : { $phil_other }, invertem o resultado: <b>{ $winner }</b> ganhou um patrício com a soma menor.
       *[won] <b>{ $winner }</b> ganhou um patrício.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } descartou um { $highest }, { $lowest ->
                [0] { $low } nada.
               *[other] { $low } um { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } colocou <b>{ $cards }</b>, tudo fechado.
       *[no] { $seat } colocou cinco cartas fechadas.
    }
event-caesar-played = { $seat } jogou um <b>{ $card }</b> aberto nos { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } jogou um <b>{ $card }</b> fechado nos { $icon } { $group }.
       *[no] { $seat } jogou uma carta fechada nos { $icon } { $group }.
    }
event-caesar-announced = 📣 { $seat } anunciou <b>{ $trick }</b>.
event-caesar-passed = { $seat } permitiu.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } barrou { $trick }.
event-caesar-assassinated = 🗡 { $seat } perdeu um <b>{ $card }</b> aberto nos { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } teve que abrir <b>{ $cards }</b> nos { $icon } { $group }.
event-caesar-castled = 🔀 { $seat } redistribuiu as cartas: { $first } nos { $icon } { $group } e { $second } nos { $icon2 } { $group2 }, todas fechadas.
event-caesar-struck = ⚡ Os deuses atingiram os { $icon } { $group }: { $one } perdeu { $lost_one }, { $other } perdeu { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } tirou { $bust ->
        [black] o <b>busto preto</b> ⚫: todos os bustos voltam para o saquinho.
        [grey] o <b>busto cinza</b> 🪨: sem votação.
       *[group] o busto dos <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Os { $icon } <b>{ $group }</b> têm 8 cartas ou mais, então votam também:
       *[no] 🗳 Os { $icon } <b>{ $group }</b> votam:
    } { $vote }
event-caesar-exhausted = 🏛 Todos os { $icon } { $group } já foram ganhos. As cartas e o busto deles saem do jogo.
event-caesar-discarded = { $seat } descartou uma carta: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } comprou { $deck ->
                [influence] um <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { $seat } comprou { $deck ->
                [influence] uma carta de influência.
               *[action] uma carta de ação.
            }
    }
event-caesar-drew-several =
    { $seat } comprou { $influence ->
        [0]
            { $actions ->
                [one] { $actions } carta de ação.
               *[other] { $actions } cartas de ação.
            }
        [one]
            { $influence } carta de influência{ $actions ->
                [0] .
                [one] { " e" } { $actions } de ação.
               *[other] { " e" } { $actions } de ação.
            }
       *[other]
            { $influence } cartas de influência{ $actions ->
                [0] .
                [one] { " e" } { $actions } de ação.
               *[other] { " e" } { $actions } de ação.
            }
    }
event-caesar-left = { $seat } saiu da partida.
event-caesar-ended =
    { $result ->
        [tie] Esta partida empatou, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> ganhou esta partida por { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Na próxima, vocês trocam de lado." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Todos os patrícios já têm dono. { $count ->
        [one] { $winners } conquistou Roma!
       *[other] { $winners } dividem Roma!
    }
reason-caesar-influence =
    Não há mais influência para jogar. { $count ->
        [one] { $winners } conquistou Roma!
       *[other] { $winners } dividem Roma!
    }
reason-caesar-stalemate =
    Todos os grupos estão empatados, e ninguém pode mudar isso. { $count ->
        [one] { $winners } conquistou Roma!
       *[other] { $winners } dividem Roma!
    }
reason-caesar-standstill =
    Nada mudou na mesa em 12 turnos seguidos. { $count ->
        [one] { $winners } conquistou Roma!
       *[other] { $winners } dividem Roma!
    }
reason-caesar-match =
    A série acabou. { $count ->
        [one] { $winners } ganhou!
       *[other] { $winners } dividem a vitória!
    }
reason-caesar-left = { $winners } conquistou Roma: o outro lado saiu.
rule-caesar-missions = Missões secretas
rule-caesar-missions-help = Cada lado tem um grupo secreto. Ganhar a maioria dele vale 2 pontos extras.
rule-caesar-philosophers = Filósofos após a votação
rule-caesar-philosophers-help = O que acontece com os Filósofos do grupo depois de uma votação que alguém ganhou: todos ficam, o lado que tem mais descarta um, ou todos são descartados.
rule-caesar-philosophers-stay = todos ficam
rule-caesar-philosophers-source = descarta 1
rule-caesar-philosophers-classic = descarta todos
rule-caesar-personas = Quem é César
rule-caesar-personas-help = César é quem entrou primeiro, quem entrou depois, ou alguém por sorteio. A outra pessoa é Cleópatra.
rule-caesar-personas-seats = quem entrou primeiro
rule-caesar-personas-swapped = quem entrou depois
rule-caesar-personas-dealt = sorteio
rule-caesar-cleopatra_starts = Cleópatra começa
rule-caesar-cleopatra_starts-help = Quem começa é Cleópatra, e não César.
rule-caesar-best_of_three = Melhor de três
rule-caesar-best_of_three-help = Vocês jogam até três partidas, e quem ganhar duas leva a série. A cada partida, trocam de lado.
caesar-not-so = { $card } dá para jogar agora, mas não assim.
typed-caesar = Escreva a carta, o grupo e “aberta” ou “fechada”. Cartas: 1 a 5, ou filósofo. Grupos: pretor, edil, questor, cônsul, censor. Pode encurtar cada palavra, como em “3 con ab”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Jogadas forçadas automáticas
rule-caesar-forced_moves-help = Se todo mundo vê que você não tem Veto (nenhuma carta de ação na mão, ou os dois Vetos descartados), eu não pergunto sobre cartas de ação: elas valem na hora. No Roque, e antes de sair um busto, eu ainda pergunto.
typed-words-caesar =
    praetor: pretor pretores
    aedile: edil edis
    quaestor: questor questores
    consul: cônsul cônsules
    censor: censor censores
    up: aberta aberto
    down: fechada fechado
    p: filósofo filósofos fi Φ
    assassination: assassinato assassino
    scout: espião espiar
    castling: roque
    wrath: ira
    veto: veto
    draw: comprar compra compre
    influence: influência
    action: ação
    discard: descartar descarta descarte
    pass: permitir passar
    done: pronto
    bust: busto tirar
