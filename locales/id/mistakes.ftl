command-mistakes = coba lagi langkah yang pernah salah
explain-come-back = 🧩 Mulai besok, kesalahanmu muncul lagi sebagai teka-teki: /mistakes
mistakes-button =
    🧩 Kesalahan{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Kesalahanku</b>
mistakes-waiting = { $count } teka-teki menunggumu.
mistakes-later =
    Lagi nggak ada yang perlu dipecahkan. { $days ->
        [1] Teka-teki berikutnya muncul dalam sehari.
       *[other] Teka-teki berikutnya muncul { $days } hari lagi.
    }
mistakes-none = Belum ada teka-teki. Ketuk “Salahku di mana?” setelah game, dan kesalahanmu muncul lagi di sini.
mistakes-how = Satu kesalahan muncul lagi setelah sehari, lalu makin lama makin jarang. Benar dua kali beruntun, kesalahan itu hilang.
mistakes-daily =
    { $on ->
        [yes] 📬 Tiap hari kukirim satu ke chat pribadi kita, sekitar jam kamu menyalakannya.
       *[no] 📭 Sekarang nggak ada yang kukirim.
    }
mistakes-daily-on = 📬 Kirim satu tiap hari
mistakes-daily-off = 📭 Berhenti kirim
mistakes-solve = ▶ Pecahkan satu
mistakes-closed = Aku belum bisa mengirim pesan ke kamu. Buka chat pribadi kita, ketuk Start, lalu kirim /mistakes di sana.
mistakes-stopped = 📭 { $count } teka-teki nggak kamu jawab, jadi aku berhenti mengirim. Semuanya masih ada di /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] teka-tekimu hari ini
       *[no] dari salah satu gamemu
    }
mistake-question = <b>Kamu pilih langkah apa?</b>
mistake-right = ✓ <b>Benar: { $better }</b>
mistake-again = ✗ Di game kamu juga memilih <b>{ $move }</b>.
mistake-wrong = ❓ Bukan <b>{ $move }</b>.
mistake-why = Peluang menang { $could }% dengan <b>{ $better }</b>, { $was }% dengan <b>{ $played }</b>, langkahmu di game.
mistake-back =
    { $days ->
        [1] ⏳ Besok muncul lagi.
       *[other] ⏳ { $days } hari lagi muncul kembali.
    }
mistake-retired = 🏆 Benar dua kali beruntun: nggak bakal muncul lagi.
mistake-next = ▶ Lanjut · sisa { $count }
