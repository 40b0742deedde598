notice-nudged = ⏰ { $seat } got a reminder: three quarters of the time are gone.
notice-timed_out = ⌛ { $seat } ran out of time, so the clock stepped in.
# What follows is the whole sentence that tells the move, such as “Bola drew a card.”
clock-moved = ⌛ { $seat } ran out of time, so the clock stepped in: { $move }
notice-skipped = ⏭ { $seat } got skipped.
# What follows is again the whole sentence that tells the move.
skip-moved = ⏭ { $seat } got skipped: { $move }
notice-handed_over = 🤖 { $seat } stepped away; a computer ({ $level }) plays on.
notice-came_back = 🙋 { $seat } came back.
notice-took_over = 🪑 { $seat } took over the seat of { computer-name }.
notice-new_host = 🔑 { $seat } took over as host.
notice-gone = { $by ->
    [admin] 🚪 { $seat } had to leave the table.
   *[player] 🚪 { $seat } left the table.
}
notice-stopped = 🏁 The game was stopped; nobody has won.
notice-resigned = 🏳 { $seat } resigned.
notice-draw_offered = 🤝 { $seat } offered a draw.
notice-draw_declined = { $seat } wanted to play on.
notice-draw_agreed = 🤝 Everybody agreed to a draw.
notice-undo_asked = ↩ { $seat } asked to take a move back.
notice-undo_declined = { $seat } let the move stand.
notice-undone = ↩ { $seat } took the last move back.
