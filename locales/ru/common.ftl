# Формы глаголов для «ты» и для имени, формы слова «карта»

ty-beryot =
    { WHO($seat) ->
        [you] берёшь
       *[other] берёт
    }
ty-idyot =
    { WHO($seat) ->
        [you] идёшь
       *[other] идёт
    }
ty-khodit =
    { WHO($seat) ->
        [you] ходишь
       *[other] ходит
    }
ty-kladyot =
    { WHO($seat) ->
        [you] кладёшь
       *[other] кладёт
    }
ty-predlagaet =
    { WHO($seat) ->
        [you] предлагаешь
       *[other] предлагает
    }
ty-propuskaet =
    { WHO($seat) ->
        [you] пропускаешь
       *[other] пропускает
    }
ty-sam-beryot =
    { WHO($seat) ->
        [you] ты берёшь
       *[other] { $seat } берёт
    }
ty-sbrasyvaet =
    { WHO($seat) ->
        [you] сбрасываешь
       *[other] сбрасывает
    }
ty-vybrasyvaet =
    { WHO($seat) ->
        [you] выбрасываешь
       *[other] выбрасывает
    }
ty-vykhodit =
    { WHO($seat) ->
        [you] выходишь
       *[other] выходит
    }
ty-vykladyvaet =
    { WHO($seat) ->
        [you] выкладываешь
       *[other] выкладывает
    }
ty-zabiraet =
    { WHO($seat) ->
        [you] забираешь
       *[other] забирает
    }
kart =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
kartoy-s-chislom =
    { $number ->
        [2] двойкой
        [5] пятёркой
       *[other] картой { $number }
    }
kartu-s-chislom =
    { $number ->
        [2] двойку
        [5] пятёрку
       *[other] карту { $number }
    }
computer-name = Компьютер { $number }
player-name = Игрок { $number }
name = { $name }
list-of = { $others } и { $last }
labelled = { $label }: { $value }
you-first = Ты
you = ты
is-host = хост
is-away = не на месте (играет компьютер)
has-left = вне игры
has-kicked = убрали из игры
has-resigned = партия сдана
level-easy = слабый
level-normal = обычный
level-hard = сильный
level-random = случайный
level-greedy = жадный
close = ✕ Закрыть
back = ← Назад
refresh = ↻ Обновить
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Правила
open-panel = ▶ Мой ход
earlier-moves = ← Раньше
more-moves = Ещё →
deadline = ⏳ Срок: { $time }
deadline-clock = в { $clock }
deadline-now = ⌛ Время вышло
pace-none = без ограничений
pace-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
pace-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
pace-hours =
    { $count ->
        [24] 1 день
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
rule-on = да
rule-off = нет
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Домашние правила</b> · { $game }
house-rules-plain = обычные
house-rules-plain-line = Играем по обычным правилам.
house-rules-how = Нажми на правило, чтобы прочитать или изменить его.
house-rules-read = Нажми на правило, чтобы его прочитать. Менять могут только хост и админы.
house-rules-stand = Во время партии домашние правила менять нельзя.
house-rules-here = 🏠 <b>Домашние правила за этим столом</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Сейчас: <b>{ $value }</b>
house-rule-read = Менять это могут только хост и админы.
house-rules-button = 🏠 Домашние правила
back-to-lobby = ← К столу
game-no-rules = У меня пока нет правил игры { $game }.
