private-start =
    🎲 <b>Parlour</b>: board game dan game kartu buat chat grupmu.

    Tambahkan aku ke grup, lalu kirim /newgame di sana. Satu game muat di satu pesan, dan kartumu cuma kamu yang lihat.

    Atau main lawan komputer langsung di sini:
group-start = 🎲 Halo! Kirim /newgame buat main bareng, /learn buat belajar satu game, atau /help buat lihat aku bisa apa saja.
bot-description =
    🎲 Board game dan game kartu buat chat grupmu.

    Satu game muat di satu pesan, dan kartumu cuma kamu yang lihat. Mainnya bisa sekali duduk atau santai berhari-hari, dan nggak ada yang perlu instal apa-apa.

    Tambahkan aku ke grup lalu kirim /newgame di sana, atau ketuk Start buat main lawan komputer.
bot-short-description = 🎲 Board game dan game kartu di chat grupmu. Tambahkan aku, lalu kirim /newgame.
add-to-group = ➕ Tambahkan ke grup
practise = { $game } ({ $seats })
help-offer = ❔ Bantuan
help-play = 🎲 Main
help-learn = 🎓 Belajar, kilas balik
help-you = 👤 Tentang kamu
help-host = 🔑 Host, admin
for-you = 👇 Cuma kamu yang lihat:
help-title = 🎲 <b>Parlour</b>: board game dan game kartu langsung di chat
settings-title = ⚙️ <b>Pengaturan grup</b>: waktu per langkah, gambar, bahasa
pictures-on = Pakai gambar
pictures-off = Teks saja
settings-language = 🌍 { $language }
own-language-title = <b>Aku pakai bahasa apa denganmu?</b>
chat-language-title = <b>Aku pakai bahasa apa di chat ini?</b>
language-by-machine = { $language } · ditulis mesin. Belum dicek penutur asli.
language-help = 🙏 <a href="{ $link }">Bantu aku ngomong lebih luwes</a>
my-turns = { $count } game menunggu langkahmu:
my-turns-none = Nggak ada game yang menunggu langkahmu.
a-group = sebuah grup
command-newgame = mulai game baru
command-newgame-private = main lawan komputer
command-join = ikut main
command-hand = lihat kartu dan langkahmu (cuma kamu yang lihat)
command-hand-private = lihat kartu dan langkahmu
command-move = ketik langkah (kirim /move saja buat bantuan)
command-board = pindahkan meja ke paling bawah chat
command-rules = lihat cara main game ini
command-leave = keluar dari game
command-myturns = lihat game mana yang menunggu langkahmu
command-notify = dikabari kalau game dibuka atau sudah giliranmu
command-puzzle = pecahkan teka-teki Differo
command-map = unggah peta Rally buatanmu
command-skip = lewati pemain yang kelamaan (host, admin)
command-kick = keluarkan pemain (host, admin)
command-endgame = akhiri game (host, admin)
command-endgame-private = akhiri game
command-settings = waktu per langkah, gambar, bahasa (admin)
command-settings-private = tempat kartumu muncul, gambar, bahasa
command-language = pilih bahasamu
command-help = lihat aku bisa apa saja
help-title-private = 🎲 <b>Parlour</b>: board game dan game kartu. Main lawan komputer di sini, atau lawan teman di grup.
for-groups = /{ $command } cuma bisa di grup: { $about }.
command-near = Aku nggak kenal perintah itu. Maksudmu /{ $command }?
command-none = Aku nggak kenal perintah itu. Kirim /help buat lihat aku bisa apa saja.
command-plain = Aku cuma paham tombol dan perintah. Kirim /newgame buat main, atau /help buat lihat lainnya.
typed-plain = Buat melangkah begitu, kirim <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Pengaturanmu</b>: tempat kartumu muncul, gambar, bahasa
end-sure-private = <b>Akhiri game { $game } ini?</b>
my-turns-here = 👉 Giliranmu di chat ini. Kirim /board buat lihat mejanya.
my-turns-at = • { $group }
only-in-private = Itu cuma bisa kutunjukkan di chat pribadi. Buka chat pribadi kita, lalu kirim { $command } lagi di sini.
notify-allowed = 🔔 Beres. Kamu kukabari di sini kalau ada game dibuka atau sudah giliranmu.
practice-title = 🎲 <b>{ $game }</b> lawan komputer
practice-against =
    🤖 { $count ->
        [0] Tanpa komputer
       *[other] { $count } komputer ({ $level })
    }
