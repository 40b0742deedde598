private-start =
    🎲 <b>Parlour</b>: карточные и настольные игры прямо в чате вашей группы.

    Добавь меня в группу и отправь там /newgame. Вся партия умещается в одном сообщении, а свои карты видишь только ты.

    Или сыграй с компьютером прямо здесь:
group-start = 🎲 Привет! /newgame — сыграть вместе, /learn — научиться игре, /help — узнать, что я умею.
bot-description =
    🎲 Карточные и настольные игры прямо в чате вашей группы.

    Вся партия умещается в одном сообщении, а свои карты видишь только ты. Играйте за один вечер или понемногу несколько дней; устанавливать ничего не надо.

    Добавь меня в группу и отправь там /newgame или нажми «Старт», чтобы сыграть с компьютером.
bot-short-description = 🎲 Карточные и настольные игры в чате группы. Добавь меня и отправь /newgame.
add-to-group = ➕ Добавить в группу
practise = { $game } ({ $seats })
help-offer = ❔ Помощь
help-play = 🎲 Играть
help-learn = 🎓 Учёба и разборы
help-you = 👤 О тебе
help-host = 🔑 Хост, админы
for-you = 👇 Это увидишь только ты:
help-title = 🎲 <b>Parlour</b>: карточные и настольные игры прямо в чате
settings-title = ⚙️ <b>Настройки группы</b>: время на ход, картинки, язык
pictures-on = С картинками
pictures-off = Только текст
settings-language = 🌍 { $language }
own-language-title = <b>На каком языке говорить с тобой?</b>
chat-language-title = <b>На каком языке говорить в этом чате?</b>
language-by-machine = { $language } · написано машиной. Носители языка пока не проверяли.
language-help = 🙏 <a href="{ $link }">Помоги мне говорить лучше</a>
my-turns =
    { $count ->
        [one] Твоего хода ждёт { $count } партия:
        [few] Твоего хода ждут { $count } партии:
       *[many] Твоего хода ждут { $count } партий:
    }
my-turns-none = Твоего хода нигде не ждут.
a-group = группа
command-newgame = начать новую партию
command-newgame-private = сыграть с компьютером
command-join = присоединиться к игре
command-hand = посмотреть свои карты и ходы (видно только тебе)
command-hand-private = посмотреть свои карты и ходы
command-move = сходить текстом (подсказка: просто /move)
command-board = показать стол внизу чата
command-rules = посмотреть правила игры
command-leave = выйти из игры
command-myturns = посмотреть, где ждут твоего хода
command-notify = узнавать о новых столах и о своём ходе
command-puzzle = решить задачу по Differo
command-map = загрузить свою карту для «Ралли»
command-skip = пропустить ход того, кто долго думает (хост, админы)
command-kick = убрать игрока (хост, админы)
command-endgame = закончить партию (хост, админы)
command-endgame-private = закончить партию
command-settings = время на ход, картинки, язык (админы)
command-settings-private = где показывать карты, картинки, язык
command-language = выбрать язык
command-help = узнать, что я умею
help-title-private = 🎲 <b>Parlour</b>: карточные и настольные игры. Здесь — с компьютером, в группе — с друзьями.
for-groups = /{ $command } работает только в группах: { $about }.
command-near = Такой команды я не знаю. Может, /{ $command }?
command-none = Такой команды я не знаю. Отправь /help, чтобы узнать, что я умею.
command-plain = Я понимаю только кнопки и команды. Отправь /newgame, чтобы сыграть, или /help, чтобы узнать больше.
typed-plain = Чтобы сделать этот ход, отправь <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Твои настройки</b>: где показывать карты, картинки, язык
end-sure-private = <b>{ $game }: закончить партию?</b>
my-turns-here = 👉 Твой ход в этом чате. Отправь /board, чтобы увидеть стол.
my-turns-at = • { $group }
only-in-private = Это я показываю только лично. Открой наш личный чат и отправь { $command } здесь ещё раз.
notify-allowed = 🔔 Готово. Напишу тебе сюда, когда откроют стол или настанет твой ход.
practice-title = 🎲 <b>{ $game }</b> против компьютера
practice-against =
    🤖 { $count ->
        [0] Без компьютеров
        [one] { $count } компьютер ({ $level })
        [few] { $count } компьютера ({ $level })
       *[many] { $count } компьютеров ({ $level })
    }
