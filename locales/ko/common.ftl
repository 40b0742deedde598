who-i =
    { WHO($seat) ->
        [you] 내가
        [computer] { $seat }가
       *[other] { $seat } 님이
    }
who-ui =
    { WHO($seat) ->
        [you] 내
        [computer] { $seat }의
       *[other] { $seat } 님의
    }
who-eun =
    { WHO($seat) ->
        [you] 나는
        [computer] { $seat }는
       *[other] { $seat } 님은
    }
who-eul =
    { WHO($seat) ->
        [you] 나를
        [computer] { $seat }를
       *[other] { $seat } 님을
    }
asked-i =
    { WHO($asked) ->
        [you] 내가
        [computer] { $asked }가
       *[other] { $asked } 님이
    }

you-was = { who-i }

computer-name = 컴퓨터 { $number }호
player-name = 플레이어 { $number }
name = { $name }
list-of = { $others }, { $last }
labelled = { $label }: { $value }
you-first = 나
you = 나
is-host = 방장
is-away = 자리 비움(컴퓨터가 대신)
has-left = 나감
has-kicked = 내보냄
has-resigned = 기권

level-easy = 쉬움
level-normal = 보통
level-hard = 어려움
level-random = 무작위
level-greedy = 욕심쟁이

close = ✕ 닫기
back = ← 뒤로
refresh = ↻ 새로 고침
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 규칙
open-panel = ▶ 내 차례
earlier-moves = ← 이전
more-moves = 더 보기 →

deadline = ⏳ 마감: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ 시간 끝
pace-none = 제한 없음
pace-seconds = { $count }초
pace-minutes = { $count }분
pace-hours =
    { $count ->
        [24] 하루
       *[other] { $count }시간
    }

rule-on = 예
rule-off = 아니요
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>하우스 룰</b> · { $game }
house-rules-plain = 기본
house-rules-plain-line = 기본 규칙으로 해요.
house-rules-how = 규칙을 누르면 설명을 보고 바꿀 수 있어요.
house-rules-read = 규칙을 누르면 설명을 볼 수 있어요. 방장과 관리자만 바꿀 수 있어요.
house-rules-stand = 게임 중에는 하우스 룰을 바꿀 수 없어요.
house-rules-here = 🏠 <b>이 테이블의 하우스 룰</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = 지금: <b>{ $value }</b>
house-rule-read = 방장과 관리자만 바꿀 수 있어요.
house-rules-button = 🏠 하우스 룰
back-to-lobby = ← 테이블로
game-no-rules = 아직 { $game } 규칙이 준비되지 않았어요.
