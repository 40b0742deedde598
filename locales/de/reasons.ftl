# Warum ein Zug besser ist: ein Satz unter einem Fehler, mit einer Tatsache dieser Stellung

why-whot-wins = 💡 Der bessere Zug spielt deine letzte Karte.
why-whot-ends = 💡 Dein Zug beendet das Spiel sofort, der bessere nicht.
why-whot-catches = 💡 { $seat } hat nur noch 1 Karte und nicht „Letzte Karte!“ gerufen: Wer dabei erwischt wird, zieht 2 Karten.
why-whot-silent = 💡 Nach deinem Zug hast du 1 Karte, ohne „Letzte Karte!“ gerufen zu haben: Wirst du erwischt, ziehst du 2 Karten.
why-whot-passes = 💡 Der bessere Zug gibt die Strafe weiter: { $seat } muss kontern oder { $count } Karten ziehen. Mit deinem Zug ziehst du { $instead }.
why-whot-cancels = 💡 Der bessere Zug hebt eine Strafe von { $instead } Karten auf.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } hat nur noch 1 Karte. Nach dem besseren Zug heißt es kontern oder { $count } weitere ziehen.
       *[other] Nach dem besseren Zug muss { $seat } kontern oder { $count } Karten ziehen.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } hat nur noch 1 Karte und muss nach dem besseren Zug { $count } weitere ziehen.
       *[other] Nach dem besseren Zug muss { $seat } { $count } Karten ziehen.
    }
why-whot-again = 💡 Nach dem besseren Zug bist du gleich noch einmal dran.
why-whot-skips = 💡 { $instead ->
    [one] { $seat } hat nur noch 1 Karte und muss nach dem besseren Zug aussetzen.
   *[other] Nach dem besseren Zug muss { $seat } aussetzen.
}
why-whot-market = 💡 Beim besseren Zug { $count ->
    [one] zieht die nächste Person eine Karte.
   *[other] ziehen { $count } andere je eine Karte.
}
why-whot-sheds = 💡 Nach dem besseren Zug hast du { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, nach deinem { $instead }.
why-whot-keeps = 💡 Beim besseren Zug behältst du { $what } für später.
why-whot-fits = 💡 Nach dem besseren Zug { $count ->
    [one] passt 1 deiner Karten
   *[other] passen { $count } deiner Karten
} auf den Stapel, nach deinem { $instead ->
    [0] keine.
   *[other] { $instead }.
}
why-whot-lighter = 💡 Nach dem besseren Zug zählen deine Handkarten { $count }, nach deinem { $instead }.

why-differo-wins = 💡 Der bessere Zug gewinnt sofort.
why-differo-allows = 💡 Nach deinem Zug kann { $seat } mit <b>{ $reply }</b> sofort gewinnen.
why-differo-loses = 💡 Nach deinem Zug kann { $seat } in { $count } Zügen den Sieg erzwingen, zuerst mit <b>{ $reply }</b>.
why-differo-forces = 💡 Der bessere Zug erzwingt den Sieg: Was { $seat } auch spielt, du gewinnst { $count ->
    [one] mit deinem nächsten Zug.
   *[other] in höchstens { $count } weiteren Zügen.
}
why-differo-threatens = 💡 Der bessere Zug droht, mit <b>{ $reply }</b> zu gewinnen.
why-differo-runs = 💡 Nach deinem Zug kommt { $seat } mit <b>{ $reply }</b> bis auf { $instead ->
    [one] 1 Reihe
   *[other] { $instead } Reihen
} ans Ziel heran, nach dem besseren nur bis auf { $count }.
why-differo-nearer = 💡 Nach dem besseren Zug fehlen dir { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
} bis zum Ziel, nach deinem { $instead }.
why-differo-narrows = 💡 Der bessere Zug lässt { $seat } { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} zur Auswahl, deiner { $instead }.

why-deerportal-portal = 💡 Der bessere Weg führt ins Portal{ $count ->
    [0] .
    [one] {" "}und bringt 1 Diamanten.
   *[other] {" "}und bringt { $count } Diamanten.
}
why-deerportal-stays =
    💡 Im Portal ist für dich Schluss: { $count ->
        [one] 1 Diamant bliebe
       *[other] { $count } Diamanten blieben
    } auf deinem Weg liegen.
why-deerportal-diamonds = 💡 Der bessere Weg bringt sofort { $count ->
    [one] 1 Diamanten
   *[other] { $count } Diamanten
}, deiner { $instead ->
    [0] keinen.
    [one] 1.
   *[other] { $instead }.
}
why-deerportal-freezes = 💡 Der bessere Weg friert { $seat } für einen Zug ein.
why-deerportal-meditates = 💡 Meditieren legt { $count } Diamanten auf deinen Weg. Bei deinem Zug liegen dort { $instead }.
why-deerportal-reaches = 💡 Vom besseren Feld aus könnte dein nächster Wurf { $count ->
    [one] 1 Diamanten
   *[other] { $count } Diamanten
} erreichen, von deinem { $instead ->
    [0] keinen.
   *[other] { $instead }.
}
why-deerportal-things = 💡 Vom besseren Feld aus könnte dein nächster Wurf { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} mit einer Rune oder einem Diamanten erreichen, von deinem { $instead ->
    [0] keins.
   *[other] { $instead }.
}
why-deerportal-nearer = 💡 Vom besseren Feld sind es { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} bis zum Portal, von deinem { $instead }.

why-rally-home = 💡 Der bessere Zug bringt dich ins Ziel.
why-rally-stamp = 💡 Der bessere Zug bringt einen Stempel: { $what }.
why-rally-still = 💡 Nach dem besseren Zug kannst du mit den übrigen Schritten noch hier landen: { $what }. Nach deinem erreichst du kein Ziel mehr.
why-rally-lapse = 💡 Dein Zug verschenkt { $instead ->
    [one] 1 Schritt
   *[other] { $instead } Schritte
} in einer Sackgasse, der bessere { $count ->
    [0] keinen.
   *[other] { $count }.
}
why-rally-lucky = 💡 Vom besseren Feld aus kann dein nächster Zug bei { $count } von 6 Würfen auf einem Ziel enden, von deinem { $instead ->
    [0] bei keinem.
   *[other] bei { $instead }.
}
why-rally-lucky2 = 💡 Vom besseren Feld aus kann dein nächster Zug bei { $count } von 36 Würfen auf einem Ziel enden, von deinem { $instead ->
    [0] bei keinem.
   *[other] bei { $instead }.
}
why-rally-nearer =
    💡 Vom besseren Feld { $count ->
        [one] ist es 1 Schritt
       *[other] sind es { $count } Schritte
    } bis zum nächstgelegenen Ziel, von deinem { $instead }.

why-caesar-stops = 💡 Dein Veto verhindert { $what }.
why-caesar-removes = 💡 Ohne Veto nimmt der bessere Zug { $seat } eine { $count } weg: { $what }.
why-caesar-removes-philosopher = 💡 Ohne Veto nimmt der bessere Zug { $seat } einen Φ weg: { $what }.
why-caesar-strikes = 💡 Ohne Veto räumt der bessere Zug { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von { $seat } ab und { $instead } von dir: { $what }.
why-caesar-reveals = 💡 Ohne Veto deckt der bessere Zug { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von { $seat } auf: { $what }.
why-caesar-leads = 💡 Nach dem besseren Zug würdest du eine Abstimmung gewinnen: { $what }.
why-caesar-hides = 💡 Verdeckt kann deine Karte keinem Attentat zum Opfer fallen.
why-caesar-decided = 💡 Diese Abstimmung würdest du auch ohne die Karte gewinnen: { $what }.
why-caesar-adds = 💡 Der bessere Zug bringt { $count } Einfluss, deiner { $instead ->
    [0] keinen.
   *[other] { $instead }.
}
why-caesar-saves = 💡 Beim besseren Zug behältst du deine { $count } auf der Hand.
why-caesar-keeps = 💡 Beim besseren Zug behältst du { $what } für später.
