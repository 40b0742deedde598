game-caesar-about = César contre Cléopâtre : rallie cinq groupes de patriciens romains à coups de bluff, d’espions et de vetos.
game-caesar = César & Cléopâtre
game-caesar-aliases = Caesar, Cleopatra, César, Cléopâtre, Cesar, Cleopatre
game-caesar-rules-1 =
    📖 <b>César & Cléopâtre</b>

    <b>But :</b> gagner les patriciens de Rome. Il y a cinq groupes : trois de 5 patriciens (Préteurs, Édiles, Questeurs), deux de 3 (Consuls, Censeurs). Qui a le plus de points à la fin gagne.

    <b>Début :</b> chaque camp pose en secret un 1, un 2, un 3, un 4 et un 5, face cachée, une carte par groupe. Il garde en main un autre 1, 2, 3, 4 et 5, un Veto, et a une mission secrète (page 4). César commence.

    <b>À ton tour</b>
    1. Joue de l’influence : <b>une</b> carte, face visible ou face cachée, ou <b>deux</b>, une face visible et une face cachée. Il faut en jouer au moins une. Tu peux avoir au plus cinq cartes par groupe.
    2. Tu peux aussi jouer <b>une</b> carte d’action, avant ou après. Jouée après ta première carte d’influence, elle t’empêche d’en jouer une deuxième.
    3. Tire un <b>buste</b> du sac : un groupe votera peut-être.
    4. Complète ta main à six cartes. Pour chacune, choisis la pioche : influence ou action.
game-caesar-rules-2 =
    🗿 <b>Bustes et votes</b>

    Le sac contient sept bustes.
    • Le buste d’un groupe : ce groupe vote. On le met de côté.
    • 🪨 gris : pas de vote. Il est mis de côté.
    • ⚫ noir : pas de vote. Tous les bustes, lui compris, retournent au sac.
    Puis, quel que soit le buste, chaque groupe de 8 cartes ou plus (les deux camps ensemble) vote aussi. Un groupe peut donc voter deux fois dans un tour.

    <b>Un vote</b>
    1. On retourne toutes les cartes du groupe face visible, pour de bon.
    2. Chaque camp fait sa somme. Un Philosophe Φ compte 0.
    3. La plus grande somme gagne un patricien. Mais si un camp a plus de Φ, la <b>plus petite</b> gagne.
    4. Peu importe qui gagne, la plus grande somme défausse son plus grand nombre, l’autre son plus petit. Les autres cartes restent, Φ compris.
    <b>Sommes égales :</b> personne ne gagne, rien n’est défaussé.

    Après le dernier patricien d’un groupe, ses cartes sont défaussées et son buste sort du jeu.
game-caesar-rules-3 =
    🃏 <b>Les cartes</b>

    <b>Influence</b> (37 par camp) : sept de chaque nombre de 1 à 5, et deux Philosophes <b>Φ</b>.

    <b>Cartes d’action</b> (10 par camp)
    🗡 <b>Assassinat</b> ×3 : ton adversaire défausse une carte face visible de ton choix sur la table, même un Φ.
    👁 <b>Espion</b> ×3 : toutes les cartes face cachée de ton adversaire dans un groupe sont retournées.
    🔀 <b>Permutation</b> ×1 : reprends toutes tes cartes de deux groupes et répartis-les à nouveau entre eux, toutes face cachée, cinq au plus sur chacun.
    ⚡ <b>Colère des dieux</b> ×1 : les deux camps défaussent toutes leurs cartes d’un groupe.
    ✋ <b>Veto</b> ×2 : arrête une de ces cartes quand ton adversaire l’annonce. Les deux sont défaussées, et tu pioches aussitôt une carte. On ne met pas de veto à un Veto, et il ne se joue qu’en réponse.

    Je te le demande même sans Veto, sauf parfois si tous peuvent savoir que tu n’en as pas. Une carte arrêtée compte quand même comme l’action du tour.
game-caesar-rules-4 =
    🏆 <b>Fin et points</b>

    <b>Pas de carte d’influence,</b> ou aucun groupe où en jouer ? Tire juste un buste ; tu peux défausser des cartes de ta main avant de la compléter à six.
    <b>Une pioche vide</b> n’est pas remélangée. Pioche dans l’autre. Si les deux sont vides, on joue avec moins de cartes.

    <b>La partie finit</b> à la fin d’un tour quand
    • les 21 patriciens sont gagnés,
    • plus personne n’a d’influence en main ou en pioche,
    • tous les groupes sont à égalité et personne n’y pourra jamais rien changer,
    • ou rien n’a changé sur la table depuis 12 tours d’affilée (6 par camp).

    <b>Points</b>
    • 1 par patricien
    • 1 de plus pour la majorité d’un groupe (3 sur 5, ou 2 sur 3), et encore 1 pour le groupe entier
    • 2 de plus pour la majorité du groupe de ta mission secrète : Préteurs, Édiles ou Questeurs

    Qui a le plus de points gagne. À points égaux, c’est l’égalité.
open-caesar = 🃏 Mes cartes
caesar-group-praetor = Préteurs
caesar-group-aedile = Édiles
caesar-group-quaestor = Questeurs
caesar-group-consul = Consuls
caesar-group-censor = Censeurs
caesar-persona-caesar = César
caesar-persona-cleopatra = Cléopâtre
caesar-card-p = Φ
caesar-card-assassination = 🗡 Assassinat
caesar-card-scout = 👁 Espion
caesar-card-castling = 🔀 Permutation
caesar-card-wrath = ⚡ Colère
caesar-card-veto = ✋ Veto
caesar-label-hand = Main
caesar-label-decks = Pioches
caesar-label-discarded = Défausse
caesar-label-busts = Bustes sortis
caesar-label-bag = Dans le sac
caesar-title-mission =
    { $persona } · mission { $group }{ $done ->
        [yes] { "" } : +2
       *[no] { " " }ratée
    }
caesar-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
caesar-label-mission = Ta mission
caesar-name-assassination = Assassin
caesar-name-scout = Espion
caesar-name-castling = Permute
caesar-name-wrath = Colère
caesar-name-veto = Veto
caesar-lost-nothing = rien
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] tous gagnés
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Bustes sortis : { $out } · dans le sac : { $bag }
caesar-no-busts = aucun
caesar-decks = 📚 Pioches (influence + action) : { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 défausse : { $discarded_one } et { $discarded_other }
caesar-match = 🏆 Partie { $game } du match, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b> : on laisse passer, ou Veto ?
caesar-now-setup = 🤫 Les deux camps posent en secret un 1, 2, 3, 4 et 5, face cachée, un par groupe.
caesar-now-play = ▶️ Ensuite : 1 ou 2 cartes d’influence, et 1 carte d’action au plus.
caesar-now-influence = ▶️ Ensuite : 1 ou 2 cartes d’influence.
caesar-now-more =
    ▶️ Ensuite : une deuxième carte d’influence ({ $way ->
        [up] face visible
       *[down] face cachée
    }){ $acted ->
        [yes] { "" }
       *[no] { ", une carte d’action" }
    } ou un buste.
caesar-now-action = ▶️ Ensuite : une carte d’action ou un buste.
caesar-now-replace = ▶️ Ensuite : piocher une carte pour remplacer le Veto.
caesar-now-castling = ▶️ Ensuite : répartir à nouveau les cartes des deux groupes, face cachée.
caesar-now-discard = ▶️ Pas d’influence possible. Ensuite : défausser ce dont on ne veut plus, puis compléter la main à six.
caesar-now-refill = ▶️ Ensuite : compléter la main à six cartes.
caesar-mission = 🎯 Mission : la majorité des { $group } (+2)
caesar-hand = 🃏 Ta main : { $cards }
caesar-discards = 🗑 Défausse : { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Défausse vide —
       *[other] 🗑 Défausse ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] point
       *[other] points
    } · en main : { $influence } influence, { $actions } action
caesar-final =
    { $patricians } { $patricians ->
        [one] patricien
       *[other] patriciens
    } + { $bonus } pour les groupes{ $mission ->
        [none] { "" }
        [missed] { " " }(mission { $group } ratée)
       *[done] { " " }+ 2 pour la mission { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Assassinat ({ $card } face visible, { $group })
caesar-trick-scout = 👁 Espion ({ $group })
caesar-trick-castling = 🔀 Permutation ({ $group } et { $other })
caesar-trick-wrath = ⚡ Colère des dieux ({ $group })
caesar-ask-setup = <b>Quelle carte face cachée chez les { $icon } { $group } ?</b> Carte { $number } sur 5. La cinquième va automatiquement aux Censeurs.
caesar-ask-play = <b>Choisis une carte.</b> Joue 1 carte d’influence, ou 2 (une face visible, une face cachée). Tu peux aussi jouer 1 carte d’action, avant ou après.
caesar-ask-influence = <b>Choisis une carte d’influence.</b> Tu as déjà joué ta carte d’action.
caesar-ask-more =
    <b>Jouer une deuxième carte, { $way ->
        [up] face visible
       *[down] face cachée
    } ?</b> Choisis-la, { $acted ->
        [yes] ou tire un buste.
       *[no] joue une carte d’action, ou tire un buste.
    }
caesar-ask-action = <b>Joue une carte d’action, ou tire un buste.</b> Tu ne peux plus jouer d’influence ce tour-ci.
caesar-ask-where =
    <b>{ $way ->
        [either] Quel groupe reçoit ton { $card } ?</b>
        [up] Quel groupe reçoit ton { $card }, face visible ?</b>
       *[down] Quel groupe reçoit ton { $card }, face cachée ?</b>
    }
caesar-ask-target =
    <b>{ $card } : { $kind ->
        [castling] quels deux groupes ?
       *[other] quel groupe ?
    }</b>
caesar-ask-veto = <b>Tu laisses passer ?</b> Je te pose toujours la question, même si tu n’as pas de Veto.
caesar-ask-replace = <b>Pioche une carte pour remplacer ton Veto.</b> Dans quelle pioche ?
caesar-ask-castling =
    <b>Où va le { $card } ?</b> { $count ->
        [one] C’est la dernière carte,
       *[other] Encore { $count } cartes à placer, toutes
    } face cachée.
caesar-ask-discard = <b>Tu ne peux pas jouer d’influence.</b> Défausse les cartes que tu veux, puis appuie sur Terminé. Ensuite, tu complètes ta main à six.
caesar-ask-refill =
    <b>Pioche { $missing ->
        [one] { $missing } carte
       *[other] { $missing } cartes
    }.</b> 📜 Influence (encore { $influence }) ou 🎭 action (encore { $actions }) ?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto !
caesar-pass = 🤝 Laisser passer
caesar-done-play = 🗿 Tirer un buste
caesar-done-discard = ✅ Terminé
caesar-discard = Défausser { $card }
caesar-draw-influence = 📜 Influence ({ $count })
caesar-draw-action = 🎭 Action ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — La dernière carte —
       *[other] — Puis : { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Les deux
       *[other] Les { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Buste déjà tiré —
caesar-bust-follows = — Ensuite, un buste —
caesar-veto-played = — Veto joué —
caesar-first-influence = D’abord 1 📜
caesar-first-action = D’abord 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } face visible, { $icon } { $group }
caesar-play-down = { $card } face cachée, { $icon } { $group }
caesar-not-veto = Un Veto ne fait que répondre aux cartes d’action de ton adversaire. Il ne se joue pas tout seul.
caesar-no-veto = Tu n’as pas de Veto : tu ne peux que laisser passer.
caesar-not-acted = Tu as déjà joué une carte d’action ce tour-ci.
caesar-not-assassination = Ton adversaire n’a aucune carte face visible.
caesar-not-scout = Ton adversaire n’a aucune carte face cachée.
caesar-not-castling = Pour la Permutation, il faut deux groupes qui ont encore des patriciens, et une carte à toi chez l’un d’eux.
caesar-not-wrath = Il n’y a pas d’influence sur la table.
caesar-not-closed = Tu ne peux plus jouer d’influence ce tour-ci. Tu as joué deux cartes, ou une carte d’action après la première.
caesar-not-open = Aucun groupe où jouer. Partout, tu as déjà cinq cartes ou il n’y a plus de patriciens.
caesar-not-bust = Joue d’abord une carte d’influence. Ensuite, tu tires un buste.
caesar-not-there = Ce bouton montre juste la suite.
caesar-not-another = Tu as déjà tiré un buste ce tour-ci.
caesar-not-vetoed = Tu as joué ton Veto. Pioche une carte pour le remplacer.
caesar-not-yet = Pose d’abord toutes les cartes à répartir, une par une.
caesar-not-again = Tu as déjà posé cette carte.
caesar-full = Tu y as déjà cinq cartes, et c’est le maximum.
caesar-no-such-card = Tu n’as pas cette carte.
caesar-keys = { $icon }5, c’est un 5 face visible chez les { $group }.
caesar-own-hidden = 🙈 Tes cartes face cachée : { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } chez les { $icon } { $group } : face visible ou face cachée ?</b>
        [up] Jouer ton { $card } face visible chez les { $icon } { $group } ?</b>
       *[down] Jouer ton { $card } face cachée chez les { $icon } { $group } ?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " « + 🗿 » tire aussi un buste." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Quelle carte face visible chez les { $icon } { $group } ?
        [castling] { $icon } { $group }, et quel autre groupe ?
       *[other] { $card } chez les { $icon } { $group } ?
    }</b> Ton adversaire peut mettre son veto.
caesar-place-up = { $card } face visible
caesar-place-down = { $card } face cachée ▮
caesar-not-here = Cette carte ne peut pas aller chez les { $group } pour l’instant.
caesar-not-won = Tous les { $group } sont déjà gagnés.
caesar-empty-hand = Tu n’as aucune carte.
event-caesar-two =
    { $known ->
        [yes] { tu-as } joué un <b>{ $card }</b> face visible chez les { $icon } { $group } et un <b>{ $card2 }</b> face cachée chez les { $icon2 } { $group2 }.
       *[no] { tu-as } joué un <b>{ $card }</b> face visible chez les { $icon } { $group } et une carte face cachée chez les { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Égalité : rien ne change.
        [turned] Les Philosophes, { $phil_one } : { $phil_other }, renversent le résultat : un patricien pour <b>{ toi-winner }</b> avec la plus petite somme.
       *[won] Un patricien pour <b>{ toi-winner }</b>.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Défausse : { $high } un { $highest }, { $lowest ->
                [0] { $low } rien.
               *[other] { $low } un { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { tu-as } posé <b>{ $cards }</b> face cachée.
       *[no] { tu-as } posé cinq cartes face cachée.
    }
event-caesar-played = { tu-as } joué un <b>{ $card }</b> face visible chez les { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { tu-as } joué un <b>{ $card }</b> face cachée chez les { $icon } { $group }.
       *[no] { tu-as } joué une carte face cachée chez les { $icon } { $group }.
    }
event-caesar-announced = 📣 { tu-as } annoncé <b>{ $trick }</b>.
event-caesar-passed = { tu-as } laissé passer.
event-caesar-vetoed = ✋ <b>Veto !</b> { tu-as } arrêté { $trick }.
event-caesar-assassinated = 🗡 { tu-as } perdu un <b>{ $card }</b> face visible chez les { $icon } { $group }.
event-caesar-revealed = 👁 { tu-as } dû montrer <b>{ $cards }</b> chez les { $icon } { $group }.
event-caesar-castled =
    🔀 { tu-as } réparti { WHO($seat) ->
        [you] tes
       *[other] ses
    } cartes à nouveau : { $first } chez les { $icon } { $group } et { $second } chez les { $icon2 } { $group2 }, toutes face cachée.
event-caesar-struck = ⚡ Les dieux ont frappé les { $icon } { $group }. Pertes : { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { tu-as } tiré { $bust ->
        [black] le <b>buste noir</b> ⚫ : tous les bustes retournent au sac.
        [grey] le <b>buste gris</b> 🪨 : pas de vote.
       *[group] le buste des <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Les { $icon } <b>{ $group }</b> ont 8 cartes ou plus et votent aussi :
       *[no] 🗳 Les { $icon } <b>{ $group }</b> votent :
    } { $vote }
event-caesar-exhausted = 🏛 Tous les { $icon } { $group } sont gagnés. Leurs cartes et leur buste sortent du jeu.
event-caesar-discarded = { tu-as } défaussé une carte : <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { tu-as } pioché { $deck ->
                [influence] un <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { tu-as } pioché { $deck ->
                [influence] une carte d’influence.
               *[action] une carte d’action.
            }
    }
event-caesar-drew-several =
    { tu-as } pioché { $influence ->
        [0]
            { $actions ->
                [one] { $actions } carte d’action.
               *[other] { $actions } cartes d’action.
            }
        [one]
            { $influence } carte d’influence{ $actions ->
                [0] .
                [one] { " et" } { $actions } carte d’action.
               *[other] { " et" } { $actions } cartes d’action.
            }
       *[other]
            { $influence } cartes d’influence{ $actions ->
                [0] .
                [one] { " et" } { $actions } carte d’action.
               *[other] { " et" } { $actions } cartes d’action.
            }
    }
event-caesar-left = { tu-as } quitté la partie.
event-caesar-ended =
    { $result ->
        [tie] Cette partie finit sur une égalité, { $best } : { $worst }.
       *[won] Cette partie : victoire pour <b>{ toi-winner }</b>, { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " On échange les camps pour la suivante." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Tous les patriciens sont gagnés. { $count ->
        [one] Rome est à { $winners } !
       *[other] Rome se partage entre { $winners } !
    }
reason-caesar-influence =
    Plus d’influence à jouer. { $count ->
        [one] Rome est à { $winners } !
       *[other] Rome se partage entre { $winners } !
    }
reason-caesar-stalemate =
    Tous les groupes sont à égalité, et plus rien ne peut le changer. { $count ->
        [one] Rome est à { $winners } !
       *[other] Rome se partage entre { $winners } !
    }
reason-caesar-standstill =
    Rien n’a changé depuis 12 tours. { $count ->
        [one] Rome est à { $winners } !
       *[other] Rome se partage entre { $winners } !
    }
reason-caesar-match =
    Le match est fini. { $count ->
        [one] Victoire pour { $winners } !
       *[other] Victoire partagée entre { $winners } !
    }
reason-caesar-left = L’autre camp a quitté la partie : Rome est à { $winners }.
rule-caesar-missions = Missions secrètes
rule-caesar-missions-help = Chaque camp a un groupe secret. En gagner la majorité rapporte 2 points de plus.
rule-caesar-philosophers = Philosophes après un vote
rule-caesar-philosophers-help = Ce que deviennent les Philosophes d’un groupe après un vote que quelqu’un a gagné : tous restent, le camp qui en a le plus en défausse un, ou tous sont défaussés.
rule-caesar-philosophers-stay = tous restent
rule-caesar-philosophers-source = 1 défaussé
rule-caesar-philosophers-classic = tous défaussés
rule-caesar-personas = Qui joue César
rule-caesar-personas-help = César revient à la première personne qui rejoint la table, à la deuxième, ou à l’une des deux au hasard. L’autre joue Cléopâtre.
rule-caesar-personas-seats = première arrivée
rule-caesar-personas-swapped = deuxième arrivée
rule-caesar-personas-dealt = au hasard
rule-caesar-cleopatra_starts = Cléopâtre commence
rule-caesar-cleopatra_starts-help = Cléopâtre joue le premier tour à la place de César.
rule-caesar-best_of_three = Au meilleur des trois parties
rule-caesar-best_of_three-help = On joue jusqu’à trois parties : deux victoires, et le match est gagné. On échange les camps après chaque partie.
caesar-not-so = Tu peux jouer { $card } maintenant, mais pas comme ça.
typed-caesar = Écris une carte, un groupe, et visible ou cachée. Cartes : 1 à 5, ou philosophe (aussi p). Groupes : préteur, édile, questeur, consul, censeur. Tu peux raccourcir chaque mot, comme « 3 pré vis ».
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Coups forcés automatiques
rule-caesar-forced_moves-help = Si tout le monde peut voir que tu n’as pas de Veto (aucune carte d’action en main, ou tes deux Vetos défaussés), je ne te demande pas si une carte d’action peut passer : elle prend effet. Je te pose encore la question pour une Permutation, et avant de tirer un buste.
typed-words-caesar =
    praetor: préteur préteurs
    aedile: édile édiles
    quaestor: questeur questeurs
    consul: consul consuls
    censor: censeur censeurs
    up: visible
    down: cachée caché
    p: philosophe philosophes
    assassination: assassinat
    scout: espion
    castling: permutation
    wrath: colère
    veto: veto
    draw: piocher pioche
    influence: influence
    action: action
    discard: défausser défausse
    pass: passer autoriser
    done: fini
    bust: buste
