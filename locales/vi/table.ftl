table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, đến lượt bạn!
turn-computer = 🤖 { $who } đang nghĩ…
turn-of-several = 👉 Đang chờ { $who }…
table-deserted = 💤 Mọi người vắng mặt cả nên ván tạm dừng. 30 phút nữa không ai quay lại thì ván kết thúc.
table-not-shown = ⚠️ Telegram chưa cho mình hiện bàn. Các nước đi vẫn được lưu, mình sẽ thử tiếp. Muốn tự thử lại thì gửi /board.
nudge =
    ⏰ { $who }, sắp hết giờ rồi! { $then ->
        [computer] Bạn không đi thì máy chơi thay cho đến khi bạn quay lại.
        [goes-on] Hết giờ là ván cứ tiếp tục, không chờ nữa.
       *[clock] Bạn không đi thì máy đi giúp nước này.
    }
rules-table =
    👥 Người chơi: { $players }.{ $first ->
        [seat] { " " }Ai vào trước đi trước; tái đấu thì tới người kế tiếp.
        [none] { "" }
       *[role] { " " }{ $first } đi trước.
    }
    ⏰ Hết giờ thì máy đi giúp nước đó.
rules-before = ◂ Trước: trang { $page }
rules-after = Tiếp: trang { $page } ▸
reclaim-button = 🙋 Tôi quay lại
next-round = 🪑 Ván sau: { $names }
told-so-far = Từ đầu đến giờ:
told-since = Từ nước trước của bạn:
told-alone = Vừa rồi:
beside = ⋯ Thêm
beside-the-game = <b>Bạn muốn làm gì?</b>
your-turn = <b>Đến lượt bạn</b>
panel-hint =
    💡 Chỉ bạn thấy.{ $asked ->
        [yes] { " " }Muốn làm gì thì bấm vào đó. Nếu chưa làm được, mình sẽ nói tại sao.
       *[no] { "" }
    }
not-your-turn = Đang chờ { $who }…
you-are-away = Máy đang chơi thay cho đến khi bạn quay lại.
draw-is-offered = 🤝 { $who } xin hòa. { $asked } có đồng ý không?
draw-own-offer = 🤝 Bạn đã xin hòa. Lời xin hòa còn đến nước đi tiếp theo.
draw-yes = 🤝 Đồng ý hòa
draw-no = Chơi tiếp
pass-windows-how =
    { $passes ->
        [yes] Bạn đang cho qua mọi lá hành động của đối thủ mà không cần hỏi. Bấm “{ pass-windows-off }” để dừng.
       *[no] { pass-windows-on }: mình không hỏi bạn về lá hành động của đối thủ nữa, các lá đó cứ thế có hiệu lực. Bạn đổi lại lúc nào cũng được.
    }
pass-windows-on = ⏩ Cho qua hết
pass-windows-off = ✋ Hỏi lại tôi
draw-or-offer = 🤝 Xin hòa
draw-or-sure = 🏳 Đầu hàng
resign-sure = <b>Đầu hàng ván này?</b>
resign-yes = 🏳 Đầu hàng
resign-no = Chơi tiếp
undo-is-asked = ↩ { $who } xin đi lại. { $asked } có đồng ý không?
undo-own-request = ↩ Bạn đã xin đi lại nước vừa rồi. Lời xin còn đến nước đi tiếp theo.
undo-yes = ↩ Cho đi lại
undo-no = Không, giữ nguyên
undo-ask = ↩ Xin đi lại
leave-sure = <b>{ $who }, rời ván này?</b> Bạn sẽ mất ghế luôn.
leave-yes = Rời ván
leave-no = Chơi tiếp
end-sure = <b>Kết thúc ván { $game } này cho tất cả?</b> Sẽ không ai thắng.
end-this = 🏁 Kết thúc ván
end-yes = Kết thúc
end-no = Chơi tiếp
ended = Ván { $game } này đã dừng, không ai thắng. Gửi /newgame để mở ván khác.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · sau ván
result-more-save = 📄 <b>Lưu ván này</b>: mình sẽ gửi nhật ký ván vào đây, một tệp có đủ mọi nước đi để bạn giữ.
result-more-fair =
    🔒 <b>Chơi đẹp</b>: trước khi có ai vào chơi, mình đã cho xem mã này: { $seal }

    { $luck ->
        [no] Ai chơi phe nào
       *[yes] Mọi may rủi trong ván này
    } đều tính ra từ con số bí mật đằng sau nó. <b>Kiểm tra</b> chép cho bạn một lệnh để tính lại mã từ con số đó, trên máy nào có Python cũng được. Nếu hai mã khớp nhau thì đó vẫn là con số mình chọn trước khi có ai vào chơi.
reason-agreed = Mọi người đồng ý hòa.
copy-check = 🔒 Kiểm tra
record-button = 📄 Lưu ván này
record-caption = 📄 Ván { $game } của các bạn, đủ từng nước, để các bạn giữ lại.
record-check = 📄 <code>{ $file }</code>: Chuyển tiếp tệp này vào chat riêng với mình, mình sẽ kiểm tra xem ván có công bằng không. Hoặc tự kiểm tra: <code>python -m engine verify { $file }</code>
rematch = 🔁 Tái đấu
explain-button = 🔎 Tôi đi sai ở đâu?
explain-looking = 🔎 Đang xem lại nước đi của bạn… Chờ vài giây nhé.
explain-one-at-a-time = 🔎 Mình còn đang xem lại một ván khác của bạn. Lát nữa thử lại nhé.
explain-nothing = 🔎 Chơi hay lắm: không có nước sai nào rõ ràng.
explain-failed = Mình không xem lại được ván này.
explain-older-rules = 🔎 Ván này chơi theo luật cũ nên mình không xem lại được.
explain-in-private = Mình gửi vào chat riêng rồi.
explain-nowhere = Ở đây mình không cho riêng bạn xem được. Mở chat riêng với mình, bấm Bắt đầu rồi thử lại.
explain-title = 🔎 <b>Nước sai { $number }/{ $count }</b>
explain-played = Bạn chọn <b>{ $move }</b>.
explain-better = Hay hơn là <b>{ $move }</b>, khả năng thắng { $could }% thay vì { $was }%.
explain-marks =
    🖼 ✗ nước bạn đã đi · ✓ nước hay hơn{ $tapped ->
        [yes] { " " }· ❓ chỗ bạn bấm
       *[no] { "" }
    }
explain-earlier = ◂ Trước
explain-later = Tiếp ▸
