command-learn = belajar satu game dalam beberapa menit
learn-it = 🎓 Belajar (3 mnt)
learn-short = 🎓 Belajar
learn-games = 🎓 Belajar game (3 mnt)
lessons-title = 🎓 <b>Belajar game</b>
lessons-which = Pelajaran singkat dengan langkah sungguhan, khusus buatmu. Mau belajar game apa?
lessons-unknown = Aku nggak punya pelajaran buat “{ $typed }”.
lessons-none = Belum ada pelajaran. /rules menjelaskan semua game.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Ketuk satu pelajaran. Boleh ditutup dan dilanjut kapan saja.
lesson-list-done = Semua pelajaran sudah selesai. Saatnya main!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Lanjut ▸
lesson-done = ✓ <b>Pelajaran selesai!</b>
lesson-last-done = ✓ <b>Itu pelajaran terakhir!</b> Sekarang coba { $game } lawan komputer tingkat mudah.
lesson-badge = 🎖 Lencana baru: <b>{ $badge }</b>
lesson-next = Lanjut: { $title } ▸
lesson-play = ▶ Lawan komputer mudah
lesson-all = ← Pelajaran
lesson-games = ← Game
lesson-learner = Kamu
lesson-name-1 = Ayu
lesson-name-2 = Budi
lesson-name-3 = Citra
lesson-name-4 = Dewi
lesson-name-5 = Eko
