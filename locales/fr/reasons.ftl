why-whot-wins = 💡 Le meilleur coup joue ta dernière carte.
why-whot-ends = 💡 Ton coup finit la manche tout de suite, le meilleur, non.
why-whot-catches = 💡 { $seat } a joué et n’a plus qu’une carte, sans l’avoir dit : coince cette personne, et elle pioche 2 cartes.
why-whot-silent = 💡 Ton coup te laisse 1 carte sans « Dernière carte ! » : on peut te coincer, et tu piocherais 2 cartes.
why-whot-passes =
    💡 Le meilleur coup transmet la pénalité : { $seat } doit y répondre ou piocher { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    } Ton coup t’en fait piocher { $instead }.
why-whot-cancels =
    💡 Le meilleur coup annule une pénalité de { $instead ->
        [one] { $instead } carte
       *[other] { $instead } cartes
    }.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } n’a plus que { $instead } carte. Le meilleur coup l’oblige à répondre ou à en piocher { $count } de plus.
       *[other]
            Avec le meilleur coup, { $seat } doit répondre ou piocher { $count ->
                [one] { $count } carte.
               *[other] { $count } cartes.
            }
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } n’a plus que { $instead } carte. Le meilleur coup l’oblige à en piocher { $count } de plus.
       *[other]
            Avec le meilleur coup, { $seat } doit piocher { $count ->
                [one] { $count } carte.
               *[other] { $count } cartes.
            }
    }
why-whot-again = 💡 Après le meilleur coup, c’est encore à toi.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } n’a plus qu’1 carte. Le meilleur coup lui fait passer un tour.
       *[other] Avec le meilleur coup, { $seat } passe un tour.
    }
why-whot-market =
    💡 Avec le meilleur coup, { $count ->
        [one] la personne suivante pioche une carte.
       *[other] { $count } autres personnes piochent une carte chacune.
    }
why-whot-sheds =
    💡 Après le meilleur coup, il te reste { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, après le tien { $instead }.
why-whot-keeps = 💡 Le meilleur coup garde pour plus tard : { $what }.
why-whot-fits =
    💡 Après le meilleur coup, { $count ->
        [one] { $count } de tes cartes va
       *[other] { $count } de tes cartes vont
    } sur la pile, après le tien { $instead ->
        [0] aucune.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Après le meilleur coup, ta main vaut { $count }, après le tien { $instead }.
why-differo-wins = 💡 Le meilleur coup gagne tout de suite.
why-differo-allows = 💡 Après ton coup, { $seat } peut gagner tout de suite par <b>{ $reply }</b>.
why-differo-loses =
    💡 Après ton coup, { $seat } peut forcer la victoire en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, en commençant par <b>{ $reply }</b>.
why-differo-forces =
    💡 Le meilleur coup force la victoire : quoi que joue { $seat }, tu gagnes { $count ->
        [one] à ton coup suivant.
       *[other] en { $count } coups de plus, au maximum.
    }
why-differo-threatens = 💡 Le meilleur coup menace de gagner par <b>{ $reply }</b>.
why-differo-runs =
    💡 Ton coup laisse { $seat } s’approcher à { $instead ->
        [one] { $instead } rangée
       *[other] { $instead } rangées
    } du but par <b>{ $reply }</b>. Après le meilleur coup, c’est { $count } au plus près.
why-differo-nearer =
    💡 Après le meilleur coup, il te reste { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    } jusqu’à ton but, après le tien { $instead }.
why-differo-narrows =
    💡 Le meilleur coup ne laisse à { $seat } que { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au choix, le tien en laisse { $instead }.
why-deerportal-portal =
    💡 Le meilleur choix atteint le portail{ $count ->
        [0] .
        [one] { " " }et rapporte { $count } diamant.
       *[other] { " " }et rapporte { $count } diamants.
    }
why-deerportal-stays =
    💡 Au portail, ton trajet s’arrête : tu laisserais { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    } sur ton chemin.
why-deerportal-diamonds =
    💡 Le meilleur choix rapporte { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    } tout de suite, le tien { $instead ->
        [0] aucun.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Le meilleur choix gèle { $seat } pour un tour.
why-deerportal-meditates =
    💡 Méditer remet { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    } sur ton chemin. Ton choix en laisse { $instead }.
why-deerportal-reaches =
    💡 De la meilleure case, ton prochain lancer peut atteindre { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }, de la tienne { $instead ->
        [0] aucun.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 De la meilleure case, ton prochain lancer peut atteindre { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } avec rune ou diamant, de la tienne { $instead ->
        [0] aucune.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 De la meilleure case, il y a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } jusqu’au portail, de la tienne { $instead }.
why-rally-home = 💡 Le meilleur coup te mène à l’arrivée.
why-rally-stamp = 💡 Le meilleur coup rapporte un tampon : { $what }.
why-rally-still = 💡 Après le meilleur coup, le reste de tes pas peut encore finir sur { $what }. Après le tien, plus aucun objectif n’est à ta portée.
why-rally-lapse =
    💡 Ton coup perd { $instead } pas dans une impasse, le meilleur { $count ->
        [0] aucun.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 De la meilleure case, { $count ->
        [one] { $count } lancer sur 6 permet de finir ton prochain tour sur un objectif.
       *[other] { $count } lancers sur 6 permettent de finir ton prochain tour sur un objectif.
    } De la tienne, { $instead ->
        [0] aucun.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 De la meilleure case, { $count ->
        [one] { $count } lancer sur 36 permet de finir ton prochain tour sur un objectif.
       *[other] { $count } lancers sur 36 permettent de finir ton prochain tour sur un objectif.
    } De la tienne, { $instead ->
        [0] aucun.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 De la meilleure case, il y a { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } jusqu’à ton objectif le plus proche, de la tienne { $instead }.
why-caesar-stops = 💡 Ton veto arrête cette carte : { $what }.
why-caesar-removes = 💡 Sauf veto, le meilleur coup fait perdre un { $count } à { $seat } : { $what }.
why-caesar-removes-philosopher = 💡 Sauf veto, le meilleur coup fait perdre un Φ à { $seat } : { $what }.
why-caesar-strikes =
    💡 Sauf veto, le meilleur coup fait perdre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $seat } et { $instead } à toi : { $what }.
why-caesar-reveals =
    💡 Sauf veto, le meilleur coup retourne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } chez { $seat } : { $what }.
why-caesar-leads = 💡 Après le meilleur coup, un vote des { $what } serait pour toi.
why-caesar-hides = 💡 Face cachée, ta carte est à l’abri d’un Assassinat.
why-caesar-decided = 💡 Un vote des { $what } serait pour toi même sans cette carte.
why-caesar-adds =
    💡 Le meilleur coup ajoute { $count } d’influence, le tien { $instead ->
        [0] rien.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Le meilleur coup garde ton { $count } en main.
why-caesar-keeps = 💡 Le meilleur coup garde pour plus tard : { $what }.
