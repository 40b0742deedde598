command-mistakes = thử lại các nước sai khi xem lại ván
explain-come-back = 🧩 Từ mai, các nước sai của bạn sẽ quay lại dưới dạng câu đố: /mistakes
mistakes-button =
    🧩 Nước sai{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Nước sai của tôi</b>
mistakes-waiting = Có { $count } câu đố đang chờ bạn.
mistakes-later =
    Bây giờ chưa có gì để giải. { $days ->
        [1] Câu đố tiếp theo trở lại trong vòng một ngày.
       *[other] Câu đố tiếp theo trở lại sau { $days } ngày.
    }
mistakes-none = Chưa có câu đố nào. Hết ván, bấm “Tôi đi sai ở đâu?” thì các nước sai sẽ trở lại ở đây.
mistakes-how = Nước sai trở lại sau một ngày, rồi thưa dần. Giải đúng hai lần liền là xong hẳn.
mistakes-daily =
    { $on ->
        [yes] 📬 Mỗi ngày mình gửi bạn một câu vào chat riêng, vào khoảng giờ bạn bật mục này.
       *[no] 📭 Mình không gửi câu nào.
    }
mistakes-daily-on = 📬 Mỗi ngày một câu
mistakes-daily-off = 📭 Ngừng gửi
mistakes-solve = ▶ Giải một câu
mistakes-closed = Mình chưa nhắn cho bạn được. Mở chat riêng với mình, bấm Bắt đầu, rồi gửi /mistakes ở đó.
mistakes-stopped = 📭 Bạn bỏ lại { $count } câu đố chưa giải nên mình ngừng gửi. Các nước sai vẫn còn ở /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] câu đố hôm nay
       *[no] từ một ván của bạn
    }
mistake-question = <b>Bạn sẽ đi thế nào?</b>
mistake-right = ✓ <b>Đúng rồi: { $better }</b>
mistake-again = ✗ Trong ván bạn cũng chọn <b>{ $move }</b>.
mistake-wrong = ❓ Không phải <b>{ $move }</b>.
mistake-why = Khả năng thắng { $could }% với <b>{ $better }</b>, còn { $was }% với <b>{ $played }</b>, nước bạn đã đi.
mistake-back =
    { $days ->
        [1] ⏳ Mai câu này trở lại.
       *[other] ⏳ { $days } ngày nữa câu này trở lại.
    }
mistake-retired = 🏆 Đúng hai lần liền: câu này không trở lại nữa.
mistake-next = ▶ Tiếp · còn { $count }
