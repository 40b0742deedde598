
command-replay = rever a última partida passo a passo
replay-button = 📽 Replay
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = A partida começa.
replay-moved = { $who } fez uma jogada.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Próximo momento-chave
replay-eyes-button = 👁 Pelos olhos de { $name }
replay-open-button = 👁 Tudo aberto
replay-share = ↗ Compartilhar
replay-share-text = 📽 Uma partida de { $game }, jogada por jogada
replay-number = Envie /replay e um número para pular até lá.
replay-at-border = Daqui não passa.
replay-running = Esta partida ainda está rolando. O replay fica para quando ela acabar.
replay-none = Nenhuma partida acabou aqui ainda. Envie /newgame para começar uma.
replay-gone = Não tenho mais esta partida.


star-button =
    ⭐ Estrela{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Mais uma estrela, e eu guardo esta partida para sempre.
star-kept = ⭐ Agora esta partida está na galeria: /games
star-taken-back = ✓ Você tirou sua estrela.
star-for-players = Só admins e quem jogou podem dar estrela a esta partida.
star-full = A galeria só tem espaço para { $most } partidas. Antes, tire uma estrela.
games-replay = 📽 /replay mostra a mais nova, jogada por jogada.
games-starred = ⭐ Com estrela
games-title-starred = ⭐ <b>A galeria deste chat</b>
games-none-starred = Nenhuma partida com estrela ainda. Abra uma com /games e toque em ⭐ Estrela: com a estrela de 1 admin ou de 2 pessoas que jogaram, ela fica aqui para sempre.


name-show = 👁 Mostrar meu nome nos replays
name-hide = 🙈 Esconder meu nome nos replays
name-shown = ✓ Agora quem abrir um replay compartilhado vê seu nome.
name-hidden = ✓ Agora os replays compartilhados só mostram sua inicial.
