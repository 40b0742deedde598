game-caesar-about = Cesare contro Cleopatra: conquista cinque gruppi di patrizi romani con bluff, spie e veti.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra, Cesare
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Scopo:</b> conquistare i patrizi di Roma. Sono cinque gruppi, tre da 5 patrizi (Pretori, Edili, Questori) e due da 3 (Consoli, Censori). Vince chi alla fine ha più punti.

    <b>Inizio:</b> ognuno piazza in segreto cinque carte coperte, 1, 2, 3, 4 e 5, una per gruppo. In mano restano un altro 1, 2, 3, 4 e 5 e un Veto, più una missione segreta (pagina 4). Comincia Cesare.

    <b>Il tuo turno</b>
    1. Gioca influenza: <b>una</b> carta, scoperta o coperta, oppure <b>due</b>, una scoperta e una coperta. Almeno una è obbligatoria. Su un gruppo puoi avere al massimo cinque carte.
    2. Puoi anche giocare <b>una</b> carta azione, prima o dopo. Se la giochi dopo la prima influenza, non puoi giocare una seconda carta influenza.
    3. Pesca un <b>busto</b> dal sacchetto: forse un gruppo vota.
    4. Torna a sei carte. Per ognuna scegli il mazzo: influenza o azione.
game-caesar-rules-2 =
    🗿 <b>Busti e voti</b>

    Nel sacchetto ci sono sette busti.
    • Busto di un gruppo: quel gruppo vota. Il busto si mette da parte.
    • 🪨 grigio: nessun voto. Il busto si mette da parte.
    • ⚫ nero: nessun voto. Tutti i busti, anche questo, tornano nel sacchetto.
    Poi, dopo qualsiasi busto, vota anche ogni gruppo con 8 o più carte (le due parti insieme). Così un gruppo può votare due volte in un turno.

    <b>Un voto</b>
    1. Tutte le carte del gruppo vengono scoperte e restano così.
    2. Ogni parte somma le sue. Un Filosofo Φ conta 0.
    3. La somma più alta conquista un patrizio. Ma se una parte ha più Φ dell’altra, vince la somma <b>più bassa</b>.
    4. Chiunque vinca, la parte con la somma più alta scarta il suo numero più alto, l’altra il suo più basso. Il resto rimane, anche i Φ.
    <b>Somme pari:</b> nessuno vince e nessuno scarta.

    Conquistato l’ultimo patrizio di un gruppo, le sue carte si scartano e il suo busto esce dal gioco.
game-caesar-rules-3 =
    🃏 <b>Le carte</b>

    <b>Influenza</b> (37 a testa): sette per ogni numero da 1 a 5, e due Filosofi <b>Φ</b>.

    <b>Carte azione</b> (10 a testa)
    🗡 <b>Assassinio</b> ×3: l’altra parte scarta dal tavolo una carta scoperta che scegli tu, anche un Φ.
    👁 <b>Spia</b> ×3: tutte le carte coperte rivali su un gruppo vengono scoperte.
    🔀 <b>Arrocco</b> ×1: riprendi tutte le tue carte da due gruppi e ridistribuiscile fra questi due, tutte coperte, al massimo cinque per gruppo.
    ⚡ <b>Ira degli dèi</b> ×1: le due parti scartano tutte le loro carte su un gruppo.
    ✋ <b>Veto</b> ×2: ferma una di queste quando l’altra parte la annuncia. Si scartano entrambe, e tu peschi subito una carta. A un Veto non si pone il veto, e si gioca solo in risposta.

    Te lo chiedo anche se non hai un Veto; a volte no, se tutti possono sapere che non ce l’hai. Una carta fermata resta la carta azione di quel turno.
game-caesar-rules-4 =
    🏆 <b>Fine e punti</b>

    <b>Nessuna influenza in mano,</b> o nessun gruppo dove giocarla? Allora peschi solo un busto, e prima di tornare a sei puoi scartare carte dalla mano.
    <b>I mazzi vuoti</b> non si rimescolano. Pesca dall’altro. Se sono vuoti entrambi, giochi con meno carte.

    <b>La partita finisce</b> alla fine di un turno, se
    • tutti i 21 patrizi sono conquistati,
    • nessuno ha più influenza in mano o nel mazzo,
    • tutti i gruppi sono in parità e nessuno può più cambiarlo,
    • oppure sul tavolo non cambia niente da 12 turni di fila (6 a testa).

    <b>Punti</b>
    • 1 per ogni patrizio
    • 1 in più per la maggioranza in un gruppo (3 su 5, o 2 su 3), e un altro per il gruppo intero
    • 2 in più per la maggioranza nel gruppo della tua missione segreta: Pretori, Edili o Questori

    Vince chi ha più punti. A pari punti è pareggio.
open-caesar = 🃏 Le mie carte
caesar-group-praetor = Pretori
caesar-group-aedile = Edili
caesar-group-quaestor = Questori
caesar-group-consul = Consoli
caesar-group-censor = Censori
caesar-persona-caesar = Cesare
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Assassinio
caesar-card-scout = 👁 Spia
caesar-card-castling = 🔀 Arrocco
caesar-card-wrath = ⚡ Ira
caesar-card-veto = ✋ Veto
caesar-label-hand = Mano
caesar-label-decks = Mazzi
caesar-label-discarded = Scarti
caesar-label-busts = Busti usciti
caesar-label-bag = Nel sacchetto
caesar-title-mission =
    { $persona } · missione { $group }{ $done ->
        [yes] : +2
       *[no] : fallita
    }
caesar-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
caesar-label-mission = La tua missione
caesar-name-assassination = Assassinio
caesar-name-scout = Spia
caesar-name-castling = Arrocco
caesar-name-wrath = Ira
caesar-name-veto = Veto
caesar-lost-nothing = niente
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] tutti conquistati
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Busti usciti: { $out } · nel sacchetto: { $bag }
caesar-no-busts = nessuno
caesar-decks = 📚 Mazzi (influenza + azione): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 scarti: { $discarded_one } e { $discarded_other }
caesar-match = 🏆 Partita { $game } della serie, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: permettere l’azione o fermarla con un Veto?
caesar-now-setup = 🤫 Ognuno piazza in segreto un 1, un 2, un 3, un 4 e un 5, coperti, uno per gruppo.
caesar-now-play = ▶️ Ora: 1 o 2 carte influenza e fino a 1 carta azione.
caesar-now-influence = ▶️ Ora: 1 o 2 carte influenza.
caesar-now-more =
    ▶️ Ora: una seconda carta influenza ({ $way ->
        [up] scoperta
       *[down] coperta
    }){ $acted ->
        [yes] { "" }
       *[no] { ", una carta azione" }
    } o un busto.
caesar-now-action = ▶️ Ora: una carta azione o un busto.
caesar-now-replace = ▶️ Ora: si pesca una carta al posto del Veto.
caesar-now-castling = ▶️ Ora: si ridistribuiscono le carte sui due gruppi, coperte.
caesar-now-discard = ▶️ Non si può giocare influenza. Ora: si scarta quel che non serve, poi si torna a sei.
caesar-now-refill = ▶️ Ora: si pesca fino a tornare a sei carte in mano.
caesar-mission = 🎯 Missione: maggioranza { dei } { $group } (+2)
caesar-hand = 🃏 La tua mano: { $cards }
caesar-discards = 🗑 Scarti: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Nessuno scarto —
       *[other] 🗑 Scarti ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] punto
       *[other] punti
    } · in mano: { $influence } influenza, { $actions } azione
caesar-final =
    { $patricians } { $patricians ->
        [one] patrizio
       *[other] patrizi
    } + { $bonus } per i gruppi{ $mission ->
        [none] { "" }
        [missed] { " " }(missione { $group } fallita)
       *[done] { " " }+ 2 per la missione { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Assassinio (carta scoperta: { $card }, { $group })
caesar-trick-scout = 👁 Spia ({ $group })
caesar-trick-castling = 🔀 Arrocco ({ $group } e { $other })
caesar-trick-wrath = ⚡ Ira degli dèi ({ $group })
caesar-ask-setup = <b>Quale carta va coperta { sui } { $icon } { $group }?</b> Carta { $number } di 5. La quinta va da sola sui Censori.
caesar-ask-play = <b>Scegli una carta.</b> Gioca 1 carta influenza, o 2 (una scoperta e una coperta). Puoi anche giocare 1 carta azione, prima o dopo.
caesar-ask-influence = <b>Scegli una carta influenza.</b> La carta azione l’hai già giocata.
caesar-ask-more =
    <b>Giochi una seconda carta, { $way ->
        [up] scoperta
       *[down] coperta
    }?</b> Sceglila, { $acted ->
        [yes] o pesca un busto.
       *[no] gioca una carta azione, o pesca un busto.
    }
caesar-ask-action = <b>Gioca una carta azione, o pesca un busto.</b> In questo turno non puoi più giocare influenza.
caesar-ask-where =
    <b>{ $way ->
        [either] Carta { $card }: su quale gruppo?</b>
        [up] Carta { $card }, scoperta: su quale gruppo?</b>
       *[down] Carta { $card }, coperta: su quale gruppo?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] quali due gruppi?
       *[other] quale gruppo?
    }</b>
caesar-ask-veto = <b>Permetti l’azione?</b> Te lo chiedo sempre, anche se non hai un Veto.
caesar-ask-replace = <b>Pesca una carta al posto del Veto.</b> Da quale mazzo?
caesar-ask-castling =
    <b>Carta { $card }: dove va?</b> { $count ->
        [one] È l’ultima carta,
       *[other] Ancora { $count } carte da piazzare,
    } { $count ->
        [one] coperta.
       *[other] tutte coperte.
    }
caesar-ask-discard = <b>Non puoi giocare influenza.</b> Scarta le carte che vuoi, poi tocca Fatto. Dopo torni a sei carte.
caesar-ask-refill =
    <b>Pesca { $missing ->
        [one] 1 carta
       *[other] { $missing } carte
    }.</b> 📜 Influenza (ancora { $influence }) o 🎭 azione (ancora { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Permetti
caesar-done-play = 🗿 Pesca un busto
caesar-done-discard = ✅ Fatto
caesar-discard = Scarta { $card }
caesar-draw-influence = 📜 Influenza ({ $count })
caesar-draw-action = 🎭 Azione ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — L’ultima carta —
       *[other] — Poi: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Entrambe
       *[other] Tutte e { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Busto già pescato —
caesar-bust-follows = — Poi si pesca un busto —
caesar-veto-played = — Veto giocato —
caesar-first-influence = Prima pesca 1 📜
caesar-first-action = Prima pesca 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } scoperto, { $icon } { $group }
caesar-play-down = { $card } coperto, { $icon } { $group }
caesar-not-veto = Un Veto risponde solo alle carte azione rivali. Da solo non si gioca.
caesar-no-veto = Non hai un Veto: puoi solo permettere l’azione.
caesar-not-acted = In questo turno hai già giocato una carta azione.
caesar-not-assassination = L’altra parte non ha carte scoperte.
caesar-not-scout = L’altra parte non ha carte coperte.
caesar-not-castling = Per un Arrocco servono due gruppi con patrizi ancora da conquistare e una tua carta su uno dei due.
caesar-not-wrath = Sul tavolo non c’è influenza.
caesar-not-closed = In questo turno non puoi più giocare influenza. Hai giocato due carte, o una carta azione dopo la prima.
caesar-not-open = Non c’è un gruppo dove giocare. Ognuno ha cinque tue carte, o non ha più patrizi.
caesar-not-bust = Gioca prima una carta influenza. Poi peschi un busto.
caesar-not-there = Questo pulsante mostra solo cosa viene dopo.
caesar-not-another = In questo turno hai già pescato un busto.
caesar-not-vetoed = Hai giocato il Veto. Pesca una carta al suo posto.
caesar-not-yet = Prima piazza, una alla volta, tutte le carte che ridistribuisci.
caesar-not-again = Questa carta l’hai già piazzata.
caesar-full = Lì hai già cinque carte, di più non si può.
caesar-no-such-card = Non hai quella carta.
caesar-keys = { $icon }5 vuol dire un 5 scoperto { sui } { $group }.
caesar-own-hidden = 🙈 Le tue carte coperte: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] Carta { $card } { sui } { $icon } { $group }: scoperta o coperta?</b>
        [up] Giochi la carta { $card } scoperta { sui } { $icon } { $group }?</b>
       *[down] Giochi la carta { $card } coperta { sui } { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” pesca anche un busto." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Quale carta scoperta { sui } { $icon } { $group }?
        [castling] { $icon } { $group } e quale altro gruppo?
       *[other] { $card } { sui } { $icon } { $group }?
    }</b> L’altra parte può porre il veto.
caesar-place-up = { $card } scoperto
caesar-place-down = { $card } coperto ▮
caesar-not-here = Ora questa carta non può andare { sui } { $group }.
caesar-not-won = { i-gruppo } { $group } sono già tutti conquistati.
caesar-empty-hand = Non hai carte.
event-caesar-two =
    { $known ->
        [yes] { seat-ha } giocato un <b>{ $card }</b> scoperto { sui } { $icon } { $group } e un <b>{ $card2 }</b> coperto { sui2 } { $icon2 } { $group2 }.
       *[no] { seat-ha } giocato un <b>{ $card }</b> scoperto { sui } { $icon } { $group } e una carta coperta { sui2 } { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Parità: non cambia niente.
        [turned]
            I Filosofi ({ $phil_one } : { $phil_other }) ribaltano il risultato: { WHO($winner) ->
                [you] <b>hai conquistato</b>
               *[other] <b>{ $winner }</b> ha conquistato
            } un patrizio con la somma più bassa.
       *[won]
            { WHO($winner) ->
                [you] <b>Hai conquistato</b>
               *[other] <b>{ $winner }</b> ha conquistato
            } un patrizio.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Scarti: { $high } { $highest }, { $low } { $lowest ->
                [0] niente.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { seat-ha } piazzato <b>{ $cards }</b>, coperte.
       *[no] { seat-ha } piazzato cinque carte coperte.
    }
event-caesar-played = { seat-ha } giocato un <b>{ $card }</b> scoperto { sui } { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { seat-ha } giocato un <b>{ $card }</b> coperto { sui } { $icon } { $group }.
       *[no] { seat-ha } giocato una carta coperta { sui } { $icon } { $group }.
    }
event-caesar-announced = 📣 { seat-ha } annunciato <b>{ $trick }</b>.
event-caesar-passed = { seat-ha } permesso l’azione.
event-caesar-vetoed = ✋ <b>Veto!</b> { seat-ha } fermato { $trick }.
event-caesar-assassinated = 🗡 { seat-ha } perso un <b>{ $card }</b> scoperto { sui } { $icon } { $group }.
event-caesar-revealed = 👁 { seat-ha } dovuto mostrare <b>{ $cards }</b> { sui } { $icon } { $group }.
event-caesar-castled =
    🔀 { seat-ha } ridistribuito { WHO($seat) ->
        [you] le tue
       *[other] le sue
    } carte, tutte coperte: { $first } { sui } { $icon } { $group } e { $second } { sui2 } { $icon2 } { $group2 }.
event-caesar-struck =
    ⚡ Gli dèi hanno colpito { $group ->
        [Edili] gli
       *[other] i
    } { $icon } { $group }. Perdite: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { seat-ha } pescato { $bust ->
        [black] il <b>busto nero</b> ⚫: tutti i busti tornano nel sacchetto.
        [grey] il <b>busto grigio</b> 🪨: nessun voto.
       *[group] il busto { dei } <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { i-gruppo } { $icon } <b>{ $group }</b> hanno 8 o più carte, quindi votano anche loro:
       *[no] 🗳 { i-gruppo } { $icon } <b>{ $group }</b> votano:
    } { $vote }
event-caesar-exhausted = 🏛 { i-gruppo } { $icon } { $group } sono tutti conquistati. Le loro carte e il loro busto escono dal gioco.
event-caesar-discarded = { seat-ha } scartato una carta: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { seat-ha } pescato { $deck ->
                [influence] un <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { seat-ha } pescato { $deck ->
                [influence] una carta influenza.
               *[action] una carta azione.
            }
    }
event-caesar-drew-several =
    { seat-ha } pescato { $influence ->
        [0]
            { $actions ->
                [one] 1 carta azione.
               *[other] { $actions } carte azione.
            }
        [one]
            1 carta influenza{ $actions ->
                [0] .
                [one] { " e 1 carta azione." }
               *[other] { " e" } { $actions } carte azione.
            }
       *[other]
            { $influence } carte influenza{ $actions ->
                [0] .
                [one] { " e 1 carta azione." }
               *[other] { " e" } { $actions } carte azione.
            }
    }
event-caesar-left = { seat-ha } lasciato la partita.
event-caesar-ended =
    { $result ->
        [tie] Questa partita è un pareggio, { $best } : { $worst }.
       *[won]
            { WHO($winner) ->
                [you] <b>Hai</b> vinto
               *[other] <b>{ $winner }</b> ha vinto
            } questa partita { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Nella prossima partita vi scambiate le parti." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Tutti i patrizi sono conquistati. { $count ->
        [one] { $winners } conquista Roma!
       *[other] { $winners } si dividono Roma!
    }
reason-caesar-influence =
    Non c’è più influenza da giocare. { $count ->
        [one] { $winners } conquista Roma!
       *[other] { $winners } si dividono Roma!
    }
reason-caesar-stalemate =
    Ogni gruppo è in parità e nessuno può cambiarlo. { $count ->
        [one] { $winners } conquista Roma!
       *[other] { $winners } si dividono Roma!
    }
reason-caesar-standstill =
    Da 12 turni non cambia niente. { $count ->
        [one] { $winners } conquista Roma!
       *[other] { $winners } si dividono Roma!
    }
reason-caesar-match =
    La serie è finita. { $count ->
        [one] { $winners } vince!
       *[other] { $winners } condividono la vittoria!
    }
reason-caesar-left = { $winners } conquista Roma: l’altra parte ha lasciato la partita.
rule-caesar-missions = Missioni segrete
rule-caesar-missions-help = Ognuno ha un gruppo segreto. Conquistarne la maggioranza vale 2 punti in più.
rule-caesar-philosophers = Filosofi dopo un voto
rule-caesar-philosophers-help = Cosa succede ai Filosofi di un gruppo dopo un voto vinto da qualcuno: restano tutti, la parte che ne ha di più ne scarta uno, oppure si scartano tutti.
rule-caesar-philosophers-stay = restano tutti
rule-caesar-philosophers-source = 1 scartato
rule-caesar-philosophers-classic = tutti scartati
rule-caesar-personas = Chi gioca Cesare
rule-caesar-personas-help = Cesare lo gioca chi arriva prima, chi arriva dopo, o si decide a caso. All’altra parte tocca Cleopatra.
rule-caesar-personas-seats = chi arriva prima
rule-caesar-personas-swapped = chi arriva dopo
rule-caesar-personas-dealt = a caso
rule-caesar-cleopatra_starts = Comincia Cleopatra
rule-caesar-cleopatra_starts-help = Il primo turno è di Cleopatra, non di Cesare.
rule-caesar-best_of_three = Al meglio di tre
rule-caesar-best_of_three-help = Si giocano fino a tre partite, e chi ne vince due vince la serie. Dopo ogni partita vi scambiate le parti.
caesar-not-so = Ora puoi giocare { $card }, ma non così.
typed-caesar = Scrivi una carta, un gruppo e “scoperta” o “coperta”. Carte: da 1 a 5, o filosofo (anche p). Gruppi: pretori, edili, questori, consoli, censori. Puoi accorciare ogni parola, come in “3 con scop”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Mosse obbligate automatiche
rule-caesar-forced_moves-help = Se tutti vedono che non hai un Veto (nessuna carta azione in mano, o entrambi i Veti scartati), non ti chiedo se permetti una carta azione: ha effetto e basta. Te lo chiedo comunque per un Arrocco, e prima che si peschi un busto.
typed-words-caesar =
    praetor: pretori pretore
    aedile: edili edile
    quaestor: questori questore
    consul: consoli console
    censor: censori censore
    up: scoperta scoperto
    down: coperta coperto
    p: filosofo filosofi fi Φ
    assassination: assassinio
    scout: spia
    castling: arrocco
    wrath: ira
    veto: veto
    draw: pesca pescare
    influence: influenza
    action: azione azioni
    discard: scarta scartare
    pass: permetti permettere
    done: fatto fine
    bust: busto busti
