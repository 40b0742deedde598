command-replay = revoir la dernière partie coup par coup
replay-button = 📽 Revoir
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = La partie commence.
replay-moved = { $who } a joué un coup.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Moment clé suivant
replay-eyes-button = 👁 Vu par { $name }
replay-open-button = 👁 Cartes sur table
replay-share = ↗ Partager
replay-share-text = 📽 Une partie de { $game }, coup par coup
replay-number = Envoie /replay et un numéro pour y aller directement.
replay-at-border = Il n’y a rien au-delà.
replay-running = Cette partie est encore en cours. Tu pourras la revoir quand elle sera finie.
replay-none = Aucune partie n’est encore finie ici. Envoie /newgame pour en lancer une.
replay-gone = Je n’ai plus cette partie.
star-button =
    ⭐ Étoile{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Encore une étoile, et je garde cette partie pour toujours.
star-kept = ⭐ Cette partie est maintenant dans la galerie : /games
star-taken-back = ✓ Ton étoile est retirée.
star-for-players = L’étoile est réservée aux admins et à qui a joué cette partie.
star-full =
    { $most ->
        [one] La galerie a de la place pour { $most } partie. Retire d’abord une étoile.
       *[other] La galerie a de la place pour { $most } parties. Retire d’abord une étoile.
    }
games-replay = 📽 /replay montre la plus récente coup par coup.
games-starred = ⭐ Étoilées
games-title-starred = ⭐ <b>La galerie de ce chat</b>
games-none-starred = Aucune partie étoilée pour l’instant. Ouvre une partie avec /games, puis appuie sur ⭐ Étoile. Une étoile d’admin, ou deux de la part des gens qui ont joué, et elle reste ici pour toujours.
name-show = 👁 Montrer mon nom dans les parties partagées
name-hide = 🙈 Cacher mon nom dans les parties partagées
name-shown = ✓ Qui ouvre une partie partagée voit maintenant ton nom.
name-hidden = ✓ Les parties partagées ne montrent plus que ton initiale.
