notice-nudged = ⏰ { $seat } got a reminder.
notice-timed_out = ⌛ { $seat } ran out of time.
# The move is a whole sentence, such as “Bola drew a card.”
clock-moved = ⌛ Time’s up. { $move }
notice-skipped = ⏭ { $seat } { you-was } skipped.
skip-moved = ⏭ Skipped. { $move }
notice-handed_over = 🤖 { $seat } stepped away, so a computer ({ $level }) took over.
notice-came_back = 🙋 { $seat } came back.
notice-took_over = 🪑 { $seat } took over from { computer-name }.
notice-new_host = 🔑 { $seat } became the host.
notice-gone = 🚪 { $seat } { $by ->
    [admin] { you-was } removed from the game.
   *[player] left the game.
}
notice-stopped = 🏁 The game was ended. Nobody won.
notice-resigned = 🏳 { $seat } resigned.
notice-draw_offered = 🤝 { $seat } offered a tie.
notice-draw_declined = 🤝 { $seat } declined the tie.
notice-draw_agreed = 🤝 Everyone agreed to a tie.
notice-undo_asked = ↩ { $seat } asked to take a move back.
notice-undo_declined = ↩ { $seat } said no, so the move stands.
notice-undone = ↩ { $seat } took the last move back.
