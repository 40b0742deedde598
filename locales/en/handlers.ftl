hand-no-room = Tap the button below the table to see your cards.
called = { $who }: { $text }
practice-goes-on = You are in the middle of a game: /board shows it, /endgame ends it.
notify-on = 🔔 I will write to you when the next table opens here. For that I must be allowed to write to you:
open-chat = Open a chat with me
notify-off = 🔕 I will not write to you.
notify-open = 🎲 A table of { $game } opens in { $group }.
busy-group = { $why ->
    [room] ⏳ Things went too fast in this chat just now.
   *[other] ⚠️ Telegram did not let me show it just now.
} { $then ->
    [opens] What you asked for follows
    [behind] That did not count. These buttons are brought up to date
   *[tap] Tap again
} in { $seconds } s{ $move ->
    [none] .
   *[other] , or type your move, as in: /move { $move }
}
counts = ✓ That counts, but I cannot show it here just now.
move-counts = ✓ That counts. What you see is brought up to date in { $seconds } s.
hand-stands = It is open already, at the bottom of this chat.
hand-comes = ⏳ It is coming.
rules-which = 📖 The rules of which game? I know { $known }. Send /rules and a name.
table-behind = ⏳ More has happened than this table shows. It is brought up to date in { $seconds } s.
busy = One moment please, that was too fast.
settings-for-admins = Only admins of this group can change its settings.
as-the-group = You write as the group, so I cannot tell who you are. Leave the anonymous mode for that, or tap the buttons.
table-is-open = A table is open here already: sit down there. /board shows it.
no-table = No table stands here. Send /newgame to set one.
table-unreadable = The table here cannot be read. Whoever runs me may be able to mend that. Or /endgame puts it away for good; in a group an admin can do that.
unreadable-for-admins = The table here cannot be read. Only an admin of this group can put it away.
unreadable-sure = ⚠️ The table here cannot be read. Put it away for good? Then its game is lost for everybody, and nobody wins.
unreadable-end = Yes, put it away
unreadable-keep = No, keep it
unreadable-ended = The table that stood here could not be read and was put away. Send /newgame for another.
record-stands = 📄 The file { $file } is here already, at the bottom of this chat.
record-not-sent = I could not send the file here. Try again later, or ask an admin whether I may send files.
hand-in-private = I sent you your cards in our private chat.
hands-in-private = 🂠 Where a group cannot show you your cards, I send them to you here.
kick-whom = Who is to leave? Send /kick and a number, a name or @username, or answer a message of theirs with /kick.
sits-here = { $number } · { $who }
kick-sure = Send { $who } off this table for good?
kick-yes = Yes, send off
kick-no = No, keep playing
kick-yourself = That is you. /leave takes you off the table.
typed-how = Type your move after /move.
typed-unknown = I do not know that move.
typed-examples = Now you can type: { $moves }
typed-move = <code>/move { $move }</code>
typed-look = The button below the table shows you alone what you can play.
