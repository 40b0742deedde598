somebody = qualcuno
pool-whot = Whot, in tre o più
pool-whot-2 = Whot, in due
command-me = vedi rating, vittorie e medaglie
command-top = vedi chi gioca meglio in questo gruppo
command-games = rivedi le ultime partite
lobby-rated = 🏅 vale per il rating
lobby-rated-from-two = 🏅 vale per il rating da 2 persone in su
lobby-for-fun =
    🏠 amichevole{ $why ->
        [house] : regole della casa
        [clock] : senza limite di tempo
       *[other] { "" }
    }
play-for-fun = 🏠 Gioca un’amichevole
rate-again = 🏅 Vale per il rating
done-for-fun = ✓ Questa partita è solo amichevole
done-rated = ✓ Questa partita vale per il rating
often-leaves = ⚠️ { $who } lascia spesso prima della fine.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Amichevole{ $why ->
        [house] : regole della casa
        [clock] : senza limite di tempo
        [short] : troppo corta per contare
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] 1 partita
       *[other] { $count } partite
    })
month-1 = Gennaio
month-2 = Febbraio
month-3 = Marzo
month-4 = Aprile
month-5 = Maggio
month-6 = Giugno
month-7 = Luglio
month-8 = Agosto
month-9 = Settembre
month-10 = Ottobre
month-11 = Novembre
month-12 = Dicembre
me-title = 👤 <b>{ $name }</b> · in questo gruppo
me-title-private = 👤 <b>{ $name }</b> · contro il computer
me-title-everywhere = 👤 <b>{ $name }</b> · in tutti i gruppi
me-nothing = Qui non hai ancora finito una partita. Invia /newgame per iniziarne una.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
me-won = vinte { $won }%, a parti uguali sarebbe { $share }%
me-rating-how = Il rating parte da 1500. ± dice di quanto può ancora essere sbagliato, ? vuol dire che non è ancora stabile.
me-finishes = 🏁 partite finite: { $percent }%
me-answers = risponde in { $seconds } s
me-badges =
    🎖 { $count ->
        [one] 1 medaglia
       *[other] { $count } medaglie
    } su { $most }
privacy-button = 🛡 Cosa conservo
me-everywhere = 🌍 In tutti i gruppi
my-games = 📜 Le mie partite
badges-button = 🎖 Medaglie
top-title-month = 🏆 <b>{ $pool }</b> · questo mese
top-title-ever = 🏆 <b>{ $pool }</b> · di sempre
top-month =
    { $who } · { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    } su { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
top-ever-few = { $who } · { $rating } · { $count } di { $most } partite
top-streak = 🔥 { $count } vinte di fila
top-nothing = Questa classifica è ancora vuota. Basta una partita finita per esserci.
top-month-button = 📅 Questo mese
top-ever-button = 🏅 Di sempre
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Mostra al gruppo
top-shown = ✓ Mostrata al gruppo
top-shown-lately = La classifica è apparsa da poco. Una volta ogni 10 minuti basta.
top-on = Con /top
top-off = Senza /top
top-is-off = In questo gruppo la classifica è spenta. Gli admin possono accenderla nelle impostazioni: /settings.
games-title = 📜 <b>Le ultime partite qui</b>
games-title-mine = 📜 <b>Le tue ultime partite qui</b>
games-line = { $number }. { $told }
games-none = Ancora nessuna partita finita. Invia /newgame per iniziarne una.
games-all = Le partite di tutti
games-mine = Le mie partite
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 pareggio · { $when }
game-told-ended = <b>{ $game }</b> · chiusa in anticipo · { $when }
game-of-older-rules = Questa partita seguiva regole più vecchie, quindi non posso riaprirla.
badges-title =
    🎖 <b>{ $count ->
        [one] 1 medaglia
       *[other] { $count } medaglie
    } su { $most }</b>
badges-open = Ancora da vincere:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Prima partita
badge-games-1-about = finisci una partita
badge-games-10 = Presenza fissa
badge-games-10-about = finisci 10 partite
badge-games-50 = Ormai di casa
badge-games-50-about = finisci 50 partite
badge-games-100 = Cento serate
badge-games-100-about = finisci 100 partite
badge-games-500 = Leggenda del tavolo
badge-games-500-about = finisci 500 partite
badge-wins-1 = Prima vittoria
badge-wins-1-about = vinci una partita
badge-wins-10 = Dieci vittorie
badge-wins-10-about = vinci 10 partite
badge-wins-50 = Cinquanta vittorie
badge-wins-50-about = vinci 50 partite
badge-wins-100 = Cento vittorie
badge-wins-100-about = vinci 100 partite
badge-row-3 = Tripletta
badge-row-3-about = vinci 3 partite di fila
badge-row-5 = In stato di grazia
badge-row-5-about = vinci 5 partite di fila
badge-row-10 = Inarrestabile
badge-row-10-about = vinci 10 partite di fila
badge-won-whot = Ultima carta
badge-won-whot-about = vinci a Whot con l’ultima carta
badge-won-caesar = Trionfo
badge-won-caesar-about = vinci una partita di Caesar & Cleopatra
badge-won-deerportal = Nelle grazie del Dio Cervo
badge-won-deerportal-about = vinci una partita di DeerPortal
badge-won-rally = Al traguardo prima di tutti
badge-won-rally-about = vinci a Rally arrivando al traguardo prima di tutti
badge-won-differo = Sfondamento
badge-won-differo-about = vinci a Differo arrivando in meta
badge-won-all = Asso in ogni gioco
badge-won-all-about = vinci a tutti e cinque i giochi
badge-learned = Diploma di { $game }
badge-learned-about = finisci tutte le lezioni di { $game }
badge-beat-hard = Più forte dell’acciaio
badge-beat-hard-about = finisci davanti a un computer di livello difficile
badge-full-table = Tavolo al completo
badge-full-table-about = vinci contro almeno altre quattro persone
badge-giant = Davide e Golia
badge-giant-about = batti chi ha un rating più alto di almeno 200 punti
badge-met-10 = Tante conoscenze
badge-met-10-about = gioca con 10 persone diverse
badge-met-25 = Amicizie ovunque
badge-met-25-about = gioca con 25 persone diverse
badge-week = Una settimana intera
badge-week-about = gioca per 7 giorni di fila
badge-night = Ore piccole
badge-night-about = vinci tra le 2 e le 5 di notte (UTC)
badge-phoenix = Fenice
badge-phoenix-about = vinci dopo 5 sconfitte di fila
badge-dead-heat = Tutti pari
badge-dead-heat-about = dividi il primo posto con tutti
badge-fast = Mano veloce
badge-fast-about = vinci con meno di 3 s per mossa
badge-marathon = Maratona
badge-marathon-about = finisci una partita di almeno 200 mosse
badge-last-again = Saper perdere
badge-last-again-about = arriva all’ultimo posto 3 volte di fila, restando fino alla fine
command-nickname = scegli il tuo nickname per la classifica mondiale
world-button = 🌍 Mondo
world-title = 🌍 <b>{ $pool }</b> · tutti i gruppi
world-line = { $place } { $who } · { $rating }
world-nobody = Qui non c’è ancora nessuno. Servono un rating stabile, 5 rivali e 2 gruppi, e un nickname.
world-how = Vuoi esserci anche tu? Scegli un nome con <code>/nickname</code>
nickname-chosen = 🌍 Nella classifica mondiale il tuo nickname è <b>{ $nickname }</b>: ci entri quando il rating è stabile e hai incontrato 5 persone in almeno 2 gruppi. Per uscirne, invia <code>/nickname off</code>
nickname-none = 🌍 Nella classifica mondiale non appari. Per esserci, invia <code>/nickname</code> e un nickname a tua scelta. Si vedono solo quello e il tuo rating, mai il tuo nome di Telegram.
nickname-needs-letters = Un nickname ha almeno 2 lettere.
nickname-taken = Questo nickname è già preso. Scegline un altro.
