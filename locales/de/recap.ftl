# Der Rückblick auf ein beendetes Spiel

recap-button = 🎞 Rückblick
result-more-recap = 🎞 <b>Rückblick</b>: ein kurzer Film vom ganzen Spiel. Er kommt in unseren privaten Chat, und von dort kannst du ihn der Gruppe zeigen.
recap-comes = 🎞 Der Rückblick kommt in unseren privaten Chat…
recap-comes-here = 🎞 Der Rückblick kommt gleich…
recap-caption = 🎞 <b>{ $game }</b> · { $names }
recap-show = 📣 Der Gruppe zeigen
recap-shown-lately = In der Gruppe stand gerade erst ein Rückblick. Einmal in 10 Minuten genügt.
recap-failed = ⚠️ Dieser Rückblick ist mir nicht gelungen. Dem Spiel selbst ist nichts passiert.
recap-not-sent = ⚠️ Telegram hat mich den Rückblick dort nicht schicken lassen. Versuch es gleich noch einmal.
