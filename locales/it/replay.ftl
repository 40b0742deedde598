command-replay = rivedi l’ultima partita passo per passo
replay-button = 📽 Replay
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = La partita inizia.
replay-moved = Mossa di { $who }.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Prossimo momento chiave
replay-eyes-button = 👁 Con gli occhi di { $name }
replay-open-button = 👁 Tutto scoperto
replay-share = ↗ Condividi
replay-share-text = 📽 Una partita di { $game }, mossa per mossa
replay-number = Invia /replay e un numero per saltare lì.
replay-at-border = Oltre non c’è niente.
replay-running = Questa partita è ancora in corso. Il replay si vede quando è finita.
replay-none = Qui non è ancora finita nessuna partita. Invia /newgame per iniziarne una.
replay-gone = Questa partita non ce l’ho più.

star-button =
    ⭐ Stella{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Ancora una stella e tengo questa partita per sempre.
star-kept = ⭐ Ora questa partita è nella galleria: /games
star-taken-back = ✓ Stella tolta.
star-for-players = Una stella può darla solo chi ha giocato la partita, o gli admin.
star-full = Nella galleria c’è posto per { $most } partite. Prima togli una stella.
games-replay = 📽 /replay mostra la più recente, mossa per mossa.
games-starred = ⭐ Con stella
games-title-starred = ⭐ <b>La galleria di questa chat</b>
games-none-starred = Ancora nessuna partita con stella. Apri una partita con /games, poi tocca ⭐ Stella: bastano una stella degli admin o quelle di due persone che hanno giocato, e resta qui per sempre.

name-show = 👁 Mostra il mio nome nei replay condivisi
name-hide = 🙈 Nascondi il mio nome nei replay condivisi
name-shown = ✓ Chi apre un replay condiviso ora vede il tuo nome.
name-hidden = ✓ I replay condivisi ora mostrano solo la tua iniziale.
