game-deerportal-about = Wettlauf zum Portal: Schnapp dir Diamanten und spiel die Elemente gegeneinander aus.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, Portal, Hirsch
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Ziel:</b> am Ende die meisten Diamanten 💎 haben.

    Alle haben einen eigenen Weg von ihrer Ecke (Feld 0) zum Portal 🌀 in der Mitte (Feld 40). Die Wege treffen sich nie, niemand kann dich also blockieren.

    <b>Du bist dran</b>
    1. Würfle 🎲.
    2. Zieh so viele Felder, wie du gewürfelt hast, <b>vor oder zurück</b>. Du musst ziehen. Reicht der Platz nach hinten nicht, ziehst du automatisch vorwärts. Ins Portal kommst du auch mit einer zu hohen Zahl.
    3. Es zählt nur das Feld, auf dem du <b>landest</b>. Ein Diamant dort gehört dir. Mit einer Rune löst du eine Karte aus (nächste Seite).

    <b>Ende:</b> Wer zuerst im Portal ist, bekommt 5 Diamanten und startet den Hirschmodus 🦌. Nach insgesamt 16 weiteren Zügen, oder sobald alle im Portal sind, werden die Diamanten gezählt. Wer die meisten hat, gewinnt!
game-deerportal-rules-2 =
    📖 <b>Runen und Karten</b>

    Auf jedem Weg liegen anfangs 12 Diamanten und 16 Runen. Jede Rune gehört zu 💧 Wasser, 🌱 Erde, 🔥 Feuer oder 💨 Luft. Landest du auf einer, wirkt die oberste Karte ihres Stapels, die offen liegt, auf dieses Element:

    • <b>Einfrieren</b> ❄️: Wer dieses Element spielt, setzt einmal aus. Zweimal eingefroren heißt zweimal aussetzen.
    • <b>1 Rune weg</b>: Vom Weg dieser Person verschwindet 1 Rune.
    • <b>1 Diamanten holen</b>: Du bekommst 1, auch wenn dort keiner mehr liegt.
    • <b>2 Diamanten holen</b>: Du bekommst, was dort noch liegt, höchstens 2.

    Gesammelte Diamanten sind sicher: Karten nehmen nur, was noch auf dem Weg liegt. Eine Rune deines <b>eigenen</b> Elements bewirkt nichts, aber die Karte ist verbraucht. Nach der letzten Karte eines Stapels (32) verschwinden alle seine Runen.

    🧘 <b>Meditieren:</b> Kommst du mit einer genau passenden Zahl in deine Ecke zurück, füllt sich dein Weg wieder wie am Anfang.
game-deerportal-rules-3 =
    📖 <b>Das Portal und das Ende</b>

    🌀 Ins Portal darfst du, sobald ein Wurf reicht. Wer <b>zuerst</b> dort ist, bekommt 5 Diamanten, alle anderen gehen leer aus. Im Portal behältst du deine Diamanten und machst keine Züge mehr. Karten frieren dich dort nicht ein. Was noch auf deinem Weg liegt, verschwindet.

    🦌 <b>Der Hirschmodus</b> dauert 16 Züge, 4 pro Platz. Mitgezählt werden auch die Züge, bei denen jemand aussetzt oder schon im Portal ist.

    💠 <b>Der große Diamant</b> bringt 3 weitere Diamanten. Nur Feuer 🔥 kann ihn holen: Es muss zuerst ins Portal kommen und dabei allein die meisten Diamanten haben.

    <b>Wer gewinnt?</b> Mit den meisten Diamanten wirst du Hirschgott 🦌, auch wenn du nie im Portal warst. Bei Gleichstand liegt vorn, wer im Portal war. Waren mehrere dort, zählt, wer früher ankam. Alle anderen, die dort waren, werden Mönche 🙏.

    Freie Plätze übernimmt der Computer. Die Jahreszeiten ändern nur das Bild.
open-deerportal = 🧭 Mein Zug
level-document = klassisch
level-document-help = 🤖 <b>klassisch</b> folgt einer einfachen Regel: Der Computer zieht dorthin, wo es etwas zu holen gibt, oder wirft eine Münze. Er plant nie voraus.

deerportal-water = 💧 Wasser
deerportal-earth = 🌱 Erde
deerportal-fire = 🔥 Feuer
deerportal-air = 💨 Luft
deerportal-stop = einfrieren
deerportal-card = 1 Rune weg
deerportal-diamond = 1 Diamanten holen
deerportal-diamonds = 2 Diamanten holen
deerportal-spring = 🌸 Frühling
deerportal-summer = ☀️ Sommer
deerportal-fall = 🍂 Herbst
deerportal-winter = ❄️ Winter

deerportal-time = { $season } · Runde { $round }{ $left ->
    [none] { "" }
    [0] { " " }· 🦌 <b>Hirschmodus</b>: letzter Zug
    [one] { " " }· 🦌 <b>Hirschmodus</b>: nach diesem Zug noch 1
   *[other] { " " }· 🦌 <b>Hirschmodus</b>: nach diesem Zug noch { $left }
}
deerportal-over = 🏁 Die Diamanten sind gezählt
deerportal-piles = 🎴 Das bewirken Runen gerade: { $cards }
deerportal-big = 💠 Im Portal wartet der große Diamant auf { $who } (zählt 3)
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 Diamanten
deerportal-occasion = 🗓 { $day }

deerportal-ahead = ➡ { $mark } nach vorn bis Feld { $last }: { $things ->
    [none] nichts
   *[other] { $things }
}
deerportal-behind = ⬅ { $mark } nach hinten bis Feld { $last }: { $things ->
    [none] nichts
   *[other] { $things }
}
deerportal-still = 💎 Noch zu holen: { $counts }
deerportal-at = { $mark } Feld { $field } von { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 im Portal · 💎 { $count }
deerportal-frozen = ❄️ { $turns ->
    [one] setzt einmal aus
   *[other] setzt { $turns }-mal aus
}
deerportal-score = { $team ->
    [yes] Team:{ " " }
   *[no] { "" }
}{ $count ->
    [one] 1 Diamant
   *[other] { $count } Diamanten
}
deerportal-title-god = 🦌 <b>Hirschgott</b> · 💎 { $count }
deerportal-title-monk = 🙏 Mönch: war im Portal · 💎 { $count }
deerportal-title-heritage = { $gone ->
    [yes] 🌾 Vorzeitig ausgestiegen
   *[no] 🌾 Nie im Portal
} · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Nie im Portal
   *[other] 🌀 als { $number }. im Portal
}

deerportal-together = 🤝 zusammen { $count }

deerportal-roll = 🎲 Würfeln
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune = { $field }: { $effect ->
    [stop] { $element } einfrieren ❄️
    [card] { $element } 1 Rune weg
    [diamond] 1 💎 von { $element }
    [diamonds] { $count } 💎 von { $element }
   *[none] { $element } ohne Wirkung
}
deerportal-portal = 🌀 Portal{ $bonus ->
    [none] { "" }
   *[other] : +{ $bonus } 💎
}
deerportal-corner = { $field }: 🧘 meditieren
deerportal-ends = { $move } · beendet das Spiel

deerportal-said = { $way ->
    [back] zurück
   *[forward] vor
} { $place ->
    [portal] ins Portal 🌀
    [corner] in deine Ecke (🧘 meditieren)
    [diamond] auf Feld { $field } (ein Diamant 💎)
    [own] auf Feld { $field } (deine eigene Rune { $element }: ohne Wirkung)
    [rune] auf Feld { $field } (Rune { $element }: { $card })
   *[nothing] auf Feld { $field } (leer)
}

deerportal-ask-roll = <b>Du bist dran:</b> Würfle.
deerportal-ask-way = 🎲 <b>Du hast eine { $number } gewürfelt: vor oder zurück?</b>

event-deerportal-rolled = 🎲 { $seat } { du-hast } eine { $number } gewürfelt.
event-deerportal-moved = { $rolled ->
    [0] { $seat } { du-bist }
   *[other] { $seat } { du-hast } eine { $rolled } gewürfelt und { du-bist }
}{ $way ->
    [back] { " " }zurück
   *[forward] { "" }
} { $place ->
    [portal] ins Portal
    [corner] in die Ecke
   *[field] auf Feld { $end }
} gezogen{ $found ->
    [diamond] : ein Diamant 💎
    [own] : eigene Rune, ohne Wirkung.
   *[nothing] .
}
event-deerportal-meditated =
    🧘 { $seat } { du-hast } meditiert: { WHO($seat) ->
        [you] Dein Weg
       *[other] Der eigene Weg
    } ist wieder voll.
event-deerportal-found_big = 💠 { $seat } { du-hast } den großen Diamanten geholt: { $count ->
    [one] 1 Diamant!
   *[other] { $count } Diamanten!
}
event-deerportal-found_diamond = 💎 { $seat } { du-hast } einen Diamanten gefunden.
event-deerportal-drew =
    { $what ->
        [own] { $seat } { du-hast } eine Rune des eigenen Elements { $mark } ausgelöst: ohne Wirkung.
        [frozen]
            { $seat } { du-hast } { WHO($target) ->
                [you] dich
               *[other] { $target }
            } ({ $mark }) mit einer Rune eingefroren: einmal aussetzen ❄️.
        [lost]
            { WHO($seat) ->
                [you] Durch deine Rune
               *[other] Durch die Rune von { $seat }
            } { WHO($target) ->
                [you] hast du
               *[other] hat { $target }
            } ({ $mark }) eine Rune verloren.
        [lost-nobody]
            { WHO($seat) ->
                [you] Durch deine Rune
               *[other] Durch die Rune von { $seat }
            } hat { $element } { $mark } eine Rune verloren.
        [won]
            { $seat } { du-hast } { $gained ->
                [one] einen Diamanten
               *[other] { $gained } Diamanten
            } { WHO($target) ->
                [you] von deinem Weg
               *[other] vom Weg von { $target }
            } ({ $mark }) geholt.
        [won-nobody]
            { $seat } { du-hast } { $gained ->
                [one] einen Diamanten
               *[other] { $gained } Diamanten
            } vom Weg von { $element } { $mark } geholt.
        [won-anyway] { $seat } { du-hast } einen Diamanten bekommen, obwohl auf dem Weg von { $element } { $mark } keiner mehr lag.
        [no-diamond]
            { WHO($seat) ->
                [you] Deine Rune
               *[other] Die Rune von { $seat }
            } hat nichts bewirkt: Auf dem Weg von { $element } { $mark } liegen keine Diamanten mehr.
        [no-rune]
            { WHO($seat) ->
                [you] Deine Rune
               *[other] Die Rune von { $seat }
            } hat nichts bewirkt: Auf dem Weg von { $element } { $mark } liegen keine Runen mehr.
       *[no-one]
            { WHO($seat) ->
                [you] Deine Rune
               *[other] Die Rune von { $seat }
            } hat nichts bewirkt: Auf dem Weg von { $element } { $mark } ist niemand.
    }{ $was_last ->
        [yes] { " " }Das war die letzte Karte des Stapels, also sind alle { $mark }-Runen weg.
       *[no] { "" }
    }
event-deerportal-reached_portal = { $rolled ->
    [0] 🌀 { $seat } { du-bist }
   *[other] 🌀 { $seat } { du-hast } eine { $rolled } gewürfelt und { du-bist }
} { $place ->
    [1] zuerst im Portal: { $bonus } Diamanten!
   *[other] jetzt auch im Portal.
}
event-deerportal-deer_mode = 🦌 Der Hirschmodus beginnt: noch { $turns } Züge für alle zusammen.
event-deerportal-missed = ❄️ { $seat } { du-hast } ausgesetzt{ $left ->
    [0] .
    [one] { "" } und setzt noch einmal aus.
   *[other] { "" } und setzt noch { $left }-mal aus.
}
event-deerportal-season_began = Es wird { $season }.
event-deerportal-left = { $seat } { du-bist } ausgestiegen und { du-hast } { WHO($seat) ->
    [you] deine
   *[other] die eigenen
} Diamanten mitgenommen.
event-deerportal-ended = Das Spiel ist vorbei.

reason-deerportal-all_home =
    🌀 Alle sind im Portal. { $count ->
        [one] { $winners } hat gewonnen und ist jetzt 🦌 Hirschgott!
       *[other] { $winners } haben zusammen gewonnen und sind jetzt 🦌 Hirschgötter!
    }
reason-deerportal-deer_mode =
    🦌 Der Hirschmodus ist vorbei. { $count ->
        [one] { $winners } hat gewonnen und ist jetzt Hirschgott!
       *[other] { $winners } haben zusammen gewonnen und sind jetzt Hirschgötter!
    }
reason-deerportal-last_standing = Alle anderen sind ausgestiegen: Der Sieg geht an { $winners }!

rule-deerportal-fair_centre = Großer Diamant für alle
rule-deerportal-fair_centre-help = Alle können den großen Diamanten holen, nicht nur Feuer: Du musst nur ins Portal ziehen, während du allein die meisten Diamanten hast.
rule-deerportal-portal_required = Portal oder nichts
rule-deerportal-portal_required-help = Wer nie im Portal war, landet hinter allen, die dort waren, egal mit wie vielen Diamanten.
rule-deerportal-quick = Schnelles Spiel
rule-deerportal-quick-help = Alle beginnen auf halbem Weg, auf Feld 20.
rule-deerportal-no_bots = Freie Plätze bleiben frei
rule-deerportal-no_bots-help = Computergegner spielen nur mit, wenn ihr sie dazuholt. Die Elemente gehen der Reihe nach an alle, die mitspielen: Wer zuerst dabei ist, bekommt Wasser, dann Erde, Feuer, Luft. Der Hirschmodus dauert 4 Züge pro Person.
rule-deerportal-random_bonus = 5 oder 6 Diamanten im Portal
rule-deerportal-random_bonus-help = Wer zuerst ins Portal kommt, bekommt 5 oder 6 Diamanten. Der Zufall entscheidet.
rule-deerportal-teams = Zwei Teams
rule-deerportal-teams-help = Gegenüberliegende Ecken spielen zusammen: Wasser mit Feuer, Erde mit Luft. Ihre Diamanten zählen zusammen.

# Tage aus alten Kalendern

deerportal-day-1-2 = Frigg nimmt ihren Spinnrocken wieder auf
deerportal-day-1-6 = Ein keltischer Tag der dreifachen Göttin
deerportal-day-1-10 = Der Tag des heiligen Geraint
deerportal-day-1-13 = Midvinterblot, das Opfer zu Mittwinter
deerportal-day-1-20 = Noch einmal Midvinterblot, nach anderer Zählung
deerportal-day-1-22 = Ein Fest der Musen
deerportal-day-1-25 = Das alte Fest Disting
deerportal-day-1-30 = Up Helly Aa, ein altes Feuerfest
deerportal-day-1-31 = Ein Tag zu Ehren der Walküren
deerportal-day-2-2 = Mitte zwischen Wintersonnenwende und Frühlingsanfang · Imbolc, das Fest der Brighid
deerportal-day-2-11 = Der Tag, an dem die Vögel zu singen beginnen
deerportal-day-2-14 = Das Fest des Vali
deerportal-day-3-2 = Der Tag der Krähen
deerportal-day-3-13 = Burgsonndeg: Die Sonne wird neu geboren, und der Frühling ist nah
deerportal-day-3-17 = Trefuilnid Treochar, heute der Tag des heiligen Patrick
deerportal-day-3-18 = Sheelas Tag
deerportal-day-3-19 = Frühlings-Tagundnachtgleiche
deerportal-day-3-20 = Das Fest der Iduna
deerportal-day-3-21 = Ostara, die Frühlingsgöttin der Sachsen
deerportal-day-4-30 = Der Abend vor dem Mai, Walpurgisnacht
deerportal-day-5-1 = Beltane, das keltische Fest der Feuer
deerportal-day-5-4 = Mitte zwischen Frühlingsanfang und Sommersonnenwende
deerportal-day-5-12 = Der Umzug der Katzen
deerportal-day-5-14 = Das Fest der Mitternachtssonne
deerportal-day-5-18 = Das Fest des Cernunnos, des gehörnten Gottes
deerportal-day-5-20 = Das Fest von Mjölnir, Thors Hammer
deerportal-day-5-24 = Ein Tag der Mütter für die dreifache Göttin
deerportal-day-6-20 = Sommersonnenwende
deerportal-day-6-21 = Litha, der längste Tag
deerportal-day-6-23 = Johannisnacht, Mittsommer
deerportal-day-8-1 = Lughnasadh, die Sommerspiele des Sonnengottes Lug
deerportal-day-8-2 = Der Tag der Lady Godiva
deerportal-day-8-4 = Loch mo Naire, dessen Wasser heilt
deerportal-day-8-5 = Mitte zwischen Sommersonnenwende und Herbstanfang
deerportal-day-8-10 = Der Jahrmarkt des Puck
deerportal-day-8-14 = Der Tag des Burryman
deerportal-day-8-17 = Odins Prüfung
deerportal-day-8-23 = Das Fest der Ilmatar
deerportal-day-8-28 = Freyrs Tag, Frey Faxi
deerportal-day-8-29 = Das Fest der Urd
deerportal-day-9-21 = Herbst-Tagundnachtgleiche
deerportal-day-10-8 = Ein Tag zum Gedenken an Erik den Roten
deerportal-day-10-9 = Leif-Eriksson-Tag
deerportal-day-10-11 = Die alte Frau der Bäume
deerportal-day-10-14 = Winternächte, wenn die Ernte eingebracht ist
deerportal-day-10-18 = Der große Hörnermarkt
deerportal-day-10-24 = Ein Fest der Luftgeister
deerportal-day-10-27 = Allantide: Man schenkt sich gegenseitig Allan-Äpfel
deerportal-day-10-31 = Der Abend vor Allerheiligen
deerportal-day-11-1 = Samhain: Die Sonne geht, und ein keltisches Jahr beginnt
deerportal-day-11-5 = Mitte zwischen Herbstanfang und Wintersonnenwende
deerportal-day-12-6 = Nikolaustag: In seiner Gestalt führt Odin die Jagd an
deerportal-day-12-9 = Großputz vor dem Julfest, und in Dänemark holt man Wasser fürs Julbier
deerportal-day-12-13 = Wodans wilde Jagd
deerportal-day-12-18 = Das Fest der Epona
deerportal-day-12-20 = Wintersonnenwende
deerportal-day-12-21 = Das Fest der Beiwe · Jul, die zwölf Tage des Rades

deerportal-not-rolled = Würfle zuerst: /move würfeln
deerportal-tap-way = Gewürfelt hast du schon. Tipp an, wohin du willst.
deerportal-has-rolled = Du hast schon gewürfelt. Schick /move vor oder /move zurück.
typed-deerportal = Drei Wörter genügen: würfeln, vor, zurück.
typed-words-deerportal =
    roll: würfeln würfle würfel
    forward: vor vorwärts
    back: zurück rückwärts

role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
