somebody = ai đó
pool-whot = Whot, từ ba người chơi
pool-whot-2 = Whot, hai người chơi
command-me = xem điểm hạng, số ván thắng và huy hiệu
command-top = xem ai giỏi nhất nhóm
command-games = xem lại các ván gần đây

lobby-rated = 🏅 tính hạng
lobby-rated-from-two = 🏅 tính hạng khi có từ 2 người
lobby-for-fun =
    🏠 chơi vui{ $why ->
        [house] : có luật nhà
        [clock] : không giới hạn giờ
       *[other] { "" }
    }
play-for-fun = 🏠 Chơi vui
rate-again = 🏅 Tính hạng ván này
done-for-fun = ✓ Ván này chỉ chơi vui thôi
done-rated = ✓ Ván này có tính hạng
often-leaves = ⚠️ { $who } hay rời ván giữa chừng.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Chơi vui{ $why ->
        [house] : có luật nhà
        [clock] : không giới hạn giờ
        [short] : ván ngắn quá, không tính
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } ván)
month-1 = Tháng 1
month-2 = Tháng 2
month-3 = Tháng 3
month-4 = Tháng 4
month-5 = Tháng 5
month-6 = Tháng 6
month-7 = Tháng 7
month-8 = Tháng 8
month-9 = Tháng 9
month-10 = Tháng 10
month-11 = Tháng 11
month-12 = Tháng 12

me-title = 👤 <b>{ $name }</b> · trong nhóm này
me-title-private = 👤 <b>{ $name }</b> · đấu với máy
me-title-everywhere = 👤 <b>{ $name }</b> · ở mọi nhóm
me-nothing = Ở đây bạn chưa chơi xong ván nào. Gửi /newgame để mở ván.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count } ván
me-pool = <b>{ $pool }</b>: { $count } ván
me-won = thắng { $won }%, ngang sức là { $share }%
me-rating-how = Điểm hạng bắt đầu từ 1500. ± là mức có thể còn lệch, ? nghĩa là điểm chưa ổn định.
me-finishes = 🏁 chơi đến cùng { $percent }%
me-answers = nghĩ { $seconds } giây mỗi nước
me-badges = 🎖 { $count }/{ $most } huy hiệu
privacy-button = 🛡 Mình lưu gì
me-everywhere = 🌍 Ở mọi nhóm
my-games = 📜 Ván của tôi
badges-button = 🎖 Huy hiệu

top-title-month = 🏆 <b>{ $pool }</b> · tháng này
top-title-ever = 🏆 <b>{ $pool }</b> · từ trước đến nay
top-month = { $who } · thắng { $won }/{ $count }
top-ever = { $who } · { $rating } · { $count } ván
top-ever-few = { $who } · { $rating } · { $count }/{ $most } ván
top-streak = 🔥 thắng liền { $count } ván
top-nothing = Bảng xếp hạng chưa có ai. Chơi xong một ván là bạn có tên.
top-month-button = 📅 Tháng này
top-ever-button = 🏅 Từ trước đến nay
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Cho cả nhóm xem
top-shown = ✓ Cả nhóm thấy rồi
top-shown-lately = Bảng xếp hạng vừa hiện chưa lâu. 10 phút một lần là đủ.
top-on = Có /top
top-off = Không có /top
top-is-off = Nhóm này đang tắt bảng xếp hạng. Admin bật được trong /settings.

games-title = 📜 <b>Các ván mới chơi ở đây</b>
games-title-mine = 📜 <b>Các ván bạn mới chơi ở đây</b>
games-line = { $number }. { $told }
games-none = Chưa có ván nào chơi xong. Gửi /newgame để mở ván.
games-all = Ván của mọi người
games-mine = Ván của tôi
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 hòa · { $when }
game-told-ended = <b>{ $game }</b> · dừng sớm · { $when }
game-of-older-rules = Ván này chơi theo luật cũ nên mình không mở lại được.

badges-title = 🎖 <b>{ $count }/{ $most } huy hiệu</b>
badges-open = Còn chờ bạn:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Ván đầu tiên
badge-games-1-about = chơi xong một ván
badge-games-10 = Khách quen
badge-games-10-about = chơi xong 10 ván
badge-games-50 = Mòn cả ghế
badge-games-50-about = chơi xong 50 ván
badge-games-100 = Trăm buổi tối
badge-games-100-about = chơi xong 100 ván
badge-games-500 = Huyền thoại bàn chơi
badge-games-500-about = chơi xong 500 ván
badge-wins-1 = Ván thắng đầu tiên
badge-wins-1-about = thắng một ván
badge-wins-10 = Mười ván thắng
badge-wins-10-about = thắng 10 ván
badge-wins-50 = Năm mươi ván thắng
badge-wins-50-about = thắng 50 ván
badge-wins-100 = Một trăm ván thắng
badge-wins-100-about = thắng 100 ván
badge-row-3 = Cú hat-trick
badge-row-3-about = thắng liền 3 ván
badge-row-5 = Đang vào phom
badge-row-5-about = thắng liền 5 ván
badge-row-10 = Không ai cản nổi
badge-row-10-about = thắng liền 10 ván
badge-won-whot = Lá cuối
badge-won-whot-about = thắng Whot bằng lá cuối cùng
badge-won-caesar = Khải hoàn
badge-won-caesar-about = thắng một ván Caesar & Cleopatra
badge-won-deerportal = Cưng của Thần Hươu
badge-won-deerportal-about = thắng một ván DeerPortal
badge-won-rally = Về đích đầu tiên
badge-won-rally-about = về đích đầu tiên trong Rally và thắng
badge-won-differo = Đột phá
badge-won-differo-about = tới đích trong Differo và thắng
badge-won-all = Văn võ song toàn
badge-won-all-about = thắng đủ cả năm trò
badge-learned = Bằng tốt nghiệp { $game }
badge-learned-about = học xong mọi bài của { $game }
badge-beat-hard = Cứng hơn thép
badge-beat-hard-about = xếp trên một máy mức khó
badge-full-table = Đông đủ cả bàn
badge-full-table-about = thắng ít nhất bốn người khác
badge-giant = Hạ người khổng lồ
badge-giant-about = thắng người hơn bạn từ 200 điểm hạng trở lên
badge-met-10 = Quen biết rộng
badge-met-10-about = chơi với 10 người khác nhau
badge-met-25 = Bạn của mọi người
badge-met-25-about = chơi với 25 người khác nhau
badge-week = Trọn một tuần
badge-week-about = chơi 7 ngày liền
badge-night = Cú đêm
badge-night-about = thắng trong khoảng 2 đến 5 giờ sáng (UTC)
badge-phoenix = Phượng hoàng
badge-phoenix-about = thắng sau 5 ván thua liền
badge-dead-heat = Bất phân thắng bại
badge-dead-heat-about = đồng hạng nhất với mọi người
badge-fast = Nhanh như chớp
badge-fast-about = thắng với dưới 3 giây mỗi nước
badge-marathon = Marathon
badge-marathon-about = chơi xong một ván từ 200 nước trở lên
badge-last-again = Thua vẫn vui
badge-last-again-about = đứng cuối 3 lần liền mà vẫn ở lại đến cùng

command-nickname = chọn tên trên bảng xếp hạng thế giới
world-button = 🌍 Thế giới
world-title = 🌍 <b>{ $pool }</b> · mọi nhóm
world-line = { $place } { $who } · { $rating }
world-nobody = Chưa có ai ở đây. Cần điểm hạng đã ổn định, 5 đối thủ, 2 nhóm và một biệt danh.
world-how = Muốn có tên ở đây? Chọn tên bằng <code>/nickname</code>
nickname-chosen = 🌍 Bảng thế giới sẽ hiện bạn là <b>{ $nickname }</b>, khi điểm hạng đã ổn định và bạn đã gặp 5 người trong ít nhất 2 nhóm. Muốn rời bảng thì gửi <code>/nickname off</code>
nickname-none = 🌍 Bảng thế giới không hiện bạn. Muốn có tên thì gửi <code>/nickname</code> kèm biệt danh tùy chọn. Chỉ biệt danh và điểm hạng hiện ra, không bao giờ có tên Telegram của bạn.
nickname-needs-letters = Biệt danh cần ít nhất 2 chữ cái.
nickname-taken = Biệt danh này đã có người dùng. Hãy chọn tên khác.
