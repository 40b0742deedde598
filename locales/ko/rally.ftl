game-rally-about = 지도를 누비며 역에서 스탬프를 모으고 가장 먼저 결승점에 닿는 게임.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>목표</b>
    지도 곳곳에서 스탬프를 모아요. 충분히 모았으면(보통 4개) 결승점 🏁에 가장 먼저 들어가면 돼요. 모두 화살표가 있는 칸에서 출발해요.

    <b>내 차례</b>
    1. 주사위를 굴려요.
    2. 나온 눈만큼 길을 따라 정확히 가요. 한 걸음에 한 칸이에요. 역도 한 칸으로 쳐요.
    3. 차례가 역에서 끝나면 그 스탬프를 받아요.

    <b>게임이 끝날 때</b>
    누군가 결승점에 들어가도 그 라운드는 끝까지 해요. 그 라운드에 아직 차례가 없었던 사람은 한 번씩 더 해요. 그러면 게임 끝이에요.
    결승점에 들어간 사람이 들어간 순서대로 앞 순위예요. 나머지는 스탬프 수로 순위를 정하고, 수가 같으면 같은 순위예요.
    다른 사람이 모두 나가면 혼자 남은 사람이 이겨요.
game-rally-rules-2 =
    👣 <b>움직이기</b>

    • <b>초록 네모</b>는 나온 눈을 다 써서 갈 수 있는 곳이에요. 가장 짧은 길로 가고 차례가 끝나요.
    • <b>파란 동그라미</b>는 도중에 멈출 곳이에요. (2)는 여기서 2걸음이라는 뜻이에요. 거기서 다시 골라 남은 걸음을 쓰니까 길을 마음대로 정할 수 있어요. 멈추려면 <i>도중에 멈추기…</i>를 누르세요.
    • 걸음은 다 써야 해요. 그대로 있거나 아껴 둘 수 없어요.
    • <b>지나온 길:</b> 한 차례 안에서는 이미 지나온 칸으로 못 돌아가요. 출발한 칸도요. 다음 차례에는 괜찮아요.
    • <b>갈 곳이 없다면?</b> 막다른 길이거나 지나온 길에 갇히면 남은 걸음은 사라지고 차례가 끝나요. 거기가 역이면 스탬프는 받아요.
    • 서로 막지 않아요. 한 칸에 몇 명이든 설 수 있어요.
game-rally-rules-3 =
    🏷 <b>스탬프</b>
    • 역은 글자가 적힌 표지판이에요. 차례가 역에서 <b>끝나야</b> 그 스탬프를 받아요. 지나가거나 도중에 멈춘 건 안 쳐요.
    • 같은 스탬프는 한 번만 받지만 누구나 받을 수 있어요. 다 떨어지는 일은 없어요.
    • 필요한 것보다 더 모아도 돼요.
    • 버튼의 🏷는 거기서 차례를 마치면 새 스탬프를 받는다는 뜻이에요.

    🏁 <b>결승점</b>
    • 스탬프가 모자라면 못 들어가요.
    • 충분히 모았어도 최단 거리가 남은 걸음과 <b>딱</b> 맞아야 곧장 갈 수 있어요. 더 짧으면 먼 길로 빙 돌아서 가세요. 도중에 어딘가 멈춰서 맨 마지막 걸음에 결승점에 닿게 하면 돼요.
    • 결승점을 지나갈 수는 없어요.
    • 결승점에 닿은 사람은 차례가 더 없어요.
game-rally-rules-4 =
    🏠 <b>하우스 룰</b>

    • <b>지도:</b> 옛 마을(역 6개), 일곱 곶(8개), 밤하늘(10개), 아니면 내 지도. 만드는 법은 /map 명령을 보내면 나와요.
    • <b>승리에 필요한 스탬프:</b> 4개 대신 2–6개. 지도에 역이 그보다 적으면 모두 모아야 해요.
    • <b>모든 스탬프:</b> 모든 역의 스탬프가 있어야 해요.
    • <b>주사위 2개:</b> 2개를 굴려 합만큼 가요.
    • <b>쉬운 결승:</b> 걸음이 남아도 결승점에 들어갈 수 있어요. 남은 걸음은 사라져요.
    • <b>되돌아가기:</b> 막다른 길에서 도중에 멈추면 왔던 길로 되돌아갈 수 있어요.
    • <b>하나뿐인 수는 자동으로</b>(처음부터 켜짐): 갈 곳이 하나뿐이면 자동으로 가요. 주사위 굴리기와 결승점에 들어가는 수는 직접 해요.
rally-example-1 = 지우
rally-example-2 = 민호
open-rally = 🗺 내 차례
rally-map-town = 옛 마을
rally-map-island = 일곱 곶
rally-map-sky = 밤하늘
rally-map-own = 내 지도
rally-table = 🗺 <b>{ $map }</b> · 스탬프 { $needed }개면 결승점 🏁이 열려요
rally-steps =
    🎲 { $dice } · <b>{ $steps }걸음 남음</b>{ $some ->
        [0] { "" }
       *[other] . 딱 { $steps }걸음인 칸이 없으니 도중에 멈추세요. ({ $some }) 표시: { $some }걸음 뒤.
    }
rally-nearest =
    👣 { $mine ->
        [yes] 스탬프마다 거기까지 걸음 수
       *[no] 스탬프마다 거기까지 걸음 수({ $who })
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] 결승점 🏁까지 걸음 수
       *[no] 결승점 🏁까지 걸음 수({ $who })
    }: { $steps }
rally-stampless = 🏷 가면 스탬프를 받아요.
rally-ahead = 🧭 이번 눈으로 갈 수 있는 칸을 좋은 순서대로 보여 줘요. 칸 이름 뒤에는 거기서 다음 스탬프나 결승점까지 몇 걸음인지 적혀 있어요:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: 스탬프, 그다음 { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: 결승점 도착!
rally-ahead-stops = 🧭 도중에 멈출 곳을 좋은 순서대로 보여 줘요. 저마다 뒤에는 거기서 멈췄다가 차례를 마칠 수 있는 가장 좋은 칸이 적혀 있어요.
rally-field = { $number }번 칸
rally-stands =
    { $place } · { $more ->
        [yes] 스탬프 { $held }개({ $needed }개 필요)
       *[no] 스탬프 { $held }/{ $needed }
    }
rally-home = 🏁 도착 · 스탬프 { $held }개
rally-final =
    { $held ->
        [0] 스탬프 없음
       *[other] 스탬프 { $held }개
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 도착, 스탬프 { $held }개
rally-score = 스탬프 { $held }개
rally-hand-steps = { $steps }걸음
rally-roll = 🎲 굴리기
rally-go-field = { $number }번 칸
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps }/{ $whole }걸음)
rally-walk-part = 도중에 멈추기…
rally-more-places = { $count }곳 더…
rally-where = <b>어디로 갈까요?</b>
rally-rest = <b>{ $steps }걸음 남음: 어디로 갈까요?</b>
rally-which-part = <b>먼저 어디서 멈출까요?</b> ({ $some }) 표시는 { $some }걸음 뒤예요. 그다음 이어 가는데, 지나온 길은 다시 못 밟아요.
rally-tap-below =
    테이블 아래 버튼으로 갈 곳을 고르세요.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) 표시: { $some }걸음 뒤에 멈췄다가 이어 가요.
    }
rally-tap-roll = 내 차례예요. 테이블 아래 🎲 굴리기를 누르세요.
rally-look = 아직 내 차례가 아니에요. 이 게임에는 비밀이 없어서 테이블에 다 보여요.
event-rally-rolled = { who-i } 주사위를 굴렸어요: 🎲 { $dice }.
event-rally-rolled_two = { who-i } 주사위를 굴렸어요: 🎲 { $dice }, { $steps }걸음.
event-rally-walked =
    { who-i } <b>{ $to }</b>까지 { $steps }걸음 갔어요{ $left ->
        [0] .
       *[other] . { $left }걸음 남았어요.
    }
event-rally-turn =
    { who-i } 🎲 { $dice }만큼 <b>{ $to }</b>까지 갔어요{ $held ->
        [0] .
       *[other] . 🏷 스탬프 { $more ->
                [yes] { $held }개({ $needed }개 필요).
               *[no] { $held }/{ $needed }.
            }
    }
event-rally-forfeited = { who-i } 더 갈 수 없어 { $steps }걸음을 잃었어요.
event-rally-stamped =
    🏷 { who-i } <b>{ $at }</b>에서 스탬프를 받았어요: { $more ->
        [yes] { $held }개({ $needed }개 필요).
       *[no] { $held }/{ $needed }.
    }
event-rally-finished =
    🏁 { who-i } 결승점에 { $place ->
        [1]
            가장 먼저 닿았어요!{ $ends ->
                [yes] { "" }
               *[no] { " 나머지는 이번 라운드를 마저 해요." }
            }
       *[other] 뒤이어 닿았어요.
    }
event-rally-left = { who-i } 게임에서 나갔어요.
event-rally-ended = 게임이 끝났어요.
reason-rally-finished = 🏁 { $winners } 승리! 결승점에 가장 먼저 닿았어요!
reason-rally-last_standing = { $winners } 승리! 끝까지 혼자 남았어요!
rule-rally-board = 지도
rule-rally-board-help = 어떤 지도에서 놀지 정해요. 내 지도를 쓰려면 여기에 파일로 보내고 그 파일에 <code>/map</code> 으로 답장하세요.
rule-rally-board-town = 옛 마을
rule-rally-board-island = 일곱 곶
rule-rally-board-sky = 밤하늘
rule-rally-board-own = 🗺 내 지도
rule-rally-stamps_needed = 승리에 필요한 스탬프
rule-rally-stamps_needed-help = 스탬프를 몇 개 모아야 결승점 🏁에 갈 수 있는지 정해요.
rule-rally-all_stamps = 모든 스탬프
rule-rally-all_stamps-help = 지도의 모든 역에서 스탬프를 받아야 해요.
rule-rally-two_dice = 주사위 2개
rule-rally-two_dice-help = 주사위 2개를 굴려 합만큼 가요.
rule-rally-no_exact_finish = 쉬운 결승
rule-rally-no_exact_finish-help = 걸음이 남아도 결승점 🏁에 들어갈 수 있어요. 남은 걸음은 사라져요.
rule-rally-turnaround = 되돌아가기
rule-rally-turnaround-help = 막다른 길에서 도중에 멈추면 왔던 길로 되돌아갈 수 있어요.
rally-town-S = 서쪽 문
rally-town-A = 옛 방앗간
rally-town-B = 가죽 공방
rally-town-C = 종탑
rally-town-D = 어시장
rally-town-E = 극장
rally-town-F = 양조장
rally-town-Z = 성
rally-island-S = 항구
rally-island-A = 갈매기 곶
rally-island-B = 산호 곶
rally-island-C = 북쪽 곶
rally-island-D = 야자 곶
rally-island-E = 해적 곶
rally-island-F = 거북 곶
rally-island-G = 온천
rally-island-H = 옛 신전
rally-island-Z = 등대
rally-sky-S = 천문대
rally-sky-A = 백조
rally-sky-B = 거문고
rally-sky-C = 독수리
rally-sky-D = 고래
rally-sky-E = 전갈
rally-sky-F = 양
rally-sky-G = 사자
rally-sky-H = 게
rally-sky-I = 곰
rally-sky-J = 용
rally-sky-Z = 북극성
map-kept =
    🗺 <b>{ $name }</b>: { $positions }칸, 역 { $stations }개. { $where ->
        [private] 내 지도로 저장했어요.
       *[group] 이 그룹에 저장했어요. 이 지도로 놀려면 /newgame rally 명령을 보내고 하우스 룰의 지도에서 고르세요.
    }
map-brought = { $by } 님이 올린 지도예요. 올린 사람이나 관리자만 바꿀 수 있어요.
map-is-anothers = 이 그룹에는 이미 지도가 있어요. 올린 사람이나 관리자만 바꿀 수 있어요.
map-play = ▶ 이 지도로 하기
map-unnamed = 내 지도
map-how =
    지도를 JSON 파일로 여기에 보낸 다음 그 파일에 /map 으로 답장하세요. 이렇게 생겼어요:

    <pre>{ "{" }"name": "우리 마을", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "매점"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> 값은 0–1000, <code>y</code> 값은 0–800이에요. <code>look</code> 값은 <code>town</code>, <code>island</code>, <code>sky</code> 중 하나예요. 지도 하나에 위치는 5–120개, 역은 12개까지예요.
map-too-many = 한 시간 안에 지도를 { $most }개 올려서 더는 못 올려요. { $minutes }분 뒤에 다시 해 보세요.
map-lost = 지도 파일을 내려받지 못했어요. 다시 보내고 그 파일에 /map 으로 답장하세요.
map-refused = ❌ 아직 이 지도는 쓸 수 없어요:
map-fault = • { $line }번째 줄: { $fault }
map-more =
    • … { $all ->
        [yes] { $count }개 더 있어요.
       *[no] 더 있어요.
    }
map-fault-too-large = 파일이 { $size } KB예요. { $most } KB까지만 돼요.
map-fault-not-text = 텍스트 파일이 아니에요. UTF-8 일반 텍스트로 저장하세요.
map-fault-not-json = JSON이 아니에요. { $column }번째 글자에서 뭔가 틀렸어요. 빠진 쉼표, 따옴표, 괄호를 찾아보세요.
map-fault-no-map = 지도는 <code>positions</code>, <code>connections</code> 항목이 든 중괄호 객체예요.
map-fault-missing =
    { $position ->
        [none] 지도에 <code>{ $word }</code> 항목이 없어요.
       *[other] 위치 <code>{ $position }</code>에 <code>{ $word }</code> 항목이 없어요.
    }
map-fault-unknown-word =
    { $position ->
        [none] 지도에 모르는 항목이 있어요: <code>{ $word }</code>.
       *[other] 위치 <code>{ $position }</code>에 모르는 항목이 있어요: <code>{ $word }</code>.
    }
map-fault-no-list = <code>{ $word }</code> 항목은 대괄호 목록이어야 해요.
map-fault-no-position = <code>positions</code>의 { $number }번째는 위치가 아니에요. 이렇게 쓰세요: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = 연결은 위치 두 개의 짝이에요. 이렇게 쓰세요: <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> 값은 위치 <code>{ $position }</code>의 <code>id</code>에 쓸 수 없어요. 글자나 숫자 1–3개로 쓰세요.
map-fault-bad-x = 위치 <code>{ $position }</code>의 <code>x</code> 값이 <code>{ $value }</code>인데, 0–1000 사이 숫자여야 해요.
map-fault-bad-y = 위치 <code>{ $position }</code>의 <code>y</code> 값이 <code>{ $value }</code>인데, 0–800 사이 숫자여야 해요.
map-fault-bad-kind = 위치 <code>{ $position }</code>의 <code>kind</code> 값이 <code>{ $value }</code>인데, <code>field</code>, <code>station</code>, <code>start</code>, <code>finish</code> 중 하나여야 해요.
map-fault-bad-name = <code>name</code> 값이 <code>{ $value }</code>인데, 30자까지의 글이어야 해요.
map-fault-bad-look = <code>look</code> 값이 <code>{ $value }</code>인데, <code>town</code>, <code>island</code>, <code>sky</code> 중 하나여야 해요.
map-fault-bad-count = 지도에 위치가 { $count }개예요. { $least }–{ $most }개여야 해요.
map-fault-bad-connections = 지도에 연결이 { $count }개예요. { $most }개까지만 돼요.
map-fault-twice = 이름이 같은 위치가 두 개예요: <code>{ $position }</code>. (대문자와 소문자는 같게 봐요.)
map-fault-no-start = 출발점이 없어요. 위치 하나에 <code>"kind": "start"</code>를 넣으세요.
map-fault-no-finish = 결승점이 없어요. 위치 하나에 <code>"kind": "finish"</code>를 넣으세요.
map-fault-two-start = 위치 <code>{ $position }</code>: 두 번째 출발점이에요. 지도에는 하나만 돼요.
map-fault-two-finish = 위치 <code>{ $position }</code>: 두 번째 결승점이에요. 지도에는 하나만 돼요.
map-fault-bad-stations = 지도에 역이 { $count }개예요. 1–{ $most }개여야 해요.
map-fault-nowhere = 연결이 <code>{ $position }</code>까지 가는데 그런 위치가 없어요.
map-fault-to-itself = 위치 <code>{ $position }</code>: 자기 자신과 연결됐어요.
map-fault-connected-twice = <code>{ $one }</code>, <code>{ $other }</code> 사이가 두 번 연결됐어요.
map-fault-too-many-ways = 위치 <code>{ $position }</code>의 연결이 { $most }개를 넘어요.
map-fault-too-close = 위치 <code>{ $other }</code>, <code>{ $one }</code> 사이가 너무 가까워요. { $apart } 이상 떨어뜨리세요.
map-fault-runs-over = <code>{ $one }</code>–<code>{ $other }</code> 연결이 위치 <code>{ $position }</code> 위를 지나가요.
map-fault-apart = 출발점에서 위치 <code>{ $position }</code>까지 아무도 갈 수 없어요.
map-fault-behind-finish = 위치 <code>{ $position }</code>에는 결승점을 지나야만 갈 수 있는데 결승점은 지나갈 수 없어요.
map-fault-finish-apart = 결승점인 위치 <code>{ $position }</code>까지 아무도 갈 수 없어요.
map-fault-no-end = 게임이 안 끝날 수도 있어요. 주사위 2개로는 <code>{ $position }</code>에 선 사람이 <code>{ $goal }</code>에서 차례를 끝낼 수 없어요. 위치를 몇 개 더 넣으세요.
rally-not-rolled = 먼저 굴리세요: /move 굴리기
rally-has-rolled = 이미 굴렸고 { $steps }걸음 남았어요. 갈 곳을 적으세요.
rally-not-reached = 지금은 갈 수 없어요: { $place }. { $steps }걸음 남았어요.
typed-rally = “굴리기”를 적고, 그다음 지도의 칸이나 역 이름을 적으세요. 이를테면 12나 B.
rule-rally-forced_moves = 하나뿐인 수는 자동으로
rule-rally-forced_moves-help = 갈 곳이 하나뿐이면 자동으로 가요. 주사위 굴리기와 결승점 🏁에 들어가는 수는 직접 해요.
typed-words-rally =
    roll: 굴리기 굴려
    to: 까지
