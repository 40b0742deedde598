game-deerportal-about = Đua tới cổng, nhặt kim cương và cho các nguyên tố đấu nhau.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, cổng
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Mục tiêu:</b> cuối ván có nhiều kim cương 💎 nhất.

    Mỗi người có đường riêng, từ góc (ô 0) tới cổng 🌀 ở giữa (ô 40). Các đường không gặp nhau nên không ai chặn được ai.

    <b>Đến lượt bạn</b>
    1. Tung xúc xắc 🎲.
    2. <b>Tiến hoặc lùi</b> đúng số vừa tung. Bắt buộc phải đi. Không đủ chỗ để lùi thì tự động tiến. Tung dư vẫn vào được cổng.
    3. Chỉ ô bạn <b>dừng lại</b> mới tính. Có kim cương thì lấy. Có rune thì lật một lá bài (trang sau).

    <b>Kết thúc:</b> ai tới cổng đầu tiên được 5 kim cương và mở chế độ hươu 🦌. Sau 16 lượt nữa (tính chung cả bàn), hoặc ngay khi mọi người đã vào cổng, thì đếm kim cương. Ai nhiều kim cương nhất thì thắng!
game-deerportal-rules-2 =
    📖 <b>Rune và bài</b>

    Đường nào lúc đầu cũng có 12 kim cương và 16 rune. Mỗi rune thuộc 💧 Nước, 🌱 Đất, 🔥 Lửa hoặc 💨 Khí. Dừng trên rune nào thì lá trên cùng của chồng bài nguyên tố đó, lá mà ai cũng thấy, giáng xuống nguyên tố ấy:

    • <b>Đóng băng</b> ❄️: người của nguyên tố đó mất một lượt. Hai lần là mất hai lượt.
    • <b>Mất 1 rune</b>: đường của người đó mất 1 rune.
    • <b>Lấy 1 kim cương</b>: bạn được 1, kể cả khi đường đó hết rồi.
    • <b>Lấy 2 kim cương</b>: đường đó còn bao nhiêu lấy bấy nhiêu, tối đa 2.

    Kim cương đã nhặt thì an toàn: bài chỉ lấy cái còn trên đường. Rune nguyên tố <b>của chính bạn</b> không có tác dụng, nhưng lá bài vẫn bị dùng mất. Chồng nào dùng tới lá cuối (thứ 32) thì mọi rune của nó biến mất.

    🧘 <b>Thiền:</b> lùi về góc bằng đúng số vừa tung, đường của bạn đầy lại như lúc đầu.
game-deerportal-rules-3 =
    📖 <b>Cổng và lúc kết thúc</b>

    🌀 Tung đủ là vào được cổng. Người vào <b>đầu tiên</b> được 5 kim cương, người sau không được gì. Trong cổng bạn giữ kim cương, không đi nữa, không bị đóng băng, và mọi thứ còn trên đường của bạn biến mất.

    🦌 <b>Chế độ hươu</b> kéo dài 16 lượt tính chung cả bàn, mỗi ghế 4 lượt. Lượt bị mất và lượt của người đã vào cổng cũng tính.

    💠 <b>Kim cương lớn</b> đáng thêm 3. Chỉ Lửa 🔥 lấy được, khi vào cổng đầu tiên mà đang có nhiều kim cương hơn bất kỳ ai khác.

    <b>Ai thắng?</b> Ai nhiều kim cương nhất là Thần Hươu 🦌, dù chưa tới cổng. Hòa thì người tới cổng xếp trước, theo thứ tự tới. Người khác đã tới cổng là tu sĩ 🙏.

    Máy ngồi vào ghế trống. Các mùa chỉ đổi cảnh của bàn.
open-deerportal = 🧭 Lượt đi của tôi
level-document = cổ điển
level-document-help = 🤖 Máy <b>cổ điển</b> chơi theo một quy tắc đơn giản: đi tới chỗ có gì để lấy, không thì tung đồng xu, và không bao giờ tính trước.
deerportal-water = 💧 Nước
deerportal-earth = 🌱 Đất
deerportal-fire = 🔥 Lửa
deerportal-air = 💨 Khí
deerportal-stop = đóng băng
deerportal-card = mất 1 rune
deerportal-diamond = lấy 1 kim cương
deerportal-diamonds = lấy 2 kim cương
deerportal-spring = 🌸 Mùa xuân
deerportal-summer = ☀️ Mùa hè
deerportal-fall = 🍂 Mùa thu
deerportal-winter = ❄️ Mùa đông
deerportal-time =
    { $season } · vòng { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Chế độ hươu</b>: lượt cuối
       *[other] { " " }· 🦌 <b>Chế độ hươu</b>: sau lượt này còn { $left } lượt
    }
deerportal-over = 🏁 Đếm kim cương xong rồi
deerportal-piles = 🎴 Tác dụng của rune lúc này: { $cards }
deerportal-big = 💠 Kim cương lớn còn trong cổng: đáng 3 với { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 kim cương
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } tiến, cho đến ô { $last }: { $things ->
        [none] không có gì
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } lùi, cho đến ô { $last }: { $things ->
        [none] không có gì
       *[other] { $things }
    }
deerportal-still = 💎 còn trên đường: { $counts }
deerportal-at = { $mark } ô { $field }/{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 trong cổng · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [1] mất lượt
       *[other] mất { $turns } lượt
    }
deerportal-score =
    { $team ->
        [yes] đội:{ " " }
       *[no] { "" }
    }{ $count } kim cương
deerportal-title-god = 🦌 <b>Thần Hươu</b> · 💎 { $count }
deerportal-title-monk = 🙏 Tu sĩ: đã tới cổng · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Rời ván sớm
       *[no] 🌾 Không tới cổng
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Không tới cổng
   *[other] 🌀 vào cổng thứ { $number }
}
deerportal-together = 🤝 Tổng cộng { $count }
deerportal-roll = 🎲 Tung
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] đóng băng { $element } ❄️
        [card] { $element } mất 1 rune
        [diamond] 1 💎 của { $element }
        [diamonds] { $count } 💎 của { $element }
       *[none] { $element } vô hiệu
    }
deerportal-portal =
    🌀 cổng{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 thiền
deerportal-ends = { $move } · hết ván
deerportal-said =
    { $way ->
        [back] lùi
       *[forward] tiến
    } { $place ->
        [portal] vào cổng 🌀
        [corner] về góc (🧘 thiền)
        [diamond] tới ô { $field } (kim cương 💎)
        [own] tới ô { $field } (rune của mình, { $element }: vô hiệu)
        [rune] tới ô { $field } (rune { $element }: { $card })
       *[nothing] tới ô { $field } (trống)
    }
deerportal-ask-roll = <b>Đến lượt bạn:</b> tung xúc xắc.
deerportal-ask-way = 🎲 <b>Bạn tung ra { $number }: tiến hay lùi?</b>
event-deerportal-rolled = 🎲 { $seat } tung ra { $number }.
event-deerportal-moved =
    { $seat }{ $rolled ->
        [0] { "" }
       *[other] { " " }tung ra { $rolled },
    } { $way ->
        [back] lùi
       *[forward]
            { $rolled ->
                [0] đi
               *[other] tiến
            }
    } tới { $place ->
        [portal] cổng
        [corner] góc
       *[field] ô { $end }
    }{ $found ->
        [diamond] { " và nhặt 1 kim cương 💎." }
        [own] : rune của mình, vô hiệu.
       *[nothing] .
    }
event-deerportal-meditated = 🧘 { $seat } thiền: đường đầy lại như lúc đầu.
event-deerportal-found_big = 💠 { $seat } lấy kim cương lớn: { $count } kim cương!
event-deerportal-found_diamond = 💎 { $seat } nhặt được 1 kim cương.
event-deerportal-drew =
    { $what ->
        [own] { $seat } kích một rune đúng nguyên tố của mình { $mark }: vô hiệu.
        [frozen]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } đóng băng { WHO($target) ->
                [you] bạn
               *[other] { $target }
            } ({ $mark }): mất lượt ❄️.
        [lost]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } xóa 1 rune trên đường của { WHO($target) ->
                [you] bạn
               *[other] { $target }
            } ({ $mark }).
        [lost-nobody]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } xóa 1 rune trên đường của { $element } { $mark }.
        [won]
            { $seat } lấy { $gained } kim cương trên đường của { WHO($target) ->
                [you] bạn
               *[other] { $target }
            } ({ $mark }).
        [won-nobody] { $seat } lấy { $gained } kim cương trên đường của { $element } { $mark }.
        [won-anyway] { $seat } được 1 kim cương, dù đường của { $element } { $mark } đã hết.
        [no-diamond]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } vô hiệu: đường của { $element } { $mark } hết kim cương rồi.
        [no-rune]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } vô hiệu: đường của { $element } { $mark } hết rune rồi.
       *[no-one]
            Rune của { WHO($seat) ->
                [you] bạn
               *[other] { $seat }
            } vô hiệu: không có ai trên đường của { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Đó là lá cuối của chồng, nên mọi rune { $mark } biến mất.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $seat }{ $rolled ->
        [0] { "" }
       *[other] { " " }tung ra { $rolled } và
    } { $place ->
        [1] tới cổng đầu tiên: { $bonus } kim cương!
       *[other] tới cổng.
    }
event-deerportal-deer_mode = 🦌 Chế độ hươu bắt đầu: còn { $turns } lượt, tính chung cả bàn.
event-deerportal-missed =
    ❄️ { $seat } mất lượt{ $left ->
        [0] .
       *[other] { "" } và còn mất { $left } lượt nữa.
    }
event-deerportal-season_began = { $season } tới rồi.
event-deerportal-left = { $seat } rời ván và mang theo kim cương.
event-deerportal-ended = Hết ván.
reason-deerportal-all_home =
    🌀 Mọi người vào cổng hết rồi. { $count ->
        [1] { $winners } thắng và thành 🦌 Thần Hươu!
       *[other] { $winners } cùng thắng và thành 🦌 Thần Hươu!
    }
reason-deerportal-deer_mode =
    🦌 Hết chế độ hươu. { $count ->
        [1] { $winners } thắng và thành Thần Hươu!
       *[other] { $winners } cùng thắng và thành Thần Hươu!
    }
reason-deerportal-last_standing = { $winners } trụ lại đến cùng và thắng!
rule-deerportal-fair_centre = Kim cương lớn cho mọi người
rule-deerportal-fair_centre-help = Ai cũng lấy được kim cương lớn, không chỉ Lửa. Muốn lấy thì vào cổng khi một mình bạn đang có nhiều kim cương nhất.
rule-deerportal-portal_required = Tới cổng hay trắng tay
rule-deerportal-portal_required-help = Ai không tới cổng thì xếp sau mọi người đã tới, dù có bao nhiêu kim cương.
rule-deerportal-quick = Ván nhanh
rule-deerportal-quick-help = Mọi người xuất phát từ giữa đường, ở ô 20.
rule-deerportal-no_bots = Ghế trống để trống
rule-deerportal-no_bots-help = Máy chỉ chơi khi bạn thêm vào. Nguyên tố chia theo thứ tự vào chơi: Nước, Đất, Lửa, Khí. Chế độ hươu dài 4 lượt cho mỗi người.
rule-deerportal-random_bonus = Thưởng vào cổng: 5 hoặc 6
rule-deerportal-random_bonus-help = Người vào cổng đầu tiên được 5 hoặc 6 kim cương, ngẫu nhiên.
rule-deerportal-teams = Hai đội
rule-deerportal-teams-help = Hai góc đối diện chung đội: Nước với Lửa, Đất với Khí. Mỗi đội cộng kim cương lại.

deerportal-day-1-2 = Nữ thần Frigg lại ngồi vào guồng sợi
deerportal-day-1-6 = Ngày Nữ thần Ba Ngôi của người Celt
deerportal-day-1-10 = Ngày thánh Geraint
deerportal-day-1-13 = Midvinterblot, lễ hiến tế giữa đông
deerportal-day-1-20 = Lại Midvinterblot, theo lịch khác
deerportal-day-1-22 = Lễ các nàng thơ Muse
deerportal-day-1-25 = Lễ Disting thời xưa
deerportal-day-1-30 = Up Helly Aa, lễ hội lửa xưa
deerportal-day-1-31 = Ngày tôn vinh các Valkyrie
deerportal-day-2-2 = Ngày giao mùa thứ nhất · Imbolc, lễ nữ thần Brighid
deerportal-day-2-11 = Ngày chim bắt đầu hót
deerportal-day-2-14 = Lễ thần Vali
deerportal-day-3-2 = Ngày của bầy quạ
deerportal-day-3-13 = Burgsonndeg, mặt trời tái sinh, mùa xuân tới gần
deerportal-day-3-17 = Trefuilnid Treochar, nay là ngày thánh Patrick
deerportal-day-3-18 = Ngày của Sheela
deerportal-day-3-19 = Mốc mùa thứ nhất: xuân phân
deerportal-day-3-20 = Lễ nữ thần Iduna
deerportal-day-3-21 = Ostara, nữ thần mùa xuân của người Saxon
deerportal-day-4-30 = Đêm trước tháng Năm, đêm Walpurgis
deerportal-day-5-1 = Beltane, lễ đốt lửa của người Celt
deerportal-day-5-4 = Ngày giao mùa thứ hai
deerportal-day-5-12 = Lễ rước mèo
deerportal-day-5-14 = Lễ mặt trời lúc nửa đêm
deerportal-day-5-18 = Lễ Cernunnos, vị thần có sừng
deerportal-day-5-20 = Lễ Mjollnir, cây búa của Thor
deerportal-day-5-24 = Ngày của mẹ, mừng Nữ thần Ba Ngôi
deerportal-day-6-20 = Mốc mùa thứ hai: hạ chí
deerportal-day-6-21 = Litha, ngày dài nhất
deerportal-day-6-23 = Đêm trước lễ thánh Gioan, giữa mùa hè
deerportal-day-8-1 = Lughnasadh, hội thi đấu mùa hè của thần mặt trời Lugh
deerportal-day-8-2 = Ngày phu nhân Godiva
deerportal-day-8-4 = Loch mo Naire và dòng nước chữa lành
deerportal-day-8-5 = Ngày giao mùa thứ ba
deerportal-day-8-10 = Hội chợ Puck
deerportal-day-8-14 = Ngày Burryman
deerportal-day-8-17 = Thử thách của Odin
deerportal-day-8-23 = Lễ nữ thần Ilmatar
deerportal-day-8-28 = Frey Faxi, ngày của thần Frey
deerportal-day-8-29 = Lễ nữ thần Urda
deerportal-day-9-21 = Mốc mùa thứ ba: thu phân
deerportal-day-10-8 = Ngày của Erik Đỏ
deerportal-day-10-9 = Ngày Leif Erikson
deerportal-day-10-11 = Bà lão của rừng cây
deerportal-day-10-14 = Đêm Mùa Đông, khi mùa màng đã gặt xong
deerportal-day-10-18 = Hội chợ Sừng Lớn
deerportal-day-10-24 = Lễ các tinh linh của không khí
deerportal-day-10-27 = Allantide, ngày tặng nhau táo Allan
deerportal-day-10-31 = Đêm Halloween
deerportal-day-11-1 = Samhain, mặt trời ra đi và năm mới Celt bắt đầu
deerportal-day-11-5 = Ngày giao mùa thứ tư
deerportal-day-12-6 = Lễ thánh Nicholas, Odin mượn hình ngài dẫn đoàn săn
deerportal-day-12-9 = Ngày dọn nhà đón Yule, người Đan Mạch gánh nước nấu bia Yule
deerportal-day-12-13 = Cuộc săn hoang dã của Woden
deerportal-day-12-18 = Lễ nữ thần Epona
deerportal-day-12-20 = Mốc mùa thứ tư: đông chí
deerportal-day-12-21 = Lễ nữ thần Beiwe · Yule, mười hai ngày của bánh xe
deerportal-not-rolled = Tung trước đã: /move tung
deerportal-tap-way = Bạn tung rồi. Bấm chỗ muốn tới.
deerportal-has-rolled = Bạn tung rồi. Gửi /move tiến hoặc /move lùi
typed-deerportal = Gõ được ba từ: tung, tiến, lùi.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: tung
    forward: tiến
    back: lùi
