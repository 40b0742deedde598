lesson-differo-count = Hitung garisnya
lesson-differo-count-goal = Kamu dan Hitam masing-masing punya 13 bidak. Kamu Putih: jalan duluan dan menuju ke atas, ke baris A. Hitam menuju ke bawah, ke baris I. Yang duluan membawa satu bidak ke tujuannya menang.
lesson-differo-count-row = Pilih bidak dan satu garisnya: baris atau salah satu diagonal. Bidak bergerak tepat sebanyak hitungan garis: bidakmu dikurangi bidak lawan. Baris F: 6 − 0 = 6. Gerakkan F2 di baris itu.
lesson-differo-count-other-way = Juga 6 petak, dan ke arah mana pun boleh. Tapi sekarang gerakkan F2.
lesson-differo-count-in-row = Itu garis lain. Di baris F ada 6 bidakmu. Gerakkan yang pertama, F2.
lesson-differo-count-diagonal = Di “F4”, F itu baris dan 4 itu diagonal \; angkanya tertulis di ujung bawahnya. Di diagonal 4 ada 3 bidakmu dan 1 bidak Hitam: 3 − 1 = 2. Gerakkan F4 ke atas di diagonal itu.
lesson-differo-count-same-diagonal = Garisnya benar, 2 petak juga. Tapi sekarang gerakkan F4.
lesson-differo-count-number = Itu garis lain. Semua petak di diagonal 4 punya angka 4 di namanya. Gerakkan F4 di diagonal itu.
lesson-differo-count-jump = Hitungan diagonal 4 masih 2. Semuanya dihitung, di kedua sisi dan melewati celah, D4 juga. Lompati C4! Bidak itu tetap di tempat: nggak ada yang dimakan.
lesson-differo-count-back = Juga 2 petak, tapi mundur. Tujuanmu ada di atas.
lesson-differo-count-over-c4 = Itu bidak lain. D4 bisa melompati C4: 2 petak ke atas di diagonal 4.
lesson-differo-count-win = Di diagonal /, B4 sendirian: 1 − 0 = 1. Itu cukup buat mendarat di baris A, dan kamu langsung menang. Ayo!
lesson-differo-count-to-a = Itu bukan baris A. B4 bisa ke sana: 1 petak ke atas di diagonal /.
lesson-differo-limits = Di mana boleh mendarat
lesson-differo-limits-longest = Hitung ketiga garis yang melewati G4, masing-masing dari tepi ke tepi. Lalu gerakkan G4 sejauh mungkin ke kanan.
lesson-differo-limits-to-the-left = Betul, 3 petak. Tapi kali ini ke kanan.
lesson-differo-limits-short = Hitungan diagonal ini 3 − 2 = 1. Barisnya lebih besar: 3 − 0 = 3.
lesson-differo-limits-exactly = Sekarang di baris F ada 4 bidakmu dan 1 bidak lawan. Jadi kamu bergerak 3 petak, bukan 1 atau 2. Gerakkan F2 di baris itu.
lesson-differo-limits-other-piece = Juga 3 petak. Tapi sekarang gerakkan F2.
lesson-differo-limits-in-row = Itu garis lain. Gerakkan F2 di baris F.
lesson-differo-limits-back = E4 nggak bisa naik: D4 terisi, dan kamu harus mendarat di petak kosong. Hitungan diagonal /: 3 − 3 = 0, dan kalau 0 atau kurang, garis itu nggak bisa dipakai. Tapi boleh menyamping atau mundur. Mundurlah.
lesson-differo-limits-sideways = Menyamping juga boleh. Tapi sekarang mundur, turun di diagonal \.
lesson-differo-limits-goal = H3 nggak bisa bergerak 4 petak di barisnya: itu di luar papan. Turun ke I3 juga nggak bisa: itu tujuan lawan, dan kamu nggak boleh mendarat di sana. Temukan langkah yang tersisa.
lesson-differo-limits-h3 = Itu bidak lain. H3 bisa naik di diagonal \.
lesson-differo-limits-blocked = Kamu nggak boleh melewatkan giliran. Kalau sekarang giliranmu dan nggak ada bidakmu yang bisa bergerak, kamu kalah. Kalau itu terjadi ke lawan, kamu menang.
lesson-differo-win = Kemenangan pasti
lesson-differo-win-threat = Belum ada bidakmu yang bisa sampai ke baris A. Buat satu langkah biar di giliran berikutnya ada yang bisa.
lesson-differo-win-needed = Sekarang C5 bisa ke A7. Tapi Hitam memindahkan B6, dan C5 jadi melompat terlalu jauh. Kamu masih perlu C6 di tempatnya.
lesson-differo-win-loses = Hitam memindahkan H3 ke I2 dan menang! Hitung garis mereka juga.
lesson-differo-win-no-threat = Setelah itu, tetap belum ada yang bisa. Bidak di C5 bisa: hitungan diagonal / jadi 2, pas buat ke A7.
lesson-differo-win-now = Kamu mengancam dengan C5 ke A7. Hitam menarik B6 dari garis itu, jadi C5 sekarang melompat terlalu jauh. Tapi B6 juga meninggalkan garis lain. Temukan langkah kemenangannya!
lesson-differo-win-line = Itu bukan baris A. B6 tadi juga di diagonal 6. Sekarang hitungannya 3 − 1 = 2: lihat C6.
lesson-differo-win-won = Tiap langkah mengubah hitungan garis, garismu dan garis lawan. Itulah seluruh gamenya! Mau posisi lain seperti ini? Kirim /puzzle.
lesson-differo-end = Seri dan tukar warna
lesson-differo-end-third = Kamu dan Hitam bolak-balik dari tadi. Kalau posisi yang sama muncul ketiga kalinya dengan giliran di pihak yang sama, seri. Gerakkan F8 kembali ke F2.
lesson-differo-end-not-third = Posisi itu baru, jadi game berlanjut. Gerakkan F8 kembali ke F2.
lesson-differo-end-others = Juga seri setelah 300 langkah, atau kalau kalian berdua setuju. Kalau menyerah atau keluar, kamu kalah. Kalau kehabisan waktu, langkahmu dipilihkan.
lesson-differo-end-swap = Grupmu bisa pakai satu aturan rumah: setelah langkah pertama Putih, Hitam boleh tukar warna sebagai ganti langkahnya. Pemain yang tadi jalan duluan lanjut sebagai Hitam dan jalan berikutnya.
lesson-differo-end-start = Di game, ketuk bidak, lalu petak. Semoga menang!
