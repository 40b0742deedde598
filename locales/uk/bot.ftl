private-start =
    🎲 <b>Parlour</b>: настільні й карткові ігри для вашого групового чату.

    Додай мене в групу й надішли там /newgame. Уся партія вміщується в одне повідомлення, а свої карти бачиш лише ти.

    Або зіграй із комп’ютером просто тут:
group-start = 🎲 Привіт! /newgame — зіграти разом, /learn — навчитися гри, /help — дізнатися, що я вмію.
bot-description =
    🎲 Настільні й карткові ігри для вашого групового чату.

    Уся партія вміщується в одне повідомлення, а свої карти бачиш лише ти. Грайте за один вечір або потроху кілька днів: встановлювати нічого не треба.

    Додай мене в групу й надішли там /newgame або натисни «Розпочати», щоб зіграти з комп’ютером.
bot-short-description = 🎲 Настільні й карткові ігри у вашому груповому чаті. Додай мене й надішли /newgame.
add-to-group = ➕ Додати мене в групу
practise = { $game } ({ $seats })
help-offer = ❔ Довідка
help-play = 🎲 Грати
help-learn = 🎓 Навчання й розбори
help-you = 👤 Про тебе
help-host = 🔑 Хост, адміни
for-you = 👇 Це побачиш лише ти:
help-title = 🎲 <b>Parlour</b>: настільні й карткові ігри просто в чаті
settings-title = ⚙️ <b>Налаштування групи</b>: час на хід, картинки, мова
pictures-on = З картинками
pictures-off = Лише текст
settings-language = 🌍 { $language }
own-language-title = <b>Якою мовою мені з тобою говорити?</b>
chat-language-title = <b>Якою мовою мені говорити в цьому чаті?</b>
language-by-machine = { $language } · написано машиною. Носії мови ще не перевіряли.
language-help = 🙏 <a href="{ $link }">Допоможи мені говорити краще</a>
my-turns =
    { $count ->
        [one] Твого ходу чекає { $count } партія:
        [few] Твого ходу чекають { $count } партії:
       *[many] Твого ходу чекає { $count } партій:
    }
my-turns-none = Твого ходу ніде не чекають.
a-group = група
command-newgame = почати нову партію
command-newgame-private = зіграти з комп’ютером
command-join = приєднатися до гри
command-hand = побачити свої карти й ходи (видно лише тобі)
command-hand-private = побачити свої карти й ходи
command-move = походити текстом (підказка: просто /move)
command-board = показати стіл унизу чату
command-rules = прочитати правила гри
command-leave = вийти з гри
command-myturns = побачити, де чекають твого ходу
command-notify = отримувати повідомлення про нові столи й свій хід
command-puzzle = розв’язати задачу Differo
command-map = завантажити свою мапу для «Ралі»
command-skip = пропустити повільного гравця (хост, адміни)
command-kick = прибрати гравця (хост, адміни)
command-endgame = закінчити партію (хост, адміни)
command-endgame-private = закінчити партію
command-settings = час на хід, картинки, мова (адміни)
command-settings-private = де показувати карти, картинки, мова
command-language = обрати мову
command-help = дізнатися, що я вмію
help-title-private = 🎲 <b>Parlour</b>: настільні й карткові ігри. Грай тут із комп’ютером або в групі з друзями.
for-groups = /{ $command } працює лише в групах: { $about }.
command-near = Такої команди я не знаю. Може, /{ $command }?
command-none = Такої команди я не знаю. Надішли /help, щоб дізнатися, що я вмію.
command-plain = Я розумію лише кнопки й команди. Надішли /newgame, щоб зіграти, або /help, щоб дізнатися більше.
typed-plain = Щоб так походити, надішли <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Твої налаштування</b>: де показувати карти, картинки, мова
end-sure-private = <b>{ $game }: закінчити партію?</b>
my-turns-here = 👉 У цьому чаті твій хід. Надішли /board, щоб побачити стіл.
my-turns-at = • { $group }
only-in-private = Це я показую лише наодинці. Відкрий наш приватний чат, а тоді надішли { $command } тут ще раз.
notify-allowed = 🔔 Готово. Напишу тобі сюди, коли відкриють стіл або буде твій хід.
practice-title = 🎲 <b>{ $game }</b> проти комп’ютера
practice-against =
    🤖 { $count ->
        [0] Без комп’ютерів
        [one] { $count } комп’ютер ({ $level })
        [few] { $count } комп’ютери ({ $level })
       *[many] { $count } комп’ютерів ({ $level })
    }
