command-replay = tonton lagi game terakhir, langkah demi langkah
replay-button = 📽 Tayangan ulang
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Game dimulai.
replay-moved = { $who } melangkah.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Momen penting berikutnya
replay-eyes-button = 👁 Sudut pandang { $name }
replay-open-button = 👁 Semua terbuka
replay-share = ↗ Bagikan
replay-share-text = 📽 Satu game { $game }, langkah demi langkah
replay-number = Kirim /replay dan nomornya buat lompat ke sana.
replay-at-border = Sudah mentok, nggak ada lagi.
replay-running = Game ini masih berjalan. Tayangan ulangnya bisa ditonton setelah selesai.
replay-none = Belum ada game yang selesai di sini. Kirim /newgame buat mulai.
replay-gone = Game ini sudah nggak kusimpan.
star-button =
    ⭐ Bintang{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Satu bintang lagi, dan game ini kusimpan selamanya.
star-kept = ⭐ Game ini sekarang ada di galeri: /games
star-taken-back = ✓ Bintangmu dicabut.
star-for-players = Cuma admin dan yang ikut main yang bisa kasih bintang ke game ini.
star-full = Galeri cuma muat { $most } game. Cabut dulu satu bintang.
games-replay = 📽 /replay menayangkan yang terbaru langkah demi langkah.
games-starred = ⭐ Berbintang
games-title-starred = ⭐ <b>Galeri chat ini</b>
games-none-starred = Belum ada game berbintang. Buka satu game dengan /games, lalu ketuk ⭐ Bintang: bintang dari satu admin atau dari dua pemain menyimpannya di sini selamanya.
name-show = 👁 Tampilkan namaku di tayangan ulang
name-hide = 🙈 Sembunyikan namaku di tayangan ulang
name-shown = ✓ Namamu sekarang tampil di tayangan ulang yang dibagikan.
name-hidden = ✓ Tayangan ulang yang dibagikan cuma memuat huruf pertama namamu.
