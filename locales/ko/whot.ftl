game-whot-about = 맨 위 카드에 맞춰 내고, 남에게 벌칙을 안기며 가장 먼저 손패를 비우는 게임.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>목표</b>: 카드를 가장 먼저 다 내면 이겨요.

    <b>시작</b>: 모두 카드를 7장씩 받아요. 1장은 앞면으로 놓아 더미를 시작하는데, 이게 맨 위 카드예요. 이 첫 카드는 특수 카드여도 효과가 없어요. 나머지는 시장이에요. 카드는 시장에서 뽑아요.

    <b>내 차례에는</b> 둘 중 하나를 해요:
    1. <b>맨 위 카드에 맞는 카드 1장 내기</b>: 무늬가 같거나(● ▲ ✚ ■ ★), 숫자가 같거나, Whot 카드(2쪽)면 돼요. 그 카드가 새 맨 위 카드예요.
    2. 시장에서 <b>카드 1장 뽑기</b>. 맞는 카드가 있어도 뽑을 수 있어요. 뽑은 카드는 그 차례에 못 내요.

    그러면 다음 사람 차례예요. 순서는 늘 시계 방향이에요.

    마지막 카드를 내는 순간 <b>이겨요</b>. 특수 카드여도 괜찮아요.
game-whot-rules-2 =
    📖 <b>Whot: 특수 카드</b>

    <b>1 한 번 더</b>: 내 차례가 한 번 더 와요.

    <b>2 두 장 뽑기</b>: 다음 사람은 벌칙으로 2장을 뽑거나 아무 무늬의 2로 받아쳐야 해요. 받아치면 그다음 사람이 4장을 뽑거나 받아치고, 이렇게 계속 이어져요.

    <b>5 세 장 뽑기</b>: 똑같지만 5로 하고 벌칙은 3장이에요. 2는 2로만, 5는 5로만 받아칠 수 있어요. 벌칙을 뽑으면 차례가 끝나고 다음 사람이 평소처럼 해요. 받아칠 수 있는 카드가 모두 더미에 있으면 자동으로 뽑아요.

    <b>8 쉬어 가기</b>: 다음 사람이 한 번 쉬어요. 2명이면 내 차례가 한 번 더 와요.

    <b>14 모두의 시장</b>: 나 빼고 모두 1장씩 뽑아요. 그러고 나면 평소처럼 다음 사람 차례예요.

    <b>20 Whot</b>: 어떤 카드에든 낼 수 있지만 벌칙은 못 받아쳐요. 내면서 무늬를 하나 불러요. 그때부터 누가 Whot 아닌 카드를 낼 때까지 그 무늬와 다른 Whot만 낼 수 있어요. 마지막 카드가 Whot이면 부르지 않아도 이겨요.
game-whot-rules-3 =
    📖 <b>Whot: 시장이 바닥나면</b>

    뽑을 카드가 <b>처음으로</b> 모자라면 더미를 섞어 새 시장을 만들어요. 맨 위 카드만 남겨요.

    <b>그다음에는</b> 다시 섞지 않아요. 시장이 완전히 비면 <b>서든 데스 ☠️</b>예요. 게임은 계속되지만, 뽑을 카드가 모자라는 순간 끝나요. 그냥 뽑으려 했든, 벌칙이든, 누가 모두의 시장을 냈든(마지막 카드였어도) 마찬가지예요. 손에 남은 점수가 가장 적은 사람이 이기고, 점수가 같으면 공동 우승이에요.

    <b>손에 남은 점수</b>: 카드는 숫자만큼, ★은 두 배, Whot은 20점이에요. 승자 뒤의 순위도 이걸로 정해요. 점수가 적을수록 좋아요.

    <b>게임에서 나가면</b> 내 카드는 시장 맨 밑으로 가고, 남은 사람 모두보다 아래 순위가 돼요. 뽑아야 할 벌칙은 다음 사람에게 넘어가요. 끝까지 혼자 남으면 이겨요.

    <b>카드 54장</b>: ● 12장, ▲ 12장, ✚ 9장, ■ 9장, ★ 7장, Whot 5장.
open-whot = 🃏 내 카드
whot-card = Whot
whot-symbol-circle = 동그라미
whot-symbol-triangle = 세모
whot-symbol-cross = 십자
whot-symbol-square = 네모
whot-symbol-star = 별
whot-name-1 = 한 번 더
whot-name-2 = 두 장 뽑기
whot-name-5 = 세 장 뽑기
whot-name-8 = 쉬어 가기
whot-name-14 = 모두의 시장
whot-name-20 = Whot
whot-top = 맨 위 카드
whot-market = 시장
whot-market-holds = 시장: { $count }장
whot-board =
    맨 위 카드: <b>{ $card }</b> · { $market ->
        [0] 뽑을 카드 없음
       *[other] 뽑을 카드 { $market }장
    }
whot-called = 📣 부른 무늬: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] { $count }장을
       *[no] { who-eun } { $count }장을
    } { $answer ->
        [none] 뽑아야 해요.
        [none-or-whot] 뽑거나 Whot으로 받아쳐야 해요.
        [number-or-whot] 뽑거나, 숫자 { $number } 카드나 Whot으로 받아쳐야 해요.
       *[number] 뽑거나 숫자 { $number } 카드로 받아쳐야 해요.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ 숫자 { $number } 카드를 더 내거나 차례를 마치세요{ $count ->
                [0] .
               *[other] . 그러면 { asked-i } { $count }장을 뽑아야 해요.
            }
       *[no]
            ⚠️ { $you ->
                [yes] 곧 내가 { $count }장을 뽑아야 해요.
               *[no] 곧 { asked-i } { $count }장을 뽑아야 해요.
            } 그 전에 { who-i } 숫자 { $number } 카드를 더 낼 수도 있어요.
    }
whot-holds =
    { $count ->
        [1] <b>1장</b>
       *[other] { $count }장
    }
whot-hand = 🃏 내 손패: { $cards }
whot-points = { $count }점
whot-match = 🏆 지금까지 점수: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = 카드가 없어요.
whot-alert = 내 카드예요. 내려면 테이블 아래에서 그 번호를 누르세요:
whot-large-hand = 카드 { $count }장. 낼 수 있는 카드: { "" }
whot-draw =
    { $count ->
        [1] 카드 뽑기
       *[other] { $count }장 뽑기
    }
whot-ends =
    { $label } · { $match ->
        [yes] 이번 판 끝
       *[no] 게임 끝
    }
whot-deadly =
    { $match ->
        [yes] ☠️ 시장이 바닥나고 있어요. 처음으로 카드가 모자라면 이번 판이 끝나요.
       *[no] ☠️ 시장이 바닥나고 있어요. 처음으로 카드가 모자라면 게임이 끝나고, 점수가 가장 적은 사람이 이겨요.
    }
whot-done = 차례 마치기
whot-catch = 잡기: { $seat }, “마지막 카드!” 안 외침
whot-says-last = “마지막 카드!”
whot-which-symbol = <b>어떤 무늬를 부를까요?</b>
whot-last-unsaid = ☐ “마지막 카드!” 외치기
whot-last-said = ☑ “마지막 카드!” 외치기
whot-number-last = { $number }: 마지막 카드!
whot-not-pick = { $card } 카드로는 못 받아쳐요. 숫자 { $number } 카드를 내거나 { $count }장을 뽑으세요.
whot-not-pick-undefended = 지금은 { $card } 카드를 못 내요. { $count }장을 뽑아야 해요.
whot-not-decking = { $card } 카드는 더 못 내요. 숫자 { $number } 카드만 더 낼 수 있어요.
whot-not-special = { $card } 카드는 특수 카드예요. 하우스 룰에 따라 마지막 카드는 보통 카드여야 해요.
whot-not-called = { $card } 카드는 안 맞아요. 부른 무늬: { $symbol }.
whot-not-fitting = { $top } 위에 { $card } 카드는 못 내요. 같은 무늬, 같은 숫자, Whot 중에서 내세요.
whot-tap-a-symbol = Whot을 내려면 부르고 싶은 무늬를 누르세요.
whot-no-whot = Whot이 없어서 무늬를 부를 수 없어요.
event-whot-played =
    { who-i } <b>{ $card }</b> 카드를 { $call ->
        [none] 냈어요
       *[other] 내고 <b>{ $call }</b> 무늬를 불렀어요
    }{ $last ->
        [yes] : “마지막 카드!”
       *[no]
            { $left ->
                [0] . 마지막 카드였어요!
                [1] . 1장 남았어요.
               *[other] .
            }
    }
event-whot-pick_due = { who-i } { $count }장을 뽑아야 해요.
event-whot-pick_cancelled = { who-i } 벌칙 { $count }장을 없앴어요.
event-whot-held_on = { who-ui } 차례가 한 번 더 와요.
event-whot-suspended = { who-i } 한 번 쉬었어요.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] 그래서 { who-i } { $count }장을 뽑았어요: <b>{ $cards }</b>.
                [market] 모두의 시장: { who-i } 뽑은 카드는 <b>{ $cards }</b>.
                [pick] { who-i } { $count }장을 뽑았어요: <b>{ $cards }</b>.
               *[turn] { who-i } 카드를 뽑았어요: <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] 그래서 { who-i } { $count }장을 뽑았어요.
                [market] 모두의 시장: { who-i } 1장을 뽑았어요.
               *[turn]
                    { $count ->
                        [1] { who-i } 카드를 뽑았어요.
                       *[other] { who-i } { $count }장을 뽑았어요.
                    }
            }
    }
event-whot-market = 모두의 시장: { $count }명이 1장씩 뽑았어요.
event-whot-reshuffled =
    { $count ->
        [1] 시장이 바닥나서 더미의 1장이 새 시장이 됐어요.
       *[other] 시장이 바닥나서 더미의 { $count }장을 섞어 새 시장을 만들었어요.
    }
event-whot-sudden_death = ☠️ 서든 데스: 시장이 완전히 바닥났어요.
event-whot-caught =
    { who-i } “마지막 카드!”를 안 외쳐서 { WHO($by) ->
        [you] 내가 잡아냈어요
        [computer] { $by }에게 들켰어요
       *[other] { $by } 님에게 들켰어요
    }.
event-whot-left = { who-ui } 카드는 시장 맨 밑으로 갔어요.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ 서든 데스: 이번 판이 끝났어요.
       *[empty_hand] 이번 판이 끝났어요.
    } 점수: { $scores }.
event-whot-ended = 모두 손패를 공개했어요.
reason-whot-empty_hand = { $winners } 승리! 마지막 카드까지 다 냈어요!
reason-whot-sudden_death =
    ☠️ 서든 데스: { $count ->
        [1] { $winners } 승리! 점수가 가장 적어요!
       *[other] { $winners } 공동 우승! 점수가 똑같이 가장 적어요!
    }
reason-whot-match =
    매치가 끝났어요. { $count ->
        [1] { $winners } 승리! 점수가 가장 적어요!
       *[other] { $winners } 공동 우승! 점수가 똑같이 가장 적어요!
    }
reason-whot-last_standing = { $winners } 승리! 끝까지 혼자 남았어요!
rule-whot-hand_size = 처음 받는 카드
rule-whot-hand_size-help = 모두가 몇 장씩 받을지 정해요.
rule-whot-market_keeps_turn = 14를 내면 한 번 더
rule-whot-market_keeps_turn-help = 모두의 시장(14)을 낸 사람은 차례가 한 번 더 와요.
rule-whot-tender = 다시 안 섞기
rule-whot-tender-help = 시장을 다시 섞지 않아요. 처음으로 카드가 모자라면 게임이 끝나고, 점수가 가장 적은 사람이 이겨요.
rule-whot-whot_cancels_pick = Whot으로 벌칙 없애기
rule-whot-whot_cancels_pick-help = 2나 5를 Whot으로 받아칠 수 있어요. 그러면 아무도 안 뽑아요.
rule-whot-no_defending = 벌칙 못 받아치기
rule-whot-no_defending-help = 2나 5가 나오면 다음 사람은 꼭 뽑아야 해요. 아무도 못 받아쳐요.
rule-whot-pick_five = 5면 3장 말고 5장
rule-whot-pick_five-help = 5의 벌칙이 3장이 아니라 5장이에요.
rule-whot-star_skips_two = ★8은 2명 쉬기
rule-whot-star_skips_two-help = ★8이 나오면 다음 2명이 한 번씩 쉬어요.
rule-whot-draw_until_playable = 맞는 카드까지 뽑기
rule-whot-draw_until_playable-help = 뽑기 시작하면 맞는 카드가 나올 때까지 뽑아요. 그러면 그 카드든 다른 카드든 맞는 걸 꼭 내야 해요.
rule-whot-double_decking = 같은 숫자 여러 장 내기
rule-whot-double_decking-help = 한 차례에 같은 숫자 카드를 여러 장 낼 수 있어요.
rule-whot-last_card_call = “마지막 카드!” 외치기
rule-whot-last_card_call-help = 끝에서 두 번째 카드를 낼 때 외쳐요. 깜빡하면 다음 사람이 잡아낼 수 있고, 잡히면 2장을 뽑아요.
rule-whot-no_special_finish = 마지막 카드는 보통 카드만
rule-whot-no_special_finish-help = 마지막 카드는 1, 2, 5, 8, 14, Whot이 아닌 보통 카드여야 해요.
rule-whot-match_to = 매치
rule-whot-match_to-0 = 한 판
rule-whot-match_to-100 = 100점
rule-whot-match_to-help = 한 판이 끝나면 손에 남은 카드가 벌점이 돼요. 누가 100점이 될 때까지 계속하고, 점수가 가장 적은 사람이 이겨요.
rule-whot-forced_moves = 하나뿐인 수는 자동으로
rule-whot-forced_moves-help = 벌칙을 뽑아야 하는데 못 받아치는 걸 모두가 알 수 있으면 카드를 자동으로 뽑아요. “벌칙 못 받아치기”를 켜면 늘 그래요. 그냥 맞는 카드가 없을 때는 직접 뽑아요.
whot-not-held = { $card } 카드는 손에 없어요.
whot-say-symbol = 부를 무늬도 적으세요. 이렇게요: /move w20 별
whot-not-last = “마지막”은 하우스 룰에 있을 때, 끝에서 두 번째 카드를 내면서만 외칠 수 있어요.
whot-not-draw-found = 맞는 카드를 뽑았어요. 그 카드나 다른 맞는 카드를 내세요.
whot-not-draw-decking = 이미 냈어요. 숫자 { $number } 카드를 더 내거나 /move 끝 을 보내세요
typed-whot = 카드는 무늬의 글자와 숫자로 적어요: 동그라미 <b>c</b>, 세모 <b>t</b>, 십자 <b>x</b>, 네모 <b>s</b>, 별 <b>*</b>. Whot 뒤에는 부를 무늬도 적으세요. 예: /move c5, /move *8, /move w20 별, /move 뽑기
typed-open-whot = /move 뒤에 카드, 이를테면 <b>c5</b>
typed-words-whot =
    circle: 동그라미 원
    triangle: 세모 삼각형
    cross: 십자 십자가
    square: 네모 사각형
    star: 별
    draw: 뽑기 뽑아
    take: 받기 받아
    market: 시장
    last: 마지막
    card: 카드
    done: 끝 완료
    catch: 잡기 잡아
