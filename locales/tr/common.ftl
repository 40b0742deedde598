sen-n =
    { WHO($seat) ->
        [you] n
       *[other] { "" }
    }

computer-name = Bilgisayar { $number }
player-name = Oyuncu { $number }
name = { $name }
list-of = { $others } ve { $last }
labelled = { $label }: { $value }
you-first = Sen
you = sen
is-host = kurucu
is-away = uzakta (yerine bilgisayar oynuyor)
has-left = ayrıldı
has-kicked = çıkarıldı
has-resigned = pes etti

level-easy = kolay
level-normal = normal
level-hard = zor
level-random = rastgele
level-greedy = açgözlü

close = ✕ Kapat
back = ← Geri
refresh = ↻ Yenile
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Kurallar
open-panel = ▶ Hamlem
earlier-moves = ← Önceki
more-moves = Sonraki →

deadline = ⏳ Süre bitimi: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ Süre doldu
pace-none = sınırsız
pace-seconds = { $count } saniye
pace-minutes = { $count } dakika
pace-hours =
    { $count ->
        [24] 1 gün
        [one] 1 saat
       *[other] { $count } saat
    }

rule-on = evet
rule-off = hayır
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Ev kuralları</b> · { $game }
house-rules-plain = standart
house-rules-plain-line = Standart kurallar geçerli.
house-rules-how = Okumak ya da değiştirmek için bir kurala dokun.
house-rules-read = Okumak için bir kurala dokun. Yalnızca kurucu ve yöneticiler değiştirebilir.
house-rules-stand = Ev kuralları oyun sırasında değişmez.
house-rules-here = 🏠 <b>Bu masanın ev kuralları</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Şu an: <b>{ $value }</b>
house-rule-read = Bunu yalnızca kurucu ve yöneticiler değiştirebilir.
house-rules-button = 🏠 Ev kuralları
back-to-lobby = ← Masaya dön
game-no-rules = { $game } kuralları henüz bende yok.
