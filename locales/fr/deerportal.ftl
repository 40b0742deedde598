game-deerportal-about = Fonce vers le portail, rafle des diamants et dresse les éléments les uns contre les autres.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, portail
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>But :</b> avoir le plus de diamants 💎 à la fin.

    Tout le monde a son propre chemin, de son coin (case 0) au portail 🌀 du milieu (case 40). Les chemins ne se croisent jamais : personne ne peut te bloquer.

    <b>À ton tour</b>
    1. Lance le dé 🎲.
    2. <b>Avance ou recule</b> d’autant de cases, ni plus ni moins. Il faut bouger. S’il n’y a pas la place de reculer, tu avances automatiquement. Un nombre trop grand te fait quand même entrer dans le portail.
    3. Seule compte la case où tu <b>t’arrêtes</b>. Un diamant ? Il est à toi. Une rune ? Elle joue une carte (page suivante).

    <b>La fin :</b> qui atteint le portail avant tout le monde reçoit 5 diamants et lance le mode cerf 🦌. Il reste alors 16 tours en tout pour la table. Après eux, ou dès que tout le monde est au portail, on compte les diamants. Qui en a le plus gagne !
game-deerportal-rules-2 =
    📖 <b>Runes et cartes</b>

    Chaque chemin commence avec 12 diamants et 16 runes. Chaque rune appartient à un élément : 💧 Eau, 🌱 Terre, 🔥 Feu ou 💨 Air. Si tu t’arrêtes dessus, la carte du dessus de la pile de cet élément, que tout le monde voit, le frappe :

    • <b>Geler</b> ❄️ : qui joue cet élément passe un tour. Deux gels, deux tours.
    • <b>Perdre une rune</b> : 1 rune disparaît de son chemin.
    • <b>Prendre 1 diamant</b> : tu en reçois 1, même si son chemin n’en a plus.
    • <b>Prendre 2 diamants</b> : tu reçois ce qu’il en reste sur son chemin, 2 au plus.

    Les diamants ramassés sont à l’abri : les cartes ne prennent que ce qui est encore sur le chemin. Une rune de ton <b>propre</b> élément ne fait rien, mais sa carte est utilisée. Après la dernière carte d’une pile (32), toutes ses runes disparaissent.

    🧘 <b>Méditer :</b> recule jusqu’à ton coin avec le compte exact, et ton chemin se remplit comme au début.
game-deerportal-rules-3 =
    📖 <b>Le portail et la fin</b>

    🌀 Tu peux entrer dans le portail dès que le dé t’y mène. La <b>première</b> personne reçoit 5 diamants, les autres rien. Dans le portail, tu gardes tes diamants et tu ne joues plus ; aucune carte ne peut te geler, et tout ce qui reste sur ton chemin disparaît.

    🦌 Le <b>mode cerf</b> dure 16 tours en tout, 4 par place. Les tours qu’on doit passer comptent, ceux des personnes déjà dans le portail aussi.

    💠 Le <b>grand diamant</b> vaut 3 de plus. Seul le Feu 🔥 peut le prendre : en entrant avant les autres dans le portail, avec plus de diamants que quiconque.

    <b>Qui gagne ?</b> Qui a le plus de diamants est le Dieu Cerf 🦌, même sans avoir atteint le portail. À égalité, qui a atteint le portail passe devant, dans l’ordre d’arrivée. Toute autre personne qui a atteint le portail est un moine 🙏.

    Les ordis prennent les places libres. Les saisons ne changent que le décor.
open-deerportal = 🧭 Mon coup
level-document = classique
level-document-help = 🤖 <b>classique</b> suit une règle simple : il va où il y a quelque chose à prendre, ou tire à pile ou face, sans jamais penser à la suite.
deerportal-water = 💧 Eau
deerportal-earth = 🌱 Terre
deerportal-fire = 🔥 Feu
deerportal-air = 💨 Air
deerportal-stop = geler
deerportal-card = perdre une rune
deerportal-diamond = prendre 1 diamant
deerportal-diamonds = prendre 2 diamants
deerportal-spring = 🌸 Printemps
deerportal-summer = ☀️ Été
deerportal-fall = 🍂 Automne
deerportal-winter = ❄️ Hiver
deerportal-time =
    { $season } · tour de table { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Mode cerf</b> : dernier tour
        [one] { " " }· 🦌 <b>Mode cerf</b> : encore { $left } tour après celui-ci
       *[other] { " " }· 🦌 <b>Mode cerf</b> : encore { $left } tours après celui-ci
    }
deerportal-over = 🏁 Les diamants sont comptés
deerportal-piles = 🎴 Ce que font les runes : { $cards }
deerportal-big = 💠 Le grand diamant est encore au portail : il en vaut 3 pour { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 diamants
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } en avant, jusqu’à la case { $last } : { $things ->
        [none] rien
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } en arrière, jusqu’à la case { $last } : { $things ->
        [none] rien
       *[other] { $things }
    }
deerportal-still = 💎 encore à trouver : { $counts }
deerportal-at = { $mark } case { $field } sur { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 au portail · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] passe { $turns } tour
       *[other] passe { $turns } tours
    }
deerportal-score =
    { $team ->
        [yes] équipe :{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
deerportal-title-god = 🦌 <b>Dieu Cerf</b> · 💎 { $count }
deerportal-title-monk = 🙏 Moine : portail atteint · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Départ avant la fin
       *[no] 🌾 Portail jamais atteint
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Portail jamais atteint
   *[other] 🌀 au portail : n° { $number }
}
deerportal-together = 🤝 { $count } ensemble
deerportal-roll = 🎲 Lancer
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field } : 💎
deerportal-rune =
    { $field } : { $effect ->
        [stop] geler { $element } ❄️
        [card] { $element } perd une rune
        [diamond] 1 💎 de { $element }
        [diamonds] { $count } 💎 de { $element }
       *[none] { $element } sans effet
    }
deerportal-portal =
    🌀 portail{ $bonus ->
        [none] { "" }
       *[other] { " : +" }{ $bonus } 💎
    }
deerportal-corner = { $field } : 🧘 méditer
deerportal-ends = { $move } · fin de la partie
deerportal-said =
    { $way ->
        [back] reculer
       *[forward] avancer
    } { $place ->
        [portal] jusqu’au portail 🌀
        [corner] jusqu’à ton coin (🧘 méditer)
        [diamond] jusqu’à la case { $field } (un diamant 💎)
        [own] jusqu’à la case { $field } (ta propre rune, { $element } : sans effet)
        [rune] jusqu’à la case { $field } (rune { $element } : { $card })
       *[nothing] jusqu’à la case { $field } (vide)
    }
deerportal-ask-roll = <b>À toi de jouer :</b> lance le dé.
deerportal-ask-way = 🎲 <b>Tu as fait un { $number } : avancer ou reculer ?</b>
event-deerportal-rolled = 🎲 { tu-as } fait un { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { tu-as }
       *[other]
            { tu-as } fait un { $rolled }{ $found ->
                [diamond] ,
               *[nothing] { " et" }
            }
    } { $way ->
        [back] reculé
       *[forward] avancé
    } { $place ->
        [portal] jusqu’au portail
        [corner] jusqu’au coin
       *[field] jusqu’à la case { $end }
    }{ $found ->
        [diamond] { " et trouvé un diamant 💎." }
        [own]
            { " : " }{ WHO($seat) ->
                [you] ta
               *[other] sa
            } propre rune, sans effet.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { tu-as } médité : { WHO($seat) ->
        [you] ton
       *[other] son
    } chemin est de nouveau rempli.
event-deerportal-found_big =
    💠 { tu-as } pris le grand diamant : { $count ->
        [one] { $count } diamant !
       *[other] { $count } diamants !
    }
event-deerportal-found_diamond = 💎 { tu-as } trouvé un diamant.
event-deerportal-drew =
    { $what ->
        [own]
            { tu-as } déclenché une rune de { WHO($seat) ->
                [you] ton
               *[other] son
            } propre élément { $mark } : sans effet.
        [frozen]
            { avec-rune } gelé { WHO($target) ->
                [you] ton élément
               *[other] { $target }
            } ({ $mark }) : { WHO($target) ->
                [you] tu passes un tour
               *[other] un tour à passer
            } ❄️.
        [lost]
            { avec-rune } retiré 1 rune { WHO($target) ->
                [you] de ton chemin
               *[other] à { $target }
            } ({ $mark }).
        [lost-nobody] { avec-rune } retiré 1 rune du chemin { $element } { $mark }.
        [won]
            { tu-as } pris { $gained ->
                [one] { $gained } diamant
               *[other] { $gained } diamants
            } { WHO($target) ->
                [you] sur ton chemin
               *[other] chez { $target }
            } ({ $mark }).
        [won-nobody]
            { tu-as } pris { $gained ->
                [one] { $gained } diamant
               *[other] { $gained } diamants
            } sur le chemin { $element } { $mark }.
        [won-anyway] { tu-as } gagné 1 diamant, alors que le chemin { $element } { $mark } n’en avait plus.
        [no-diamond] { rune-sans-effet } : le chemin { $element } { $mark } n’a plus de diamants.
        [no-rune] { rune-sans-effet } : le chemin { $element } { $mark } n’a plus de runes.
       *[no-one] { rune-sans-effet } : il n’y a personne sur le chemin { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }C’était la dernière carte de la pile : toutes les runes { $mark } ont disparu.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { tu-as } { $rolled ->
        [0] { "" }
       *[other] fait un { $rolled } et { "" }
    }{ $place ->
        [1]
            { $bonus ->
                [one] atteint le portail avant tout le monde : { $bonus } diamant !
               *[other] atteint le portail avant tout le monde : { $bonus } diamants !
            }
       *[other] atteint le portail.
    }
event-deerportal-deer_mode =
    🦌 Le mode cerf commence : { $turns ->
        [one] encore { $turns } tour, en comptant ceux de tout le monde.
       *[other] encore { $turns } tours, en comptant ceux de tout le monde.
    }
event-deerportal-missed =
    ❄️ { tu-as } passé un tour{ $left ->
        [0] .
        [one] { "" }, et ce n’est pas fini : encore { $left }.
       *[other] { "" }, et ce n’est pas fini : encore { $left }.
    }
event-deerportal-season_began = La saison change : { $season }.
event-deerportal-left =
    { WHO($seat) ->
        [you] Tu as quitté la partie en emportant tes diamants.
       *[other] { $seat } a quitté la partie en emportant ses diamants.
    }
event-deerportal-ended = La partie est finie.
reason-deerportal-all_home =
    🌀 Tout le monde est au portail. { $count ->
        [one] Victoire pour { $winners }, nouveau 🦌 Dieu Cerf !
       *[other] Victoire commune pour { $winners }, nouveaux 🦌 Dieux Cerfs !
    }
reason-deerportal-deer_mode =
    🦌 Le mode cerf est fini. { $count ->
        [one] Victoire pour { $winners }, nouveau Dieu Cerf !
       *[other] Victoire commune pour { $winners }, nouveaux Dieux Cerfs !
    }
reason-deerportal-last_standing = Plus personne en face : victoire pour { $winners } !
rule-deerportal-fair_centre = Grand diamant pour tout le monde
rule-deerportal-fair_centre-help = Tout le monde peut prendre le grand diamant, pas seulement le Feu. Pour l’avoir, entre dans le portail en ayant plus de diamants que quiconque.
rule-deerportal-portal_required = Le portail ou rien
rule-deerportal-portal_required-help = Sans avoir atteint le portail, on finit derrière quiconque l’a atteint, quel que soit son nombre de diamants.
rule-deerportal-quick = Partie rapide
rule-deerportal-quick-help = Tout le monde commence à mi-chemin, case 20.
rule-deerportal-no_bots = Les places libres restent vides
rule-deerportal-no_bots-help = Les ordis ne jouent que si tu les ajoutes. Les éléments sont attribués dans l’ordre d’arrivée : Eau, Terre, Feu, Air. Le mode cerf dure 4 tours par personne.
rule-deerportal-random_bonus = Bonus du portail : 5 ou 6
rule-deerportal-random_bonus-help = La première personne au portail reçoit 5 ou 6 diamants, au hasard.
rule-deerportal-teams = Deux équipes
rule-deerportal-teams-help = Les coins opposés jouent ensemble : l’Eau avec le Feu, la Terre avec l’Air. Chaque équipe additionne ses diamants.
deerportal-day-1-2 = Frigg reprend sa quenouille
deerportal-day-1-6 = Jour celte de la Triple Déesse
deerportal-day-1-10 = La Saint-Geraint
deerportal-day-1-13 = Midvinterblot, l’offrande du cœur de l’hiver
deerportal-day-1-20 = Encore Midvinterblot, selon un autre calendrier
deerportal-day-1-22 = Une fête des Muses
deerportal-day-1-25 = L’ancienne fête de Disting
deerportal-day-1-30 = Up Helly Aa, une vieille fête du feu
deerportal-day-1-31 = Un jour en l’honneur des Valkyries
deerportal-day-2-2 = Premier jour de mi-saison · Imbolc, fête de Brighid
deerportal-day-2-11 = Le jour où les oiseaux se mettent à chanter
deerportal-day-2-14 = La fête de Vali
deerportal-day-3-2 = Le jour des corneilles
deerportal-day-3-13 = Burgsonndeg, quand le soleil renaît et que le printemps approche
deerportal-day-3-17 = Trefuilnid Treochar, aujourd’hui la Saint-Patrick
deerportal-day-3-18 = Le jour de Sheela
deerportal-day-3-19 = Premier tournant de l’année : l’équinoxe de printemps
deerportal-day-3-20 = La fête d’Iduna
deerportal-day-3-21 = Ostara, déesse saxonne du printemps
deerportal-day-4-30 = La veille de mai, nuit de Walpurgis
deerportal-day-5-1 = Beltane, la fête celte des grands feux
deerportal-day-5-4 = Deuxième jour de mi-saison
deerportal-day-5-12 = La parade des chats
deerportal-day-5-14 = La fête du soleil de minuit
deerportal-day-5-18 = La fête de Cernunnos, le dieu cornu
deerportal-day-5-20 = La fête de Mjöllnir, le marteau de Thor
deerportal-day-5-24 = Une fête des mères pour la Triple Déesse
deerportal-day-6-20 = Deuxième tournant de l’année : le solstice d’été
deerportal-day-6-21 = Litha, le jour le plus long
deerportal-day-6-23 = La veille de la Saint-Jean, cœur de l’été
deerportal-day-8-1 = Lughnasadh, les jeux d’été de Lugh, dieu du soleil
deerportal-day-8-2 = Le jour de Lady Godiva
deerportal-day-8-4 = Loch mo Naire et son eau qui guérit
deerportal-day-8-5 = Troisième jour de mi-saison
deerportal-day-8-10 = Puck Fair, la foire du bouc
deerportal-day-8-14 = Le jour du Burryman
deerportal-day-8-17 = L’épreuve d’Odin
deerportal-day-8-23 = La fête d’Ilmatar
deerportal-day-8-28 = Frey Faxi, le jour de Frey
deerportal-day-8-29 = La fête d’Urda
deerportal-day-9-21 = Troisième tournant de l’année : l’équinoxe d’automne
deerportal-day-10-8 = Le jour d’Erik le Rouge
deerportal-day-10-9 = Le jour de Leif Erikson
deerportal-day-10-11 = La Vieille Dame des Arbres
deerportal-day-10-14 = Les Nuits d’hiver, quand la moisson est rentrée
deerportal-day-10-18 = La grande foire aux cornes
deerportal-day-10-24 = Une fête des esprits de l’air
deerportal-day-10-27 = Allantide, quand on s’offre des pommes d’Allan
deerportal-day-10-31 = La veille de la Toussaint
deerportal-day-11-1 = Samhain : le soleil s’en va, l’année celte commence
deerportal-day-11-5 = Quatrième jour de mi-saison
deerportal-day-12-6 = La Saint-Nicolas : sous ses traits, Odin mène la chasse
deerportal-day-12-9 = Le grand ménage de Yule : les Danois puisent l’eau de la bière de Yule
deerportal-day-12-13 = La chasse sauvage de Woden
deerportal-day-12-18 = La fête d’Épona
deerportal-day-12-20 = Quatrième tournant de l’année : le solstice d’hiver
deerportal-day-12-21 = La fête de Beiwe · Yule, les douze jours de la roue
deerportal-not-rolled = Lance d’abord le dé : /move lancer
deerportal-tap-way = Le dé est lancé. Appuie sur l’endroit où tu veux aller.
deerportal-has-rolled = Tu as déjà lancé le dé. Envoie /move avancer ou /move reculer
typed-deerportal = Tu peux écrire trois mots : lancer, avancer, reculer.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: lancer lance dé
    forward: avancer avance avant
    back: reculer recule arrière
