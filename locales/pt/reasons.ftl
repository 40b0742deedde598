why-whot-wins = 💡 A melhor jogada é a sua última carta.
why-whot-ends = 💡 Sua jogada encerra a rodada na hora; a melhor, não.
why-whot-catches = 💡 { $seat } ficou com 1 carta sem gritar: é só flagrar, e { $seat } compra 2 cartas.
why-whot-silent = 💡 Sua jogada te deixa com 1 carta e sem “Última carta!”: podem te flagrar, e aí você compra 2.
why-whot-passes = 💡 A melhor jogada passa a penalidade adiante: { $seat } tem que rebater ou comprar { $count } cartas. Na sua, você compra { $instead }.
why-whot-cancels = 💡 A melhor jogada anula uma penalidade de { $instead } cartas.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } só tem { $instead } carta e, com a melhor jogada, tem que rebater ou comprar mais { $count }.
       *[other] Com a melhor jogada, { $seat } tem que rebater ou comprar { $count } cartas.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } só tem { $instead } carta e, com a melhor jogada, tem que comprar mais { $count }.
       *[other] Com a melhor jogada, { $seat } tem que comprar { $count } cartas.
    }
why-whot-again = 💡 Depois da melhor jogada, você joga de novo.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } só tem { $instead } carta e, com a melhor jogada, perde a vez.
       *[other] Com a melhor jogada, { $seat } perde a vez.
    }
why-whot-market =
    💡 Com a melhor jogada, { $count ->
        [one] a próxima pessoa compra uma carta.
       *[other] as outras { $count } pessoas compram uma carta cada.
    }
why-whot-sheds =
    💡 Depois da melhor jogada você fica com { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }; depois da sua, com { $instead }.
why-whot-keeps = 💡 A melhor jogada guarda para depois: { $what }.
why-whot-fits =
    💡 Depois da melhor jogada, { $count ->
        [one] { $count } das suas cartas serve
       *[other] { $count } das suas cartas servem
    } na pilha; depois da sua, { $instead ->
        [0] nenhuma.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Depois da melhor jogada, as cartas na sua mão valem { $count }; depois da sua, { $instead }.
why-differo-wins = 💡 A melhor jogada ganha na hora.
why-differo-allows = 💡 Depois da sua jogada, { $seat } pode ganhar na hora com <b>{ $reply }</b>.
why-differo-loses = 💡 Depois da sua jogada, { $seat } pode forçar a vitória em { $count } jogadas, começando com <b>{ $reply }</b>.
why-differo-forces =
    💡 A melhor jogada força a vitória: o que quer que { $seat } jogue, você ganha { $count ->
        [one] na sua próxima jogada.
       *[other] em mais { $count } jogadas, no máximo.
    }
why-differo-threatens = 💡 A melhor jogada ameaça ganhar com <b>{ $reply }</b>.
why-differo-runs =
    💡 Sua jogada deixa { $seat } ficar a { $instead ->
        [one] { $instead } fileira
       *[other] { $instead } fileiras
    } da meta com <b>{ $reply }</b>. Depois da melhor jogada, fica a { $count } ou mais.
why-differo-nearer =
    💡 Depois da melhor jogada você fica a { $count ->
        [one] { $count } fileira
       *[other] { $count } fileiras
    } da meta; depois da sua, a { $instead }.
why-differo-narrows =
    💡 A melhor jogada deixa a { $seat } { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    } para escolher; a sua deixa { $instead }.
why-deerportal-portal =
    💡 A melhor direção leva ao portal{ $count ->
        [0] .
        [one] { " " }e rende { $count } diamante.
       *[other] { " " }e rende { $count } diamantes.
    }
why-deerportal-stays =
    💡 No portal você não anda mais: deixaria { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    } no seu caminho.
why-deerportal-diamonds =
    💡 A melhor direção rende na hora { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    }; a sua, { $instead ->
        [0] nenhum.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 A melhor direção congela { $seat }, que perde a vez.
why-deerportal-meditates =
    💡 Meditar põe { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    } no seu caminho. Sua jogada deixa { $instead } lá.
why-deerportal-reaches =
    💡 Da melhor casa, no próximo dado você poderia alcançar { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    }; da sua, { $instead ->
        [0] nenhum.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Da melhor casa, no próximo dado você poderia alcançar { $count ->
        [one] { $count } casa
       *[other] { $count } casas
    } com runa ou diamante; da sua, { $instead ->
        [0] nenhuma.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 Da melhor casa { $count ->
        [one] falta { $count } casa
       *[other] faltam { $count } casas
    } até o portal; da sua, { $instead }.
why-rally-home = 💡 A melhor jogada te leva à chegada.
why-rally-stamp = 💡 A melhor jogada rende um carimbo: { $what }.
why-rally-still = 💡 Depois da melhor jogada, o resto dos seus passos ainda pode terminar aqui: { $what }. Depois da sua, eles não alcançam nem carimbo nem chegada.
why-rally-lapse =
    💡 Sua jogada desperdiça { $instead ->
        [one] { $instead } passo
       *[other] { $instead } passos
    } num beco sem saída; a melhor, { $count ->
        [0] nenhum.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Da melhor casa, { $count ->
        [one] { $count } dos 6 números do dado leva você
       *[other] { $count } dos 6 números do dado levam você
    } a um carimbo ou à chegada na próxima vez. Da sua, { $instead ->
        [0] nenhum.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Da melhor casa, { $count ->
        [one] { $count } dos 36 resultados dos dados leva você
       *[other] { $count } dos 36 resultados dos dados levam você
    } a um carimbo ou à chegada na próxima vez. Da sua, { $instead ->
        [0] nenhum.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 Da melhor casa { $count ->
        [one] falta { $count } passo
       *[other] faltam { $count } passos
    } até o próximo carimbo ou a chegada; da sua, { $instead }.
why-caesar-stops = 💡 Seu veto barra { $what }.
why-caesar-removes = 💡 Se não houver veto, a melhor jogada tira um { $count } de { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Se não houver veto, a melhor jogada tira um Φ de { $seat }: { $what }.
why-caesar-strikes =
    💡 Se não houver veto, a melhor jogada tira da mesa { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de { $seat } e { $instead ->
        [one] { $instead } sua
       *[other] { $instead } suas
    }: { $what }.
why-caesar-reveals =
    💡 Se não houver veto, a melhor jogada abre { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de { $seat }: { $what }.
why-caesar-leads = 💡 Depois da melhor jogada, uma votação dos { $what } seria sua.
why-caesar-hides = 💡 Fechada, sua carta não pode ser assassinada.
why-caesar-decided = 💡 Uma votação dos { $what } já seria sua sem essa carta.
why-caesar-adds =
    💡 A melhor jogada soma { $count } de influência; a sua, { $instead ->
        [0] nada.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 A melhor jogada guarda seu { $count } na mão.
why-caesar-keeps = 💡 A melhor jogada guarda para depois: { $what }.
