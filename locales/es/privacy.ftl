# What is kept of people

command-privacy = qué guardo sobre ti y por cuánto tiempo
command-mydata = recibir en un archivo todo lo que guardo sobre ti
command-forgetme = borrar todo lo que guardo sobre ti
privacy-title = 🛡 <b>Lo que guardo sobre ti</b>
privacy-text =
    • <b>Partidas:</b> tu ID de Telegram y tu nombre en cada mesa, hasta 30 días tras la última jugada.
    • <b>Resultados:</b> tus partidas terminadas, estadísticas y puntuaciones en cada grupo, con tu ID y tu nombre, hasta que los borres. Las jugadas, { $days } días; las de las { $newest } partidas más recientes de un grupo, más tiempo.
    • <b>Repeticiones:</b> un enlace muestra tu inicial, o tu nombre si lo permites en /me. Las que tienen estrella se quedan para siempre.
    • <b>Errores:</b> los últimos 200 de tus repasos (/mistakes), hasta 400 días tras el último cambio.
    • <b>Registros de partidas que me envías:</b> un día.
    • <b>Ajustes:</b> tu idioma, tus grupos, cómo te gusta jugar y qué lecciones terminaste, hasta que pases 400 días sin jugar.

    No guardo lo que escribes en un grupo. El registro que recibes de una partida no contiene nombres ni ID.

    Quien me administra puede ver lo que guardo, incluso las cartas de una partida en curso.

    /mydata te lo envía todo en un archivo. /forgetme lo borra. Un código sin nombre queda un día.
mydata-caption = 🗂 Todo lo que guardo sobre ti.
mydata-again = Acabo de enviarte ese archivo. En un minuto puedes pedir otro.
mydata-not-sent = No pude enviarte el archivo. Abre nuestro chat privado, toca “Iniciar” y envía allí /mydata.
forget-sure = ⚠️ <b>¿Borrar todo sobre ti?</b> No hay vuelta atrás.
forget-what =
    <b>Se borra:</b> tus lugares (sales de las partidas en curso), tu nombre y tu ID en cada grupo, tus estadísticas, puntuaciones e insignias, tus ajustes, tus errores y tus partidas contra la máquina.

    <b>Se queda:</b> las partidas de las demás personas. Allí eres solo “alguien”. Los mensajes que ya están en un chat quedan como están.

    Si vuelves a jugar, empiezas de cero.
forget-yes = Sí, borrar todo
forget-no = Conservar todo
forgotten = ✓ Borré todo lo que tenía sobre ti.
