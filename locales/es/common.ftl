# Formas del verbo y del posesivo para quien lee

jugo =
    { WHO($seat) ->
        [you] Jugaste
       *[other] { $seat } jugó
    }
gano =
    { WHO($winner) ->
        [you] <b>ganaste</b>
       *[other] <b>{ $winner }</b> ganó
    }
perdio =
    { WHO($seat) ->
        [you] Perdiste
       *[other] { $seat } perdió
    }
robo =
    { WHO($seat) ->
        [you] Robaste
       *[other] { $seat } robó
    }
salio =
    { WHO($seat) ->
        [you] Saliste
       *[other] { $seat } salió
    }
saco =
    { WHO($seat) ->
        [you] Sacaste
       *[other] { $seat } sacó
    }
la-runa =
    { WHO($seat) ->
        [you] Tu runa
       *[other] La runa de { $seat }
    }
se-llevo =
    { WHO($seat) ->
        [you] Te llevaste
       *[other] { $seat } se llevó
    } { $gained ->
        [one] 1 diamante
       *[other] { $gained } diamantes
    }
llego =
    { WHO($seat) ->
        [you] Llegaste
       *[other] { $seat } llegó
    }
debe =
    { WHO($seat) ->
        [you] Debes
       *[other] { $seat } debe
    }

# People and seats

computer-name = Máquina { $number }
player-name = Persona { $number }
name = { $name }
list-of = { $others } y { $last }
labelled = { $label }: { $value }
you-first = Tú
you = tú
is-host = dirige la mesa
is-away = ausente (juega la máquina)
has-left = salió
has-kicked = fuera de la partida
has-resigned = se rindió

# Computers

level-easy = fácil
level-normal = normal
level-hard = difícil
level-random = al azar
level-greedy = voraz

# Buttons on many screens

close = ✕ Cerrar
back = ← Atrás
refresh = ↻ Actualizar
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Reglas
open-panel = ▶ Mi jugada
earlier-moves = ← Anteriores
more-moves = Más →

# Time

# The time reads “in 1 minute”, later “1 minute ago”, or “at 12:04 UTC”.
deadline = ⏳ Límite: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ Se acabó el tiempo
pace-none = sin límite
pace-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
pace-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
pace-hours =
    { $count ->
        [24] 1 día
        [one] 1 hora
       *[other] { $count } horas
    }

# House rules

rule-on = sí
rule-off = no
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Reglas de la casa</b> · { $game }
house-rules-plain = estándar
house-rules-plain-line = Reglas estándar.
house-rules-how = Toca una regla para leerla o cambiarla.
house-rules-read = Toca una regla para leerla. Solo pueden cambiarlas los admins y quien dirige la mesa.
house-rules-stand = Las reglas de la casa no cambian durante la partida.
house-rules-here = 🏠 <b>Reglas de la casa en esta mesa</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Ahora: <b>{ $value }</b>
house-rule-read = Solo pueden cambiarla los admins y quien dirige la mesa.
house-rules-button = 🏠 Reglas de la casa
back-to-lobby = ← A la mesa
game-no-rules = Todavía no tengo las reglas de { $game }.
