# The recap of a finished game

recap-button = 🎞 Resumen
result-more-recap = 🎞 <b>Resumen</b>: una película corta de toda la partida, en nuestro chat privado. Desde allí puedes mostrarla al grupo.
recap-comes = 🎞 Preparando el resumen para nuestro chat privado…
recap-comes-here = 🎞 Preparando el resumen…
recap-caption = 🎞 <b>{ $game }</b> · { $names }
recap-show = 📣 Mostrar al grupo
recap-shown-lately = Este grupo vio un resumen hace poco. Uno cada 10 minutos basta.
recap-failed = ⚠️ No pude hacer este resumen. La partida está a salvo.
recap-not-sent = ⚠️ Telegram no me dejó enviar allí el resumen. Inténtalo en un momento.
