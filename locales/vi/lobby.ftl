lobby-title = 🎲 <b>{ $game }</b> · { $seats } người chơi
lobby-sits =
    { $count ->
        [0] Chưa ai vào chơi
       *[other]
            { $full ->
                [yes] Đủ cả { $most } ghế rồi
               *[no] Đã ngồi { $count }/{ $most } ghế
            }
    } · ⏳ { $pace } mỗi nước
lobby-rematch = 🔁 Tái đấu: bấm “Vào chơi” để chơi tiếp. Ai không bấm thì không chơi.
seat-kept = đang giữ ghế
lobby-house-rules = 🏠 Luật nhà: { $rules }
lobby-fills =
    🤖 { $count ->
        [1] Máy ({ $level }) sẽ ngồi ghế trống.
       *[other] Máy ({ $level }) sẽ ngồi { $count } ghế trống.
    }
lobby-hands = 🃏 Bài của bạn hiện ngay ở đây, chỉ bạn thấy. <a href="{ $link }">Thích xem trong chat riêng hơn?</a>
lobby-no-hands = 🃏 Trong nhóm này Telegram không hiện bài riêng được. Bấm nút dưới bàn chơi để xem nhanh bài của bạn, hoặc xem trong <a href="{ $link }">chat riêng</a>.
lobby-suggestion = 💡 { $who } rủ chơi { $game }.
lobby-closed = Bàn này đóng rồi. Gửi /newgame để mở bàn mới.
join = 🪑 Vào chơi
start = ▶ Bắt đầu
more = ⋯ Thêm
switch-to = 💡 Đổi sang { $game }
speak-here = 🌍 { $language } trong chat này?
speak-here-no = Không
language-kept = Được, mình không hỏi nữa. Admin vẫn đổi ngôn ngữ được trong /settings.
more-title = ⋯ <b>{ $game }</b> · trước khi bắt đầu
more-how = Muốn đổi gì thì bấm vào đó.
more-read = Chỉ chủ bàn và admin đổi được mấy mục này. Bạn có thể rủ chơi trò khác.
more-games = 🎲 Trò chơi
more-computers = 🤖 Máy
more-pace = ⏳ Giờ mỗi nước
more-roles = 🎭 Chọn phe
more-fair = 🔒 Chơi đẹp
leave = 🚪 Rời ván
more-games-title = 🎲 <b>Trò chơi</b>
more-games-lead = Bấm vào một trò để đổi sang trò đó.
more-games-suggest = Bấm vào một trò để rủ { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Máy</b>: { $count }
more-computers-how = Bấm vào một mức để thêm máy.
add-computer = + 🤖 { $level }
remove-computer = − Máy
more-pace-title = ⏳ <b>Giờ mỗi nước</b>: { $pace }
more-pace-how = Chỉ đổi cho bàn này. Muốn đổi cho mọi ván thì admin gửi /settings.
lobby-roles = 🎭 Bạn chọn phe nào? Chủ bàn chọn trước. Phe không ai chọn thì chia theo thứ tự ghế.
fair-play-title = 🔒 <b>Chơi đẹp</b>
fair-play-sealed =
    { $luck ->
        [no] Ai chơi phe nào
       *[yes] Mọi may rủi trong ván này
    } đã chốt sẵn: { $seal }

    Tất cả tính ra từ một con số bí mật. Mình chọn số đó trước khi có ai vào chơi, và mã này là bằng chứng. Hết ván mình sẽ cho xem con số, ai cũng kiểm tra được nó có khớp với mã không. Nhờ vậy giữa ván không ai tráo được, kể cả mình.
copy-commitment = 🔒 Chép mã
done-suggested = 💡 Bạn vừa rủ chơi { $game }
done-suggestion-withdrawn = ✓ Bạn rút lại lời rủ rồi
done-joined-next = ✓ Bạn có tên trong ván sau rồi
joined-for-a-computer = Hết ghế nên bạn chơi thay máy.
played-on-for-a-computer = ✓ Bạn chơi thay máy rồi
late = Ván đã bắt đầu rồi. Bạn có tên trong ván sau nhé.
late-with-seats = Ván đã bắt đầu rồi. Bạn có tên trong ván sau nhé. Muốn chơi ngay thì chơi thay một máy:
late-leave = Thôi, lần khác
take-over = { $name }
lobby-stands = Ở đây có bàn rồi. Bấm “Vào chơi” nhé.
playing-stands = Ở đây đang có ván. Bấm “Vào chơi” để chơi ván sau. Chủ bàn hoặc admin có thể kết thúc ván này bằng /endgame.
asked-another = Chỉ người hỏi mới chọn được.
