game-whot-about = Cocokkan dengan kartu teratas, hujani lawan dengan hukuman, dan habiskan kartumu duluan.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Tujuan</b>: habiskan semua kartumu sebelum yang lain.

    <b>Awal</b>: semua dapat 7 kartu. Satu kartu lagi dibuka buat memulai tumpukan: itulah kartu teratas. Kartu pertama ini nggak berefek apa-apa, meski kartu spesial. Sisanya jadi pasar, tempat kalian mengambil kartu.

    <b>Di giliranmu</b>, lakukan salah satu:
    1. <b>Mainkan 1 kartu yang cocok dengan kartu teratas</b>: simbolnya sama (● ▲ ✚ ■ ★), angkanya sama, atau Whot (halaman 2). Kartu itu jadi kartu teratas yang baru.
    2. <b>Ambil 1 kartu</b> dari pasar, meski kamu punya kartu yang cocok. Kartu yang baru kamu ambil belum bisa dimainkan di giliran itu.

    Lalu giliran pemain berikutnya, selalu searah jarum jam.

    <b>Kamu menang</b> begitu kartu terakhirmu dimainkan, meski itu kartu spesial.
game-whot-rules-2 =
    📖 <b>Whot: kartu spesial</b>

    <b>1 Main Lagi</b>: kamu main lagi.

    <b>2 Ambil Dua</b>: pemain berikutnya kena hukuman ambil 2 kartu, atau membalas dengan kartu 2 bersimbol apa saja. Kalau dibalas, pemain sesudahnya harus ambil 4 atau membalas, dan seterusnya.

    <b>5 Ambil Tiga</b>: sama, tapi dengan kartu 5 dan hukumannya 3 kartu. Kartu 2 cuma bisa dibalas kartu 2, kartu 5 cuma bisa dibalas kartu 5. Setelah mengambil hukuman, giliranmu selesai, dan pemain berikutnya main seperti biasa. Kalau semua kartu yang bisa membalas sudah di tumpukan, kamu ambil otomatis.

    <b>8 Skors</b>: pemain berikutnya kehilangan giliran. Kalau cuma berdua, kamu main lagi.

    <b>14 Pasar Umum</b>: semua yang lain ambil 1 kartu. Lalu giliran pemain berikutnya, seperti biasa.

    <b>20 Whot</b>: cocok dengan kartu apa saja, tapi nggak bisa buat membalas hukuman. Kamu minta satu simbol. Sejak itu yang cocok cuma simbol itu dan Whot lain, sampai ada yang memainkan kartu selain Whot. Kalau kartu terakhirmu Whot, kamu menang tanpa minta simbol.
game-whot-rules-3 =
    📖 <b>Whot: kalau pasar habis</b>

    <b>Pertama kali</b> ada yang harus ambil kartu tapi kartunya kurang, tumpukan dikocok jadi pasar baru. Kartu teratas tetap di tempat.

    <b>Setelah itu</b> nggak dikocok lagi. Begitu pasar habis total, mulailah <b>Sudden Death ☠️</b>: permainan jalan terus, tapi begitu kartunya kurang saat ada yang ambil, game selesai, entah karena kamu memilih ambil, kena hukuman, atau ada yang memainkan Pasar Umum, meski sebagai kartu terakhir. Yang poin di tangannya paling sedikit menang. Kalau sama, menang bareng.

    <b>Poin di tangan</b>: tiap kartu dihitung sesuai angkanya, ★ dua kali lipat, Whot 20. Peringkat lainnya juga ditentukan poin: makin sedikit makin bagus.

    <b>Kalau kamu keluar</b>, kartumu masuk ke dasar pasar dan peringkatmu di bawah semua yang bertahan. Hukuman yang belum kamu ambil pindah ke pemain berikutnya. Pemain terakhir yang bertahan menang.

    <b>54 kartu</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★, dan 5 Whot.
open-whot = 🃏 Kartuku
whot-card = Whot
whot-symbol-circle = lingkaran
whot-symbol-triangle = segitiga
whot-symbol-cross = palang
whot-symbol-square = kotak
whot-symbol-star = bintang
whot-name-1 = Main Lagi
whot-name-2 = Ambil Dua
whot-name-5 = Ambil Tiga
whot-name-8 = Skors
whot-name-14 = Pasar Umum
whot-name-20 = Whot
whot-top = Kartu teratas
whot-market = Pasar
whot-market-holds = Pasar: { $count }
whot-board =
    Kartu teratas: <b>{ $card }</b> · { $market ->
        [0] pasar kosong
       *[other] sisa { $market } di pasar
    }
whot-called = 📣 Diminta: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Ambil { $count }
       *[no] { $seat } harus ambil { $count }
    } kartu{ $answer ->
        [none] .
        [none-or-whot] { " atau balas dengan Whot." }
        [number-or-whot] { " atau balas dengan kartu" } { $number } atau Whot.
       *[number] { " atau balas dengan kartu" } { $number }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Tambah kartu { $number } lagi atau akhiri giliranmu{ $count ->
                [0] .
               *[other] . Lalu { $asked } harus ambil { $count } kartu.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Kamu nanti harus ambil { $count } kartu.
               *[no] { $asked } nanti harus ambil { $count } kartu.
            } { $seat } boleh menambah kartu { $number } dulu.
    }
whot-holds =
    { $count ->
        [1] <b>1 kartu</b>
       *[other] { $count } kartu
    }
whot-hand = 🃏 Kartu di tanganmu: { $cards }
whot-points = { $count } poin
whot-match = 🏆 Poin sejauh ini: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Kamu nggak punya kartu.
whot-alert = Kartumu. Buat memainkan satu kartu, ketuk nomornya di bawah pesan game:
whot-large-hand = { $count } kartu. Yang bisa kamu mainkan: { "" }
whot-draw =
    { $count ->
        [1] Ambil kartu
       *[other] Ambil { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] babak selesai
       *[no] game selesai
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Pasar hampir habis. Begitu kartunya nggak cukup, babak selesai.
       *[no] ☠️ Pasar hampir habis. Begitu kartunya nggak cukup, game selesai, dan yang poinnya paling sedikit menang.
    }
whot-done = Selesai
whot-catch = Tangkap { $seat }: lupa “Kartu terakhir!”
whot-says-last = “Kartu terakhir!”
whot-which-symbol = <b>Minta simbol apa?</b>
whot-last-unsaid = ☐ Teriak “Kartu terakhir!”
whot-last-said = ☑ Teriak “Kartu terakhir!”
whot-number-last = { $number }: kartu terakhir!
whot-not-pick = { $card } nggak bisa buat membalas. Mainkan kartu { $number } atau ambil { $count } kartu.
whot-not-pick-undefended = { $card } lagi nggak bisa dimainkan. Kamu harus ambil { $count } kartu.
whot-not-decking = { $card } nggak bisa ditambahkan, cuma kartu { $number } lain.
whot-not-special = { $card } itu kartu spesial. Menurut aturan rumah kalian, kartu terakhirmu harus kartu biasa.
whot-not-called = { $card } nggak cocok. Yang diminta { $symbol }.
whot-not-fitting = { $card } nggak cocok dengan { $top }. Mainkan simbol yang sama, angka yang sama, atau Whot.
whot-tap-a-symbol = Buat memainkan Whot, ketuk simbol yang mau kamu minta.
whot-no-whot = Kamu nggak punya Whot, jadi nggak bisa minta simbol.
event-whot-played =
    { $seat } memainkan <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " dan minta " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Kartu terakhir!”
       *[no]
            { $left ->
                [0]
                    , kartu terakhir{ WHO($seat) ->
                        [you] mu
                       *[other] nya
                    }!
                [1] . Sisa 1 kartu.
               *[other] .
            }
    }
event-whot-pick_due = { $seat } harus ambil { $count } kartu.
event-whot-pick_cancelled = { $seat } membatalkan hukuman { $count } kartu.
event-whot-held_on = { $seat } main lagi.
event-whot-suspended = { $seat } kehilangan giliran.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] Hukumannya: { $seat } mengambil { $count } kartu, <b>{ $cards }</b>.
                [market] Pasar Umum: { $seat } mengambil <b>{ $cards }</b>.
                [pick] { $seat } mengambil { $count }: <b>{ $cards }</b>.
               *[turn] { $seat } mengambil <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] Hukumannya: { $seat } mengambil { $count } kartu.
                [market] Pasar Umum: { $seat } mengambil 1 kartu.
               *[turn] { $seat } mengambil { $count } kartu.
            }
    }
event-whot-market = Pasar Umum: { $count } pemain masing-masing mengambil 1 kartu.
event-whot-reshuffled =
    { $count ->
        [1] Pasar habis, jadi 1 kartu dari tumpukan dijadikan pasar baru.
       *[other] Pasar habis, jadi { $count } kartu dari tumpukan dikocok jadi pasar baru.
    }
event-whot-sudden_death = ☠️ Sudden Death: pasar habis dan nggak diisi lagi.
event-whot-caught = { $seat } lupa teriak “Kartu terakhir!” dan ketahuan { $by }.
event-whot-left =
    { WHO($seat) ->
        [you] Kartumu
       *[other] Kartu { $seat }
    } masuk ke dasar pasar.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sudden Death: babak selesai.
       *[empty_hand] Babak selesai.
    } Poin: { $scores }.
event-whot-ended = Semua membuka kartunya.
reason-whot-empty_hand = { $winners } memainkan kartu terakhir dan menang!
reason-whot-sudden_death =
    ☠️ Sudden Death: { $count ->
        [1] { $winners } menang dengan poin paling sedikit!
       *[other] { $winners } menang bareng dengan poin paling sedikit!
    }
reason-whot-match =
    Pertandingan selesai. { $count ->
        [1] { $winners } menang dengan poin paling sedikit!
       *[other] { $winners } menang bareng dengan poin paling sedikit!
    }
reason-whot-last_standing = { $winners } bertahan sampai akhir dan menang!
rule-whot-hand_size = Kartu di awal
rule-whot-hand_size-help = Jumlah kartu yang dibagikan ke tiap pemain.
rule-whot-market_keeps_turn = Main lagi setelah kartu 14
rule-whot-market_keeps_turn-help = Setelah memainkan Pasar Umum (14), kamu main lagi.
rule-whot-tender = Tanpa kocok ulang
rule-whot-tender-help = Pasar nggak pernah dikocok ulang. Begitu kartunya nggak cukup, game selesai, dan yang poinnya paling sedikit menang.
rule-whot-whot_cancels_pick = Whot membatalkan hukuman
rule-whot-whot_cancels_pick-help = Kamu boleh membalas kartu 2 atau 5 dengan Whot. Jadi nggak ada yang ambil kartu.
rule-whot-no_defending = Hukuman nggak bisa dibalas
rule-whot-no_defending-help = Setelah kartu 2 atau 5, pemain berikutnya harus ambil kartu. Nggak ada yang bisa membalas.
rule-whot-pick_five = Kartu 5: ambil 5, bukan 3
rule-whot-pick_five-help = Hukuman kartu 5 jadi 5 kartu, bukan 3.
rule-whot-star_skips_two = ★8 melewati dua pemain
rule-whot-star_skips_two-help = Setelah ★8, dua pemain berikutnya kehilangan giliran.
rule-whot-draw_until_playable = Ambil sampai cocok
rule-whot-draw_until_playable-help = Kalau ambil kartu, kamu ambil terus sampai ada yang cocok. Habis itu kamu harus memainkan kartu yang cocok: yang itu atau yang lain.
rule-whot-double_decking = Beberapa kartu berangka sama
rule-whot-double_decking-help = Kamu boleh memainkan beberapa kartu berangka sama dalam satu giliran.
rule-whot-last_card_call = Teriak “Kartu terakhir!”
rule-whot-last_card_call-help = Teriak saat kartumu tinggal 2 dan kamu memainkan salah satunya. Kalau lupa, pemain berikutnya bisa menangkapmu, dan kamu ambil 2 kartu.
rule-whot-no_special_finish = Kartu terakhir jangan spesial
rule-whot-no_special_finish-help = Kartu terakhirmu harus kartu biasa, bukan 1, 2, 5, 8, 14, atau Whot.
rule-whot-match_to = Pertandingan
rule-whot-match_to-0 = 1 babak
rule-whot-match_to-100 = 100 poin
rule-whot-match_to-help = Kartu yang tersisa di tanganmu di akhir babak jadi poin, dan poin itu merugikanmu. Kalian main babak demi babak sampai ada yang mencapai 100 poin. Lalu pemain dengan poin paling sedikit menang.
rule-whot-forced_moves = Langkah wajib otomatis
rule-whot-forced_moves-help = Kalau kamu harus mengambil hukuman dan semua bisa lihat kamu nggak bisa membalas, kartunya diambilkan. Dengan “Hukuman nggak bisa dibalas”, selalu begitu. Kalau cuma nggak punya kartu yang cocok, kamu tetap ambil sendiri.
whot-not-held = Kamu nggak punya { $card }.
whot-say-symbol = Tambahkan simbol yang kamu minta, begini: /move w20 bintang
whot-not-last = “terakhir” cuma berlaku saat kartumu tinggal 2 dan kamu memainkan salah satunya, dan cuma kalau aturan rumah kalian memintanya.
whot-not-draw-found = Kartu yang kamu ambil cocok. Mainkan itu, atau kartu lain yang cocok.
whot-not-draw-decking = Kamu sudah main. Tambah kartu { $number } atau kirim /move selesai
typed-whot = Buat kartu, ketik huruf simbolnya dan angkanya: lingkaran <b>c</b>, segitiga <b>t</b>, palang <b>x</b>, kotak <b>s</b>, bintang <b>*</b>. Setelah Whot, tambahkan simbol yang kamu minta. Contoh: /move c5, /move *8, /move w20 bintang, /move ambil
typed-open-whot = /move dan kartunya, misalnya <b>c5</b>
typed-words-whot =
    circle: lingkaran bulat
    triangle: segitiga
    cross: palang silang
    square: kotak persegi
    star: bintang
    draw: ambil
    take: tarik
    market: pasar
    last: terakhir
    card: kartu
    done: selesai
    catch: tangkap ketahuan
