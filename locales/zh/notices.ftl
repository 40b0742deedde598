notice-nudged = ⏰ { $seat }收到了提醒。
notice-timed_out = ⌛ { $seat }超时了。
clock-moved = ⌛ 时间到。{ $move }
notice-skipped = ⏭ 跳过了{ $seat }。
skip-moved = ⏭ 已跳过。{ $move }
notice-handed_over = 🤖 { $seat }暂离，电脑（{ $level }）接手。
notice-came_back = 🙋 { $seat }回来了。
notice-took_over = 🪑 { $seat }接替了{ computer-name }。
notice-new_host = 🔑 { $seat }当上了房主。
notice-gone =
    🚪 { $seat }{ $by ->
        [admin] 被移出了游戏。
       *[player] 离开了游戏。
    }
notice-stopped = 🏁 本局已结束，没有赢家。
notice-resigned = 🏳 { $seat }认输了。
notice-draw_offered = 🤝 { $seat }提议平局。
notice-draw_declined = 🤝 { $seat }拒绝了平局。
notice-draw_agreed = 🤝 所有人都同意平局。
notice-undo_asked = ↩ { $seat }想悔棋。
notice-undo_declined = ↩ { $seat }不同意，这一步不变。
notice-undone = ↩ { $seat }悔了一步。
