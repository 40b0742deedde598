notice-nudged = ⏰ { $seat } don get reminder.
notice-timed_out = ⌛ Time don finish for { $seat }.
clock-moved = ⌛ Time don finish. { $move }
notice-skipped = ⏭ Dem skip { $seat }.
skip-moved = ⏭ Dem don skip am. { $move }
notice-handed_over = 🤖 { $seat } no dey around, so computer ({ $level }) don take ova.
notice-came_back = 🙋 { $seat } don come back.
notice-took_over = 🪑 { $seat } take ova from { computer-name }.
notice-new_host = 🔑 { $seat } don become di host.
notice-gone =
    🚪 { $by ->
        [admin] Dem remove { $seat } from di game.
       *[player] { $seat } don comot from di game.
    }
notice-stopped = 🏁 Dem don end di game. Nobody win.
notice-resigned = 🏳 { $seat } don resign.
notice-draw_offered = 🤝 { $seat } offer tie.
notice-draw_declined = 🤝 { $seat } no gree for tie.
notice-draw_agreed = 🤝 Everybody gree for tie.
notice-undo_asked = ↩ { $seat } ask to take move back.
notice-undo_declined = ↩ { $seat } no gree, so di move go stay.
notice-undone = ↩ { $seat } take di last move back.
