game-deerportal-about = Schlängel dich zum Portal, schnapp dir Diamanten und spiel die Elemente gegeneinander aus.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, Portal, Hirsch
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Ziel:</b> am Ende die meisten Diamanten 💎 haben.

    Alle haben einen eigenen Weg von der Ecke (Feld 0) zum Portal 🌀 in der Mitte (Feld 40). Die Wege treffen sich nie, niemand kann dich also blockieren.

    <b>Du bist dran</b>
    1. Würfle 🎲.
    2. Zieh die ganze Zahl <b>vor oder zurück</b>. Du musst ziehen. Ist nach hinten zu wenig Platz, ziehst du automatisch vor. Ist die Zahl zu hoch, kommst du trotzdem ins Portal.
    3. Es zählt nur das Feld, auf dem du <b>anhältst</b>. Ein Diamant dort gehört dir. Liegt dort eine Rune, wirkt eine Karte (nächste Seite).

    <b>Ende:</b> Wer zuerst im Portal ist, bekommt 5 Diamanten und startet den Hirschmodus 🦌. Nach weiteren 16 Zügen, alle zusammengezählt, oder sobald alle im Portal sind, wird gezählt. Die meisten Diamanten gewinnen!
game-deerportal-rules-2 =
    📖 <b>Runen und Karten</b>

    Auf jedem Weg liegen anfangs 12 Diamanten und 16 Runen. Eine Rune gehört zu 💧 Wasser, 🌱 Erde, 🔥 Feuer oder 💨 Luft. Hältst du auf ihr an, wirkt die oberste Karte ihres Stapels auf dieses Element. Sie liegt offen:

    • <b>Einfrieren</b> ❄️: Wer dieses Element spielt, setzt einmal aus. Zweimal eingefroren heißt zweimal aussetzen.
    • <b>1 Rune weg</b>: Eine Rune verschwindet von diesem Weg.
    • <b>1 Diamant</b>: Du bekommst 1, auch wenn dort keiner mehr liegt.
    • <b>2 Diamanten</b>: Du bekommst, was dort noch liegt, höchstens 2.

    Gesammelte Diamanten sind sicher: Keine Karte nimmt sie jemandem weg. Eine Rune deines <b>eigenen</b> Elements tut nichts, aber die Karte ist verbraucht. Nach der letzten Karte eines Stapels (32) verschwinden alle seine Runen.

    🧘 <b>Meditieren:</b> Kommst du mit der genau passenden Zahl zurück in deine Ecke, füllt sich dein Weg wieder wie am Anfang.
game-deerportal-rules-3 =
    📖 <b>Das Portal und das Ende</b>

    🌀 Ins Portal darfst du, sobald ein Wurf reicht. Wer <b>zuerst</b> dort ist, bekommt 5 Diamanten, alle Späteren nichts. Im Portal behältst du deine Diamanten und machst keine Züge mehr. Karten frieren dich dort nicht ein. Was noch auf deinem Weg liegt, verschwindet.

    🦌 <b>Der Hirschmodus</b> dauert 16 Züge, 4 pro Platz. Wer aussetzt oder schon im Portal ist, dessen Züge zählen mit.

    💠 <b>Der große Diamant</b> zählt 3 dazu. Nur Feuer 🔥 kann ihn holen, wenn es als Erstes ins Portal kommt und dabei allein die meisten Diamanten hat.

    <b>Wer gewinnt?</b> Hirschgott 🦌 wird, wer die meisten Diamanten hat, auch ohne im Portal gewesen zu sein. Bei Gleichstand ist vorn, wer im Portal war; waren es beide, wer früher dort war. Alle anderen, die im Portal waren, werden Mönche 🙏.

    Freie Plätze übernimmt der Computer. Die Jahreszeiten ändern nur das Bild.
open-deerportal = 🧭 Mein Zug
level-document = klassisch
level-document-help = 🤖 <b>klassisch</b> spielt nach einer einfachen Regel: Er zieht dorthin, wo etwas liegt, oder wirft eine Münze, und denkt nie voraus.

deerportal-water = 💧 Wasser
deerportal-earth = 🌱 Erde
deerportal-fire = 🔥 Feuer
deerportal-air = 💨 Luft
deerportal-stop = einfrieren
deerportal-card = 1 Rune weg
deerportal-diamond = 1 Diamant
deerportal-diamonds = 2 Diamanten
deerportal-spring = 🌸 Frühling
deerportal-summer = ☀️ Sommer
deerportal-fall = 🍂 Herbst
deerportal-winter = ❄️ Winter

deerportal-time = { $season } · Runde { $round }{ $left ->
    [none] { "" }
    [0] { " " }· 🦌 <b>Hirschmodus</b>: letzter Zug
    [one] { " " }· 🦌 <b>Hirschmodus</b>: danach noch 1 Zug
   *[other] { " " }· 🦌 <b>Hirschmodus</b>: danach noch { $left } Züge
}
deerportal-over = 🏁 Die Diamanten sind gezählt
deerportal-piles = 🎴 Runen bewirken jetzt: { $cards }
deerportal-big = 💠 Im Portal wartet der große Diamant: 3 für { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 Diamanten
deerportal-occasion = 🗓 { $day }

deerportal-ahead = ➡ { $mark } vor, bis Feld { $last }: { $things ->
    [none] nichts
   *[other] { $things }
}
deerportal-behind = ⬅ { $mark } zurück, bis Feld { $last }: { $things ->
    [none] nichts
   *[other] { $things }
}
deerportal-still = 💎 noch zu finden: { $counts }
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
   *[none] { $element } wirkungslos
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
deerportal-ask-way = 🎲 <b>Eine { $number }: vor oder zurück?</b>

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
event-deerportal-meditated = 🧘 { $seat } { du-hast } meditiert: { $seat ->
    [Du] Dein Gebiet
   *[other] Das Gebiet
} ist wieder gefüllt.
event-deerportal-found_big = 💠 { $seat } { du-hast } den großen Diamanten geholt: { $count ->
    [one] 1 Diamant!
   *[other] { $count } Diamanten!
}
event-deerportal-found_diamond = 💎 { $seat } { du-hast } einen Diamanten gefunden.
event-deerportal-drew = { $what ->
    [own] { $seat } { du-hast } eine Rune des eigenen Elements { $mark } ausgelöst: ohne Wirkung.
    [frozen] { $seat } { du-hast } { $target ->
        [du] dich
       *[other] { $target }
    } ({ $mark }) mit einer Rune eingefroren: einmal aussetzen ❄️
    [lost] { $seat ->
        [Du] Deine Rune
       *[other] Die Rune von { $seat }
    } hat { $target ->
        [du] dich
       *[other] { $target }
    } ({ $mark }) eine Rune gekostet.
    [lost-nobody] { $seat ->
        [Du] Deine Rune
       *[other] Die Rune von { $seat }
    } hat { $element } { $mark } eine Rune gekostet.
    [won] { $seat } { du-hast } { $gained ->
        [one] 1 Diamanten
       *[other] { $gained } Diamanten
    } aus { $target ->
        [du] deinem Gebiet
       *[other] dem Gebiet von { $target }
    } ({ $mark }) geholt.
    [won-nobody] { $seat } { du-hast } { $gained ->
        [one] 1 Diamanten
       *[other] { $gained } Diamanten
    } aus dem Gebiet { $element } { $mark } geholt.
    [won-anyway] { $seat } { du-hast } 1 Diamanten bekommen; im Gebiet { $element } { $mark } lag keiner mehr.
    [no-diamond] { $seat ->
        [Du] Deine Rune
       *[other] Die Rune von { $seat }
    } bewirkt nichts: { $element } { $mark } hat keine Diamanten mehr.
    [no-rune] { $seat ->
        [Du] Deine Rune
       *[other] Die Rune von { $seat }
    } bewirkt nichts: { $element } { $mark } hat keine Runen mehr.
   *[no-one] { $seat ->
        [Du] Deine Rune
       *[other] Die Rune von { $seat }
    } bewirkt nichts: Auf dem Weg von { $element } { $mark } ist niemand.
}{ $was_last ->
    [yes] { " " }Das war die letzte Karte des Stapels, und alle Runen { $mark } sind weg.
   *[no] { "" }
}
event-deerportal-reached_portal = { $rolled ->
    [0] 🌀 { $seat }
   *[other] 🌀 { $seat } { du-hast } eine { $rolled } gewürfelt und
} { $place ->
    [1] { $rolled ->
        [0] { du-hast } das Portal zuerst erreicht: { $bonus } Diamanten!
       *[other] das Portal zuerst erreicht: { $bonus } Diamanten!
    }
   *[other] { $rolled ->
        [0] { du-hast } das Portal erreicht.
       *[other] das Portal erreicht.
    }
}
event-deerportal-deer_mode = 🦌 Der Hirschmodus beginnt: noch { $turns } Züge für den ganzen Tisch.
event-deerportal-missed = ❄️ { $seat } { du-hast } ausgesetzt{ $left ->
    [0] .
    [one] { "" } und { du-musst } es noch einmal.
   *[other] { "" } und { du-musst } es noch { $left }-mal.
}
event-deerportal-season_began = Es wird { $season }.
event-deerportal-left = { $seat } { du-bist } ausgestiegen und { du-hast } alle eigenen Diamanten mitgenommen.
event-deerportal-ended = Das Spiel ist vorbei.

reason-deerportal-all_home = 🌀 Alle sind im Portal. { $count ->
    [one] { $winners } liegt vorn und ist jetzt 🦌 Hirschgott!
   *[other] { $winners } haben zusammen gewonnen und sind jetzt 🦌 Hirschgötter!
}
reason-deerportal-deer_mode = 🦌 Der Hirschmodus ist vorbei. { $count ->
    [one] { $winners } liegt vorn und ist jetzt Hirschgott!
   *[other] { $winners } haben zusammen gewonnen und sind jetzt Hirschgötter!
}
reason-deerportal-last_standing = Bis zum Schluss geblieben: Der Sieg geht an { $winners }!

rule-deerportal-fair_centre = Großer Diamant für alle
rule-deerportal-fair_centre-help = Alle können den großen Diamanten holen, nicht nur Feuer: Zieh ins Portal, während du allein die meisten Diamanten hast.
rule-deerportal-portal_required = Portal oder nichts
rule-deerportal-portal_required-help = Spieler, die nie im Portal waren, stehen hinter allen, die dort waren, egal wie viele Diamanten sie haben.
rule-deerportal-quick = Schnelles Spiel
rule-deerportal-quick-help = Alle beginnen auf halbem Weg, auf Feld 20.
rule-deerportal-no_bots = Leere Plätze bleiben leer
rule-deerportal-no_bots-help = Computer spielen nur mit, wo ihr sie dazuholt. Die Elemente gehen reihum: Wasser, Erde, Feuer, Luft. Im Hirschmodus hat der Tisch 4 Züge pro Person.
rule-deerportal-random_bonus = 5 oder 6
rule-deerportal-random_bonus-help = Der Zufall entscheidet, ob es fürs erste Erreichen des Portals 5 oder 6 Diamanten gibt.
rule-deerportal-teams = Zwei Teams
rule-deerportal-teams-help = Gegenüberliegende Ecken spielen zusammen: Wasser mit Feuer, Erde mit Luft. Ihre Diamanten zählen gemeinsam.

# Tage aus alten Kalendern

deerportal-day-1-2 = Frigg nimmt ihren Spinnrocken wieder auf
deerportal-day-1-6 = Ein keltischer Tag der dreifachen Göttin
deerportal-day-1-10 = Der Tag Geraints
deerportal-day-1-13 = Midvinterblot, das Opfer zur Wintermitte
deerportal-day-1-20 = Noch einmal Midvinterblot, nach anderer Zählung
deerportal-day-1-22 = Ein Fest der Musen
deerportal-day-1-25 = Das alte Fest Disting
deerportal-day-1-30 = Up Helly Aa, ein altes Feuerfest
deerportal-day-1-31 = Ein Tag zu Ehren der Walküren
deerportal-day-2-2 = Der erste Tag zwischen Wende und Gleiche · Imbolc, das Fest der Brighid
deerportal-day-2-11 = Der Tag, an dem die Vögel zu singen beginnen
deerportal-day-2-14 = Das Fest des Vali
deerportal-day-3-2 = Der Tag der Krähen
deerportal-day-3-13 = Burgsonndeg: Die Sonne wird neu geboren, und der Frühling ist nah
deerportal-day-3-17 = Trefuilnid Treochar, heute der Tag des heiligen Patrick
deerportal-day-3-18 = Sheelas Tag
deerportal-day-3-19 = Die erste Jahreswende: Frühlings-Tagundnachtgleiche
deerportal-day-3-20 = Das Fest der Iduna
deerportal-day-3-21 = Ostara, die Frühlingsgöttin der Sachsen
deerportal-day-4-30 = Der Abend vor dem Mai, Walpurgisnacht
deerportal-day-5-1 = Beltane, das keltische Fest der Feuer
deerportal-day-5-4 = Der zweite Tag zwischen Wende und Gleiche
deerportal-day-5-12 = Der Umzug der Katzen
deerportal-day-5-14 = Das Fest der Mitternachtssonne
deerportal-day-5-18 = Das Fest des Cernunnos, des gehörnten Gottes
deerportal-day-5-20 = Das Fest von Mjölnir, Thors Hammer
deerportal-day-5-24 = Ein Tag der Mütter für die dreifache Göttin
deerportal-day-6-20 = Die zweite Jahreswende: Sommersonnenwende
deerportal-day-6-21 = Litha, der längste Tag
deerportal-day-6-23 = Johannisnacht, Mittsommer
deerportal-day-8-1 = Lughnasadh, die Sommerspiele des Sonnengottes Lug
deerportal-day-8-2 = Der Tag der Lady Godiva
deerportal-day-8-4 = Loch mo Naire, dessen Wasser heilt
deerportal-day-8-5 = Der dritte Tag zwischen Wende und Gleiche
deerportal-day-8-10 = Der Jahrmarkt des Puck
deerportal-day-8-14 = Der Tag des Burryman
deerportal-day-8-17 = Odins Prüfung
deerportal-day-8-23 = Das Fest der Ilmatar
deerportal-day-8-28 = Freyrs Tag, Frey Faxi
deerportal-day-8-29 = Das Fest der Urd
deerportal-day-9-21 = Die dritte Jahreswende: Herbst-Tagundnachtgleiche
deerportal-day-10-8 = Ein Tag zum Gedenken an Erik den Roten
deerportal-day-10-9 = Der Tag des Leif Eriksson
deerportal-day-10-11 = Die alte Frau der Bäume
deerportal-day-10-14 = Winternächte, wenn die Ernte eingebracht ist
deerportal-day-10-18 = Der große Hörnermarkt
deerportal-day-10-24 = Ein Fest der Luftgeister
deerportal-day-10-27 = Der Tag der Allan-Äpfel
deerportal-day-10-31 = Der Abend vor Allerheiligen
deerportal-day-11-1 = Samhain: Die Sonne geht, und ein keltisches Jahr beginnt
deerportal-day-11-5 = Der vierte Tag zwischen Wende und Gleiche
deerportal-day-12-6 = Das Fest des Nikolaus, in dem Odin die Jagd anführt
deerportal-day-12-9 = Der Putz vor dem Julfest, wenn Dänen das Wasser für ihr Julbier holen
deerportal-day-12-13 = Wodans wilde Jagd
deerportal-day-12-18 = Das Fest der Epona
deerportal-day-12-20 = Die vierte Jahreswende: Wintersonnenwende
deerportal-day-12-21 = Das Fest der Beiwe · Jul, die zwölf Tage des Rades

deerportal-not-rolled = Würfle zuerst: /move würfeln
deerportal-tap-way = Das ist dein Wurf. Tipp darauf, wohin du willst.
deerportal-has-rolled = Du hast schon gewürfelt. Schick /move vor oder /move zurück.
typed-deerportal = Drei Wörter: würfeln, vor, zurück.
typed-words-deerportal =
    roll: würfeln würfle würfel
    forward: vor vorwärts
    back: zurück rückwärts

role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
