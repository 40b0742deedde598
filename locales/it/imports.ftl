import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] 1 persona
       *[other] { $players } persone
    } · { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
import-fair =
    ✓ <b>Partita pulita</b>: ogni mossa segue le regole, e tutto ciò che è casuale viene da un solo numero segreto, quello dietro questo codice: { $seal }

    Ti avevo mostrato questo codice prima di iniziare? Allora da quel momento non è cambiato niente.
import-fair-seed = ✓ <b>Partita pulita</b>: ogni mossa segue le regole, e tutto ciò che è casuale viene da un solo numero segreto. La partita è troppo vecchia per dimostrare che l’ho scelto prima che qualcuno partecipasse.
import-stopped = La partita è stata chiusa prima che qualcuno la vincesse.
import-whose = <b>Di chi rivedo le mosse?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Partita non pulita, o cambiata dopo</b>: i conti non tornano fin dall’inizio.
       *[other] ❌ <b>Partita non pulita, o cambiata dopo</b>: i conti non tornano più dalla mossa { $at }.
    }
import-older = 📂 Questa partita seguiva regole più vecchie, quindi non posso controllarla.
import-newer = 📂 Questa partita viene da una versione più nuova della mia, quindi non riesco a leggerla.
import-foreign =
    { $at ->
        [0] 📂 Questa non mi pare una partita. Mandami il file che ho pubblicato con <b>Salva la partita</b>. Se è una mappa di Rally, rispondi al file con /map.
       *[other] 📂 Non riesco a leggere questa partita: c’è qualcosa che non va alla riga { $at }.
    }
import-too-long = 📂 Questa partita ha più mosse di quante ne possa controllare.
import-too-large = 📂 Questo file è troppo grande per una partita.
import-lost = 📂 Non riesco a controllare quel file. Prova a mandarlo di nuovo.
import-gone = 📂 Tengo una partita per un giorno da quando me la mandi. Rimandami il file.
import-too-many =
    Mi hai mandato { $most } file in un’ora, di più non si può. Riprova tra { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.

record-every-draw = Con ogni pescata
