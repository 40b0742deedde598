# Replays of finished games, the gallery, and links to replays

command-replay = step through the last game again
replay-button = 📽 Replay
replay-title = 📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
    [yes] {" "}· ⭐
   *[no] {""}
}
replay-dealt = The game begins.
replay-moved = { $who } made a move.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Next key moment
replay-eyes-button = 👁 Through the eyes of { $name }
replay-open-button = 👁 Everything open
replay-share = ↗ Share
replay-share-text = 📽 A game of { $game }, move by move
replay-number = Send /replay and a number to jump there.
replay-at-border = There’s nothing beyond.
replay-running = This game is still on. You can watch the replay when it’s over.
replay-none = No game has ended here yet. Send /newgame to start one.
replay-gone = I don’t have this game any more.

# Stars

star-button = ⭐ Star{ $count ->
    [0] {""}
   *[other] {" "}· { $count }
}
star-given = ⭐ One star more, and I keep this game for good.
star-kept = ⭐ This game is in the gallery now: /games
star-taken-back = ✓ Your star is gone.
star-for-players = Only admins and those who played it can give this game a star.
star-full = The gallery has room for { $most } games. Take back a star first.
games-replay = 📽 /replay shows the newest one move by move.
games-starred = ⭐ Starred
games-title-starred = ⭐ <b>The gallery of this chat</b>
games-none-starred = No starred game yet. Open a game with /games, then tap ⭐ Star: an admin’s star or those of two players keep it here for good.

# Names in shared replays

name-show = 👁 Show my name in shared replays
name-hide = 🙈 Hide my name in shared replays
name-shown = ✓ Everyone who opens a shared replay sees your name now.
name-hidden = ✓ Shared replays show only your first letter now.
