refusal-NotSeated = Ты не в этой партии. Отправь /join, чтобы сыграть в следующей.
refusal-NotSeated-join = Ты не в этой партии. Нажми «Играю», чтобы попасть в следующую.
refusal-SentOff = Тебя убрали из этой партии: так решили хост или админы.
refusal-NotHost = Это можно только хосту и админам.
refusal-NotHost-named = Это можно только хосту ({ $host }) и админам.
refusal-AlreadySeated = Ты уже в игре.
refusal-NotYourTurn = Сейчас не твой ход.
refusal-Stale = Эта кнопка устарела.
refusal-Illegal = Сейчас так нельзя.
refusal-NotAway = Ты и так играешь.
refusal-NothingOffered = Сейчас никто не предлагает ничью.
refusal-OwnOffer = Ничью предлагаешь ты, решают остальные. Предложение в силе до следующего хода.
refusal-NothingToUndo = Возвращать пока нечего.
refusal-NoUndoAsked = Сейчас никто не просит вернуть ход.
refusal-OwnUndo = Просишь ты, решают остальные. Просьба в силе до следующего хода.
refusal-NotStarted = Партия ещё не началась.
refusal-AlreadyStarted = Партия уже началась.
refusal-Over = Эта партия окончена. Отправь /newgame, чтобы начать новую.
refusal-NotOver = Эта партия ещё идёт.
refusal-LobbyFull = Все места заняты: { $most }.
refusal-TooManySit = { $game }: места только на { $most }, а за столом уже { $count }.
refusal-TooFewPlayers =
    Нужно хотя бы { $least ->
        [one] { $least } игрок
        [few] { $least } игрока
       *[many] { $least } игроков
    }. Позови кого-нибудь или добавь компьютер.
refusal-RoleTaken = Это уже занято.
refusal-NoSuchSeat = Такого игрока нет.
refusal-NoSuchGame = Я не знаю игру { $game }. Есть такие: { $known }.
refusal-NoSuchLevel = Такого уровня у компьютера нет: { $level }.
refusal-BadHouseRule = Домашнее правило «{ $rule }» не может быть таким: { $value }.
refusal-NotInThisGame = В этой игре так нельзя.
refusal-ComputerDeclines = Ты играешь с компьютером, а компьютеры на ничью не соглашаются.
