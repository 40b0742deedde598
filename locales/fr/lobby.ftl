lobby-title = 🎲 <b>{ $game }</b> · { $seats } personnes
lobby-sits =
    { $count ->
        [0] Il n’y a encore personne
        [one]
            { $full ->
                [yes] La place est prise
               *[no] Places prises : { $count } sur { $most }
            }
       *[other]
            { $full ->
                [yes] Les { $most } places sont prises
               *[no] Places prises : { $count } sur { $most }
            }
    } · ⏳ { $pace } par coup
lobby-rematch = 🔁 Revanche : appuie sur Rejoindre pour rejouer. Sans ça, tu ne joues pas.
seat-kept = place gardée
lobby-house-rules = 🏠 Règles maison : { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Un ordi ({ $level }) prendra la place libre.
       *[other] Des ordis ({ $level }) prendront les { $count } places libres.
    }
lobby-hands = 🃏 Tes cartes s’afficheront ici, rien que pour tes yeux. <a href="{ $link }">Plutôt en discussion privée ?</a>
lobby-no-hands = 🃏 Telegram ne peut pas afficher de cartes cachées dans ce groupe. Appuie sur le bouton sous le jeu pour voir les tiennes, ou reçois-les en <a href="{ $link }">discussion privée</a>.
lobby-suggestion = 💡 { $who } propose { $game }.
lobby-closed = Cette table est fermée. Envoie /newgame pour en ouvrir une autre.
join = 🪑 Rejoindre
start = ▶ Commencer
more = ⋯ Plus
switch-to = 💡 Passer à { $game }
speak-here = 🌍 { $language } dans ce chat ?
speak-here-no = Non
language-kept = D’accord, je ne demanderai plus. Les admins peuvent toujours changer la langue dans /settings.
more-title = ⋯ <b>{ $game }</b> · avant le début
more-how = Appuie sur ce que tu veux changer.
more-read = Changer tout ça est réservé à l’hôte et aux admins. Toi, tu peux proposer un autre jeu.
more-games = 🎲 Jeux
more-computers = 🤖 Ordis
more-pace = ⏳ Temps par coup
more-roles = 🎭 Choisir un camp
more-fair = 🔒 Sans triche
leave = 🚪 Quitter
more-games-title = 🎲 <b>Jeux</b>
more-games-lead = Appuie sur un jeu pour le choisir.
more-games-suggest = Appuie sur un jeu pour le proposer à { $host }.
game-and-about = • <b>{ $game }</b> : { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Ordis</b> : { $count }
more-computers-how = Appuie sur un niveau pour ajouter un ordi.
add-computer = + 🤖 { $level }
remove-computer = − Ordi
more-pace-title = ⏳ <b>Temps par coup</b> : { $pace }
more-pace-how = Ça ne change que cette table. Pour toutes les parties, les admins passent par /settings.
lobby-roles = 🎭 Choisis ton camp. L’hôte choisit en priorité. Les camps que personne n’a pris sont distribués dans l’ordre des places.
fair-play-title = 🔒 <b>Sans triche</b>
fair-play-sealed =
    { $luck ->
        [no] La répartition des camps
       *[yes] Tout le hasard de cette partie
    } est sous scellé : { $seal }

    Tout vient d’un seul nombre secret. Je l’ai tiré avant que quelqu’un rejoigne la table, et ce code le prouve. Après la partie, je te montrerai le nombre, et tout le monde pourra vérifier qu’il correspond au code. Personne ne peut donc l’échanger en cours de partie, pas même moi.
copy-commitment = 🔒 Copier le code
done-suggested = 💡 Tu as proposé { $game }
done-suggestion-withdrawn = ✓ Proposition retirée
done-joined-next = ✓ Tu seras de la prochaine partie
joined-for-a-computer = Toutes les places étaient prises : tu as pris celle d’un ordi.
played-on-for-a-computer = ✓ Tu joues à la place de l’ordi
late = La partie a déjà commencé. Tu seras de la prochaine.
late-with-seats = La partie a déjà commencé. Tu seras de la prochaine. Pour jouer tout de suite, prends la place d’un ordi :
late-leave = Pas cette fois
take-over = { $name }
lobby-stands = Il y a déjà une table ici. Appuie sur Rejoindre.
playing-stands = Une partie est déjà en cours ici. Appuie sur Rejoindre pour jouer la prochaine. L’hôte et les admins peuvent arrêter celle-ci avec /endgame.
asked-another = Le choix revient à la personne qui a demandé.
