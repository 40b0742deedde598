private-start =
    🎲 <b>Parlour</b>: giochi da tavolo e di carte per la chat del tuo gruppo.

    Aggiungimi a un gruppo e invia lì /newgame. Tutta la partita sta in un messaggio, e le tue carte le vedi solo tu.

    Oppure gioca subito qui contro il computer:
group-start = 🎲 Ciao! Invia /newgame per giocare insieme, /learn per imparare un gioco o /help per vedere cosa so fare.
bot-description =
    🎲 Giochi da tavolo e di carte per la chat del tuo gruppo.

    Tutta la partita sta in un messaggio, e le tue carte le vedi solo tu. Si gioca tutto d’un fiato o nell’arco di giorni, e non c’è niente da installare.

    Aggiungimi a un gruppo e invia lì /newgame, oppure tocca Avvia per giocare contro il computer.
bot-short-description = 🎲 Giochi da tavolo e di carte nella chat del gruppo. Aggiungimi e invia /newgame.
add-to-group = ➕ Aggiungimi a un gruppo
practise = { $game } ({ $seats })
help-offer = ❔ Aiuto
help-play = 🎲 Gioca
help-learn = 🎓 Impara, rivedi
help-you = 👤 Il tuo profilo
help-host = 🔑 Chi guida, admin
for-you = 👇 Lo vedrai solo tu:
help-title = 🎲 <b>Parlour</b>: giochi da tavolo e di carte qui in chat
settings-title = ⚙️ <b>Impostazioni del gruppo</b>: tempo per mossa, immagini, lingua
pictures-on = Con immagini
pictures-off = Solo testo
settings-language = 🌍 { $language }
own-language-title = <b>In che lingua ti parlo?</b>
chat-language-title = <b>In che lingua parlo in questa chat?</b>
language-by-machine = { $language } · scritto da una macchina. Nessuna persona madrelingua l’ha ancora riletto.
language-help = 🙏 <a href="{ $link }">Aiutami a parlare meglio</a>
my-turns =
    { $count ->
        [one] 1 partita aspetta la tua mossa:
       *[other] { $count } partite aspettano la tua mossa:
    }
my-turns-none = Nessuna partita aspetta la tua mossa.
a-group = un gruppo
command-newgame = inizia una nuova partita
command-newgame-private = gioca contro il computer
command-join = partecipa alla partita
command-hand = guarda le tue carte e mosse (le vedi solo tu)
command-hand-private = guarda le tue carte e mosse
command-move = scrivi una mossa (/move da solo spiega come)
command-board = porta il tavolo in fondo alla chat
command-rules = leggi come si gioca
command-leave = lascia la partita
command-myturns = vedi quali partite aspettano la tua mossa
command-notify = ricevi un avviso se si apre una partita o tocca a te
command-puzzle = risolvi un rompicapo di Differo
command-map = carica la tua mappa di Rally
command-skip = salta chi ci mette troppo (chi guida, admin)
command-kick = togli qualcuno dalla partita (chi guida, admin)
command-endgame = chiudi la partita (chi guida, admin)
command-endgame-private = chiudi la partita
command-settings = tempo per mossa, immagini, lingua (admin)
command-settings-private = dove appaiono le carte, immagini, lingua
command-language = scegli la tua lingua
command-help = scopri cosa so fare
help-title-private = 🎲 <b>Parlour</b>: giochi da tavolo e di carte. Qui contro il computer, in un gruppo con chi vuoi tu.
for-groups = /{ $command } funziona solo nei gruppi: { $about }.
command-near = Non conosco questo comando. Intendevi /{ $command }?
command-none = Non conosco questo comando. Invia /help per vedere cosa so fare.
command-plain = Capisco solo pulsanti e comandi. Invia /newgame per giocare, o /help per saperne di più.
typed-plain = Per fare questa mossa, invia <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Le tue impostazioni</b>: dove appaiono le carte, immagini, lingua
end-sure-private = <b>Chiudere questa partita di { $game }?</b>
my-turns-here = 👉 In questa chat tocca a te. Invia /board per vedere il tavolo.
my-turns-at = • { $group }
only-in-private = Questo posso mostrartelo solo in privato. Apri la nostra chat privata, poi invia di nuovo qui { $command }.
notify-allowed = 🔔 Fatto. Ti scrivo qui quando si apre una partita o tocca a te.
practice-title = 🎲 <b>{ $game }</b> contro il computer
practice-against =
    🤖 { $count ->
        [0] Nessun computer
        [one] 1 computer ({ $level })
       *[other] { $count } computer ({ $level })
    }
