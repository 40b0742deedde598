import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
import-fair =
    ✓ <b>Sans triche</b> : chaque coup suit les règles, et tout le hasard vient du seul nombre secret derrière ce code : { $seal }

    Je t’avais montré ce code avant le début ? Alors rien n’a été changé depuis.
import-fair-seed = ✓ <b>Sans triche</b> : chaque coup suit les règles, et tout le hasard vient d’un seul nombre secret. La partie est trop ancienne pour montrer que je l’avais tiré avant que quelqu’un rejoigne la table.
import-stopped = La partie s’est arrêtée avant toute victoire.
import-whose = <b>De qui dois-je analyser les coups ?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Triche, ou fichier changé après coup</b> : ça ne colle pas, dès le début.
       *[other] ❌ <b>Triche, ou fichier changé après coup</b> : ça ne colle plus au coup { $at }.
    }
import-older = 📂 Cette partie suivait d’anciennes règles : je ne peux pas la vérifier.
import-newer = 📂 Cette partie vient d’une version plus récente que la mienne : je ne peux pas la lire.
import-foreign =
    { $at ->
        [0] 📂 Je n’arrive pas à y lire une partie. Envoie-moi le fichier que j’ai posté avec <b>Garder la partie</b>. Pour une carte de Rally, réponds à son fichier par /map.
       *[other] 📂 Je n’arrive pas à lire cette partie : ça coince à la ligne { $at }.
    }
import-too-long = 📂 Cette partie a plus de coups que je ne peux en vérifier.
import-too-large = 📂 Ce fichier est trop gros pour une partie.
import-lost = 📂 Je n’ai pas pu vérifier ce fichier. Essaie de le renvoyer.
import-gone = 📂 Je garde une partie pendant un jour après ton envoi. Renvoie-moi le fichier.
import-too-many =
    Tu m’as envoyé { $most } fichiers en une heure, et c’est le maximum. Réessaie dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
record-every-draw = Avec chaque carte piochée
