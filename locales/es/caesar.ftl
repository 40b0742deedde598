game-caesar-about = César contra Cleopatra: gánate a cinco grupos de patricios romanos con engaños, espías y vetos.
game-caesar = César & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>César & Cleopatra</b>

    <b>Objetivo:</b> ganarte a los patricios de Roma. Hay cinco grupos: tres con 5 patricios (Pretores, Ediles, Cuestores) y dos con 3 (Cónsules, Censores). Gana quien tenga más puntos al final.

    <b>Al empezar:</b> cada lado pone en secreto un 1, 2, 3, 4 y 5 boca abajo, una carta en cada grupo. Después cada quien tiene otra vez del 1 al 5, un Veto y una misión secreta (página 4). Empieza César.

    <b>Tu turno</b>
    1. Juega influencia: <b>una</b> carta, boca arriba o boca abajo, o <b>dos</b>, una boca arriba y otra boca abajo. Tienes que jugar al menos una. En un grupo puedes tener cinco cartas como máximo.
    2. También puedes jugar <b>una</b> carta de acción, antes o después. Si la juegas tras tu primera carta de influencia, ya no puedes jugar la segunda.
    3. Saca un <b>busto</b> de la bolsa: puede haber una votación.
    4. Roba hasta tener seis cartas. Para cada una eliges el mazo: influencia o acción.
game-caesar-rules-2 =
    🗿 <b>Bustos y votaciones</b>

    En la bolsa hay siete bustos.
    • El de un grupo: ese grupo vota. El busto se aparta.
    • 🪨 gris: no hay votación. El busto se aparta.
    • ⚫ negro: no hay votación. Todos los bustos, este también, vuelven a la bolsa.
    Luego, salga el busto que salga, vota también cada grupo con 8 cartas o más (contando los dos lados). Así, un grupo puede votar dos veces en un turno.

    <b>Una votación</b>
    1. Todas las cartas del grupo se ponen boca arriba y así se quedan.
    2. Suma cada lado. Un Filósofo Φ vale 0.
    3. La suma mayor gana un patricio. Pero si un lado tiene más Φ que el otro, gana la suma <b>menor</b>.
    4. Gane quien gane, el lado con la suma mayor descarta su número más alto, y el otro, el más bajo. Lo demás se queda, los Φ también.
    <b>Sumas iguales:</b> no gana nadie y no se descarta nada.

    Cuando se gana el último patricio de un grupo, sus cartas se descartan y su busto sale del juego.
game-caesar-rules-3 =
    🃏 <b>Las cartas</b>

    <b>Influencia</b> (37 por lado): siete de cada número del 1 al 5 y dos Filósofos <b>Φ</b>.

    <b>Cartas de acción</b> (10 por lado)
    🗡 <b>Asesinato</b> ×3: tu rival descarta de la mesa la carta boca arriba que tú elijas, incluso un Φ.
    👁 <b>Espía</b> ×3: todas las cartas boca abajo de tu rival en un grupo se ponen boca arriba.
    🔀 <b>Enroque</b> ×1: toma todas tus cartas de dos grupos y repártelas de nuevo entre esos dos, todas boca abajo y cinco como máximo en cada uno.
    ⚡ <b>Ira de los dioses</b> ×1: los dos lados descartan todas sus cartas de un grupo.
    ✋ <b>Veto</b> ×2: anula una de estas cuando tu rival la anuncia. Las dos cartas se descartan y robas una enseguida. Un Veto no se puede vetar y solo se juega como respuesta.

    Te pregunto aunque no tengas un Veto; a veces no, si todos pueden saber que no lo tienes. Una carta vetada cuenta igual como la carta de acción del turno.
game-caesar-rules-4 =
    🏆 <b>Final y puntos</b>

    <b>¿Sin cartas de influencia</b>, o sin un grupo donde jugarlas? Entonces solo sacas un busto, y puedes descartar las cartas que quieras de tu mano antes de robar hasta tener seis.
    <b>Los mazos vacíos</b> no se vuelven a barajar. Roba del otro. Si los dos están vacíos, sigue con menos cartas.

    <b>La partida termina</b> al final de un turno si
    • ya se ganaron los 21 patricios,
    • a ningún lado le queda influencia en la mano ni en el mazo,
    • todos los grupos están empatados y nadie puede cambiarlo,
    • o nada cambia en la mesa durante 12 turnos seguidos (6 por lado).

    <b>Puntos</b>
    • 1 por cada patricio
    • 1 más por la mayoría de un grupo (3 de 5, o 2 de 3), y otro más si ganas el grupo entero
    • 2 más por la mayoría en el grupo de tu misión secreta: Pretores, Ediles o Cuestores

    Gana quien tenga más puntos. Con los mismos puntos, hay empate.
open-caesar = 🃏 Mis cartas
caesar-group-praetor = Pretores
caesar-group-aedile = Ediles
caesar-group-quaestor = Cuestores
caesar-group-consul = Cónsules
caesar-group-censor = Censores
caesar-persona-caesar = César
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Asesinato
caesar-card-scout = 👁 Espía
caesar-card-castling = 🔀 Enroque
caesar-card-wrath = ⚡ Ira
caesar-card-veto = ✋ Veto
caesar-label-hand = Mano
caesar-label-decks = Mazos
caesar-label-discarded = Descarte
caesar-label-busts = Bustos sacados
caesar-label-bag = En la bolsa
caesar-title-mission =
    { $persona } · misión { $group }: { $done ->
        [yes] +2
       *[no] fallida
    }
caesar-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
caesar-label-mission = Tu misión
caesar-name-assassination = Asesinato
caesar-name-scout = Espía
caesar-name-castling = Enroque
caesar-name-wrath = Ira
caesar-name-veto = Veto
caesar-lost-nothing = nada
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] no quedan
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Bustos sacados: { $out } · en la bolsa: { $bag }
caesar-no-busts = ninguno
caesar-decks = 📚 Mazos (influencia + acción): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 descarte: { $discarded_one } y { $discarded_other }
caesar-match = 🏆 Partida { $game } de la serie, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: ¿permitir o anular con un Veto?
caesar-now-setup = 🤫 Cada lado pone en secreto un 1, 2, 3, 4 y 5 boca abajo, una carta en cada grupo.
caesar-now-play = ▶️ Ahora: 1 o 2 cartas de influencia y hasta 1 de acción.
caesar-now-influence = ▶️ Ahora: 1 o 2 cartas de influencia.
caesar-now-more =
    ▶️ Ahora: una segunda carta de influencia ({ $way ->
        [up] boca arriba
       *[down] boca abajo
    }){ $acted ->
        [yes] { "" }
       *[no] { ", una de acción" }
    } o un busto.
caesar-now-action = ▶️ Ahora: una carta de acción o un busto.
caesar-now-replace = ▶️ Ahora: robar una carta para reponer el Veto.
caesar-now-castling = ▶️ Ahora: redistribuir las cartas de ambos grupos, boca abajo.
caesar-now-discard = ▶️ No se pudo jugar influencia. Ahora: descartar las cartas que no quieras y robar hasta tener seis.
caesar-now-refill = ▶️ Ahora: robar hasta tener seis cartas.
caesar-mission = 🎯 Misión: mayoría de los { $group } (+2)
caesar-hand = 🃏 Tu mano: { $cards }
caesar-discards = 🗑 Descarte: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Descarte vacío —
       *[other] 🗑 Descarte ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] punto
       *[other] puntos
    } · en la mano: { $influence } de influencia, { $actions } de acción
caesar-final =
    { $patricians } { $patricians ->
        [one] patricio
       *[other] patricios
    } + { $bonus } por grupos{ $mission ->
        [none] { "" }
        [missed] { " " }(misión { $group } fallida)
       *[done] { " " }+ 2 por la misión { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Asesinato ({ $card } boca arriba, { $group })
caesar-trick-scout = 👁 Espía ({ $group })
caesar-trick-castling = 🔀 Enroque ({ $group } y { $other })
caesar-trick-wrath = ⚡ Ira de los dioses ({ $group })
caesar-ask-setup = <b>¿Qué carta va boca abajo en los { $icon } { $group }?</b> Carta { $number } de 5. La quinta va automáticamente a los Censores.
caesar-ask-play = <b>Elige una carta.</b> Juega 1 carta de influencia, o 2 (una boca arriba, otra boca abajo). También puedes jugar 1 carta de acción, antes o después.
caesar-ask-influence = <b>Elige una carta de influencia.</b> Ya jugaste tu carta de acción.
caesar-ask-more =
    <b>¿Jugar una segunda carta, { $way ->
        [up] boca arriba
       *[down] boca abajo
    }?</b> Elígela, { $acted ->
        [yes] o saca un busto.
       *[no] juega una carta de acción o saca un busto.
    }
caesar-ask-action = <b>Juega una carta de acción o saca un busto.</b> En este turno ya no puedes jugar más influencia.
caesar-ask-where =
    <b>{ $way ->
        [either] ¿En qué grupo pones tu { $card }?</b>
        [up] ¿En qué grupo pones tu { $card }, boca arriba?</b>
       *[down] ¿En qué grupo pones tu { $card }, boca abajo?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] ¿qué dos grupos?
       *[other] ¿qué grupo?
    }</b>
caesar-ask-veto = <b>¿Lo permites?</b> Siempre te pregunto, aunque no tengas un Veto.
caesar-ask-replace = <b>Roba una carta para reponer tu Veto.</b> ¿De qué mazo?
caesar-ask-castling =
    <b>¿Dónde pones tu { $card }?</b> { $count ->
        [one] Es la última carta,
       *[other] Quedan { $count } cartas por poner, todas
    } boca abajo.
caesar-ask-discard = <b>No puedes jugar influencia.</b> Descarta las cartas que quieras y toca “Listo”. Después robas hasta tener seis.
caesar-ask-refill =
    <b>Roba { $missing ->
        [one] 1 carta
       *[other] { $missing } cartas
    }.</b> ¿📜 Influencia (quedan { $influence }) o 🎭 acción (quedan { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ ¡Veto!
caesar-pass = 🤝 Permitir
caesar-done-play = 🗿 Sacar un busto
caesar-done-discard = ✅ Listo
caesar-discard = Descartar { $card }
caesar-draw-influence = 📜 Influencia ({ $count })
caesar-draw-action = 🎭 Acción ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — La última carta —
       *[other] — Luego: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Las dos
       *[other] Las { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Busto ya sacado —
caesar-bust-follows = — Después se saca un busto —
caesar-veto-played = — Veto jugado —
caesar-first-influence = Robar antes 1 📜
caesar-first-action = Robar antes 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } boca arriba, { $icon } { $group }
caesar-play-down = { $card } boca abajo, { $icon } { $group }
caesar-not-veto = Un Veto solo responde a las cartas de acción de tu rival. No se juega por su cuenta.
caesar-no-veto = No tienes un Veto, así que solo puedes permitirlo.
caesar-not-acted = Ya jugaste una carta de acción en este turno.
caesar-not-assassination = Tu rival no tiene cartas boca arriba.
caesar-not-scout = Tu rival no tiene cartas boca abajo.
caesar-not-castling = Para el Enroque necesitas dos grupos donde queden patricios y al menos una carta tuya en uno de ellos.
caesar-not-wrath = No hay influencia en la mesa.
caesar-not-closed = En este turno no puedes jugar más influencia: ya jugaste dos cartas, o una carta de acción después de la primera.
caesar-not-open = No hay ningún grupo donde jugar: en todos tienes cinco cartas o no quedan patricios.
caesar-not-bust = Juega antes una carta de influencia. Después sacas un busto.
caesar-not-there = Este botón solo muestra lo que sigue.
caesar-not-another = Ya sacaste un busto en este turno.
caesar-not-vetoed = Ya jugaste tu Veto. Roba una carta para reponerlo.
caesar-not-yet = Primero pon todas las cartas que redistribuyes, una por una.
caesar-not-again = Ya pusiste esta carta.
caesar-full = Ya tienes cinco cartas allí, y ese es el límite.
caesar-no-such-card = No tienes esa carta.
caesar-keys = { $icon }5 es un 5 boca arriba en los { $group }.
caesar-own-hidden = 🙈 Tus cartas boca abajo: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } en los { $icon } { $group }: ¿boca arriba o boca abajo?</b>
        [up] ¿Jugar tu { $card } boca arriba en los { $icon } { $group }?</b>
       *[down] ¿Jugar tu { $card } boca abajo en los { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " " }Con “+ 🗿” además sacas un busto.
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] ¿Qué carta boca arriba en los { $icon } { $group }?
        [castling] Los { $icon } { $group }, ¿y qué otro grupo?
       *[other] ¿{ $card } en los { $icon } { $group }?
    }</b> Tu rival puede vetarlo.
caesar-place-up = { $card } boca arriba
caesar-place-down = { $card } boca abajo ▮
caesar-not-here = Esta carta no se puede jugar ahora en los { $group }.
caesar-not-won = Ya no quedan { $group } por ganar.
caesar-empty-hand = No tienes cartas.
event-caesar-two =
    { $known ->
        [yes] { jugo } un <b>{ $card }</b> boca arriba en los { $icon } { $group } y un <b>{ $card2 }</b> boca abajo en los { $icon2 } { $group2 }.
       *[no] { jugo } un <b>{ $card }</b> boca arriba en los { $icon } { $group } y una carta boca abajo en los { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }: { $result ->
        [tie] empate, no cambia nada.
        [turned] los Filósofos ({ $phil_one } : { $phil_other }) invirtieron el resultado y { gano } un patricio con la suma menor.
       *[won] { gano } un patricio.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Descarte: { $high } { $highest }, { $lowest ->
                [0] { $low } nada.
               *[other] { $low } { $lowest }.
            }
    }
event-caesar-laid =
    { WHO($seat) ->
        [you] Pusiste
       *[other] { $seat } puso
    } { $known ->
        [yes] <b>{ $cards }</b> boca abajo.
       *[no] cinco cartas boca abajo.
    }
event-caesar-played = { jugo } un <b>{ $card }</b> boca arriba en los { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { jugo } un <b>{ $card }</b> boca abajo en los { $icon } { $group }.
       *[no] { jugo } una carta boca abajo en los { $icon } { $group }.
    }
event-caesar-announced =
    📣 { WHO($seat) ->
        [you] Anunciaste
       *[other] { $seat } anunció
    } <b>{ $trick }</b>.
event-caesar-passed =
    { WHO($seat) ->
        [you] Lo permitiste
       *[other] { $seat } lo permitió
    }.
event-caesar-vetoed =
    ✋ <b>¡Veto!</b> { WHO($seat) ->
        [you] Anulaste
       *[other] { $seat } anuló
    } { $trick }.
event-caesar-assassinated = 🗡 { perdio } un <b>{ $card }</b> boca arriba en los { $icon } { $group }.
event-caesar-revealed =
    👁 { WHO($seat) ->
        [you] Tuviste
       *[other] { $seat } tuvo
    } que mostrar <b>{ $cards }</b> en los { $icon } { $group }.
event-caesar-castled =
    🔀 { WHO($seat) ->
        [you] Redistribuiste tus
       *[other] { $seat } redistribuyó sus
    } cartas: { $first } en los { $icon } { $group } y { $second } en los { $icon2 } { $group2 }, todas boca abajo.
event-caesar-struck = ⚡ La ira de los dioses cayó sobre los { $icon } { $group }. Descarte: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { WHO($seat) ->
        [you] Sacaste
       *[other] { $seat } sacó
    } { $bust ->
        [black] el <b>busto negro</b> ⚫: todos los bustos vuelven a la bolsa.
        [grey] el <b>busto gris</b> 🪨: no hay votación.
       *[group] el busto de los <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Los { $icon } <b>{ $group }</b> tienen 8 cartas o más, así que también votan:
       *[no] 🗳 Votan los { $icon } <b>{ $group }</b>:
    } { $vote }
event-caesar-exhausted = 🏛 Ya no quedan { $icon } { $group } por ganar. Sus cartas y su busto salen del juego.
event-caesar-discarded =
    { WHO($seat) ->
        [you] Descartaste
       *[other] { $seat } descartó
    } una carta: <b>{ $card }</b>.
event-caesar-drew =
    { robo } { $known ->
        [yes]
            { $deck ->
                [influence] un <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { $deck ->
                [influence] una carta de influencia.
               *[action] una carta de acción.
            }
    }
event-caesar-drew-several =
    { robo } { $influence ->
        [0]
            { $actions ->
                [one] 1 carta de acción.
               *[other] { $actions } cartas de acción.
            }
       *[other]
            { $influence ->
                [one] 1 carta de influencia
               *[other] { $influence } cartas de influencia
            }{ $actions ->
                [0] .
               *[other] { " y" } { $actions } de acción.
            }
    }
event-caesar-left = { salio } de la partida.
event-caesar-ended =
    { $result ->
        [tie] Esta partida queda en empate, { $best } : { $worst }.
       *[won]
            { WHO($winner) ->
                [you] <b>Ganaste</b>
               *[other] <b>{ $winner }</b> ganó
            } esta partida por { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " " }Cambian de lado para la próxima.
       *[no] { "" }
    }
reason-caesar-patricians =
    No quedan patricios por ganar. { $count ->
        [one] ¡{ $winners } conquistó Roma!
       *[other] ¡{ $winners } comparten Roma!
    }
reason-caesar-influence =
    No queda influencia por jugar. { $count ->
        [one] ¡{ $winners } conquistó Roma!
       *[other] ¡{ $winners } comparten Roma!
    }
reason-caesar-stalemate =
    Todos los grupos empatan y ya nadie puede cambiarlo. { $count ->
        [one] ¡{ $winners } conquistó Roma!
       *[other] ¡{ $winners } comparten Roma!
    }
reason-caesar-standstill =
    Nada cambió en 12 turnos. { $count ->
        [one] ¡{ $winners } conquistó Roma!
       *[other] ¡{ $winners } comparten Roma!
    }
reason-caesar-match =
    Terminó la serie. { $count ->
        [one] ¡{ $winners } ganó!
       *[other] ¡{ $winners } comparten la victoria!
    }
reason-caesar-left = { $winners } conquistó Roma: el otro lado salió de la partida.
rule-caesar-missions = Misiones secretas
rule-caesar-missions-help = Cada lado tiene un grupo secreto. Ganar la mayoría en él vale 2 puntos más.
rule-caesar-philosophers = Filósofos tras votar
rule-caesar-philosophers-help = Qué pasa con los Filósofos del grupo cuando alguien gana la votación: se quedan todos, el lado que tiene más descarta uno, o se descartan todos.
rule-caesar-philosophers-stay = se quedan todos
rule-caesar-philosophers-source = se descarta 1
rule-caesar-philosophers-classic = se descartan todos
rule-caesar-personas = Quién es César
rule-caesar-personas-help = César es quien se unió antes, quien se unió después, o lo decide el azar. El otro lado es Cleopatra.
rule-caesar-personas-seats = quien se unió antes
rule-caesar-personas-swapped = quien se unió después
rule-caesar-personas-dealt = al azar
rule-caesar-cleopatra_starts = Empieza Cleopatra
rule-caesar-cleopatra_starts-help = El primer turno es de Cleopatra y no de César.
rule-caesar-best_of_three = Al mejor de tres
rule-caesar-best_of_three-help = Se juegan hasta tres partidas, y quien gane dos gana la serie. Tras cada partida se cambia de lado.
caesar-not-so = Ahora puedes jugar { $card }, pero no así.
typed-caesar = Escribe una carta, un grupo y “arriba” o “abajo”. Cartas: del 1 al 5, o filósofo (también p). Grupos: pretor, edil, cuestor, cónsul, censor. Puedes acortar cada palabra, como en “3 cóns arriba”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Jugadas forzosas automáticas
rule-caesar-forced_moves-help = Si está a la vista que no tienes un Veto (ninguna carta de acción en la mano, o los dos Vetos descartados), no te pregunto por las cartas de acción: se cumplen y listo. Por un Enroque te sigo preguntando, y también antes de que salga un busto.
typed-words-caesar =
    praetor: pretor pretores
    aedile: edil ediles
    quaestor: cuestor cuestores
    consul: cónsul cónsules
    censor: censor censores
    up: arriba
    down: abajo
    p: filósofo filósofos Φ
    assassination: asesinato
    scout: espía
    castling: enroque
    wrath: ira
    veto: veto
    draw: robar roba
    influence: influencia
    action: acción acciones
    discard: descartar descarta
    pass: permitir permite
    done: listo
    bust: busto bustos
