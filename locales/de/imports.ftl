# Ein Spielverlauf, den jemand als Datei in den privaten Chat schickt

import-title = 📂 <b>{ $game }</b> · { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    } · { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
import-fair =
    ✓ <b>Fair</b>: Jeder Zug hält sich an die Regeln, und alles Zufällige stammt aus der einen geheimen Zahl hinter diesem Code: { $seal }

    Habe ich dir diesen Code vor dem Spiel gezeigt? Dann ist seitdem nichts verändert worden.
import-fair-seed = ✓ <b>Fair</b>: Jeder Zug hält sich an die Regeln, und alles Zufällige stammt aus einer einzigen geheimen Zahl. Das Spiel ist zu alt, um zu zeigen, dass ich sie gewählt habe, bevor jemand am Tisch saß.
import-stopped = Das Spiel wurde beendet, bevor jemand gewonnen hat.
import-whose = <b>Wessen Züge soll ich mir ansehen?</b>
import-explain = 🔎 { $name }
import-unfair = { $at ->
        [0] ❌ <b>Nicht fair oder nachträglich verändert</b>: Schon der Anfang stimmt nicht.
       *[other] ❌ <b>Nicht fair oder nachträglich verändert</b>: Bei Zug { $at } geht es nicht mehr auf.
    }
import-older = 📂 Dieses Spiel lief noch nach älteren Regeln, deshalb kann ich es nicht prüfen.
import-newer = 📂 Dieses Spiel stammt aus einer neueren Version als meiner, deshalb kann ich es nicht lesen.
import-foreign = { $at ->
        [0] 📂 Darin finde ich kein Spiel. Schick mir die Datei, die du von mir über <b>Spiel speichern</b> bekommen hast. Ist es eine Karte für Rally? Dann antworte mit /map auf die Datei.
       *[other] 📂 Ich kann dieses Spiel nicht lesen: In Zeile { $at } stimmt etwas nicht.
    }
import-too-long = 📂 Dieses Spiel hat mehr Züge, als ich prüfen kann.
import-too-large = 📂 Diese Datei ist zu groß für ein Spiel.
import-lost = 📂 Ich konnte die Datei nicht prüfen. Schick sie noch einmal.
import-gone = 📂 Ein Spiel, das du mir schickst, merke ich mir einen Tag lang. Schick mir die Datei noch einmal.
import-too-many = Du hast mir in dieser Stunde schon { $most } Dateien geschickt, mehr geht nicht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

# Unter der Datei eines Spiels

record-every-draw = Mit allen Ziehungen
