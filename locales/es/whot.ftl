game-whot-about = Juega sobre la carta de arriba, castiga al resto y quédate sin cartas antes que nadie.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Objetivo</b>: quedarte sin cartas antes que nadie.

    <b>Al empezar</b>: se reparten 7 cartas por persona. Otra empieza la pila, boca arriba: es la carta de arriba. Esta primera carta no hace nada, aunque sea especial. El resto es el mercado, de donde se roba.

    <b>En tu turno</b>, haz una de estas cosas:
    1. <b>Juega 1 carta que sirva</b>: con el mismo símbolo que la de arriba (● ▲ ✚ ■ ★), el mismo número, o un Whot (página 2). Pasa a ser la carta de arriba.
    2. <b>Roba 1 carta</b> del mercado, aunque tengas una que sirva. No puedes jugarla en ese mismo turno.

    Después juega quien sigue, siempre en el sentido del reloj.

    <b>Ganas</b> en cuanto juegas tu última carta, aunque sea especial.
game-whot-rules-2 =
    📖 <b>Whot: cartas especiales</b>

    <b>1 Otra vez</b>: juegas otra vez.

    <b>2 Roba dos</b>: quien sigue roba 2 cartas de castigo o responde con un 2 de cualquier símbolo. Si responde, la persona siguiente roba 4 o responde, y así sucesivamente.

    <b>5 Roba tres</b>: igual, pero con cincos y un castigo de 3 cartas. A un 2 solo le responde un 2, y a un 5, un 5. Robar el castigo termina tu turno, y quien sigue juega con normalidad. Si todas las cartas que podrían responder están en la pila, robas automáticamente.

    <b>8 Suspensión</b>: quien sigue pierde un turno. Si solo juegan dos, juegas otra vez.

    <b>14 Mercado general</b>: todas las demás personas roban 1 carta. Luego juega quien sigue.

    <b>20 Whot</b>: sirve sobre cualquier carta, pero no contra un castigo. Pides un símbolo. Desde entonces solo sirven cartas de ese símbolo y otros Whots, hasta que alguien juegue una carta que no sea un Whot. Si tu última carta es un Whot, ganas sin pedir nada.
game-whot-rules-3 =
    📖 <b>Whot: se acaba el mercado</b>

    <b>La primera vez</b> que hay que robar y no alcanzan las cartas, se baraja la pila y pasa a ser el nuevo mercado. Solo se queda la carta de arriba.

    <b>Después</b> ya no se baraja. Cuando el mercado se vacía del todo, llega la <b>Muerte súbita ☠️</b>: se sigue jugando, pero en cuanto no alcance para robar, la partida termina, sea porque quisiste robar, por un castigo o por un Mercado general, aunque fuera la última carta de alguien. Gana quien tenga menos puntos en la mano. Si hay igualdad, comparten la victoria.

    <b>Puntos en la mano</b>: cada carta vale su número, las ★ el doble y un Whot 20. También deciden los demás puestos: cuantos menos puntos, mejor.

    <b>Si sales</b>, tus cartas van al fondo del mercado y quedas detrás de quienes siguieron. Si te tocaba un castigo, pasa a quien sigue. Si solo queda una persona, gana.

    <b>54 cartas</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ y 5 Whots.
open-whot = 🃏 Mis cartas
whot-card = Whot
whot-symbol-circle = círculo
whot-symbol-triangle = triángulo
whot-symbol-cross = cruz
whot-symbol-square = cuadrado
whot-symbol-star = estrella
whot-name-1 = Otra vez
whot-name-2 = Roba dos
whot-name-5 = Roba tres
whot-name-8 = Suspensión
whot-name-14 = Mercado general
whot-name-20 = Whot
whot-top = Carta de arriba
whot-market = Mercado
whot-market-holds = Mercado: { $count }
whot-board =
    Carta de arriba: <b>{ $card }</b> · { $market ->
        [0] no queda nada por robar
        [one] queda 1 por robar
       *[other] quedan { $market } por robar
    }
whot-called = 📣 Símbolo pedido: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            Roba { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }{ $answer ->
                [none] .
                [none-or-whot] { " " }o responde con un Whot.
                [number-or-whot] { " " }o responde con un { $number } o un Whot.
               *[number] { " " }o responde con un { $number }.
            }
       *[no]
            { $seat } debe robar { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }{ $answer ->
                [none] .
                [none-or-whot] { " " }o responder con un Whot.
                [number-or-whot] { " " }o responder con un { $number } o un Whot.
               *[number] { " " }o responder con un { $number }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Agrega otro { $number } o termina tu turno{ $count ->
                [0] .
                [one] . Entonces { $asked } debe robar 1 carta.
               *[other] . Entonces { $asked } debe robar { $count } cartas.
            }
       *[no]
            ⚠️ { $you ->
                [yes]
                    Te va a tocar robar { $count ->
                        [one] 1 carta
                       *[other] { $count } cartas
                    }.
               *[no]
                    A { $asked } le va a tocar robar { $count ->
                        [one] 1 carta
                       *[other] { $count } cartas
                    }.
            } Antes, { $seat } puede agregar otro { $number }.
    }
whot-holds =
    { $count ->
        [one] <b>1 carta</b>
       *[other] { $count } cartas
    }
whot-hand = 🃏 Tu mano: { $cards }
whot-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
whot-match = 🏆 Puntos hasta ahora: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = No tienes cartas.
whot-alert = Tus cartas. Para jugar una, toca su número debajo de la mesa:
whot-large-hand =
    { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    } Puedes jugar: { "" }
whot-draw =
    { $count ->
        [one] Robar carta
       *[other] Robar { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] termina la ronda
       *[no] termina la partida
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Se acaba el mercado. En cuanto no alcance para robar, termina la ronda.
       *[no] ☠️ Se acaba el mercado. En cuanto no alcance para robar, termina la partida y gana quien tenga menos puntos.
    }
whot-done = Listo
whot-catch = Atrapar a { $seat }: no cantó “¡Última carta!”
whot-says-last = “¡Última carta!”
whot-which-symbol = <b>¿Qué símbolo pides?</b>
whot-last-unsaid = ☐ Cantar “¡Última carta!”
whot-last-said = ☑ Cantar “¡Última carta!”
whot-number-last = { $number }: ¡última carta!
whot-not-pick =
    No puedes responder con { $card }. Juega un { $number } o roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
whot-not-pick-undefended =
    No puedes jugar { $card } ahora. Debes robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
whot-not-decking = No puedes agregar { $card }, solo otro { $number }.
whot-not-special = { $card } es una carta especial. Según las reglas de la casa, tu última carta debe ser común.
whot-not-called = { $card } no sirve. El símbolo pedido es { $symbol }.
whot-not-fitting = { $card } no sirve sobre { $top }. Juega el mismo símbolo, el mismo número o un Whot.
whot-tap-a-symbol = Para jugar tu Whot, toca el símbolo que quieras pedir.
whot-no-whot = No tienes ningún Whot, así que no puedes pedir un símbolo.
event-whot-played =
    { jugo } <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other]
            { " " }y { WHO($seat) ->
                [you] pediste
               *[other] pidió
            } <b>{ $call }</b>
    }{ $last ->
        [yes] : “¡Última carta!”
       *[no]
            { $left ->
                [0]
                    , ¡{ WHO($seat) ->
                        [you] tu
                       *[other] su
                    } última carta!
                [1] . Queda 1 carta.
               *[other] .
            }
    }
event-whot-pick_due =
    { debe } robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
event-whot-pick_cancelled =
    { WHO($seat) ->
        [you] Anulaste
       *[other] { $seat } anuló
    } el castigo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
event-whot-held_on =
    { WHO($seat) ->
        [you] Juegas otra vez.
       *[other] { $seat } juega otra vez.
    }
event-whot-suspended = { perdio } un turno.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught]
                    Por eso { WHO($seat) ->
                        [you] robaste
                       *[other] { $seat } robó
                    } { $count }: <b>{ $cards }</b>.
                [market]
                    Mercado general: { WHO($seat) ->
                        [you] robaste
                       *[other] { $seat } robó
                    } <b>{ $cards }</b>.
                [pick] { robo } { $count }: <b>{ $cards }</b>.
               *[turn] { robo } <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    Por eso { WHO($seat) ->
                        [you] robaste
                       *[other] { $seat } robó
                    } { $count ->
                        [one] 1 carta.
                       *[other] { $count } cartas.
                    }
                [market]
                    Mercado general: { WHO($seat) ->
                        [you] robaste
                       *[other] { $seat } robó
                    } una carta.
               *[turn]
                    { robo } { $count ->
                        [one] una carta.
                       *[other] { $count } cartas.
                    }
            }
    }
event-whot-market =
    Mercado general: { $count ->
        [one] 1 persona robó 1 carta.
       *[other] { $count } personas robaron 1 carta cada una.
    }
event-whot-reshuffled =
    { $count ->
        [one] Se acabó el mercado: 1 carta de la pila forma el nuevo.
       *[other] Se acabó el mercado: { $count } cartas de la pila se barajaron y forman el nuevo.
    }
event-whot-sudden_death = ☠️ Muerte súbita: el mercado se acabó del todo.
event-whot-caught =
    { WHO($by) ->
        [you] Atrapaste a { $seat }: no cantó “¡Última carta!”
       *[other]
            { $by } { WHO($seat) ->
                [you] te atrapó: no cantaste “¡Última carta!”
               *[other] atrapó a { $seat }: no cantó “¡Última carta!”
            }
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Tus cartas
       *[other] Las cartas de { $seat }
    } fueron al fondo del mercado.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Muerte súbita: terminó la ronda.
       *[empty_hand] Terminó la ronda.
    } Puntos: { $scores }.
event-whot-ended = Todo el mundo mostró sus cartas.
reason-whot-empty_hand = ¡{ $winners } jugó su última carta y ganó!
reason-whot-sudden_death =
    ☠️ Muerte súbita: { $count ->
        [one] ¡{ $winners } tenía menos puntos que nadie y ganó!
       *[other] ¡{ $winners } tenían menos puntos que el resto y comparten la victoria!
    }
reason-whot-match =
    Terminó la serie. { $count ->
        [one] ¡{ $winners } tenía menos puntos que nadie y ganó!
       *[other] ¡{ $winners } tenían menos puntos que el resto y comparten la victoria!
    }
reason-whot-last_standing = ¡{ $winners } aguantó hasta el final y ganó!
rule-whot-hand_size = Cartas al empezar
rule-whot-hand_size-help = Cuántas cartas recibe cada persona.
rule-whot-market_keeps_turn = Tras un 14, juegas otra vez
rule-whot-market_keeps_turn-help = Si juegas un Mercado general (14), juegas otra vez.
rule-whot-tender = Sin volver a barajar
rule-whot-tender-help = El mercado nunca se vuelve a barajar. La primera vez que no alcanza, la partida termina y gana quien tenga menos puntos.
rule-whot-whot_cancels_pick = Un Whot anula el castigo
rule-whot-whot_cancels_pick-help = Puedes responder a un 2 o a un 5 con un Whot. Entonces nadie roba.
rule-whot-no_defending = Castigos sin respuesta
rule-whot-no_defending-help = Después de un 2 o un 5, quien sigue tiene que robar. Nadie puede responder.
rule-whot-pick_five = Tras un 5 se roban 5, no 3
rule-whot-pick_five-help = El castigo por un 5 es de 5 cartas en lugar de 3.
rule-whot-star_skips_two = ★8 salta a dos personas
rule-whot-star_skips_two-help = Después del ★8, las dos personas siguientes pierden un turno.
rule-whot-draw_until_playable = Robar hasta que una sirva
rule-whot-draw_until_playable-help = Si robas, sigues robando hasta que una carta sirva. Entonces debes jugar una que sirva: esa u otra.
rule-whot-double_decking = Jugar varias del mismo número
rule-whot-double_decking-help = Puedes jugar varias cartas del mismo número en un turno.
rule-whot-last_card_call = Cantar “¡Última carta!”
rule-whot-last_card_call-help = Cántalo al jugar tu penúltima carta. Si se te olvida, quien sigue puede atraparte y robas 2 cartas.
rule-whot-no_special_finish = Última carta no especial
rule-whot-no_special_finish-help = Tu última carta debe ser común: ni 1, ni 2, ni 5, ni 8, ni 14, ni Whot.
rule-whot-match_to = Serie
rule-whot-match_to-0 = 1 ronda
rule-whot-match_to-100 = 100 puntos
rule-whot-match_to-help = Las cartas que te quedan en la mano tras una ronda cuentan en tu contra. Se juegan más rondas hasta que alguien llega a 100 puntos. Entonces gana quien tenga menos.
rule-whot-forced_moves = Jugadas forzosas automáticas
rule-whot-forced_moves-help = Si debes robar un castigo y está a la vista que no puedes responder, las cartas se roban por ti. Con “Castigos sin respuesta” siempre es así. Si simplemente no tienes una carta que sirva, robas tú.
whot-not-held = No tienes { $card }.
whot-say-symbol = Agrega el símbolo que pides, así: /move w20 estrella
whot-not-last = Solo puedes decir “última” al jugar tu penúltima carta, y solo si lo piden las reglas de la casa.
whot-not-draw-found = Robaste una carta que sirve. Juega esa u otra que sirva.
whot-not-draw-decking = Ya jugaste. Agrega un { $number } o envía /move listo
typed-whot = Para una carta, escribe la letra de su símbolo y su número: círculo <b>c</b>, triángulo <b>t</b>, cruz <b>x</b>, cuadrado <b>s</b>, estrella <b>*</b>. Tras un Whot, agrega el símbolo que pides. Ejemplos: /move c5, /move *8, /move w20 estrella, /move robar
typed-open-whot = /move y una carta, por ejemplo <b>c5</b>
typed-words-whot =
    circle: círculo círculos
    triangle: triángulo triángulos
    cross: cruz cruces
    square: cuadrado cuadrados
    star: estrella estrellas
    draw: robar roba robo
    take: tomar toma
    market: mercado
    last: última
    card: carta
    done: listo
    catch: atrapar atrapa
