lobby-title = 🎲 <b>{ $game }</b> · { $seats } pemain
lobby-sits =
    { $count ->
        [0] Belum ada yang ikut
       *[other]
            { $full ->
                [yes] Kursi penuh: { $count } dari { $most }
               *[no] Kursi terisi: { $count } dari { $most }
            }
    } · ⏳ { $pace } per langkah
lobby-rematch = 🔁 Tanding ulang: ketuk Ikut kalau mau main lagi. Yang nggak mengetuk nggak ikut main.
seat-kept = kursi disimpan
lobby-house-rules = 🏠 Aturan rumah: { $rules }
lobby-fills =
    🤖 { $count ->
        [1] Kursi kosong bakal diisi komputer ({ $level }).
       *[other] { $count } kursi kosong bakal diisi komputer ({ $level }).
    }
lobby-hands = 🃏 Kartumu muncul di sini dan cuma kamu yang lihat. <a href="{ $link }">Lebih suka chat pribadi?</a>
lobby-no-hands = 🃏 Telegram nggak bisa menampilkan kartu rahasia di grup ini. Ketuk tombol di bawah pesan game buat mengintip kartumu, atau lihat di <a href="{ $link }">chat pribadi</a>.
lobby-suggestion = 💡 { $who } mengusulkan { $game }.
lobby-closed = Meja ini sudah ditutup. Kirim /newgame buat buka meja baru.
join = 🪑 Ikut
start = ▶ Mulai
more = ⋯ Lainnya
switch-to = 💡 Ganti ke { $game }
speak-here = 🌍 Pakai bahasa { $language } di chat ini?
speak-here-no = Nggak usah
language-kept = Oke, aku nggak akan tanya lagi. Admin tetap bisa ganti bahasa di /settings.
more-title = ⋯ <b>{ $game }</b> · sebelum mulai
more-how = Ketuk yang mau kamu ubah.
more-read = Cuma host dan admin yang bisa mengubah ini. Kamu bisa mengusulkan game lain.
more-games = 🎲 Game
more-computers = 🤖 Komputer
more-pace = ⏳ Waktu per langkah
more-roles = 🎭 Pilih peran
more-fair = 🔒 Main jujur
leave = 🚪 Keluar
more-games-title = 🎲 <b>Game</b>
more-games-lead = Ketuk satu game buat ganti ke game itu.
more-games-suggest = Ketuk game yang mau kamu usulkan ke { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Komputer</b>: { $count }
more-computers-how = Ketuk tingkatnya buat menambah komputer.
add-computer = + 🤖 { $level }
remove-computer = − Komputer
more-pace-title = ⏳ <b>Waktu per langkah</b>: { $pace }
more-pace-how = Ini cuma berlaku di meja ini. Admin bisa mengubahnya buat semua game lewat /settings.
lobby-roles = 🎭 Pilih peranmu. Host memilih duluan. Peran yang nggak dipilih siapa-siapa dibagi sesuai urutan kursi.
fair-play-title = 🔒 <b>Main jujur</b>
fair-play-sealed =
    { $luck ->
        [no] Siapa memainkan peran apa
       *[yes] Semua keberuntungan di game ini
    } sudah dikunci: { $seal }

    Semuanya berasal dari satu angka rahasia. Aku memilihnya sebelum ada yang ikut, dan kode ini buktinya. Setelah game selesai, angkanya kutunjukkan, dan siapa saja bisa mengecek apakah cocok dengan kodenya. Jadi nggak ada yang bisa menukarnya di tengah game, aku pun nggak.
copy-commitment = 🔒 Salin kode
done-suggested = 💡 Kamu mengusulkan { $game }
done-suggestion-withdrawn = ✓ Kamu menarik usulanmu
done-joined-next = ✓ Kamu masuk daftar game berikutnya
joined-for-a-computer = Semua kursi terisi, jadi kamu menggantikan komputer.
played-on-for-a-computer = ✓ Kamu menggantikan komputer
late = Game sudah dimulai. Kamu masuk daftar game berikutnya.
late-with-seats = Game sudah dimulai. Kamu masuk daftar game berikutnya. Mau ikut sekarang? Gantikan salah satu komputer:
late-leave = Lain kali saja
take-over = { $name }
lobby-stands = Sudah ada meja di sini. Ketuk Ikut.
playing-stands = Sudah ada game di sini. Ketuk Ikut buat main di game berikutnya. Host atau admin bisa mengakhiri game ini dengan /endgame.
asked-another = Cuma yang meminta yang bisa memilih.
