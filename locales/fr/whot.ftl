game-whot-about = Joue sur la carte du dessus, colle des pénalités aux autres et vide ta main avant tout le monde.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>But</b> : te débarrasser de toutes tes cartes avant les autres.

    <b>Début</b> : tout le monde reçoit 7 cartes. Une de plus, face visible, commence la pile : c’est la carte du dessus. Cette première carte n’a aucun effet, même si c’est une carte spéciale. Le reste forme la pioche.

    <b>À ton tour</b>, au choix :
    1. <b>Jouer 1 carte qui va sur la carte du dessus</b> : même symbole (● ▲ ✚ ■ ★), même nombre, ou un Whot (page 2). Elle devient la carte du dessus.
    2. <b>Piocher 1 carte</b>, même si tu en as une qui va. Tu ne peux pas la jouer dans le même tour.

    Puis c’est à la personne suivante. On tourne toujours dans le sens des aiguilles d’une montre.

    <b>Tu gagnes</b> dès que tu joues ta dernière carte, même si c’est une carte spéciale.
game-whot-rules-2 =
    📖 <b>Whot : les cartes spéciales</b>

    <b>1 Rejoue</b> : c’est encore à toi.

    <b>2 Pioche deux</b> : la personne suivante pioche 2 cartes de pénalité, ou répond par un 2 de n’importe quel symbole. Si elle répond, celle d’après en pioche 4 ou répond, et ainsi de suite.

    <b>5 Pioche trois</b> : pareil, mais avec des 5 et 3 cartes de pénalité. Seul un 2 répond à un 2, seul un 5 répond à un 5. Piocher la pénalité met fin au tour, et la personne suivante joue normalement. Si toutes les cartes qui pourraient répondre sont dans la pile, tu pioches automatiquement.

    <b>8 Suspension</b> : la personne suivante passe un tour. À 2, tu rejoues.

    <b>14 Pioche générale</b> : toutes les autres personnes piochent 1 carte. Puis c’est à la personne suivante.

    <b>20 Whot</b> : se joue sur n’importe quelle carte, mais pas contre une pénalité. Tu demandes un symbole. Dès lors, seuls ce symbole et les autres Whots vont, jusqu’à ce que quelqu’un joue une carte qui n’est pas un Whot. Si un Whot est ta dernière carte, tu gagnes sans rien demander.
game-whot-rules-3 =
    📖 <b>Whot : quand la pioche s’épuise</b>

    <b>La première fois</b> qu’il n’y a plus assez de cartes à piocher, on mélange la pile : elle devient la nouvelle pioche. Seule la carte du dessus reste.

    <b>Ensuite</b>, on ne mélange plus. Quand la pioche est vide pour de bon, c’est la <b>Mort subite ☠️</b> : on joue encore, mais dès qu’elle ne suffit pas, la partie s’arrête, que ce soit pour piocher par choix, pour une pénalité ou pour une Pioche générale, même jouée en dernière carte. Qui a le moins de points en main gagne. À égalité, la victoire est partagée.

    <b>Points en main</b> : une carte vaut son nombre, ★ compte double, un Whot vaut 20. Ils décident aussi des places suivantes : moins on en a, mieux c’est.

    <b>Si tu pars</b>, tes cartes vont sous la pioche, et tu finis derrière les personnes restées. Ta pénalité éventuelle passe à la personne suivante. Qui reste en dernier gagne.

    <b>54 cartes</b> : 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ et 5 Whots.
open-whot = 🃏 Mes cartes
whot-card = Whot
whot-symbol-circle = rond
whot-symbol-triangle = triangle
whot-symbol-cross = croix
whot-symbol-square = carré
whot-symbol-star = étoile
whot-name-1 = Rejoue
whot-name-2 = Pioche deux
whot-name-5 = Pioche trois
whot-name-8 = Suspension
whot-name-14 = Pioche générale
whot-name-20 = Whot
whot-top = Carte du dessus
whot-market = Pioche
whot-market-holds = Pioche : { $count }
whot-board =
    Carte du dessus : <b>{ $card }</b> · { $market ->
        [0] pioche vide
       *[other] pioche : { $market }
    }
whot-called = 📣 Demandé : <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Pioche
       *[no] { $seat } doit piocher
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $mine ->
        [yes]
            { $answer ->
                [none] .
                [none-or-whot] { " ou réponds par un Whot." }
                [number-or-whot] { " ou réponds par un" } { $number } ou un Whot.
               *[number] { " ou réponds par un" } { $number }.
            }
       *[no]
            { $answer ->
                [none] .
                [none-or-whot] { " ou répondre par un Whot." }
                [number-or-whot] { " ou répondre par un" } { $number } ou un Whot.
               *[number] { " ou répondre par un" } { $number }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Ajoute un autre { $number } ou finis ton tour{ $count ->
                [0] .
                [one] . Alors { $asked } devra piocher { $count } carte.
               *[other] . Alors { $asked } devra piocher { $count } cartes.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Tu devras
               *[no] { $asked } devra
            } piocher { $count ->
                [one] { $count } carte.
               *[other] { $count } cartes.
            } Avant, { $seat } peut ajouter un autre { $number }.
    }
whot-holds =
    { $count ->
        [one] <b>{ $count } carte</b>
       *[other] { $count } cartes
    }
whot-hand = 🃏 Ta main : { $cards }
whot-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
whot-match = 🏆 Points jusqu’ici : { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Tu n’as aucune carte.
whot-alert = Tes cartes. Pour en jouer une, appuie sur son numéro sous le jeu :
whot-large-hand =
    { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    } Tu peux jouer : { "" }
whot-draw =
    { $count ->
        [one] Piocher
       *[other] En piocher { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] fin de la manche
       *[no] fin de la partie
    }
whot-deadly =
    { $match ->
        [yes] ☠️ La pioche s’épuise. Dès qu’elle ne suffit plus, la manche s’arrête.
       *[no] ☠️ La pioche s’épuise. Dès qu’elle ne suffit plus, la partie s’arrête, et qui a le moins de points gagne.
    }
whot-done = Terminé
whot-catch = Coincer { $seat } : pas de « Dernière carte ! »
whot-says-last = « Dernière carte ! »
whot-which-symbol = <b>Quel symbole demandes-tu ?</b>
whot-last-unsaid = ☐ Dire « Dernière carte ! »
whot-last-said = ☑ Dire « Dernière carte ! »
whot-number-last = { $number } : dernière carte !
whot-not-pick =
    Tu ne peux pas répondre par { $card }. Joue un { $number } ou pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
whot-not-pick-undefended =
    Tu ne peux pas jouer { $card } maintenant. Tu dois piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
whot-not-decking = Tu ne peux pas ajouter { $card }, il faut un autre { $number }.
whot-not-special = { $card } est une carte spéciale. D’après vos règles maison, la dernière carte doit être une carte ordinaire.
whot-not-called = { $card } ne va pas. Le symbole demandé : { $symbol }.
whot-not-fitting = { $card } ne va pas sur { $top }. Joue le même symbole, le même nombre ou un Whot.
whot-tap-a-symbol = Pour jouer ton Whot, appuie sur le symbole que tu veux demander.
whot-no-whot = Tu n’as pas de Whot : tu ne peux pas demander de symbole.
event-whot-played =
    { tu-as } joué <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " et demandé " }<b>{ $call }</b>
    }{ $last ->
        [yes] { " : « Dernière carte ! »" }
       *[no]
            { $left ->
                [0]
                    , { WHO($seat) ->
                        [you] ta
                       *[other] sa
                    } dernière carte !
                [1] . Reste 1 carte.
               *[other] .
            }
    }
event-whot-pick_due =
    { WHO($seat) ->
        [you] Tu dois
       *[other] { $seat } doit
    } piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-whot-pick_cancelled =
    { tu-as } annulé la pénalité de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-whot-held_on =
    { WHO($seat) ->
        [you] Tu rejoues.
       *[other] { $seat } rejoue.
    }
event-whot-suspended = { tu-as } passé un tour.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught]
                    { $count ->
                        [one] { tu-as } donc pioché { $count } carte : <b>{ $cards }</b>.
                       *[other] { tu-as } donc pioché { $count } cartes : <b>{ $cards }</b>.
                    }
                [market]
                    Pioche générale : { WHO($seat) ->
                        [you] tu as
                       *[other] { $seat } a
                    } pioché <b>{ $cards }</b>.
                [pick]
                    { $count ->
                        [one] { tu-as } pioché { $count } carte : <b>{ $cards }</b>.
                       *[other] { tu-as } pioché { $count } cartes : <b>{ $cards }</b>.
                    }
               *[turn] { tu-as } pioché <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    { $count ->
                        [one] { tu-as } donc pioché { $count } carte.
                       *[other] { tu-as } donc pioché { $count } cartes.
                    }
                [market]
                    Pioche générale : { WHO($seat) ->
                        [you] tu as
                       *[other] { $seat } a
                    } pioché une carte.
               *[turn]
                    { $count ->
                        [one] { tu-as } pioché une carte.
                       *[other] { tu-as } pioché { $count } cartes.
                    }
            }
    }
event-whot-market =
    { $count ->
        [one] Pioche générale : { $count } personne a pioché 1 carte.
       *[other] Pioche générale : { $count } personnes ont pioché 1 carte chacune.
    }
event-whot-reshuffled =
    { $count ->
        [one] Pioche épuisée : { $count } carte de la pile forme la nouvelle.
       *[other] Pioche épuisée : { $count } cartes de la pile, mélangées, forment la nouvelle.
    }
event-whot-sudden_death = ☠️ Mort subite : la pioche est vide pour de bon.
event-whot-caught =
    { WHO($seat) ->
        [you] Tu as oublié de dire « Dernière carte ! », et
       *[other] { $seat } a oublié de dire « Dernière carte ! », et
    } { WHO($by) ->
        [you] ça ne t’a pas échappé.
       *[other] ça n’a pas échappé à { $by }.
    }
event-whot-left =
    { tu-as } laissé { WHO($seat) ->
        [you] tes
       *[other] ses
    } cartes sous la pioche.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Mort subite : la manche est finie.
       *[empty_hand] La manche est finie.
    } Points : { $scores }.
event-whot-ended = Tout le monde a montré ses cartes.
reason-whot-empty_hand = Plus une carte en main : victoire pour { $winners } !
reason-whot-sudden_death =
    ☠️ Mort subite : { $count ->
        [one] le moins de points et la victoire pour { $winners } !
       *[other] le moins de points pour { $winners }, victoire partagée !
    }
reason-whot-match =
    Le match est fini. { $count ->
        [one] Le moins de points et la victoire pour { $winners } !
       *[other] Le moins de points pour { $winners }, victoire partagée !
    }
reason-whot-last_standing = Plus personne en face : victoire pour { $winners } !
rule-whot-hand_size = Cartes au début
rule-whot-hand_size-help = Combien de cartes chaque personne reçoit.
rule-whot-market_keeps_turn = Rejouer après un 14
rule-whot-market_keeps_turn-help = Si tu joues une Pioche générale (14), tu rejoues.
rule-whot-tender = Pile jamais remélangée
rule-whot-tender-help = On ne remélange jamais la pile. Dès que la pioche ne suffit plus, la partie s’arrête, et qui a le moins de points gagne.
rule-whot-whot_cancels_pick = Un Whot annule une pénalité
rule-whot-whot_cancels_pick-help = Tu peux répondre à un 2 ou à un 5 par un Whot. Alors personne ne pioche.
rule-whot-no_defending = Pénalité sans réponse
rule-whot-no_defending-help = Après un 2 ou un 5, la personne suivante doit piocher. On ne peut pas répondre.
rule-whot-pick_five = Un 5 fait piocher 5, pas 3
rule-whot-pick_five-help = La pénalité d’un 5 est de 5 cartes au lieu de 3.
rule-whot-star_skips_two = ★8 : deux personnes sautées
rule-whot-star_skips_two-help = Après le ★8, les deux personnes suivantes passent un tour.
rule-whot-draw_until_playable = Piocher jusqu’à pouvoir jouer
rule-whot-draw_until_playable-help = Si tu pioches, tu continues jusqu’à ce qu’une carte aille. Ensuite, tu dois jouer une carte qui va : celle-là ou une autre.
rule-whot-double_decking = Plusieurs cartes du même nombre
rule-whot-double_decking-help = Tu peux jouer plusieurs cartes du même nombre dans le même tour.
rule-whot-last_card_call = Dire « Dernière carte ! »
rule-whot-last_card_call-help = À dire en jouant ton avant-dernière carte. Si tu oublies, la personne suivante peut te coincer, et tu pioches 2 cartes.
rule-whot-no_special_finish = Pas de carte spéciale à la fin
rule-whot-no_special_finish-help = Ta dernière carte doit être ordinaire : ni 1, ni 2, ni 5, ni 8, ni 14, ni Whot.
rule-whot-match_to = Match
rule-whot-match_to-0 = 1 manche
rule-whot-match_to-100 = 100 points
rule-whot-match_to-help = Les cartes qui te restent après une manche comptent contre toi. On enchaîne les manches jusqu’à ce que quelqu’un atteigne 100 points. Qui a alors le moins de points gagne.
rule-whot-forced_moves = Coups forcés automatiques
rule-whot-forced_moves-help = Si tu dois piocher une pénalité et que tout le monde peut voir que tu ne peux pas y répondre, les cartes sont piochées pour toi. Avec « Pénalité sans réponse », c’est toujours le cas. Si tu n’as simplement aucune carte qui va, tu pioches quand même toi-même.
whot-not-held = Tu n’as pas la carte { $card }.
whot-say-symbol = Ajoute le symbole que tu demandes, comme ceci : /move w20 étoile
whot-not-last = « Dernière » ne se dit qu’en jouant ton avant-dernière carte, et seulement si vos règles maison le demandent.
whot-not-draw-found = Tu as pioché une carte qui va. Joue-la, ou une autre qui va.
whot-not-draw-decking = Tu as déjà joué. Ajoute un { $number } ou envoie /move fini
typed-whot = Pour une carte, écris son symbole et son nombre : <b>c</b> pour rond, <b>t</b> pour triangle, <b>x</b> pour croix, <b>s</b> pour carré, <b>*</b> pour étoile. Après un Whot, ajoute le symbole que tu demandes. Exemples : /move c5, /move *8, /move w20 étoile, /move piocher
typed-open-whot = /move et une carte, par exemple <b>c5</b>
typed-words-whot =
    circle: rond ronds cercle
    triangle: triangle triangles
    cross: croix
    square: carré carrés
    star: étoile étoiles
    draw: piocher
    take: prendre prends
    market: pioche
    last: dernière
    card: carte
    done: fini terminé
    catch: coincer coince
