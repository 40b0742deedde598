game-deerportal-about = Balapan ke portal, kumpulkan berlian, dan adu unsur-unsurnya.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Tujuan:</b> punya berlian 💎 terbanyak di akhir.

    Tiap pemain punya jalur sendiri, dari pojok (petak 0) sampai portal 🌀 di tengah (petak 40). Jalurnya nggak pernah bertemu, jadi nggak ada yang bisa menghalangimu.

    <b>Giliranmu</b>
    1. Lempar dadu 🎲.
    2. <b>Maju atau mundur</b> sejauh angka dadu. Kamu harus bergerak. Kalau nggak cukup ruang buat mundur, kamu otomatis maju. Angka yang kebesaran tetap membawamu ke portal.
    3. Yang dihitung cuma petak tempat kamu <b>berhenti</b>. Berlian di sana jadi milikmu. Rune di sana memicu kartu (halaman berikutnya).

    <b>Akhir game:</b> yang pertama sampai di portal dapat 5 berlian dan memulai mode rusa 🦌. Setelah 16 giliran pemain lagi, atau begitu semua ada di portal, berlian dihitung. Yang berliannya paling banyak menang!
game-deerportal-rules-2 =
    📖 <b>Rune dan kartu</b>

    Tiap jalur mulai dengan 12 berlian dan 16 rune. Tiap rune milik 💧 Air, 🌱 Tanah, 🔥 Api, atau 💨 Udara. Kalau kamu berhenti di sebuah rune, kartu teratas dari tumpukan unsur itu, yang terlihat semua orang, mengenai unsur itu:

    • <b>Bekukan</b> ❄️: pemain unsur itu kehilangan giliran. Dua kali beku, dua giliran hilang.
    • <b>1 rune hilang</b>: 1 rune lenyap dari jalur pemain itu.
    • <b>Ambil 1 berlian</b>: kamu dapat 1, meski berlian di jalur itu sudah habis.
    • <b>Ambil 2 berlian</b>: kamu dapat sebanyak yang masih ada di jalur itu, paling banyak 2.

    Berlian yang sudah terkumpul aman: kartu cuma mengambil yang masih di jalur. Rune unsurmu <b>sendiri</b> nggak berefek, tapi kartunya terpakai. Setelah kartu terakhir (ke-32) di satu tumpukan, semua runenya lenyap.

    🧘 <b>Meditasi:</b> mundur ke pojokmu dengan angka yang pas, dan jalurmu terisi lagi seperti di awal.
game-deerportal-rules-3 =
    📖 <b>Portal dan akhir game</b>

    🌀 Kamu boleh masuk portal kapan pun dadu membawamu ke sana. Pemain yang <b>pertama</b> sampai dapat 5 berlian, yang lain nggak dapat. Di portal, berlianmu aman, kamu nggak jalan lagi, kartu nggak bisa membekukanmu, dan semua yang tersisa di jalurmu lenyap.

    🦌 <b>Mode rusa</b> berlangsung 16 giliran pemain, 4 buat tiap kursi. Giliran yang hilang ikut dihitung, begitu juga giliran pemain yang sudah di portal.

    💠 <b>Berlian besar</b> bernilai 3 berlian tambahan. Cuma Api 🔥 yang bisa mengambilnya: kalau jadi yang pertama masuk portal saat berliannya lebih banyak dari siapa pun.

    <b>Siapa menang?</b> Pemain dengan berlian terbanyak jadi Dewa Rusa 🦌, meski nggak pernah sampai di portal. Kalau seri, yang sampai di portal didahulukan, sesuai urutan tibanya. Pemain lain yang sampai di portal jadi pertapa 🙏.

    Kursi kosong diisi komputer. Musim cuma mengubah tampilan papan.
open-deerportal = 🧭 Langkahku
level-document = klasik
level-document-help = 🤖 <b>klasik</b> main dengan aturan sederhana: pergi ke tempat yang ada hadiahnya, atau melempar koin, tanpa pernah mikir ke depan.
deerportal-water = 💧 Air
deerportal-earth = 🌱 Tanah
deerportal-fire = 🔥 Api
deerportal-air = 💨 Udara
deerportal-stop = bekukan
deerportal-card = 1 rune hilang
deerportal-diamond = ambil 1 berlian
deerportal-diamonds = ambil 2 berlian
deerportal-spring = 🌸 Musim semi
deerportal-summer = ☀️ Musim panas
deerportal-fall = 🍂 Musim gugur
deerportal-winter = ❄️ Musim dingin
deerportal-time =
    { $season } · ronde { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Mode rusa</b>: giliran terakhir
       *[other] { " " }· 🦌 <b>Mode rusa</b>: sisa { $left } giliran setelah ini
    }
deerportal-over = 🏁 Berlian sudah dihitung
deerportal-piles = 🎴 Efek rune sekarang: { $cards }
deerportal-big = 💠 Berlian besar masih di portal: bernilai 3 buat { $who }
deerportal-sides = 🤝 Berlian 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } maju, sampai petak { $last }: { $things ->
        [none] kosong
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } mundur, sampai petak { $last }: { $things ->
        [none] kosong
       *[other] { $things }
    }
deerportal-still = 💎 belum diambil: { $counts }
deerportal-at = { $mark } petak { $field } dari { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 di portal · 💎 { $count }
deerportal-frozen = ❄️ kehilangan { $turns } giliran
deerportal-score =
    { $team ->
        [yes] tim:{ " " }
       *[no] { "" }
    }{ $count } berlian
deerportal-title-god = 🦌 <b>Dewa Rusa</b> · 💎 { $count }
deerportal-title-monk = 🙏 Pertapa: sampai di portal · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Keluar duluan
       *[no] 🌾 Nggak sampai di portal
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Nggak sampai di portal
   *[other] 🌀 di portal: ke-{ $number }
}
deerportal-together = 🤝 { $count } bareng
deerportal-roll = 🎲 Lempar dadu
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] bekukan { $element } ❄️
        [card] 1 rune { $element } hilang
        [diamond] 1 💎 dari { $element }
        [diamonds] { $count } 💎 dari { $element }
       *[none] { $element } tanpa efek
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditasi
deerportal-ends = { $move } · game selesai
deerportal-said =
    { $way ->
        [back] mundur
       *[forward] maju
    } { $place ->
        [portal] masuk portal 🌀
        [corner] ke pojokmu (🧘 meditasi)
        [diamond] ke petak { $field } (berlian 💎)
        [own] ke petak { $field } (runemu sendiri, { $element }: tanpa efek)
        [rune] ke petak { $field } (rune { $element }: { $card })
       *[nothing] ke petak { $field } (kosong)
    }
deerportal-ask-roll = <b>Giliranmu:</b> lempar dadu.
deerportal-ask-way = 🎲 <b>Kamu dapat { $number }: maju atau mundur?</b>
event-deerportal-rolled = 🎲 { $seat } dapat { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other] { $seat } dapat 🎲 { $rolled }:
    } { $way ->
        [back] mundur
       *[forward] maju
    } ke { $place ->
        [portal] portal
        [corner] pojok
       *[field] petak { $end }
    }{ $found ->
        [diamond] { " dan menemukan berlian 💎." }
        [own]
            { " (rune" }{ WHO($seat) ->
                [you] mu
               *[other] nya
            } sendiri, tanpa efek).
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } meditasi: jalur{ WHO($seat) ->
        [you] mu
       *[other] nya
    } terisi lagi.
event-deerportal-found_big = 💠 { $seat } mengambil berlian besar: { $count } berlian!
event-deerportal-found_diamond = 💎 { $seat } menemukan berlian.
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } mengaktifkan rune unsur{ WHO($seat) ->
                [you] mu
               *[other] nya
            } sendiri { $mark }: tanpa efek.
        [frozen]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } membekukan { $target } ({ $mark }) ❄️: satu giliran hilang.
        [lost]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } melenyapkan 1 rune dari { WHO($target) ->
                [you] jalurmu
               *[other] jalur { $target }
            } ({ $mark }).
        [lost-nobody]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } melenyapkan 1 rune dari jalur { $element } { $mark }.
        [won]
            { $seat } mengambil { $gained } berlian dari { WHO($target) ->
                [you] jalurmu
               *[other] jalur { $target }
            } ({ $mark }).
        [won-nobody] { $seat } mengambil { $gained } berlian dari jalur { $element } { $mark }.
        [won-anyway] { $seat } dapat 1 berlian, padahal berlian di jalur { $element } { $mark } sudah habis.
        [no-diamond]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } nggak berefek: berlian di jalur { $element } { $mark } sudah habis.
        [no-rune]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } nggak berefek: rune di jalur { $element } { $mark } sudah habis.
       *[no-one]
            { WHO($seat) ->
                [you] Runemu
               *[other] Rune { $seat }
            } nggak berefek: nggak ada orang di jalur { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Itu kartu terakhir di tumpukannya, jadi semua rune { $mark } lenyap.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } dapat 🎲 { $rolled } dan
    } { $place ->
        [1] sampai duluan di portal: { $bonus } berlian!
       *[other] sampai di portal.
    }
event-deerportal-deer_mode = 🦌 Mode rusa dimulai: sisa { $turns } giliran, giliran semua pemain dihitung.
event-deerportal-missed =
    ❄️ { $seat } kehilangan giliran{ $left ->
        [0] .
       *[other] { "" } dan bakal kehilangan { $left } giliran lagi.
    }
event-deerportal-season_began = { $season } dimulai.
event-deerportal-left =
    { $seat } keluar dan membawa berlian{ WHO($seat) ->
        [you] mu
       *[other] nya
    }.
event-deerportal-ended = Game selesai.
reason-deerportal-all_home =
    🌀 Semua sudah di portal. { $count ->
        [1] { $winners } menang dan jadi 🦌 Dewa Rusa!
       *[other] { $winners } menang bareng dan jadi 🦌 Dewa Rusa!
    }
reason-deerportal-deer_mode =
    🦌 Mode rusa selesai. { $count ->
        [1] { $winners } menang dan jadi Dewa Rusa!
       *[other] { $winners } menang bareng dan jadi Dewa Rusa!
    }
reason-deerportal-last_standing = { $winners } bertahan paling lama dan menang!
rule-deerportal-fair_centre = Berlian besar buat semua
rule-deerportal-fair_centre-help = Semua bisa mengambil berlian besar, bukan cuma Api. Caranya: masuk portal saat cuma kamu yang punya berlian terbanyak.
rule-deerportal-portal_required = Portal didahulukan
rule-deerportal-portal_required-help = Pemain yang nggak pernah sampai di portal ada di bawah semua yang sampai, sebanyak apa pun berliannya.
rule-deerportal-quick = Game cepat
rule-deerportal-quick-help = Semua mulai dari tengah jalan, di petak 20.
rule-deerportal-no_bots = Kursi kosong tetap kosong
rule-deerportal-no_bots-help = Komputer cuma ikut kalau kamu tambahkan. Unsur dibagi sesuai urutan ikut: Air, Tanah, Api, Udara. Mode rusa berlangsung 4 giliran buat tiap pemain.
rule-deerportal-random_bonus = Bonus portal 5 atau 6
rule-deerportal-random_bonus-help = Pemain pertama di portal dapat 5 atau 6 berlian, diundi.
rule-deerportal-teams = Dua tim
rule-deerportal-teams-help = Pojok yang berseberangan satu tim: Air dengan Api, Tanah dengan Udara. Berlian tiap tim dijumlahkan.
deerportal-day-1-2 = Frigg kembali memegang alat pintalnya
deerportal-day-1-6 = Hari Dewi Tiga Wujud bangsa Kelt
deerportal-day-1-10 = Hari Santo Geraint
deerportal-day-1-13 = Midvinterblot, persembahan tengah musim dingin
deerportal-day-1-20 = Midvinterblot lagi, menurut kalender lain
deerportal-day-1-22 = Perayaan para Musai
deerportal-day-1-25 = Perayaan kuno Disting
deerportal-day-1-30 = Up Helly Aa, festival api kuno
deerportal-day-1-31 = Hari penghormatan buat para Valkiria
deerportal-day-2-2 = Hari tengah musim pertama · Imbolc, perayaan Brighid
deerportal-day-2-11 = Hari burung-burung mulai berkicau
deerportal-day-2-14 = Perayaan Vali
deerportal-day-3-2 = Hari burung gagak
deerportal-day-3-13 = Burgsonndeg, saat matahari lahir kembali dan musim semi mendekat
deerportal-day-3-17 = Trefuilnid Treochar, sekarang Hari Santo Patrick
deerportal-day-3-18 = Hari Sheela
deerportal-day-3-19 = Hari pergantian musim pertama: ekuinoks musim semi
deerportal-day-3-20 = Perayaan Iduna
deerportal-day-3-21 = Ostara, dewi musim semi bangsa Saxon
deerportal-day-4-30 = Malam Mei, Malam Walpurgis
deerportal-day-5-1 = Beltane, festival api unggun bangsa Kelt
deerportal-day-5-4 = Hari tengah musim kedua
deerportal-day-5-12 = Parade Kucing
deerportal-day-5-14 = Perayaan matahari tengah malam
deerportal-day-5-18 = Perayaan Cernunnos, dewa bertanduk
deerportal-day-5-20 = Perayaan Mjollnir, palu Thor
deerportal-day-5-24 = Hari ibu buat Dewi Tiga Wujud
deerportal-day-6-20 = Hari pergantian musim kedua: titik balik musim panas
deerportal-day-6-21 = Litha, hari terpanjang
deerportal-day-6-23 = Malam Santo Yohanes, tengah musim panas
deerportal-day-8-1 = Lughnasadh, pesta olahraga musim panas Lugh si dewa matahari
deerportal-day-8-2 = Hari Lady Godiva
deerportal-day-8-4 = Loch mo Naire dan airnya yang menyembuhkan
deerportal-day-8-5 = Hari tengah musim ketiga
deerportal-day-8-10 = Pekan Raya Puck
deerportal-day-8-14 = Hari Burryman
deerportal-day-8-17 = Cobaan Odin
deerportal-day-8-23 = Perayaan Ilmatar
deerportal-day-8-28 = Frey Faxi, hari Frey
deerportal-day-8-29 = Perayaan Urda
deerportal-day-9-21 = Hari pergantian musim ketiga: ekuinoks musim gugur
deerportal-day-10-8 = Hari Erik si Merah
deerportal-day-10-9 = Hari Leif Erikson
deerportal-day-10-11 = Nenek Pepohonan
deerportal-day-10-14 = Malam-malam Musim Dingin, saat panen sudah selesai
deerportal-day-10-18 = Pekan Raya Tanduk Besar
deerportal-day-10-24 = Perayaan roh-roh udara
deerportal-day-10-27 = Allantide, saat orang saling memberi apel Allan
deerportal-day-10-31 = Malam Halloween
deerportal-day-11-1 = Samhain, saat matahari pergi dan tahun Kelt dimulai
deerportal-day-11-5 = Hari tengah musim keempat
deerportal-day-12-6 = Perayaan Santo Nikolas, wujud Odin saat memimpin perburuan
deerportal-day-12-9 = Bersih-bersih besar Yule, saat orang Denmark menimba air buat bir Yule
deerportal-day-12-13 = Perburuan Liar Woden
deerportal-day-12-18 = Perayaan Epona
deerportal-day-12-20 = Hari pergantian musim keempat: titik balik musim dingin
deerportal-day-12-21 = Perayaan Beiwe · Yule, dua belas hari roda
deerportal-not-rolled = Lempar dadu dulu: /move lempar
deerportal-tap-way = Itu hasil dadumu. Ketuk ke mana kamu mau pergi.
deerportal-has-rolled = Kamu sudah melempar dadu. Kirim /move maju atau /move mundur
typed-deerportal = Ada tiga kata yang bisa diketik: lempar, maju, mundur.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: lempar kocok
    forward: maju
    back: mundur
