command-mistakes = 되돌아본 수 다시 풀기
explain-come-back = 🧩 내일부터 실수가 퍼즐로 돌아와요: /mistakes
mistakes-button =
    🧩 실수{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>내 실수</b>
mistakes-waiting = 퍼즐 { $count }개가 기다려요.
mistakes-later =
    지금은 풀 게 없어요. { $days ->
        [1] 다음 퍼즐은 하루 안에 돌아와요.
       *[other] 다음 퍼즐은 { $days }일 뒤에 돌아와요.
    }
mistakes-none = 아직 퍼즐이 없어요. 게임 뒤에 “어디서 틀렸을까?”를 누르면 실수가 여기로 돌아와요.
mistakes-how = 실수는 하루 뒤에, 그다음엔 점점 더 뜸하게 돌아와요. 두 번 연속 맞히면 사라져요.
mistakes-daily =
    { $on ->
        [yes] 📬 하루에 하나씩, 켠 시간쯤 개인 채팅으로 보내요.
       *[no] 📭 지금은 보내지 않아요.
    }
mistakes-daily-on = 📬 하루에 하나 받기
mistakes-daily-off = 📭 그만 받기
mistakes-solve = ▶ 하나 풀기
mistakes-closed = 아직 메시지를 보낼 수 없어요. 개인 채팅을 열어 시작을 누르고 거기서 /mistakes 명령을 보내세요.
mistakes-stopped = 📭 퍼즐 { $count }개를 안 풀고 두어서 이제 보내지 않아요. /mistakes 에 그대로 있어요.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] 오늘의 퍼즐
       *[no] 내가 했던 게임에서
    }
mistake-question = <b>어떻게 둘까요?</b>
mistake-right = ✓ <b>정답: { $better }</b>
mistake-again = ✗ 게임에서도 <b>{ $move }</b>, 같은 수를 골랐어요.
mistake-wrong = ❓ <b>{ $move }</b>: 아니에요.
mistake-why = 이길 확률: <b>{ $better }</b> { $could }%, 게임에서 둔 <b>{ $played }</b> { $was }%.
mistake-back =
    { $days ->
        [1] ⏳ 내일 다시 나와요.
       *[other] ⏳ { $days }일 뒤에 다시 나와요.
    }
mistake-retired = 🏆 두 번 연속 맞혔으니 이제 안 나와요.
mistake-next = ▶ 다음 · { $count }개 남음
