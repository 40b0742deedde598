command-learn = học một trò trong vài phút
learn-it = 🎓 Học trò này (3 phút)
learn-short = 🎓 Học trò này
learn-games = 🎓 Học một trò (3 phút)
lessons-title = 🎓 <b>Học một trò</b>
lessons-which = Bài học ngắn với nước đi thật, chỉ dành cho bạn. Bạn muốn học trò nào?
lessons-unknown = Mình không có bài học cho “{ $typed }”.
lessons-none = Chưa có bài học nào. Gửi /rules để đọc luật từng trò.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Bấm vào một bài. Đóng lại rồi quay lại lúc nào cũng được.
lesson-list-done = Bạn học xong hết rồi. Chơi thôi!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Tiếp ▸
lesson-done = ✓ <b>Xong bài này!</b>
lesson-last-done = ✓ <b>Bài cuối xong rồi!</b> Giờ thử chơi { $game } với máy dễ nhé.
lesson-badge = 🎖 Huy hiệu mới: <b>{ $badge }</b>
lesson-next = Tiếp: { $title } ▸
lesson-play = ▶ Chơi với máy dễ
lesson-all = ← Bài học
lesson-games = ← Trò chơi
lesson-learner = Bạn
lesson-name-1 = Lan
lesson-name-2 = Minh
lesson-name-3 = Hoa
lesson-name-4 = Nam
lesson-name-5 = Linh
