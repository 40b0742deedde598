game-whot-about = Đánh lá hợp với lá trên cùng, bắt người khác chịu phạt và hết bài trước tiên.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Mục tiêu</b>: hết bài trước mọi người.

    <b>Bắt đầu</b>: mỗi người nhận 7 lá. Lật thêm 1 lá ngửa để mở chồng bài: đó là lá trên cùng. Lá đầu tiên này không có tác dụng gì, dù là lá đặc biệt. Bài còn lại là chợ để bốc.

    <b>Đến lượt bạn</b>, chọn một:
    1. <b>Đánh 1 lá hợp với lá trên cùng</b>: cùng hình (● ▲ ✚ ■ ★), cùng số, hoặc một lá Whot (trang 2). Lá đó thành lá trên cùng mới.
    2. <b>Bốc 1 lá</b> ở chợ, dù trên tay có lá hợp. Lá vừa bốc thì lượt này chưa đánh được.

    Sau đó đến người kế tiếp, luôn theo chiều kim đồng hồ.

    <b>Bạn thắng</b> ngay khi đánh lá cuối, dù đó là lá đặc biệt.
game-whot-rules-2 =
    📖 <b>Whot: lá đặc biệt</b>

    <b>1 Đi Tiếp</b>: bạn đi thêm lượt nữa.

    <b>2 Bốc Hai</b>: người kế tiếp phải bốc phạt 2 lá, hoặc đỡ bằng một lá 2 hình nào cũng được. Đỡ rồi thì người sau đó phải bốc 4 lá hoặc đỡ tiếp, cứ thế tăng lên.

    <b>5 Bốc Ba</b>: cũng vậy, nhưng với lá 5 và phạt 3 lá. Lá 2 chỉ đỡ bằng lá 2, lá 5 chỉ đỡ bằng lá 5. Bốc phạt xong là hết lượt, người kế tiếp chơi như thường. Nếu mọi lá đỡ được đều đã nằm trong chồng bài thì bạn tự động bốc phạt.

    <b>8 Mất Lượt</b>: người kế tiếp mất lượt. Chỉ có 2 người thì bạn đi tiếp.

    <b>14 Cả Làng Bốc</b>: mọi người khác bốc 1 lá. Rồi đến người kế tiếp như thường.

    <b>20 Whot</b>: đánh lên lá nào cũng được, nhưng không đỡ phạt được. Bạn gọi một hình. Từ đó chỉ lá hình ấy và lá Whot khác mới hợp, cho đến khi có người đánh một lá không phải Whot. Lá cuối là Whot thì bạn thắng luôn, khỏi gọi.
game-whot-rules-3 =
    📖 <b>Whot: chợ hết bài</b>

    <b>Lần đầu</b> có người cần bốc mà chợ không đủ bài, chồng bài được xáo lại thành chợ mới. Chỉ lá trên cùng nằm lại.

    <b>Sau đó</b> không xáo lại nữa. Chợ cạn hẳn là tới <b>Sinh Tử ☠️</b>: vẫn chơi tiếp, nhưng lần đầu không đủ lá để bốc là hết ván, dù bạn tự bốc, bị phạt hay có người đánh Cả Làng Bốc, kể cả khi đó là lá cuối. Ai còn ít điểm trên tay nhất thì thắng. Bằng điểm thì cùng thắng.

    <b>Điểm trên tay</b>: mỗi lá tính theo số, ★ tính gấp đôi, Whot tính 20. Điểm cũng xếp hạng những người còn lại: càng ít càng tốt.

    <b>Nếu bạn rời ván</b>, bài của bạn xuống đáy chợ và bạn xếp sau mọi người ở lại. Bạn đang bị phạt thì người kế tiếp chịu thay. Ai còn lại cuối cùng thì thắng.

    <b>54 lá</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ và 5 lá Whot.
open-whot = 🃏 Bài của tôi
whot-card = Whot
whot-symbol-circle = tròn
whot-symbol-triangle = tam giác
whot-symbol-cross = chữ thập
whot-symbol-square = vuông
whot-symbol-star = sao
whot-name-1 = Đi Tiếp
whot-name-2 = Bốc Hai
whot-name-5 = Bốc Ba
whot-name-8 = Mất Lượt
whot-name-14 = Cả Làng Bốc
whot-name-20 = Whot
whot-top = Lá trên cùng
whot-market = Chợ
whot-market-holds = Chợ: { $count }
whot-board =
    Lá trên cùng: <b>{ $card }</b> · { $market ->
        [0] chợ hết bài
       *[other] chợ còn { $market } lá
    }
whot-called = 📣 Gọi hình: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Bốc { $count }
       *[no] { $seat } phải bốc { $count }
    } lá{ $answer ->
        [none] .
        [none-or-whot] { " hoặc đỡ bằng Whot." }
        [number-or-whot] { " hoặc đỡ bằng lá" } { $number } hay Whot.
       *[number] { " hoặc đỡ bằng lá" } { $number }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Đánh thêm một lá { $number } hoặc kết thúc lượt{ $count ->
                [0] .
               *[other] . Sau đó { $asked } phải bốc { $count } lá.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Bạn sẽ phải bốc { $count } lá.
               *[no] { $asked } sẽ phải bốc { $count } lá.
            } Trước đó { $seat } có thể đánh thêm một lá { $number }.
    }
whot-holds =
    { $count ->
        [1] <b>1 lá</b>
       *[other] { $count } lá
    }
whot-hand = 🃏 Bài của bạn: { $cards }
whot-points = { $count } điểm
whot-match = 🏆 Điểm đến giờ: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Bạn không có lá nào.
whot-alert = Bài của bạn. Muốn đánh lá nào thì bấm số của lá đó dưới bàn chơi:
whot-large-hand = { $count } lá. Bạn đánh được: { "" }
whot-draw =
    { $count ->
        [1] Bốc 1 lá
       *[other] Bốc { $count } lá
    }
whot-ends =
    { $label } · { $match ->
        [yes] hết hiệp
       *[no] hết ván
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Chợ sắp hết. Lần đầu chợ không đủ bài là hết hiệp.
       *[no] ☠️ Chợ sắp hết. Lần đầu chợ không đủ bài là hết ván, người ít điểm nhất thắng.
    }
whot-done = Xong
whot-catch = Bắt { $seat }: quên “Lá cuối!”
whot-says-last = “Lá cuối!”
whot-which-symbol = <b>Gọi hình nào?</b>
whot-last-unsaid = ☐ Hô “Lá cuối!”
whot-last-said = ☑ Hô “Lá cuối!”
whot-number-last = { $number }: lá cuối!
whot-not-pick = Bạn không đỡ bằng { $card } được. Đánh một lá { $number } hoặc bốc { $count } lá.
whot-not-pick-undefended = Lúc này bạn không đánh { $card } được. Bạn phải bốc { $count } lá.
whot-not-decking = Bạn không thêm { $card } được, chỉ thêm lá { $number } thôi.
whot-not-special = { $card } là lá đặc biệt. Theo luật nhà, lá cuối phải là lá thường.
whot-not-called = { $card } không hợp. Hình được gọi: { $symbol }.
whot-not-fitting = { $card } không hợp với { $top }. Đánh lá cùng hình, cùng số hoặc Whot.
whot-tap-a-symbol = Muốn đánh Whot thì bấm hình bạn gọi.
whot-no-whot = Bạn không có Whot nên không gọi hình được.
event-whot-played =
    { $seat } đánh <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " và gọi " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Lá cuối!”
       *[no]
            { $left ->
                [0] , lá cuối!
                [1] . Còn 1 lá.
               *[other] .
            }
    }
event-whot-pick_due = { $seat } phải bốc { $count } lá.
event-whot-pick_cancelled = { $seat } hủy phạt { $count } lá.
event-whot-held_on = { $seat } đi tiếp.
event-whot-suspended = { $seat } mất lượt.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] Vì vậy { $seat } bốc { $count } lá: <b>{ $cards }</b>.
                [market] Cả Làng Bốc: { $seat } bốc <b>{ $cards }</b>.
                [pick] { $seat } bốc { $count } lá: <b>{ $cards }</b>.
               *[turn] { $seat } bốc <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] Vì vậy { $seat } bốc { $count } lá.
                [market] Cả Làng Bốc: { $seat } bốc 1 lá.
               *[turn] { $seat } bốc { $count } lá.
            }
    }
event-whot-market = Cả Làng Bốc: { $count } người, mỗi người bốc 1 lá.
event-whot-reshuffled =
    { $count ->
        [1] Chợ hết bài nên 1 lá trong chồng thành chợ mới.
       *[other] Chợ hết bài nên { $count } lá trong chồng được xáo lại thành chợ mới.
    }
event-whot-sudden_death = ☠️ Sinh Tử: chợ hết bài hẳn rồi.
event-whot-caught = { $seat } quên hô “Lá cuối!” và bị { $by } bắt.
event-whot-left =
    Bài của { WHO($seat) ->
        [you] bạn
       *[other] { $seat }
    } xuống đáy chợ.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sinh Tử: hết hiệp.
       *[empty_hand] Hết hiệp.
    } Điểm: { $scores }.
event-whot-ended = Mọi người ngửa bài.
reason-whot-empty_hand = { $winners } đánh lá cuối và thắng!
reason-whot-sudden_death =
    ☠️ Sinh Tử: { $count ->
        [1] { $winners } ít điểm nhất và thắng!
       *[other] { $winners } ít điểm nhất và cùng thắng!
    }
reason-whot-match =
    Hết trận. { $count ->
        [1] { $winners } ít điểm nhất và thắng!
       *[other] { $winners } ít điểm nhất và cùng thắng!
    }
reason-whot-last_standing = { $winners } trụ lại đến cùng và thắng!
rule-whot-hand_size = Số lá lúc đầu
rule-whot-hand_size-help = Mỗi người được chia bao nhiêu lá.
rule-whot-market_keeps_turn = Đánh 14 thì đi tiếp
rule-whot-market_keeps_turn-help = Đánh Cả Làng Bốc (14) xong, bạn đi thêm lượt nữa.
rule-whot-tender = Không xáo lại
rule-whot-tender-help = Chợ không bao giờ được xáo lại. Lần đầu chợ không đủ bài là hết ván, người ít điểm nhất thắng.
rule-whot-whot_cancels_pick = Whot hủy phạt
rule-whot-whot_cancels_pick-help = Bạn có thể đỡ lá 2 hoặc lá 5 bằng Whot. Khi đó không ai phải bốc.
rule-whot-no_defending = Không được đỡ phạt
rule-whot-no_defending-help = Sau lá 2 hoặc lá 5, người kế tiếp phải bốc. Không ai đỡ được.
rule-whot-pick_five = Lá 5 phạt 5 lá, không phải 3
rule-whot-pick_five-help = Lá 5 phạt 5 lá thay vì 3.
rule-whot-star_skips_two = ★8: hai người mất lượt
rule-whot-star_skips_two-help = Sau ★8, hai người kế tiếp mất lượt.
rule-whot-draw_until_playable = Bốc đến khi có lá hợp
rule-whot-draw_until_playable-help = Đã bốc thì bốc đến khi có lá hợp. Rồi bạn phải đánh một lá hợp: lá đó hay lá khác đều được.
rule-whot-double_decking = Đánh nhiều lá cùng số
rule-whot-double_decking-help = Trong một lượt bạn có thể đánh nhiều lá cùng số.
rule-whot-last_card_call = Hô “Lá cuối!”
rule-whot-last_card_call-help = Hô khi bạn đánh lá áp chót. Quên hô thì người kế tiếp có thể bắt, và bạn bốc 2 lá.
rule-whot-no_special_finish = Lá cuối phải là lá thường
rule-whot-no_special_finish-help = Lá cuối của bạn phải là lá thường, không phải 1, 2, 5, 8, 14 hay Whot.
rule-whot-match_to = Trận
rule-whot-match_to-0 = 1 hiệp
rule-whot-match_to-100 = 100 điểm
rule-whot-match_to-help = Hết hiệp, bài còn trên tay bị tính điểm. Chơi tiếp nhiều hiệp đến khi có người chạm 100 điểm. Lúc đó ai ít điểm nhất thì thắng.
rule-whot-forced_moves = Tự đi nước bắt buộc
rule-whot-forced_moves-help = Nếu bạn bị phạt và ai cũng thấy bạn không đỡ được, bài tự được bốc cho bạn. Với luật “Không được đỡ phạt” thì luôn như vậy. Còn nếu chỉ là không có lá hợp, bạn vẫn tự bốc.
whot-not-held = Bạn không có { $card }.
whot-say-symbol = Thêm hình bạn gọi, như thế này: /move w20 sao
whot-not-last = Chỉ hô “Lá cuối!” khi bạn đánh lá áp chót, và chỉ khi luật nhà yêu cầu.
whot-not-draw-found = Bạn bốc được lá hợp rồi. Đánh lá đó, hoặc một lá hợp khác.
whot-not-draw-decking = Bạn đã đánh rồi. Thêm một lá { $number } hoặc gửi /move xong
typed-whot = Muốn đánh một lá bài thì gõ chữ của hình và số: tròn <b>c</b>, tam giác <b>t</b>, chữ thập <b>x</b>, vuông <b>s</b>, sao <b>*</b>. Sau Whot thì thêm hình bạn gọi. Ví dụ: /move c5, /move *8, /move w20 sao, /move bốc
typed-open-whot = /move rồi đến lá bài, ví dụ <b>c5</b>
typed-words-whot =
    circle: tròn
    triangle: tam
    cross: thập
    square: vuông
    star: sao
    draw: bốc
    take: lấy
    market: chợ
    last: cuối
    card: bài
    done: xong
    catch: bắt
