game-caesar-about = Caesar lawan Cleopatra: rebut lima kelompok bangsawan Romawi dengan gertakan, mata-mata, dan veto.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Tujuan:</b> rebut para bangsawan Romawi. Ada lima kelompok: tiga berisi 5 bangsawan (Praetor, Aedilis, Quaestor), dua berisi 3 (Konsul, Censor). Yang poinnya paling banyak di akhir menang.

    <b>Awal:</b> tiap pemain diam-diam menaruh kartu 1, 2, 3, 4, dan 5 tertutup, satu di tiap kelompok. Masing-masing masih punya 1 sampai 5 dan satu Veto di tangan, plus misi rahasia (halaman 4). Caesar jalan duluan.

    <b>Giliranmu</b>
    1. Mainkan kartu pengaruh: <b>satu</b>, terbuka atau tertutup, atau <b>dua</b>, satu terbuka dan satu tertutup. Minimal satu. Di satu kelompok, kartumu paling banyak lima.
    2. Kamu juga boleh memainkan <b>satu</b> kartu aksi, sebelum atau sesudahnya. Kalau dimainkan setelah pengaruh pertama, kamu nggak bisa main pengaruh kedua.
    3. Ambil satu <b>patung</b> dari kantong: mungkin ada kelompok yang voting.
    4. Ambil kartu sampai genap enam di tangan. Pilih dek buat tiap kartu: pengaruh atau aksi.
game-caesar-rules-2 =
    🗿 <b>Patung dan voting</b>

    Di kantong ada 7 patung.
    • Patung kelompok: kelompok itu voting. Patungnya disisihkan.
    • 🪨 abu-abu: tanpa voting. Patungnya disisihkan.
    • ⚫ hitam: tanpa voting. Semua patung, termasuk ini, kembali ke kantong.
    Lalu, apa pun patungnya, tiap kelompok berisi 8 kartu atau lebih (total kedua pihak) ikut voting. Jadi satu kelompok bisa voting dua kali segiliran.

    <b>Voting</b>
    1. Semua kartu di kelompok itu dibuka dan tetap terbuka.
    2. Jumlahkan kartu tiap pihak. Filsuf Φ dihitung 0.
    3. Jumlah lebih besar merebut satu bangsawan. Tapi kalau satu pihak punya lebih banyak Φ, jumlah <b>lebih kecil</b> menang.
    4. Siapa pun menang, jumlah lebih besar membuang angka tertingginya, yang lain angka terendahnya. Kartu lain tetap, Φ juga.
    <b>Jumlah sama:</b> nggak ada yang menang, nggak ada yang dibuang.

    Begitu bangsawan terakhir satu kelompok direbut, kartunya dibuang dan patungnya keluar dari game.
game-caesar-rules-3 =
    🃏 <b>Kartunya</b>

    <b>Pengaruh</b> (37 per pemain): tujuh buat tiap angka 1 sampai 5, dan dua Filsuf <b>Φ</b>.

    <b>Kartu aksi</b> (10 per pemain)
    🗡 <b>Pembunuhan</b> ×3: pilih satu kartu terbuka lawan di meja, Φ pun bisa. Lawan membuangnya.
    👁 <b>Mata-mata</b> ×3: semua kartu tertutup lawan di satu kelompok dibuka.
    🔀 <b>Rokade</b> ×1: ambil semua kartumu dari dua kelompok dan bagi lagi di antara keduanya, semua tertutup, paling banyak lima di tiap kelompok.
    ⚡ <b>Murka Dewa</b> ×1: kedua pihak membuang semua kartunya di satu kelompok.
    ✋ <b>Veto</b> ×2: menggagalkan salah satu kartu tadi saat lawan mengumumkannya. Kedua kartu dibuang, dan kamu langsung ambil satu kartu. Veto nggak bisa diveto, dan cuma bisa dimainkan buat membalas.

    Kamu ditanya meski nggak punya Veto, tapi bisa dilewati kalau semua orang tahu kamu nggak punya. Kartu yang kena veto tetap dihitung sebagai kartu aksi giliran itu.
game-caesar-rules-4 =
    🏆 <b>Akhir game dan poin</b>

    <b>Nggak punya kartu pengaruh,</b> atau nggak ada kelompok buat menaruhnya? Ambil patung saja. Sebelum ambil kartu sampai genap enam, kamu boleh membuang kartu dari tangan sesukamu.
    <b>Dek yang habis</b> nggak dikocok ulang. Ambil dari dek satunya. Kalau dua-duanya habis, lanjut main dengan kartu yang ada.

    <b>Game selesai</b> di akhir giliran kalau
    • ke-21 bangsawan sudah direbut,
    • nggak ada lagi pengaruh di tangan maupun dek kedua pemain,
    • semua kelompok seri dan nggak akan bisa berubah lagi,
    • atau 12 giliran berturut-turut (6 per pemain) nggak ada yang berubah di meja.

    <b>Poin</b>
    • 1 buat tiap bangsawan
    • 1 lagi buat mayoritas di satu kelompok (3 dari 5, atau 2 dari 3), dan 1 lagi kalau satu kelompok kamu rebut semua
    • 2 lagi buat mayoritas di kelompok misi rahasiamu: Praetor, Aedilis, atau Quaestor

    Yang poinnya paling banyak menang. Kalau poinnya sama, seri.
open-caesar = 🃏 Kartuku
caesar-group-praetor = Praetor
caesar-group-aedile = Aedilis
caesar-group-quaestor = Quaestor
caesar-group-consul = Konsul
caesar-group-censor = Censor
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Pembunuhan
caesar-card-scout = 👁 Mata-mata
caesar-card-castling = 🔀 Rokade
caesar-card-wrath = ⚡ Murka
caesar-card-veto = ✋ Veto
caesar-label-hand = Di tangan
caesar-label-decks = Dek
caesar-label-discarded = Dibuang
caesar-label-busts = Patung di luar
caesar-label-bag = Di kantong
caesar-title-mission =
    { $persona } · misi { $group } { $done ->
        [yes] +2
       *[no] gagal
    }
caesar-points = { $points } poin
caesar-label-mission = Misimu
caesar-name-assassination = Pembunuh
caesar-name-scout = Mata-mata
caesar-name-castling = Rokade
caesar-name-wrath = Murka
caesar-name-veto = Veto
caesar-lost-nothing = nggak ada
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] habis direbut
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Patung di luar: { $out } · di kantong: { $bag }
caesar-no-busts = nggak ada
caesar-decks = 📚 Dek (pengaruh + aksi): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 dibuang: { $discarded_one } dan { $discarded_other }
caesar-match = 🏆 Game { $game } di pertandingan ini, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: biarkan, atau gagalkan dengan Veto?
caesar-now-setup = 🤫 Tiap pemain diam-diam menaruh kartu 1, 2, 3, 4, dan 5 tertutup, satu di tiap kelompok.
caesar-now-play = ▶️ Berikutnya: 1 atau 2 kartu pengaruh dan paling banyak 1 kartu aksi.
caesar-now-influence = ▶️ Berikutnya: 1 atau 2 kartu pengaruh.
caesar-now-more =
    ▶️ Berikutnya: kartu pengaruh kedua ({ $way ->
        [up] terbuka
       *[down] tertutup
    }){ $acted ->
        [yes] { "" }
       *[no] { ", kartu aksi," }
    } atau patung.
caesar-now-action = ▶️ Berikutnya: kartu aksi atau patung.
caesar-now-replace = ▶️ Berikutnya: ambil kartu pengganti Veto.
caesar-now-castling = ▶️ Berikutnya: atur ulang kartu di kedua kelompok, semua tertutup.
caesar-now-discard = ▶️ Nggak ada pengaruh yang bisa dimainkan. Berikutnya: buang kartu yang nggak kamu mau, lalu ambil sampai genap enam di tangan.
caesar-now-refill = ▶️ Berikutnya: ambil kartu sampai genap enam di tangan.
caesar-mission = 🎯 Misi: rebut mayoritas { $group } (+2)
caesar-hand = 🃏 Kartu di tanganmu: { $cards }
caesar-discards = 🗑 Dibuang: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Belum ada buangan —
       *[other] 🗑 Buangan ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> poin · di tangan: { $influence } pengaruh, { $actions } aksi
caesar-final =
    { $patricians } bangsawan + { $bonus } dari kelompok{ $mission ->
        [none] { "" }
        [missed] { " " }(misi { $group } gagal)
       *[done] { " " }+ 2 dari misi { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Pembunuhan ({ $card } terbuka, { $group })
caesar-trick-scout = 👁 Mata-mata ({ $group })
caesar-trick-castling = 🔀 Rokade ({ $group } dan { $other })
caesar-trick-wrath = ⚡ Murka Dewa ({ $group })
caesar-ask-setup = <b>Kartu mana yang ditaruh tertutup di { $icon } { $group }?</b> Kartu { $number } dari 5. Yang kelima otomatis ke Censor.
caesar-ask-play = <b>Pilih kartu.</b> Mainkan 1 kartu pengaruh, atau 2 (satu terbuka, satu tertutup). Boleh juga 1 kartu aksi, sebelum atau sesudahnya.
caesar-ask-influence = <b>Pilih kartu pengaruh.</b> Kartu aksimu sudah dimainkan.
caesar-ask-more =
    <b>Mainkan kartu kedua, { $way ->
        [up] terbuka
       *[down] tertutup
    }?</b> Pilih kartunya, { $acted ->
        [yes] atau ambil patung.
       *[no] mainkan kartu aksi, atau ambil patung.
    }
caesar-ask-action = <b>Mainkan kartu aksi, atau ambil patung.</b> Di giliran ini kamu nggak bisa main pengaruh lagi.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } mau ditaruh di kelompok mana?</b>
        [up] { $card } mau ditaruh terbuka di kelompok mana?</b>
       *[down] { $card } mau ditaruh tertutup di kelompok mana?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] dua kelompok yang mana?
       *[other] kelompok yang mana?
    }</b>
caesar-ask-veto = <b>Kamu biarkan?</b> Kamu selalu ditanya, meski nggak punya Veto.
caesar-ask-replace = <b>Ambil kartu pengganti Veto.</b> Dari dek mana?
caesar-ask-castling =
    <b>{ $card } ditaruh di mana?</b> { $count ->
        [1] Ini kartu terakhir, ditaruh
       *[other] Masih ada { $count } kartu, semua ditaruh
    } tertutup.
caesar-ask-discard = <b>Kamu nggak bisa main pengaruh.</b> Buang kartu sesukamu, lalu ketuk Selesai. Habis itu kamu ambil sampai genap enam di tangan.
caesar-ask-refill = <b>Ambil { $missing } kartu.</b> 📜 Pengaruh (sisa { $influence }) atau 🎭 aksi (sisa { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Biarkan
caesar-done-play = 🗿 Ambil patung
caesar-done-discard = ✅ Selesai
caesar-discard = Buang { $card }
caesar-draw-influence = 📜 Pengaruh ({ $count })
caesar-draw-action = 🎭 Aksi ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Kartu terakhir —
       *[other] — Lalu: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Kedua kartu
       *[other] Semua { $count } kartu
    } → { $icon } { $group }
caesar-bust-drawn = — Patung sudah diambil —
caesar-bust-follows = — Habis ini patung diambil —
caesar-veto-played = — Veto dimainkan —
caesar-first-influence = Ambil 1 📜 dulu
caesar-first-action = Ambil 1 🎭 dulu
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } terbuka, { $icon } { $group }
caesar-play-down = { $card } tertutup, { $icon } { $group }
caesar-not-veto = Veto cuma buat membalas kartu aksi lawan. Kalau nggak ada yang dibalas, nggak bisa dimainkan.
caesar-no-veto = Kamu nggak punya Veto, jadi cuma bisa membiarkan.
caesar-not-acted = Di giliran ini kamu sudah memainkan kartu aksi.
caesar-not-assassination = Lawanmu nggak punya kartu terbuka.
caesar-not-scout = Lawanmu nggak punya kartu tertutup.
caesar-not-castling = Rokade butuh dua kelompok yang bangsawannya masih ada, dan kartumu di salah satunya.
caesar-not-wrath = Nggak ada kartu pengaruh di meja.
caesar-not-closed = Di giliran ini kamu nggak bisa main pengaruh lagi. Kamu sudah memainkan dua kartu, atau kartu aksi setelah yang pertama.
caesar-not-open = Nggak ada kelompok yang bisa kamu isi. Semuanya sudah berisi lima kartumu atau bangsawannya sudah direbut semua.
caesar-not-bust = Mainkan kartu pengaruh dulu. Baru ambil patung.
caesar-not-there = Tombol ini cuma menunjukkan apa yang berikutnya.
caesar-not-another = Di giliran ini kamu sudah mengambil patung.
caesar-not-vetoed = Kamu sudah memainkan Veto. Ambil kartu penggantinya.
caesar-not-yet = Taruh dulu semua kartu yang kamu atur ulang, satu per satu.
caesar-not-again = Kartu ini sudah kamu taruh.
caesar-full = Kartumu di sana sudah lima, dan itu batasnya.
caesar-no-such-card = Kamu nggak punya kartu itu.
caesar-keys = { $icon }5 artinya kartu 5 terbuka di { $group }.
caesar-own-hidden = 🙈 Kartu tertutupmu: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } di { $icon } { $group }: terbuka atau tertutup?</b>
        [up] Mainkan kartu { $card } terbuka di { $icon } { $group }?</b>
       *[down] Mainkan kartu { $card } tertutup di { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” sekalian mengambil patung." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Kartu terbuka mana di { $icon } { $group }?
        [castling] { $icon } { $group } dan kelompok mana lagi?
       *[other] { $card } di { $icon } { $group }?
    }</b> Lawanmu bisa memvetonya.
caesar-place-up = { $card } terbuka
caesar-place-down = { $card } tertutup ▮
caesar-not-here = Kartu ini lagi nggak bisa ditaruh di { $group }.
caesar-not-won = Semua { $group } sudah direbut.
caesar-empty-hand = Kamu nggak punya kartu.
event-caesar-two =
    { $known ->
        [yes] { $seat } memainkan kartu <b>{ $card }</b> terbuka di { $icon } { $group } dan kartu <b>{ $card2 }</b> tertutup di { $icon2 } { $group2 }.
       *[no] { $seat } memainkan kartu <b>{ $card }</b> terbuka di { $icon } { $group } dan satu kartu tertutup di { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Seri: nggak ada yang berubah.
        [turned] Filsuf { $phil_one } : { $phil_other } membalik hasil: <b>{ $winner }</b> merebut 1 bangsawan dengan jumlah yang lebih kecil.
       *[won] <b>{ $winner }</b> merebut 1 bangsawan.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " Dibuang: " }{ $high } { $highest }, { $low } { $lowest ->
                [0] nggak ada.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } menaruh kartu <b>{ $cards }</b> tertutup.
       *[no] { $seat } menaruh lima kartu tertutup.
    }
event-caesar-played = { $seat } memainkan kartu <b>{ $card }</b> terbuka di { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } memainkan kartu <b>{ $card }</b> tertutup di { $icon } { $group }.
       *[no] { $seat } memainkan satu kartu tertutup di { $icon } { $group }.
    }
event-caesar-announced = 📣 { $seat } mengumumkan <b>{ $trick }</b>.
event-caesar-passed = { $seat } membiarkannya.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } menggagalkan { $trick }.
event-caesar-assassinated = 🗡 { $seat } kehilangan kartu <b>{ $card }</b> terbuka di { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } terpaksa membuka kartu <b>{ $cards }</b> di { $icon } { $group }.
event-caesar-castled =
    🔀 { $seat } mengatur ulang kartu{ WHO($seat) ->
        [you] mu
       *[other] nya
    }: { $first } di { $icon } { $group } dan { $second } di { $icon2 } { $group2 }, semua tertutup.
event-caesar-struck = ⚡ Murka Dewa menimpa { $icon } { $group }. Dibuang: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } mengambil { $bust ->
        [black] <b>patung hitam</b> ⚫: semua patung kembali ke kantong.
        [grey] <b>patung abu-abu</b> 🪨: nggak ada voting.
       *[group] patung <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Di { $icon } <b>{ $group }</b> ada 8 kartu atau lebih, jadi ikut voting:
       *[no] 🗳 { $icon } <b>{ $group }</b> voting:
    } { $vote }
event-caesar-exhausted = 🏛 Semua { $icon } { $group } sudah direbut. Kartu dan patungnya keluar dari game.
event-caesar-discarded = { $seat } membuang kartu: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } mengambil { $deck ->
                [influence] kartu <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { $seat } mengambil { $deck ->
                [influence] kartu pengaruh.
               *[action] kartu aksi.
            }
    }
event-caesar-drew-several =
    { $seat } mengambil { $influence ->
        [0] { $actions } kartu aksi.
       *[other]
            { $influence } kartu pengaruh{ $actions ->
                [0] .
               *[other] { " dan" } { $actions } kartu aksi.
            }
    }
event-caesar-left = { $seat } keluar dari game.
event-caesar-ended =
    { $result ->
        [tie] Game ini seri, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> memenangkan game ini { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Di game berikutnya kalian tukar peran." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Semua bangsawan sudah direbut. { $count ->
        [1] { $winners } menguasai Roma!
       *[other] { $winners } berbagi Roma!
    }
reason-caesar-influence =
    Nggak ada lagi pengaruh yang bisa dimainkan. { $count ->
        [1] { $winners } menguasai Roma!
       *[other] { $winners } berbagi Roma!
    }
reason-caesar-stalemate =
    Semua kelompok seri, dan nggak bisa berubah lagi. { $count ->
        [1] { $winners } menguasai Roma!
       *[other] { $winners } berbagi Roma!
    }
reason-caesar-standstill =
    Sudah 12 giliran nggak ada yang berubah. { $count ->
        [1] { $winners } menguasai Roma!
       *[other] { $winners } berbagi Roma!
    }
reason-caesar-match =
    Pertandingan selesai. { $count ->
        [1] { $winners } menang!
       *[other] { $winners } menang bareng!
    }
reason-caesar-left = { $winners } menguasai Roma: lawannya keluar.
rule-caesar-missions = Misi rahasia
rule-caesar-missions-help = Tiap pemain punya kelompok rahasia. Merebut mayoritasnya bernilai 2 poin tambahan.
rule-caesar-philosophers = Filsuf setelah voting
rule-caesar-philosophers-help = Nasib Filsuf di satu kelompok setelah voting yang ada pemenangnya: semua tetap, pihak yang Filsufnya lebih banyak membuang satu, atau semua dibuang.
rule-caesar-philosophers-stay = semua tetap
rule-caesar-philosophers-source = 1 dibuang
rule-caesar-philosophers-classic = semua dibuang
rule-caesar-personas = Siapa main Caesar
rule-caesar-personas-help = Yang jadi Caesar: pemain pertama yang ikut, yang kedua, atau diundi. Yang lain jadi Cleopatra.
rule-caesar-personas-seats = yang pertama ikut
rule-caesar-personas-swapped = yang kedua ikut
rule-caesar-personas-dealt = diundi
rule-caesar-cleopatra_starts = Cleopatra jalan duluan
rule-caesar-cleopatra_starts-help = Giliran pertama buat Cleopatra, bukan Caesar.
rule-caesar-best_of_three = Terbaik dari tiga
rule-caesar-best_of_three-help = Kalian main paling banyak tiga game, dan yang duluan menang dua kali memenangkan pertandingan. Setelah tiap game kalian tukar peran.
caesar-not-so = { $card } bisa kamu mainkan sekarang, tapi bukan begitu caranya.
typed-caesar = Ketik kartu, kelompok, dan terbuka atau tertutup. Kartu: 1 sampai 5, atau filsuf. Kelompok: praetor, aedilis, quaestor, konsul, censor. Tiap kata boleh disingkat, misalnya “3 kon terb”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Langkah wajib otomatis
rule-caesar-forced_moves-help = Kalau semua bisa lihat kamu nggak punya Veto (nggak ada kartu aksi di tangan, atau kedua Veto sudah dibuang), kamu nggak ditanya soal kartu aksi lawan. Kartunya langsung berlaku. Soal Rokade, dan sebelum patung diambil, kamu tetap ditanya.
typed-words-caesar =
    praetor: praetor
    aedile: aedilis
    quaestor: quaestor
    consul: konsul
    censor: censor sensor
    up: terbuka buka
    down: tertutup tutup
    p: filsuf phi Φ
    assassination: pembunuhan
    scout: mata intai
    castling: rokade
    wrath: murka
    veto: veto
    draw: ambil
    influence: pengaruh
    action: aksi
    discard: buang
    pass: biarkan
    done: selesai
    bust: patung
