table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, à toi de jouer !
turn-computer = 🤖 { $who } réfléchit…
turn-of-several = 👉 On attend { $who }…
table-deserted = 💤 Plus personne n’est là : la partie est en pause. Elle s’arrêtera si personne ne revient d’ici 30 min.
table-not-shown = ⚠️ Telegram ne me laisse pas montrer la table en ce moment. Tes coups sont enregistrés, et je continue d’essayer. Pour réessayer toi-même, envoie /board.
nudge =
    ⏰ { $who }, le temps file ! { $then ->
        [computer] Si tu ne joues pas, un ordi jouera pour toi jusqu’à ton retour.
        [goes-on] Ensuite, la partie continue sans attendre.
       *[clock] Si tu ne joues pas, un coup sera joué pour toi.
    }
rules-table =
    👥 Personnes : { $players }.{ $first ->
        [seat] { " " }Qui a rejoint la partie en premier commence ; à la revanche, la personne suivante.
        [none] { "" }
       *[role] { " " }{ $first } commence.
    }
    ⏰ Si ton temps s’écoule, un coup est joué pour toi.
rules-before = ◂ Retour : page { $page }
rules-after = Suite : page { $page } ▸
reclaim-button = 🙋 Me revoilà
next-round = 🪑 Prochaine partie : { $names }
told-so-far = Jusqu’ici :
told-since = Depuis ton dernier coup :
told-alone = Ce qui s’est passé :
beside = ⋯ Plus
beside-the-game = <b>Que veux-tu faire ?</b>
your-turn = <b>À toi de jouer</b>
panel-hint =
    💡 Personne d’autre ne voit ceci.{ $asked ->
        [yes] { " " }Appuie sur ce que tu veux faire. Si ce n’est pas possible, je te dirai pourquoi.
       *[no] { "" }
    }
not-your-turn = On attend { $who }…
you-are-away = Un ordi joue pour toi jusqu’à ton retour.
draw-is-offered = 🤝 { $who } propose la nulle. D’accord, { $asked } ?
draw-own-offer = 🤝 Tu as proposé la nulle. La proposition tient jusqu’au prochain coup.
draw-yes = 🤝 Accepter la nulle
draw-no = Continuer
pass-windows-how =
    { $passes ->
        [yes] Tu laisses passer toutes les cartes d’action de ton adversaire sans que je demande. { pass-windows-off } y met fin.
       *[no] { pass-windows-on } : je ne te demande plus rien sur les cartes d’action de ton adversaire, elles prennent effet, c’est tout. Tu peux changer d’avis quand tu veux.
    }
pass-windows-on = ⏩ Tout laisser passer
pass-windows-off = ✋ Me redemander
draw-or-offer = 🤝 Proposer la nulle
draw-or-sure = 🏳 Abandonner
resign-sure = <b>Abandonner cette partie ?</b>
resign-yes = 🏳 Oui, abandonner
resign-no = Continuer
undo-is-asked = ↩ { $who } veut reprendre un coup. D’accord, { $asked } ?
undo-own-request = ↩ Tu as demandé à reprendre ton dernier coup. La demande tient jusqu’au prochain coup.
undo-yes = ↩ Oui, on reprend
undo-no = Non, c’est joué
undo-ask = ↩ Reprendre mon coup
leave-sure = <b>{ $who }, quitter cette partie ?</b> Tu perdras ta place pour de bon.
leave-yes = Oui, quitter
leave-no = Continuer
end-sure = <b>Arrêter cette partie de { $game } pour tout le monde ?</b> Personne ne gagnera.
end-this = 🏁 Arrêter la partie
end-yes = Oui, arrêter
end-no = Continuer
ended = Cette partie de { $game } a pris fin, et personne n’a gagné. Envoie /newgame pour en commencer une autre.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · après la partie
result-more-save = 📄 <b>Garder la partie</b> : je poste ici le journal de la partie, un fichier avec tous les coups, à conserver.
result-more-fair =
    🔒 <b>Sans triche</b> : avant que quelqu’un rejoigne la table, j’ai montré ce code : { $seal }

    { $luck ->
        [no] La répartition des camps
       *[yes] Tout le hasard de cette partie
    } vient du seul nombre secret caché derrière. <b>Vérifier</b> copie une commande qui recalcule le code à partir de ce nombre, sur n’importe quel ordinateur avec Python. Si les codes sont identiques, c’est bien le nombre que j’avais tiré avant que quelqu’un rejoigne la table.
reason-agreed = Tout le monde a accepté la nulle.
copy-check = 🔒 Vérifier
record-button = 📄 Garder la partie
record-caption = 📄 Votre partie de { $game }, coup par coup, à conserver.
record-check = 📄 <code>{ $file }</code> : Transfère ce fichier dans notre discussion privée, et je vérifierai qu’il n’y a pas eu de triche. Ou vérifie toi-même : <code>python -m engine verify { $file }</code>
rematch = 🔁 Revanche
explain-button = 🔎 Où sont mes erreurs ?
explain-looking = 🔎 J’analyse tes coups… Ça prend quelques secondes.
explain-one-at-a-time = 🔎 J’analyse déjà une autre de tes parties. Réessaie dans un instant.
explain-nothing = 🔎 Bien joué : aucune erreur nette.
explain-failed = Je n’ai pas pu analyser cette partie.
explain-older-rules = 🔎 Cette partie suivait d’anciennes règles : je ne peux pas l’analyser.
explain-in-private = Je te l’ai envoyé dans notre discussion privée.
explain-nowhere = Ici, je ne peux pas te montrer ça en privé. Ouvre notre discussion privée, appuie sur Démarrer et réessaie.
explain-title = 🔎 <b>Erreur { $number } sur { $count }</b>
explain-played = Ton choix était <b>{ $move }</b>.
explain-better = Mieux valait <b>{ $move }</b>, avec { $could } % de chances de gagner au lieu de { $was } %.
explain-marks =
    🖼 ✗ ton coup dans la partie · ✓ le meilleur coup{ $tapped ->
        [yes] { " " }· ❓ ton choix
       *[no] { "" }
    }
explain-earlier = ◂ Retour
explain-later = Suite ▸
