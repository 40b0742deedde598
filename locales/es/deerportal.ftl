game-deerportal-about = Corre al portal, junta diamantes y enfrenta a los elementos entre sí.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Objetivo:</b> tener más diamantes 💎 que nadie al final.

    Cada quien tiene su propio camino, de la esquina (casilla 0) al portal 🌀 del centro (casilla 40). Los caminos nunca se cruzan, así que nadie te bloquea.

    <b>Tu turno</b>
    1. Tira el dado 🎲.
    2. <b>Avanza o retrocede</b> todo lo que sacaste. Tienes que moverte. Si no hay espacio para retroceder, avanzas automáticamente. Si te pasas del portal, entras igual.
    3. Solo cuenta la casilla donde <b>paras</b>. Si hay un diamante, es tuyo. Si hay una runa, se juega una carta (página siguiente).

    <b>El final:</b> quien llega primero al portal recibe 5 diamantes y empieza el modo ciervo 🦌. Tras 16 turnos más, o en cuanto todas las fichas están en el portal, se cuentan los diamantes. ¡Gana quien tenga más!
game-deerportal-rules-2 =
    📖 <b>Runas y cartas</b>

    Cada camino empieza con 12 diamantes y 16 runas. Cada runa es de 💧 Agua, 🌱 Tierra, 🔥 Fuego o 💨 Aire. Si paras en una, la carta de arriba de la pila de ese elemento, que está a la vista, cae sobre ese elemento:

    • <b>Congelar</b> ❄️: la persona de ese elemento pierde un turno. Dos veces, dos turnos.
    • <b>Perder una runa</b>: desaparece 1 runa de su camino.
    • <b>Llevarte 1 diamante</b>: te llevas 1, aunque a ese camino no le quede ninguno.
    • <b>Llevarte 2 diamantes</b>: te llevas los que queden en ese camino, 2 como máximo.

    Los diamantes recogidos están a salvo: las cartas solo tocan lo que sigue en el camino. Una runa de tu <b>propio</b> elemento no hace nada, pero gasta la carta. Tras la última carta de una pila (la 32), desaparecen todas sus runas.

    🧘 <b>Meditar:</b> vuelve a tu esquina con el número justo, y tu camino se llena otra vez como al principio.
game-deerportal-rules-3 =
    📖 <b>El portal y el final</b>

    🌀 Puedes entrar al portal en cuanto una tirada te lleve. Solo quien entra <b>antes que nadie</b> recibe 5 diamantes. Allí conservas tus diamantes, no juegas más turnos, las cartas no te congelan y lo que quede en tu camino desaparece.

    🦌 <b>El modo ciervo</b> dura 16 turnos, 4 por lugar. Cuentan también los turnos perdidos y los de quienes ya están en el portal.

    💠 <b>El gran diamante</b> vale 3 más. Solo lo gana Fuego 🔥, si entra al portal antes que nadie y con más diamantes que cualquier otra persona.

    <b>¿Quién gana?</b> Quien tenga más diamantes es el Dios Ciervo 🦌, aunque nunca llegue al portal. Si hay empate, va delante quien llegó al portal, por orden de llegada. Las demás personas que llegaron son monjes 🙏.

    Las máquinas ocupan los lugares libres. Las estaciones del año solo cambian el aspecto del tablero.
open-deerportal = 🧭 Mi jugada
level-document = clásico
level-document-help = 🤖 <b>clásico</b> sigue una regla sencilla: va adonde hay algo que ganar, o lanza una moneda, y nunca piensa por adelantado.
deerportal-water = 💧 Agua
deerportal-earth = 🌱 Tierra
deerportal-fire = 🔥 Fuego
deerportal-air = 💨 Aire
deerportal-stop = congelar
deerportal-card = perder una runa
deerportal-diamond = llevarte 1 diamante
deerportal-diamonds = llevarte 2 diamantes
deerportal-spring = 🌸 Primavera
deerportal-summer = ☀️ Verano
deerportal-fall = 🍂 Otoño
deerportal-winter = ❄️ Invierno
deerportal-time =
    { $season } · ronda { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Modo ciervo</b>: último turno
        [one] { " " }· 🦌 <b>Modo ciervo</b>: queda 1 turno después de este
       *[other] { " " }· 🦌 <b>Modo ciervo</b>: quedan { $left } turnos después de este
    }
deerportal-over = 🏁 Los diamantes están contados
deerportal-piles = 🎴 Qué hacen ahora las runas: { $cards }
deerportal-big = 💠 El gran diamante sigue en el portal: vale 3 para { $who }
deerportal-sides = 🤝 Diamantes: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } adelante, hasta la casilla { $last }: { $things ->
        [none] nada
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } atrás, hasta la casilla { $last }: { $things ->
        [none] nada
       *[other] { $things }
    }
deerportal-still = 💎 por encontrar: { $counts }
deerportal-at = { $mark } casilla { $field } de { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 en el portal · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] pierde un turno
       *[other] pierde { $turns } turnos
    }
deerportal-score =
    { $team ->
        [yes] equipo:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] 1 diamante
       *[other] { $count } diamantes
    }
deerportal-title-god = 🦌 <b>Dios Ciervo</b> · 💎 { $count }
deerportal-title-monk = 🙏 Monje: llegó al portal · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Salió antes del final
       *[no] 🌾 Nunca llegó al portal
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Nunca llegó al portal
   *[other] 🌀 en el portal: { $number }.º
}
deerportal-together = 🤝 { $count } en equipo
deerportal-roll = 🎲 Tirar
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] congelar { $element } ❄️
        [card] { $element } pierde runa
        [diamond] 1 💎 de { $element }
        [diamonds] { $count } 💎 de { $element }
       *[none] { $element } sin efecto
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditar
deerportal-ends = { $move } · termina la partida
deerportal-said =
    { $way ->
        [back] atrás
       *[forward] adelante
    }, { $place ->
        [portal] al portal 🌀
        [corner] a tu esquina (🧘 meditar)
        [diamond] a la casilla { $field } (un diamante 💎)
        [own] a la casilla { $field } (tu propia runa, { $element }: sin efecto)
        [rune] a la casilla { $field } (runa de { $element }: { $card })
       *[nothing] a la casilla { $field } (vacía)
    }
deerportal-ask-roll = <b>Tu turno:</b> tira el dado.
deerportal-ask-way = 🎲 <b>Sacaste un { $number }: ¿adelante o atrás?</b>
event-deerportal-rolled = 🎲 { saco } un { $number }.
event-deerportal-moved =
    { $rolled ->
        [0]
            { WHO($seat) ->
                [you]
                    { $way ->
                        [back] Retrocediste
                       *[forward] Avanzaste
                    }
               *[other]
                    { $seat } { $way ->
                        [back] retrocedió
                       *[forward] avanzó
                    }
            }
       *[other]
            { saco } un { $rolled }{ $found ->
                [diamond] ,
               *[nothing] { " y" }
            } { WHO($seat) ->
                [you]
                    { $way ->
                        [back] retrocediste
                       *[forward] avanzaste
                    }
               *[other]
                    { $way ->
                        [back] retrocedió
                       *[forward] avanzó
                    }
            }
    } { $place ->
        [portal] hasta el portal
        [corner] hasta la esquina
       *[field] a la casilla { $end }
    }{ $found ->
        [diamond]
            { " " }y { WHO($seat) ->
                [you] encontraste
               *[other] encontró
            } un diamante 💎.
        [own]
            : { WHO($seat) ->
                [you] tu
               *[other] su
            } propia runa, sin efecto.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { WHO($seat) ->
        [you] Meditaste: tu
       *[other] { $seat } meditó: su
    } camino se llenó otra vez.
event-deerportal-found_big =
    💠 { WHO($seat) ->
        [you] Te llevaste
       *[other] { $seat } se llevó
    } el gran diamante: { $count ->
        [one] ¡1 diamante!
       *[other] ¡{ $count } diamantes!
    }
event-deerportal-found_diamond =
    💎 { WHO($seat) ->
        [you] Encontraste
       *[other] { $seat } encontró
    } un diamante.
event-deerportal-drew =
    { $what ->
        [own]
            { WHO($seat) ->
                [you] Activaste una runa de tu
               *[other] { $seat } activó una runa de su
            } propio elemento { $mark }: sin efecto.
        [frozen]
            { la-runa } { WHO($target) ->
                [you] te congeló ({ $mark }): pierdes
               *[other] congeló a { $target } ({ $mark }): pierde
            } un turno ❄️.
        [lost]
            { la-runa } quitó 1 runa { WHO($target) ->
                [you] de tu camino
               *[other] del camino de { $target }
            } ({ $mark }).
        [lost-nobody] { la-runa } quitó 1 runa del camino de { $element } { $mark }.
        [won]
            { se-llevo } { WHO($target) ->
                [you] de tu camino
               *[other] del camino de { $target }
            } ({ $mark }).
        [won-nobody] { se-llevo } del camino de { $element } { $mark }.
        [won-anyway]
            { WHO($seat) ->
                [you] Recibiste
               *[other] { $seat } recibió
            } 1 diamante, aunque en el camino de { $element } { $mark } no quedaba ninguno.
        [no-diamond] { la-runa } no hizo nada: en el camino de { $element } { $mark } no quedan diamantes.
        [no-rune] { la-runa } no hizo nada: en el camino de { $element } { $mark } no quedan runas.
       *[no-one] { la-runa } no hizo nada: en el camino de { $element } { $mark } no hay nadie.
    }{ $was_last ->
        [yes] { " " }Era la última carta de la pila: desaparecen todas las runas { $mark }.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0] { llego }
       *[other]
            { saco } un { $rolled } y { WHO($seat) ->
                [you] llegaste
               *[other] llegó
            }
    } al portal{ $place ->
        [1] { " " }antes que nadie: ¡{ $bonus } diamantes!
       *[other] .
    }
event-deerportal-deer_mode = 🦌 Empieza el modo ciervo: quedan { $turns } turnos, contando los de toda la mesa.
event-deerportal-missed =
    ❄️ { perdio } un turno{ $left ->
        [0] .
        [one]
            { WHO($seat) ->
                [you] { " y perderás 1 más." }
               *[other] { " y perderá 1 más." }
            }
       *[other]
            { WHO($seat) ->
                [you] { " y perderás" } { $left } más.
               *[other] { " y perderá" } { $left } más.
            }
    }
event-deerportal-season_began = { $season }: cambia la estación.
event-deerportal-left =
    { WHO($seat) ->
        [you] Saliste y te llevaste tus
       *[other] { $seat } salió y se llevó sus
    } diamantes.
event-deerportal-ended = La partida terminó.
reason-deerportal-all_home =
    🌀 Todo el mundo está en el portal. { $count ->
        [one] ¡{ $winners } ganó y es el 🦌 Dios Ciervo!
       *[other] ¡{ $winners } ganaron en equipo y son 🦌 Dioses Ciervo!
    }
reason-deerportal-deer_mode =
    🦌 Terminó el modo ciervo. { $count ->
        [one] ¡{ $winners } ganó y es el Dios Ciervo!
       *[other] ¡{ $winners } ganaron en equipo y son Dioses Ciervo!
    }
reason-deerportal-last_standing = ¡{ $winners } aguantó hasta el final y ganó!
rule-deerportal-fair_centre = Gran diamante para cualquiera
rule-deerportal-fair_centre-help = Cualquiera puede llevarse el gran diamante, no solo Fuego. Para eso, entra al portal teniendo más diamantes que nadie.
rule-deerportal-portal_required = Portal o nada
rule-deerportal-portal_required-help = Quienes nunca llegaron al portal quedan detrás de quienes sí, por muchos diamantes que tengan.
rule-deerportal-quick = Partida rápida
rule-deerportal-quick-help = Se empieza a mitad de camino, en la casilla 20.
rule-deerportal-no_bots = Lugares libres sin máquinas
rule-deerportal-no_bots-help = Las máquinas solo juegan si las agregas. Los elementos se reparten por orden de llegada: Agua, Tierra, Fuego, Aire. El modo ciervo dura 4 turnos por persona.
rule-deerportal-random_bonus = Premio del portal: 5 o 6
rule-deerportal-random_bonus-help = Quien entra al portal antes que nadie recibe 5 o 6 diamantes, al azar.
rule-deerportal-teams = Dos equipos
rule-deerportal-teams-help = Las esquinas opuestas juegan en equipo: Agua con Fuego, Tierra con Aire. Cada equipo suma sus diamantes.

# Days of old calendars

deerportal-day-1-2 = Frigg vuelve a tomar la rueca
deerportal-day-1-6 = Un día celta de la Triple Diosa
deerportal-day-1-10 = Día de San Geraint
deerportal-day-1-13 = Midvinterblot, la ofrenda de mitad del invierno
deerportal-day-1-20 = Midvinterblot otra vez, según otro calendario
deerportal-day-1-22 = Una fiesta de las Musas
deerportal-day-1-25 = La antigua fiesta de Disting
deerportal-day-1-30 = Up Helly Aa, una antigua fiesta del fuego
deerportal-day-1-31 = Un día en honor de las valquirias
deerportal-day-2-2 = A medio camino entre solsticio y equinoccio de primavera · Imbolc, la fiesta de Brighid
deerportal-day-2-11 = El día en que los pájaros empiezan a cantar
deerportal-day-2-14 = La fiesta de Vali
deerportal-day-3-2 = El día de los cuervos
deerportal-day-3-13 = Burgsonndeg, cuando renace el sol y se acerca la primavera
deerportal-day-3-17 = Trefuilnid Treochar, hoy Día de San Patricio
deerportal-day-3-18 = Día de Sheela
deerportal-day-3-19 = Equinoccio de primavera
deerportal-day-3-20 = La fiesta de Iduna
deerportal-day-3-21 = Ostara, la diosa sajona de la primavera
deerportal-day-4-30 = Víspera de mayo, noche de Walpurgis
deerportal-day-5-1 = Beltane, la fiesta celta de las hogueras
deerportal-day-5-4 = A medio camino entre equinoccio y solsticio de verano
deerportal-day-5-12 = El desfile de los gatos
deerportal-day-5-14 = La fiesta del sol de medianoche
deerportal-day-5-18 = La fiesta de Cernunnos, el dios con cuernos
deerportal-day-5-20 = La fiesta de Mjollnir, el martillo de Thor
deerportal-day-5-24 = Un día de la madre para la Triple Diosa
deerportal-day-6-20 = Solsticio de verano
deerportal-day-6-21 = Litha, el día más largo
deerportal-day-6-23 = Noche de San Juan, mitad del verano
deerportal-day-8-1 = Lughnasadh, los juegos de verano de Lugh, dios del sol
deerportal-day-8-2 = Día de Lady Godiva
deerportal-day-8-4 = Loch mo Naire y su agua que cura
deerportal-day-8-5 = A medio camino entre solsticio y equinoccio de otoño
deerportal-day-8-10 = La feria de Puck
deerportal-day-8-14 = Día del Burryman
deerportal-day-8-17 = La prueba de Odín
deerportal-day-8-23 = La fiesta de Ilmatar
deerportal-day-8-28 = Frey Faxi, el día de Frey
deerportal-day-8-29 = La fiesta de Urda
deerportal-day-9-21 = Equinoccio de otoño
deerportal-day-10-8 = Día de Erik el Rojo
deerportal-day-10-9 = Día de Leif Erikson
deerportal-day-10-11 = La Anciana de los Árboles
deerportal-day-10-14 = Noches de Invierno, con la cosecha ya guardada
deerportal-day-10-18 = La gran feria de los cuernos
deerportal-day-10-24 = Una fiesta de los espíritus del aire
deerportal-day-10-27 = Allantide, cuando la gente se regala manzanas de Allan
deerportal-day-10-31 = Víspera de Todos los Santos
deerportal-day-11-1 = Samhain, cuando se va el sol y empieza el año celta
deerportal-day-11-5 = A medio camino entre el equinoccio de otoño y el solsticio de invierno
deerportal-day-12-6 = La fiesta de San Nicolás, bajo cuya figura Odín guía la cacería
deerportal-day-12-9 = La gran limpieza de Yule, cuando en Dinamarca se busca agua para la cerveza de Yule
deerportal-day-12-13 = La Cacería Salvaje de Woden
deerportal-day-12-18 = La fiesta de Epona
deerportal-day-12-20 = Solsticio de invierno
deerportal-day-12-21 = La fiesta de Beiwe · Yule, doce días de la rueda
deerportal-not-rolled = Primero tira el dado: /move tirar
deerportal-tap-way = Ya tiraste. Toca adónde quieres ir.
deerportal-has-rolled = Ya tiraste. Envía /move adelante o /move atrás
typed-deerportal = Puedes escribir tres palabras: tirar, adelante, atrás.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: tirar tira dado
    forward: adelante avanzar avanza
    back: atrás retroceder retrocede
