notice-nudged =
    ⏰ { WHO($seat) ->
        [you] 나에게
        [computer] { $seat }에게
       *[other] { $seat } 님에게
    } 알림을 보냈어요.
notice-timed_out = ⌛ { who-eun } 시간이 다 됐어요.
clock-moved = ⌛ 시간 끝. { $move }
notice-skipped = ⏭ { who-ui } 차례를 건너뛰었어요.
skip-moved = ⏭ 건너뜀. { $move }
notice-handed_over = 🤖 { who-i } 자리를 비워서 컴퓨터({ $level })가 대신해요.
notice-came_back = 🙋 { who-i } 돌아왔어요.
notice-took_over = 🪑 { who-i } { computer-name } 자리를 넘겨받았어요.
notice-new_host = 🔑 { who-i } 방장이 됐어요.
notice-gone =
    🚪 { $by ->
        [admin] 관리자가 { who-eul } 게임에서 내보냈어요.
       *[player] { who-i } 게임에서 나갔어요.
    }
notice-stopped = 🏁 게임이 중단됐어요. 승자는 없어요.
notice-resigned = 🏳 { who-i } 기권했어요.
notice-draw_offered = 🤝 { who-i } 무승부를 제안했어요.
notice-draw_declined = 🤝 { who-i } 무승부를 거절했어요.
notice-draw_agreed = 🤝 모두 무승부를 받아들였어요.
notice-undo_asked = ↩ { who-i } 한 수 무르자고 했어요.
notice-undo_declined = ↩ { who-i } 거절해서 수는 그대로예요.
notice-undone = ↩ { who-i } 마지막 수를 물렀어요.
