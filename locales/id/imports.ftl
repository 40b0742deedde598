import-title = 📂 <b>{ $game }</b> · { $players } pemain · { $moves } langkah
import-fair =
    ✓ <b>Jujur</b>: semua langkah sesuai aturan, dan semua yang acak berasal dari satu angka rahasia di balik kode ini: { $seal }

    Kode itu yang kutunjukkan sebelum mulai? Kalau iya, sejak itu nggak ada yang diubah.
import-fair-seed = ✓ <b>Jujur</b>: semua langkah sesuai aturan, dan semua yang acak berasal dari satu angka rahasia. Game ini dari versi lama, jadi nggak bisa dibuktikan bahwa angkanya kupilih sebelum ada yang ikut.
import-stopped = Game ini diakhiri sebelum ada yang menang.
import-whose = <b>Langkah siapa yang mau kuperiksa?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Nggak jujur, atau diubah belakangan</b>: dari awal sudah nggak cocok.
       *[other] ❌ <b>Nggak jujur, atau diubah belakangan</b>: mulai langkah { $at } nggak cocok lagi.
    }
import-older = 📂 Game ini dimainkan dengan aturan lama, jadi nggak bisa aku cek.
import-newer = 📂 Game ini dari versi yang lebih baru dariku, jadi nggak bisa kubaca.
import-foreign =
    { $at ->
        [0] 📂 Ini nggak bisa kubaca sebagai game. Kirim file yang kuberikan lewat <b>Simpan game ini</b>. Kalau itu peta Rally, balas filenya dengan /map.
       *[other] 📂 Game ini nggak bisa kubaca: ada yang salah di baris { $at }.
    }
import-too-long = 📂 Langkah game ini terlalu banyak buat aku cek.
import-too-large = 📂 File ini terlalu besar buat satu game.
import-lost = 📂 File itu nggak bisa aku cek. Coba kirim lagi.
import-gone = 📂 Game yang kamu kirim cuma kusimpan sehari. Kirim lagi filenya.
import-too-many = Kamu sudah kirim { $most } file dalam sejam, dan itu batasnya. Coba lagi { $minutes } menit lagi.
record-every-draw = Dengan semua hasil acak
