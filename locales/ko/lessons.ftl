command-learn = 몇 분 만에 게임 배우기
learn-it = 🎓 배우기(3분)
learn-short = 🎓 배우기
learn-games = 🎓 게임 배우기(3분)
lessons-title = 🎓 <b>게임 배우기</b>
lessons-which = 실제로 둬 보며 혼자 배우는 짧은 강의예요. 어떤 게임을 배울까요?
lessons-unknown = “{ $typed }” 강의는 없어요.
lessons-none = 아직 강의가 없어요. 모든 게임은 /rules 에 설명돼 있어요.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = 강의를 누르세요. 닫았다가 언제든 다시 와도 돼요.
lesson-list-done = 강의를 모두 끝냈어요. 이제 게임할 시간이에요!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = 다음 ▸
lesson-done = ✓ <b>강의를 마쳤어요!</b>
lesson-last-done = ✓ <b>마지막 강의까지 끝!</b> 이제 쉬운 컴퓨터와 { $game } 한 판 해 보세요.
lesson-badge = 🎖 새 배지: <b>{ $badge }</b>
lesson-next = 다음: { $title } ▸
lesson-play = ▶ 쉬운 컴퓨터와 하기
lesson-all = ← 강의
lesson-games = ← 게임
lesson-learner = 나
lesson-name-1 = 지우
lesson-name-2 = 민호
lesson-name-3 = 서연
lesson-name-4 = 하은
lesson-name-5 = 준서
