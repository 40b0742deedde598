notice-nudged = ⏰ { $seat } được nhắc.
notice-timed_out = ⌛ { $seat } hết giờ.
clock-moved = ⌛ Hết giờ. { $move }
notice-skipped = ⏭ { $seat } bị bỏ qua lượt.
skip-moved = ⏭ Bỏ qua lượt. { $move }
notice-handed_over = 🤖 { $seat } vắng mặt, máy ({ $level }) chơi thay.
notice-came_back = 🙋 { $seat } quay lại rồi.
notice-took_over = 🪑 { $seat } chơi thay { computer-name }.
notice-new_host = 🔑 { $seat } làm chủ bàn.
notice-gone =
    🚪 { $seat } { $by ->
        [admin] bị loại khỏi ván.
       *[player] rời ván.
    }
notice-stopped = 🏁 Ván đã dừng. Không ai thắng.
notice-resigned = 🏳 { $seat } đầu hàng.
notice-draw_offered = 🤝 { $seat } xin hòa.
notice-draw_declined = 🤝 { $seat } từ chối hòa.
notice-draw_agreed = 🤝 Mọi người đồng ý hòa.
notice-undo_asked = ↩ { $seat } xin đi lại.
notice-undo_declined = ↩ { $seat } không đồng ý, nước đi giữ nguyên.
notice-undone = ↩ { $seat } đi lại nước vừa rồi.
