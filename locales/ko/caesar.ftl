game-caesar-about = 시저와 클레오파트라의 대결: 허세와 첩자와 거부권으로 다섯 관직의 로마 귀족을 내 편으로 만드는 게임.
game-caesar = 시저 & 클레오파트라
game-caesar-aliases = 시저, 클레오파트라
game-caesar-rules-1 =
    📖 <b>시저 & 클레오파트라</b>

    <b>목표:</b> 로마의 귀족을 내 편으로 만들어요. 관직은 다섯이고, 세 관직 (법무관, 조영관, 재무관)에는 귀족이 5명씩, 두 관직 (집정관, 감찰관)에는 3명씩 있어요. 끝날 때 점수가 가장 높으면 이겨요.

    <b>시작:</b> 각자 1, 2, 3, 4, 5를 몰래 뒷면으로, 관직마다 한 장씩 놓아요. 그다음 손에 1부터 5까지 또 한 벌과 거부권 1장을 들고, 비밀 임무도 하나 받아요(4쪽). 시저가 먼저 해요.

    <b>내 차례</b>
    1. 영향력 카드를 내요. 앞면이나 뒷면으로 <b>한 장</b>, 또는 앞면 한 장과 뒷면 한 장으로 <b>두 장</b>이에요. 적어도 한 장은 내야 해요. 한 관직에 내 카드는 다섯 장까지예요.
    2. 그 전이나 뒤에 행동 카드를 <b>한 장</b> 내도 돼요. 첫 영향력 카드 다음에 내면 두 번째 영향력 카드는 못 내요.
    3. 주머니에서 <b>흉상</b>을 하나 뽑아요. 어느 관직이 투표할 수도 있어요.
    4. 손패가 여섯 장이 되도록 뽑아요. 한 장마다 영향력 덱과 행동 덱 중에서 골라요.
game-caesar-rules-2 =
    🗿 <b>흉상과 투표</b>

    주머니에는 흉상이 일곱 개 있어요.
    • 관직의 흉상: 그 관직이 투표해요. 흉상은 옆에 빼 둬요.
    • 🪨 회색: 투표가 없어요. 흉상은 옆에 빼 둬요.
    • ⚫ 검은색: 투표가 없어요. 이것까지 모든 흉상이 주머니로 돌아가요.
    어떤 흉상이 나왔든 그다음에는, 양쪽 카드를 합쳐 8장 이상인 관직도 모두 투표해요. 그래서 한 차례에 같은 관직이 두 번 투표할 수도 있어요.

    <b>투표</b>
    1. 그 관직의 카드를 모두 앞면으로 뒤집어요. 그 뒤로도 앞면이에요.
    2. 양쪽의 합을 내요. 철학자 Φ는 0이에요.
    3. 합이 큰 쪽이 귀족 한 명을 얻어요. 하지만 어느 한쪽의 Φ가 상대보다 많으면 합이 <b>작은</b> 쪽이 얻어요.
    4. 누가 얻었든 합이 큰 쪽은 가장 큰 수를, 다른 쪽은 가장 작은 수를 버려요. Φ를 비롯한 나머지는 남아요.
    <b>합이 같으면:</b> 아무도 못 얻고 아무것도 버리지 않아요.

    어느 쪽이든 관직의 마지막 귀족을 얻으면 그 관직의 카드는 버리고 흉상은 게임에서 빠져요.
game-caesar-rules-3 =
    🃏 <b>카드</b>

    <b>영향력</b>(각자 37장): 1부터 5까지 일곱 장씩, 그리고 철학자 <b>Φ</b> 두 장.

    <b>행동 카드</b>(각자 10장)
    🗡 <b>암살</b> ×3: 테이블 위 상대의 앞면 카드 중 내가 고른 한 장을 버리게 해요. Φ도 돼요.
    👁 <b>정찰</b> ×3: 한 관직에 있는 상대의 뒷면 카드를 모두 앞면으로 뒤집어요.
    🔀 <b>캐슬링</b> ×1: 두 관직에 있는 내 카드를 모두 집어 그 두 관직에 다시 나눠 놓아요. 모두 뒷면이고, 한 관직에 다섯 장까지예요.
    ⚡ <b>신들의 분노</b> ×1: 한 관직에 있는 양쪽 카드를 모두 버려요.
    ✋ <b>거부권</b> ×2: 상대가 이 중 하나를 쓰겠다고 할 때 막아요. 두 카드를 버리고, 나는 바로 한 장을 뽑아요. 거부권은 거부할 수 없고, 상대의 행동 카드에 대응할 때만 낼 수 있어요.

    거부권이 없어도 물어보지만, 없다는 걸 모두가 알 수 있으면 묻지 않을 수도 있어요. 거부당한 카드도 그 차례의 행동 카드로 쳐요.
game-caesar-rules-4 =
    🏆 <b>마무리와 점수</b>

    <b>영향력 카드가 없거나</b> 낼 수 있는 관직이 없나요? 그러면 흉상만 뽑고, 여섯 장으로 채우기 전에 손패에서 원하는 만큼 버려도 돼요.
    <b>덱이 비면</b> 다시 섞지 않고 다른 덱에서 뽑아요. 둘 다 비면 남은 손패로만 계속해요.

    차례가 끝날 때 다음 중 하나면 <b>게임이 끝나요</b>.
    • 귀족 21명의 주인이 모두 정해졌을 때
    • 두 사람 모두 손패에도 덱에도 영향력이 없을 때
    • 모든 관직이 동점이고 더는 아무도 바꿀 수 없을 때
    • 12차례(각자 6번) 연속으로 테이블에 바뀐 게 없을 때

    <b>점수</b>
    • 귀족 한 명에 1점
    • 관직의 과반(5명 중 3명, 3명 중 2명)을 얻으면 1점 더, 관직 전체를 얻으면 또 1점
    • 비밀 임무 관직(법무관, 조영관, 재무관 중 하나)의 과반을 얻으면 2점 더

    점수가 높은 쪽이 이겨요. 점수가 같으면 무승부예요.
open-caesar = 🃏 내 카드
caesar-group-praetor = 법무관
caesar-group-aedile = 조영관
caesar-group-quaestor = 재무관
caesar-group-consul = 집정관
caesar-group-censor = 감찰관
caesar-persona-caesar = 시저
caesar-persona-cleopatra = 클레오파트라
caesar-card-p = Φ
caesar-card-assassination = 🗡 암살
caesar-card-scout = 👁 정찰
caesar-card-castling = 🔀 캐슬링
caesar-card-wrath = ⚡ 분노
caesar-card-veto = ✋ 거부권
caesar-label-hand = 손패
caesar-label-decks = 덱
caesar-label-discarded = 버린 카드
caesar-label-busts = 나온 흉상
caesar-label-bag = 주머니 속
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] 임무: +2
       *[no] 임무: 실패
    }
caesar-points = { $points }점
caesar-label-mission = 내 임무
caesar-name-assassination = 암살
caesar-name-scout = 정찰
caesar-name-castling = 캐슬링
caesar-name-wrath = 분노
caesar-name-veto = 거부권
caesar-lost-nothing = 없음
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] 남은 귀족 없음
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 나온 흉상: { $out } · 주머니 속: { $bag }
caesar-no-busts = 없음
caesar-decks = 📚 덱(영향력 + 행동): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 버린 카드: { $discarded_one }, { $discarded_other }
caesar-match = 🏆 매치 { $game }번째 판, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: 허용할까요, 거부권으로 막을까요?
caesar-now-setup = 🤫 둘 다 1, 2, 3, 4, 5를 몰래 뒷면으로, 관직마다 한 장씩 놓아요.
caesar-now-play = ▶️ 다음: 영향력 카드 1–2장, 행동 카드는 1장까지.
caesar-now-influence = ▶️ 다음: 영향력 카드 1–2장.
caesar-now-more =
    ▶️ 다음: 두 번째 영향력 카드({ $way ->
        [up] 앞면
       *[down] 뒷면
    }){ $acted ->
        [yes] { "" }
       *[no] { ", 행동 카드" }
    } 또는 흉상.
caesar-now-action = ▶️ 다음: 행동 카드나 흉상.
caesar-now-replace = ▶️ 다음: 쓴 거부권 대신 카드 1장 뽑기.
caesar-now-castling = ▶️ 다음: 두 관직의 카드를 뒷면으로 다시 놓기.
caesar-now-discard = ▶️ 영향력을 낼 수 없었어요. 다음: 필요 없는 카드를 버리고 6장이 되게 뽑기.
caesar-now-refill = ▶️ 다음: 6장이 되게 뽑기.
caesar-mission = 🎯 임무: { $group } 과반 얻기(+2)
caesar-hand = 🃏 내 손패: { $cards }
caesar-discards = 🗑 버린 카드: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — 버린 카드 없음 —
       *[other] 🗑 버린 카드 ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b>점 · 손패: 영향력 { $influence }장, 행동 { $actions }장
caesar-final =
    귀족 { $patricians }명 + 관직 { $bonus }점{ $mission ->
        [none] { "" }
        [missed] { " " }({ $group } 임무 실패)
       *[done] { " " }+ { $group } 임무 2점
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 암살({ $group } 앞면 { $card })
caesar-trick-scout = 👁 정찰({ $group })
caesar-trick-castling = 🔀 캐슬링({ $group }, { $other })
caesar-trick-wrath = ⚡ 신들의 분노({ $group })
caesar-ask-setup = <b>{ $icon } { $group } 쪽에 어떤 카드를 뒷면으로 놓을까요?</b> 5장 중 { $number }장째예요. 마지막 1장은 감찰관에 자동으로 놓여요.
caesar-ask-play = <b>카드를 고르세요.</b> 영향력 카드를 1장, 아니면 2장(앞면 1장, 뒷면 1장) 내요. 그 전이나 뒤에 행동 카드도 1장 낼 수 있어요.
caesar-ask-influence = <b>영향력 카드를 고르세요.</b> 행동 카드는 이미 냈어요.
caesar-ask-more =
    <b>두 번째 카드를 { $way ->
        [up] 앞면으로
       *[down] 뒷면으로
    } 낼까요?</b> 카드를 고르거나 { $acted ->
        [yes] 흉상을 뽑아 주세요.
       *[no] 행동 카드를 내거나 흉상을 뽑아 주세요.
    }
caesar-ask-action = <b>행동 카드를 내거나 흉상을 뽑으세요.</b> 이번 차례에 영향력은 더 못 내요.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } 카드를 어느 관직에 놓을까요?</b>
        [up] { $card } 카드를 앞면으로 어느 관직에 놓을까요?</b>
       *[down] { $card } 카드를 뒷면으로 어느 관직에 놓을까요?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] 어느 두 관직에 쓸까요?
       *[other] 어느 관직에 쓸까요?
    }</b>
caesar-ask-veto = <b>허용할까요?</b> 거부권이 없어도 늘 물어봐요.
caesar-ask-replace = <b>쓴 거부권 대신 카드를 1장 뽑으세요.</b> 어느 덱에서 뽑을까요?
caesar-ask-castling =
    <b>{ $card } 카드를 어디에 놓을까요?</b> { $count ->
        [1] 마지막 카드예요.
       *[other] { $count }장 남았어요. 모두
    } 뒷면으로 놓아요.
caesar-ask-discard = <b>영향력을 낼 수 없어요.</b> 버리고 싶은 카드를 버리고 완료를 누르세요. 그다음 6장이 되게 뽑아요.
caesar-ask-refill = <b>{ $missing }장을 뽑으세요.</b> 📜 영향력({ $influence }장 남음), 🎭 행동({ $actions }장 남음) 중 어디서 뽑을까요?
caesar-at = { $icon } { $group }
caesar-veto = ✋ 거부권!
caesar-pass = 🤝 허용하기
caesar-done-play = 🗿 흉상 뽑기
caesar-done-discard = ✅ 완료
caesar-discard = { $card } 버리기
caesar-draw-influence = 📜 영향력 ({ $count })
caesar-draw-action = 🎭 행동 ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — 마지막 카드 —
       *[other] — 다음: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] 두 장 다
       *[other] { $count }장 다
    } → { $icon } { $group }
caesar-bust-drawn = — 흉상은 이미 뽑음 —
caesar-bust-follows = — 다음은 흉상 뽑기 —
caesar-veto-played = — 거부권 냄 —
caesar-first-influence = 먼저 📜 1장
caesar-first-action = 먼저 🎭 1장
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } 앞면, { $icon } { $group }
caesar-play-down = { $card } 뒷면, { $icon } { $group }
caesar-not-veto = 거부권은 상대의 행동 카드에만 써요. 따로 낼 수는 없어요.
caesar-no-veto = 거부권이 없어서 허용할 수밖에 없어요.
caesar-not-acted = 이번 차례에 이미 행동 카드를 냈어요.
caesar-not-assassination = 상대에게 앞면 카드가 없어요.
caesar-not-scout = 상대에게 뒷면 카드가 없어요.
caesar-not-castling = 캐슬링을 하려면 귀족이 남은 관직이 둘 있고, 그중 하나에 내 카드가 있어야 해요.
caesar-not-wrath = 테이블에 영향력 카드가 없어요.
caesar-not-closed = 이번 차례에 영향력은 더 못 내요. 이미 2장을 냈거나 첫 카드 뒤에 행동 카드를 냈어요.
caesar-not-open = 낼 수 있는 관직이 없어요. 모두 내 카드가 5장이거나 귀족이 안 남았어요.
caesar-not-bust = 먼저 영향력 카드를 내세요. 그다음 흉상을 뽑아요.
caesar-not-there = 다음에 할 일을 보여 주기만 하는 버튼이에요.
caesar-not-another = 이번 차례에 이미 흉상을 뽑았어요.
caesar-not-vetoed = 거부권을 냈으니 대신 카드를 뽑으세요.
caesar-not-yet = 다시 놓을 카드를 먼저 한 장씩 모두 놓아 주세요.
caesar-not-again = 이미 놓은 카드예요.
caesar-full = 거기엔 내 카드가 이미 다섯 장 있어요. 더는 못 놓아요.
caesar-no-such-card = 그 카드는 손에 없어요.
caesar-keys = { $icon }5: { $group } 쪽에 앞면으로 놓인 5예요.
caesar-own-hidden = 🙈 내 뒷면 카드: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } 카드를 { $icon } { $group } 쪽에 앞면으로 낼까요, 뒷면으로 낼까요?</b>
        [up] { $card } 카드를 { $icon } { $group } 쪽에 앞면으로 낼까요?</b>
       *[down] { $card } 카드를 { $icon } { $group } 쪽에 뒷면으로 낼까요?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿”를 누르면 흉상까지 뽑아요." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group } 쪽의 어느 앞면 카드인가요?
        [castling] { $icon } { $group }, 그리고 또 어느 관직인가요?
       *[other] { $icon } { $group } 쪽에 { $card } 카드를 쓸까요?
    }</b> 상대가 거부권을 쓸 수도 있어요.
caesar-place-up = { $card } 앞면
caesar-place-down = { $card } 뒷면 ▮
caesar-not-here = 이 카드는 지금 { $group } 쪽에 낼 수 없어요.
caesar-not-won = { $group } 귀족은 모두 주인이 정해졌어요.
caesar-empty-hand = 카드가 없어요.
event-caesar-two =
    { $known ->
        [yes] { who-i } { $icon } { $group } 쪽에 <b>{ $card }</b> 카드를 앞면으로, { $icon2 } { $group2 } 쪽에 <b>{ $card2 }</b> 카드를 뒷면으로 냈어요.
       *[no] { who-i } { $icon } { $group } 쪽에 <b>{ $card }</b> 카드를 앞면으로, { $icon2 } { $group2 } 쪽에 카드 한 장을 뒷면으로 냈어요.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] 동점이라 바뀐 게 없어요.
        [turned] 철학자 { $phil_one } : { $phil_other } 덕에 결과가 뒤집혀, 합이 작은 <b>{ $winner }</b> 쪽이 귀족을 얻었어요.
       *[won] <b>{ $winner }</b> 쪽이 귀족을 얻었어요.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }버린 카드: { $high } { $highest }, { $low } { $lowest ->
                [0] 없음.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { who-i } <b>{ $cards }</b> 카드를 뒷면으로 놓았어요.
       *[no] { who-i } 카드 5장을 뒷면으로 놓았어요.
    }
event-caesar-played = { who-i } { $icon } { $group } 쪽에 <b>{ $card }</b> 카드를 앞면으로 냈어요.
event-caesar-hid =
    { $known ->
        [yes] { who-i } { $icon } { $group } 쪽에 <b>{ $card }</b> 카드를 뒷면으로 냈어요.
       *[no] { who-i } { $icon } { $group } 쪽에 카드 한 장을 뒷면으로 냈어요.
    }
event-caesar-announced = 📣 { who-i } 선언했어요: <b>{ $trick }</b>.
event-caesar-passed = { who-i } 허용했어요.
event-caesar-vetoed = ✋ <b>거부권!</b> { who-i } 막았어요: { $trick }.
event-caesar-assassinated = 🗡 { who-i } { $icon } { $group } 쪽의 앞면 <b>{ $card }</b> 카드를 잃었어요.
event-caesar-revealed = 👁 { who-i } { $icon } { $group } 쪽의 카드를 공개해야 했어요: <b>{ $cards }</b>.
event-caesar-castled = 🔀 { who-i } 카드를 다시 놓았어요: { $icon } { $group } 쪽에 { $first }장, { $icon2 } { $group2 } 쪽에 { $second }장, 모두 뒷면이에요.
event-caesar-struck = ⚡ 신들이 { $icon } { $group } 쪽을 내리쳤어요. 잃은 카드: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { who-i } { $bust ->
        [black] <b>검은 흉상</b> ⚫을 뽑았어요. 모든 흉상이 주머니로 돌아가요.
        [grey] <b>회색 흉상</b> 🪨을 뽑았어요. 투표가 없어요.
       *[group] <b>{ $icon } { $group }</b> 흉상을 뽑았어요.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> 쪽은 카드가 8장 이상이라 함께 투표해요:
       *[no] 🗳 { $icon } <b>{ $group }</b> 투표:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group } 귀족은 모두 주인이 정해졌어요. 카드와 흉상은 게임에서 빠져요.
event-caesar-discarded = { who-i } 카드를 버렸어요: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { who-i } { $deck ->
                [influence] 영향력 카드를 뽑았어요: <b>{ $card }</b>.
               *[action] 행동 카드를 뽑았어요: <b>{ $card }</b>.
            }
       *[no]
            { who-i } { $deck ->
                [influence] 영향력 카드를 뽑았어요.
               *[action] 행동 카드를 뽑았어요.
            }
    }
event-caesar-drew-several =
    { who-i } { $influence ->
        [0] 행동 카드 { $actions }장을 뽑았어요.
       *[other]
            영향력 카드 { $influence }장{ $actions ->
                [0] 을 뽑았어요.
               *[other] { ", 행동 카드" } { $actions }장을 뽑았어요.
            }
    }
event-caesar-left = { who-i } 게임에서 나갔어요.
event-caesar-ended =
    { $result ->
        [tie] 이번 판은 { $best } : { $worst } 무승부예요.
       *[won] 이번 판은 { $best } : { $worst }, <b>{ $winner }</b> 승리예요.
    }{ $goes_on ->
        [yes] { " 다음 판은 편을 바꿔서 해요." }
       *[no] { "" }
    }
reason-caesar-patricians =
    모든 귀족의 주인이 정해졌어요. { $count ->
        [1] { $winners } 승리! 로마를 차지했어요!
       *[other] { $winners } 무승부! 로마를 나눠 가져요!
    }
reason-caesar-influence =
    낼 영향력이 없어요. { $count ->
        [1] { $winners } 승리! 로마를 차지했어요!
       *[other] { $winners } 무승부! 로마를 나눠 가져요!
    }
reason-caesar-stalemate =
    모든 관직이 동점이고 더는 바꿀 수 없어요. { $count ->
        [1] { $winners } 승리! 로마를 차지했어요!
       *[other] { $winners } 무승부! 로마를 나눠 가져요!
    }
reason-caesar-standstill =
    12차례 동안 바뀐 게 없어요. { $count ->
        [1] { $winners } 승리! 로마를 차지했어요!
       *[other] { $winners } 무승부! 로마를 나눠 가져요!
    }
reason-caesar-match =
    매치가 끝났어요. { $count ->
        [1] { $winners } 승리!
       *[other] { $winners } 공동 우승!
    }
reason-caesar-left = 상대가 나가서 { $winners } 승리, 로마를 차지했어요.
rule-caesar-missions = 비밀 임무
rule-caesar-missions-help = 각자 비밀 관직이 하나씩 있어요. 그 과반을 얻으면 2점 더 받아요.
rule-caesar-philosophers = 투표 뒤 철학자
rule-caesar-philosophers-help = 누군가 이긴 투표 뒤에 그 관직의 철학자를 어떻게 할지예요. 모두 남거나, 철학자가 더 많은 쪽이 하나 버리거나, 모두 버려요.
rule-caesar-philosophers-stay = 모두 남김
rule-caesar-philosophers-source = 1장 버림
rule-caesar-philosophers-classic = 모두 버림
rule-caesar-personas = 시저를 맡을 사람
rule-caesar-personas-help = 먼저 참가한 사람, 나중에 참가한 사람, 무작위 중에서 시저를 정해요. 다른 한 사람은 클레오파트라예요.
rule-caesar-personas-seats = 먼저 참가한 사람
rule-caesar-personas-swapped = 나중에 참가한 사람
rule-caesar-personas-dealt = 무작위
rule-caesar-cleopatra_starts = 클레오파트라가 먼저
rule-caesar-cleopatra_starts-help = 시저 대신 클레오파트라가 먼저 해요.
rule-caesar-best_of_three = 3판 2선승
rule-caesar-best_of_three-help = 3판까지 하고 먼저 2판을 이기면 매치 승리예요. 한 판마다 편을 바꿔요.
caesar-not-so = 지금 { $card } 카드를 낼 수는 있지만 그렇게는 안 돼요.
typed-caesar = 카드, 관직, 앞면이나 뒷면을 적으세요. 카드: 1–5, 철학자는 p. 관직: 법무관, 조영관, 재무관, 집정관, 감찰관. 줄여서 “3 집정 앞”처럼 써도 돼요.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = 하나뿐인 수는 자동으로
rule-caesar-forced_moves-help = 거부권이 없다는 걸 모두가 알 수 있으면(손에 행동 카드가 없거나 거부권을 둘 다 버렸으면), 행동 카드를 허용할지 묻지 않고 바로 진행해요. 캐슬링일 때와 흉상을 뽑기 전에는 그래도 물어봐요.
typed-words-caesar =
    praetor: 법무관 법무
    aedile: 조영관 조영
    quaestor: 재무관 재무
    consul: 집정관 집정
    censor: 감찰관 감찰
    up: 앞면 앞
    down: 뒷면 뒤
    p: 철학자 Φ
    assassination: 암살
    scout: 정찰
    castling: 캐슬링
    wrath: 분노
    veto: 거부권 거부
    draw: 뽑기
    influence: 영향력
    action: 행동
    discard: 버리기
    pass: 허용 허용하기 넘어가기 패스
    done: 완료 끝
    bust: 흉상
