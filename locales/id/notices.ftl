notice-nudged = ⏰ { $seat } dapat pengingat.
notice-timed_out = ⌛ { $seat } kehabisan waktu.
clock-moved = ⌛ Waktu habis. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Giliranmu
       *[other] Giliran { $seat }
    } dilewati.
skip-moved = ⏭ Dilewati. { $move }
notice-handed_over = 🤖 { $seat } pergi sebentar, jadi digantikan komputer ({ $level }).
notice-came_back = 🙋 { $seat } kembali.
notice-took_over = 🪑 { $seat } menggantikan { computer-name }.
notice-new_host = 🔑 { $seat } jadi host.
notice-gone =
    🚪 { $seat } { $by ->
        [admin] dikeluarkan dari game.
       *[player] keluar dari game.
    }
notice-stopped = 🏁 Game diakhiri. Nggak ada yang menang.
notice-resigned = 🏳 { $seat } menyerah.
notice-draw_offered = 🤝 { $seat } menawarkan seri.
notice-draw_declined = 🤝 { $seat } menolak seri.
notice-draw_agreed = 🤝 Semua setuju seri.
notice-undo_asked = ↩ { $seat } minta membatalkan langkah.
notice-undo_declined = ↩ { $seat } menolak, jadi langkahnya tetap.
notice-undone = ↩ { $seat } membatalkan langkah terakhir.
