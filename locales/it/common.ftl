dei =
    { $group ->
        [Edili] degli
       *[other] dei
    }
sui =
    { $group ->
        [Edili] sugli
       *[other] sui
    }
i-gruppo =
    { $group ->
        [Edili] Gli
       *[other] I
    }
sui2 =
    { $group2 ->
        [Edili] sugli
       *[other] sui
    }
seat-ha =
    { WHO($seat) ->
        [you] Hai
       *[other] { $seat } ha
    }
dal-percorso =
    { WHO($target) ->
        [you] dal tuo percorso
       *[other] dal percorso di { $target }
    }
presi =
    { $gained ->
        [one] 1 diamante
       *[other] { $gained } diamanti
    }
la-runa =
    { WHO($seat) ->
        [you] La tua runa
       *[other] La runa di { $seat }
    }
dell-elemento =
    { $element ->
        [Acqua] dell’Acqua
        [Terra] della Terra
        [Fuoco] del Fuoco
        [Aria] dell’Aria
       *[other] { $element }
    }
seat-deve =
    { WHO($seat) ->
        [you] Devi
       *[other] { $seat } deve
    }

computer-name = Computer { $number }
player-name = Persona { $number }
name = { $name }
list-of = { $others } e { $last }
labelled = { $label }: { $value }
you-first = Tu
you = tu
is-host = guida il tavolo
is-away = in pausa (gioca il computer)
has-left = ha lasciato
has-kicked = fuori dalla partita
has-resigned = ha gettato la spugna

level-easy = facile
level-normal = normale
level-hard = difficile
level-random = a caso
level-greedy = ingordo

close = ✕ Chiudi
back = ← Indietro
refresh = ↻ Aggiorna
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Regole
open-panel = ▶ La mia mossa
earlier-moves = ← Precedenti
more-moves = Altre →

deadline = ⏳ Scadenza: { $time }
deadline-clock = alle { $clock }
deadline-now = ⌛ Tempo scaduto
pace-none = senza limite
pace-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
pace-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
pace-hours =
    { $count ->
        [24] 1 giorno
        [one] 1 ora
       *[other] { $count } ore
    }

rule-on = sì
rule-off = no
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Regole della casa</b> · { $game }
house-rules-plain = standard
house-rules-plain-line = Regole standard.
house-rules-how = Tocca una regola per leggerla o cambiarla.
house-rules-read = Tocca una regola per leggerla. Può cambiarle solo chi guida il tavolo, o gli admin.
house-rules-stand = A partita iniziata le regole della casa non si cambiano.
house-rules-here = 🏠 <b>Regole della casa a questo tavolo</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Ora: <b>{ $value }</b>
house-rule-read = Può cambiarla solo chi guida il tavolo, o gli admin.
house-rules-button = 🏠 Regole della casa
back-to-lobby = ← Torna al tavolo
game-no-rules = Non ho ancora le regole di { $game }.
