lobby-title = 🎲 <b>{ $game }</b> · { $seats }명
lobby-sits =
    { $count ->
        [0] 아직 아무도 없어요
       *[other]
            { $full ->
                [yes] { $most }자리가 다 찼어요
               *[no] 참가: { $count } / { $most }명
            }
    } · ⏳ 한 수에 { $pace }
lobby-rematch = 🔁 재대결: 한 판 더 하려면 참가를 누르세요. 누른 사람만 들어가요.
seat-kept = 자리 맡아 둠
lobby-house-rules = 🏠 하우스 룰: { $rules }
lobby-fills =
    🤖 { $count ->
        [1] 빈자리에는 컴퓨터({ $level })가 들어와요.
       *[other] 빈자리 { $count }개에는 컴퓨터({ $level })가 들어와요.
    }
lobby-hands = 🃏 내 카드는 여기에 나만 보이게 떠요. <a href="{ $link }">개인 채팅이 더 편한가요?</a>
lobby-no-hands = 🃏 이 그룹에서는 텔레그램이 비밀 카드를 못 보여 줘요. 테이블 아래 버튼을 눌러 살짝 보거나 <a href="{ $link }">개인 채팅</a>으로 받으세요.
lobby-suggestion = 💡 { $who } 님의 제안: { $game }.
lobby-closed = 이 테이블은 닫혔어요. 새로 열려면 /newgame 명령을 보내세요.
join = 🪑 참가
start = ▶ 시작
more = ⋯ 더 보기
switch-to = 💡 { $game } 게임으로 바꾸기
speak-here = 🌍 이 채팅, { $language } 어때요?
speak-here-no = 아니요
language-kept = 알겠어요, 다시 묻지 않을게요. 언어는 관리자가 /settings 에서 언제든 바꿀 수 있어요.
more-title = ⋯ <b>{ $game }</b> · 시작 전
more-how = 바꾸고 싶은 걸 누르세요.
more-read = 방장과 관리자만 바꿀 수 있어요. 다른 게임은 누구나 제안할 수 있어요.
more-games = 🎲 게임
more-computers = 🤖 컴퓨터
more-pace = ⏳ 제한 시간
more-roles = 🎭 편 고르기
more-fair = 🔒 공정한 게임
leave = 🚪 나가기
more-games-title = 🎲 <b>게임</b>
more-games-lead = 게임을 누르면 그 게임으로 바뀌어요.
more-games-suggest = 게임을 누르면 방장 { $host } 님에게 제안해요.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>컴퓨터</b>: { $count }
more-computers-how = 난이도를 누르면 컴퓨터가 들어와요.
add-computer = + 🤖 { $level }
remove-computer = − 컴퓨터
more-pace-title = ⏳ <b>제한 시간</b>: { $pace }
more-pace-how = 이 테이블에서만 바뀌어요. 모든 게임에 쓰려면 관리자가 /settings 에서 바꾸면 돼요.
lobby-roles = 🎭 어느 편을 할지 고르세요. 방장이 먼저 골라요. 아무도 안 고른 편은 앉은 순서대로 나눠 줘요.
fair-play-title = 🔒 <b>공정한 게임</b>
fair-play-sealed =
    { $luck ->
        [no] 누가 어느 편인지는
       *[yes] 이 게임의 운은 모두
    } 미리 정해져 있어요: { $seal }

    모든 운은 비밀 숫자 하나에서 나와요. 누가 참가하기도 전에 뽑아 둔 숫자이고, 이 코드가 그 증거예요. 게임이 끝나면 숫자를 공개하니까 코드와 맞는지 누구나 확인할 수 있어요. 그러니 게임 중에는 아무도 못 바꿔요. 이 봇도요.
copy-commitment = 🔒 코드 복사
done-suggested = 💡 제안했어요: { $game }
done-suggestion-withdrawn = ✓ 제안을 거뒀어요
done-joined-next = ✓ 다음 게임을 예약했어요
joined-for-a-computer = 자리가 다 차서 컴퓨터 자리를 넘겨받았어요.
played-on-for-a-computer = ✓ 컴퓨터 자리를 넘겨받았어요
late = 게임이 이미 시작됐어요. 다음 게임은 예약해 뒀어요.
late-with-seats = 게임이 이미 시작됐어요. 다음 게임은 예약해 뒀어요. 지금 바로 하려면 컴퓨터 자리를 넘겨받으세요:
late-leave = 이번엔 안 할래요
take-over = { $name }
lobby-stands = 여기 이미 테이블이 있어요. 참가를 누르세요.
playing-stands = 여기서 이미 게임 중이에요. 참가를 누르면 다음 게임에 들어가요. 방장이나 관리자는 /endgame 으로 이번 게임을 끝낼 수 있어요.
asked-another = 물어본 사람만 고를 수 있어요.
