command-mistakes = ещё раз решить свои ошибки из разборов
explain-come-back = 🧩 С завтрашнего дня твои ошибки вернутся задачами: /mistakes
mistakes-button =
    🧩 Ошибки{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Мои ошибки</b>
mistakes-waiting =
    { $count ->
        [one] Тебя ждёт { $count } задача.
        [few] Тебя ждут { $count } задачи.
       *[many] Тебя ждут { $count } задач.
    }
mistakes-later =
    Сейчас решать нечего. Следующая задача вернётся { $days ->
        [1] в течение дня.
        [one] через { $days } день.
        [few] через { $days } дня.
       *[many] через { $days } дней.
    }
mistakes-none = Задач пока нет. Нажми «Где мои ошибки?» после партии, и твои ошибки придут сюда.
mistakes-how = Ошибка возвращается через день, потом всё реже. Реши её два раза подряд, и она больше не вернётся.
mistakes-daily =
    { $on ->
        [yes] 📬 Присылаю по одной в день в наш личный чат, примерно в тот час, когда это включили.
       *[no] 📭 Я их тебе не присылаю.
    }
mistakes-daily-on = 📬 Присылать по одной в день
mistakes-daily-off = 📭 Не присылать
mistakes-solve = ▶ Решить
mistakes-closed = Написать тебе я пока не могу. Открой наш личный чат, нажми «Старт» и отправь там /mistakes.
mistakes-stopped =
    📭 Без ответа уже { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }, больше не присылаю. Твои ошибки ждут в /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] твоя задача дня
       *[no] из твоей партии
    }
mistake-question = <b>Как пойдёшь?</b>
mistake-right = ✓ <b>Верно: { $better }</b>
mistake-again = ✗ В партии тоже было <b>{ $move }</b>.
mistake-wrong = ❓ Не <b>{ $move }</b>.
mistake-why = С ходом <b>{ $better }</b> шансы на победу { $could }%, с ходом <b>{ $played }</b>, как было в партии, — { $was }%.
mistake-back =
    { $days ->
        [1] ⏳ Вернётся завтра.
        [one] ⏳ Вернётся через { $days } день.
        [few] ⏳ Вернётся через { $days } дня.
       *[many] ⏳ Вернётся через { $days } дней.
    }
mistake-retired = 🏆 Верно два раза подряд: больше не вернётся.
mistake-next = ▶ Дальше · ещё { $count }
