
command-mistakes = tentar de novo as jogadas das suas análises
explain-come-back = 🧩 A partir de amanhã, seus erros voltam como desafios: /mistakes
mistakes-button =
    🧩 Erros{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Meus erros</b>
mistakes-waiting =
    { $count ->
        [one] { $count } desafio espera por você.
       *[other] { $count } desafios esperam por você.
    }
mistakes-later =
    Nada para resolver agora. { $days ->
        [one] O próximo desafio volta em até um dia.
       *[other] O próximo desafio volta em { $days } dias.
    }
mistakes-none = Nenhum desafio ainda. Toque em “Onde foi que eu errei?” depois de uma partida, e seus erros voltam aqui.
mistakes-how = Um erro volta depois de um dia, e cada vez mais tarde. Acerte duas vezes seguidas e ele some.
mistakes-daily =
    { $on ->
        [yes] 📬 Envio um por dia no nosso chat privado, mais ou menos na hora em que você ligou isto.
       *[no] 📭 Não estou enviando nenhum.
    }
mistakes-daily-on = 📬 Enviar um por dia
mistakes-daily-off = 📭 Parar de enviar
mistakes-solve = ▶ Resolver um
mistakes-closed = Ainda não posso escrever para você. Abra nosso chat privado, toque em Iniciar e envie /mistakes lá.
mistakes-stopped = 📭 Você deixou { $count } desafios sem resposta, então parei de enviar. Eles continuam em /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] seu desafio do dia
       *[no] de uma partida sua
    }
mistake-question = <b>O que você jogaria?</b>
mistake-right = ✓ <b>Certo: { $better }</b>
mistake-again = ✗ Na partida você também escolheu <b>{ $move }</b>.
mistake-wrong = ❓ <b>{ $move }</b> não.
mistake-why = { $could }% de chance de ganhar com <b>{ $better }</b>, { $was }% com <b>{ $played }</b>, sua jogada na partida.
mistake-back =
    { $days ->
        [one] ⏳ Este volta amanhã.
       *[other] ⏳ Este volta em { $days } dias.
    }
mistake-retired = 🏆 Acertou duas vezes seguidas: este não volta mais.
mistake-next =
    ▶ Próximo · { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
