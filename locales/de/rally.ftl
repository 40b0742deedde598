game-rally-about = Rennt über die Karte, sammelt Stempel an den Stationen und seid zuerst wieder zu Hause.
game-rally = Rally
game-rally-rules =
    📖 <b>Rally</b>

    Sammle <b>{ "" }Stempel</b> auf der Karte und komm als Erster ins Ziel 🏁.

    <b>Würfle, dann geh</b> so viele Schritte die Wege entlang. Ein Tipp nimmt den kürzesten Weg: Auf einem <b>grünen Quadrat</b> endet dein Zug; ein <b>blauer Kreis</b> braucht nur einen Teil deiner Schritte, und dann gehst du den Rest. Die kleine Zahl sagt, wie viele Schritte es sind.

    In einem Zug gehst du nie dorthin, wo du eben warst. Geht es nicht weiter, verfällt der Rest.

    <b>Endet dein Zug auf einer Station</b> (einem Buchstaben), bekommst du ihren Stempel. Vorbeigehen reicht nicht. An einem Ort dürfen beliebig viele stehen.

    Mit genug Stempeln darfst du ins 🏁, wenn es <b>genau</b> so weit ist, wie du Schritte hast. Dann wird die Runde noch zu Ende gespielt. Nach denen im Ziel zählen die meisten Stempel.

open-rally = 🗺 Mein Zug

rally-map-town = Altstadt
rally-map-island = Sieben Kaps
rally-map-sky = Nachthimmel
rally-map-own = eure eigene Karte

rally-table = 🗺 <b>{ $map }</b> · { $needed ->
    [one] { $needed } Stempel öffnet
   *[other] { $needed } Stempel öffnen
} das 🏁
rally-steps = 🎲 { $dice } · noch <b>{ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}</b>
rally-only-parts = 💡 Kein Ort liegt { $steps } Schritte weit weg. ({ $some }) ist ein Halt nach { $some ->
    [one] 1 Schritt
   *[other] { $some } Schritten
}; von dort gehst du den Rest.
rally-nearest = 👣 So weit ist es, das Nächste zuerst, für { $mine ->
    [yes] dich
   *[no] { $who }
}: { $places }
rally-stampless = 💡 🏷 bringt einen Stempel. Ein Buchstabe ohne 🏷 bringt keinen neuen.
rally-ahead = 🧭 Wo dieser Weg enden kann, das Beste zuerst, und wie weit es von dort zum nächsten Ziel ist:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: ein Stempel, danach { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: im Ziel!
rally-ahead-stops = 🧭 Halte unterwegs, das Beste zuerst; hinter dem Pfeil, wo der Zug von dort am besten endet:
rally-brackets = 👣 Du darfst auch unterwegs halten; eine Zahl in Klammern sagt, nach wie vielen Schritten.
rally-field = Feld { $number }
rally-stands = bei { $place } · { $more ->
    [yes] { $held } Stempel; { $needed } genügen
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

rally-roll = 🎲 Würfeln
rally-go-field = Feld { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = 👣 nach { $place }
rally-walk-steps = 👣 nach { $place }, { $steps } von { $whole } Schritten
rally-walk-part = 👣 Nur ein Stück…
rally-where = <b>Wohin?</b>
rally-rest = <b>Noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}: Wohin?</b>
rally-which-part = <b>Wo hältst du zuerst an?</b> ({ $some }) ist ein Halt nach { $some ->
    [one] 1 Schritt
   *[other] { $some } Schritten
}; dann gehst du den Rest. Auf deiner eigenen Spur kommst du nicht zurück.
rally-tap-below = Tipp unter dem Tisch darauf, wohin du willst. Eine Zahl in Klammern ist ein Teil deiner Schritte; der Rest kommt danach.
rally-tap-roll = Du bist dran: Tipp unter dem Tisch auf 🎲 Würfeln.
rally-look = Hier ist nichts geheim: Am Tisch siehst du alles.

event-rally-rolled = { $seat } { du-hast } 🎲 { $dice } gewürfelt.
event-rally-rolled_two = { $seat } { du-hast } 🎲 { $dice } gewürfelt: { $steps } Schritte.
event-rally-walked = { $seat } { du-bist } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis <b>{ $to }</b> gegangen{ $left ->
    [0] .
    [one] {" "}und { du-hast } noch 1 übrig.
   *[other] {" "}und { du-hast } noch { $left } übrig.
}
event-rally-turn = { $seat } { du-hast } 🎲 { $dice } gewürfelt und { du-bist } bis <b>{ $to }</b> gegangen{ $held ->
    [0] .
   *[other] : 🏷 Stempel { $more ->
        [yes] { $held }; { $needed } genügen.
       *[no] { $held } von { $needed }.
    }
}
event-rally-forfeited = { $seat } { du-hast } keinen Weg mehr gefunden: { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}.
event-rally-stamped = 🏷 { $seat } { du-hast } den Stempel von <b>{ $at }</b>: { $more ->
    [yes] { $held }; { $needed } genügen.
   *[no] { $held } von { $needed }.
}
event-rally-finished = 🏁 { $place ->
    [1] { $seat } { du-bist } zuerst im Ziel!{ $ends ->
        [yes] { "" }
       *[no] { " Die Runde wird noch zu Ende gespielt." }
    }
   *[other] { $seat } { du-bist } auch im Ziel.
}
event-rally-left = { $seat } { du-bist } aus der Rally ausgestiegen.
event-rally-ended = Die Rally ist vorbei.

reason-rally-finished = 🏁 { $winners } war zuerst im Ziel und hat gewonnen!
reason-rally-last_standing = { $winners } hat bis zum Schluss durchgehalten und gewonnen!

rule-rally-board = Karte
rule-rally-board-help = Wo ihr spielt. Um eine eigene Karte mitzubringen, schick sie als Datei hierher und antworte darauf mit <code>/map</code>.
rule-rally-board-town = Altstadt
rule-rally-board-island = Sieben Kaps
rule-rally-board-sky = Nachthimmel
rule-rally-board-own = 🗺 Unsere eigene Karte
rule-rally-stamps_needed = Stempel zum Sieg
rule-rally-stamps_needed-help = Wie viele Stempel du brauchst, bevor du ins 🏁 darfst.
rule-rally-all_stamps = Alle Stempel
rule-rally-all_stamps-help = Du brauchst den Stempel jeder Station auf der Karte.
rule-rally-two_dice = Zwei Würfel
rule-rally-two_dice-help = Du würfelst mit zwei Würfeln und gehst ihre Summe.
rule-rally-no_exact_finish = Leichtes Ziel
rule-rally-no_exact_finish-help = Du darfst auch mit überzähligen Schritten ins 🏁; sie verfallen.
rule-rally-turnaround = Umkehren
rule-rally-turnaround-help = Endet ein Stück deines Wegs in einer Sackgasse, darfst du dort umkehren und zurückgehen.

# Die Namen stehen auch in Sätzen, nach „bis“ und „von“, und darum ohne Artikel

rally-town-S = Westtor
rally-town-A = A · Alte Mühle
rally-town-B = B · Gerberei
rally-town-C = C · Glockenturm
rally-town-D = D · Fischmarkt
rally-town-E = E · Theater
rally-town-F = F · Brauerei
rally-town-Z = Burg 🏁
rally-island-S = Hafen
rally-island-A = A · Möwenkap
rally-island-B = B · Korallenkap
rally-island-C = C · Nordkap
rally-island-D = D · Palmenkap
rally-island-E = E · Piratenkap
rally-island-F = F · Schildkrötenkap
rally-island-G = G · Heiße Quelle
rally-island-H = H · Alter Tempel
rally-island-Z = Leuchtturm 🏁
rally-sky-S = Sternwarte
rally-sky-A = A · Schwan
rally-sky-B = B · Leier
rally-sky-C = C · Adler
rally-sky-D = D · Walfisch
rally-sky-E = E · Skorpion
rally-sky-F = F · Widder
rally-sky-G = G · Löwe
rally-sky-H = H · Krebs
rally-sky-I = I · Bär
rally-sky-J = J · Drache
rally-sky-Z = Polarstern 🏁

map-kept = 🗺 <b>{ $name }</b>: { $positions } Orte, { $stations ->
    [one] 1 Station
   *[other] { $stations } Stationen
}. { $where ->
    [private] Ich hebe sie für dich auf.
   *[group] Ich hebe sie für diesen Chat auf. So spielt ihr darauf: /newgame rally, dann Hausregeln, Karte.
}
map-brought = Mitgebracht von { $by }. Nur { $by } oder ein Admin kann sie ersetzen.
map-is-anothers = Diese Gruppe hat schon eine Karte. Nur wer sie mitgebracht hat oder ein Admin kann sie ersetzen.
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

    x geht von 0 bis 1000 und y von 0 bis 800. Der „look“ ist town, island oder sky. Eine Karte hat 5 bis 120 Orte und bis zu 12 Stationen.
map-too-many = Du hast in dieser Stunde schon { $most } Karten mitgebracht, mehr geht nicht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
map-lost = Diese Datei konnte ich nicht holen. Bitte schick sie noch einmal und antworte darauf mit /map.
map-refused = ❌ Auf dieser Karte kann man noch nicht spielen:
map-fault = • Zeile { $line }: { $fault }
map-more = • … und { $all ->
    [yes] { $count } mehr.
   *[no] noch mehr.
}

map-fault-too-large = die Datei hat { $size } KB, und { $most } KB sind das Höchste.
map-fault-not-text = das ist kein Text. Speichere die Datei als UTF-8.
map-fault-not-json = das ist kein JSON: In Spalte { $column } stimmt etwas nicht. Such nach einem fehlenden Komma, Anführungszeichen oder einer Klammer.
map-fault-no-map = eine Karte ist ein Objekt in geschweiften Klammern, mit „positions“ und „connections“.
map-fault-missing = { $position ->
    [none] der Karte fehlt „{ $word }“.
   *[other] dem Ort { $position } fehlt „{ $word }“.
}
map-fault-unknown-word = { $position ->
    [none] das Wort { $word } kenne ich hier nicht.
   *[other] der Ort { $position } hat { $word }, und ich weiß nicht, was das ist.
}
map-fault-no-list = „{ $word }“ muss eine Liste in eckigen Klammern sein.
map-fault-no-position = Nummer { $number } in „positions“ ist kein Ort. Schreib ihn so: {"{"}"id": "7", "x": 300, "y": 200{"}"}.
map-fault-no-pair = eine Verbindung ist ein Paar von Orten, so wie ["7", "8"].
map-fault-bad-id = { $value } ist kein Name für einen Ort ({ $position }): ein bis drei Buchstaben oder Ziffern.
map-fault-bad-x = das x von Ort { $position } ist { $value }; es muss eine Zahl von 0 bis 1000 sein.
map-fault-bad-y = das y von Ort { $position } ist { $value }; es muss eine Zahl von 0 bis 800 sein.
map-fault-bad-kind = „kind“ von Ort { $position } ist { $value }; es kann field, station, start oder finish sein.
map-fault-bad-name = der Name { $value } muss ein Text von höchstens 30 Zeichen sein.
map-fault-bad-look = „look“ ist { $value }; es kann town, island oder sky sein.
map-fault-bad-count = es sind { $count } Orte; eine Karte hat { $least } bis { $most }.
map-fault-bad-connections = es sind { $count } Verbindungen; eine Karte hat höchstens { $most }.
map-fault-twice = den Ort { $position } gibt es zweimal. (Groß oder klein geschrieben ist hier dasselbe.)
map-fault-no-start = kein Ort ist der Start. Gib einem davon "kind": "start".
map-fault-no-finish = kein Ort ist das Ziel. Gib einem davon "kind": "finish".
map-fault-two-start = Ort { $position } ist ein zweiter Start; einer genügt.
map-fault-two-finish = Ort { $position } ist ein zweites Ziel; eines genügt.
map-fault-bad-stations = Stationen auf dieser Karte: { $count }; es müssen 1 bis { $most } sein.
map-fault-nowhere = die Verbindung führt nach { $position }, und diesen Ort gibt es nicht.
map-fault-to-itself = Ort { $position } ist mit sich selbst verbunden.
map-fault-connected-twice = { $one } und { $other } sind zweimal verbunden.
map-fault-too-many-ways = Ort { $position } hat mehr als { $most } Verbindungen.
map-fault-too-close = Ort { $other } liegt auf { $one }: Lass { $apart } Abstand zwischen ihnen.
map-fault-runs-over = die Verbindung von { $one } nach { $other } läuft über den Ort { $position }.
map-fault-apart = vom Start aus kommt niemand zum Ort { $position }.
map-fault-behind-finish = zum Ort { $position } kommt man nur durchs Ziel, und da geht niemand hindurch.
map-fault-finish-apart = niemand kommt ins Ziel, zum Ort { $position }.
map-fault-no-end = ein Spiel könnte nie enden: Wer auf { $position } steht, kann mit zwei Würfeln nie einen Zug auf { $goal } beenden. Füg ein paar Orte hinzu.

rally-not-rolled = Würfle zuerst: /move würfeln
rally-has-rolled = Du hast gewürfelt, und { $steps ->
    [one] ein Schritt ist übrig
   *[other] { $steps } Schritte sind übrig
}: Schreib, wohin du gehst.
rally-not-reached = Bis { $place } kommst du jetzt nicht: Du hast { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
typed-rally = Schreib „würfeln“ und dann, wohin du gehst: die Nummer eines Felds oder den Buchstaben einer Station.
typed-words-rally =
    roll: würfeln würfle würfel
    to: nach

rule-rally-forced_moves = Erzwungene Züge automatisch
rule-rally-forced_moves-help = Wenn du nur an einen einzigen Ort gehen kannst, gehst du sofort dorthin, ohne zu tippen. Du würfelst immer selbst, und den Schritt ins 🏁 gehst du auch selbst.
