game-caesar-about = Caesar đấu Cleopatra: lừa nhau, do thám và phủ quyết để kéo năm nhóm quý tộc La Mã về phe mình.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Mục tiêu:</b> giành quý tộc La Mã. Có năm nhóm: ba nhóm 5 quý tộc (Pháp quan, Thị quan, Tài quan), hai nhóm 3 (Chấp chính, Giám quan). Cuối ván ai nhiều điểm hơn thì thắng.

    <b>Bắt đầu:</b> mỗi người bí mật đặt úp các lá 1, 2, 3, 4, 5, mỗi nhóm một lá. Trên tay còn một bộ 1 đến 5 nữa và một Phủ quyết, cùng một nhiệm vụ bí mật (trang 4). Caesar đi trước.

    <b>Đến lượt bạn</b>
    1. Đánh ảnh hưởng: <b>một</b> lá, ngửa hoặc úp, hay <b>hai</b> lá, một ngửa một úp. Phải đánh ít nhất một lá. Ở mỗi nhóm, bạn có tối đa năm lá.
    2. Có thể đánh thêm <b>một</b> lá hành động, trước hoặc sau. Đánh nó sau lá ảnh hưởng đầu thì không đánh lá ảnh hưởng thứ hai được nữa.
    3. Bốc một <b>tượng</b> từ túi: có khi một nhóm bỏ phiếu.
    4. Bốc cho đủ sáu lá. Mỗi lá chọn một xấp: ảnh hưởng hay hành động.
game-caesar-rules-2 =
    🗿 <b>Tượng và bỏ phiếu</b>

    Trong túi có bảy tượng.
    • Tượng của một nhóm: nhóm đó bỏ phiếu. Tượng để riêng ra.
    • 🪨 xám: không bỏ phiếu. Tượng để riêng ra.
    • ⚫ đen: không bỏ phiếu. Mọi tượng, kể cả tượng này, trở lại túi.
    Sau đó, dù bốc tượng nào, mỗi nhóm có từ 8 lá trở lên (tính cả hai bên) cũng bỏ phiếu. Vậy một nhóm có thể bỏ phiếu hai lần trong một lượt.

    <b>Bỏ phiếu</b>
    1. Lật ngửa mọi lá ở nhóm, và cứ để ngửa.
    2. Cộng tổng mỗi bên. Triết gia Φ tính 0.
    3. Tổng lớn giành một quý tộc. Nhưng nếu một bên có nhiều Φ hơn bên kia, bất kể bên nào, thì tổng <b>nhỏ</b> giành.
    4. Ai giành cũng vậy: bên tổng lớn bỏ lá số lớn nhất của mình, bên kia bỏ lá số nhỏ nhất. Lá khác ở lại, Φ cũng vậy.
    <b>Tổng bằng nhau:</b> không ai giành, không bỏ lá nào.

    Nhóm nào hết quý tộc thì bỏ hết bài ở đó, tượng của nó ra khỏi ván.
game-caesar-rules-3 =
    🃏 <b>Các lá bài</b>

    <b>Ảnh hưởng</b> (mỗi bên 37): mỗi số từ 1 đến 5 có bảy lá, và hai Triết gia <b>Φ</b>.

    <b>Lá hành động</b> (mỗi bên 10)
    🗡 <b>Ám sát</b> ×3: bạn chọn một lá ngửa của đối thủ trên bàn, đối thủ phải bỏ, Φ cũng được.
    👁 <b>Do thám</b> ×3: lật ngửa mọi lá úp của đối thủ ở một nhóm.
    🔀 <b>Hoán đổi</b> ×1: lấy hết bài của bạn ở hai nhóm rồi chia lại cho hai nhóm đó, úp hết, mỗi nhóm tối đa năm lá.
    ⚡ <b>Thịnh nộ của thần linh</b> ×1: hai bên bỏ hết bài ở một nhóm.
    ✋ <b>Phủ quyết</b> ×2: chặn một trong các lá trên khi đối thủ vừa công bố. Cả hai lá đều bỏ, bạn bốc ngay một lá. Không phủ quyết được Phủ quyết, và chỉ đánh nó để đáp lại.

    Bạn được hỏi dù không có Phủ quyết; nhưng khi ai cũng biết được là bạn không có thì có thể không hỏi. Lá bị chặn vẫn tính là lá hành động của lượt đó.
game-caesar-rules-4 =
    🏆 <b>Kết thúc và tính điểm</b>

    <b>Không có lá ảnh hưởng,</b> hoặc không nhóm nào đánh được? Bạn chỉ bốc một tượng, và có thể bỏ bao nhiêu lá trên tay tùy ý trước khi bốc lại cho đủ sáu.
    <b>Xấp đã hết</b> thì không xáo lại. Bốc ở xấp kia. Hết cả hai thì chơi tiếp với ít bài hơn.

    <b>Ván kết thúc</b> ở cuối lượt khi
    • cả 21 quý tộc có chủ,
    • không ai còn lá ảnh hưởng trên tay hay trong xấp,
    • nhóm nào cũng hòa và không ai còn có thể đổi điều đó,
    • hoặc trên bàn không có gì đổi suốt 12 lượt liền (mỗi người 6).

    <b>Điểm</b>
    • 1 cho mỗi quý tộc
    • thêm 1 cho quá nửa nhóm (3 trong 5, hoặc 2 trong 3), và thêm 1 nữa nếu giành cả nhóm
    • thêm 2 cho quá nửa nhóm trong nhiệm vụ bí mật: Pháp quan, Thị quan hoặc Tài quan

    Ai nhiều điểm nhất thì thắng. Bằng điểm thì hòa.
open-caesar = 🃏 Bài của tôi
caesar-group-praetor = Pháp quan
caesar-group-aedile = Thị quan
caesar-group-quaestor = Tài quan
caesar-group-consul = Chấp chính
caesar-group-censor = Giám quan
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Ám sát
caesar-card-scout = 👁 Do thám
caesar-card-castling = 🔀 Hoán đổi
caesar-card-wrath = ⚡ Thịnh nộ
caesar-card-veto = ✋ Phủ quyết
caesar-label-hand = Trên tay
caesar-label-decks = Xấp bài
caesar-label-discarded = Bài bỏ
caesar-label-busts = Tượng đã ra
caesar-label-bag = Trong túi
caesar-title-mission =
    { $persona } · nhiệm vụ { $group }{ $done ->
        [yes] : +2
       *[no] : hụt
    }
caesar-points = { $points } điểm
caesar-label-mission = Nhiệm vụ
caesar-name-assassination = Ám sát
caesar-name-scout = Do thám
caesar-name-castling = Hoán đổi
caesar-name-wrath = Thịnh nộ
caesar-name-veto = Phủ quyết
caesar-lost-nothing = 0 lá
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] hết quý tộc
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Tượng đã ra: { $out } · trong túi: { $bag }
caesar-no-busts = chưa có
caesar-decks = 📚 Xấp bài (ảnh hưởng + hành động): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 đã bỏ: { $discarded_one } và { $discarded_other }
caesar-match = 🏆 Ván { $game } của trận, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: cho qua, hay chặn bằng Phủ quyết?
caesar-now-setup = 🤫 Hai người bí mật đặt úp các lá 1, 2, 3, 4, 5, mỗi nhóm một lá.
caesar-now-play = ▶️ Tiếp theo: 1 hoặc 2 lá ảnh hưởng và tối đa 1 lá hành động.
caesar-now-influence = ▶️ Tiếp theo: 1 hoặc 2 lá ảnh hưởng.
caesar-now-more =
    ▶️ Tiếp theo: lá ảnh hưởng thứ hai ({ $way ->
        [up] ngửa
       *[down] úp
    }){ $acted ->
        [yes] { "" }
       *[no] { ", lá hành động" }
    } hoặc tượng.
caesar-now-action = ▶️ Tiếp theo: lá hành động hoặc tượng.
caesar-now-replace = ▶️ Tiếp theo: bốc một lá thay cho Phủ quyết.
caesar-now-castling = ▶️ Tiếp theo: xếp lại bài ở hai nhóm, tất cả úp.
caesar-now-discard = ▶️ Không đánh ảnh hưởng được. Tiếp theo: bỏ lá nào không cần, rồi bốc lại cho đủ sáu.
caesar-now-refill = ▶️ Tiếp theo: bốc lại cho đủ sáu lá.
caesar-mission = 🎯 Nhiệm vụ: giành quá nửa nhóm { $group } (+2)
caesar-hand = 🃏 Bài của bạn: { $cards }
caesar-discards = 🗑 Bài bỏ: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Chưa có bài bỏ —
       *[other] 🗑 Bài bỏ ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> điểm · trên tay: { $influence } ảnh hưởng, { $actions } hành động
caesar-final =
    { $patricians } quý tộc + { $bonus } điểm nhóm{ $mission ->
        [none] { "" }
        [missed] { " " }(hụt nhiệm vụ { $group })
       *[done] { " " }+ 2 điểm nhiệm vụ { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Ám sát (lá ngửa { $card }, { $group })
caesar-trick-scout = 👁 Do thám ({ $group })
caesar-trick-castling = 🔀 Hoán đổi ({ $group } và { $other })
caesar-trick-wrath = ⚡ Thịnh nộ của thần linh ({ $group })
caesar-ask-setup = <b>Đặt úp lá nào ở nhóm { $icon } { $group }?</b> Lá { $number }/5. Lá thứ năm tự vào nhóm Giám quan.
caesar-ask-play = <b>Chọn một lá.</b> Đánh 1 lá ảnh hưởng, hoặc 2 (một ngửa, một úp). Có thể đánh thêm 1 lá hành động, trước hoặc sau.
caesar-ask-influence = <b>Chọn một lá ảnh hưởng.</b> Bạn đánh lá hành động rồi.
caesar-ask-more =
    <b>Đánh thêm lá thứ hai, { $way ->
        [up] ngửa
       *[down] úp
    }?</b> Chọn lá đó, { $acted ->
        [yes] hoặc bốc tượng.
       *[no] đánh lá hành động, hoặc bốc tượng.
    }
caesar-ask-action = <b>Đánh lá hành động, hoặc bốc tượng.</b> Lượt này bạn không đánh thêm ảnh hưởng được.
caesar-ask-where =
    <b>{ $way ->
        [either] Đặt { $card } ở nhóm nào?</b>
        [up] Đặt ngửa { $card } ở nhóm nào?</b>
       *[down] Đặt úp { $card } ở nhóm nào?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] hai nhóm nào?
       *[other] nhóm nào?
    }</b>
caesar-ask-veto = <b>Cho qua không?</b> Lần nào bạn cũng được hỏi, dù không có Phủ quyết.
caesar-ask-replace = <b>Bốc một lá thay cho Phủ quyết.</b> Ở xấp nào?
caesar-ask-castling =
    <b>Đặt { $card } ở đâu?</b> { $count ->
        [1] Đây là lá cuối,
       *[other] Còn { $count } lá phải đặt, tất cả
    } úp.
caesar-ask-discard = <b>Bạn không đánh được ảnh hưởng.</b> Bỏ lá nào tùy ý, rồi bấm Xong. Sau đó bốc cho đủ sáu lá.
caesar-ask-refill = <b>Bốc { $missing } lá.</b> 📜 Ảnh hưởng (còn { $influence }) hay 🎭 hành động (còn { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Phủ quyết!
caesar-pass = 🤝 Cho qua
caesar-done-play = 🗿 Bốc tượng
caesar-done-discard = ✅ Xong
caesar-discard = Bỏ { $card }
caesar-draw-influence = 📜 Ảnh hưởng ({ $count })
caesar-draw-action = 🎭 Hành động ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Lá cuối —
       *[other] — Rồi đến: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Cả hai lá
       *[other] Cả { $count } lá
    } → { $icon } { $group }
caesar-bust-drawn = — Đã bốc tượng —
caesar-bust-follows = — Tiếp đó bốc tượng —
caesar-veto-played = — Đã dùng Phủ quyết —
caesar-first-influence = Bốc 1 📜 trước
caesar-first-action = Bốc 1 🎭 trước
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } ngửa, { $icon } { $group }
caesar-play-down = { $card } úp, { $icon } { $group }
caesar-not-veto = Phủ quyết chỉ đáp lại lá hành động của đối thủ. Không tự đánh ra được.
caesar-no-veto = Bạn không có Phủ quyết nên chỉ cho qua được.
caesar-not-acted = Lượt này bạn đã đánh một lá hành động rồi.
caesar-not-assassination = Đối thủ không có lá ngửa nào.
caesar-not-scout = Đối thủ không có lá úp nào.
caesar-not-castling = Hoán đổi cần hai nhóm còn quý tộc, và ít nhất một nhóm có bài của bạn.
caesar-not-wrath = Trên bàn không có lá ảnh hưởng nào.
caesar-not-closed = Lượt này bạn không đánh thêm ảnh hưởng được nữa: bạn đã đánh hai lá, hoặc đánh lá hành động sau lá đầu.
caesar-not-open = Không còn nhóm nào đánh được. Nhóm nào cũng có năm lá của bạn hoặc hết quý tộc.
caesar-not-bust = Đánh một lá ảnh hưởng trước. Rồi mới bốc tượng.
caesar-not-there = Nút này chỉ cho biết tiếp theo là gì.
caesar-not-another = Lượt này bạn bốc tượng rồi.
caesar-not-vetoed = Bạn vừa phủ quyết. Bốc một lá thay vào nhé.
caesar-not-yet = Đặt hết những lá đang xếp lại đã, từng lá một.
caesar-not-again = Lá này bạn đặt rồi.
caesar-full = Ở đó bạn đã có năm lá, tối đa rồi.
caesar-no-such-card = Bạn không có lá đó.
caesar-keys = { $icon }5 là lá 5 ngửa ở nhóm { $group }.
caesar-own-hidden = 🙈 Lá úp của bạn: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } ở { $icon } { $group }: ngửa hay úp?</b>
        [up] Đánh { $card } ngửa ở { $icon } { $group }?</b>
       *[down] Đánh { $card } úp ở { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” là bốc tượng luôn." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Lá ngửa nào ở { $icon } { $group }?
        [castling] { $icon } { $group } và nhóm nào nữa?
       *[other] { $card } ở { $icon } { $group }?
    }</b> Đối thủ có thể phủ quyết.
caesar-place-up = { $card } ngửa
caesar-place-down = { $card } úp ▮
caesar-not-here = Lúc này lá này không vào nhóm { $group } được.
caesar-not-won = Nhóm { $group } hết quý tộc rồi.
caesar-empty-hand = Bạn không có lá nào.
event-caesar-two =
    { $known ->
        [yes] { $seat } đánh <b>{ $card }</b> ngửa ở { $icon } { $group } và <b>{ $card2 }</b> úp ở { $icon2 } { $group2 }.
       *[no] { $seat } đánh <b>{ $card }</b> ngửa ở { $icon } { $group } và 1 lá úp ở { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Hòa: không có gì đổi.
        [turned] Triết gia { $phil_one } : { $phil_other } lật ngược kết quả: <b>{ $winner }</b> giành 1 quý tộc với tổng nhỏ.
       *[won] <b>{ $winner }</b> giành 1 quý tộc.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } bỏ lá { $highest }, { $lowest ->
                [0] { $low } không bỏ lá nào.
               *[other] { $low } bỏ lá { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } đặt úp <b>{ $cards }</b>.
       *[no] { $seat } đặt úp năm lá.
    }
event-caesar-played = { $seat } đánh <b>{ $card }</b> ngửa ở { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } đánh <b>{ $card }</b> úp ở { $icon } { $group }.
       *[no] { $seat } đánh 1 lá úp ở { $icon } { $group }.
    }
event-caesar-announced = 📣 { $seat } công bố <b>{ $trick }</b>.
event-caesar-passed = { $seat } cho qua.
event-caesar-vetoed = ✋ <b>Phủ quyết!</b> { $seat } chặn { $trick }.
event-caesar-assassinated = 🗡 { $seat } mất lá ngửa <b>{ $card }</b> ở { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } phải lật <b>{ $cards }</b> ở { $icon } { $group }.
event-caesar-castled = 🔀 { $seat } xếp lại bài: { $first } lá ở { $icon } { $group } và { $second } lá ở { $icon2 } { $group2 }, úp hết.
event-caesar-struck = ⚡ Thần linh trừng phạt { $icon } { $group }: { $one } mất { $lost_one }, { $other } mất { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } bốc { $bust ->
        [black] <b>tượng đen</b> ⚫: mọi tượng trở lại túi.
        [grey] <b>tượng xám</b> 🪨: không bỏ phiếu.
       *[group] tượng <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Nhóm { $icon } <b>{ $group }</b> có từ 8 lá nên cũng bỏ phiếu:
       *[no] 🗳 Nhóm { $icon } <b>{ $group }</b> bỏ phiếu:
    } { $vote }
event-caesar-exhausted = 🏛 Nhóm { $icon } { $group } hết quý tộc rồi. Bài và tượng của nhóm rời ván.
event-caesar-discarded = { $seat } bỏ 1 lá: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes] { $seat } bốc <b>{ $card }</b>.
       *[no]
            { $seat } bốc { $deck ->
                [influence] 1 lá ảnh hưởng.
               *[action] 1 lá hành động.
            }
    }
event-caesar-drew-several =
    { $seat } bốc { $influence ->
        [0] { $actions } lá hành động.
       *[other]
            { $influence } lá ảnh hưởng{ $actions ->
                [0] .
               *[other] { " và" } { $actions } lá hành động.
            }
    }
event-caesar-left = { $seat } rời ván.
event-caesar-ended =
    { $result ->
        [tie] Ván này hòa, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> thắng ván này { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Ván sau hai bên đổi phe." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Quý tộc nào cũng có chủ rồi. { $count ->
        [1] { $winners } giành được La Mã!
       *[other] { $winners } chia nhau La Mã!
    }
reason-caesar-influence =
    Không còn lá ảnh hưởng nào để đánh. { $count ->
        [1] { $winners } giành được La Mã!
       *[other] { $winners } chia nhau La Mã!
    }
reason-caesar-stalemate =
    Nhóm nào cũng hòa, không ai đổi được nữa. { $count ->
        [1] { $winners } giành được La Mã!
       *[other] { $winners } chia nhau La Mã!
    }
reason-caesar-standstill =
    Suốt 12 lượt không có gì đổi. { $count ->
        [1] { $winners } giành được La Mã!
       *[other] { $winners } chia nhau La Mã!
    }
reason-caesar-match =
    Hết trận. { $count ->
        [1] { $winners } thắng!
       *[other] { $winners } cùng thắng!
    }
reason-caesar-left = { $winners } giành được La Mã: bên kia rời ván.
rule-caesar-missions = Nhiệm vụ bí mật
rule-caesar-missions-help = Mỗi người có một nhóm bí mật. Giành quá nửa nhóm đó được thêm 2 điểm.
rule-caesar-philosophers = Triết gia sau bỏ phiếu
rule-caesar-philosophers-help = Triết gia ở nhóm sẽ ra sao sau khi bỏ phiếu có người giành: ở lại hết, bên nhiều hơn bỏ một, hoặc bỏ hết.
rule-caesar-philosophers-stay = ở lại hết
rule-caesar-philosophers-source = bỏ 1
rule-caesar-philosophers-classic = bỏ hết
rule-caesar-personas = Ai làm Caesar
rule-caesar-personas-help = Caesar là người vào chơi đầu tiên, người thứ hai, hoặc chọn ngẫu nhiên. Người kia là Cleopatra.
rule-caesar-personas-seats = người vào đầu
rule-caesar-personas-swapped = người vào sau
rule-caesar-personas-dealt = ngẫu nhiên
rule-caesar-cleopatra_starts = Cleopatra đi trước
rule-caesar-cleopatra_starts-help = Lượt đầu là của Cleopatra thay vì Caesar.
rule-caesar-best_of_three = Ba ván thắng hai
rule-caesar-best_of_three-help = Chơi tối đa ba ván, ai thắng hai ván trước thì thắng trận. Sau mỗi ván hai bên đổi phe.
caesar-not-so = Lúc này đánh { $card } được, nhưng không phải kiểu đó.
typed-caesar = Gõ lá bài, nhóm, rồi “ngửa” hoặc “sấp” (đặt úp). Lá bài: 1 đến 5, hoặc triết (Triết gia Φ). Nhóm: pháp, thị, tài, chấp, giám. Viết tắt được, như “3 chấp ng”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Tự đi nước bắt buộc
rule-caesar-forced_moves-help = Nếu ai cũng thấy bạn không có Phủ quyết (trên tay không có lá hành động, hoặc đã bỏ cả hai Phủ quyết), bạn không được hỏi nữa và lá hành động cứ thế có hiệu lực. Riêng Hoán đổi và trước khi bốc tượng thì bạn vẫn được hỏi.
typed-words-caesar =
    praetor: pháp
    aedile: thị
    quaestor: tài
    consul: chấp
    censor: giám
    up: ngửa
    down: sấp
    p: triết Φ
    assassination: ám
    scout: thám
    castling: hoán
    wrath: thịnh
    veto: phủ
    draw: bốc
    influence: ảnh
    action: hành
    discard: bỏ
    pass: cho
    done: xong
    bust: tượng
