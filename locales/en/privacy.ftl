# What is kept of people

command-privacy = what I keep about you, and for how long
command-mydata = get everything I keep about you as a file
command-forgetme = delete everything I keep about you
privacy-title = 🛡 <b>What I keep about you</b>
privacy-text =
    • <b>Games:</b> your Telegram ID and your name at every table, until 30 days after its last move.
    • <b>Results:</b> your finished games, statistics and ratings in each group, with your ID and name, until you delete them. The moves are kept for { $days } days, those of a group’s newest { $newest } games for longer.
    • <b>Replays:</b> a link shows your first letter, or your name if you allow it in /me. Starred games stay for good.
    • <b>Mistakes:</b> the 200 newest that reviews found in your games (/mistakes), until 400 days after the last one changed.
    • <b>Game logs that you send me:</b> for a day.
    • <b>Settings:</b> your language, your groups, how you like to play and which lessons you’ve finished, until you haven’t played for 400 days.

    I don’t keep what you write in a group. A game log that you get as a file contains no names or IDs.

    Whoever runs me can look into my storage, even at the cards of a running game.

    /mydata sends you everything as a file. /forgetme deletes it. A code without your name stays for a day.
mydata-caption = 🗂 Everything I keep about you.
mydata-again = I’ve just sent you that file. You can get a new one in a minute.
mydata-not-sent = I couldn’t send you the file. Open our private chat, tap Start, then send /mydata there.
forget-sure = ⚠️ <b>Delete everything about you?</b> There’s no way back.
forget-what =
    <b>Deleted:</b> your seats (running games count as left), your name and ID in every group, your statistics, ratings and badges, your settings, your mistakes, and your games against the computer.

    <b>Kept:</b> the games of the others. There you’re just “somebody”. Messages that are already in a chat stay as they are.

    If you play again, you start from scratch.
forget-yes = Yes, delete everything
forget-no = Keep everything
forgotten = ✓ I’ve deleted everything about you.
