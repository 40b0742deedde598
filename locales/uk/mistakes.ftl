command-mistakes = ще раз спробувати ходи зі своїх розборів
explain-come-back = 🧩 Від завтра твої помилки повертатимуться задачами: /mistakes
mistakes-button =
    🧩 Помилки{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Мої помилки</b>
mistakes-waiting =
    { $count ->
        [one] На тебе чекає { $count } задача.
        [few] На тебе чекають { $count } задачі.
       *[many] На тебе чекає { $count } задач.
    }
mistakes-later =
    Зараз розв’язувати нічого. Наступна задача повернеться { $days ->
        [1] протягом доби.
        [one] через { $days } день.
        [few] через { $days } дні.
       *[many] через { $days } днів.
    }
mistakes-none = Задач поки що немає. Натисни «Де мої помилки?» після партії, і твої помилки прийдуть сюди.
mistakes-how = Помилка повертається наступного дня, потім дедалі рідше. Розв’яжи її двічі поспіль, і вона більше не повернеться.
mistakes-daily =
    { $on ->
        [yes] 📬 Надсилаю по одній на день у наш приватний чат, приблизно о тій самій порі, о якій ти це вмикаєш.
       *[no] 📭 Я їх тобі не надсилаю.
    }
mistakes-daily-on = 📬 Надсилати щодня одну
mistakes-daily-off = 📭 Не надсилати
mistakes-solve = ▶ Розв’язати
mistakes-closed = Написати тобі я поки що не можу. Відкрий наш приватний чат, натисни «Розпочати» і надішли там /mistakes.
mistakes-stopped =
    📭 Без відповіді вже { $count ->
        [one] { $count } задача
        [few] { $count } задачі
       *[many] { $count } задач
    }, більше не надсилаю. Твої помилки чекають у /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] твоя задача дня
       *[no] з твоєї партії
    }
mistake-question = <b>Як походиш?</b>
mistake-right = ✓ <b>Правильно: { $better }</b>
mistake-again = ✗ У партії теж було <b>{ $move }</b>.
mistake-wrong = ❓ Не <b>{ $move }</b>.
mistake-why = Після ходу <b>{ $better }</b> шанси на перемогу { $could }%, після ходу <b>{ $played }</b>, як було в партії, — { $was }%.
mistake-back =
    { $days ->
        [1] ⏳ Повернеться завтра.
        [one] ⏳ Повернеться через { $days } день.
        [few] ⏳ Повернеться через { $days } дні.
       *[many] ⏳ Повернеться через { $days } днів.
    }
mistake-retired = 🏆 Правильно двічі поспіль: більше не повернеться.
mistake-next = ▶ Далі · ще { $count }
