game-rally-about = Sillonne la carte, ramasse les tampons des stations et file à l’arrivée avant les autres.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Le but</b>
    Ramasse des tampons partout sur la carte. Quand tu en as assez, en général 4, sois à l’arrivée 🏁 avant les autres. Tout le monde part de la case fléchée.

    <b>À ton tour</b>
    1. Lance le dé.
    2. Suis les routes et fais exactement autant de pas que le dé l’indique. Un pas mène à la case voisine. Les stations sont aussi des cases.
    3. Si ton tour finit sur une station, tu prends son tampon.

    <b>La fin de la partie</b>
    Quand quelqu’un atteint l’arrivée, on finit le tour de table : les personnes qui viennent après jouent encore une fois. Puis c’est fini.
    D’abord viennent les personnes à l’arrivée, dans l’ordre où elles l’ont atteinte. Les autres suivent, par nombre de tampons ; à nombre égal, place partagée.
    Si les autres quittent la partie, qui reste en dernier gagne.
game-rally-rules-2 =
    👣 <b>Avancer</b>

    • Les <b>carrés verts</b> montrent où te mènent tous tes pas. Tu y vas par la route la plus courte, et ton tour finit.
    • Les <b>ronds bleus</b> sont des arrêts en route : (2) veut dire à 2 pas d’ici. De là, tu choisis à nouveau et utilises le reste de tes pas : à toi de tracer ta route. Pour t’y arrêter, appuie sur <i>S’arrêter en route…</i>
    • Utilise tous tes pas : tu ne peux ni rester sur place ni en garder.
    • <b>Ta trace :</b> dans un même tour, tu ne peux revenir sur aucune case déjà visitée, pas même celle du départ. Au tour suivant, si.
    • <b>Plus d’issue ?</b> Dans une impasse, ou si ta trace t’enferme, le reste de tes pas est perdu et ton tour finit là. Sur une station, tu prends quand même son tampon.
    • Personne ne bloque personne. On peut être à plusieurs sur une case.
game-rally-rules-3 =
    🏷 <b>Les tampons</b>
    • Les stations sont les panneaux avec une lettre. Tu n’as leur tampon que si ton tour <b>finit</b> là. Passer par là ou s’y arrêter en route ne compte pas.
    • Tu ne peux prendre chaque tampon qu’une fois, mais tout le monde peut l’avoir : les tampons ne s’épuisent jamais.
    • Tu peux en ramasser plus qu’il n’en faut.
    • 🏷 sur un bouton : finir ton tour là te donne un nouveau tampon.

    🏁 <b>L’arrivée</b>
    • Elle te reste fermée tant que tu n’as pas assez de tampons.
    • Ensuite, tu ne peux y aller tout droit que si la route la plus courte demande <b>exactement</b> les pas qui te restent. Si elle est plus courte, fais un détour : arrête-toi quelque part en route pour l’atteindre à ton tout dernier pas.
    • On ne traverse pas l’arrivée.
    • Une fois à l’arrivée, tu ne joues plus.
game-rally-rules-4 =
    🏠 <b>Règles maison</b>

    • <b>Carte :</b> Vieille Ville (6 stations), Sept Caps (8), Ciel étoilé (10), ou la tienne : envoie /map pour savoir comment.
    • <b>Tampons pour gagner :</b> 2–6 au lieu de 4. Si la carte a moins de stations, il les faut toutes.
    • <b>Tous les tampons :</b> il te faut celui de chaque station.
    • <b>Deux dés :</b> lance deux dés et avance de leur total.
    • <b>Arrivée facile :</b> tu peux aller à l’arrivée avec des pas en trop. Le reste est perdu.
    • <b>Demi-tour :</b> si tu t’arrêtes en route dans une impasse, tu peux faire demi-tour et revenir sur tes pas.
    • <b>Coups forcés automatiques</b> (actifs d’office) : s’il n’y a qu’un seul endroit où aller, tu y vas automatiquement. Lancer le dé et jouer le coup vers l’arrivée, ça reste à toi.
rally-example-1 = Léa
rally-example-2 = Hugo
open-rally = 🗺 Mon coup
rally-map-town = Vieille Ville
rally-map-island = Sept Caps
rally-map-sky = Ciel étoilé
rally-map-own = Ta propre carte
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] { $needed } tampon ouvre
       *[other] { $needed } tampons ouvrent
    } l’arrivée 🏁
rally-steps =
    🎲 { $dice } · <b>encore { $steps } pas</b>{ $some ->
        [0] { "" }
       *[other] . Aucune case n’est à exactement { $steps } pas : arrête-toi en route. ({ $some }) veut dire après { $some } pas.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Tes pas jusqu’à chaque tampon
       *[no] Nombre de pas jusqu’à chaque tampon, { $who }
    } : { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Tes pas jusqu’à l’arrivée 🏁
       *[no] Nombre de pas jusqu’à l’arrivée 🏁, { $who }
    } : { $steps }
rally-stampless = 🏷 te donne un tampon.
rally-ahead = 🧭 Cases où ce lancer peut te mener, les meilleures d’abord. Après chacune, combien de pas la séparent du prochain tampon ou de l’arrivée :
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places } : un tampon, puis { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place } : c’est l’arrivée !
rally-ahead-stops = 🧭 Où s’arrêter en route, le meilleur d’abord. Après chaque arrêt, la meilleure case où finir ton tour si tu t’y arrêtes.
rally-field = case { $number }
rally-stands =
    { $place } · { $more ->
        [yes]
            { $held ->
                [one] { $held } tampon (il en faut { $needed })
               *[other] { $held } tampons (il en faut { $needed })
            }
       *[no]
            { $needed ->
                [one] { $held }/{ $needed } tampon
               *[other] { $held }/{ $needed } tampons
            }
    }
rally-home =
    🏁 à l’arrivée · { $held ->
        [one] { $held } tampon
       *[other] { $held } tampons
    }
rally-final =
    { $held ->
        [0] aucun tampon
        [one] { $held } tampon
       *[other] { $held } tampons
    }{ $stamps ->
        [none] { "" }
       *[other] { " : " }{ $stamps }
    }
rally-final-home =
    🏁 à l’arrivée avec { $held ->
        [one] { $held } tampon
       *[other] { $held } tampons
    }
rally-score =
    { $held ->
        [one] { $held } tampon
       *[other] { $held } tampons
    }
rally-hand-steps = { $steps } pas
rally-roll = 🎲 Lancer
rally-go-field = Case { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } pas sur { $whole })
rally-walk-part = S’arrêter en route…
rally-more-places =
    { $count ->
        [one] Encore { $count }…
       *[other] Encore { $count }…
    }
rally-where = <b>Où vas-tu ?</b>
rally-rest =
    <b>Encore { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } : où vas-tu ?</b>
rally-which-part = <b>Où veux-tu d’abord t’arrêter ?</b> ({ $some }) veut dire après { $some } pas. Ensuite tu repars, mais sans croiser ta trace.
rally-tap-below =
    Choisis où aller avec les boutons sous le jeu.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) veut dire que tu t’arrêtes là après { $some } pas, puis repars.
    }
rally-tap-roll = À toi de jouer : appuie sur 🎲 Lancer sous le jeu.
rally-look = Ce n’est pas encore à toi. Ce jeu n’a pas de secrets : la table montre tout.
event-rally-rolled = { tu-as } fait 🎲 { $dice }.
event-rally-rolled_two = { tu-as } fait 🎲 { $dice } : { $steps } pas.
event-rally-walked =
    { tu-as } avancé de { $steps } pas → <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , encore { $left } pas.
    }
event-rally-turn =
    { tu-as } fait 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            { " : " }🏷 tampon { $more ->
                [yes] { $held } (il en faut { $needed }).
               *[no] { $held } sur { $needed }.
            }
    }
event-rally-forfeited =
    Plus d’issue : { WHO($seat) ->
        [you] tu as
       *[other] { $seat } a
    } perdu { $steps ->
        [one] { $steps } pas.
       *[other] { $steps } pas.
    }
event-rally-stamped =
    🏷 { tu-as } pris le tampon de la station <b>{ $at }</b> : { $more ->
        [yes] { $held } (il en faut { $needed }).
       *[no] { $held } sur { $needed }.
    }
event-rally-finished =
    🏁 { tu-as } atteint l’arrivée { $place ->
        [1]
            avant tout le monde !{ $ends ->
                [yes] { "" }
               *[no] { " Les autres finissent le tour de table." }
            }
       *[other] aussi.
    }
event-rally-left = { tu-as } quitté la partie.
event-rally-ended = La partie est finie.
reason-rally-finished = 🏁 À l’arrivée avant tout le monde : victoire pour { $winners } !
reason-rally-last_standing = Plus personne en face : victoire pour { $winners } !
rule-rally-board = Carte
rule-rally-board-help = La carte sur laquelle vous jouez. Pour ajouter la tienne, envoie-la ici en fichier et réponds-y par <code>/map</code>.
rule-rally-board-town = Vieille Ville
rule-rally-board-island = Sept Caps
rule-rally-board-sky = Ciel étoilé
rule-rally-board-own = 🗺 Ta propre carte
rule-rally-stamps_needed = Tampons pour gagner
rule-rally-stamps_needed-help = Combien de tampons il te faut pour pouvoir aller à l’arrivée 🏁.
rule-rally-all_stamps = Tous les tampons
rule-rally-all_stamps-help = Il te faut un tampon de chaque station de la carte.
rule-rally-two_dice = Deux dés
rule-rally-two_dice-help = Tu lances deux dés et avances du total.
rule-rally-no_exact_finish = Arrivée facile
rule-rally-no_exact_finish-help = Tu peux aller à l’arrivée 🏁 avec des pas en trop. Ils sont perdus.
rule-rally-turnaround = Demi-tour
rule-rally-turnaround-help = Si tu t’arrêtes en route dans une impasse, tu peux faire demi-tour et revenir sur tes pas.
rally-town-S = Porte de l’Ouest
rally-town-A = Vieux Moulin
rally-town-B = Tannerie
rally-town-C = Beffroi
rally-town-D = Criée
rally-town-E = Théâtre
rally-town-F = Brasserie
rally-town-Z = Château
rally-island-S = Port
rally-island-A = Cap des Mouettes
rally-island-B = Cap Corail
rally-island-C = Cap Nord
rally-island-D = Cap des Palmiers
rally-island-E = Cap des Pirates
rally-island-F = Cap des Tortues
rally-island-G = Source chaude
rally-island-H = Vieux Temple
rally-island-Z = Phare
rally-sky-S = Observatoire
rally-sky-A = Cygne
rally-sky-B = Lyre
rally-sky-C = Aigle
rally-sky-D = Baleine
rally-sky-E = Scorpion
rally-sky-F = Bélier
rally-sky-G = Lion
rally-sky-H = Crabe
rally-sky-I = Ourse
rally-sky-J = Dragon
rally-sky-Z = Étoile polaire
map-kept =
    🗺 <b>{ $name }</b> : { $positions ->
        [one] { $positions } case
       *[other] { $positions } cases
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }. { $where ->
        [private] Je l’ai gardée pour toi.
       *[group] Je l’ai gardée pour ce groupe. Pour y jouer, envoie /newgame rally et choisis-la dans Règles maison, Carte.
    }
map-brought = Envoyée par { $by }. La remplacer est réservé à cette personne et aux admins.
map-is-anothers = Ce groupe a déjà une carte. La remplacer est réservé aux admins et à la personne qui l’a envoyée.
map-play = ▶ Jouer sur cette carte
map-unnamed = Ta carte
map-how =
    Envoie ta carte ici dans un fichier JSON, puis réponds à ce fichier par /map. Elle ressemble à ceci :

    <pre>{ "{" }"name": "Notre village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosque"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> va de 0 à 1000 et <code>y</code> de 0 à 800. <code>look</code> est <code>town</code>, <code>island</code> ou <code>sky</code>. Une carte a 5 à 120 positions et 12 stations au plus.
map-too-many =
    Tu as envoyé { $most } cartes en une heure, et c’est le maximum. Réessaie dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
map-lost = Je n’ai pas pu télécharger ce fichier. Renvoie-le et réponds-y par /map.
map-refused = ❌ Cette carte ne convient pas encore :
map-fault = • ligne { $line } : { $fault }
map-more =
    • … et { $all ->
        [yes]
            { $count ->
                [one] { $count } autre.
               *[other] { $count } autres.
            }
       *[no] d’autres.
    }
map-fault-too-large = le fichier fait { $size } Ko, mais la limite est de { $most } Ko.
map-fault-not-text = ce n’est pas un fichier texte. Enregistre-le en texte brut, UTF-8.
map-fault-not-json = ce n’est pas du JSON : ça coince à la colonne { $column }. Cherche une virgule, un guillemet ou un crochet qui manque.
map-fault-no-map = une carte est un objet entre accolades avec <code>positions</code> et <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] il manque <code>{ $word }</code> à la carte.
       *[other] il manque <code>{ $word }</code> à la position <code>{ $position }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] je ne connais pas <code>{ $word }</code> dans une carte.
       *[other] la position <code>{ $position }</code> contient <code>{ $word }</code>, que je ne connais pas.
    }
map-fault-no-list = <code>{ $word }</code> doit être une liste entre crochets.
map-fault-no-position = le numéro { $number } de <code>positions</code> n’est pas une position. Écris-la ainsi : <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = une connexion est une paire de positions, comme <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> ne peut pas être l’<code>id</code> de la position <code>{ $position }</code>. Prends une à trois lettres ou chiffres.
map-fault-bad-x = le <code>x</code> de la position <code>{ $position }</code> est <code>{ $value }</code>, mais il faut un nombre de 0 à 1000.
map-fault-bad-y = le <code>y</code> de la position <code>{ $position }</code> est <code>{ $value }</code>, mais il faut un nombre de 0 à 800.
map-fault-bad-kind = le <code>kind</code> de la position <code>{ $position }</code> est <code>{ $value }</code>, mais il faut <code>field</code>, <code>station</code>, <code>start</code> ou <code>finish</code>.
map-fault-bad-name = le <code>name</code> est <code>{ $value }</code>, mais il faut un texte de 30 caractères au plus.
map-fault-bad-look = le <code>look</code> est <code>{ $value }</code>, mais il faut <code>town</code>, <code>island</code> ou <code>sky</code>.
map-fault-bad-count =
    la carte a { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, mais il en faut de { $least } à { $most }.
map-fault-bad-connections =
    la carte a { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }, mais la limite est de { $most }.
map-fault-twice = deux positions s’appellent <code>{ $position }</code>. (Majuscules et minuscules, c’est pareil.)
map-fault-no-start = il n’y a pas de départ. Donne <code>"kind": "start"</code> à une position.
map-fault-no-finish = il n’y a pas d’arrivée. Donne <code>"kind": "finish"</code> à une position.
map-fault-two-start = la position <code>{ $position }</code> est un deuxième départ, mais une carte n’en a qu’un.
map-fault-two-finish = la position <code>{ $position }</code> est une deuxième arrivée, mais une carte n’en a qu’une.
map-fault-bad-stations =
    la carte a { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }, mais il en faut de 1 à { $most }.
map-fault-nowhere = une connexion mène à <code>{ $position }</code>, mais cette position n’existe pas.
map-fault-to-itself = la position <code>{ $position }</code> est reliée à elle-même.
map-fault-connected-twice = <code>{ $one }</code> et <code>{ $other }</code> sont reliées deux fois.
map-fault-too-many-ways = la position <code>{ $position }</code> a plus de { $most } connexions.
map-fault-too-close = la position <code>{ $other }</code> est trop près de <code>{ $one }</code>. Laisse au moins { $apart } entre elles.
map-fault-runs-over = la connexion de <code>{ $one }</code> à <code>{ $other }</code> passe sur la position <code>{ $position }</code>.
map-fault-apart = impossible d’aller du départ à la position <code>{ $position }</code>.
map-fault-behind-finish = la position <code>{ $position }</code> ne s’atteint qu’en traversant l’arrivée, et on ne traverse pas l’arrivée.
map-fault-finish-apart = impossible d’atteindre l’arrivée, la position <code>{ $position }</code>.
map-fault-no-end = une partie pourrait ne jamais finir : avec deux dés, depuis <code>{ $position }</code>, on ne peut jamais finir un tour sur <code>{ $goal }</code>. Ajoute quelques positions.
rally-not-rolled = Lance d’abord le dé : /move lancer
rally-has-rolled = Tu as déjà lancé le dé, il te reste { $steps } pas. Écris où tu veux aller.
rally-not-reached = Tu ne peux pas atteindre { $place } maintenant. Il te reste { $steps } pas.
typed-rally = Écris « lancer », puis le nom d’une case ou d’une station de la carte, comme 12 ou B.
rule-rally-forced_moves = Coups forcés automatiques
rule-rally-forced_moves-help = S’il n’y a qu’un endroit où aller, tu y vas automatiquement. Lancer le dé et jouer le coup vers l’arrivée 🏁, ça reste à toi.
typed-words-rally =
    roll: lancer lance dé
    to: vers
