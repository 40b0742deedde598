game-differo-about = Adu otak: hitung bidak di satu garis, jalan tepat sejauh itu, dan sampai duluan di seberang.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Dua pemain, masing-masing 13 bidak. Yang duluan membawa <b>satu</b> bidak ke tujuan, yaitu baris di seberang, menang.

    ⚪ Putih jalan duluan dan menuju ke atas, ke baris A.
    ⚫ Hitam menuju ke bawah, ke baris I.

    <b>Giliranmu</b>
    1. Pilih salah satu bidakmu.
    2. Pilih garis yang melewatinya: barisnya, atau salah satu diagonalnya, \ atau /.
    3. Hitung semua bidak di garis itu: bidakmu dikurangi bidak lawan. Hasilnya itu jumlah petaknya: gerakkan bidakmu <b>tepat</b> sejauh itu, boleh ke arah mana saja di garis tadi.

    Kamu nggak boleh melewatkan giliran.

    <b>Kamu menang</b> begitu salah satu bidakmu mendarat di tujuan. Kamu juga menang kalau giliran lawan dan nggak ada bidaknya yang bisa bergerak.
game-differo-rules-2 =
    📖 <b>Seberapa jauh bidak bergerak</b>

    Hitung seluruh garis dari tepi ke tepi, di kedua sisi bidak dan melewati celah kosong. Bidak yang bergerak ikut dihitung.

    • 4 bidakmu dan 1 bidak lawan: kamu bergerak 3 petak, bukan 1 atau 2.
    • Kalau bidak lawan di garis itu sama banyak atau lebih banyak, bidakmu nggak bisa bergerak di sana.

    Di gambar, angka di ujung tiap garis menunjukkan hitungan Putih buat <b>G4</b>: 3 di barisnya, 1 di tiap diagonal. Bidak itu bisa ke petak hijau.

    Bidak melompati apa pun di jalannya. Nggak ada yang dimakan.

    Boleh maju, mundur, atau menyamping. Harus mendarat di petak kosong, dan <b>nggak boleh di tujuan lawan</b>.
game-differo-rules-3 =
    📖 <b>Akhir game</b>

    • <b>Kamu menang</b> kalau satu bidakmu mendarat di tujuan. Satu saja cukup.
    • <b>Kamu kalah</b> kalau tiba giliranmu dan nggak ada bidakmu yang bisa bergerak, atau kalau kamu menyerah atau keluar.
    • <b>Seri</b> kalau posisi yang sama muncul buat ketiga kalinya, dengan giliran di pihak yang sama. Juga seri setelah total 300 langkah, atau kalau kalian berdua setuju.

    <b>Aturan rumah: tukar warna.</b> Setelah langkah pertama Putih, Hitam boleh tukar warna sebagai ganti langkahnya. Pemain yang tadi jalan duluan lalu lanjut sebagai Hitam.

    <b>Nama petak.</b> Hurufnya itu baris, A sampai I dari atas. Angkanya itu diagonal \, tertulis di ujung bawahnya.

    Ketuk bidak, lalu petak. Atau kirim <code>/move F2-F8</code>. Kirim /puzzle buat posisi yang bisa dipecahkan.
open-differo = ▶ Langkahku
differo-table =
    Langkah { $number }{ $swap ->
        [yes] { " " }· Hitam boleh tukar warna di langkah 2
       *[no] { "" }
    }
differo-over = 🏁 Selesai setelah { $moves } langkah
differo-plays =
    { $colour ->
        [white] ⚪ Putih, menuju ke atas ke baris A
       *[black] ⚫ Hitam, menuju ke bawah ke baris I
    }
differo-side =
    { $colour ->
        [white] Putih
       *[black] Hitam
    }
differo-wins-here = menang di sini
differo-side-wins-here =
    { $colour ->
        [white] Putih
       *[black] Hitam
    } menang di sini
differo-home = sampai di tujuan
differo-rows-to-go = { $rows } baris lagi
differo-board-lines = Di versi teks ini, diagonal \ lurus ke bawah.
differo-board-chosen = 🔷 { $cell } · ❇️ petak yang bisa dituju
differo-which-piece =
    <b>Giliranmu.</b> Bidak { $colour ->
        [white] putih
       *[black] hitam
    } mana yang mau kamu gerakkan?
differo-lines = <b>{ $cell }</b> bisa bergerak: { $lines }.
differo-line-row = <b>{ $count }</b> di barisnya
differo-line-falling = <b>{ $count }</b> di diagonal \
differo-line-rising = <b>{ $count }</b> di diagonal /
differo-line-either = <b>{ $count }</b> di tiap diagonal
differo-key-wins = { $move } · menang
differo-key-draws = { $move } · seri
differo-other-piece = ← Bidak lain
differo-swap = ⇄ Tukar warna
differo-tap-below = Pilih langkahmu dengan tombol di bawah pesan game.
differo-not-more = Di garis ini ada { $own } bidakmu dan { $others } bidak lawan. Kamu cuma bisa bergerak di sini kalau bidakmu lebih banyak.
differo-off-board = { $count } petak ke arah itu sudah di luar papan.
differo-taken = { $count } petak ke arah itu jatuh di { $cell }, dan di sana sudah ada bidak.
differo-their-goal = { $cell } ada di tujuan lawan, dan kamu nggak boleh mendarat di sana.
event-differo-moved =
    { $seat } menggerakkan <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Posisi yang sama buat kedua kalinya: sekali lagi, seri.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } menukar warna.
event-differo-gave_up = 🏳 { $seat } menyerah.
reason-differo-goal = 🏆 { $winners } sampai di tujuan dan menang!
reason-differo-blocked = 🏆 { $winners } menang: lawannya mentok!
reason-differo-repetition = 🤝 Seri: posisi yang sama muncul buat ketiga kalinya.
reason-differo-long = 🤝 Seri setelah 300 langkah.
reason-differo-gave_up = 🏆 { $winners } menang: lawannya menyerah.
rule-differo-white = Siapa main Putih
rule-differo-white-help = Putih jalan duluan. Yang jadi Putih: pemain pertama yang ikut, yang kedua, atau diundi.
rule-differo-white-first = yang pertama ikut
rule-differo-white-second = yang kedua ikut
rule-differo-white-lot = diundi
rule-differo-swap = Tukar warna
rule-differo-swap-help = Setelah langkah pertama Putih, Hitam boleh tukar warna sebagai ganti langkahnya. Jadi Putih sebaiknya mulai dengan langkah yang adil buat keduanya.
puzzle-title = 🧩 <b>Teka-teki Differo { $number }</b> dari { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Putih</b>
       *[black] ⚫ <b>Hitam</b>
    } jalan dan { $count ->
        [1] <b>langsung menang</b>.
       *[other] <b>menang dalam { $count } langkah</b>.
    } Ketuk langkahnya, atau kirim <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Putih
       *[black] Hitam
    } bertahan paling lama dengan <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } memecahkannya!
       *[no] 🎉 <b>{ $move }</b>: terpecahkan!
    }
puzzle-button = 🧩 Teka-teki
puzzle-next = Teka-teki berikutnya →
puzzle-what = Kirim /puzzle buat satu teka-teki, /puzzle 3 buat nomor 3 dari { $count }, atau langkahnya, misalnya /puzzle { $example }.
puzzle-not-home = { $move } nggak sampai ke tujuan, tapi ada langkah lain yang sampai.
puzzle-loses =
    { $move } malah kalah: { $colour ->
        [white] Hitam
       *[black] Putih
    } jalan { $reply } dan sampai di tujuan.
puzzle-escapes =
    Bukan { $move }: setelah { $reply }, { $colour ->
        [white] Putih
       *[black] Hitam
    } nggak bisa lagi memastikan { $count ->
        [1] kemenangan di langkah berikutnya.
       *[other] kemenangan dalam { $count } langkah.
    }
differo-no-swap = Sekarang kamu nggak bisa tukar warna. Cuma Hitam yang bisa, tepat setelah langkah pertama Putih, dan cuma kalau aturan rumah mengizinkan.
differo-not-yours = Nggak ada bidakmu di { $cell }.
differo-goes = { $cell } bisa ke { $targets }.
differo-stuck = { $cell } mentok. Sekarang nggak bisa bergerak.
typed-differo = Ketik posisi bidaknya, lalu tempat mendaratnya: F2-F8. Hurufnya itu baris, A sampai I dari atas. Angkanya itu diagonal \, 1 sampai 9, tertulis di ujung bawahnya.
role-differo-white = ⚪ Putih
role-differo-black = ⚫ Hitam
typed-words-differo = swap: tukar
