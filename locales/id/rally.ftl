game-rally-about = Balapan keliling peta, kumpulkan stempel di stasiun, dan sampai duluan di finis.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Tujuannya</b>
    Kumpulkan stempel di seluruh peta. Begitu cukup, biasanya 4, adu cepat ke finis 🏁. Semua mulai dari petak bertanda panah.

    <b>Giliranmu</b>
    1. Lempar dadu.
    2. Susuri jalan di peta, tepat sebanyak angka dadumu. Satu langkah membawamu ke petak sebelah. Stasiun juga petak.
    3. Kalau giliranmu berakhir di stasiun, kamu dapat stempelnya.

    <b>Akhir game</b>
    Kalau ada yang sampai di finis, ronde itu diselesaikan: yang belum dapat giliran di ronde itu masih boleh jalan. Setelah itu game selesai.
    Yang sampai di finis ada di urutan teratas, sesuai urutan tibanya. Sisanya diurutkan menurut jumlah stempel; kalau jumlahnya sama, peringkatnya sama.
    Kalau semua yang lain keluar dari game, pemain terakhir yang bertahan menang.
game-rally-rules-2 =
    👣 <b>Cara jalan</b>

    • <b>Kotak hijau</b> menandai petak yang bisa dicapai dengan seluruh langkahmu. Kamu lewat rute terpendek ke sana, lalu giliranmu selesai.
    • <b>Lingkaran biru</b> itu tempat mampir: (2) artinya 2 langkah dari sini. Dari sana kamu memilih lagi dan memakai sisa langkahmu, jadi rutenya bisa kamu pilih sendiri. Buat mampir, ketuk <i>Mampir dulu…</i>
    • Semua langkah harus dipakai: nggak boleh diam di tempat atau disimpan.
    • <b>Jejakmu:</b> dalam satu giliran kamu nggak boleh kembali ke petak yang sudah kamu lewati, termasuk petak awalmu. Giliran berikutnya boleh.
    • <b>Nggak bisa ke mana-mana?</b> Kalau kamu di jalan buntu, atau terkurung jejakmu sendiri, sisa langkahmu hangus dan giliranmu selesai di situ. Kalau itu stasiun, stempelnya tetap kamu dapat.
    • Pemain nggak saling menghalangi. Satu petak muat berapa pun pemain.
game-rally-rules-3 =
    🏷 <b>Stempel</b>
    • Stasiun itu papan yang ada hurufnya. Kamu dapat stempelnya cuma kalau giliranmu <b>berakhir</b> di sana. Lewat atau mampir nggak dihitung.
    • Tiap stempel cuma bisa kamu dapat sekali, tapi semua pemain bisa mengambilnya: stempel nggak akan habis.
    • Kamu boleh mengumpulkan lebih dari yang perlu.
    • 🏷 di tombol artinya kamu dapat stempel baru kalau giliranmu berakhir di sana.

    🏁 <b>Finis</b>
    • Tertutup buatmu sampai stempelmu cukup.
    • Setelah itu kamu bisa langsung ke sana cuma kalau rute terpendeknya <b>tepat</b> sepanjang sisa langkahmu. Kalau lebih pendek, memutarlah: mampir dulu di suatu tempat, biar kamu masuk finis persis di langkah terakhir.
    • Kamu nggak bisa melewati finis.
    • Setelah sampai di finis, kamu nggak jalan lagi.
game-rally-rules-4 =
    🏠 <b>Aturan rumah</b>

    • <b>Peta:</b> Kota Tua (6 stasiun), Tujuh Tanjung (8), Langit Malam (10), atau buatanmu sendiri: kirim /map buat tahu caranya.
    • <b>Stempel buat menang:</b> 2–6, standarnya 4. Kalau stasiun di peta lebih sedikit dari itu, kamu perlu semuanya.
    • <b>Semua stempel:</b> kamu perlu stempel dari setiap stasiun.
    • <b>Dua dadu:</b> lempar dua dadu dan jalan sejauh jumlahnya.
    • <b>Finis gampang:</b> kamu boleh masuk finis walau langkahmu masih sisa. Sisanya hangus.
    • <b>Putar balik:</b> kalau mampir di jalan buntu, kamu boleh putar balik dan kembali lewat jalan tadi.
    • <b>Langkah wajib otomatis</b> (aktif kalau nggak diubah): kalau cuma ada satu tempat yang bisa kamu tuju, kamu otomatis ke sana. Melempar dadu dan masuk finis tetap kamu lakukan sendiri.
rally-example-1 = Ayu
rally-example-2 = Budi
open-rally = 🗺 Langkahku
rally-map-town = Kota Tua
rally-map-island = Tujuh Tanjung
rally-map-sky = Langit Malam
rally-map-own = Peta buatanmu
rally-table = 🗺 <b>{ $map }</b> · { $needed } stempel membuka finis 🏁
rally-steps =
    🎲 { $dice } · <b>sisa { $steps } langkah</b>{ $some ->
        [0] { "" }
       *[other] . Nggak ada petak yang tepat { $steps } langkah dari sini, jadi mampir dulu: ({ $some }) artinya setelah { $some } langkah.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Langkah ke tiap stempel
       *[no] Langkah { $who } ke tiap stempel
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Langkahmu ke finis 🏁
       *[no] Langkah { $who } ke finis 🏁
    }: { $steps }
rally-stampless = 🏷 berarti dapat stempel.
rally-ahead = 🧭 Petak yang bisa dicapai dengan dadu ini, mulai dari yang terbaik. Di belakangnya: langkah dari sana ke stempel berikutnya atau ke finis:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: stempel, lalu { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: finis!
rally-ahead-stops = 🧭 Tempat mampir, dari yang terbaik. Di belakangnya: petak terbaik buat mengakhiri giliran kalau kamu mampir di sana.
rally-field = petak { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } stempel (perlu { $needed })
       *[no] { $held }/{ $needed } stempel
    }
rally-home = 🏁 sampai finis · { $held } stempel
rally-final =
    { $held ->
        [0] tanpa stempel
       *[other] { $held } stempel
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 sampai finis dengan { $held } stempel
rally-score = { $held } stempel
rally-hand-steps = { $steps } langkah
rally-roll = 🎲 Lempar dadu
rally-go-field = Petak { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } dari { $whole } langkah)
rally-walk-part = Mampir dulu…
rally-more-places = { $count } lagi…
rally-where = <b>Mau ke mana?</b>
rally-rest = <b>Sisa { $steps } langkah: mau ke mana?</b>
rally-which-part = <b>Mau mampir di mana dulu?</b> ({ $some }) artinya setelah { $some } langkah. Habis itu kamu jalan lagi, tapi nggak boleh memotong jejakmu sendiri.
rally-tap-below =
    Pilih mau ke mana dengan tombol di bawah pesan game.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) artinya kamu mampir di sana setelah { $some } langkah, lalu jalan lagi.
    }
rally-tap-roll = Giliranmu: ketuk 🎲 Lempar dadu di bawah pesan game.
rally-look = Belum giliranmu. Di game ini nggak ada rahasia: semuanya kelihatan di meja.
event-rally-rolled = { $seat } dapat 🎲 { $dice }.
event-rally-rolled_two = { $seat } dapat 🎲 { $dice }: { $steps } langkah.
event-rally-walked =
    { $seat } jalan { $steps } langkah ke <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , sisa { $left } langkah.
    }
event-rally-turn =
    { $seat } dapat 🎲 { $dice } dan jalan ke <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 stempel { $more ->
                [yes] { $held } (perlu { $needed }).
               *[no] { $held } dari { $needed }.
            }
    }
event-rally-forfeited = { $seat } nggak bisa jalan lagi, jadi { $steps } langkah hangus.
event-rally-stamped =
    🏷 { $seat } dapat stempel di <b>{ $at }</b>: { $more ->
        [yes] { $held } (perlu { $needed }).
       *[no] { $held } dari { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            sampai duluan di finis!{ $ends ->
                [yes] { "" }
               *[no] { " Yang lain menyelesaikan ronde ini." }
            }
       *[other] juga sampai di finis.
    }
event-rally-left = { $seat } keluar dari game.
event-rally-ended = Game selesai.
reason-rally-finished = 🏁 { $winners } sampai duluan di finis dan menang!
reason-rally-last_standing = { $winners } bertahan sampai akhir dan menang!
rule-rally-board = Peta
rule-rally-board-help = Peta yang kalian pakai. Mau pakai buatan sendiri? Kirim petamu ke sini sebagai file, lalu balas file itu dengan <code>/map</code>.
rule-rally-board-town = Kota Tua
rule-rally-board-island = Tujuh Tanjung
rule-rally-board-sky = Langit Malam
rule-rally-board-own = 🗺 Peta buatanmu
rule-rally-stamps_needed = Stempel buat menang
rule-rally-stamps_needed-help = Berapa stempel yang kamu perlu sebelum boleh ke finis 🏁.
rule-rally-all_stamps = Semua stempel
rule-rally-all_stamps-help = Kamu perlu stempel dari setiap stasiun di peta.
rule-rally-two_dice = Dua dadu
rule-rally-two_dice-help = Lempar dua dadu dan jalan sejauh jumlahnya.
rule-rally-no_exact_finish = Finis gampang
rule-rally-no_exact_finish-help = Kamu boleh masuk finis 🏁 walau langkahmu masih sisa. Sisanya hangus.
rule-rally-turnaround = Putar balik
rule-rally-turnaround-help = Kalau mampir di jalan buntu, kamu boleh putar balik dan kembali lewat jalan tadi.
rally-town-S = Gerbang Barat
rally-town-A = Kincir Tua
rally-town-B = Penyamakan
rally-town-C = Menara Lonceng
rally-town-D = Pasar Ikan
rally-town-E = Teater
rally-town-F = Pabrik Bir
rally-town-Z = Kastil
rally-island-S = Pelabuhan
rally-island-A = Tanjung Camar
rally-island-B = Tanjung Karang
rally-island-C = Tanjung Utara
rally-island-D = Tanjung Palem
rally-island-E = Tanjung Perompak
rally-island-F = Tanjung Penyu
rally-island-G = Air Panas
rally-island-H = Kuil Tua
rally-island-Z = Mercusuar
rally-sky-S = Observatorium
rally-sky-A = Angsa
rally-sky-B = Lira
rally-sky-C = Elang
rally-sky-D = Paus
rally-sky-E = Kalajengking
rally-sky-F = Domba
rally-sky-G = Singa
rally-sky-H = Kepiting
rally-sky-I = Beruang
rally-sky-J = Naga
rally-sky-Z = Bintang Utara
map-kept =
    🗺 <b>{ $name }</b>: { $positions } petak, { $stations } stasiun. { $where ->
        [private] Petanya tersimpan buatmu.
       *[group] Petanya tersimpan buat grup ini. Buat main di peta ini, kirim /newgame rally dan pilih petanya di Aturan rumah, Peta.
    }
map-brought = Diunggah { $by }. Cuma dia atau admin yang bisa menggantinya.
map-is-anothers = Grup ini sudah punya peta. Cuma yang mengunggahnya atau admin yang bisa menggantinya.
map-play = ▶ Main di peta ini
map-unnamed = Petamu
map-how =
    Kirim petamu ke sini sebagai file JSON, lalu balas file itu dengan /map. Bentuknya begini:

    <pre>{ "{" }"name": "Desa kami", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Warung"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> dari 0 sampai 1000 dan <code>y</code> dari 0 sampai 800. <code>look</code> bisa <code>town</code>, <code>island</code>, atau <code>sky</code>. Satu peta punya 5 sampai 120 posisi dan paling banyak 12 stasiun.
map-too-many = Dalam satu jam kamu sudah mengunggah { $most } peta, dan itu batasnya. Coba lagi { $minutes } menit lagi.
map-lost = Aku nggak bisa mengunduh file itu. Kirim lagi, lalu balas file itu dengan /map.
map-refused = ❌ Peta ini belum bisa kupakai:
map-fault = • baris { $line }: { $fault }
map-more =
    • … dan { $all ->
        [yes] { $count } lagi.
       *[no] masih ada lagi.
    }
map-fault-too-large = filenya { $size } KB, padahal batasnya { $most } KB.
map-fault-not-text = ini bukan file teks. Simpan sebagai teks biasa UTF-8.
map-fault-not-json = ini bukan JSON: ada yang salah di kolom { $column }. Cari koma, tanda kutip, atau kurung yang kurang.
map-fault-no-map = peta itu objek dalam kurung kurawal, berisi <code>positions</code> dan <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] peta ini nggak punya <code>{ $word }</code>.
       *[other] posisi <code>{ $position }</code> nggak punya <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] aku nggak kenal <code>{ $word }</code> di peta.
       *[other] posisi <code>{ $position }</code> punya <code>{ $word }</code>, yang nggak kukenal.
    }
map-fault-no-list = <code>{ $word }</code> harus berupa daftar dalam kurung siku.
map-fault-no-position = nomor { $number } di <code>positions</code> bukan posisi. Tulis seperti <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = satu sambungan itu sepasang posisi, seperti <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> nggak bisa jadi <code>id</code> posisi <code>{ $position }</code>. Pakai satu sampai tiga huruf atau angka.
map-fault-bad-x = <code>x</code> posisi <code>{ $position }</code> isinya <code>{ $value }</code>, padahal harus angka dari 0 sampai 1000.
map-fault-bad-y = <code>y</code> posisi <code>{ $position }</code> isinya <code>{ $value }</code>, padahal harus angka dari 0 sampai 800.
map-fault-bad-kind = <code>kind</code> posisi <code>{ $position }</code> isinya <code>{ $value }</code>, padahal harus <code>field</code>, <code>station</code>, <code>start</code>, atau <code>finish</code>.
map-fault-bad-name = <code>name</code> isinya <code>{ $value }</code>, padahal harus teks maksimal 30 karakter.
map-fault-bad-look = <code>look</code> isinya <code>{ $value }</code>, padahal harus <code>town</code>, <code>island</code>, atau <code>sky</code>.
map-fault-bad-count = peta ini punya { $count } posisi, padahal harus { $least } sampai { $most }.
map-fault-bad-connections = peta ini punya { $count } sambungan, padahal batasnya { $most }.
map-fault-twice = ada dua posisi bernama <code>{ $position }</code>. (Huruf besar dan kecil dianggap sama.)
map-fault-no-start = nggak ada titik awal. Beri satu posisi <code>"kind": "start"</code>.
map-fault-no-finish = nggak ada finis. Beri satu posisi <code>"kind": "finish"</code>.
map-fault-two-start = posisi <code>{ $position }</code> jadi titik awal kedua, padahal peta cuma punya satu.
map-fault-two-finish = posisi <code>{ $position }</code> jadi finis kedua, padahal peta cuma punya satu.
map-fault-bad-stations = peta ini punya { $count } stasiun, padahal harus 1 sampai { $most }.
map-fault-nowhere = ada sambungan ke <code>{ $position }</code>, padahal posisi itu nggak ada.
map-fault-to-itself = posisi <code>{ $position }</code> tersambung ke dirinya sendiri.
map-fault-connected-twice = <code>{ $one }</code> dan <code>{ $other }</code> tersambung dua kali.
map-fault-too-many-ways = posisi <code>{ $position }</code> punya lebih dari { $most } sambungan.
map-fault-too-close = posisi <code>{ $other }</code> terlalu dekat dengan <code>{ $one }</code>. Beri jarak minimal { $apart }.
map-fault-runs-over = sambungan dari <code>{ $one }</code> ke <code>{ $other }</code> melintasi posisi <code>{ $position }</code>.
map-fault-apart = dari titik awal, posisi <code>{ $position }</code> nggak bisa dicapai.
map-fault-behind-finish = posisi <code>{ $position }</code> cuma bisa dicapai lewat finis, padahal nggak ada yang boleh melewati finis.
map-fault-finish-apart = finis, posisi <code>{ $position }</code>, nggak bisa dicapai siapa pun.
map-fault-no-end = game bisa saja nggak pernah selesai: dengan dua dadu, pemain di <code>{ $position }</code> nggak akan bisa mengakhiri giliran di <code>{ $goal }</code>. Tambah beberapa posisi.
rally-not-rolled = Lempar dadu dulu: /move lempar
rally-has-rolled = Kamu sudah melempar dadu dan masih punya { $steps } langkah. Ketik mau ke mana.
rally-not-reached = Sekarang kamu nggak bisa sampai ke { $place }. Sisa { $steps } langkah.
typed-rally = Ketik “lempar”, lalu nama petak atau stasiun di peta, misalnya 12 atau B.
rule-rally-forced_moves = Langkah wajib otomatis
rule-rally-forced_moves-help = Kalau cuma ada satu tempat yang bisa kamu tuju, kamu otomatis ke sana. Melempar dadu dan masuk finis 🏁 tetap kamu lakukan sendiri.
typed-words-rally =
    roll: lempar kocok
    to: ke
