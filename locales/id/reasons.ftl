why-whot-wins = 💡 Langkah yang lebih bagus memainkan kartu terakhirmu.
why-whot-ends = 💡 Langkahmu langsung mengakhiri babak, yang lebih bagus nggak.
why-whot-catches = 💡 { $seat } tinggal punya 1 kartu dan nggak teriak: kalau ditangkap, dia harus ambil 2 kartu.
why-whot-silent = 💡 Setelah langkahmu, kartumu sisa 1 tanpa “Kartu terakhir!”: kamu bisa ketahuan dan harus ambil 2 kartu.
why-whot-passes = 💡 Langkah yang lebih bagus mengoper hukuman: { $seat } harus membalas atau ambil { $count } kartu. Dengan langkahmu, kamu yang ambil { $instead }.
why-whot-cancels = 💡 Langkah yang lebih bagus membatalkan hukuman { $instead } kartu.
why-whot-picks =
    💡 { $instead ->
        [1] Kartu { $seat } tinggal 1. Dengan langkah yang lebih bagus, dia harus membalas atau ambil { $count } lagi.
       *[other] Dengan langkah yang lebih bagus, { $seat } harus membalas atau ambil { $count } kartu.
    }
why-whot-draws =
    💡 { $instead ->
        [1] Kartu { $seat } tinggal 1. Dengan langkah yang lebih bagus, dia harus ambil { $count } lagi.
       *[other] Dengan langkah yang lebih bagus, { $seat } harus ambil { $count } kartu.
    }
why-whot-again = 💡 Setelah langkah yang lebih bagus, giliranmu lagi.
why-whot-skips =
    💡 { $instead ->
        [1] Kartu { $seat } tinggal 1. Dengan langkah yang lebih bagus, dia kehilangan giliran.
       *[other] Dengan langkah yang lebih bagus, { $seat } kehilangan giliran.
    }
why-whot-market =
    💡 Dengan langkah yang lebih bagus, { $count ->
        [1] pemain berikutnya ambil 1 kartu.
       *[other] { $count } pemain lain masing-masing ambil 1 kartu.
    }
why-whot-sheds = 💡 Setelah langkah yang lebih bagus, kartumu sisa { $count }. Setelah langkahmu, sisa { $instead }.
why-whot-keeps = 💡 Langkah yang lebih bagus menyimpan { $what } buat nanti.
why-whot-fits =
    💡 Setelah langkah yang lebih bagus, { $count } kartumu cocok dengan tumpukan. Setelah langkahmu, { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Setelah langkah yang lebih bagus, kartu di tanganmu bernilai { $count } poin, setelah langkahmu { $instead }.
why-differo-wins = 💡 Langkah yang lebih bagus langsung menang.
why-differo-allows = 💡 Setelah langkahmu, { $seat } bisa langsung menang dengan <b>{ $reply }</b>.
why-differo-loses = 💡 Setelah langkahmu, { $seat } bisa memastikan kemenangan dalam { $count } langkah, mulai dengan <b>{ $reply }</b>.
why-differo-forces =
    💡 Langkah yang lebih bagus pasti menang: apa pun langkah { $seat }, kamu menang { $count ->
        [1] di langkahmu berikutnya.
       *[other] paling lama { $count } langkah lagi.
    }
why-differo-threatens = 💡 Langkah yang lebih bagus mengancam menang dengan <b>{ $reply }</b>.
why-differo-runs = 💡 Langkahmu membiarkan { $seat } mendekat sampai tinggal { $instead } baris dari tujuan dengan <b>{ $reply }</b>. Setelah langkah yang lebih bagus, paling dekat { $count } baris.
why-differo-nearer = 💡 Setelah langkah yang lebih bagus, tujuanmu tinggal { $count } baris lagi, setelah langkahmu { $instead }.
why-differo-narrows = 💡 Langkah yang lebih bagus menyisakan { $count } pilihan langkah buat { $seat }, langkahmu { $instead }.
why-deerportal-portal =
    💡 Arah yang lebih bagus sampai di portal{ $count ->
        [0] .
       *[other] { " " }dan dapat { $count } berlian.
    }
why-deerportal-stays = 💡 Di portal, perjalananmu selesai: { $count } berlian bakal tertinggal di jalurmu.
why-deerportal-diamonds =
    💡 Arah yang lebih bagus langsung dapat { $count } berlian, arahmu { $instead ->
        [0] nggak dapat.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Arah yang lebih bagus membekukan { $seat } satu giliran.
why-deerportal-meditates = 💡 Meditasi mengisi jalurmu dengan { $count } berlian. Dengan arahmu, di sana cuma ada { $instead }.
why-deerportal-reaches =
    💡 Dari petak yang lebih bagus, lemparan berikutnya bisa mencapai { $count } berlian, dari petakmu { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Dari petak yang lebih bagus, lemparan berikutnya bisa mencapai { $count } petak berisi rune atau berlian, dari petakmu { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-deerportal-nearer = 💡 Dari petak yang lebih bagus, portal tinggal { $count } petak lagi, dari petakmu { $instead }.
why-rally-home = 💡 Pilihan yang lebih bagus membawamu ke finis.
why-rally-stamp = 💡 Pilihan yang lebih bagus dapat stempel: { $what }.
why-rally-still = 💡 Setelah pilihan yang lebih bagus, sisa langkahmu masih bisa berakhir di { $what }. Setelah pilihanmu, nggak bisa sampai ke tujuan mana pun.
why-rally-lapse =
    💡 Dengan pilihanmu, { $instead } langkah hangus di jalan buntu, dengan yang lebih bagus { $count ->
        [0] nggak ada.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Dari tempat yang lebih bagus, giliranmu berikutnya bisa berakhir di tujuan dengan { $count } dari 6 angka dadu. Dari tempatmu, { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Dari tempat yang lebih bagus, giliranmu berikutnya bisa berakhir di tujuan dengan { $count } dari 36 lemparan. Dari tempatmu, { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-rally-nearer = 💡 Dari tempat yang lebih bagus, tujuan terdekat tinggal { $count } langkah lagi, dari tempatmu { $instead }.
why-caesar-stops = 💡 Vetomu menggagalkan { $what }.
why-caesar-removes = 💡 Kalau nggak diveto, langkah yang lebih bagus menyingkirkan kartu { $count } milik { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Kalau nggak diveto, langkah yang lebih bagus menyingkirkan Φ milik { $seat }: { $what }.
why-caesar-strikes = 💡 Kalau nggak diveto, langkah yang lebih bagus menyapu { $count } kartu { $seat } dan { $instead } kartumu: { $what }.
why-caesar-reveals = 💡 Kalau nggak diveto, langkah yang lebih bagus membuka { $count } kartu { $seat }: { $what }.
why-caesar-leads = 💡 Setelah langkah yang lebih bagus, kamu bakal menang voting di { $what }.
why-caesar-hides = 💡 Kalau tertutup, kartumu nggak bisa kena Pembunuhan.
why-caesar-decided = 💡 Tanpa kartu itu pun kamu bakal menang voting di { $what }.
why-caesar-adds =
    💡 Langkah yang lebih bagus menambah { $count } pengaruh, langkahmu { $instead ->
        [0] nggak ada.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Langkah yang lebih bagus menyimpan kartu { $count } di tanganmu.
why-caesar-keeps = 💡 Langkah yang lebih bagus menyimpan { $what } buat nanti.
