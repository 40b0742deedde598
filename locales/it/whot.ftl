game-whot-about = Gioca sulla carta in cima, colpisci gli altri con le penalità e resta senza carte prima di tutti.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Scopo</b>: liberarti di tutte le tue carte prima degli altri.

    <b>Inizio</b>: 7 carte a testa. Un’altra apre la pila, scoperta: è la carta in cima. Questa prima carta non fa niente, nemmeno se è speciale. Il resto è il mercato, da cui si pesca.

    <b>Quando tocca a te</b>, fai una di queste cose:
    1. <b>Gioca 1 carta che va bene con la carta in cima</b>: stesso simbolo (● ▲ ✚ ■ ★), stesso numero, oppure un Whot (pagina 2). Ora in cima c’è la tua.
    2. <b>Pesca 1 carta</b> dal mercato, anche se ne hai una che va bene. Non puoi giocarla nello stesso turno.

    Poi tocca a chi viene dopo, sempre in senso orario.

    <b>Vinci</b> appena giochi la tua ultima carta, anche se è speciale.
game-whot-rules-2 =
    📖 <b>Whot: le carte speciali</b>

    <b>1 Ancora tu</b>: giochi di nuovo.

    <b>2 Pesca due</b>: chi viene dopo deve pescare 2 carte di penalità, oppure rispondere con un 2 di qualsiasi simbolo. Se risponde, chi segue deve pescarne 4 o rispondere, e così via.

    <b>5 Pesca tre</b>: uguale, ma con i 5 e una penalità di 3 carte. A un 2 si risponde solo con un 2, a un 5 solo con un 5. Chi pesca la penalità ha finito il turno, e chi viene dopo gioca come al solito. Se tutte le carte che potrebbero rispondere sono nella pila, peschi in automatico.

    <b>8 Sospensione</b>: chi viene dopo salta un turno. In 2 giochi di nuovo tu.

    <b>14 Mercato generale</b>: tutti gli altri pescano 1 carta. Poi tocca a chi viene dopo, come al solito.

    <b>20 Whot</b>: va su ogni carta, ma non risponde a una penalità. Chiami un simbolo: da lì in poi vanno bene solo quel simbolo e altri Whot, finché qualcuno non gioca una carta diversa da un Whot. Se il Whot è la tua ultima carta, vinci senza chiamare.
game-whot-rules-3 =
    📖 <b>Whot: quando finisce il mercato</b>

    <b>La prima volta</b> che qualcuno deve pescare e le carte non bastano, la pila viene mescolata e diventa il nuovo mercato. Resta solo la carta in cima.

    <b>Poi</b> non si mescola più. Quando il mercato è vuoto del tutto è <b>Morte improvvisa ☠️</b>: si gioca ancora, ma la prima volta che le carte da pescare non bastano la partita finisce, che sia per una pescata a scelta, una penalità o un Mercato generale, anche giocato come ultima carta. Vince chi ha meno punti in mano. A pari punti si condivide la vittoria.

    <b>Punti in mano</b>: ogni carta vale il suo numero, ★ il doppio, un Whot 20. I punti decidono anche chi arriva dopo: meno sono, meglio è.

    <b>Se lasci la partita</b>, le tue carte vanno in fondo al mercato e finisci dietro a tutti quelli che restano. L’eventuale penalità passa a chi viene dopo. Se resta una persona sola, vince.

    <b>54 carte</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ e 5 Whot.
open-whot = 🃏 Le mie carte
whot-card = Whot
whot-symbol-circle = cerchio
whot-symbol-triangle = triangolo
whot-symbol-cross = croce
whot-symbol-square = quadrato
whot-symbol-star = stella
whot-name-1 = Ancora tu
whot-name-2 = Pesca due
whot-name-5 = Pesca tre
whot-name-8 = Sospensione
whot-name-14 = Mercato generale
whot-name-20 = Whot
whot-top = Carta in cima
whot-market = Mercato
whot-market-holds = Mercato: { $count }
whot-board =
    Carta in cima: <b>{ $card }</b> · { $market ->
        [0] niente più da pescare
        [one] ne resta 1 da pescare
       *[other] ne restano { $market } da pescare
    }
whot-called = 📣 Chiamato: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Devi pescare
       *[no] { seat-deve } pescare
    } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }{ $answer ->
        [none] .
        [none-or-whot] { " o rispondere con un Whot." }
        [number-or-whot] { " o rispondere con un" } { $number } o un Whot.
       *[number] { " o rispondere con un" } { $number }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Aggiungi un altro { $number } o chiudi il turno{ $count ->
                [0] .
                [one] . Poi { $asked } deve pescare 1 carta.
               *[other] . Poi { $asked } deve pescare { $count } carte.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Dovrai pescare
               *[no] { $asked } dovrà pescare
            } { $count ->
                [one] 1 carta.
               *[other] { $count } carte.
            } Prima { $seat } può aggiungere un altro { $number }.
    }
whot-holds =
    { $count ->
        [one] <b>1 carta</b>
       *[other] { $count } carte
    }
whot-hand = 🃏 La tua mano: { $cards }
whot-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
whot-match = 🏆 Punti finora: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Non hai carte.
whot-alert = Le tue carte. Per giocarne una, tocca il suo numero tra i pulsanti del tavolo:
whot-large-hand =
    { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    } Puoi giocare: { "" }
whot-draw =
    { $count ->
        [one] Pesca una carta
       *[other] Pesca { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] fine smazzata
       *[no] fine partita
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Il mercato sta finendo. La prima volta che le carte non bastano, la smazzata finisce.
       *[no] ☠️ Il mercato sta finendo. La prima volta che le carte non bastano, la partita finisce e vince chi ha meno punti.
    }
whot-done = Fatto
whot-catch = Becca { $seat }: niente “Ultima carta!”
whot-says-last = “Ultima carta!”
whot-which-symbol = <b>Quale simbolo chiami?</b>
whot-last-unsaid = ☐ Di’ “Ultima carta!”
whot-last-said = ☑ Di’ “Ultima carta!”
whot-number-last = { $number }: ultima carta!
whot-not-pick =
    Non puoi rispondere con { $card }. Gioca un { $number } o pesca { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    }
whot-not-pick-undefended =
    Ora non puoi giocare { $card }. Devi pescare { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    }
whot-not-decking = Non puoi aggiungere { $card }, solo un altro { $number }.
whot-not-special = { $card } è una carta speciale. Con le vostre regole della casa, l’ultima carta deve essere normale.
whot-not-called = { $card } non va bene. Simbolo chiamato: { $symbol }.
whot-not-fitting = { $card } non va bene su { $top }. Gioca lo stesso simbolo, lo stesso numero o un Whot.
whot-tap-a-symbol = Per giocare il Whot, tocca il simbolo che vuoi chiamare.
whot-no-whot = Non hai un Whot, quindi non puoi chiamare un simbolo.
event-whot-played =
    { seat-ha } giocato <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " e chiamato " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Ultima carta!”
       *[no]
            { $left ->
                [0] : era l’ultima carta!
                [1] . Resta 1 carta.
               *[other] .
            }
    }
event-whot-pick_due =
    { seat-deve } pescare { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    }
event-whot-pick_cancelled =
    { seat-ha } annullato la penalità di { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
    }
event-whot-held_on =
    { WHO($seat) ->
        [you] Giochi di nuovo.
       *[other] { $seat } gioca di nuovo.
    }
event-whot-suspended = { seat-ha } saltato un turno.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught]
                    Per questo { WHO($seat) ->
                        [you] hai
                       *[other] { $seat } ha
                    } pescato { $count }: <b>{ $cards }</b>.
                [market]
                    Mercato generale: { WHO($seat) ->
                        [you] hai
                       *[other] { $seat } ha
                    } pescato <b>{ $cards }</b>.
                [pick] { seat-ha } pescato { $count }: <b>{ $cards }</b>.
               *[turn] { seat-ha } pescato <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    Per questo { WHO($seat) ->
                        [you] hai
                       *[other] { $seat } ha
                    } pescato { $count ->
                        [one] 1 carta.
                       *[other] { $count } carte.
                    }
                [market]
                    Mercato generale: { WHO($seat) ->
                        [you] hai
                       *[other] { $seat } ha
                    } pescato una carta.
               *[turn]
                    { seat-ha } pescato { $count ->
                        [one] una carta.
                       *[other] { $count } carte.
                    }
            }
    }
event-whot-market =
    Mercato generale: { $count ->
        [one] 1 persona ha pescato 1 carta.
       *[other] { $count } persone hanno pescato 1 carta a testa.
    }
event-whot-reshuffled =
    { $count ->
        [one] Il mercato era finito: 1 carta della pila è il nuovo mercato.
       *[other] Il mercato era finito: { $count } carte della pila, mescolate, sono il nuovo mercato.
    }
event-whot-sudden_death = ☠️ Morte improvvisa: il mercato è finito per sempre.
event-whot-caught =
    { WHO($by) ->
        [you] Hai beccato { $seat }: niente “Ultima carta!”
       *[other]
            { WHO($seat) ->
                [you] Ti ha beccato { $by }: niente “Ultima carta!”
               *[other] { $by } ha beccato { $seat }: niente “Ultima carta!”
            }
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Le tue carte
       *[other] Le carte di { $seat }
    } sono finite in fondo al mercato.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Morte improvvisa: la smazzata è finita.
       *[empty_hand] La smazzata è finita.
    } Punti: { $scores }.
event-whot-ended = Tutti hanno mostrato le carte.
reason-whot-empty_hand = { $winners } gioca l’ultima carta e vince!
reason-whot-sudden_death =
    ☠️ Morte improvvisa: { $count ->
        [one] { $winners } ha meno punti di tutti e vince!
       *[other] { $winners } hanno meno punti di tutti e condividono la vittoria!
    }
reason-whot-match =
    La serie è finita. { $count ->
        [one] { $winners } ha meno punti di tutti e vince!
       *[other] { $winners } hanno meno punti di tutti e condividono la vittoria!
    }
reason-whot-last_standing = { $winners } ha resistito più di tutti e vince!
rule-whot-hand_size = Carte all’inizio
rule-whot-hand_size-help = Quante carte riceve ogni persona.
rule-whot-market_keeps_turn = Dopo un 14 giochi di nuovo
rule-whot-market_keeps_turn-help = Se giochi un Mercato generale (14), giochi di nuovo.
rule-whot-tender = Senza rimescolare
rule-whot-tender-help = Il mercato non viene mai rimescolato. La prima volta che le carte non bastano, la partita finisce e vince chi ha meno punti.
rule-whot-whot_cancels_pick = Un Whot annulla la penalità
rule-whot-whot_cancels_pick-help = A un 2 o a un 5 puoi rispondere con un Whot. Allora non pesca nessuno.
rule-whot-no_defending = Penalità senza risposta
rule-whot-no_defending-help = Dopo un 2 o un 5, chi viene dopo deve pescare. Nessuno può rispondere.
rule-whot-pick_five = Dopo un 5 peschi 5, non 3
rule-whot-pick_five-help = La penalità per un 5 è di 5 carte invece di 3.
rule-whot-star_skips_two = ★8 salta due persone
rule-whot-star_skips_two-help = Dopo la carta ★8, le due persone seguenti saltano un turno.
rule-whot-draw_until_playable = Pesca fino a una che va bene
rule-whot-draw_until_playable-help = Se peschi, continui finché non esce una carta che va bene. Poi devi giocare una carta che va bene: quella o un’altra.
rule-whot-double_decking = Più carte dello stesso numero
rule-whot-double_decking-help = In un turno puoi giocare più carte dello stesso numero.
rule-whot-last_card_call = Di’ “Ultima carta!”
rule-whot-last_card_call-help = Si dice giocando la penultima carta. Se lo dimentichi, chi viene dopo può beccarti, e peschi 2 carte.
rule-whot-no_special_finish = L’ultima carta non può essere speciale
rule-whot-no_special_finish-help = La tua ultima carta deve essere normale, non un 1, 2, 5, 8, 14 o un Whot.
rule-whot-match_to = Serie
rule-whot-match_to-0 = 1 smazzata
rule-whot-match_to-100 = 100 punti
rule-whot-match_to-help = Le carte che ti restano in mano a fine smazzata contano contro di te. Si giocano altre smazzate finché qualcuno non arriva a 100 punti. Allora vince chi ne ha meno.
rule-whot-forced_moves = Mosse obbligate automatiche
rule-whot-forced_moves-help = Se devi pescare una penalità e tutti vedono che non puoi rispondere, le carte arrivano da sole. Con “Penalità senza risposta” è sempre così. Se semplicemente non hai una carta che va bene, pescare resta una scelta tua.
whot-not-held = Non hai { $card }.
whot-say-symbol = Aggiungi il simbolo che chiami, così: /move w20 stella
whot-not-last = Puoi dire “ultima” solo giocando la penultima carta, e solo se le vostre regole della casa lo chiedono.
whot-not-draw-found = Hai pescato una carta che va bene. Gioca quella, o un’altra che va bene.
whot-not-draw-decking = Hai già giocato. Aggiungi un { $number } o invia /move fatto
typed-whot = Per una carta scrivi l’iniziale del simbolo in inglese e il numero: <b>c</b> cerchio, <b>t</b> triangolo, <b>x</b> croce, <b>s</b> quadrato, <b>*</b> stella. Dopo un Whot aggiungi il simbolo che chiami. Esempi: /move c5, /move *8, /move w20 stella, /move pesca
typed-open-whot = /move e una carta, per esempio <b>c5</b>
typed-words-whot =
    circle: cerchio cerchi
    triangle: triangolo triangoli
    cross: croce croci
    square: quadrato quadrati
    star: stella stelle
    draw: pesca pescare pesco
    take: prendi prendere prendo
    market: mercato
    last: ultima
    card: carta
    done: fatto fine
    catch: becca beccare
