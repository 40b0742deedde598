game-differo-about = Đấu trí: đếm quân trên một đường, đi đúng bấy nhiêu ô và sang tới bên kia bàn trước đối thủ.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Hai người chơi, mỗi người 13 quân. Ai đưa được <b>một</b> quân tới đích (hàng xa nhất) trước thì thắng.

    ⚪ Trắng đi trước và tiến lên, tới hàng A.
    ⚫ Đen tiến xuống, tới hàng I.

    <b>Đến lượt bạn</b>
    1. Chọn một quân của bạn.
    2. Chọn một đường qua quân đó: hàng ngang, hoặc một trong hai đường chéo \ hay /.
    3. Đếm hết quân trên đường đó: quân bạn trừ quân đối thủ. Đi <b>đúng</b> bấy nhiêu ô, về phía nào của đường cũng được.

    Không được bỏ lượt.

    <b>Bạn thắng</b> ngay khi một quân của bạn tới đích. Bạn cũng thắng khi đến lượt đối thủ mà không quân nào đi được.
game-differo-rules-2 =
    📖 <b>Quân đi bao xa</b>

    Đếm cả đường từ mép này tới mép kia, hai phía của quân, qua cả chỗ trống. Quân đang đi cũng tính.

    • 4 quân bạn và 1 quân đối thủ: đi 3 ô, không phải 1 hay 2.
    • Trên đường đó đối thủ có bằng hoặc nhiều quân hơn bạn thì không quân nào của bạn đi theo đường đó được.

    Trong ảnh, số ở đầu các đường là hiệu số của Trắng cho <b>G4</b>: 3 theo hàng ngang, 1 theo mỗi đường chéo. Quân đó đi được tới các ô xanh.

    Quân nhảy qua mọi thứ trên đường. Không ai ăn quân ai.

    Đi tới, đi lùi hay đi ngang đều được. Phải dừng ở ô trống, và <b>không bao giờ dừng trong đích của đối thủ</b>.
game-differo-rules-3 =
    📖 <b>Ván kết thúc thế nào</b>

    • <b>Bạn thắng</b> khi một quân của bạn tới đích. Một quân là đủ.
    • <b>Bạn thua</b> khi đến lượt mà không quân nào của bạn đi được, hoặc khi bạn đầu hàng hay rời ván.
    • <b>Hòa</b> khi cùng một thế cờ, cùng bên đi, xuất hiện lần thứ ba. Cũng hòa sau tổng cộng 300 nước, hoặc khi hai bên đồng ý hòa.

    <b>Luật nhà: đổi màu.</b> Sau nước đầu của Trắng, Đen có thể đổi màu thay vì đi. Người vừa đi nước đầu chơi tiếp bằng quân Đen.

    <b>Tên các ô.</b> Chữ là hàng, từ A đến I tính từ trên xuống. Số là đường chéo \, ghi ở đầu dưới của đường.

    Bấm một quân, rồi bấm một ô. Hoặc gửi <code>/move F2-F8</code>. Gửi /puzzle để giải câu đố.
open-differo = ▶ Nước đi của tôi
differo-table =
    Nước { $number }{ $swap ->
        [yes] { " " }· Đen có thể đổi màu ở nước 2
       *[no] { "" }
    }
differo-over = 🏁 Xong sau { $moves } nước
differo-plays =
    { $colour ->
        [white] ⚪ Trắng, tiến lên hàng A
       *[black] ⚫ Đen, tiến xuống hàng I
    }
differo-side =
    { $colour ->
        [white] Trắng
       *[black] Đen
    }
differo-wins-here = tới đây là thắng
differo-side-wins-here =
    { $colour ->
        [white] Trắng
       *[black] Đen
    } tới đây là thắng
differo-home = đã tới đích
differo-rows-to-go = còn { $rows } hàng
differo-board-lines = Trong bản chữ này, đường chéo \ chạy thẳng xuống.
differo-board-chosen = 🔷 { $cell } · ❇️ chỗ đi được
differo-which-piece =
    <b>Đến lượt bạn.</b> Đi quân { $colour ->
        [white] trắng
       *[black] đen
    } nào?
differo-lines = <b>{ $cell }</b> đi được: { $lines }.
differo-line-row = <b>{ $count }</b> theo hàng ngang
differo-line-falling = <b>{ $count }</b> theo đường chéo \
differo-line-rising = <b>{ $count }</b> theo đường chéo /
differo-line-either = <b>{ $count }</b> theo mỗi đường chéo
differo-key-wins = { $move } · thắng
differo-key-draws = { $move } · hòa
differo-other-piece = ← Quân khác
differo-swap = ⇄ Đổi màu
differo-tap-below = Chọn nước đi bằng các nút dưới bàn chơi.
differo-not-more = Trên đường này có { $own } quân của bạn và { $others } quân đối thủ. Phải nhiều quân hơn mới đi theo đường này được.
differo-off-board = Đi { $count } ô về phía đó là ra ngoài bàn cờ.
differo-taken = Đi { $count } ô về phía đó là { $cell }, mà ở đó có quân rồi.
differo-their-goal = { $cell } nằm trong đích của đối thủ, bạn không dừng ở đó được.
event-differo-moved =
    { $seat } đi <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Thế cờ này lặp lại lần thứ hai: lần nữa là hòa.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } đổi màu.
event-differo-gave_up = 🏳 { $seat } đầu hàng.
reason-differo-goal = 🏆 { $winners } tới đích và thắng!
reason-differo-blocked = 🏆 { $winners } thắng: bên kia hết đường đi!
reason-differo-repetition = 🤝 Hòa: cùng một thế cờ xuất hiện lần thứ ba.
reason-differo-long = 🤝 Hòa sau 300 nước.
reason-differo-gave_up = 🏆 { $winners } thắng: bên kia đầu hàng.
rule-differo-white = Ai cầm quân Trắng
rule-differo-white-help = Trắng đi trước. Người cầm Trắng là người vào chơi đầu tiên, người thứ hai, hoặc chọn ngẫu nhiên.
rule-differo-white-first = người vào đầu
rule-differo-white-second = người vào sau
rule-differo-white-lot = ngẫu nhiên
rule-differo-swap = Đổi màu
rule-differo-swap-help = Sau nước đầu của Trắng, Đen có thể đổi màu thay vì đi. Vì vậy Trắng nên mở bằng một nước công bằng cho cả hai.
puzzle-title = 🧩 <b>Câu đố Differo { $number }</b>/{ $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Trắng</b>
       *[black] ⚫ <b>Đen</b>
    } đi và { $count ->
        [1] <b>thắng ngay</b>.
       *[other] <b>thắng trong { $count } nước</b>.
    } Bấm nước đi, hoặc gửi <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Trắng
       *[black] Đen
    } cầm cự lâu nhất bằng <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } giải được rồi!
       *[no] 🎉 <b>{ $move }</b>: giải được rồi!
    }
puzzle-button = 🧩 Câu đố
puzzle-next = Câu đố tiếp →
puzzle-what = Gửi /puzzle để lấy một câu đố, /puzzle 3 để lấy câu số 3 trong { $count } câu, hoặc một nước đi, ví dụ /puzzle { $example }.
puzzle-not-home = { $move } chưa tới đích, nhưng có nước khác tới được.
puzzle-loses =
    { $move } thì thua: { $colour ->
        [white] Đen
       *[black] Trắng
    } đi { $reply } và tới đích.
puzzle-escapes =
    Không phải { $move }: sau { $reply }, { $colour ->
        [white] Trắng
       *[black] Đen
    } không còn ép { $count ->
        [1] thắng ở nước sau được.
       *[other] thắng trong { $count } nước được.
    }
differo-no-swap = Lúc này không đổi màu được. Chỉ Đen đổi được, ngay sau nước đầu của Trắng, và khi luật nhà cho.
differo-not-yours = Bạn không có quân nào ở { $cell }.
differo-goes = { $cell } đi được tới { $targets }.
differo-stuck = { $cell } hết đường. Lúc này không đi được.
typed-differo = Gõ chỗ quân đang đứng, rồi chỗ quân tới: F2-F8. Chữ là hàng, từ A đến I tính từ trên xuống. Số là đường chéo \, từ 1 đến 9, ghi ở đầu dưới.
role-differo-white = ⚪ Trắng
role-differo-black = ⚫ Đen
typed-words-differo = swap: đổi doi
