game-differo-about = 머리싸움: 줄 위의 말을 세고, 딱 그만큼의 칸을 움직여, 먼저 반대편에 닿으면 이기는 게임.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    둘이서 말 13개씩 놓고 겨뤄요. 내 말 <b>하나</b>를 먼저 골(맨 끝 가로줄)에 넣으면 이겨요.

    ⚪ 백이 먼저 두고, 위쪽 A줄로 가요.
    ⚫ 흑은 아래쪽 I줄로 가요.

    <b>내 차례</b>
    1. 내 말 하나를 골라요.
    2. 그 말을 지나는 줄을 골라요. 가로줄이나 두 대각선(\ 또는 /) 중 하나예요.
    3. 그 줄의 말을 모두 세어 내 말 수에서 상대 말 수를 빼요. 그 줄을 따라 어느 쪽으로든 <b>정확히</b> 그 칸 수만큼 움직여요.

    차례를 넘길 수는 없어요.

    내 말이 골에 들어가면 바로 <b>이겨요</b>. 상대 차례인데 움직일 수 있는 말이 하나도 없어도 이겨요.
game-differo-rules-2 =
    📖 <b>말이 가는 거리</b>

    말의 양옆으로, 빈칸 너머까지, 줄을 끝에서 끝까지 다 세요. 움직일 말도 함께 세요.

    • 내 말 4개, 상대 말 1개: 3칸 움직여요. 1칸이나 2칸은 안 돼요.
    • 그 줄에 상대 말이 나만큼 있거나 더 많으면, 내 말은 그 줄로 움직일 수 없어요.

    그림에서 줄 끝의 숫자는 <b>G4</b>에 있는 백의 말이 움직일 칸 수예요. 가로줄로 3칸, 대각선으로는 각각 1칸이에요. 초록 칸으로 갈 수 있어요.

    말은 앞을 막은 것을 모두 뛰어넘어요. 잡히는 말은 없어요.

    앞, 뒤, 옆 어디로든 가도 돼요. 빈칸에 멈춰야 하고, <b>상대 골에는 절대 들어갈 수 없어요</b>.
game-differo-rules-3 =
    📖 <b>게임이 끝날 때</b>

    • 내 말이 내 골에 들어가면 <b>이겨요</b>. 하나면 돼요.
    • 내 차례인데 움직일 말이 없거나, 기권하거나, 게임에서 나가면 <b>져요</b>.
    • 같은 쪽 차례에 같은 모양이 세 번째 나오면 <b>무승부예요</b>. 모두 합쳐 300수를 둬도, 둘이 합의해도 무승부예요.

    <b>하우스 룰: 색 바꾸기.</b> 백의 첫 수 뒤에 흑은 두는 대신 색을 바꿀 수 있어요. 그러면 먼저 둔 사람이 흑이 되어 이어 가요.

    <b>칸 이름.</b> 글자는 가로줄이에요. 위에서부터 A–I예요. 숫자는 \ 대각선이고 아래쪽 끝에 적혀 있어요.

    말을 누르고 칸을 누르세요. <code>/move F2-F8</code> 처럼 보내도 돼요. 풀어 볼 퍼즐은 /puzzle 에 있어요.
open-differo = ▶ 내 차례 두기
differo-table =
    { $number }수째{ $swap ->
        [yes] { " " }· 2수째에 흑은 색을 바꿀 수 있어요
       *[no] { "" }
    }
differo-over = 🏁 { $moves }수 만에 끝
differo-plays =
    { $colour ->
        [white] ⚪ 백, 위쪽 A줄로
       *[black] ⚫ 흑, 아래쪽 I줄로
    }
differo-side =
    { $colour ->
        [white] 백
       *[black] 흑
    }
differo-wins-here = 여기서 이김
differo-side-wins-here =
    { $colour ->
        [white] 백
       *[black] 흑
    }이 여기서 이김
differo-home = 골에 도착
differo-rows-to-go = { $rows }줄 남음
differo-board-lines = 글로 보는 판에서 \ 대각선은 곧장 아래로 내려가요.
differo-board-chosen = 🔷 { $cell } · ❇️ 갈 수 있는 칸
differo-which-piece =
    <b>내 차례예요.</b> 어떤 { $colour ->
        [white] 흰
       *[black] 검은
    } 말을 움직일까요?
differo-lines = <b>{ $cell }</b>에서 움직일 수 있는 칸: { $lines }.
differo-line-row = 가로줄로 <b>{ $count }</b>칸
differo-line-falling = \ 대각선으로 <b>{ $count }</b>칸
differo-line-rising = / 대각선으로 <b>{ $count }</b>칸
differo-line-either = 두 대각선으로 각각 <b>{ $count }</b>칸
differo-key-wins = { $move } · 승리
differo-key-draws = { $move } · 무승부
differo-other-piece = ← 다른 말
differo-swap = ⇄ 색 바꾸기
differo-tap-below = 테이블 아래 버튼으로 수를 고르세요.
differo-not-more = 이 줄에는 내 말 { $own }개, 상대 말 { $others }개가 있어요. 내 말이 더 많아야 이 줄로 움직일 수 있어요.
differo-off-board = 그쪽으로 { $count }칸 가면 판을 벗어나요.
differo-taken = 그쪽으로 { $count }칸 가면 { $cell }인데, 이미 말이 있어요.
differo-their-goal = { $cell } 칸은 상대 골이라 들어갈 수 없어요.
event-differo-moved =
    { who-i } 말을 움직였어요: <b>{ $source } → { $target }</b>{ $again ->
        [yes] . 같은 모양이 두 번째예요. 한 번 더 나오면 무승부예요.
       *[no] .
    }
event-differo-swapped = ⇄ { who-i } 색을 바꿨어요.
event-differo-gave_up = 🏳 { who-i } 기권했어요.
reason-differo-goal = 🏆 { $winners } 승리! 골에 도착했어요!
reason-differo-blocked = 🏆 { $winners } 승리! 상대가 꼼짝 못 해요!
reason-differo-repetition = 🤝 같은 모양이 세 번째 나와서 무승부예요.
reason-differo-long = 🤝 300수를 둬서 무승부예요.
reason-differo-gave_up = 🏆 { $winners } 승리! 상대가 기권했어요.
rule-differo-white = 백을 맡을 사람
rule-differo-white-help = 백이 먼저 둬요. 먼저 참가한 사람, 나중에 참가한 사람, 무작위 중에서 백을 정해요.
rule-differo-white-first = 먼저 참가한 사람
rule-differo-white-second = 나중에 참가한 사람
rule-differo-white-lot = 무작위
rule-differo-swap = 색 바꾸기
rule-differo-swap-help = 백의 첫 수 뒤에 흑은 두는 대신 색을 바꿀 수 있어요. 그래서 백은 양쪽에 공평한 첫 수를 두는 게 좋아요.
puzzle-title = 🧩 <b>Differo 퍼즐 { $number }</b> / { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>백</b>
       *[black] ⚫ <b>흑</b>
    } 차례, { $count ->
        [1] <b>한 수에 이기세요</b>.
       *[other] <b>{ $count }수 안에 이기세요</b>.
    } 수를 누르거나 <code>/puzzle { $example }</code> 처럼 보내세요.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] 백
       *[black] 흑
    }은 <b>{ $reply }</b> 수를 두면 가장 오래 버텨요.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } 님이 풀었어요!
       *[no] 🎉 <b>{ $move }</b>: 풀었어요!
    }
puzzle-button = 🧩 퍼즐
puzzle-next = 다음 퍼즐 →
puzzle-what = 퍼즐은 /puzzle, { $count }개 중 3번은 /puzzle 3, 수는 /puzzle { $example } 처럼 보내세요.
puzzle-not-home = { $move }: 골에 닿지 않지만, 닿는 다른 수가 있어요.
puzzle-loses =
    { $move }: 지는 수예요. { $colour ->
        [white] 흑
       *[black] 백
    }이 { $reply } 수로 골에 닿아요.
puzzle-escapes =
    { $move }: 아니에요. 상대가 { $reply } 수를 두면 { $colour ->
        [white] 백
       *[black] 흑
    }에게는 더는 { $count ->
        [1] 다음 수에 확실히 이길 길이 없어요.
       *[other] { $count }수 안에 확실히 이길 길이 없어요.
    }
differo-no-swap = 지금은 색을 바꿀 수 없어요. 하우스 룰에 있을 때, 백의 첫 수 바로 뒤에 흑만 바꿀 수 있어요.
differo-not-yours = { $cell } 칸에는 내 말이 없어요.
differo-goes = { $cell }에서 갈 수 있는 곳: { $targets }.
differo-stuck = { $cell } 말은 막혀 있어요. 지금은 못 움직여요.
typed-differo = 말이 있는 칸과 멈출 칸을 적으세요: F2-F8. 글자는 가로줄로 위에서부터 A–I예요. 숫자는 \ 대각선 1–9이고 아래쪽 끝에 적혀 있어요.
role-differo-white = ⚪ 백
role-differo-black = ⚫ 흑
typed-words-differo = swap: 바꾸기 교환
