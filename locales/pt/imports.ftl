
import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] { $players } pessoa
       *[other] { $players } pessoas
    } · { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
import-fair =
    ✓ <b>Jogo limpo</b>: cada jogada segue as regras, e tudo o que depende da sorte vem do único número secreto por trás deste código: { $seal }

    Eu te mostrei esse código antes do começo? Então, de lá para cá, nada mudou.
import-fair-seed = ✓ <b>Jogo limpo</b>: cada jogada segue as regras, e tudo o que depende da sorte vem de um único número secreto. A partida é antiga demais para provar que eu o escolhi antes de alguém entrar.
import-stopped = A partida foi encerrada antes de alguém ganhar.
import-whose = <b>De quem são as jogadas que eu analiso?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Não é jogo limpo, ou foi alterado depois</b>: a conta não fecha desde o começo.
       *[other] ❌ <b>Não é jogo limpo, ou foi alterado depois</b>: a conta deixa de fechar na jogada { $at }.
    }
import-older = 📂 Esta partida usou regras antigas, então não consigo conferir.
import-newer = 📂 Esta partida é de uma versão mais nova que a minha, então não consigo ler.
import-foreign =
    { $at ->
        [0] 📂 Não consigo ler isto como partida. Envie o arquivo que postei em <b>Salvar esta partida</b>. Para um mapa de Rally, responda ao arquivo dele com /map.
       *[other] 📂 Não consigo ler esta partida: tem algo errado na linha { $at }.
    }
import-too-long = 📂 Esta partida tem mais jogadas do que consigo conferir.
import-too-large = 📂 Este arquivo é grande demais para uma partida.
import-lost = 📂 Não consegui conferir esse arquivo. Tente enviar de novo.
import-gone = 📂 Guardo uma partida por um dia depois que você envia. Me envie o arquivo de novo.
import-too-many =
    Você me enviou { $most } arquivos em uma hora, e esse é o limite. Tente de novo em { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.


record-every-draw = Com todos os sorteios
