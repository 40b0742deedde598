table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, é a sua vez!
turn-computer = 🤖 { $who } está pensando…
turn-of-several = 👉 Esperando { $who }…
table-deserted = 💤 Todo mundo sumiu, então a partida está em pausa. Se ninguém voltar em 30 min, ela acaba.
table-not-shown = ⚠️ O Telegram não está me deixando mostrar a mesa agora. Suas jogadas estão salvas, e eu continuo tentando. Para tentar você também, envie /board.
nudge =
    ⏰ { $who }, o tempo está acabando! { $then ->
        [computer] Se você não jogar, um computador joga por você até você voltar.
        [goes-on] Depois disso, a partida segue sem esperar.
       *[clock] Se você não jogar, sai uma jogada automática.
    }
rules-table =
    👥 Pessoas: { $players }.{ $first ->
        [seat] { " " }Quem entrou primeiro começa; na revanche, a próxima pessoa.
        [none] { "" }
       *[role] { " " }{ $first } começa.
    }
    ⏰ Se você ficar sem tempo, sai uma jogada automática.
rules-before = ◂ Voltar: página { $page }
rules-after = Próxima: página { $page } ▸
reclaim-button = 🙋 Voltei
next-round = 🪑 Próxima partida: { $names }
told-so-far = Até agora:
told-since = Desde a sua última jogada:
told-alone = O que aconteceu:
beside = ⋯ Mais
beside-the-game = <b>O que você quer fazer?</b>
your-turn = <b>Sua vez</b>
panel-hint =
    💡 Só você vê isto.{ $asked ->
        [yes] { " " }Toque no que quiser fazer. Se não der agora, eu explico por quê.
       *[no] { "" }
    }
not-your-turn = Esperando { $who }…
you-are-away = Um computador joga por você até você voltar.
draw-is-offered = 🤝 { $who } propõe empate. De acordo, { $asked }?
draw-own-offer = 🤝 Você propôs empate. A proposta vale até a próxima jogada.
draw-yes = 🤝 Aceitar empate
draw-no = Continuar jogando
pass-windows-how =
    { $passes ->
        [yes] Você permite todas as cartas de ação do outro lado sem que eu pergunte. { pass-windows-off } desliga isso.
       *[no] { pass-windows-on }: eu não pergunto mais sobre as cartas de ação do outro lado, elas simplesmente valem. Você pode mudar isso quando quiser.
    }
pass-windows-on = ⏩ Permitir tudo
pass-windows-off = ✋ Voltar a perguntar
draw-or-offer = 🤝 Propor empate
draw-or-sure = 🏳 Desistir
resign-sure = <b>Desistir desta partida?</b>
resign-yes = 🏳 Sim, desistir
resign-no = Continuar jogando
undo-is-asked = ↩ { $who } quer desfazer uma jogada. De acordo, { $asked }?
undo-own-request = ↩ Você pediu para desfazer sua última jogada. O pedido vale até a próxima jogada.
undo-yes = ↩ Sim, desfazer
undo-no = Não, fica assim
undo-ask = ↩ Desfazer minha jogada
leave-sure = <b>{ $who }, sair desta partida?</b> Você perde seu lugar de vez.
leave-yes = Sim, sair
leave-no = Continuar jogando
end-sure = <b>Encerrar esta partida de { $game } para todo mundo?</b> Ninguém vai ganhar.
end-this = 🏁 Encerrar esta partida
end-yes = Sim, encerrar
end-no = Continuar jogando
ended = Esta partida de { $game } foi encerrada, e ninguém ganhou. Envie /newgame para começar outra.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }º
result-more-title = ⋯ <b>{ $game }</b> · depois da partida
result-more-save = 📄 <b>Salvar esta partida</b>: eu posto aqui o registro da partida, um arquivo com todas as jogadas para você guardar.
result-more-fair =
    🔒 <b>Jogo limpo</b>: antes de alguém entrar, eu mostrei este código: { $seal }

    { $luck ->
        [no] Quem ficou com qual lado
       *[yes] Tudo o que dependeu da sorte nesta partida
    } saiu do único número secreto por trás dele. <b>Conferir</b> copia um comando que calcula o código de novo a partir desse número, em qualquer computador com Python. Se os códigos baterem, é o mesmo número que escolhi antes de alguém entrar.
reason-agreed = Todo mundo aceitou o empate.
copy-check = 🔒 Conferir
record-button = 📄 Salvar esta partida
record-caption = 📄 Sua partida de { $game }, jogada por jogada, para você guardar.
record-check = 📄 <code>{ $file }</code>: Encaminhe para o nosso chat privado, e eu confiro se o jogo foi limpo. Ou confira você: <code>python -m engine verify { $file }</code>
rematch = 🔁 Revanche
explain-button = 🔎 Onde foi que eu errei?
explain-looking = 🔎 Analisando suas jogadas… Leva alguns segundos.
explain-one-at-a-time = 🔎 Ainda estou analisando outra partida sua. Tente de novo daqui a pouco.
explain-nothing = 🔎 Você jogou bem: nenhum erro claro.
explain-failed = Não consegui analisar esta partida.
explain-older-rules = 🔎 Esta partida usou regras antigas, então não consigo analisar.
explain-in-private = Enviei no nosso chat privado.
explain-nowhere = Aqui não consigo mostrar isto só para você. Abra nosso chat privado, toque em Iniciar e tente de novo.
explain-title = 🔎 <b>Erro { $number } de { $count }</b>
explain-played = Você escolheu <b>{ $move }</b>.
explain-better = Melhor seria <b>{ $move }</b>, com { $could }% de chance de ganhar em vez de { $was }%.
explain-marks =
    🖼 ✗ sua jogada na partida · ✓ a melhor jogada{ $tapped ->
        [yes] { " " }· ❓ seu toque
       *[no] { "" }
    }
explain-earlier = ◂ Voltar
explain-later = Próximo ▸
