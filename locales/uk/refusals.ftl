refusal-NotSeated = Ти не в цій партії. Надішли /join, щоб зіграти наступну.
refusal-NotSeated-join = Ти не в цій партії. Натисни «Граю», щоб потрапити в наступну.
refusal-SentOff = Тебе прибрали з цієї партії (хост або адмін).
refusal-NotHost = Це може зробити лише хост або адмін.
refusal-NotHost-named = Це може зробити лише хост ({ $host }) або адмін.
refusal-AlreadySeated = Ти вже в грі.
refusal-NotYourTurn = Зараз не твій хід.
refusal-Stale = Ця кнопка застаріла.
refusal-Illegal = Зараз так не можна.
refusal-NotAway = Ти й так у грі.
refusal-NothingOffered = Нічию зараз ніхто не пропонує.
refusal-OwnOffer = Нічию пропонуєш ти, тож вирішують інші. Пропозиція діє до наступного ходу.
refusal-NothingToUndo = У тебе немає ходу, який можна повернути.
refusal-NoUndoAsked = Ніхто не просить повернути хід.
refusal-OwnUndo = Про це просиш ти, тож вирішують інші. Прохання діє до наступного ходу.
refusal-NotStarted = Партія ще не почалася.
refusal-AlreadyStarted = Партія вже почалася.
refusal-Over = Цю партію зіграно. Надішли /newgame, щоб почати нову.
refusal-NotOver = Ця партія ще триває.
refusal-LobbyFull = Усі місця зайнято: { $most }.
refusal-TooManySit = { $game }: грають щонайбільше { $most }, а вас уже { $count }.
refusal-TooFewPlayers =
    { $least ->
        [one] Потрібен щонайменше { $least } гравець.
        [few] Потрібно щонайменше { $least } гравці.
       *[many] Потрібно щонайменше { $least } гравців.
    } Поклич когось або додай комп’ютер.
refusal-RoleTaken = Це вже зайнято.
refusal-NoSuchSeat = Такого гравця немає.
refusal-NoSuchGame = Гри { $game } я не знаю. Можна зіграти: { $known }.
refusal-NoSuchLevel = Рівня комп’ютера { $level } немає.
refusal-BadHouseRule = Домашнє правило «{ $rule }» не може мати значення «{ $value }».
refusal-NotInThisGame = У цій грі так не можна.
refusal-ComputerDeclines = За столом комп’ютер, а комп’ютери на нічию не погоджуються.
