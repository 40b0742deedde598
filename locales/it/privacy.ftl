command-privacy = cosa conservo su di te, e per quanto
command-mydata = ricevi in un file tutto quello che conservo su di te
command-forgetme = elimina tutto quello che conservo su di te
privacy-title = 🛡 <b>Cosa conservo su di te</b>
privacy-text =
    • <b>Partite:</b> il tuo ID Telegram e il tuo nome a ogni tavolo, fino a 30 giorni dopo l’ultima mossa.
    • <b>Risultati:</b> partite finite, statistiche e rating in ogni gruppo, con ID e nome, finché non li elimini. Le mosse restano { $days } giorni, quelle delle { $newest } partite più recenti di un gruppo più a lungo.
    • <b>Replay:</b> un link mostra la tua iniziale, o il nome se lo permetti in /me. Le partite con stella restano per sempre.
    • <b>Errori:</b> i 200 più recenti trovati rivedendo le tue partite (/mistakes), fino a 400 giorni dall’ultima modifica.
    • <b>Registri che mi invii:</b> un giorno.
    • <b>Impostazioni:</b> la tua lingua, i tuoi gruppi, come ti piace giocare e le lezioni finite, finché non stai 400 giorni senza giocare.

    Non conservo quello che scrivi in un gruppo. Il registro che ricevi come file non contiene né nomi né ID.

    Chi mi gestisce può vedere i dati che conservo, anche le carte di una partita in corso.

    /mydata ti invia tutto in un file. /forgetme elimina tutto. Un codice senza nome resta un giorno.
mydata-caption = 🗂 Tutto quello che conservo su di te.
mydata-again = Quel file te l’ho appena mandato. Tra un minuto puoi averne uno nuovo.
mydata-not-sent = Non riesco a mandarti il file. Apri la nostra chat privata, tocca Avvia, poi invia lì /mydata.
forget-sure = ⚠️ <b>Elimino tutto quello che conservo su di te?</b> Non si torna indietro.
forget-what =
    <b>Si elimina:</b> i tuoi posti (le partite in corso valgono come lasciate), il tuo nome e ID in ogni gruppo, le statistiche, i rating e le medaglie, le impostazioni, i tuoi errori e le partite contro il computer.

    <b>Resta:</b> le partite degli altri. Lì diventi solo “qualcuno”. I messaggi già in una chat restano come sono.

    Se giochi di nuovo, riparti da zero.
forget-yes = Sì, elimina tutto
forget-no = Tieni tutto
forgotten = ✓ Ho eliminato tutto quello che conservavo su di te.
