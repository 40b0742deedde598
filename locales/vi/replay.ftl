command-replay = xem lại ván vừa rồi từng nước
replay-button = 📽 Xem lại
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Ván bắt đầu.
replay-moved = { $who } đi một nước.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Bước ngoặt kế tiếp
replay-eyes-button = 👁 Góc nhìn { $name }
replay-open-button = 👁 Mở hết bài
replay-share = ↗ Chia sẻ
replay-share-text = 📽 Một ván { $game }, từng nước một
replay-number = Gửi /replay kèm một số để nhảy tới đó.
replay-at-border = Hết rồi, không còn gì nữa.
replay-running = Ván này còn đang chơi. Xong ván thì xem lại được.
replay-none = Ở đây chưa có ván nào xong. Gửi /newgame để mở ván.
replay-gone = Mình không còn giữ ván này.

star-button =
    ⭐ Sao{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Thêm một sao nữa là mình giữ ván này mãi.
star-kept = ⭐ Ván này vào bộ sưu tập rồi: /games
star-taken-back = ✓ Bạn rút lại sao rồi.
star-for-players = Chỉ admin và người đã chơi mới tặng sao cho ván này được.
star-full = Bộ sưu tập chứa được { $most } ván. Rút lại một sao trước nhé.
games-replay = 📽 /replay để xem lại ván mới nhất, từng nước một.
games-starred = ⭐ Có sao
games-title-starred = ⭐ <b>Bộ sưu tập của chat này</b>
games-none-starred = Chưa có ván nào có sao. Mở một ván bằng /games rồi bấm ⭐ Sao: sao của một admin hoặc của hai người chơi là ván ở lại đây mãi.

name-show = 👁 Hiện tên tôi ở bản xem lại chia sẻ
name-hide = 🙈 Ẩn tên tôi ở bản xem lại chia sẻ
name-shown = ✓ Giờ ai mở bản xem lại được chia sẻ cũng thấy tên bạn.
name-hidden = ✓ Giờ bản xem lại được chia sẻ chỉ hiện chữ đầu của tên bạn.
