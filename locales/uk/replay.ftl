command-replay = переглянути останню партію хід за ходом
replay-button = 📽 Повтор
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Партія починається.
replay-moved = { $who } робить хід.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Наступний ключовий момент
replay-eyes-button = 👁 Очима: { $name }
replay-open-button = 👁 Усе відкрито
replay-share = ↗ Поділитися
replay-share-text = 📽 { $game }: уся партія хід за ходом
replay-number = Надішли /replay і номер ходу, щоб перейти до нього.
replay-at-border = Далі нічого немає.
replay-running = Ця партія ще триває. Повтор можна переглянути, коли вона скінчиться.
replay-none = Дограних партій тут іще немає. Надішли /newgame, щоб почати.
replay-gone = Цієї партії в мене вже немає.
star-button =
    ⭐ Зірка{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Ще одна зірка, і ця партія лишиться в мене назавжди.
star-kept = ⭐ Ця партія тепер у галереї: /games
star-taken-back = ✓ Твою зірку знято.
star-for-players = Зірку цій партії можуть дати лише адміни й ті, хто в ній грав.
star-full =
    У галереї лише { $most ->
        [one] { $most } місце
        [few] { $most } місця
       *[many] { $most } місць
    }. Спершу зніми якусь зірку.
games-replay = 📽 /replay покаже останню партію хід за ходом.
games-starred = ⭐ Із зіркою
games-title-starred = ⭐ <b>Галерея цього чату</b>
games-none-starred = Партій із зіркою поки що немає. Відкрий партію в /games і натисни «⭐ Зірка»: одна від адміна або дві від гравців — і партія лишиться тут назавжди.
name-show = 👁 Показувати ім’я в повторах за посиланням
name-hide = 🙈 Ховати ім’я в повторах за посиланням
name-shown = ✓ Тепер у повторах за посиланням усі бачать твоє ім’я.
name-hidden = ✓ Тепер у повторах за посиланням — лише твоя перша літера.
