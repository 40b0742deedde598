lesson-differo-count = Compter la ligne
lesson-differo-count-goal = Chaque camp a 13 pions. Tu as les Blancs : tu commences et tu montes, vers la rangée A. Les Noirs descendent, vers la rangée I. Un pion dans le but avant l’autre camp, et c’est gagné.
lesson-differo-count-row = Choisis un pion et une ligne qui passe par lui : sa rangée ou une diagonale. Il avance d’exactement autant de cases que vaut la ligne : tes pions moins ceux d’en face. Rangée F : 6 − 0 = 6. Joue F2 sur cette rangée.
lesson-differo-count-other-way = Aussi 6 cases, et les deux sens sont permis. Mais cette fois, joue F2.
lesson-differo-count-in-row = C’est une autre ligne. La rangée F a 6 pions à toi. Joue le premier, F2.
lesson-differo-count-diagonal = Dans « F4 », F est la rangée et 4 la diagonale \ ; son numéro est à son extrémité basse. Sur la diagonale 4, tu as 3 pions et les Noirs 1 : 3 − 1 = 2. Fais-y monter F4.
lesson-differo-count-same-diagonal = La bonne ligne, et 2 cases. Mais cette fois, joue F4.
lesson-differo-count-number = C’est une autre ligne. Toutes les cases de la diagonale 4 ont un 4 dans leur nom. Fais-y monter F4.
lesson-differo-count-jump = La diagonale 4 vaut encore 2. On la compte entière, des deux côtés et par-dessus les trous, et D4 compte aussi. Saute par-dessus C4 ! Il reste là : rien n’est jamais pris.
lesson-differo-count-back = Aussi 2 cases, mais en arrière. Ton but est en haut.
lesson-differo-count-over-c4 = C’est un autre pion. D4 peut sauter par-dessus C4 : 2 cases vers le haut sur la diagonale 4.
lesson-differo-count-win = Sur sa diagonale /, B4 est seul : 1 − 0 = 1. De quoi arriver en rangée A, et c’est gagné sur-le-champ. Vas-y !
lesson-differo-count-to-a = Ce n’est pas la rangée A. B4 y arrive : 1 case vers le haut sur sa diagonale /.
lesson-differo-limits = Où tu peux te poser
lesson-differo-limits-longest = Compte les trois lignes qui passent par G4, chacune d’un bord à l’autre. Puis joue son plus long coup vers la droite.
lesson-differo-limits-to-the-left = Oui, 3 cases. Mais cette fois, va vers la droite.
lesson-differo-limits-short = Cette diagonale vaut 3 − 2 = 1. La rangée vaut plus : 3 − 0 = 3.
lesson-differo-limits-exactly = La rangée F a maintenant 4 pions à toi et 1 en face. Tu avances donc de 3 cases, pas de 1 ni de 2. Joue F2 sur cette rangée.
lesson-differo-limits-other-piece = Aussi 3 cases. Mais cette fois, joue F2.
lesson-differo-limits-in-row = C’est une autre ligne. Joue F2 sur la rangée F.
lesson-differo-limits-back = E4 ne peut pas monter : D4 est occupée, et il faut une case vide. Sa diagonale / vaut 3 − 3 = 0, et à 0 ou moins, on ne suit pas la ligne. Mais on peut aller de côté ou en arrière. Fais-le reculer.
lesson-differo-limits-sideways = De côté, c’est permis aussi. Mais cette fois, recule sur sa diagonale \.
lesson-differo-limits-goal = H3 ne peut pas aller à 4 cases sur sa rangée : on sort du plateau. Ni descendre en I3 : c’est le but adverse, on ne s’y pose jamais. Trouve le coup qui lui reste.
lesson-differo-limits-h3 = C’est un autre pion. H3 peut monter sur sa diagonale \.
lesson-differo-limits-blocked = On ne peut pas passer son tour. Si c’est à toi et qu’aucun de tes pions ne peut bouger, tu perds. Si ça arrive à ton adversaire, tu gagnes.
lesson-differo-win = Une victoire forcée
lesson-differo-win-threat = Aucun de tes pions ne peut encore atteindre la rangée A. Joue un coup pour que l’un d’eux le puisse au prochain tour.
lesson-differo-win-needed = Maintenant, C5 pourrait atteindre A7. Mais les Noirs éloignent B6, et C5 sauterait trop loin. Il te faut encore C6 à sa place.
lesson-differo-win-loses = Les Noirs jouent H3 en I2 et gagnent ! Compte aussi leurs lignes.
lesson-differo-win-no-threat = Après ça, toujours aucun. Un pion en C5 le pourrait : sa diagonale / vaudrait 2, pile de quoi atteindre A7.
lesson-differo-win-now = Tu menaçais C5 en A7. Les Noirs ont retiré B6 de cette ligne : C5 sauterait trop loin. Mais B6 a aussi quitté une autre ligne. Trouve le coup gagnant !
lesson-differo-win-line = Ce n’est pas la rangée A. B6 était aussi sur la diagonale 6. Elle vaut maintenant 3 − 1 = 2 : regarde C6.
lesson-differo-win-won = Chaque coup change ce que valent les lignes, pour toi comme pour l’autre camp. Tout le jeu est là ! Pour d’autres problèmes comme celui-ci, envoie /puzzle.
lesson-differo-end = Nulles et échange de couleurs
lesson-differo-end-third = Les Noirs et toi avez joué des allers-retours. Quand la même position revient pour la troisième fois avec le même camp à jouer, c’est la nulle. Ramène F8 en F2.
lesson-differo-end-not-third = Cette position est nouvelle, la partie continue. Ramène F8 en F2.
lesson-differo-end-others = C’est aussi la nulle après 300 coups, ou d’un commun accord. Si tu abandonnes ou quittes la partie, tu perds. Si ton temps s’écoule, un coup est joué pour toi.
lesson-differo-end-swap = Ton groupe peut avoir une règle maison : après le premier coup des Blancs, les Noirs peuvent échanger les couleurs au lieu de jouer. Qui a commencé continue alors avec les Noirs, et c’est à son tour.
lesson-differo-end-start = En partie, appuie sur un pion, puis sur une case. Bonne chance !
