game-deerportal-about = 포털로 달리며 다이아를 줍고, 원소끼리 맞붙이는 게임.
game-deerportal = DeerPortal
game-deerportal-aliases = 디어포털, 포털
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>목표:</b> 끝났을 때 다이아 💎가 가장 많으면 이겨요.

    모두 자기 길이 하나씩 있어요. 코너(0번 칸)에서 한가운데 포털 🌀(40번 칸)까지 이어져요. 길끼리는 만나지 않아서 아무도 앞을 막지 못해요.

    <b>내 차례에는</b>
    1. 주사위 🎲를 굴려요.
    2. 나온 눈만큼 <b>앞으로든 뒤로든</b> 꼭 다 가야 해요. 뒤로 갈 자리가 모자라면 자동으로 앞으로 가요. 눈이 남아도 포털에는 들어갈 수 있어요.
    3. <b>멈춘</b> 칸만 중요해요. 다이아가 있으면 내 것이고, 룬이 있으면 카드가 나와요(다음 쪽).

    <b>끝:</b> 누가 포털에 처음 들어가면 다이아 5개를 받고 사슴 모드 🦌가 시작돼요. 그 뒤로 모두의 차례를 합쳐 16번이 지나거나 모두 포털에 들어가면 다이아를 세요. 가장 많은 사람이 이겨요!
game-deerportal-rules-2 =
    📖 <b>룬과 카드</b>

    길마다 처음에 다이아 12개와 룬 16개가 있어요. 룬은 💧 물, 🌱 땅, 🔥 불, 💨 바람 중 하나예요. 룬에 멈추면 그 원소 더미의 맨 위 카드가 나와서 그 원소를 맡은 사람에게 효과를 내요. 맨 위 카드는 모두에게 보여요:

    • <b>얼리기</b> ❄️: 그 사람이 한 번 쉬어요. 두 번 얼면 두 번 쉬어요.
    • <b>룬 잃기</b>: 그 사람의 길에서 룬 1개가 사라져요.
    • <b>다이아 1개 가져오기</b>: 그 길에 남은 게 없어도 내가 1개 받아요.
    • <b>다이아 2개 가져오기</b>: 그 길에 남은 만큼, 많아야 2개 받아요.

    모은 다이아는 안전해요. 카드는 길에 남은 것만 가져가요. <b>내</b> 원소의 룬은 효과가 없지만 카드는 써 버려요. 더미의 마지막 카드(32번째)가 나오면 그 원소의 룬이 모두 사라져요.

    🧘 <b>명상:</b> 눈을 딱 맞춰 내 코너로 돌아가면 내 길이 처음처럼 다시 채워져요.
game-deerportal-rules-3 =
    📖 <b>포털과 끝</b>

    🌀 나온 눈으로 닿을 수 있으면 언제든 포털에 들어가도 돼요. <b>처음</b> 들어간 사람만 다이아 5개를 받아요. 포털에서는 다이아를 그대로 지니고, 더는 차례가 없고, 카드에 얼지도 않아요. 내 길에 남은 건 모두 사라져요.

    🦌 <b>사슴 모드</b>는 차례 16번, 한 자리에 4번씩이에요. 쉰 차례도, 이미 포털에 있는 사람의 차례도 세요.

    💠 <b>큰 다이아</b>는 다이아 3개와 같아요. 불 🔥만 가져갈 수 있어요. 누구보다 다이아가 많은 채로 포털에 처음 들어가면 돼요.

    <b>누가 이기나요?</b> 다이아가 가장 많은 사람이 사슴신 🦌이에요. 포털에 못 갔어도 괜찮아요. 동점이면 포털에 들어간 사람이 들어간 순서대로 앞서요. 포털에 들어간 나머지는 수도승 🙏이에요.

    빈자리에는 컴퓨터가 앉아요. 계절은 판의 모습만 바꿔요.
open-deerportal = 🧭 내 차례
level-document = 클래식
level-document-help = 🤖 <b>클래식</b>은 단순해요. 얻을 게 있는 쪽으로 가고, 없으면 동전을 던져요. 앞일은 생각하지 않아요.
deerportal-water = 💧 물
deerportal-earth = 🌱 땅
deerportal-fire = 🔥 불
deerportal-air = 💨 바람
deerportal-stop = 얼리기
deerportal-card = 룬 잃기
deerportal-diamond = 다이아 1개 가져오기
deerportal-diamonds = 다이아 2개 가져오기
deerportal-spring = 🌸 봄
deerportal-summer = ☀️ 여름
deerportal-fall = 🍂 가을
deerportal-winter = ❄️ 겨울
deerportal-time =
    { $season } · { $round }라운드{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>사슴 모드</b>: 마지막 차례
       *[other] { " " }· 🦌 <b>사슴 모드</b>: 이번 뒤로 { $left }번 남음
    }
deerportal-over = 🏁 다이아를 다 셌어요
deerportal-piles = 🎴 지금 룬의 효과: { $cards }
deerportal-big = 💠 큰 다이아가 아직 포털에 있어요. 다이아 3개와 같고, 가져갈 수 있는 쪽: { $who }
deerportal-sides = 🤝 다이아 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } 앞으로, { $last }번 칸까지: { $things ->
        [none] 없음
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } 뒤로, { $last }번 칸까지: { $things ->
        [none] 없음
       *[other] { $things }
    }
deerportal-still = 💎 길에 남은 것: { $counts }
deerportal-at = { $mark } { $field } / { $last }번 칸 · 💎 { $count }
deerportal-home = { $mark } 🌀 포털 안 · 💎 { $count }
deerportal-frozen = ❄️ { $turns }번 쉼
deerportal-score =
    { $team ->
        [yes] 팀:{ " " }
       *[no] { "" }
    }다이아 { $count }개
deerportal-title-god = 🦌 <b>사슴신</b> · 💎 { $count }
deerportal-title-monk = 🙏 수도승: 포털 도착 · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 일찍 나감
       *[no] 🌾 포털에 못 감
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 포털에 못 감
   *[other] 🌀 { $number }번째로 포털에
}
deerportal-together = 🤝 합쳐서 { $count }
deerportal-roll = 🎲 굴리기
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] { $element } 얼리기 ❄️
        [card] { $element } 쪽 룬 잃음
        [diamond] { $element }에서 1 💎
        [diamonds] { $element }에서 { $count } 💎
       *[none] { $element } 효과 없음
    }
deerportal-portal =
    🌀 포털{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 명상
deerportal-ends = { $move } · 게임 끝
deerportal-said =
    { $way ->
        [back] 뒤로,
       *[forward] 앞으로,
    } { $place ->
        [portal] 포털 🌀
        [corner] 내 코너(🧘 명상)
        [diamond] { $field }번 칸(다이아 💎)
        [own] { $field }번 칸(내 { $element } 룬, 효과 없음)
        [rune] { $field }번 칸({ $element } 룬, { $card })
       *[nothing] { $field }번 칸(빈칸)
    }
deerportal-ask-roll = <b>내 차례:</b> 주사위를 굴리세요.
deerportal-ask-way = 🎲 <b>눈 { $number }, 앞으로 갈까요, 뒤로 갈까요?</b>
event-deerportal-rolled = 🎲 { who-i } 주사위를 굴렸어요: 눈 { $number }.
event-deerportal-moved =
    { who-i } { $rolled ->
        [0] { "" }
       *[other] 🎲 { $rolled }만큼{ " " }
    }{ $way ->
        [back] 뒤로{ " " }
       *[forward] { "" }
    }{ $place ->
        [portal] 포털까지
        [corner] 코너까지
       *[field] { $end }번 칸까지
    } { $found ->
        [diamond] 가서 다이아 💎를 주웠어요.
        [own]
            갔어요. { WHO($seat) ->
                [you] 내
               *[other] 자기
            } 룬이라 효과가 없어요.
       *[nothing] 갔어요.
    }
event-deerportal-meditated = 🧘 { who-i } 명상해서 길이 다시 채워졌어요.
event-deerportal-found_big = 💠 { who-i } 큰 다이아를 가져갔어요: 다이아 { $count }개!
event-deerportal-found_diamond = 💎 { who-i } 다이아를 주웠어요.
event-deerportal-drew =
    { $what ->
        [own]
            { who-i } { WHO($seat) ->
                [you] 내
               *[other] 자기
            } 원소 { $mark } 룬을 발동했어요: 효과 없음.
        [frozen]
            { who-ui } 룬이 { WHO($target) ->
                [you] 나를
                [computer] { $target }를
               *[other] { $target } 님을
            } 얼렸어요({ $mark }): 한 번 쉬어요 ❄️.
        [lost]
            { who-ui } 룬이 { WHO($target) ->
                [you] 내
                [computer] { $target }의
               *[other] { $target } 님의
            } 길에서 룬 1개를 없앴어요({ $mark }).
        [lost-nobody] { who-ui } 룬이 { $element }의 길 { $mark }에서 룬 1개를 없앴어요.
        [won]
            { who-i } { WHO($target) ->
                [you] 내
                [computer] { $target }의
               *[other] { $target } 님의
            } 길에서 다이아 { $gained }개를 가져갔어요({ $mark }).
        [won-nobody] { who-i } { $element }의 길 { $mark }에서 다이아 { $gained }개를 가져갔어요.
        [won-anyway] { $element }의 길 { $mark }에 남은 게 없는데도 { who-i } 다이아 1개를 받았어요.
        [no-diamond] { who-ui } 룬은 효과가 없었어요. { $element }의 길 { $mark }에 다이아가 없어요.
        [no-rune] { who-ui } 룬은 효과가 없었어요. { $element }의 길 { $mark }에 룬이 없어요.
       *[no-one] { who-ui } 룬은 효과가 없었어요. { $element }의 길 { $mark }에 아무도 없어요.
    }{ $was_last ->
        [yes] { " " }더미의 마지막 카드라서 { $mark } 룬이 모두 사라졌어요.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { who-i } { $rolled ->
        [0] { "" }
       *[other] 🎲 { $rolled }만큼 가서{ " " }
    }{ $place ->
        [1] 포털에 가장 먼저 닿았어요: 다이아 { $bonus }개!
       *[other] 포털에 닿았어요.
    }
event-deerportal-deer_mode = 🦌 사슴 모드 시작: 모두 합쳐 { $turns }번 남았어요.
event-deerportal-missed =
    ❄️ { who-i } 한 번 쉬었어요{ $left ->
        [0] .
       *[other] . 앞으로 { $left }번 더 쉬어요.
    }
event-deerportal-season_began = { $season } 시작이에요.
event-deerportal-left = { who-i } 다이아를 챙겨서 나갔어요.
event-deerportal-ended = 게임이 끝났어요.
reason-deerportal-all_home =
    🌀 모두 포털에 들어갔어요. { $count ->
        [1] { $winners } 승리! 🦌 사슴신이 됐어요!
       *[other] { $winners } 공동 승리! 함께 🦌 사슴신이 됐어요!
    }
reason-deerportal-deer_mode =
    🦌 사슴 모드가 끝났어요. { $count ->
        [1] { $winners } 승리! 사슴신이 됐어요!
       *[other] { $winners } 공동 승리! 함께 사슴신이 됐어요!
    }
reason-deerportal-last_standing = { $winners } 승리! 끝까지 혼자 남았어요!
rule-deerportal-fair_centre = 큰 다이아는 누구나
rule-deerportal-fair_centre-help = 불뿐 아니라 누구나 큰 다이아를 가져갈 수 있어요. 혼자 다이아가 가장 많을 때 포털에 들어가면 돼요.
rule-deerportal-portal_required = 포털 아니면 꽝
rule-deerportal-portal_required-help = 포털에 못 간 플레이어는 다이아가 아무리 많아도 포털에 간 사람보다 아래 순위예요.
rule-deerportal-quick = 빠른 게임
rule-deerportal-quick-help = 모두 절반인 20번 칸에서 시작해요.
rule-deerportal-no_bots = 빈자리는 비워 두기
rule-deerportal-no_bots-help = 컴퓨터는 직접 넣어야 들어와요. 원소는 참가한 순서대로 물, 땅, 불, 바람이에요. 사슴 모드는 한 사람에 4번씩이에요.
rule-deerportal-random_bonus = 포털 보너스 5 또는 6
rule-deerportal-random_bonus-help = 포털에 처음 들어간 사람은 다이아를 무작위로 5개나 6개 받아요.
rule-deerportal-teams = 두 팀
rule-deerportal-teams-help = 마주 보는 코너끼리 한 팀이에요. 물은 불과, 땅은 바람과 함께해요. 팀마다 다이아를 합쳐서 세요.

deerportal-day-1-2 = 프리그 여신이 다시 물레를 잡는 날
deerportal-day-1-6 = 켈트의 세 얼굴 여신의 날
deerportal-day-1-10 = 성 게라인트의 날
deerportal-day-1-13 = 한겨울 제사 미드빈테르블로트
deerportal-day-1-20 = 다른 달력의 미드빈테르블로트
deerportal-day-1-22 = 뮤즈의 축제
deerportal-day-1-25 = 옛 축제 디스팅
deerportal-day-1-30 = 옛 불의 축제 업 헬리 아
deerportal-day-1-31 = 발키리를 기리는 날
deerportal-day-2-2 = 첫째 사이 절기 · 브리지드의 축제 임볼크
deerportal-day-2-11 = 새가 노래를 시작하는 날
deerportal-day-2-14 = 북유럽 신 발리의 축제
deerportal-day-3-2 = 까마귀의 날
deerportal-day-3-13 = 해가 다시 태어나고 봄이 다가오는 부르크손데크
deerportal-day-3-17 = 트레푸일니드 트레오하르, 지금의 성 패트릭의 날
deerportal-day-3-18 = 실라의 날
deerportal-day-3-19 = 첫째 절기: 춘분
deerportal-day-3-20 = 이둔의 축제
deerportal-day-3-21 = 색슨족의 봄의 여신 오스타라
deerportal-day-4-30 = 오월 전야, 발푸르기스의 밤
deerportal-day-5-1 = 켈트의 모닥불 축제 벨테인
deerportal-day-5-4 = 둘째 사이 절기
deerportal-day-5-12 = 고양이 행진
deerportal-day-5-14 = 한밤의 태양 축제
deerportal-day-5-18 = 뿔 달린 신 케르눈노스의 축제
deerportal-day-5-20 = 토르의 망치 묠니르의 축제
deerportal-day-5-24 = 세 얼굴 여신의 어머니날
deerportal-day-6-20 = 둘째 절기: 하지
deerportal-day-6-21 = 한 해 중 낮이 가장 긴 날, 리타
deerportal-day-6-23 = 성 요한 축일 전야, 한여름
deerportal-day-8-1 = 태양신 루의 여름 놀이, 루나사
deerportal-day-8-2 = 레이디 고다이바의 날
deerportal-day-8-4 = 로흐 모 나이르 호수와 병을 고치는 물
deerportal-day-8-5 = 셋째 사이 절기
deerportal-day-8-10 = 퍽 축제
deerportal-day-8-14 = 버리맨의 날
deerportal-day-8-17 = 오딘의 시련
deerportal-day-8-23 = 일마타르의 축제
deerportal-day-8-28 = 프레이 팍시, 프레이의 날
deerportal-day-8-29 = 우르드의 축제
deerportal-day-9-21 = 셋째 절기: 추분
deerportal-day-10-8 = 붉은 에이리크의 날
deerportal-day-10-9 = 레이프 에이릭손의 날
deerportal-day-10-11 = 나무의 할머니
deerportal-day-10-14 = 수확을 마친 겨울밤 축제
deerportal-day-10-18 = 큰 뿔 장날
deerportal-day-10-24 = 공기 정령의 축제
deerportal-day-10-27 = 앨런 사과를 주고받는 앨런타이드
deerportal-day-10-31 = 모든 성인 대축일 전야, 핼러윈
deerportal-day-11-1 = 사윈, 해가 떠나고 켈트의 새해가 시작되는 날
deerportal-day-11-5 = 넷째 사이 절기
deerportal-day-12-6 = 성 니콜라스의 날, 그 모습으로 오딘이 사냥을 이끄는 날
deerportal-day-12-9 = 율 대청소, 덴마크에서 율 맥주 빚을 물을 긷는 날
deerportal-day-12-13 = 보단의 야생 사냥
deerportal-day-12-18 = 에포나의 축제
deerportal-day-12-20 = 넷째 절기: 동지
deerportal-day-12-21 = 베이베의 축제 · 율, 수레바퀴의 열두 날
deerportal-not-rolled = 먼저 굴리세요: /move 굴리기
deerportal-tap-way = 주사위에서 나온 눈이에요. 가고 싶은 곳을 누르세요.
deerportal-has-rolled = 이미 굴렸어요. /move 앞으로 또는 /move 뒤로 라고 보내 주세요
typed-deerportal = 쓸 수 있는 말은 세 가지예요: 굴리기, 앞으로, 뒤로.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: 굴리기 굴려
    forward: 앞으로 앞
    back: 뒤로 뒤
