table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, giliranmu!
turn-computer = 🤖 { $who } lagi mikir…
turn-of-several = 👉 Menunggu { $who }…
table-deserted = 💤 Semua lagi pergi, jadi game dijeda. Kalau dalam 30 mnt nggak ada yang kembali, game berakhir.
table-not-shown = ⚠️ Telegram lagi nggak mau menampilkan meja. Langkah kalian tersimpan, dan aku coba terus. Mau coba sendiri? Kirim /board.
nudge =
    ⏰ { $who }, waktunya hampir habis! { $then ->
        [computer] Kalau kamu nggak jalan, komputer yang main sampai kamu kembali.
        [goes-on] Habis itu game lanjut tanpa menunggu.
       *[clock] Kalau kamu nggak jalan, langkahmu dipilihkan.
    }
rules-table =
    👥 Pemain: { $players }.{ $first ->
        [seat] { " " }Yang pertama ikut mulai duluan; di tanding ulang, pemain berikutnya.
        [none] { "" }
       *[role] { " " }{ $first } mulai duluan.
    }
    ⏰ Kalau kamu kehabisan waktu, langkahmu dipilihkan.
rules-before = ◂ Hlm. { $page }
rules-after = Hlm. { $page } ▸
reclaim-button = 🙋 Aku kembali
next-round = 🪑 Game berikutnya: { $names }
told-so-far = Sejauh ini:
told-since = Sejak langkah terakhirmu:
told-alone = Yang terjadi:
beside = ⋯ Lainnya
beside-the-game = <b>Mau apa?</b>
your-turn = <b>Giliranmu</b>
panel-hint =
    💡 Cuma kamu yang lihat ini.{ $asked ->
        [yes] { " " }Ketuk yang mau kamu lakukan. Kalau lagi nggak bisa, nanti kukasih tahu kenapa.
       *[no] { "" }
    }
not-your-turn = Menunggu { $who }…
you-are-away = Komputer yang main sampai kamu kembali.
draw-is-offered = 🤝 { $who } menawarkan seri. Setuju, { $asked }?
draw-own-offer = 🤝 Kamu menawarkan seri. Tawaran ini berlaku sampai langkah berikutnya.
draw-yes = 🤝 Setuju seri
draw-no = Lanjut main
pass-windows-how =
    { $passes ->
        [yes] Kamu membiarkan semua kartu aksi lawan tanpa ditanya. Buat mengakhirinya, ketuk { pass-windows-off }.
       *[no] { pass-windows-on }: kamu nggak ditanya lagi soal kartu aksi lawan, semuanya langsung berlaku. Bisa kamu ubah kapan saja.
    }
pass-windows-on = ⏩ Biarkan semua
pass-windows-off = ✋ Tanya aku lagi
draw-or-offer = 🤝 Tawarkan seri
draw-or-sure = 🏳 Menyerah
resign-sure = <b>Menyerah di game ini?</b>
resign-yes = 🏳 Ya, menyerah
resign-no = Lanjut main
undo-is-asked = ↩ { $who } mau membatalkan langkah. Setuju, { $asked }?
undo-own-request = ↩ Kamu minta langkah terakhirmu dibatalkan. Permintaan ini berlaku sampai langkah berikutnya.
undo-yes = ↩ Ya, batalkan
undo-no = Nggak, tetap berlaku
undo-ask = ↩ Batalkan langkahku
leave-sure = <b>{ $who }, keluar dari game ini?</b> Kursimu hilang dan nggak bisa balik lagi.
leave-yes = Ya, keluar
leave-no = Lanjut main
end-sure = <b>Akhiri game { $game } ini buat semua?</b> Nggak ada yang menang.
end-this = 🏁 Akhiri game ini
end-yes = Ya, akhiri
end-no = Lanjut main
ended = Game { $game } ini diakhiri, nggak ada yang menang. Kirim /newgame buat main lagi.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · setelah game
result-more-save = 📄 <b>Simpan game ini</b>: catatan game kukirim ke sini, satu file berisi semua langkah, buat kalian simpan.
result-more-fair =
    🔒 <b>Main jujur</b>: sebelum ada yang ikut, aku menunjukkan kode ini: { $seal }

    { $luck ->
        [no] Siapa memainkan peran apa
       *[yes] Semua keberuntungan di game ini
    } berasal dari satu angka rahasia di baliknya. <b>Cek sendiri</b> menyalin perintah yang menghitung ulang kode dari angka itu, di komputer mana pun yang punya Python. Kalau kodenya cocok, berarti itu angka yang kupilih sebelum ada yang ikut.
reason-agreed = Semua setuju seri.
copy-check = 🔒 Cek sendiri
record-button = 📄 Simpan game ini
record-caption = 📄 Game { $game } kalian, langkah demi langkah, buat disimpan.
record-check = 📄 <code>{ $file }</code>: Teruskan ke chat pribadi kita, nanti aku cek jujur atau nggak. Atau cek sendiri: <code>python -m engine verify { $file }</code>
rematch = 🔁 Tanding ulang
explain-button = 🔎 Salahku di mana?
explain-looking = 🔎 Memeriksa langkahmu… Tunggu beberapa detik.
explain-one-at-a-time = 🔎 Aku masih memeriksa gamemu yang lain. Tunggu sebentar, lalu coba lagi.
explain-nothing = 🔎 Mainmu bagus: nggak ada kesalahan yang jelas.
explain-failed = Aku nggak bisa memeriksa game ini.
explain-older-rules = 🔎 Game ini dimainkan dengan aturan lama, jadi nggak bisa kuperiksa.
explain-in-private = Sudah kukirim ke chat pribadi kita.
explain-nowhere = Di sini aku nggak bisa menunjukkannya cuma ke kamu. Buka chat pribadi kita, ketuk Start, lalu coba lagi.
explain-title = 🔎 <b>Kesalahan { $number } dari { $count }</b>
explain-played = Kamu memilih <b>{ $move }</b>.
explain-better = Lebih bagus <b>{ $move }</b>, dengan peluang menang { $could }%, bukan { $was }%.
explain-marks =
    🖼 ✗ langkahmu di game · ✓ langkah yang lebih bagus{ $tapped ->
        [yes] { " " }· ❓ yang kamu ketuk
       *[no] { "" }
    }
explain-earlier = ◂ Sebelumnya
explain-later = Lanjut ▸
