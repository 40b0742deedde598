command-replay = look di last game again, move by move
replay-button = 📽 Replay
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Di game don start.
replay-moved = { $who } don play.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Next big moment
replay-eyes-button = 👁 See am as { $name }
replay-open-button = 👁 Open everytin
replay-share = ↗ Share
replay-share-text = 📽 One { $game } game, move by move
replay-number = Send /replay and one number to jump go there.
replay-at-border = Notin dey again for dat side.
replay-running = Dis game still dey go on. You fit watch di replay wen e end.
replay-none = No game don end here yet. Send /newgame to start one.
replay-gone = I no get dis game again.

star-button =
    ⭐ Star{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ E remain one star, den I go keep dis game forever.
star-kept = ⭐ Dis game don enta di gallery: /games
star-taken-back = ✓ Your star don go.
star-for-players = Na only admins and pipo wey play am fit give dis game star.
star-full = Di gallery fit hold { $most } games. Take back one star first.
games-replay = 📽 /replay dey show di newest one, move by move.
games-starred = ⭐ Starred
games-title-starred = ⭐ <b>Di gallery of dis chat</b>
games-none-starred = No game get star yet. Open any game with /games, den tap ⭐ Star: one star from admin, or star from two players, go keep am here forever.

name-show = 👁 Show my name for replays wey dem share
name-hide = 🙈 Hide my name for replays wey dem share
name-shown = ✓ Anybody wey open replay wey dem share go see your name.
name-hidden = ✓ Replays wey dem share go show only your first letter.
