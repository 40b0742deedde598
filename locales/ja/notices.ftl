notice-nudged = ⏰ { $seat }にお知らせを送りました。
notice-timed_out = ⌛ { $seat }は時間切れになりました。
clock-moved = ⌛ 時間切れです。{ $move }
notice-skipped = ⏭ { $seat }はスキップされました。
skip-moved = ⏭ スキップです。{ $move }
notice-handed_over = 🤖 { $seat }が席を外したので、コンピューター（{ $level }）が代わりました。
notice-came_back = 🙋 { $seat }が戻りました。
notice-took_over = 🪑 { $seat }が{ computer-name }に代わって席に着きました。
notice-new_host = 🔑 { $seat }がホストになりました。
notice-gone =
    🚪 { $seat }は{ $by ->
        [admin] ゲームから外されました。
       *[player] ゲームを抜けました。
    }
notice-stopped = 🏁 ゲームは途中で終了しました。勝者はいません。
notice-resigned = 🏳 { $seat }は投了しました。
notice-draw_offered = 🤝 { $seat }は引き分けを提案しました。
notice-draw_declined = 🤝 { $seat }は引き分けを断りました。
notice-draw_agreed = 🤝 全員が引き分けに合意しました。
notice-undo_asked = ↩ { $seat }は「待った」をお願いしました。
notice-undo_declined = ↩ { $seat }が断ったので、手はそのままです。
notice-undone = ↩ { $seat }は最後の手を戻しました。
