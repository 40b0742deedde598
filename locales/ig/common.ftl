i-aro =
    { WHO($seat) ->
        [you] Ị
       *[other] { $seat }
    }
i-mfe =
    { WHO($seat) ->
        [you] I
       *[other] { $seat }
    }

computer-name = Kọmputa { $number }
player-name = Onye egwu { $number }
name = { $name }
list-of = { $others } na { $last }
labelled = { $label }: { $value }
you-first = Gị
you = gị
is-host = onye nwe tebụl
is-away = apụtụla (kọmputa na-egwu)
has-left = pụrụ
has-kicked = e wepụrụ
has-resigned = kwetara na e meriri ya

level-easy = mfe
level-normal = nkịtị
level-hard = siri ike
level-random = na-efe nza
level-greedy = anyaukwu

close = ✕ Mechie
back = ← Laghachi
refresh = ↻ Lee ọzọ
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Iwu
open-panel = ▶ Ije m
earlier-moves = ← Ndị gara aga
more-moves = Ihe ọzọ →

deadline = ⏳ Njedebe oge: { $time }
deadline-clock = n’elekere { $clock }
deadline-now = ⌛ Oge agwụla
pace-none = enweghị oke
pace-seconds = sekọnd { $count }
pace-minutes = nkeji { $count }
pace-hours =
    { $count ->
        [24] otu ụbọchị
       *[other] awa { $count }
    }

rule-on = ee
rule-off = mba
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Iwu ụlọ</b> · { $game }
house-rules-plain = nkịtị
house-rules-plain-line = Iwu nkịtị.
house-rules-how = Pịa otu iwu ka ị gụọ ya ma ọ bụ gbanwee ya.
house-rules-read = Pịa otu iwu ka ị gụọ ya. Naanị onye nwe tebụl na ndị admin nwere ike ịgbanwe ha.
house-rules-stand = A naghị agbanwe iwu ụlọ mgbe egwu na-aga.
house-rules-here = 🏠 <b>Iwu ụlọ na tebụl a</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Ugbu a: <b>{ $value }</b>
house-rule-read = Naanị onye nwe tebụl na ndị admin nwere ike ịgbanwe nke a.
house-rules-button = 🏠 Iwu ụlọ
back-to-lobby = ← Laghachi na tebụl
game-no-rules = Enwetabeghị m iwu { $game }.
