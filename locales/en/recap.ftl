# The recap of a finished game

recap-button = 🎞 Recap
result-more-recap = 🎞 <b>Recap</b>: a short film of the whole game, sent to our private chat. From there you can show it to the group.
recap-comes = 🎞 Making the recap for our private chat…
recap-comes-here = 🎞 Making the recap…
recap-caption = 🎞 <b>{ $game }</b> · { $names }
recap-show = 📣 Show it to the group
recap-shown-lately = This group saw a recap not long ago. One in 10 minutes is enough.
recap-failed = ⚠️ I couldn’t make this recap. The game itself is safe.
recap-not-sent = ⚠️ Telegram didn’t let me send the recap there. Try again in a moment.
