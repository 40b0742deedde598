private-start =
    🎲 <b>Parlour</b>: trò chơi bài và cờ bàn cho nhóm chat.

    Thêm mình vào nhóm rồi gửi /newgame ở đó. Cả ván nằm gọn trong một tin nhắn, bài của bạn chỉ bạn thấy.

    Hoặc chơi với máy ngay ở đây:
group-start = 🎲 Chào cả nhà! Gửi /newgame để cùng chơi, /learn để học một trò, hoặc /help để xem mình làm được gì.
bot-description =
    🎲 Trò chơi bài và cờ bàn cho nhóm chat.

    Cả ván nằm gọn trong một tin nhắn, bài của bạn chỉ bạn thấy. Chơi một mạch hay kéo dài mấy ngày đều được, không ai phải cài gì.

    Thêm mình vào nhóm rồi gửi /newgame ở đó, hoặc bấm Bắt đầu để chơi với máy.
bot-short-description = 🎲 Trò chơi bài và cờ bàn trong nhóm chat. Thêm mình vào rồi gửi /newgame.
add-to-group = ➕ Thêm mình vào nhóm
practise = { $game } ({ $seats })
help-offer = ❔ Trợ giúp
help-play = 🎲 Chơi
help-learn = 🎓 Học, xem lại
help-you = 👤 Về bạn
help-host = 🔑 Chủ bàn, admin
for-you = 👇 Chỉ bạn thấy:
help-title = 🎲 <b>Parlour</b>: trò chơi bài và cờ bàn ngay trong chat
settings-title = ⚙️ <b>Cài đặt nhóm</b>: giờ mỗi nước, ảnh, ngôn ngữ
pictures-on = Có ảnh
pictures-off = Chỉ chữ
settings-language = 🌍 { $language }
own-language-title = <b>Mình nói với bạn bằng tiếng gì?</b>
chat-language-title = <b>Mình nói tiếng gì trong chat này?</b>
language-by-machine = { $language } · do máy viết. Chưa có người bản ngữ nào xem lại.
language-help = 🙏 <a href="{ $link }">Giúp mình nói hay hơn</a>
my-turns = { $count } ván đang chờ bạn đi:
my-turns-none = Không có ván nào chờ bạn đi.
a-group = một nhóm
command-newgame = mở ván mới
command-newgame-private = chơi với máy
command-join = vào chơi
command-hand = xem bài và nước đi (chỉ bạn thấy)
command-hand-private = xem bài và nước đi
command-move = gõ nước đi (chỉ gửi /move để xem cách gõ)
command-board = đưa bàn xuống cuối đoạn chat
command-rules = xem cách chơi trò này
command-leave = rời ván
command-myturns = xem ván nào đang chờ bạn đi
command-notify = nhận tin khi có ván mới hoặc đến lượt bạn
command-puzzle = giải câu đố Differo
command-map = tải lên bản đồ Rally tự làm
command-skip = bỏ qua lượt người chậm (chủ bàn, admin)
command-kick = loại người chơi khỏi ván (chủ bàn, admin)
command-endgame = kết thúc ván (chủ bàn, admin)
command-endgame-private = kết thúc ván
command-settings = giờ mỗi nước, ảnh, ngôn ngữ (admin)
command-settings-private = chỗ hiện bài, ảnh, ngôn ngữ
command-language = chọn ngôn ngữ
command-help = xem mình làm được gì
help-title-private = 🎲 <b>Parlour</b>: trò chơi bài và cờ bàn. Chơi với máy ở đây, hoặc với bạn bè trong nhóm.
for-groups = /{ $command } chỉ dùng trong nhóm: { $about }.
command-near = Mình không biết lệnh đó. Ý bạn là /{ $command }?
command-none = Mình không biết lệnh đó. Gửi /help để xem mình làm được gì.
command-plain = Mình chỉ hiểu nút và lệnh thôi. Gửi /newgame để chơi, hoặc /help để xem thêm.
typed-plain = Muốn đi nước đó thì gửi <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Cài đặt của bạn</b>: chỗ hiện bài, ảnh, ngôn ngữ
end-sure-private = <b>Kết thúc ván { $game } này?</b>
my-turns-here = 👉 Đến lượt bạn trong chat này. Gửi /board để xem bàn.
my-turns-at = • { $group }
only-in-private = Cái này mình chỉ cho xem riêng được. Mở chat riêng với mình, rồi gửi lại { $command } ở đây.
notify-allowed = 🔔 Xong. Khi có ván mới hoặc đến lượt bạn, mình sẽ nhắn ở đây.
practice-title = 🎲 <b>{ $game }</b> · chơi với máy
practice-against =
    🤖 { $count ->
        [0] Không có máy
       *[other] { $count } máy ({ $level })
    }
