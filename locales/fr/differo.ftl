game-differo-about = Un duel d’astuce : compte les pions d’une ligne, avance d’autant de cases et traverse le plateau avant l’autre camp.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    À deux, 13 pions par camp. Amène <b>un</b> de tes pions dans ton but, la rangée tout au bout, avant l’autre camp.

    ⚪ Les Blancs commencent et montent vers la rangée A.
    ⚫ Les Noirs descendent vers la rangée I.

    <b>À ton tour</b>
    1. Choisis un de tes pions.
    2. Choisis une ligne qui passe par lui : sa rangée, ou l’une de ses diagonales, \ ou /.
    3. Compte tous les pions de cette ligne : les tiens moins ceux d’en face. Déplace ton pion d’<b>exactement</b> autant de cases, dans un sens ou dans l’autre.

    On ne peut pas passer son tour.

    <b>Tu gagnes</b> dès qu’un de tes pions arrive dans ton but. Tu gagnes aussi quand ton adversaire doit jouer et ne peut bouger aucun pion.
game-differo-rules-2 =
    📖 <b>De combien avance un pion</b>

    Compte la ligne entière, d’un bord à l’autre, des deux côtés du pion et par-dessus les trous. Le pion que tu déplaces compte aussi.

    • 4 pions à toi et 1 en face : tu avances de 3 cases, pas de 1 ni de 2.
    • S’il y en a autant ou plus en face sur cette ligne, aucun de tes pions ne peut la suivre.

    Sur l’image, les nombres au bout des lignes sont les comptes des Blancs pour <b>G4</b> : 3 sur sa rangée, 1 sur chaque diagonale. Le pion peut aller sur les cases vertes.

    Les pions sautent par-dessus tout ce qui les gêne. Rien n’est jamais pris.

    Tu peux aller en avant, en arrière ou de côté. Il faut arriver sur une case vide, et <b>jamais dans le but adverse</b>.
game-differo-rules-3 =
    📖 <b>Comment la partie finit</b>

    • <b>Tu gagnes</b> quand un de tes pions arrive dans ton but. Un seul suffit.
    • <b>Tu perds</b> quand c’est à toi et qu’aucun de tes pions ne peut bouger, ou si tu abandonnes ou quittes la partie.
    • <b>La partie est nulle</b> quand la même position revient pour la troisième fois, avec le même camp à jouer ; aussi après 300 coups en tout, ou d’un commun accord.

    <b>Règle maison : échanger les couleurs.</b> Après le premier coup des Blancs, les Noirs peuvent échanger les couleurs au lieu de jouer. Qui a commencé continue alors avec les Noirs.

    <b>Le nom des cases.</b> La lettre est la rangée, de A à I depuis le haut. Le chiffre est la diagonale \, indiquée à son extrémité basse.

    Appuie sur un pion, puis sur une case. Ou envoie <code>/move F2-F8</code>. Envoie /puzzle pour des problèmes à résoudre.
open-differo = ▶ Mon coup
differo-table =
    Coup { $number }{ $swap ->
        [yes] { " " }· les Noirs peuvent échanger les couleurs au coup 2
       *[no] { "" }
    }
differo-over =
    🏁 Fini en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
differo-plays =
    { $colour ->
        [white] ⚪ Blancs, vers le haut, rangée A
       *[black] ⚫ Noirs, vers le bas, rangée I
    }
differo-side =
    { $colour ->
        [white] Blancs
       *[black] Noirs
    }
differo-wins-here = gagne ici
differo-side-wins-here =
    { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } gagnent ici
differo-home = but atteint
differo-rows-to-go =
    { $rows ->
        [one] encore { $rows } rangée
       *[other] encore { $rows } rangées
    }
differo-board-lines = Dans cette version texte, les diagonales \ descendent tout droit.
differo-board-chosen = 🔷 { $cell } · ❇️ où ce pion peut aller
differo-which-piece =
    <b>À toi de jouer.</b> Quel pion { $colour ->
        [white] blanc
       *[black] noir
    } veux-tu jouer ?
differo-lines = <b>{ $cell }</b> peut avancer { $lines }.
differo-line-row = de <b>{ $count }</b> sur sa rangée
differo-line-falling = de <b>{ $count }</b> sur sa diagonale \
differo-line-rising = de <b>{ $count }</b> sur sa diagonale /
differo-line-either = de <b>{ $count }</b> sur l’une ou l’autre diagonale
differo-key-wins = { $move } · gagne
differo-key-draws = { $move } · nulle
differo-other-piece = ← Autre pion
differo-swap = ⇄ Échanger les couleurs
differo-tap-below = Choisis ton coup avec les boutons sous le jeu.
differo-not-more =
    Sur cette ligne, il y a { $own ->
        [one] { $own } pion
       *[other] { $own } pions
    } à toi et { $others } en face. Tu ne peux la suivre que si tu en as plus.
differo-off-board =
    { $count ->
        [one] À { $count } case par là, on sort du plateau.
       *[other] À { $count } cases par là, on sort du plateau.
    }
differo-taken =
    { $count ->
        [one] À { $count } case par là, c’est { $cell }, et il y a déjà un pion.
       *[other] À { $count } cases par là, c’est { $cell }, et il y a déjà un pion.
    }
differo-their-goal = { $cell } est dans le but adverse : tu ne peux pas t’y poser.
event-differo-moved =
    { tu-as } joué <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Même position pour la deuxième fois : à la prochaine, c’est la nulle.
       *[no] .
    }
event-differo-swapped = ⇄ { tu-as } échangé les couleurs.
event-differo-gave_up = 🏳 { tu-as } abandonné.
reason-differo-goal = 🏆 But atteint : victoire pour { $winners } !
reason-differo-blocked = 🏆 L’autre camp ne peut plus bouger : victoire pour { $winners } !
reason-differo-repetition = 🤝 Partie nulle : la même position est revenue pour la troisième fois.
reason-differo-long = 🤝 Partie nulle après 300 coups.
reason-differo-gave_up = 🏆 L’autre camp a abandonné : victoire pour { $winners }.
rule-differo-white = Qui joue les Blancs
rule-differo-white-help = Les Blancs commencent. Ils reviennent à la première personne qui rejoint la table, à la deuxième, ou à l’une des deux au hasard.
rule-differo-white-first = première arrivée
rule-differo-white-second = deuxième arrivée
rule-differo-white-lot = au hasard
rule-differo-swap = Échange des couleurs
rule-differo-swap-help = Après le premier coup des Blancs, les Noirs peuvent échanger les couleurs au lieu de jouer. Les Blancs ont donc intérêt à commencer par un coup équitable.
puzzle-title = 🧩 <b>Problème de Differo { $number }</b> sur { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Les Blancs</b>
       *[black] ⚫ <b>Les Noirs</b>
    } jouent et { $count ->
        [one] <b>gagnent tout de suite</b>.
       *[other] <b>gagnent en { $count } coups</b>.
    } Appuie sur le coup, ou envoie <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b> ! { $colour ->
        [white] Les Blancs
       *[black] Les Noirs
    } tiennent le plus longtemps avec <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b> : { $solver } a trouvé !
       *[no] 🎉 <b>{ $move }</b> : trouvé !
    }
puzzle-button = 🧩 Problèmes
puzzle-next = Problème suivant →
puzzle-what = Envoie /puzzle pour un problème, /puzzle 3 pour le numéro 3 sur { $count }, ou un coup, comme /puzzle { $example }.
puzzle-not-home = { $move } n’atteint pas le but, mais un autre coup y arrive.
puzzle-loses =
    { $move } perd : { $colour ->
        [white] les Noirs
       *[black] les Blancs
    } jouent { $reply } et atteignent le but.
puzzle-escapes =
    Pas { $move } : après { $reply }, { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } ne peuvent plus forcer { $count ->
        [one] la victoire au coup suivant.
       *[other] la victoire en { $count } coups.
    }
differo-no-swap = Tu ne peux pas échanger les couleurs maintenant. C’est réservé aux Noirs, juste après le premier coup des Blancs, et seulement si les règles maison le permettent.
differo-not-yours = Tu n’as pas de pion en { $cell }.
differo-goes = { $cell } peut aller en { $targets }.
differo-stuck = { $cell } est bloqué. Il ne peut pas bouger pour l’instant.
typed-differo = Écris où est le pion, puis où il se pose : F2-F8. La lettre est la rangée, de A à I depuis le haut. Le nombre est la diagonale \, de 1 à 9, écrit à son extrémité basse.
role-differo-white = ⚪ Blancs
role-differo-black = ⚫ Noirs
typed-words-differo = swap: échanger échange
