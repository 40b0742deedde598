table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who } 님, 차례예요!
turn-computer = 🤖 { $who } 생각 중…
turn-of-several = 👉 기다리는 중: { $who }…
table-deserted = 💤 모두 자리를 비워서 게임이 잠시 멈췄어요. 30분 안에 아무도 안 돌아오면 끝나요.
table-not-shown = ⚠️ 지금은 텔레그램에 막혀 테이블을 못 띄워요. 둔 수는 저장됐고 계속 시도할게요. 직접 해 보려면 /board 명령을 보내세요.
nudge =
    ⏰ { $who } 님, 시간이 얼마 안 남았어요! { $then ->
        [computer] 가만히 있으면 돌아올 때까지 컴퓨터가 대신해요.
        [goes-on] 시간이 다 되면 기다리지 않고 게임을 이어 가요.
       *[clock] 가만히 있으면 자동으로 한 수를 둬요.
    }
rules-table =
    👥 인원: { $players }.{ $first ->
        [seat] { " " }먼저 들어온 사람부터 시작하고, 재대결은 그다음 사람부터예요.
        [none] { "" }
       *[role] { " " }{ $first }부터 시작해요.
    }
    ⏰ 시간이 다 되면 자동으로 한 수를 둬요.
rules-before = ◂ 이전: { $page }쪽
rules-after = 다음: { $page }쪽 ▸
reclaim-button = 🙋 돌아왔어요
next-round = 🪑 다음 게임: { $names }
told-so-far = 지금까지:
told-since = 내가 둔 뒤로:
told-alone = 있었던 일:
beside = ⋯ 더 보기
beside-the-game = <b>무엇을 할까요?</b>
your-turn = <b>내 차례</b>
panel-hint =
    💡 나만 볼 수 있어요.{ $asked ->
        [yes] { " " }하고 싶은 걸 누르세요. 지금 안 되는 거라면 이유를 알려 줄게요.
       *[no] { "" }
    }
not-your-turn = 기다리는 중: { $who }…
you-are-away = 돌아올 때까지 컴퓨터가 대신해요.
draw-is-offered = 🤝 { $who } 님이 무승부를 제안했어요. { $asked } 님, 받아들일까요?
draw-own-offer = 🤝 무승부를 제안했어요. 다음 수를 두기 전까지 유효해요.
draw-yes = 🤝 무승부 받아들이기
draw-no = 계속하기
pass-windows-how =
    { $passes ->
        [yes] 상대의 행동 카드를 묻지 않고 모두 허용하고 있어요. 그만하려면: { pass-windows-off }.
       *[no] { pass-windows-on }: 상대가 행동 카드를 내도 묻지 않고 그대로 진행해요. 언제든 되돌릴 수 있어요.
    }
pass-windows-on = ⏩ 모두 허용하기
pass-windows-off = ✋ 다시 묻게 하기
draw-or-offer = 🤝 무승부 제안
draw-or-sure = 🏳 기권
resign-sure = <b>이 게임에서 기권할까요?</b>
resign-yes = 🏳 네, 기권할게요
resign-no = 계속하기
undo-is-asked = ↩ { $who } 님이 한 수 무르고 싶대요. { $asked } 님, 괜찮아요?
undo-own-request = ↩ 무르기를 부탁했어요. 다음 수를 두기 전까지 유효해요.
undo-yes = ↩ 네, 무르세요
undo-no = 아니요, 그대로
undo-ask = ↩ 한 수 무르기
leave-sure = <b>{ $who } 님, 게임에서 나갈까요?</b> 자리는 되찾을 수 없어요.
leave-yes = 네, 나갈게요
leave-no = 계속하기
end-sure = <b>{ $game } 게임을 여기서 끝낼까요?</b> 모두 함께 끝나고 승자는 없어요.
end-this = 🏁 게임 끝내기
end-yes = 네, 끝내요
end-no = 계속하기
ended = { $game } 게임이 승자 없이 중단됐어요. 새로 하려면 /newgame 명령을 보내세요.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }위
result-more-title = ⋯ <b>{ $game }</b> · 게임이 끝난 뒤
result-more-save = 📄 <b>게임 저장</b>: 모든 수가 담긴 게임 기록 파일을 여기에 올려 줄게요. 간직하세요.
result-more-fair =
    🔒 <b>공정한 게임</b>: 누가 참가하기도 전에 이 코드를 보여 줬어요: { $seal }

    { $luck ->
        [no] 누가 어느 편을 맡을지는
       *[yes] 이 게임의 운은 모두
    } 이 코드에 감춰 둔 비밀 숫자 하나에서 나왔어요. <b>확인하기</b>를 누르면 그 숫자로 코드를 다시 계산하는 명령이 복사돼요. Python이 있는 컴퓨터면 어디서든 돼요. 코드가 같으면 참가 전에 뽑아 둔 바로 그 숫자예요.
reason-agreed = 모두 무승부를 받아들였어요.
copy-check = 🔒 확인하기
record-button = 📄 게임 저장
record-caption = 📄 { $game } 게임 기록이에요. 한 수 한 수 다 담겨 있으니 간직하세요.
record-check = 📄 <code>{ $file }</code>: 개인 채팅으로 전달하면 공정했는지 확인해 줄게요. 직접 확인하려면: <code>python -m engine verify { $file }</code>
rematch = 🔁 재대결
explain-button = 🔎 어디서 틀렸을까?
explain-looking = 🔎 둔 수를 되돌아보고 있어요… 몇 초 걸려요.
explain-one-at-a-time = 🔎 아직 다른 게임을 되돌아보는 중이에요. 잠시 뒤에 다시 해 보세요.
explain-nothing = 🔎 잘했어요. 뚜렷한 실수가 없어요.
explain-failed = 이 게임은 되돌아보지 못했어요.
explain-older-rules = 🔎 예전 규칙으로 한 게임이라 되돌아볼 수 없어요.
explain-in-private = 개인 채팅으로 보냈어요.
explain-nowhere = 여기서는 나만 보이게 할 수 없어요. 개인 채팅을 열어 시작을 누르고 다시 해 보세요.
explain-title = 🔎 <b>실수 { $number } / { $count }</b>
explain-played = 내 선택: <b>{ $move }</b>.
explain-better = 더 나은 선택: <b>{ $move }</b>. 이길 확률이 { $was }%에서 { $could }%로 올라가요.
explain-marks =
    🖼 ✗ 게임에서 둔 수 · ✓ 더 나은 수{ $tapped ->
        [yes] { " " }· ❓ 방금 누른 수
       *[no] { "" }
    }
explain-earlier = ◂ 이전
explain-later = 다음 ▸
