computer-name = Kọ̀ǹpútà { $number }
player-name = Ọ̀tayò { $number }
name = { $name }
list-of = { $others } àti { $last }
labelled = { $label }: { $value }
you-first = O
you = ìwọ
is-host = olùgbàlejò
is-away = kò sí nítòsí (kọ̀ǹpútà ló ń ṣeré)
has-left = ti jáde
has-kicked = a ti yọ kúrò
has-resigned = ti juwọ́ sílẹ̀

level-easy = rọrùn
level-normal = wọ́pọ̀
level-hard = le
level-random = àìròtẹ́lẹ̀
level-greedy = oníwọra

close = ✕ Pa á dé
back = ← Padà
refresh = ↻ Sọ ọ́ dọ̀tun
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Òfin
open-panel = ▶ Ìgbésẹ̀ mi
earlier-moves = ← Ti tẹ́lẹ̀
more-moves = Sí i →

deadline = ⏳ Ìparí àkókò: { $time }
deadline-clock = ní { $clock }
deadline-now = ⌛ Àkókò ti tán
pace-none = kò sí gbèdéke
pace-seconds = ìṣẹ́jú àáyá { $count }
pace-minutes = ìṣẹ́jú { $count }
pace-hours =
    { $count ->
        [24] ọjọ́ 1
       *[other] wákàtí { $count }
    }

rule-on = bẹ́ẹ̀ ni
rule-off = bẹ́ẹ̀ kọ́
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Òfin ilé</b> · { $game }
house-rules-plain = bó ṣe wà
house-rules-plain-line = Òfin bó ṣe wà gan-an.
house-rules-how = Tẹ òfin kan láti kà nípa rẹ̀ tàbí láti yí i padà.
house-rules-read = Tẹ òfin kan láti kà nípa rẹ̀. Olùgbàlejò àti àwọn admin nìkan ló lè yí i padà.
house-rules-stand = Òfin ilé kì í yí padà láàárín eré.
house-rules-here = 🏠 <b>Òfin ilé ní tábìlì yìí</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Báyìí: <b>{ $value }</b>
house-rule-read = Olùgbàlejò àti àwọn admin nìkan ló lè yí èyí padà.
house-rules-button = 🏠 Òfin ilé
back-to-lobby = ← Padà sí tábìlì
game-no-rules = Mi ò tíì ní òfin { $game }.
