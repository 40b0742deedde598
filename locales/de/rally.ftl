game-rally-about = Wettlauf über die Karte: Sammle Stempel an den Stationen und komm vor allen anderen ins Ziel.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Das Ziel</b>
    Sammle überall auf der Karte Stempel. Sobald du genug hast (meist 4), versuch vor den anderen ins Ziel 🏁 zu kommen. Alle beginnen auf dem Feld mit dem Pfeil.

    <b>Dein Zug</b>
    1. Würfle.
    2. Geh auf den Wegen genau so viele Schritte, wie du gewürfelt hast. Ein Schritt führt zum nächsten Feld. Auch Stationen sind Felder.
    3. Endet dein Zug auf einer Station, bekommst du ihren Stempel.

    <b>So endet das Spiel</b>
    Ist jemand im Ziel, spielen die anderen die Runde noch zu Ende: Wer in dieser Runde noch nicht dran war, hat noch einen Zug. Dann ist Schluss.
    Wer zuerst im Ziel war, gewinnt. Dahinter folgen die anderen, die im Ziel sind, in der Reihenfolge ihrer Ankunft. Bei allen übrigen entscheidet die Zahl der Stempel. Wer gleich viele hat, teilt sich den Platz.
    Bleibt nur eine Person übrig, weil alle anderen aussteigen, gewinnt sie.
game-rally-rules-2 =
    👣 <b>Gehen</b>

    • Die <b>grünen Quadrate</b> zeigen, wohin dein ganzer Wurf reicht. Du gehst auf dem kürzesten Weg dorthin, und dein Zug endet.
    • Auf einem <b>blauen Kreis</b> kannst du unterwegs anhalten; (2) heißt: nach 2 Schritten. Von dort wählst du neu, wohin du mit den restlichen Schritten gehst. So bestimmst du deinen Weg selbst. Tipp dafür auf <i>Unterwegs anhalten…</i>
    • Du musst alle Schritte gehen. Stehen bleiben oder Schritte aufsparen geht nicht.
    • <b>Deine Spur:</b> Im selben Zug darfst du kein Feld zweimal betreten, auch nicht das, von dem du losgegangen bist. Im nächsten Zug schon.
    • <b>Geht es nicht weiter?</b> Steckst du in einer Sackgasse oder ist dir deine Spur im Weg, verfallen die restlichen Schritte, und dein Zug endet dort. Ist dort eine Station, bekommst du trotzdem ihren Stempel.
    • Andere versperren dir nie den Weg. Auf einem Feld dürfen beliebig viele stehen.
game-rally-rules-3 =
    🏷 <b>Stempel</b>
    • Stationen sind die Schilder mit einem Buchstaben. Den Stempel bekommst du nur, wenn dein Zug dort <b>endet</b>. Durchgehen oder unterwegs anhalten zählt nicht.
    • Von jeder Station bekommst du nur einen Stempel. Es sind genug für alle da.
    • Du darfst mehr sammeln, als du brauchst.
    • Steht 🏷 auf einem Knopf, bekommst du dort einen neuen Stempel, wenn dein Zug da endet.

    🏁 <b>Das Ziel</b>
    • Es ist für dich geschlossen, bis du genug Stempel hast.
    • Danach kommst du nur dann direkt hinein, wenn der kürzeste Weg <b>genau</b> so viele Schritte lang ist, wie du noch hast. Ist er kürzer, mach einen Umweg: Halte unterwegs so an, dass du mit deinem letzten Schritt ins Ziel kommst.
    • Durchs Ziel hindurchgehen darfst du nicht.
    • Bist du im Ziel, bist du nicht mehr dran.
game-rally-rules-4 =
    🏠 <b>Hausregeln</b>

    • <b>Karte:</b> Altstadt (6 Stationen), Sieben Kaps (8), Nachthimmel (10) oder eine eigene. Wie das geht, zeigt dir /map.
    • <b>Nötige Stempel:</b> 2–6 statt 4. Hat die Karte weniger Stationen, brauchst du alle.
    • <b>Alle Stempel:</b> Du brauchst den Stempel jeder Station.
    • <b>Zwei Würfel:</b> Du würfelst mit zwei Würfeln und gehst so viele Schritte, wie sie zusammen zeigen.
    • <b>Leichtes Ziel:</b> Du darfst auch mit mehr Schritten als nötig ins Ziel. Die übrigen verfallen.
    • <b>Umkehren:</b> Wenn du unterwegs in einer Sackgasse anhältst, darfst du umkehren und zurückgehen.
    • <b>Erzwungene Züge automatisch</b> (von Anfang an eingeschaltet): Gibt es nur ein mögliches Feld, gehst du automatisch dorthin. Nur würfeln und ins Ziel gehen musst du immer selbst.

rally-example-1 = Ann
rally-example-2 = Bola

open-rally = 🗺 Mein Zug

rally-map-town = Altstadt
rally-map-island = Sieben Kaps
rally-map-sky = Nachthimmel
rally-map-own = Eure eigene Karte

rally-table = 🗺 <b>{ $map }</b> · { $needed ->
    [one] 1 Stempel öffnet
   *[other] { $needed } Stempel öffnen
} das Ziel 🏁
rally-steps = 🎲 { $dice } · <b>noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}</b>{ $some ->
    [0] { "" }
   *[other] . Kein Feld ist genau { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } entfernt, also halte unterwegs an: ({ $some }) heißt: nach { $some ->
        [one] 1 Schritt
       *[other] { $some } Schritten
    }.
}
rally-nearest = 👣 { $mine ->
    [yes] Deine Schritte bis zu den Stempeln
   *[no] Schritte von { $who } bis zu den Stempeln
}: { $places }
rally-nearest-home = 👣 { $mine ->
    [yes] Deine Schritte bis ins Ziel 🏁
   *[no] Schritte von { $who } bis ins Ziel 🏁
}: { $steps }
rally-stampless = 🏷 bringt dir einen Stempel.
rally-ahead = 🧭 Mögliche Felder mit diesem Wurf, die besten zuerst. Dahinter steht, wie viele Schritte es von dort zum nächsten Stempel oder ins Ziel sind:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: ein Stempel, danach { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: du bist im Ziel!
rally-ahead-stops = 🧭 Mögliche Zwischenstopps, die besten zuerst. Dahinter steht, wo dein Zug dann am besten endet.
rally-field = Feld { $number }
rally-stands = { $place } · { $more ->
    [yes] { $held } Stempel ({ $needed } genügen)
   *[no] { $held }/{ $needed } Stempel
}
rally-home = 🏁 im Ziel · { $held } Stempel
rally-final = { $held ->
    [0] keine Stempel
    [one] 1 Stempel
   *[other] { $held } Stempel
}{ $stamps ->
    [none] { "" }
   *[other] : { $stamps }
}
rally-final-home = 🏁 im Ziel mit { $held ->
    [one] 1 Stempel
   *[other] { $held } Stempeln
}
rally-score = { $held ->
    [one] 1 Stempel
   *[other] { $held } Stempel
}
rally-hand-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}

rally-roll = 🎲 Würfeln
rally-go-field = Feld { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } von { $whole } Schritten)
rally-walk-part = Unterwegs anhalten…
rally-more-places = { $count } weitere…
rally-where = <b>Wohin?</b>
rally-rest = <b>Noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}. Wohin?</b>
rally-which-part = <b>Wo hältst du zuerst an?</b> ({ $some }) heißt: nach { $some ->
    [one] 1 Schritt
   *[other] { $some } Schritten
}. Dann gehst du weiter, aber nie über deine eigene Spur.
rally-tap-below = Tipp unten an, wohin du willst.{ $some ->
    [0] { "" }
   *[other] { " " }({ $some }) heißt: dort nach { $some ->
        [one] 1 Schritt
       *[other] { $some } Schritten
    } anhalten, dann weitergehen.
}
rally-tap-roll = Du bist dran: Tipp unten auf 🎲 Würfeln.
rally-look = Du bist noch nicht dran. Hier ist nichts geheim: Der Tisch zeigt alles.

event-rally-rolled = { $seat } { du-hast } 🎲 { $dice } gewürfelt.
event-rally-rolled_two = { $seat } { du-hast } 🎲 { $dice } gewürfelt: { $steps } Schritte.
event-rally-walked = { $seat } { du-bist } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis <b>{ $to }</b> gegangen{ $left ->
    [0] .
    [one] {" "}und { du-hast } noch 1 Schritt.
   *[other] {" "}und { du-hast } noch { $left } Schritte.
}
event-rally-turn = { $seat } { du-hast } 🎲 { $dice } gewürfelt und { du-bist } bis <b>{ $to }</b> gegangen{ $held ->
    [0] .
   *[other] : 🏷 Stempel { $more ->
        [yes] { $held } ({ $needed } genügen).
       *[no] { $held } von { $needed }.
    }
}
event-rally-forfeited = { $seat } { du-bist } nicht weitergekommen: { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}.
event-rally-stamped = 🏷 { $seat } { du-hast } den Stempel von <b>{ $at }</b> gesammelt: { $more ->
    [yes] { $held } ({ $needed } genügen).
   *[no] { $held } von { $needed }.
}
event-rally-finished = 🏁 { $place ->
    [1] { $seat } { du-bist } zuerst im Ziel!{ $ends ->
        [yes] { "" }
       *[no] { " Die anderen spielen die Runde noch zu Ende." }
    }
   *[other] { $seat } { du-bist } auch im Ziel.
}
event-rally-left = { $seat } { du-bist } aus der Rally ausgestiegen.
event-rally-ended = Die Rally ist vorbei.

reason-rally-finished = 🏁 { $winners } war zuerst im Ziel und hat gewonnen!
reason-rally-last_standing = { $winners } hat bis zum Schluss durchgehalten und gewonnen!

rule-rally-board = Karte
rule-rally-board-help = Auf dieser Karte spielt ihr. Eine eigene schickst du als Datei hierher und antwortest darauf mit <code>/map</code>.
rule-rally-board-town = Altstadt
rule-rally-board-island = Sieben Kaps
rule-rally-board-sky = Nachthimmel
rule-rally-board-own = 🗺 Eure eigene Karte
rule-rally-stamps_needed = Nötige Stempel
rule-rally-stamps_needed-help = So viele Stempel brauchst du, bevor du ins Ziel 🏁 darfst.
rule-rally-all_stamps = Alle Stempel
rule-rally-all_stamps-help = Du brauchst den Stempel jeder Station auf der Karte.
rule-rally-two_dice = Zwei Würfel
rule-rally-two_dice-help = Du würfelst mit zwei Würfeln und gehst so viele Schritte, wie sie zusammen zeigen.
rule-rally-no_exact_finish = Leichtes Ziel
rule-rally-no_exact_finish-help = Du darfst auch mit mehr Schritten als nötig ins Ziel 🏁. Die übrigen verfallen.
rule-rally-turnaround = Umkehren
rule-rally-turnaround-help = Wenn du unterwegs in einer Sackgasse anhältst, darfst du umkehren und zurückgehen.

# Die Namen stehen auf der Karte und in Sätzen, nach „bis“ und „von“, und darum ohne Artikel

rally-town-S = Westtor
rally-town-A = Alte Mühle
rally-town-B = Gerberei
rally-town-C = Glockenturm
rally-town-D = Fischmarkt
rally-town-E = Theater
rally-town-F = Brauerei
rally-town-Z = Burg
rally-island-S = Hafen
rally-island-A = Möwenkap
rally-island-B = Korallenkap
rally-island-C = Nordkap
rally-island-D = Palmenkap
rally-island-E = Piratenkap
rally-island-F = Schildkrötenkap
rally-island-G = Heiße Quelle
rally-island-H = Alter Tempel
rally-island-Z = Leuchtturm
rally-sky-S = Sternwarte
rally-sky-A = Schwan
rally-sky-B = Leier
rally-sky-C = Adler
rally-sky-D = Walfisch
rally-sky-E = Skorpion
rally-sky-F = Widder
rally-sky-G = Löwe
rally-sky-H = Krebs
rally-sky-I = Bär
rally-sky-J = Drache
rally-sky-Z = Polarstern

map-kept = 🗺 <b>{ $name }</b>: { $positions } Felder, { $stations ->
    [one] 1 Station
   *[other] { $stations } Stationen
}. { $where ->
    [private] Für dich gespeichert.
   *[group] Für diese Gruppe gespeichert. So spielt ihr darauf: /newgame rally, dann Hausregeln, Karte.
}
map-brought = Hochgeladen von { $by }. Nur { $by } oder ein Admin kann sie ersetzen.
map-is-anothers = Diese Gruppe hat schon eine Karte. Ersetzen kann sie nur ein Admin oder die Person, die sie hochgeladen hat.
map-play = ▶ Darauf spielen
map-unnamed = Deine Karte
map-how =
    Schick deine Karte als JSON-Datei hierher und antworte auf die Datei mit /map. Sie sieht so aus:

    <pre>{"{"}"name": "Unser Dorf", "look": "town",
    "positions": [
    {"{"}"id": "1", "x": 100, "y": 400, "kind": "start"{"}"},
    {"{"}"id": "2", "x": 300, "y": 400{"}"},
    {"{"}"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{"}"},
    {"{"}"id": "3", "x": 500, "y": 500{"}"},
    {"{"}"id": "Z", "x": 700, "y": 400, "kind": "finish"{"}"}],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{"}"}</pre>

    <code>x</code> geht von 0 bis 1000 und <code>y</code> von 0 bis 800. <code>look</code> ist <code>town</code>, <code>island</code> oder <code>sky</code>. Eine Karte hat 5 bis 120 Felder und bis zu 12 Stationen.
map-too-many = Du hast in dieser Stunde schon { $most } Karten hochgeladen, mehr geht nicht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
map-lost = Ich konnte die Datei nicht laden. Schick sie noch einmal und antworte darauf mit /map.
map-refused = ❌ Diese Karte lässt sich noch nicht spielen:
map-fault = • Zeile { $line }: { $fault }
map-more = • … und { $all ->
    [yes] { $count } weitere.
   *[no] noch mehr.
}

map-fault-too-large = die Datei hat { $size } KB; höchstens { $most } KB sind erlaubt.
map-fault-not-text = das ist keine Textdatei. Speichere die Datei als Text in UTF-8.
map-fault-not-json = das ist kein JSON: In Spalte { $column } stimmt etwas nicht. Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer.
map-fault-no-map = eine Karte ist ein Objekt in geschweiften Klammern mit <code>positions</code> und <code>connections</code>.
map-fault-missing = { $position ->
    [none] der Karte fehlt <code>{ $word }</code>.
   *[other] dem Feld <code>{ $position }</code> fehlt <code>{ $word }</code>.
}
map-fault-unknown-word =
    { $position ->
        [none] <code>{ $word }</code> kenne ich in einer Karte nicht.
       *[other] das Feld <code>{ $position }</code> hat <code>{ $word }</code>, das kenne ich nicht.
    }
map-fault-no-list = <code>{ $word }</code> muss eine Liste in eckigen Klammern sein.
map-fault-no-position = Nummer { $number } in <code>positions</code> ist kein Feld. Schreib es so: <code>{"{"}"id": "7", "x": 300, "y": 200{"}"}</code>.
map-fault-no-pair = eine Verbindung ist ein Paar von Feldern wie <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> geht nicht als <code>id</code> von Feld <code>{ $position }</code>: Nimm ein bis drei Buchstaben oder Ziffern.
map-fault-bad-x = das <code>x</code> von Feld <code>{ $position }</code> ist <code>{ $value }</code>; es muss eine Zahl von 0 bis 1000 sein.
map-fault-bad-y = das <code>y</code> von Feld <code>{ $position }</code> ist <code>{ $value }</code>; es muss eine Zahl von 0 bis 800 sein.
map-fault-bad-kind = <code>kind</code> von Feld <code>{ $position }</code> ist <code>{ $value }</code>; es kann <code>field</code>, <code>station</code>, <code>start</code> oder <code>finish</code> sein.
map-fault-bad-name = <code>name</code> ist <code>{ $value }</code>; es muss ein Text von höchstens 30 Zeichen sein.
map-fault-bad-look = <code>look</code> ist <code>{ $value }</code>; es kann <code>town</code>, <code>island</code> oder <code>sky</code> sein.
map-fault-bad-count = es sind { $count } Felder; eine Karte hat { $least } bis { $most }.
map-fault-bad-connections = es sind { $count } Verbindungen; eine Karte hat höchstens { $most }.
map-fault-twice = das Feld <code>{ $position }</code> gibt es zweimal. (Groß- und Kleinbuchstaben zählen gleich.)
map-fault-no-start = es gibt keinen Start. Gib einem Feld <code>"kind": "start"</code>.
map-fault-no-finish = es gibt kein Ziel. Gib einem Feld <code>"kind": "finish"</code>.
map-fault-two-start = Feld <code>{ $position }</code> ist ein zweiter Start; eine Karte hat nur einen.
map-fault-two-finish = Feld <code>{ $position }</code> ist ein zweites Ziel; eine Karte hat nur eines.
map-fault-bad-stations = es gibt { $count ->
    [0] keine Station
    [one] 1 Station
   *[other] { $count } Stationen
}; es müssen 1 bis { $most } sein.
map-fault-nowhere = eine Verbindung führt nach <code>{ $position }</code>, aber dieses Feld gibt es nicht.
map-fault-to-itself = Feld <code>{ $position }</code> ist mit sich selbst verbunden.
map-fault-connected-twice = <code>{ $one }</code> und <code>{ $other }</code> sind zweimal verbunden.
map-fault-too-many-ways = Feld <code>{ $position }</code> hat mehr als { $most } Verbindungen.
map-fault-too-close = Feld <code>{ $other }</code> liegt zu nah an <code>{ $one }</code>: Lass mindestens { $apart } Abstand.
map-fault-runs-over = die Verbindung von <code>{ $one }</code> nach <code>{ $other }</code> läuft über das Feld <code>{ $position }</code>.
map-fault-apart = vom Start kommt niemand zum Feld <code>{ $position }</code>.
map-fault-behind-finish = zum Feld <code>{ $position }</code> kommt man nur durchs Ziel, und durchs Ziel geht niemand hindurch.
map-fault-finish-apart = ins Ziel, also zum Feld <code>{ $position }</code>, kommt niemand.
map-fault-no-end = ein Spiel könnte nie enden: Wer auf <code>{ $position }</code> steht, kann mit zwei Würfeln nie einen Zug auf <code>{ $goal }</code> beenden. Füg ein paar Felder hinzu.

rally-not-rolled = Würfle zuerst: /move würfeln
rally-has-rolled = Du hast schon gewürfelt und noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} übrig. Schreib, wohin du gehen willst.
rally-not-reached = { $place } erreichst du jetzt nicht: Du hast { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
typed-rally = Schreib „würfeln“ und dann den Namen eines Felds oder einer Station wie auf der Karte, etwa 12 oder B.
typed-words-rally =
    roll: würfeln würfle würfel
    to: nach

rule-rally-forced_moves = Erzwungene Züge automatisch
rule-rally-forced_moves-help = Wenn du nur auf ein einziges Feld gehen kannst, gehst du automatisch dorthin. Nur würfeln und ins Ziel 🏁 gehen musst du immer selbst.
