command-replay = пересмотреть последнюю партию по ходам
replay-button = 📽 Повтор
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Партия начинается.
replay-moved = { $who } делает ход.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Следующий важный момент
replay-eyes-button = 👁 Глазами: { $name }
replay-open-button = 👁 Всё открыто
replay-share = ↗ Поделиться
replay-share-text = 📽 { $game }: вся партия ход за ходом
replay-number = Отправь /replay и номер хода, чтобы перейти к нему.
replay-at-border = Дальше ничего нет.
replay-running = Эта партия ещё идёт. Повтор можно посмотреть, когда она кончится.
replay-none = Здесь ещё ничего не доиграли. Отправь /newgame, чтобы начать.
replay-gone = Этой партии у меня уже нет.
star-button =
    ⭐ Звезда{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Ещё одна звезда, и эта партия сохранится навсегда.
star-kept = ⭐ Эта партия теперь в галерее: /games
star-taken-back = ✓ Твоя звезда снята.
star-for-players = Звезду этой партии могут дать только админы и те, кто в ней играл.
star-full =
    В галерее только { $most ->
        [one] { $most } место
        [few] { $most } места
       *[many] { $most } мест
    }. Сначала убери какую-нибудь звезду.
games-replay = 📽 /replay покажет последнюю партию по ходам.
games-starred = ⭐ Со звездой
games-title-starred = ⭐ <b>Галерея этого чата</b>
games-none-starred = Партий со звездой пока нет. Открой партию в /games и нажми «⭐ Звезда»: одна от админа или две от игроков — и партия останется здесь насовсем.
name-show = 👁 Показать имя в повторах по ссылке
name-hide = 🙈 Скрыть имя в повторах по ссылке
name-shown = ✓ Теперь в повторах по ссылке все видят твоё имя.
name-hidden = ✓ Теперь в повторах по ссылке — только твоя первая буква.
