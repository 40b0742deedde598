why-whot-wins = 💡 La mossa migliore gioca la tua ultima carta.
why-whot-ends = 💡 La tua mossa chiude subito la smazzata, quella migliore no.
why-whot-catches = 💡 { $seat } resta con 1 carta senza aver detto “Ultima carta!”: chi si fa beccare pesca 2 carte.
why-whot-silent = 💡 La tua mossa ti lascia 1 carta senza “Ultima carta!”: possono beccarti, e peschi 2 carte.
why-whot-passes = 💡 La mossa migliore passa la penalità: { $seat } deve rispondere o pescare { $count } carte. Con la tua ne peschi { $instead }.
why-whot-cancels = 💡 La mossa migliore annulla una penalità di { $instead } carte.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } ha solo 1 carta. Con la mossa migliore deve rispondere o pescarne altre { $count }.
       *[other] Con la mossa migliore, { $seat } deve rispondere o pescare { $count } carte.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } ha solo 1 carta. Con la mossa migliore deve pescarne altre { $count }.
       *[other] Con la mossa migliore, { $seat } deve pescare { $count } carte.
    }
why-whot-again = 💡 Dopo la mossa migliore tocca di nuovo a te.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } ha solo 1 carta. Con la mossa migliore salta un turno.
       *[other] Con la mossa migliore, { $seat } salta un turno.
    }
why-whot-market =
    💡 Con la mossa migliore, { $count ->
        [one] chi viene dopo pesca una carta.
       *[other] gli altri { $count } pescano una carta a testa.
    }
why-whot-sheds =
    💡 Dopo la mossa migliore hai in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, dopo la tua { $instead }.
why-whot-keeps = 💡 La mossa migliore tiene per dopo questa carta: { $what }.
why-whot-fits =
    💡 Dopo la mossa migliore, { $count ->
        [one] 1 tua carta va bene
       *[other] { $count } tue carte vanno bene
    } sulla pila, dopo la tua { $instead ->
        [0] nessuna.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Dopo la mossa migliore le carte che hai in mano valgono { $count }, dopo la tua { $instead }.
why-differo-wins = 💡 La mossa migliore vince subito.
why-differo-allows = 💡 Dopo la tua mossa, { $seat } può vincere subito con <b>{ $reply }</b>.
why-differo-loses =
    💡 Dopo la tua mossa, { $seat } può forzare la vittoria in { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }, cominciando con <b>{ $reply }</b>.
why-differo-forces =
    💡 La mossa migliore forza la vittoria: qualunque cosa giochi { $seat }, vinci { $count ->
        [one] alla prossima mossa.
       *[other] al massimo in altre { $count } mosse.
    }
why-differo-threatens = 💡 La mossa migliore minaccia di vincere con <b>{ $reply }</b>.
why-differo-runs =
    💡 La tua mossa lascia arrivare { $seat } a { $instead ->
        [one] 1 riga
       *[other] { $instead } righe
    } dalla meta con <b>{ $reply }</b>. Dopo la mossa migliore, non meno di { $count }.
why-differo-nearer =
    💡 Dopo la mossa migliore ti { $count ->
        [one] manca 1 riga
       *[other] mancano { $count } righe
    } alla meta, dopo la tua { $instead }.
why-differo-narrows =
    💡 La mossa migliore lascia a { $seat } { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } tra cui scegliere, la tua { $instead }.
why-deerportal-portal =
    💡 La strada migliore arriva al portale{ $count ->
        [0] .
        [one] { " " }e porta 1 diamante.
       *[other] { " " }e porta { $count } diamanti.
    }
why-deerportal-stays =
    💡 Nel portale il tuo cammino è finito: lasceresti sul percorso { $count ->
        [one] 1 diamante.
       *[other] { $count } diamanti.
    }
why-deerportal-diamonds =
    💡 La strada migliore porta subito { $count ->
        [one] 1 diamante
       *[other] { $count } diamanti
    }, la tua { $instead ->
        [0] nessuno.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 La strada migliore congela { $seat } per un turno.
why-deerportal-meditates =
    💡 Se mediti, sul tuo percorso ci { $count ->
        [one] sarà 1 diamante
       *[other] saranno { $count } diamanti
    }. La tua strada ne lascia { $instead }.
why-deerportal-reaches =
    💡 Dalla casella migliore il prossimo tiro può raggiungere { $count ->
        [one] 1 diamante
       *[other] { $count } diamanti
    }, dalla tua { $instead ->
        [0] nessuno.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Dalla casella migliore il prossimo tiro può raggiungere { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } con una runa o un diamante, dalla tua { $instead ->
        [0] nessuna.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 Dalla casella migliore { $count ->
        [one] manca 1 casella
       *[other] mancano { $count } caselle
    } al portale, dalla tua { $instead }.
why-rally-home = 💡 La mossa migliore ti porta al traguardo.
why-rally-stamp = 💡 La mossa migliore porta un timbro: { $what }.
why-rally-still = 💡 Dopo la mossa migliore, con i passi che restano puoi ancora finire qui: { $what }. Dopo la tua, non raggiungi nessuna meta.
why-rally-lapse =
    💡 La tua mossa spreca { $instead ->
        [one] 1 passo
       *[other] { $instead } passi
    } in un vicolo cieco, la migliore { $count ->
        [0] nessuno.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Dalla casella migliore, { $count ->
        [one] 1 tiro su 6 ti fa
       *[other] { $count } tiri su 6 ti fanno
    } finire il prossimo turno su una meta. Dalla tua, { $instead ->
        [0] nessuno.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Dalla casella migliore, { $count ->
        [one] 1 tiro su 36 ti fa
       *[other] { $count } tiri su 36 ti fanno
    } finire il prossimo turno su una meta. Dalla tua, { $instead ->
        [0] nessuno.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 Dalla casella migliore { $count ->
        [one] manca 1 passo
       *[other] mancano { $count } passi
    } alla meta più vicina, dalla tua { $instead }.
why-caesar-stops = 💡 Il tuo veto ferma { $what }.
why-caesar-removes = 💡 Se non arriva un veto, la mossa migliore toglie un { $count } a { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Se non arriva un veto, la mossa migliore toglie un Φ a { $seat }: { $what }.
why-caesar-strikes =
    💡 Se non arriva un veto, la mossa migliore toglie { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a { $seat } e { $instead } a te: { $what }.
why-caesar-reveals =
    💡 Se non arriva un veto, la mossa migliore scopre { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } di { $seat }: { $what }.
why-caesar-leads = 💡 Dopo la mossa migliore un voto qui sarebbe tuo: { $what }.
why-caesar-hides = 💡 Coperta, la tua carta è al riparo da un Assassinio.
why-caesar-decided = 💡 Un voto qui sarebbe tuo anche senza quella carta: { $what }.
why-caesar-adds =
    💡 La mossa migliore aggiunge { $count } di influenza, la tua { $instead ->
        [0] niente.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 La mossa migliore ti lascia in mano il { $count }.
why-caesar-keeps = 💡 La mossa migliore tiene per dopo questa carta: { $what }.
