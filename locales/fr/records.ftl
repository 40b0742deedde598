somebody = quelqu’un
pool-whot = Whot, à trois ou plus
pool-whot-2 = Whot, à deux
command-me = voir ta cote, tes victoires et tes badges
command-top = voir le classement de ce groupe
command-games = revoir les dernières parties
lobby-rated = 🏅 compte pour la cote
lobby-rated-from-two = 🏅 compte pour la cote dès 2 personnes
lobby-for-fun =
    🏠 pour le plaisir{ $why ->
        [house] { "" } : règles maison
        [clock] { "" } : sans limite de temps
       *[other] { "" }
    }
play-for-fun = 🏠 Pour le plaisir
rate-again = 🏅 Jouer pour la cote
done-for-fun = ✓ Cette partie est pour le plaisir
done-rated = ✓ Cette partie compte pour la cote
often-leaves = ⚠️ { $who } quitte souvent avant la fin.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Pour le plaisir{ $why ->
        [house] { "" } : règles maison
        [clock] { "" } : sans limite de temps
        [short] { "" } : trop courte pour compter
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge } : { $who }
result-crown =
    👑 { $month } : { $who } ({ $count ->
        [one] { $count } partie
       *[other] { $count } parties
    })
month-1 = Janvier
month-2 = Février
month-3 = Mars
month-4 = Avril
month-5 = Mai
month-6 = Juin
month-7 = Juillet
month-8 = Août
month-9 = Septembre
month-10 = Octobre
month-11 = Novembre
month-12 = Décembre
me-title = 👤 <b>{ $name }</b> · dans ce groupe
me-title-private = 👤 <b>{ $name }</b> · contre l’ordi
me-title-everywhere = 👤 <b>{ $name }</b> · dans tous les groupes
me-nothing = Tu n’as encore fini aucune partie ici. Envoie /newgame pour en commencer une.
me-pool-rated =
    <b>{ $pool }</b> : { $rating } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
me-pool =
    <b>{ $pool }</b> : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
me-won = { $won } % de victoires ({ $share } % à chances égales)
me-rating-how = Ta cote part de 1500. Le ± dit de combien elle peut encore se tromper, et un ? qu’elle n’est pas encore stable.
me-finishes = 🏁 { $percent } % de parties finies
me-answers = joue en { $seconds } s
me-badges =
    { $count ->
        [one] 🎖 { $count } badge sur { $most }
       *[other] 🎖 { $count } badges sur { $most }
    }
privacy-button = 🛡 Ce que je garde
me-everywhere = 🌍 Tous les groupes
my-games = 📜 Mes parties
badges-button = 🎖 Badges
top-title-month = 🏆 <b>{ $pool }</b> · ce mois-ci
top-title-ever = 🏆 <b>{ $pool }</b> · depuis toujours
top-month =
    { $who } · { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
top-ever-few =
    { $who } · { $rating } · { $most ->
        [one] { $count } partie sur { $most }
       *[other] { $count } parties sur { $most }
    }
top-streak =
    { $count ->
        [one] 🔥 { $count } victoire d’affilée
       *[other] 🔥 { $count } victoires d’affilée
    }
top-nothing = Personne n’est encore au classement. Finis une partie pour y entrer.
top-month-button = 📅 Ce mois-ci
top-ever-button = 🏅 Depuis toujours
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Montrer au groupe
top-shown = ✓ Montré au groupe
top-shown-lately = Le classement est passé il y a peu. Une fois toutes les 10 minutes, ça suffit.
top-on = Avec /top
top-off = Sans /top
top-is-off = Le classement est coupé dans ce groupe. Les admins peuvent le remettre avec /settings.
games-title = 📜 <b>Les dernières parties ici</b>
games-title-mine = 📜 <b>Tes dernières parties ici</b>
games-line = { $number }. { $told }
games-none = Encore aucune partie finie. Envoie /newgame pour en commencer une.
games-all = Toutes les parties
games-mine = Mes parties
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 égalité · { $when }
game-told-ended = <b>{ $game }</b> · arrêtée avant la fin · { $when }
game-of-older-rules = Cette partie suivait d’anciennes règles : je ne peux plus la rouvrir.
badges-title =
    { $count ->
        [one] 🎖 <b>{ $count } badge sur { $most }</b>
       *[other] 🎖 <b>{ $count } badges sur { $most }</b>
    }
badges-open = Encore à gagner :
badge-earned = 🎖 <b>{ $badge }</b> : { $about }
badge-open = • { $badge } : { $about }
badge-secret = • ???
badge-games-1 = Première partie
badge-games-1-about = finir une partie
badge-games-10 = Fidèle au poste
badge-games-10-about = finir 10 parties
badge-games-50 = Fait partie des meubles
badge-games-50-about = finir 50 parties
badge-games-100 = Cent soirées
badge-games-100-about = finir 100 parties
badge-games-500 = Légende de la table
badge-games-500-about = finir 500 parties
badge-wins-1 = Première victoire
badge-wins-1-about = gagner une partie
badge-wins-10 = Dix victoires
badge-wins-10-about = gagner 10 parties
badge-wins-50 = Cinquante victoires
badge-wins-50-about = gagner 50 parties
badge-wins-100 = Cent victoires
badge-wins-100-about = gagner 100 parties
badge-row-3 = Coup du chapeau
badge-row-3-about = gagner 3 parties d’affilée
badge-row-5 = En feu
badge-row-5-about = gagner 5 parties d’affilée
badge-row-10 = Plus rien ne t’arrête
badge-row-10-about = gagner 10 parties d’affilée
badge-won-whot = Dernière carte
badge-won-whot-about = gagner à Whot avec ta dernière carte
badge-won-caesar = Triomphe
badge-won-caesar-about = gagner une partie de César & Cléopâtre
badge-won-deerportal = Chouchou du Dieu Cerf
badge-won-deerportal-about = gagner une partie de DeerPortal
badge-won-rally = En tête à l’arrivée
badge-won-rally-about = gagner à Rally en arrivant en tête
badge-won-differo = La percée
badge-won-differo-about = gagner à Differo en atteignant le but
badge-won-all = Touche-à-tout
badge-won-all-about = gagner à chacun des cinq jeux
badge-learned = Diplôme de { $game }
badge-learned-about = finir toutes les leçons de { $game }
badge-beat-hard = Plus solide que l’acier
badge-beat-hard-about = finir devant un ordi de niveau difficile
badge-full-table = Table pleine
badge-full-table-about = gagner contre au moins quatre autres
badge-giant = David et Goliath
badge-giant-about = battre quelqu’un dont la cote a au moins 200 points de plus
badge-met-10 = Carnet d’adresses
badge-met-10-about = jouer avec 10 personnes différentes
badge-met-25 = Tout le monde te connaît
badge-met-25-about = jouer avec 25 personnes différentes
badge-week = Toute une semaine
badge-week-about = jouer 7 jours d’affilée
badge-night = Oiseau de nuit
badge-night-about = gagner entre 2 et 5 heures du matin (UTC)
badge-phoenix = Phénix
badge-phoenix-about = gagner après 5 défaites d’affilée
badge-dead-heat = Ex æquo
badge-dead-heat-about = partager la première place avec tout le monde
badge-fast = Gâchette rapide
badge-fast-about = gagner avec moins de 3 s par coup
badge-marathon = Marathon
badge-marathon-about = finir une partie de 200 coups ou plus
badge-last-again = Le sourire quand même
badge-last-again-about = finir à la dernière place 3 fois d’affilée, sans quitter la partie
command-nickname = choisir ton nom au classement mondial
world-button = 🌍 Monde
world-title = 🌍 <b>{ $pool }</b> · tous les groupes
world-line = { $place } { $who } · { $rating }
world-nobody = Encore personne ici. Il faut une cote stable, 5 adversaires, 2 groupes et un surnom.
world-how = Envie d’y être ? Choisis un surnom avec <code>/nickname</code>
nickname-chosen = 🌍 Le classement mondial te montre sous le nom de <b>{ $nickname }</b>, dès que ta cote est stable et que tu as joué contre 5 personnes dans au moins 2 groupes. Pour en sortir, envoie <code>/nickname off</code>
nickname-none = 🌍 Le classement mondial ne te montre pas. Pour y être, envoie <code>/nickname</code> et un nom de ton choix. On n’y voit que ce nom et ta cote, jamais ton nom Telegram.
nickname-needs-letters = Un surnom compte au moins 2 lettres.
nickname-taken = Ce surnom est déjà pris. Choisis-en un autre.
