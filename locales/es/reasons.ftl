# Why a move is better: one sentence below a mistake, with a fact of that position

why-whot-wins = 💡 La mejor jugada es tu última carta.
why-whot-ends = 💡 Tu jugada termina la ronda en el acto; la mejor, no.
why-whot-catches = 💡 { $seat } se quedó con 1 carta sin cantar: si le tocas “Atrapar”, roba 2 cartas.
why-whot-silent = 💡 Tu jugada te deja con 1 carta y sin cantar “¡Última carta!”: si te atrapan, robas 2 cartas.
why-whot-passes = 💡 La mejor jugada pasa el castigo: { $seat } tiene que responder o robar { $count } cartas. Con la tuya robas { $instead }.
why-whot-cancels = 💡 La mejor jugada anula un castigo de { $instead } cartas.
why-whot-picks =
    💡 { $instead ->
        [one] A { $seat } le queda solo 1 carta. Con la mejor jugada tiene que responder o robar { $count } más.
       *[other] Con la mejor jugada, { $seat } tiene que responder o robar { $count } cartas.
    }
why-whot-draws =
    💡 { $instead ->
        [one] A { $seat } le queda solo 1 carta. Con la mejor jugada tiene que robar { $count } más.
       *[other] Con la mejor jugada, { $seat } tiene que robar { $count } cartas.
    }
why-whot-again = 💡 Tras la mejor jugada, juegas otra vez.
why-whot-skips =
    💡 { $instead ->
        [one] A { $seat } le queda solo 1 carta. Con la mejor jugada pierde un turno.
       *[other] Con la mejor jugada, { $seat } pierde un turno.
    }
why-whot-market =
    💡 Con la mejor jugada, { $count ->
        [one] quien sigue roba una carta.
       *[other] otras { $count } personas roban una carta cada una.
    }
why-whot-sheds =
    💡 Con la mejor jugada te { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }; con la tuya, { $instead }.
why-whot-keeps = 💡 La mejor jugada guarda tu { $what } para más tarde.
why-whot-fits =
    💡 Tras la mejor jugada { $count ->
        [one] sirve 1 de tus cartas
       *[other] sirven { $count } de tus cartas
    }; tras la tuya, { $instead ->
        [0] ninguna.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Con la mejor jugada, las cartas de tu mano suman { $count }; con la tuya, { $instead }.
why-differo-wins = 💡 La mejor jugada gana al instante.
why-differo-allows = 💡 Tras tu jugada, { $seat } puede ganar al instante con <b>{ $reply }</b>.
why-differo-loses = 💡 Tras tu jugada, { $seat } puede forzar la victoria en { $count } jugadas, empezando por <b>{ $reply }</b>.
why-differo-forces =
    💡 La mejor jugada fuerza la victoria: juegue lo que juegue { $seat }, ganas { $count ->
        [one] en tu próxima jugada.
       *[other] en { $count } jugadas más, como máximo.
    }
why-differo-threatens = 💡 La mejor jugada amenaza con ganar con <b>{ $reply }</b>.
why-differo-runs =
    💡 Tu jugada deja que { $seat } se acerque a { $instead ->
        [one] 1 fila
       *[other] { $instead } filas
    } de su meta con <b>{ $reply }</b>. Tras la mejor jugada, solo hasta { $count }.
why-differo-nearer =
    💡 Con la mejor jugada te { $count ->
        [one] falta 1 fila
       *[other] faltan { $count } filas
    } hasta tu meta; con la tuya, { $instead }.
why-differo-narrows =
    💡 La mejor jugada le deja a { $seat } { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    } para elegir; la tuya, { $instead }.
why-deerportal-portal =
    💡 La mejor jugada llega al portal{ $count ->
        [0] .
        [one] { " " }y da 1 diamante.
       *[other] { " " }y da { $count } diamantes.
    }
why-deerportal-stays =
    💡 En el portal ya no te mueves más: dejarías { $count ->
        [one] 1 diamante
       *[other] { $count } diamantes
    } en tu camino.
why-deerportal-diamonds =
    💡 La mejor jugada da enseguida { $count ->
        [one] 1 diamante
       *[other] { $count } diamantes
    }; la tuya, { $instead ->
        [0] ninguno.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 La mejor jugada congela a { $seat } por un turno.
why-deerportal-meditates =
    💡 Meditar pone { $count ->
        [one] 1 diamante
       *[other] { $count } diamantes
    } en tu camino. Con tu jugada { $instead ->
        [one] queda 1 allí.
       *[other] quedan { $instead } allí.
    }
why-deerportal-reaches =
    💡 Desde la mejor casilla, tu próxima tirada podría alcanzar { $count ->
        [one] 1 diamante
       *[other] { $count } diamantes
    }; desde la tuya, { $instead ->
        [0] ninguno.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Desde la mejor casilla, tu próxima tirada podría alcanzar { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } con una runa o un diamante; desde la tuya, { $instead ->
        [0] ninguna.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 Desde la mejor casilla { $count ->
        [one] hay 1 casilla
       *[other] hay { $count } casillas
    } hasta el portal; desde la tuya, { $instead }.
why-rally-home = 💡 La mejor jugada te lleva a la meta.
why-rally-stamp = 💡 La mejor jugada da un sello: { $what }.
why-rally-still = 💡 Tras la mejor jugada, aún puedes terminar tus pasos en un sitio que cuenta: { $what }. Tras la tuya, en ninguno.
why-rally-lapse =
    💡 Tu jugada pierde { $instead ->
        [one] 1 paso
       *[other] { $instead } pasos
    } en un callejón sin salida; la mejor, { $count ->
        [0] ninguno.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Desde el mejor sitio, con { $count } de las 6 tiradas tu próximo turno puede terminar en un sello o la meta; desde el tuyo, con { $instead ->
        [0] ninguna.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Desde el mejor sitio, con { $count } de las 36 tiradas tu próximo turno puede terminar en un sello o la meta; desde el tuyo, con { $instead ->
        [0] ninguna.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 Desde el mejor sitio { $count ->
        [one] hay 1 paso
       *[other] hay { $count } pasos
    } hasta el sello más cercano o la meta; desde el tuyo, { $instead }.
why-caesar-stops = 💡 Tu veto anula esta carta: { $what }.
why-caesar-removes = 💡 Si no hay veto, la mejor jugada le quita a { $seat } un { $count }: { $what }.
why-caesar-removes-philosopher = 💡 Si no hay veto, la mejor jugada le quita a { $seat } un Φ: { $what }.
why-caesar-strikes =
    💡 Si no hay veto, la mejor jugada quita { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de { $seat } y { $instead ->
        [one] 1 tuya
       *[other] { $instead } tuyas
    }: { $what }.
why-caesar-reveals =
    💡 Si no hay veto, la mejor jugada descubre { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de { $seat }: { $what }.
why-caesar-leads = 💡 Tras la mejor jugada, ganarías la votación de los { $what }.
why-caesar-hides = 💡 Boca abajo, tu carta está a salvo de un Asesinato.
why-caesar-decided = 💡 Ganarías la votación de los { $what } también sin esa carta.
why-caesar-adds =
    💡 La mejor jugada suma { $count } de influencia; la tuya, { $instead ->
        [0] nada.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 La mejor jugada guarda tu { $count } en la mano.
why-caesar-keeps = 💡 La mejor jugada guarda esta carta para más tarde: { $what }.
