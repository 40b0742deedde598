ty-vykladaie =
    { WHO($seat) ->
        [you] викладаєш
       *[other] викладає
    }
ty-skydaie =
    { WHO($seat) ->
        [you] скидаєш
       *[other] скидає
    }
ty-bere =
    { WHO($seat) ->
        [you] береш
       *[other] бере
    }
ty-vykhodyt =
    { WHO($seat) ->
        [you] виходиш
       *[other] виходить
    }
ty-vykydaie =
    { WHO($seat) ->
        [you] викидаєш
       *[other] викидає
    }
ty-ide =
    { WHO($seat) ->
        [you] йдеш
       *[other] йде
    }
ty-zabyraie =
    { WHO($seat) ->
        [you] забираєш
       *[other] забирає
    }
ty-zapuskaie =
    { WHO($seat) ->
        [you] запускаєш
       *[other] запускає
    }
ty-propuskaie =
    { WHO($seat) ->
        [you] пропускаєш
       *[other] пропускає
    }
ty-khodyt =
    { WHO($seat) ->
        [you] ходиш
       *[other] ходить
    }
ty-proponuie =
    { WHO($seat) ->
        [you] пропонуєш
       *[other] пропонує
    }
kart =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
kartoyu-z-chyslom =
    { $number ->
        [2] двійкою
        [5] п’ятіркою
       *[other] картою { $number }
    }
kartu-z-chyslom =
    { $number ->
        [2] двійку
        [5] п’ятірку
       *[other] карту { $number }
    }
ti-klade =
    { WHO($seat) ->
        [you] кладеш
       *[other] кладе
    }
ti-maie =
    { WHO($seat) ->
        [you] маєш
       *[other] має
    }
ty-sam-bere =
    { WHO($seat) ->
        [you] ти береш
       *[other] { $seat } бере
    }

computer-name = Комп’ютер { $number }
player-name = Гравець { $number }
name = { $name }
list-of = { $others } і { $last }
labelled = { $label }: { $value }
you-first = Ти
you = ти
is-host = хост
is-away = не на місці (грає комп’ютер)
has-left = виходить із гри
has-kicked = прибрали з гри
has-resigned = партію здано

level-easy = легкий
level-normal = звичайний
level-hard = складний
level-random = випадковий
level-greedy = жадібний

close = ✕ Закрити
back = ← Назад
refresh = ↻ Оновити
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Правила
open-panel = ▶ Мій хід
earlier-moves = ← Попередні
more-moves = Ще →

deadline = ⏳ Кінець часу: { $time }
deadline-clock = о { $clock }
deadline-now = ⌛ Час вийшов
pace-none = без обмежень
pace-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
pace-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
pace-hours =
    { $count ->
        [24] 1 доба
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }

rule-on = так
rule-off = ні
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Домашні правила</b> · { $game }
house-rules-plain = стандартні
house-rules-plain-line = Стандартні правила.
house-rules-how = Натисни на правило, щоб прочитати або змінити його.
house-rules-read = Натисни на правило, щоб прочитати його. Змінити можуть лише хост і адміни.
house-rules-stand = Під час партії домашні правила міняти не можна.
house-rules-here = 🏠 <b>Домашні правила за цим столом</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Зараз: <b>{ $value }</b>
house-rule-read = Змінити це можуть лише хост і адміни.
house-rules-button = 🏠 Домашні правила
back-to-lobby = ← До столу
game-no-rules = Правил гри { $game } у мене ще немає.
