private-start =
    🎲 <b>Parlour</b>: juegos de mesa y de cartas para tu grupo.

    Agrégame a un grupo y envía allí /newgame. Toda la partida cabe en un mensaje, y solo tú ves tus cartas.

    O juega aquí mismo contra la máquina:
group-start = 🎲 ¡Hola! Envía /newgame para jugar en grupo, /learn para aprender un juego o /help para ver qué sé hacer.
bot-description =
    🎲 Juegos de mesa y de cartas para tu grupo.

    Toda la partida cabe en un mensaje, y solo tú ves tus cartas. Jueguen de una vez o a lo largo de varios días; nadie tiene que instalar nada.

    Agrégame a un grupo y envía allí /newgame, o toca “Iniciar” para jugar contra la máquina.
bot-short-description = 🎲 Juegos de mesa y de cartas en tu grupo. Agrégame y envía /newgame.
add-to-group = ➕ Agregarme a un grupo
practise = { $game } ({ $seats })
help-offer = ❔ Ayuda
help-play = 🎲 Jugar
help-learn = 🎓 Aprender, repasar
help-you = 👤 Sobre ti
help-host = 🔑 Dirigir, admins
for-you = 👇 Solo lo verás tú:
help-title = 🎲 <b>Parlour</b>: juegos de mesa y de cartas aquí mismo, en el chat
settings-title = ⚙️ <b>Ajustes del grupo</b>: tiempo por jugada, imágenes, idioma
pictures-on = Con imágenes
pictures-off = Solo texto
settings-language = 🌍 { $language }
own-language-title = <b>¿En qué idioma te hablo?</b>
chat-language-title = <b>¿En qué idioma hablo en este chat?</b>
language-by-machine = { $language } · lo escribió una máquina. Aún no lo ha revisado nadie que lo hable desde siempre.
language-help = 🙏 <a href="{ $link }">Ayúdame a hablar mejor</a>
my-turns =
    { $count ->
        [one] 1 partida espera tu jugada:
       *[other] { $count } partidas esperan tu jugada:
    }
my-turns-none = Ninguna partida espera tu jugada.
a-group = un grupo
command-newgame = empezar una partida
command-newgame-private = jugar contra la máquina
command-join = unirte a la partida
command-hand = ver tus cartas y jugadas (solo tú las ves)
command-hand-private = ver tus cartas y jugadas
command-move = escribir una jugada (envía solo /move para ver cómo)
command-board = traer la mesa al final del chat
command-rules = ver cómo se juega
command-leave = salir de la partida
command-myturns = ver qué partidas esperan tu jugada
command-notify = recibir aviso si se abre una partida o te toca jugar
command-puzzle = resolver un reto de Differo
command-map = subir tu propio mapa de Rally
command-skip = saltar a quien tarda (admins o quien dirige la mesa)
command-kick = sacar a alguien (admins o quien dirige la mesa)
command-endgame = terminar la partida (admins o quien dirige la mesa)
command-endgame-private = terminar la partida
command-settings = tiempo por jugada, imágenes, idioma (admins)
command-settings-private = dónde ves tus cartas, imágenes, idioma
command-language = elegir tu idioma
command-help = ver qué sé hacer
help-title-private = 🎲 <b>Parlour</b>: juegos de mesa y de cartas. Juega aquí contra la máquina, o en un grupo con tu gente.
for-groups = /{ $command } solo funciona en grupos: { $about }.
command-near = No conozco ese comando. ¿Querías decir /{ $command }?
command-none = No conozco ese comando. Envía /help para ver qué sé hacer.
command-plain = Solo entiendo botones y comandos. Envía /newgame para jugar o /help para saber más.
typed-plain = Para hacer esa jugada, envía <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Tus ajustes</b>: dónde ves tus cartas, imágenes, idioma
end-sure-private = <b>¿Terminar esta partida de { $game }?</b>
my-turns-here = 👉 Es tu turno en este chat. Envía /board para ver la mesa.
my-turns-at = • { $group }
only-in-private = Eso solo puedo mostrártelo en privado. Abre nuestro chat privado y luego envía { $command } aquí otra vez.
notify-allowed = 🔔 Listo. Te escribiré aquí cuando se abra una partida o sea tu turno.
practice-title = 🎲 <b>{ $game }</b> contra la máquina
practice-against =
    🤖 { $count ->
        [0] Sin máquinas
        [one] 1 máquina ({ $level })
       *[other] { $count } máquinas ({ $level })
    }
