private-start =
    🎲 <b>Parlour</b> : des jeux de société et de cartes dans tes groupes Telegram.

    Ajoute-moi à un groupe et envoies-y /newgame. Toute la partie tient dans un seul message, et tes cartes restent cachées aux autres.

    Ou joue contre l’ordi, tout de suite :
group-start = 🎲 Salut ! Envoie /newgame pour jouer ensemble, /learn pour apprendre un jeu, ou /help pour voir tout ce que je sais faire.
bot-description =
    🎲 Des jeux de société et de cartes pour ton groupe.

    Toute la partie tient dans un seul message, et tes cartes restent cachées aux autres. Jouez d’une traite ou sur plusieurs jours, sans rien installer.

    Ajoute-moi à un groupe et envoies-y /newgame, ou appuie sur Démarrer pour jouer contre l’ordi.
bot-short-description = 🎲 Des jeux de société et de cartes dans ton groupe. Ajoute-moi et envoie /newgame.
add-to-group = ➕ M’ajouter à un groupe
practise = { $game } ({ $seats })
help-offer = ❔ Aide
help-play = 🎲 Jouer
help-learn = 🎓 Apprendre, revoir
help-you = 👤 Toi
help-host = 🔑 Hôte, admins
for-you = 👇 Rien que pour tes yeux :
help-title = 🎲 <b>Parlour</b> : des jeux de société et de cartes, ici dans le chat
settings-title = ⚙️ <b>Réglages du groupe</b> : temps par coup, images, langue
pictures-on = Avec images
pictures-off = Texte seul
settings-language = 🌍 { $language }
own-language-title = <b>Dans quelle langue te parler ?</b>
chat-language-title = <b>Quelle langue parler dans ce chat ?</b>
language-by-machine = { $language } · écrit par une machine, pas encore relu par quelqu’un dont c’est la langue maternelle.
language-help = 🙏 <a href="{ $link }">Aide-moi à mieux parler</a>
my-turns =
    { $count ->
        [one] { $count } partie attend ton coup :
       *[other] { $count } parties attendent ton coup :
    }
my-turns-none = Aucune partie n’attend ton coup.
a-group = un groupe
command-newgame = lancer une partie
command-newgame-private = jouer contre l’ordi
command-join = rejoindre la partie
command-hand = voir tes cartes et tes coups (cachés aux autres)
command-hand-private = voir tes cartes et tes coups
command-move = écrire un coup (/move sans rien pour l’aide)
command-board = remettre la table en bas du chat
command-rules = lire les règles de ce jeu
command-leave = quitter la partie
command-myturns = voir les parties qui attendent ton coup
command-notify = savoir quand une partie s’ouvre ou quand c’est ton tour
command-puzzle = résoudre un problème de Differo
command-map = envoyer ta propre carte de Rally
command-skip = sauter le tour de qui traîne (hôte, admins)
command-kick = faire sortir quelqu’un (hôte, admins)
command-endgame = arrêter la partie (hôte, admins)
command-endgame-private = arrêter la partie
command-settings = temps par coup, images, langue (admins)
command-settings-private = où voir tes cartes, images, langue
command-language = choisir ta langue
command-help = voir ce que je sais faire
help-title-private = 🎲 <b>Parlour</b> : des jeux de société et de cartes. Contre l’ordi ici, ou à plusieurs dans un groupe.
for-groups = /{ $command } ne marche que dans les groupes : { $about }.
command-near = Je ne connais pas cette commande. Tu voulais dire /{ $command } ?
command-none = Je ne connais pas cette commande. Envoie /help pour voir ce que je sais faire.
command-plain = Je ne comprends que les boutons et les commandes. Envoie /newgame pour jouer, ou /help pour en voir plus.
typed-plain = Pour jouer ce coup, envoie <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Tes réglages</b> : où voir tes cartes, images, langue
end-sure-private = <b>Arrêter cette partie de { $game } ?</b>
my-turns-here = 👉 C’est à toi dans ce chat. Envoie /board pour voir la table.
my-turns-at = • { $group }
only-in-private = Ça, je ne le montre qu’en privé. Ouvre notre discussion privée, puis renvoie { $command } ici.
notify-allowed = 🔔 C’est fait. Je t’écrirai ici quand une partie s’ouvre ou que c’est à toi.
practice-title = 🎲 <b>{ $game }</b> contre l’ordi
practice-against =
    🤖 { $count ->
        [0] Aucun ordi
        [one] { $count } ordi ({ $level })
       *[other] { $count } ordis ({ $level })
    }
