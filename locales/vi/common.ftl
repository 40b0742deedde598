computer-name = Máy { $number }
player-name = Người chơi { $number }
name = { $name }
list-of = { $others } và { $last }
labelled = { $label }: { $value }
you-first = Bạn
you = bạn
is-host = chủ bàn
is-away = vắng mặt (máy chơi thay)
has-left = đã rời ván
has-kicked = bị loại khỏi ván
has-resigned = đã đầu hàng

level-easy = dễ
level-normal = vừa
level-hard = khó
level-random = ngẫu nhiên
level-greedy = tham lam

close = ✕ Đóng
back = ← Về
refresh = ↻ Làm mới
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Luật
open-panel = ▶ Nước đi của tôi
earlier-moves = ← Trước
more-moves = Thêm →

deadline = ⏳ Hết giờ { $time }
deadline-clock = lúc { $clock }
deadline-now = ⌛ Hết giờ rồi
pace-none = không giới hạn
pace-seconds = { $count } giây
pace-minutes = { $count } phút
pace-hours =
    { $count ->
        [24] 1 ngày
       *[other] { $count } giờ
    }

rule-on = có
rule-off = không
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Luật nhà</b> · { $game }
house-rules-plain = chuẩn
house-rules-plain-line = Chơi theo luật chuẩn.
house-rules-how = Bấm vào một luật để đọc hoặc đổi.
house-rules-read = Bấm vào một luật để đọc. Chỉ chủ bàn và admin đổi được.
house-rules-stand = Đang chơi thì không đổi luật nhà được.
house-rules-here = 🏠 <b>Luật nhà ở bàn này</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Đang chọn: <b>{ $value }</b>
house-rule-read = Chỉ chủ bàn và admin đổi được luật này.
house-rules-button = 🏠 Luật nhà
back-to-lobby = ← Về bàn
game-no-rules = Mình chưa có luật của { $game }.
