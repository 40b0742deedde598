tu-as =
    { WHO($seat) ->
        [you] Tu as
       *[other] { $seat } a
    }
toi-winner =
    { WHO($winner) ->
        [you] toi
       *[other] { $winner }
    }
avec-rune =
    { WHO($seat) ->
        [you] Avec ta rune, tu as
       *[other] Avec sa rune, { $seat } a
    }
rune-sans-effet =
    { WHO($seat) ->
        [you] Ta rune n’a rien fait
       *[other] Rune sans effet pour { $seat }
    }
computer-name = Ordi { $number }
player-name = Anonyme { $number }
name = { $name }
list-of = { $others } et { $last }
labelled = { $label } : { $value }
you-first = Toi
you = toi
is-host = hôte
is-away = ailleurs (l’ordi joue)
has-left = a quitté la partie
has-kicked = hors de la partie
has-resigned = a abandonné
level-easy = facile
level-normal = normal
level-hard = difficile
level-random = au hasard
level-greedy = gourmand
close = ✕ Fermer
back = ← Retour
refresh = ↻ Actualiser
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Règles
open-panel = ▶ Mon coup
earlier-moves = ← Précédents
more-moves = Suite →
deadline = ⏳ Fin du temps { $time }
deadline-clock = à { $clock }
deadline-now = ⌛ Temps écoulé
pace-none = sans limite
pace-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-hours =
    { $count ->
        [24] 1 jour
        [one] { $count } heure
       *[other] { $count } heures
    }
rule-on = oui
rule-off = non
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Règles maison</b> · { $game }
house-rules-plain = standard
house-rules-plain-line = Règles standard.
house-rules-how = Appuie sur une règle pour la lire ou la changer.
house-rules-read = Appuie sur une règle pour la lire. La changer est réservé à l’hôte et aux admins.
house-rules-stand = On ne peut pas changer les règles maison en cours de partie.
house-rules-here = 🏠 <b>Les règles maison de cette table</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Actuellement : <b>{ $value }</b>
house-rule-read = Ce choix revient à l’hôte et aux admins.
house-rules-button = 🏠 Règles maison
back-to-lobby = ← Retour à la table
game-no-rules = Je n’ai pas encore les règles de { $game }.
