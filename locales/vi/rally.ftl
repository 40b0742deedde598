game-rally-about = Đua khắp bản đồ, gom dấu ở các trạm và về đích đầu tiên.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Mục tiêu</b>
    Gom dấu khắp bản đồ. Đủ dấu rồi, thường là 4, thì về đích 🏁 trước mọi người. Mọi người xuất phát từ ô có mũi tên.

    <b>Đến lượt bạn</b>
    1. Tung xúc xắc.
    2. Đi theo đường, đúng số vừa tung. Mỗi bước sang một ô kế bên. Trạm cũng là ô.
    3. Hết lượt mà đứng ở trạm thì lấy dấu của trạm đó.

    <b>Ván kết thúc thế nào</b>
    Có người về đích thì chơi nốt vòng đó: ai chưa đi trong vòng vẫn được đi một lượt. Rồi hết ván.
    Ai đã về đích xếp trước, theo thứ tự về. Những người khác xếp theo số dấu; bằng nhau thì đồng hạng.
    Nếu mọi người khác rời ván, ai còn lại cuối cùng thì thắng.
game-rally-rules-2 =
    👣 <b>Cách đi</b>

    • <b>Ô vuông xanh lá</b> là nơi đi hết số bước thì tới. Bạn đi đường ngắn nhất tới đó rồi hết lượt.
    • <b>Vòng tròn xanh dương</b> là chỗ dừng giữa đường: (2) nghĩa là cách đây 2 bước. Từ đó bạn chọn tiếp và đi nốt số bước còn lại, nên có thể tự chọn đường. Muốn dừng thì bấm <i>Dừng giữa đường…</i>
    • Phải đi hết số bước: không được đứng yên hay để dành bước.
    • <b>Vệt đường:</b> trong một lượt không được quay lại ô đã qua, kể cả ô xuất phát. Lượt sau thì được.
    • <b>Hết đường đi?</b> Nếu bạn vào ngõ cụt, hoặc bị vệt đường của chính mình vây lại, số bước thừa mất đi và hết lượt ở đó. Nếu đó là trạm, bạn vẫn lấy được dấu.
    • Không ai chặn ai. Bao nhiêu người đứng chung một ô cũng được.
game-rally-rules-3 =
    🏷 <b>Dấu</b>
    • Trạm là biển có chữ cái. Chỉ khi <b>hết lượt</b> ở trạm bạn mới lấy dấu. Đi ngang qua hay dừng giữa đường thì không tính.
    • Mỗi dấu chỉ lấy được một lần, nhưng ai cũng lấy được: dấu không bao giờ hết.
    • Lấy nhiều hơn số cần cũng được.
    • 🏷 trên nút nghĩa là hết lượt ở đó thì có dấu mới.

    🏁 <b>Đích</b>
    • Chưa đủ dấu thì đích còn đóng.
    • Đủ rồi, bạn chỉ đi thẳng tới đích được khi đường ngắn nhất <b>vừa đúng</b> số bước còn lại. Nếu ngắn hơn thì đi đường vòng: dừng đâu đó giữa đường để bước cuối cùng vừa tới đích.
    • Không đi xuyên qua đích được.
    • Về đích rồi thì bạn không đi nữa.
game-rally-rules-4 =
    🏠 <b>Luật nhà</b>

    • <b>Bản đồ:</b> Phố Cổ (6 trạm), Bảy Mũi Đất (8), Trời Đêm (10), hoặc bản đồ riêng: gửi /map để xem cách làm.
    • <b>Số dấu để thắng:</b> 2–6 thay vì 4. Bản đồ ít trạm hơn thế thì phải có đủ mọi trạm.
    • <b>Đủ mọi dấu:</b> phải có dấu của mọi trạm.
    • <b>Hai xúc xắc:</b> tung hai con, đi tổng hai số.
    • <b>Về đích dễ:</b> còn thừa bước cũng về đích được. Bước thừa mất đi.
    • <b>Quay đầu:</b> dừng giữa đường ở ngõ cụt thì được quay đầu, đi lại lối cũ.
    • <b>Tự đi nước bắt buộc</b> (bật sẵn): chỉ có một chỗ để đi thì bạn tự động được đưa tới đó. Tung xúc xắc và bước vào đích thì bạn vẫn tự làm.
rally-example-1 = Lan
rally-example-2 = Minh
open-rally = 🗺 Lượt đi của tôi
rally-map-town = Phố Cổ
rally-map-island = Bảy Mũi Đất
rally-map-sky = Trời Đêm
rally-map-own = Bản đồ riêng
rally-table = 🗺 <b>{ $map }</b> · đủ { $needed } dấu thì đích 🏁 mở
rally-steps =
    🎲 { $dice } · <b>còn { $steps } bước</b>{ $some ->
        [0] { "" }
       *[other] . Không có ô nào cách đúng { $steps } bước, nên hãy dừng giữa đường: ({ $some }) nghĩa là sau { $some } bước.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Số bước tới từng dấu
       *[no] Số bước của { $who } tới từng dấu
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Số bước tới đích 🏁
       *[no] Số bước của { $who } tới đích 🏁
    }: { $steps }
rally-stampless = 🏷 là chỗ có dấu mới.
rally-ahead = 🧭 Các ô tới được với lần tung này, tốt nhất trước. Sau mỗi ô là số bước từ đó tới dấu tiếp theo hoặc tới đích:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: có dấu, rồi { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: bạn về đích!
rally-ahead-stops = 🧭 Các chỗ dừng giữa đường, tốt nhất trước. Sau mỗi chỗ là ô tốt nhất để kết thúc lượt nếu bạn dừng ở đó.
rally-field = ô { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } dấu (cần { $needed })
       *[no] { $held }/{ $needed } dấu
    }
rally-home = 🏁 đã về đích · { $held } dấu
rally-final =
    { $held ->
        [0] không có dấu
       *[other] { $held } dấu
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 về đích với { $held } dấu
rally-score = { $held } dấu
rally-hand-steps = { $steps } bước
rally-roll = 🎲 Tung
rally-go-field = Ô { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps }/{ $whole } bước)
rally-walk-part = Dừng giữa đường…
rally-more-places = { $count } chỗ nữa…
rally-where = <b>Đi đâu?</b>
rally-rest = <b>Còn { $steps } bước: đi đâu?</b>
rally-which-part = <b>Dừng ở đâu trước?</b> ({ $some }) là sau { $some } bước. Rồi bạn đi tiếp, nhưng không cắt qua vệt đường của mình được.
rally-tap-below =
    Chọn chỗ đi bằng các nút dưới bàn chơi.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) là dừng ở đó sau { $some } bước, rồi đi tiếp.
    }
rally-tap-roll = Đến lượt bạn: bấm 🎲 Tung dưới bàn chơi.
rally-look = Chưa đến lượt bạn. Trò này không có gì bí mật: nhìn bàn là thấy hết.
event-rally-rolled = { $seat } tung ra 🎲 { $dice }.
event-rally-rolled_two = { $seat } tung ra 🎲 { $dice }: { $steps } bước.
event-rally-walked =
    { $seat } đi { $steps } bước tới <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , còn { $left } bước.
    }
event-rally-turn =
    { $seat } tung ra 🎲 { $dice } và tới <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 dấu { $more ->
                [yes] { $held } (cần { $needed }).
               *[no] { $held }/{ $needed }.
            }
    }
event-rally-forfeited = { $seat } hết đường, mất { $steps } bước.
event-rally-stamped =
    🏷 { $seat } lấy dấu ở <b>{ $at }</b>: { $more ->
        [yes] { $held } (cần { $needed }).
       *[no] { $held }/{ $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            về đích đầu tiên!{ $ends ->
                [yes] { "" }
               *[no] { " Những người khác chơi nốt vòng này." }
            }
       *[other] cũng về đích.
    }
event-rally-left = { $seat } rời ván.
event-rally-ended = Hết ván.
reason-rally-finished = 🏁 { $winners } về đích đầu tiên và thắng!
reason-rally-last_standing = { $winners } trụ lại đến cùng và thắng!
rule-rally-board = Bản đồ
rule-rally-board-help = Bản đồ để chơi. Muốn thêm bản đồ riêng thì gửi tệp vào đây rồi trả lời tệp đó bằng <code>/map</code>.
rule-rally-board-town = Phố Cổ
rule-rally-board-island = Bảy Mũi Đất
rule-rally-board-sky = Trời Đêm
rule-rally-board-own = 🗺 Bản đồ riêng
rule-rally-stamps_needed = Số dấu để thắng
rule-rally-stamps_needed-help = Cần bao nhiêu dấu mới được về đích 🏁.
rule-rally-all_stamps = Đủ mọi dấu
rule-rally-all_stamps-help = Phải có dấu của mọi trạm trên bản đồ.
rule-rally-two_dice = Hai xúc xắc
rule-rally-two_dice-help = Tung hai con xúc xắc, đi tổng hai số.
rule-rally-no_exact_finish = Về đích dễ
rule-rally-no_exact_finish-help = Còn thừa bước cũng về đích 🏁 được. Bước thừa bỏ đi.
rule-rally-turnaround = Quay đầu
rule-rally-turnaround-help = Dừng giữa đường ở ngõ cụt thì được quay đầu, đi lại lối cũ.
rally-town-S = Cổng Tây
rally-town-A = Cối Xay Cũ
rally-town-B = Xưởng Thuộc Da
rally-town-C = Tháp Chuông
rally-town-D = Chợ Cá
rally-town-E = Nhà Hát
rally-town-F = Xưởng Bia
rally-town-Z = Lâu Đài
rally-island-S = Bến Cảng
rally-island-A = Mũi Hải Âu
rally-island-B = Mũi San Hô
rally-island-C = Mũi Bắc
rally-island-D = Mũi Cọ
rally-island-E = Mũi Cướp Biển
rally-island-F = Mũi Rùa
rally-island-G = Suối Nóng
rally-island-H = Đền Cổ
rally-island-Z = Hải Đăng
rally-sky-S = Đài Thiên Văn
rally-sky-A = Thiên Nga
rally-sky-B = Thiên Cầm
rally-sky-C = Đại Bàng
rally-sky-D = Cá Voi
rally-sky-E = Bọ Cạp
rally-sky-F = Cừu Đực
rally-sky-G = Sư Tử
rally-sky-H = Con Cua
rally-sky-I = Con Gấu
rally-sky-J = Con Rồng
rally-sky-Z = Sao Bắc Cực
map-kept =
    🗺 <b>{ $name }</b>: { $positions } ô, { $stations } trạm. { $where ->
        [private] Đã lưu cho bạn.
       *[group] Đã lưu cho nhóm này. Muốn chơi trên bản đồ đó thì gửi /newgame rally rồi chọn trong Luật nhà, mục Bản đồ.
    }
map-brought = Người tải lên: { $by }. Chỉ người đó hoặc admin thay được.
map-is-anothers = Nhóm này có bản đồ rồi. Chỉ người tải lên hoặc admin thay được.
map-play = ▶ Chơi bản đồ này
map-unnamed = Bản đồ của bạn
map-how =
    Gửi bản đồ vào đây dưới dạng tệp JSON, rồi trả lời tệp đó bằng /map. Tệp trông như thế này:

    <pre>{ "{" }"name": "Làng mình", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Quán nước"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> từ 0 đến 1000, <code>y</code> từ 0 đến 800. <code>look</code> là <code>town</code>, <code>island</code> hoặc <code>sky</code>. Mỗi bản đồ có 5 đến 120 ô và tối đa 12 trạm.
map-too-many = Trong một giờ bạn đã tải lên { $most } bản đồ, hết lượt rồi. { $minutes } phút nữa thử lại nhé.
map-lost = Mình không tải được tệp đó. Gửi lại rồi trả lời tệp bằng /map.
map-refused = ❌ Mình chưa dùng được bản đồ này:
map-fault = • dòng { $line }: { $fault }
map-more =
    • … và { $all ->
        [yes] { $count } lỗi nữa.
       *[no] còn lỗi khác nữa.
    }
map-fault-too-large = tệp nặng { $size } KB, mà giới hạn là { $most } KB.
map-fault-not-text = đây không phải tệp văn bản. Lưu thành văn bản thuần, mã UTF-8.
map-fault-not-json = đây không phải JSON: có gì đó sai ở cột { $column }. Xem có thiếu dấu phẩy, ngoặc kép hay dấu ngoặc không.
map-fault-no-map = bản đồ là một khối trong ngoặc nhọn, có <code>positions</code> và <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] bản đồ thiếu <code>{ $word }</code>.
       *[other] ô <code>{ $position }</code> thiếu <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] mình không biết <code>{ $word }</code> trong bản đồ.
       *[other] ô <code>{ $position }</code> có <code>{ $word }</code>, mình không biết từ này.
    }
map-fault-no-list = <code>{ $word }</code> phải là một danh sách trong ngoặc vuông.
map-fault-no-position = mục số { $number } trong <code>positions</code> không phải là ô. Viết như thế này: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = mỗi đường nối là một cặp ô, như <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> không làm <code>id</code> của ô <code>{ $position }</code> được. Dùng một đến ba chữ cái hoặc chữ số.
map-fault-bad-x = <code>x</code> của ô <code>{ $position }</code> là <code>{ $value }</code>, mà phải là số từ 0 đến 1000.
map-fault-bad-y = <code>y</code> của ô <code>{ $position }</code> là <code>{ $value }</code>, mà phải là số từ 0 đến 800.
map-fault-bad-kind = <code>kind</code> của ô <code>{ $position }</code> là <code>{ $value }</code>, mà phải là <code>field</code>, <code>station</code>, <code>start</code> hoặc <code>finish</code>.
map-fault-bad-name = <code>name</code> là <code>{ $value }</code>, mà phải là chữ, dài tối đa 30 ký tự.
map-fault-bad-look = <code>look</code> là <code>{ $value }</code>, mà phải là <code>town</code>, <code>island</code> hoặc <code>sky</code>.
map-fault-bad-count = bản đồ có { $count } ô, mà cần từ { $least } đến { $most }.
map-fault-bad-connections = bản đồ có { $count } đường nối, mà giới hạn là { $most }.
map-fault-twice = có hai ô cùng tên <code>{ $position }</code>. (Chữ hoa và chữ thường tính như nhau.)
map-fault-no-start = thiếu ô xuất phát. Cho một ô <code>"kind": "start"</code>.
map-fault-no-finish = thiếu đích. Cho một ô <code>"kind": "finish"</code>.
map-fault-two-start = ô <code>{ $position }</code> là ô xuất phát thứ hai, mà bản đồ chỉ có một.
map-fault-two-finish = ô <code>{ $position }</code> là đích thứ hai, mà bản đồ chỉ có một.
map-fault-bad-stations = bản đồ có { $count } trạm, mà cần từ 1 đến { $most }.
map-fault-nowhere = một đường nối dẫn tới <code>{ $position }</code>, mà không có ô nào như vậy.
map-fault-to-itself = ô <code>{ $position }</code> nối với chính nó.
map-fault-connected-twice = <code>{ $one }</code> và <code>{ $other }</code> nối với nhau hai lần.
map-fault-too-many-ways = ô <code>{ $position }</code> có hơn { $most } đường nối.
map-fault-too-close = ô <code>{ $other }</code> quá gần <code>{ $one }</code>. Để cách nhau ít nhất { $apart }.
map-fault-runs-over = đường nối từ <code>{ $one }</code> đến <code>{ $other }</code> chạy qua ô <code>{ $position }</code>.
map-fault-apart = từ ô xuất phát không ai tới được ô <code>{ $position }</code>.
map-fault-behind-finish = muốn tới ô <code>{ $position }</code> phải qua đích, mà không ai đi xuyên qua đích được.
map-fault-finish-apart = không ai tới được đích, ô <code>{ $position }</code>.
map-fault-no-end = ván có thể không bao giờ hết: với hai xúc xắc, người ở <code>{ $position }</code> không bao giờ hết lượt ở <code>{ $goal }</code> được. Thêm vài ô nữa nhé.
rally-not-rolled = Tung trước đã: /move tung
rally-has-rolled = Bạn tung rồi và còn { $steps } bước. Gõ nơi bạn muốn đi.
rally-not-reached = Lúc này bạn không tới { $place } được. Bạn còn { $steps } bước.
typed-rally = Gõ “tung”, rồi tên một ô hoặc trạm trên bản đồ, như 12 hay B.
rule-rally-forced_moves = Tự đi nước bắt buộc
rule-rally-forced_moves-help = Chỉ có một chỗ để đi thì bạn tự động được đưa tới đó. Tung xúc xắc và bước vào đích 🏁 thì bạn vẫn tự làm.
typed-words-rally =
    roll: tung
    to: tới
