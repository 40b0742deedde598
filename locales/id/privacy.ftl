command-privacy = apa yang kusimpan tentangmu, dan berapa lama
command-mydata = terima semua yang kusimpan tentangmu sebagai file
command-forgetme = hapus semua yang kusimpan tentangmu
privacy-title = 🛡 <b>Yang kusimpan tentangmu</b>
privacy-text =
    • <b>Game:</b> ID Telegram dan namamu di tiap meja, sampai 30 hari setelah langkah terakhirnya.
    • <b>Hasil:</b> game yang kamu selesaikan, statistik, dan rating di tiap grup, dengan ID dan namamu, sampai kamu hapus. Langkahnya disimpan { $days } hari, atau lebih lama buat { $newest } game terbaru tiap grup.
    • <b>Tayangan ulang:</b> tautannya menampilkan huruf pertama namamu, atau namamu kalau kamu izinkan di /me. Game berbintang disimpan selamanya.
    • <b>Kesalahan:</b> 200 kesalahan terbaru yang kutemukan di gamemu (/mistakes), sampai 400 hari setelah yang terakhir berubah.
    • <b>Catatan game kirimanmu:</b> satu hari.
    • <b>Pengaturan:</b> bahasa, grup, cara main pilihanmu, dan pelajaran yang kamu selesaikan, sampai kamu nggak main 400 hari.

    Yang kamu tulis di grup nggak kusimpan. Catatan game yang kamu terima sebagai file nggak berisi nama atau ID.

    Pengelolaku bisa melihat isi penyimpananku, termasuk kartu di game yang lagi jalan.

    /mydata mengirim semuanya sebagai file. /forgetme menghapusnya. Kode tanpa nama tersimpan sehari.
mydata-caption = 🗂 Semua yang kusimpan tentangmu.
mydata-again = Filenya baru saja kukirim. Satu menit lagi kamu bisa minta yang baru.
mydata-not-sent = Aku nggak bisa mengirim filenya. Buka chat pribadi kita, ketuk Start, lalu kirim /mydata di sana.
forget-sure = ⚠️ <b>Hapus semua tentangmu?</b> Nggak bisa dikembalikan.
forget-what =
    <b>Dihapus:</b> kursimu (game yang lagi berjalan dianggap kamu tinggalkan), nama dan ID-mu di semua grup, statistik, rating, dan lencanamu, pengaturanmu, kesalahanmu, dan semua gamemu lawan komputer.

    <b>Disimpan:</b> game orang lain. Di sana kamu cuma jadi “seseorang”. Pesan yang sudah ada di chat tetap seperti semula.

    Kalau main lagi, kamu mulai dari nol.
forget-yes = Ya, hapus semua
forget-no = Simpan semua
forgotten = ✓ Semua tentangmu sudah kuhapus.
