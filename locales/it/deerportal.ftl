game-deerportal-about = Corri al portale, arraffa diamanti e scatena gli elementi gli uni contro gli altri.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, portale
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Scopo:</b> avere alla fine più diamanti 💎 di tutti.

    Ognuno ha il suo percorso, dall’angolo (casella 0) al portale 🌀 al centro (casella 40). I percorsi non si incrociano mai, quindi nessuno può bloccarti.

    <b>Il tuo turno</b>
    1. Tira il dado 🎲.
    2. Muovi <b>avanti o indietro</b> di tante caselle quante ne segna il dado. Muovere è obbligatorio. Se indietro non c’è spazio, vai avanti in automatico. Anche un tiro troppo alto ti porta nel portale.
    3. Conta solo la casella dove ti <b>fermi</b>. Se c’è un diamante, è tuo. Una runa, invece, attiva una carta (prossima pagina).

    <b>La fine:</b> chi raggiunge il portale prima di tutti prende 5 diamanti e dà il via alla modalità cervo 🦌. Dopo altri 16 turni, contando quelli di tutti, o appena sono tutti nel portale, si contano i diamanti. Vince chi ne ha di più!
game-deerportal-rules-2 =
    📖 <b>Rune e carte</b>

    Ogni percorso parte con 12 diamanti e 16 rune. Ogni runa è di 💧 Acqua, 🌱 Terra, 🔥 Fuoco o 💨 Aria. Se ti fermi su una runa, la carta in cima alla pila di quell’elemento, che tutti vedono, colpisce quell’elemento:

    • <b>Congela</b> ❄️: chi gioca quell’elemento salta un turno. Con due, ne salta due.
    • <b>Via una runa</b>: dal suo percorso sparisce 1 runa.
    • <b>Prendi 1 diamante</b>: ne prendi 1, anche se quel percorso non ne ha più.
    • <b>Prendi 2 diamanti</b>: prendi quelli che il percorso ha ancora, al massimo 2.

    I diamanti raccolti sono al sicuro: le carte prendono solo dal percorso. Una runa del <b>tuo</b> elemento non fa niente, ma la carta è usata. Dopo l’ultima carta di una pila (32), tutte le sue rune spariscono.

    🧘 <b>Medita:</b> torna nel tuo angolo con un tiro esatto, e il tuo percorso è di nuovo pieno come all’inizio.
game-deerportal-rules-3 =
    📖 <b>Il portale e la fine</b>

    🌀 Puoi entrare nel portale ogni volta che un tiro ti ci porta. Chi arriva <b>prima di tutti</b> prende 5 diamanti, gli altri niente. Nel portale tieni i tuoi diamanti e non giochi più, le carte non ti congelano, e quel che restava sul tuo percorso sparisce.

    🦌 <b>La modalità cervo</b> dura 16 turni, 4 per posto. Contano anche i turni saltati e quelli di chi è già nel portale.

    💠 <b>Il diamante grande</b> vale altri 3. Può prenderlo solo il Fuoco 🔥, se entra nel portale prima di tutti e ha in quel momento più diamanti di chiunque altro.

    <b>Chi vince?</b> Chi ha più diamanti è il Dio Cervo 🦌, anche senza aver raggiunto il portale. A parità, viene prima chi ha raggiunto il portale, in ordine d’arrivo. Chiunque altro l’abbia raggiunto è monaco 🙏.

    I posti vuoti li prendono i computer. Le stagioni cambiano solo l’aspetto.
open-deerportal = 🧭 La mia mossa
level-document = classico
level-document-help = 🤖 <b>classico</b> segue una regola semplice: va dove c’è qualcosa da prendere o lancia una moneta, e non guarda mai avanti.
deerportal-water = 💧 Acqua
deerportal-earth = 🌱 Terra
deerportal-fire = 🔥 Fuoco
deerportal-air = 💨 Aria
deerportal-stop = congela
deerportal-card = via una runa
deerportal-diamond = prendi 1 diamante
deerportal-diamonds = prendi 2 diamanti
deerportal-spring = 🌸 Primavera
deerportal-summer = ☀️ Estate
deerportal-fall = 🍂 Autunno
deerportal-winter = ❄️ Inverno
deerportal-time =
    { $season } · giro { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Modalità cervo</b>: ultimo turno
        [one] { " " }· 🦌 <b>Modalità cervo</b>: dopo questo resta 1 turno
       *[other] { " " }· 🦌 <b>Modalità cervo</b>: dopo questo restano { $left } turni
    }
deerportal-over = 🏁 Diamanti contati
deerportal-piles = 🎴 Cosa fanno ora le rune: { $cards }
deerportal-big = 💠 Il diamante grande è ancora nel portale: vale 3 per { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 diamanti
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } avanti, fino alla casella { $last }: { $things ->
        [none] niente
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } indietro, fino alla casella { $last }: { $things ->
        [none] niente
       *[other] { $things }
    }
deerportal-still = 💎 ancora da trovare: { $counts }
deerportal-at = { $mark } casella { $field } di { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 nel portale · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] salta un turno
       *[other] salta { $turns } turni
    }
deerportal-score =
    { $team ->
        [yes] squadra:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] 1 diamante
       *[other] { $count } diamanti
    }
deerportal-title-god = 🦌 <b>Dio Cervo</b> · 💎 { $count }
deerportal-title-monk = 🙏 Monaco: portale raggiunto · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Via prima della fine
       *[no] 🌾 Portale mai raggiunto
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Portale mai raggiunto
   *[other] 🌀 nel portale: { $number }º
}
deerportal-together = 🤝 { $count } insieme
deerportal-roll = 🎲 Tira il dado
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] congela { $element } ❄️
        [card] { $element } −1 runa
        [diamond] 1 💎 da { $element }
        [diamonds] { $count } 💎 da { $element }
       *[none] { $element } nessun effetto
    }
deerportal-portal =
    🌀 portale{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 medita
deerportal-ends = { $move } · fine partita
deerportal-said =
    { $way ->
        [back] indietro
       *[forward] avanti
    } { $place ->
        [portal] nel portale 🌀
        [corner] nel tuo angolo (🧘 medita)
        [diamond] alla casella { $field } (un diamante 💎)
        [own] alla casella { $field } (runa tua, { $element }: nessun effetto)
        [rune] alla casella { $field } (runa { $element }: { $card })
       *[nothing] alla casella { $field } (vuota)
    }
deerportal-ask-roll = <b>Tocca a te:</b> tira il dado.
deerportal-ask-way = 🎲 <b>Hai fatto { $number }: avanti o indietro?</b>
event-deerportal-rolled = 🎲 { seat-ha } fatto { $number }.
event-deerportal-moved =
    { seat-ha } { $rolled ->
        [0] { "" }
       *[other]
            fatto { $rolled }{ $found ->
                [diamond] ,
               *[nothing] { " e" }
            }{ " " }
    }{ $way ->
        [back]
            mosso indietro { $place ->
                [portal] fino al portale
                [corner] fino all’angolo
               *[field] fino alla casella { $end }
            }
       *[forward]
            raggiunto { $place ->
                [portal] il portale
                [corner] l’angolo
               *[field] la casella { $end }
            }
    }{ $found ->
        [diamond] { " e trovato un diamante 💎." }
        [own]
            : runa del { WHO($seat) ->
                [you] tuo
               *[other] proprio
            } elemento, nessun effetto.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { seat-ha } meditato: il { WHO($seat) ->
        [you] tuo
       *[other] suo
    } percorso è di nuovo pieno.
event-deerportal-found_big =
    💠 { seat-ha } preso il diamante grande: { $count ->
        [one] 1 diamante!
       *[other] { $count } diamanti!
    }
event-deerportal-found_diamond = 💎 { seat-ha } trovato un diamante.
event-deerportal-drew =
    { $what ->
        [own]
            { seat-ha } attivato una runa del { WHO($seat) ->
                [you] tuo
               *[other] proprio
            } elemento { $mark }: nessun effetto.
        [frozen]
            { la-runa } { WHO($target) ->
                [you] ti ha congelato ({ $mark }): salti un turno ❄️.
               *[other] ha congelato { $target } ({ $mark }), che salta un turno ❄️.
            }
        [lost] { la-runa } ha tolto 1 runa { dal-percorso } ({ $mark }).
        [lost-nobody] { la-runa } ha tolto 1 runa dal percorso { dell-elemento } { $mark }.
        [won] { seat-ha } preso { presi } { dal-percorso } ({ $mark }).
        [won-nobody] { seat-ha } preso { presi } dal percorso { dell-elemento } { $mark }.
        [won-anyway] { seat-ha } ricevuto 1 diamante, anche se sul percorso { dell-elemento } { $mark } non ce n’erano più.
        [no-diamond] { la-runa } non ha fatto niente: sul percorso { dell-elemento } { $mark } non ci sono più diamanti.
        [no-rune] { la-runa } non ha fatto niente: sul percorso { dell-elemento } { $mark } non ci sono più rune.
       *[no-one] { la-runa } non ha fatto niente: sul percorso { dell-elemento } { $mark } non c’è nessuno.
    }{ $was_last ->
        [yes] { " " }Era l’ultima carta della pila: le rune { $mark } sono sparite tutte.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { seat-ha } { $rolled ->
        [0] raggiunto
       *[other] fatto { $rolled } e raggiunto
    } { $place ->
        [1] il portale prima di tutti: { $bonus } diamanti!
       *[other] il portale.
    }
event-deerportal-deer_mode = 🦌 Inizia la modalità cervo: ancora { $turns } turni, contando quelli di tutti.
event-deerportal-missed =
    ❄️ { seat-ha } saltato un turno{ $left ->
        [0] .
        [one] { "" } e ne salterà ancora 1.
       *[other] { "" } e ne salterà ancora { $left }.
    }
event-deerportal-season_began = Nuova stagione: { $season }.
event-deerportal-left =
    { WHO($seat) ->
        [you] Hai lasciato la partita con i tuoi diamanti.
       *[other] { $seat } ha lasciato la partita con i suoi diamanti.
    }
event-deerportal-ended = La partita è finita.
reason-deerportal-all_home =
    🌀 Sono tutti nel portale. { $count ->
        [one] { $winners } vince e diventa il 🦌 Dio Cervo!
       *[other] { $winners } vincono insieme e diventano 🦌 Dèi Cervo!
    }
reason-deerportal-deer_mode =
    🦌 La modalità cervo è finita. { $count ->
        [one] { $winners } vince e diventa il Dio Cervo!
       *[other] { $winners } vincono insieme e diventano Dèi Cervo!
    }
reason-deerportal-last_standing = { $winners } ha resistito più di tutti e vince!
rule-deerportal-fair_centre = Diamante grande per tutti
rule-deerportal-fair_centre-help = Il diamante grande può prenderlo chiunque, non solo il Fuoco. Basta entrare nel portale quando hai più diamanti di chiunque altro.
rule-deerportal-portal_required = Portale o niente
rule-deerportal-portal_required-help = Chi non ha raggiunto il portale finisce dietro a chi l’ha raggiunto, per quanti diamanti abbia.
rule-deerportal-quick = Partita veloce
rule-deerportal-quick-help = Si parte tutti da metà strada, dalla casella 20.
rule-deerportal-no_bots = I posti vuoti restano vuoti
rule-deerportal-no_bots-help = I computer giocano solo se li aggiungi. Gli elementi vanno in ordine di arrivo: Acqua, Terra, Fuoco, Aria. La modalità cervo dura 4 turni a testa.
rule-deerportal-random_bonus = Premio al portale di 5 o 6
rule-deerportal-random_bonus-help = Chi entra nel portale prima di tutti prende 5 o 6 diamanti, a caso.
rule-deerportal-teams = Due squadre
rule-deerportal-teams-help = Gli angoli opposti giocano insieme: Acqua con Fuoco, Terra con Aria. Ogni squadra somma i suoi diamanti.
deerportal-day-1-2 = Frigg riprende in mano la conocchia
deerportal-day-1-6 = Un giorno celtico della Triplice Dea
deerportal-day-1-10 = San Geraint
deerportal-day-1-13 = Midvinterblot, l’offerta di mezzo inverno
deerportal-day-1-20 = Di nuovo Midvinterblot, secondo un altro calendario
deerportal-day-1-22 = Una festa delle Muse
deerportal-day-1-25 = L’antica festa di Disting
deerportal-day-1-30 = Up Helly Aa, un’antica festa del fuoco
deerportal-day-1-31 = Un giorno in onore delle Valchirie
deerportal-day-2-2 = Il primo giorno di mezza stagione · Imbolc, la festa di Brighid
deerportal-day-2-11 = Il giorno in cui gli uccelli riprendono a cantare
deerportal-day-2-14 = La festa di Vali
deerportal-day-3-2 = Il giorno delle cornacchie
deerportal-day-3-13 = Burgsonndeg, quando il sole rinasce e la primavera si avvicina
deerportal-day-3-17 = Trefuilnid Treochar, oggi San Patrizio
deerportal-day-3-18 = Il giorno di Sheela
deerportal-day-3-19 = Il primo cardine dell’anno: equinozio di primavera
deerportal-day-3-20 = La festa di Iduna
deerportal-day-3-21 = Ostara, la dea sassone della primavera
deerportal-day-4-30 = La vigilia di maggio, notte di Valpurga
deerportal-day-5-1 = Beltane, la festa celtica dei falò
deerportal-day-5-4 = Il secondo giorno di mezza stagione
deerportal-day-5-12 = La parata dei gatti
deerportal-day-5-14 = La festa del sole di mezzanotte
deerportal-day-5-18 = La festa di Cernunnos, il dio cornuto
deerportal-day-5-20 = La festa di Mjöllnir, il martello di Thor
deerportal-day-5-24 = Una festa della mamma per la Triplice Dea
deerportal-day-6-20 = Il secondo cardine dell’anno: solstizio d’estate
deerportal-day-6-21 = Litha, il giorno più lungo
deerportal-day-6-23 = La vigilia di San Giovanni, mezza estate
deerportal-day-8-1 = Lughnasadh, i giochi estivi di Lugh, dio del sole
deerportal-day-8-2 = Il giorno di Lady Godiva
deerportal-day-8-4 = Loch mo Naire e la sua acqua che guarisce
deerportal-day-8-5 = Il terzo giorno di mezza stagione
deerportal-day-8-10 = La fiera di Puck
deerportal-day-8-14 = Il giorno del Burryman
deerportal-day-8-17 = La prova di Odino
deerportal-day-8-23 = La festa di Ilmatar
deerportal-day-8-28 = Frey Faxi, il giorno di Frey
deerportal-day-8-29 = La festa di Urda
deerportal-day-9-21 = Il terzo cardine dell’anno: equinozio d’autunno
deerportal-day-10-8 = Il giorno di Erik il Rosso
deerportal-day-10-9 = Il giorno di Leif Erikson
deerportal-day-10-11 = La Vecchia Signora degli alberi
deerportal-day-10-14 = Le Notti d’inverno, a raccolto finito
deerportal-day-10-18 = La grande fiera dei corni
deerportal-day-10-24 = Una festa degli spiriti dell’aria
deerportal-day-10-27 = Allantide, quando ci si regalano le mele di Allan
deerportal-day-10-31 = La vigilia di Ognissanti
deerportal-day-11-1 = Samhain, quando il sole se ne va e inizia l’anno celtico
deerportal-day-11-5 = Il quarto giorno di mezza stagione
deerportal-day-12-6 = La festa di San Nicola, sotto le cui vesti Odino guida la caccia
deerportal-day-12-9 = Le grandi pulizie di Yule, quando i danesi prendono l’acqua per la birra di Yule
deerportal-day-12-13 = La caccia selvaggia di Woden
deerportal-day-12-18 = La festa di Epona
deerportal-day-12-20 = Il quarto cardine dell’anno: solstizio d’inverno
deerportal-day-12-21 = La festa di Beiwe · Yule, i dodici giorni della ruota
deerportal-not-rolled = Prima tira il dado: /move tira
deerportal-tap-way = Questo è il tuo tiro. Tocca dove vuoi andare.
deerportal-has-rolled = Hai già tirato. Invia /move avanti o /move indietro
typed-deerportal = Puoi scrivere tre parole: tira, avanti, indietro.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: tira tirare tiro
    forward: avanti
    back: indietro
