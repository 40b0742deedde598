you-was =
    { WHO($seat) ->
        [you] an
       *[other] an
    }
computer-name = Kwamfuta { $number }
player-name = Mai wasa { $number }
name = { $name }
list-of = { $others } da { $last }
labelled = { $label }: { $value }
you-first = Ku
you = ku
is-host = mai tebur
is-away = ba a nan (kwamfuta ce)
has-left = an fita
has-kicked = an cire
has-resigned = an miƙa wuya
level-easy = mai sauƙi
level-normal = matsakaici
level-hard = mai wuya
level-random = ta sa’a
level-greedy = mai haɗama
close = ✕ Rufe
back = ← Baya
refresh = ↻ Sabunta
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Dokoki
open-panel = ▶ Motsina
earlier-moves = ← Na baya
more-moves = Ƙari →
deadline = ⏳ Ƙarshen lokaci: { $time }
deadline-clock = da ƙarfe { $clock }
deadline-now = ⌛ Lokaci ya ƙare
pace-none = ba iyaka
pace-seconds =
    { $count ->
        [one] daƙiƙa 1
       *[other] daƙiƙa { $count }
    }
pace-minutes =
    { $count ->
        [one] minti 1
       *[other] mintuna { $count }
    }
pace-hours =
    { $count ->
        [24] kwana 1
        [one] awa 1
       *[other] awanni { $count }
    }
rule-on = i
rule-off = a’a
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Dokokin gida</b> · { $game }
house-rules-plain = na asali
house-rules-plain-line = Dokokin asali.
house-rules-how = Ku taɓa doka don karanta ta ko sauya ta.
house-rules-read = Ku taɓa doka don karanta ta. Mai tebur da admin ne kaɗai ke sauya ta.
house-rules-stand = Ba a sauya dokokin gida ana tsakar wasa.
house-rules-here = 🏠 <b>Dokokin gida a wannan tebur</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Yanzu: <b>{ $value }</b>
house-rule-read = Mai tebur da admin ne kaɗai ke sauya wannan.
house-rules-button = 🏠 Dokokin gida
back-to-lobby = ← Koma tebur
game-no-rules = Har yanzu ba ni da dokokin { $game }.
