command-privacy = wetin I keep about you, and for how long
command-mydata = get everytin wey I keep about you as file
command-forgetme = delete everytin wey I keep about you
privacy-title = 🛡 <b>Wetin I keep about you</b>
privacy-text =
    • <b>Games:</b> your Telegram ID and your name for every table, till 30 days afta di last move.
    • <b>Results:</b> games wey you finish, your statistics and ratings for each group, with your ID and name, till you delete dem. Di moves dey stay for { $days } days; di moves of di newest { $newest } games of one group dey stay longer.
    • <b>Replays:</b> link go show di first letter of your name, or di full name if you allow am for /me. Games wey get star dey stay forever.
    • <b>Mistakes:</b> di 200 newest wey reviews see for your games (/mistakes), till 400 days afta di last one change.
    • <b>Game logs wey you send me:</b> one day.
    • <b>Settings:</b> your language, your groups, how you like to play and which lessons you don finish, till you no play for 400 days.

    I no dey keep wetin you write for group. Game log file no get name or ID inside.

    Di pesin wey dey run me fit look inside my storage, even di cards of game wey still dey go on.

    /mydata go send you everytin as file. /forgetme go delete am. One code wey no get name go stay one day.
mydata-caption = 🗂 Everytin wey I keep about you.
mydata-again = I just send you dat file. You fit get new one in one minute.
mydata-not-sent = I no fit send you di file. Open our private chat, tap Start, den send /mydata there.
forget-sure = ⚠️ <b>Delete everytin about you?</b> E no get how to bring am back.
forget-what =
    <b>Wetin go delete:</b> your seats (games wey still dey go on go count as sey you comot), your name and ID for every group, your statistics, ratings and badges, your settings, your mistakes, and your games against computer.

    <b>Wetin go stay:</b> di games of di others. Inside dem you go be just “somebody”. Messages wey already dey chat go stay as dem be.

    If you play again, you go start from zero.
forget-yes = Yes, delete everytin
forget-no = Keep everytin
forgotten = ✓ I don delete everytin about you.
