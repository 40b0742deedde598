


computer-name = Computador { $number }
player-name = Pessoa { $number }
name = { $name }
list-of = { $others } e { $last }
labelled = { $label }: { $value }
you-first = Você
you = você
is-host = comanda a mesa
is-away = ausente (o computador joga)
has-left = saiu
has-kicked = fora da partida
has-resigned = desistiu


level-easy = fácil
level-normal = normal
level-hard = difícil
level-random = aleatório
level-greedy = ganancioso


close = ✕ Fechar
back = ← Voltar
refresh = ↻ Atualizar
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Regras
open-panel = ▶ Minha jogada
earlier-moves = ← Anteriores
more-moves = Mais →


deadline = ⏳ Fim do tempo: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ Acabou o tempo
pace-none = sem limite
pace-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
pace-hours =
    { $count ->
        [24] 1 dia
        [one] { $count } hora
       *[other] { $count } horas
    }


rule-on = sim
rule-off = não
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Regras da casa</b> · { $game }
house-rules-plain = padrão
house-rules-plain-line = Regras padrão.
house-rules-how = Toque numa regra para ler ou mudar.
house-rules-read = Toque numa regra para ler. Só quem comanda a mesa e admins podem mudar.
house-rules-stand = As regras da casa não mudam durante a partida.
house-rules-here = 🏠 <b>Regras da casa nesta mesa</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Agora: <b>{ $value }</b>
house-rule-read = Só quem comanda a mesa e admins podem mudar isto.
house-rules-button = 🏠 Regras da casa
back-to-lobby = ← Voltar à mesa
game-no-rules = Ainda não tenho as regras de { $game }.
