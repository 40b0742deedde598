command-replay = 가장 최근 게임을 한 수씩 다시 보기
replay-button = 📽 다시 보기
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = 게임 시작.
replay-moved = { $who } 쪽에서 한 수 뒀어요.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ 다음 승부처
replay-eyes-button = 👁 { $name } 시점
replay-open-button = 👁 모두 공개
replay-share = ↗ 공유
replay-share-text = 📽 { $game } 게임, 한 수 한 수
replay-number = /replay 뒤에 번호를 적어 보내면 거기로 가요.
replay-at-border = 더는 없어요.
replay-running = 아직 진행 중인 게임이에요. 끝나면 다시 보기로 볼 수 있어요.
replay-none = 여기서 끝난 게임이 아직 없어요. 시작하려면 /newgame 명령을 보내세요.
replay-gone = 이 게임은 이제 남아 있지 않아요.

star-button =
    ⭐ 별표{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ 별표가 하나만 더 있으면 이 게임을 계속 간직해요.
star-kept = ⭐ 이 게임이 갤러리에 들어갔어요: /games
star-taken-back = ✓ 별표를 거뒀어요.
star-for-players = 이 게임을 한 사람이나 관리자만 별표를 줄 수 있어요.
star-full = 갤러리에는 { $most }판까지 들어가요. 먼저 별표를 하나 거두세요.
games-replay = 📽 /replay 명령을 보내면 가장 최근 게임을 한 수씩 보여 줘요.
games-starred = ⭐ 별표한 게임
games-title-starred = ⭐ <b>이 채팅의 갤러리</b>
games-none-starred = 별표한 게임이 아직 없어요. /games 로 게임을 열고 ⭐ 별표를 누르세요. 관리자 한 명이나 플레이어 두 명이 누르면 여기에 계속 남아요.

name-show = 👁 공유한 다시 보기에 이름 보이기
name-hide = 🙈 공유한 다시 보기에 이름 숨기기
name-shown = ✓ 이제 공유한 다시 보기를 열면 내 이름이 보여요.
name-hidden = ✓ 이제 공유한 다시 보기에 이름 첫 글자만 보여요.
