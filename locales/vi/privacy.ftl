command-privacy = xem mình lưu gì về bạn, trong bao lâu
command-mydata = nhận tệp ghi mọi thứ mình lưu về bạn
command-forgetme = xóa mọi thứ mình lưu về bạn
privacy-title = 🛡 <b>Mình lưu gì về bạn</b>
privacy-text =
    • <b>Các ván:</b> ID Telegram và tên bạn ở mỗi bàn, đến 30 ngày sau nước đi cuối.
    • <b>Kết quả:</b> các ván đã xong, thống kê và điểm hạng ở từng nhóm, kèm ID và tên, đến khi bạn xóa. Các nước đi được giữ { $days } ngày, { $newest } ván mới nhất của nhóm thì lâu hơn.
    • <b>Xem lại ván:</b> liên kết chỉ hiện chữ đầu của tên, hoặc cả tên nếu bạn cho phép trong /me. Ván có sao được giữ mãi.
    • <b>Nước sai:</b> 200 nước mới nhất tìm thấy khi xem lại các ván của bạn (/mistakes), đến 400 ngày sau lần đổi cuối.
    • <b>Nhật ký ván bạn gửi cho mình:</b> một ngày.
    • <b>Cài đặt:</b> ngôn ngữ, các nhóm, cách bạn thích chơi và bài nào đã học xong, đến khi bạn nghỉ chơi 400 ngày.

    Mình không lưu những gì bạn viết trong nhóm. Tệp nhật ký ván bạn nhận không có tên hay ID.

    Người vận hành mình xem được kho lưu, kể cả bài của ván đang chơi.

    /mydata gửi bạn tất cả trong một tệp. /forgetme xóa hết. Một mã không tên được giữ một ngày.
mydata-caption = 🗂 Mọi thứ mình lưu về bạn.
mydata-again = Mình vừa gửi bạn tệp đó. Một phút nữa có thể lấy tệp mới.
mydata-not-sent = Mình không gửi tệp cho bạn được. Mở chat riêng với mình, bấm Bắt đầu, rồi gửi /mydata ở đó.
forget-sure = ⚠️ <b>Xóa mọi thứ về bạn?</b> Không lấy lại được đâu.
forget-what =
    <b>Sẽ xóa:</b> ghế của bạn (ván đang chơi coi như rời ván), tên và ID ở mọi nhóm, thống kê, điểm hạng và huy hiệu, cài đặt, nước sai, và các ván chơi với máy.

    <b>Còn lại:</b> ván của người khác. Ở đó bạn chỉ là “ai đó”. Tin nhắn đã có trong chat thì vẫn nguyên.

    Nếu chơi lại, bạn bắt đầu từ con số không.
forget-yes = Xóa tất cả
forget-no = Giữ tất cả
forgotten = ✓ Mình xóa hết mọi thứ về bạn rồi.
