rules-no-room = The group is very busy just now. Try again in a moment.
hand-no-room = Tap the button below the table to see your cards.
notify-on = 🔔 I will write to you when the next table opens here. For that I must be allowed to write to you:
notify-allow = Open a chat with me
notify-off = 🔕 I will not write to you.
notify-open = 🎲 A table of { $game } opens in { $group }.
busy = One moment please, that was too fast.
press-the-button = I cannot tell who you are. Leave the anonymous mode, or let somebody else send /newgame.
