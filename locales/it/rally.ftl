game-rally-about = Attraversa la mappa, raccogli timbri alle stazioni e arriva al traguardo prima di tutti.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Lo scopo</b>
    Raccogli timbri in giro per la mappa. Quando ne hai abbastanza, di solito 4, raggiungi il traguardo 🏁 prima degli altri. Tutti partono dalla casella con la freccia.

    <b>Il tuo turno</b>
    1. Tira il dado.
    2. Muovi lungo le strade di tanti passi quanti ne segna il dado, né più né meno. Ogni passo porta alla casella accanto. Anche le stazioni sono caselle.
    3. Se il turno finisce su una stazione, raccogli il suo timbro.

    <b>Come finisce</b>
    Quando qualcuno raggiunge il traguardo, il giro si completa: gioca ancora chi in quel giro non ha avuto il suo turno. Poi la partita è finita.
    Davanti c’è chi ha raggiunto il traguardo, in ordine d’arrivo. Per gli altri conta il numero di timbri; a pari timbri, pari posto.
    Se tutti gli altri lasciano la partita, vince chi resta.
game-rally-rules-2 =
    👣 <b>Muoversi</b>

    • I <b>quadrati verdi</b> mostrano dove può portarti il tiro intero. Vai per la via più breve e il turno finisce.
    • I <b>cerchi blu</b> sono le soste: (2) vuol dire a 2 passi da qui. Da lì scegli di nuovo e usi i passi che restano, così decidi tu la via. Per una sosta tocca <i>Fai una sosta…</i>
    • Devi usare tutti i passi: non puoi restare dove sei né tenerne da parte.
    • <b>La tua scia:</b> nello stesso turno non puoi tornare su una casella già toccata, nemmeno su quella di partenza. Al turno dopo sì.
    • <b>Nessuna via?</b> In un vicolo cieco, o se la tua scia ti chiude, i passi che restano sono persi e il turno finisce lì. Se è una stazione, il timbro lo prendi lo stesso.
    • Nessuno blocca nessuno. Su una casella si sta in quanti si vuole.
game-rally-rules-3 =
    🏷 <b>I timbri</b>
    • Le stazioni sono i cartelli con una lettera. Il timbro di una stazione lo prendi solo se il turno <b>finisce</b> lì. Passarci o farci una sosta non conta.
    • Ogni timbro lo prendi una volta sola, ma possono raccoglierlo tutti: i timbri non finiscono mai.
    • Puoi raccoglierne più di quanti te ne servono.
    • 🏷 su un pulsante vuol dire che finendo lì il turno prendi un timbro nuovo.

    🏁 <b>Il traguardo</b>
    • Per te resta chiuso finché non hai abbastanza timbri.
    • Poi puoi andarci dritto solo se la via più breve richiede <b>esattamente</b> i passi che ti restano. Se è più corta, allunga la strada: fai una sosta da qualche parte, in modo da raggiungere il traguardo proprio con l’ultimo passo.
    • Non puoi attraversare il traguardo.
    • Raggiunto il traguardo, non giochi più.
game-rally-rules-4 =
    🏠 <b>Regole della casa</b>

    • <b>Mappa:</b> Città vecchia (6 stazioni), Sette capi (8), Cielo notturno (10), oppure la tua: invia /map per sapere come.
    • <b>Timbri per vincere:</b> da 2 a 6 invece di 4. Se la mappa ha meno stazioni, servono tutte.
    • <b>Tutti i timbri:</b> serve il timbro di ogni stazione.
    • <b>Due dadi:</b> tiri due dadi e muovi della somma.
    • <b>Traguardo facile:</b> puoi raggiungere il traguardo anche con passi in più. Quelli che avanzano sono persi.
    • <b>Dietrofront:</b> se fai una sosta in un vicolo cieco, puoi fare dietrofront e tornare da dove vieni.
    • <b>Mosse obbligate automatiche</b> (di norma attive): se puoi andare in un posto solo, ci vai in automatico. Il dado lo tiri sempre tu, e anche la mossa al traguardo la fai tu.
rally-example-1 = Anna
rally-example-2 = Luca
open-rally = 🗺 La mia mossa
rally-map-town = Città vecchia
rally-map-island = Sette capi
rally-map-sky = Cielo notturno
rally-map-own = La tua mappa
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] 1 timbro apre
       *[other] { $needed } timbri aprono
    } il traguardo 🏁
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] resta 1 passo
       *[other] restano { $steps } passi
    }</b>{ $some ->
        [0] { "" }
       *[other] . Nessuna casella è esattamente a { $steps ->
                [one] 1 passo
               *[other] { $steps } passi
            }, quindi fai una sosta: ({ $some }) vuol dire dopo { $some ->
                [one] 1 passo
               *[other] { $some } passi
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Passi fino a ogni timbro
       *[no] Passi di { $who } fino a ogni timbro
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] I tuoi passi fino al traguardo 🏁
       *[no] Passi di { $who } fino al traguardo 🏁
    }: { $steps }
rally-stampless = 🏷 ti dà un timbro.
rally-ahead = 🧭 Le caselle dove può portarti questo tiro, dalla migliore in giù. Accanto, i passi da lì al prossimo timbro o al traguardo:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: un timbro, poi { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: traguardo!
rally-ahead-stops = 🧭 Dove fare una sosta, dalla migliore. Accanto, la casella più utile dove finire il turno partendo da lì.
rally-field = casella { $number }
rally-stands =
    { $place } · { $more ->
        [yes]
            { $held ->
                [one] 1 timbro
               *[other] { $held } timbri
            } (ne { $needed ->
                [one] serve 1
               *[other] servono { $needed }
            })
       *[no] { $held }/{ $needed } timbri
    }
rally-home =
    🏁 al traguardo · { $held ->
        [one] 1 timbro
       *[other] { $held } timbri
    }
rally-final =
    { $held ->
        [0] nessun timbro
        [one] 1 timbro
       *[other] { $held } timbri
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 al traguardo con { $held ->
        [one] 1 timbro
       *[other] { $held } timbri
    }
rally-score =
    { $held ->
        [one] 1 timbro
       *[other] { $held } timbri
    }
rally-hand-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
rally-roll = 🎲 Tira il dado
rally-go-field = Casella { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } di { $whole } passi)
rally-walk-part = Fai una sosta…
rally-more-places = Altri { $count }…
rally-where = <b>Dove vai?</b>
rally-rest =
    <b>{ $steps ->
        [one] Resta 1 passo
       *[other] Restano { $steps } passi
    }: dove vai?</b>
rally-which-part =
    <b>Dove fai prima una sosta?</b> ({ $some }) vuol dire dopo { $some ->
        [one] 1 passo
       *[other] { $some } passi
    }. Poi prosegui, ma senza incrociare la tua scia.
rally-tap-below =
    Scegli dove andare con i pulsanti del tavolo.{ $some ->
        [0] { "" }
       *[other]
            { " " }({ $some }) vuol dire una sosta dopo { $some ->
                [one] 1 passo
               *[other] { $some } passi
            }, poi prosegui.
    }
rally-tap-roll = È il tuo turno: tocca 🎲 Tira il dado tra i pulsanti del tavolo.
rally-look = Non tocca ancora a te. In questo gioco non ci sono segreti: sul tavolo si vede tutto.
event-rally-rolled = { seat-ha } fatto 🎲 { $dice }.
event-rally-rolled_two = { seat-ha } fatto 🎲 { $dice }: { $steps } passi.
event-rally-walked =
    { seat-ha } fatto { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] . Resta 1 passo.
       *[other] . Restano { $left } passi.
    }
event-rally-turn =
    { seat-ha } fatto 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 timbro { $more ->
                [yes] { $held } (ne servono { $needed }).
               *[no] { $held } di { $needed }.
            }
    }
event-rally-forfeited =
    { seat-ha } perso { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }: da lì non si prosegue.
event-rally-stamped =
    🏷 { seat-ha } raccolto il timbro <b>{ $at }</b>: { $more ->
        [yes] { $held } (ne servono { $needed }).
       *[no] { $held } di { $needed }.
    }
event-rally-finished =
    🏁 { WHO($seat) ->
        [you] Hai raggiunto
       *[other] { $seat } ha raggiunto
    } il traguardo{ $place ->
        [1]
            { "" } prima di tutti!{ $ends ->
                [yes] { "" }
               *[no] { " Gli altri completano il giro." }
            }
       *[other] .
    }
event-rally-left = { seat-ha } lasciato la partita.
event-rally-ended = La partita è finita.
reason-rally-finished = 🏁 { $winners } raggiunge il traguardo prima di tutti e vince!
reason-rally-last_standing = { $winners } ha resistito più di tutti e vince!
rule-rally-board = Mappa
rule-rally-board-help = La mappa su cui si gioca. Per aggiungere la tua, inviala qui come file e rispondi al file con <code>/map</code>.
rule-rally-board-town = Città vecchia
rule-rally-board-island = Sette capi
rule-rally-board-sky = Cielo notturno
rule-rally-board-own = 🗺 La tua mappa
rule-rally-stamps_needed = Timbri per vincere
rule-rally-stamps_needed-help = Quanti timbri servono per poter andare al traguardo 🏁.
rule-rally-all_stamps = Tutti i timbri
rule-rally-all_stamps-help = Serve il timbro di ogni stazione della mappa.
rule-rally-two_dice = Due dadi
rule-rally-two_dice-help = Tiri due dadi e muovi della somma.
rule-rally-no_exact_finish = Traguardo facile
rule-rally-no_exact_finish-help = Puoi raggiungere il traguardo 🏁 anche con passi in più. Quelli che avanzano sono persi.
rule-rally-turnaround = Dietrofront
rule-rally-turnaround-help = Se fai una sosta in un vicolo cieco, puoi fare dietrofront e tornare da dove vieni.
rally-town-S = Porta Ovest
rally-town-A = Vecchio mulino
rally-town-B = Conceria
rally-town-C = Campanile
rally-town-D = Pescheria
rally-town-E = Teatro
rally-town-F = Birrificio
rally-town-Z = Castello
rally-island-S = Porto
rally-island-A = Capo Gabbiano
rally-island-B = Capo Corallo
rally-island-C = Capo Nord
rally-island-D = Capo Palma
rally-island-E = Capo Pirata
rally-island-F = Capo Tartaruga
rally-island-G = Terme
rally-island-H = Tempio antico
rally-island-Z = Faro
rally-sky-S = Osservatorio
rally-sky-A = Cigno
rally-sky-B = Lira
rally-sky-C = Aquila
rally-sky-D = Balena
rally-sky-E = Scorpione
rally-sky-F = Ariete
rally-sky-G = Leone
rally-sky-H = Cancro
rally-sky-I = Orsa
rally-sky-J = Drago
rally-sky-Z = Stella polare
map-kept =
    🗺 <b>{ $name }</b>: { $positions } caselle, { $stations ->
        [one] 1 stazione
       *[other] { $stations } stazioni
    }. { $where ->
        [private] L’ho salvata per te.
       *[group] L’ho salvata per questo gruppo. Per giocarci, invia /newgame rally e sceglila in Regole della casa, Mappa.
    }
map-brought = Caricata da { $by }. Può sostituirla solo chi l’ha caricata, o gli admin.
map-is-anothers = Questo gruppo ha già una mappa. Può sostituirla solo chi l’ha caricata, o gli admin.
map-play = ▶ Gioca su questa mappa
map-unnamed = La tua mappa
map-how =
    Invia qui la tua mappa come file JSON, poi rispondi a quel file con /map. È fatta così:

    <pre>{ "{" }"name": "Il nostro paese", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Edicola"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> va da 0 a 1000 e <code>y</code> da 0 a 800. <code>look</code> è <code>town</code>, <code>island</code> o <code>sky</code>. Una mappa ha da 5 a 120 posizioni e fino a 12 stazioni.
map-too-many =
    Hai già caricato { $most } mappe in un’ora, di più non si può. Riprova tra { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.
map-lost = Non riesco a scaricare quel file. Invialo di nuovo e rispondi con /map.
map-refused = ❌ Non posso ancora usare questa mappa:
map-fault = • riga { $line }: { $fault }
map-more =
    • … e { $all ->
        [yes]
            { $count ->
                [one] un altro.
               *[other] altri { $count }.
            }
       *[no] altri.
    }
map-fault-too-large = il file è di { $size } KB, ma il limite è { $most } KB.
map-fault-not-text = non è un file di testo. Salvalo come testo semplice in UTF-8.
map-fault-not-json = non è JSON: c’è qualcosa che non va alla colonna { $column }. Forse manca una virgola, una virgoletta o una parentesi.
map-fault-no-map = una mappa è un oggetto tra parentesi graffe con <code>positions</code> e <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] nella mappa manca <code>{ $word }</code>.
       *[other] nella posizione <code>{ $position }</code> manca <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] nella mappa c’è <code>{ $word }</code>, che non conosco.
       *[other] nella posizione <code>{ $position }</code> c’è <code>{ $word }</code>, che non conosco.
    }
map-fault-no-list = <code>{ $word }</code> deve essere un elenco tra parentesi quadre.
map-fault-no-position = il numero { $number } in <code>positions</code> non è una posizione. Scrivila così: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = una connessione è una coppia di posizioni, come <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> non può essere l’<code>id</code> della posizione <code>{ $position }</code>. Usa da una a tre lettere o cifre.
map-fault-bad-x = la <code>x</code> della posizione <code>{ $position }</code> è <code>{ $value }</code>, ma deve essere un numero da 0 a 1000.
map-fault-bad-y = la <code>y</code> della posizione <code>{ $position }</code> è <code>{ $value }</code>, ma deve essere un numero da 0 a 800.
map-fault-bad-kind = il <code>kind</code> della posizione <code>{ $position }</code> è <code>{ $value }</code>, ma deve essere <code>field</code>, <code>station</code>, <code>start</code> o <code>finish</code>.
map-fault-bad-name = il <code>name</code> è <code>{ $value }</code>, ma deve essere un testo di al massimo 30 caratteri.
map-fault-bad-look = il <code>look</code> è <code>{ $value }</code>, ma deve essere <code>town</code>, <code>island</code> o <code>sky</code>.
map-fault-bad-count =
    la mappa ha { $count ->
        [one] 1 posizione
       *[other] { $count } posizioni
    }, ma ne servono da { $least } a { $most }.
map-fault-bad-connections = la mappa ha { $count } connessioni, ma il limite è { $most }.
map-fault-twice = ci sono due posizioni chiamate <code>{ $position }</code>. (Maiuscole e minuscole contano allo stesso modo.)
map-fault-no-start = manca la partenza. Dai a una posizione <code>"kind": "start"</code>.
map-fault-no-finish = manca il traguardo. Dai a una posizione <code>"kind": "finish"</code>.
map-fault-two-start = la posizione <code>{ $position }</code> è una seconda partenza, ma una mappa ne ha una sola.
map-fault-two-finish = la posizione <code>{ $position }</code> è un secondo traguardo, ma una mappa ne ha uno solo.
map-fault-bad-stations = la mappa ha { $count } stazioni, ma ne servono da 1 a { $most }.
map-fault-nowhere = una connessione porta a <code>{ $position }</code>, ma quella posizione non esiste.
map-fault-to-itself = la posizione <code>{ $position }</code> è connessa a sé stessa.
map-fault-connected-twice = <code>{ $one }</code> e <code>{ $other }</code> sono connesse due volte.
map-fault-too-many-ways = la posizione <code>{ $position }</code> ha più di { $most } connessioni.
map-fault-too-close = la posizione <code>{ $other }</code> è troppo vicina a <code>{ $one }</code>. Lascia almeno { $apart } di distanza.
map-fault-runs-over = la connessione da <code>{ $one }</code> a <code>{ $other }</code> passa sopra la posizione <code>{ $position }</code>.
map-fault-apart = dalla partenza nessuno può arrivare alla posizione <code>{ $position }</code>.
map-fault-behind-finish = alla posizione <code>{ $position }</code> si arriva solo attraverso il traguardo, e il traguardo non si attraversa.
map-fault-finish-apart = nessuno può arrivare al traguardo, posizione <code>{ $position }</code>.
map-fault-no-end = una partita potrebbe non finire mai: con due dadi, da <code>{ $position }</code> non si può mai finire un turno su <code>{ $goal }</code>. Aggiungi qualche posizione.
rally-not-rolled = Prima tira il dado: /move tira
rally-has-rolled =
    Hai già tirato e { $steps ->
        [one] resta 1 passo
       *[other] restano { $steps } passi
    }. Scrivi dove vuoi andare.
rally-not-reached =
    Ora non puoi raggiungere { $place }. { $steps ->
        [one] Resta 1 passo.
       *[other] Restano { $steps } passi.
    }
typed-rally = Scrivi “tira”, poi il nome di una casella o di una stazione della mappa, come 12 o B.
rule-rally-forced_moves = Mosse obbligate automatiche
rule-rally-forced_moves-help = Se puoi andare in un posto solo, ci vai in automatico. Il dado lo tiri sempre tu, e anche la mossa al traguardo 🏁 la fai tu.
typed-words-rally =
    roll: tira tirare tiro
    to: fino verso
