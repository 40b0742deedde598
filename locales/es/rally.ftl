game-rally-about = Recorre el mapa, junta sellos en las estaciones y llega a la meta antes que nadie.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Objetivo</b>
    Junta sellos por todo el mapa. Cuando tengas suficientes, normalmente 4, llega a la meta 🏁 antes que nadie. Todos empiezan en la casilla de la flecha.

    <b>Tu turno</b>
    1. Tira el dado.
    2. Muévete por los caminos exactamente tantos pasos como sacaste. Cada paso te lleva a la casilla siguiente. Las estaciones también son casillas.
    3. Si terminas tu turno en una estación, te llevas su sello.

    <b>Cómo termina la partida</b>
    Cuando alguien llega a la meta, se completa la ronda: quien aún no jugó en ella tiene su turno. Después, la partida termina.
    Delante quedan quienes llegaron a la meta, por orden de llegada. El resto se ordena por sellos; con los mismos sellos, comparten puesto.
    Si el resto sale de la partida, gana quien queda.
game-rally-rules-2 =
    👣 <b>Cómo moverte</b>

    • Los <b>cuadrados verdes</b> muestran adónde llegas con todos tus pasos. Vas por la ruta más corta y tu turno termina.
    • Los <b>círculos azules</b> son paradas en el camino: (2) quiere decir a 2 pasos de aquí. Desde ahí eliges otra vez y usas los pasos que te quedan; así trazas tu propia ruta. Para hacerlo, toca <i>Parar en el camino…</i>
    • Tienes que usar todos los pasos: no puedes quedarte en el lugar ni guardar ninguno.
    • <b>Tu rastro:</b> en un mismo turno no puedes volver a una casilla por la que ya pasaste, ni a la de salida. En el próximo turno, sí.
    • <b>¿No hay por dónde seguir?</b> En un callejón sin salida, o si te encierra tu propio rastro, los pasos que te quedan se pierden y tu turno termina ahí. Si es una estación, te llevas el sello igual.
    • Nadie estorba a nadie: en una casilla cabe cualquier cantidad de gente.
game-rally-rules-3 =
    🏷 <b>Sellos</b>
    • Las estaciones son los carteles con una letra. Te llevas su sello solo si tu turno <b>termina</b> ahí. Pasar de largo o parar en el camino no cuenta.
    • Cada sello se gana una sola vez, pero cualquiera puede juntarlo: los sellos no se agotan.
    • Puedes juntar más de los que necesitas.
    • 🏷 en un botón significa que, si terminas tu turno ahí, ganas un sello nuevo.

    🏁 <b>La meta</b>
    • Está cerrada para ti hasta que tengas suficientes sellos.
    • Después, solo puedes ir directo si la ruta más corta tiene <b>exactamente</b> los pasos que te quedan. Si es más corta, da un rodeo: para en algún punto del camino, de modo que llegues a la meta con tu último paso.
    • No se puede atravesar la meta.
    • Cuando llegas, ya no tienes más turnos.
game-rally-rules-4 =
    🏠 <b>Reglas de la casa</b>

    • <b>Mapa:</b> Casco Antiguo (6 estaciones), Siete Cabos (8), Cielo Nocturno (10) o el de ustedes: envía /map para ver cómo.
    • <b>Sellos para ganar:</b> de 2 a 6 en lugar de 4. Si el mapa tiene menos estaciones, hacen falta todos.
    • <b>Todos los sellos:</b> hace falta el de cada estación.
    • <b>Dos dados:</b> tiras dos dados y mueves la suma.
    • <b>Meta fácil:</b> puedes llegar a la meta aunque te sobren pasos. Los que sobran se pierden.
    • <b>Media vuelta:</b> si paras en el camino en un callejón sin salida, puedes dar media vuelta y regresar por donde viniste.
    • <b>Jugadas forzosas automáticas</b> (activadas por defecto): si solo puedes ir a un sitio, vas allí automáticamente. El dado y la entrada a la meta siguen en tus manos.
rally-example-1 = Ana
rally-example-2 = Luis
open-rally = 🗺 Mi jugada
rally-map-town = Casco Antiguo
rally-map-island = Siete Cabos
rally-map-sky = Cielo Nocturno
rally-map-own = Mapa propio
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] 1 sello abre
       *[other] { $needed } sellos abren
    } la meta 🏁
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }</b>{ $some ->
        [0] { "" }
       *[other] . No hay ninguna casilla a { $steps ->
                [one] 1 paso justo
               *[other] { $steps } pasos justos
            }, así que para en el camino: ({ $some }) quiere decir después de { $some ->
                [one] 1 paso
               *[other] { $some } pasos
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Pasos hasta cada sello
       *[no] Pasos de { $who } hasta cada sello
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Tus pasos hasta la meta 🏁
       *[no] Pasos de { $who } hasta la meta 🏁
    }: { $steps }
rally-stampless = 🏷 te da un sello.
rally-ahead = 🧭 Casillas adonde te lleva esta tirada, las mejores primero. Junto a cada una, los pasos desde allí hasta el próximo sello o la meta:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: un sello, luego { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: ¡llegas a la meta!
rally-ahead-stops = 🧭 Sitios donde parar en el camino, los mejores primero. Junto a cada uno, la mejor casilla para terminar tu turno si paras allí.
rally-field = casilla { $number }
rally-stands =
    { $place } · { $more ->
        [yes]
            { $held ->
                [one] 1 sello
               *[other] { $held } sellos
            } ({ $needed ->
                [one] basta 1
               *[other] bastan { $needed }
            })
       *[no] { $held }/{ $needed } sellos
    }
rally-home =
    🏁 en la meta · { $held ->
        [one] 1 sello
       *[other] { $held } sellos
    }
rally-final =
    { $held ->
        [0] sin sellos
        [one] 1 sello
       *[other] { $held } sellos
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 llegó a la meta con { $held ->
        [one] 1 sello
       *[other] { $held } sellos
    }
rally-score =
    { $held ->
        [one] 1 sello
       *[other] { $held } sellos
    }
rally-hand-steps =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
rally-roll = 🎲 Tirar
rally-go-field = Casilla { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } de { $whole } pasos)
rally-walk-part = Parar en el camino…
rally-more-places = { $count } más…
rally-where = <b>¿Adónde vas?</b>
rally-rest =
    <b>{ $steps ->
        [one] Queda 1 paso
       *[other] Quedan { $steps } pasos
    }: ¿adónde vas?</b>
rally-which-part =
    <b>¿Dónde quieres parar primero?</b> ({ $some }) quiere decir a { $some ->
        [one] 1 paso
       *[other] { $some } pasos
    }. Luego sigues, pero no puedes cruzar tu propio rastro.
rally-tap-below =
    Elige adónde ir con los botones debajo de la mesa.{ $some ->
        [0] { "" }
        [one] { " " }({ $some }) quiere decir que paras allí tras 1 paso y luego sigues.
       *[other] { " " }({ $some }) quiere decir que paras allí tras { $some } pasos y luego sigues.
    }
rally-tap-roll = Es tu turno: toca 🎲 Tirar debajo de la mesa.
rally-look = Todavía no es tu turno. En este juego no hay secretos: en la mesa se ve todo.
event-rally-rolled = { saco } 🎲 { $dice }.
event-rally-rolled_two = { saco } 🎲 { $dice }: { $steps } pasos.
event-rally-walked =
    { WHO($seat) ->
        [you] Diste
       *[other] { $seat } dio
    } { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] , queda 1 paso.
       *[other] , quedan { $left } pasos.
    }
event-rally-turn =
    { saco } 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 sello { $more ->
                [yes]
                    { $held } ({ $needed ->
                        [one] basta 1
                       *[other] bastan { $needed }
                    }).
               *[no] { $held } de { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] No pudiste seguir y perdiste
       *[other] { $seat } no pudo seguir y perdió
    } { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }.
event-rally-stamped =
    🏷 { WHO($seat) ->
        [you] Conseguiste
       *[other] { $seat } consiguió
    } el sello de <b>{ $at }</b>: { $more ->
        [yes]
            { $held } ({ $needed ->
                [one] basta 1
               *[other] bastan { $needed }
            }).
       *[no] { $held } de { $needed }.
    }
event-rally-finished =
    🏁 { $place ->
        [1]
            ¡{ WHO($seat) ->
                [you] Llegaste
               *[other] { $seat } llegó
            } a la meta antes que nadie!{ $ends ->
                [yes] { "" }
               *[no] { " " }El resto completa la ronda.
            }
       *[other]
            También { WHO($seat) ->
                [you] llegaste
               *[other] { $seat } llegó
            } a la meta.
    }
event-rally-left = { salio } de la partida.
event-rally-ended = La partida terminó.
reason-rally-finished = 🏁 ¡{ $winners } llegó a la meta antes que nadie y ganó!
reason-rally-last_standing = ¡{ $winners } aguantó hasta el final y ganó!
rule-rally-board = Mapa
rule-rally-board-help = El mapa en que se juega. Para agregar el de ustedes, envíalo aquí como archivo y respóndele con <code>/map</code>.
rule-rally-board-town = Casco Antiguo
rule-rally-board-island = Siete Cabos
rule-rally-board-sky = Cielo Nocturno
rule-rally-board-own = 🗺 Mapa propio
rule-rally-stamps_needed = Sellos para ganar
rule-rally-stamps_needed-help = Cuántos sellos hacen falta para poder ir a la meta 🏁.
rule-rally-all_stamps = Todos los sellos
rule-rally-all_stamps-help = Hace falta un sello de cada estación del mapa.
rule-rally-two_dice = Dos dados
rule-rally-two_dice-help = Tiras dos dados y mueves la suma.
rule-rally-no_exact_finish = Meta fácil
rule-rally-no_exact_finish-help = Puedes llegar a la meta 🏁 aunque te sobren pasos. Los que sobran se pierden.
rule-rally-turnaround = Media vuelta
rule-rally-turnaround-help = Si paras en el camino en un callejón sin salida, puedes dar media vuelta y regresar por donde viniste.
rally-town-S = Puerta Oeste
rally-town-A = Molino Viejo
rally-town-B = Curtiduría
rally-town-C = Campanario
rally-town-D = Pescadería
rally-town-E = Teatro
rally-town-F = Cervecería
rally-town-Z = Castillo
rally-island-S = Puerto
rally-island-A = Cabo Gaviota
rally-island-B = Cabo Coral
rally-island-C = Cabo Norte
rally-island-D = Cabo Palmera
rally-island-E = Cabo Pirata
rally-island-F = Cabo Tortuga
rally-island-G = Aguas Termales
rally-island-H = Templo Antiguo
rally-island-Z = Faro
rally-sky-S = Observatorio
rally-sky-A = Cisne
rally-sky-B = Lira
rally-sky-C = Águila
rally-sky-D = Ballena
rally-sky-E = Escorpión
rally-sky-F = Carnero
rally-sky-G = León
rally-sky-H = Cangrejo
rally-sky-I = Osa
rally-sky-J = Dragón
rally-sky-Z = Estrella Polar
map-kept =
    🗺 <b>{ $name }</b>: { $positions } casillas, { $stations ->
        [one] 1 estación
       *[other] { $stations } estaciones
    }. { $where ->
        [private] Está guardado para ti.
       *[group] Está guardado para este grupo. Para jugar en él, envía /newgame rally y elígelo en “Reglas de la casa”, “Mapa”.
    }
map-brought = Lo subió { $by }. Solo esa persona o los admins pueden reemplazarlo.
map-is-anothers = Este grupo ya tiene un mapa. Solo pueden reemplazarlo quien lo subió y los admins.
map-play = ▶ Jugar en este mapa
map-unnamed = Tu mapa
map-how =
    Envía aquí tu mapa como archivo JSON y luego responde a ese archivo con /map. Tiene esta forma:

    <pre>{ "{" }"name": "Nuestro pueblo", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosco"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> va de 0 a 1000 y <code>y</code> de 0 a 800. <code>look</code> es <code>town</code>, <code>island</code> o <code>sky</code>. Un mapa tiene de 5 a 120 posiciones y hasta 12 estaciones.
map-too-many =
    Subiste { $most } mapas en una hora, y ese es el límite. Inténtalo en { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.
map-lost = No pude descargar ese archivo. Envíalo otra vez y responde a él con /map.
map-refused = ❌ Todavía no puedo usar este mapa:
map-fault = • línea { $line }: { $fault }
map-more =
    • … y { $all ->
        [yes] { $count } más.
       *[no] más.
    }
map-fault-too-large = el archivo pesa { $size } KB, pero el límite es de { $most } KB.
map-fault-not-text = no es un archivo de texto. Guárdalo como texto sin formato en UTF-8.
map-fault-not-json = esto no es JSON: algo falla en la columna { $column }. Busca una coma, una comilla, un corchete o una llave que falte.
map-fault-no-map = un mapa es un objeto entre llaves con <code>positions</code> y <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] al mapa le falta <code>{ $word }</code>.
       *[other] a la posición <code>{ $position }</code> le falta <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] no conozco <code>{ $word }</code> en un mapa.
       *[other] la posición <code>{ $position }</code> tiene <code>{ $word }</code>, que no conozco.
    }
map-fault-no-list = <code>{ $word }</code> debe ser una lista entre corchetes.
map-fault-no-position = el número { $number } de <code>positions</code> no es una posición. Escríbelo así: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = una conexión es un par de posiciones, como <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> no puede ser el <code>id</code> de la posición <code>{ $position }</code>. Usa de una a tres letras o cifras.
map-fault-bad-x = la <code>x</code> de la posición <code>{ $position }</code> es <code>{ $value }</code>, pero debe ser un número de 0 a 1000.
map-fault-bad-y = la <code>y</code> de la posición <code>{ $position }</code> es <code>{ $value }</code>, pero debe ser un número de 0 a 800.
map-fault-bad-kind = el <code>kind</code> de la posición <code>{ $position }</code> es <code>{ $value }</code>, pero debe ser <code>field</code>, <code>station</code>, <code>start</code> o <code>finish</code>.
map-fault-bad-name = el <code>name</code> es <code>{ $value }</code>, pero debe ser un texto de 30 caracteres como máximo.
map-fault-bad-look = el <code>look</code> es <code>{ $value }</code>, pero debe ser <code>town</code>, <code>island</code> o <code>sky</code>.
map-fault-bad-count =
    el mapa tiene { $count ->
        [one] 1 posición
       *[other] { $count } posiciones
    }, pero debe tener de { $least } a { $most }.
map-fault-bad-connections = el mapa tiene { $count } conexiones, y el límite es de { $most }.
map-fault-twice = hay dos posiciones llamadas <code>{ $position }</code>. (Mayúsculas y minúsculas cuentan igual.)
map-fault-no-start = falta la salida. Ponle <code>"kind": "start"</code> a una posición.
map-fault-no-finish = falta la meta. Ponle <code>"kind": "finish"</code> a una posición.
map-fault-two-start = la posición <code>{ $position }</code> es una segunda salida, pero un mapa solo tiene una.
map-fault-two-finish = la posición <code>{ $position }</code> es una segunda meta, pero un mapa solo tiene una.
map-fault-bad-stations =
    el mapa tiene { $count ->
        [one] 1 estación
       *[other] { $count } estaciones
    }, pero debe tener de 1 a { $most }.
map-fault-nowhere = una conexión lleva a <code>{ $position }</code>, pero no existe esa posición.
map-fault-to-itself = la posición <code>{ $position }</code> está conectada consigo misma.
map-fault-connected-twice = <code>{ $one }</code> y <code>{ $other }</code> están conectadas dos veces.
map-fault-too-many-ways = la posición <code>{ $position }</code> tiene más de { $most } conexiones.
map-fault-too-close = la posición <code>{ $other }</code> está demasiado cerca de <code>{ $one }</code>. Deja al menos { $apart } entre ellas.
map-fault-runs-over = la conexión de <code>{ $one }</code> a <code>{ $other }</code> pasa por encima de la posición <code>{ $position }</code>.
map-fault-apart = desde la salida no se puede llegar a la posición <code>{ $position }</code>.
map-fault-behind-finish = a la posición <code>{ $position }</code> solo se llega a través de la meta, y la meta no se puede atravesar.
map-fault-finish-apart = no se puede llegar a la meta, la posición <code>{ $position }</code>.
map-fault-no-end = una partida podría no terminar nunca: con dos dados, desde <code>{ $position }</code> no se puede terminar un turno en <code>{ $goal }</code>. Agrega algunas posiciones.
rally-not-rolled = Primero tira el dado: /move tirar
rally-has-rolled =
    Ya tiraste y { $steps ->
        [one] te queda 1 paso
       *[other] te quedan { $steps } pasos
    }. Escribe adónde quieres ir.
rally-not-reached =
    Ese sitio no está a tu alcance ahora ({ $place }). { $steps ->
        [one] Te queda 1 paso
       *[other] Te quedan { $steps } pasos
    }.
typed-rally = Escribe “tirar” y luego el nombre de una casilla o estación del mapa, como 12 o B.
rule-rally-forced_moves = Jugadas forzosas automáticas
rule-rally-forced_moves-help = Si solo puedes ir a un sitio, vas allí automáticamente. El dado y la entrada a la meta 🏁 siguen en tus manos.
typed-words-rally =
    roll: tirar tira dado
    to: hasta
