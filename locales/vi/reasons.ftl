why-whot-wins = 💡 Nước hay hơn đánh luôn lá cuối.
why-whot-ends = 💡 Nước của bạn làm hết hiệp ngay, nước hay hơn thì không.
why-whot-catches = 💡 { $seat } đánh còn 1 lá mà không hô: bị bắt thì bốc 2 lá.
why-whot-silent = 💡 Nước của bạn để lại 1 lá mà không hô “Lá cuối!”: bạn có thể bị bắt và bốc 2 lá.
why-whot-passes = 💡 Nước hay hơn đẩy phạt sang { $seat }: người đó phải đỡ hoặc bốc { $count } lá. Nước của bạn thì bốc { $instead } lá.
why-whot-cancels = 💡 Nước hay hơn hủy phạt { $instead } lá.
why-whot-picks =
    💡 { $instead ->
        [1] { $seat } chỉ còn 1 lá. Với nước hay hơn, người đó phải đỡ hoặc bốc thêm { $count } lá.
       *[other] Với nước hay hơn, { $seat } phải đỡ hoặc bốc { $count } lá.
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat } chỉ còn 1 lá. Với nước hay hơn, người đó phải bốc thêm { $count } lá.
       *[other] Với nước hay hơn, { $seat } phải bốc { $count } lá.
    }
why-whot-again = 💡 Đi nước hay hơn thì lại đến lượt bạn.
why-whot-skips =
    💡 { $instead ->
        [1] { $seat } chỉ còn 1 lá. Với nước hay hơn, người đó mất lượt.
       *[other] Với nước hay hơn, { $seat } mất lượt.
    }
why-whot-market =
    💡 Với nước hay hơn, { $count ->
        [1] người kế tiếp bốc 1 lá.
       *[other] { $count } người khác, mỗi người bốc 1 lá.
    }
why-whot-sheds = 💡 Sau nước hay hơn bạn còn { $count } lá, sau nước của bạn còn { $instead }.
why-whot-keeps = 💡 Nước hay hơn để dành { $what } cho lúc sau.
why-whot-fits =
    💡 Sau nước hay hơn, { $count } lá trên tay hợp với chồng bài, sau nước của bạn thì { $instead ->
        [0] không lá nào.
       *[other] { $instead } lá.
    }
why-whot-lighter = 💡 Sau nước hay hơn, bài trên tay tính { $count } điểm, sau nước của bạn là { $instead }.
why-differo-wins = 💡 Nước hay hơn thắng ngay.
why-differo-allows = 💡 Sau nước của bạn, { $seat } thắng ngay được bằng <b>{ $reply }</b>.
why-differo-loses = 💡 Sau nước của bạn, { $seat } ép thắng được trong { $count } nước, mở đầu bằng <b>{ $reply }</b>.
why-differo-forces =
    💡 Nước hay hơn ép thắng: { $seat } đi gì bạn cũng thắng { $count ->
        [1] ở nước sau.
       *[other] trong tối đa { $count } nước nữa.
    }
why-differo-threatens = 💡 Nước hay hơn dọa thắng bằng <b>{ $reply }</b>.
why-differo-runs = 💡 Nước của bạn để { $seat } đi <b>{ $reply }</b> và chỉ còn cách đích { $instead } hàng. Sau nước hay hơn, gần nhất cũng còn { $count }.
why-differo-nearer = 💡 Sau nước hay hơn bạn cách đích { $count } hàng, sau nước của bạn là { $instead }.
why-differo-narrows = 💡 Nước hay hơn chỉ để { $seat } chọn trong { $count } nước, nước của bạn để { $instead }.
why-deerportal-portal =
    💡 Hướng hay hơn tới được cổng{ $count ->
        [0] .
       *[other] { " " }và được { $count } kim cương.
    }
why-deerportal-stays = 💡 Vào cổng là hết đi: bạn sẽ bỏ lại { $count } kim cương trên đường.
why-deerportal-diamonds =
    💡 Hướng hay hơn được ngay { $count } kim cương, hướng của bạn { $instead ->
        [0] không được gì.
       *[other] được { $instead }.
    }
why-deerportal-freezes = 💡 Hướng hay hơn đóng băng { $seat } một lượt.
why-deerportal-meditates = 💡 Thiền thì trên đường của bạn lại có { $count } kim cương. Hướng của bạn để lại { $instead }.
why-deerportal-reaches =
    💡 Từ ô hay hơn, lần tung sau có thể tới { $count } kim cương, từ ô của bạn { $instead ->
        [0] không tới được viên nào.
       *[other] thì { $instead }.
    }
why-deerportal-things =
    💡 Từ ô hay hơn, lần tung sau có thể tới { $count } ô có rune hoặc kim cương, từ ô của bạn { $instead ->
        [0] không tới được ô nào.
       *[other] thì { $instead }.
    }
why-deerportal-nearer = 💡 Từ ô hay hơn còn { $count } ô tới cổng, từ ô của bạn còn { $instead }.
why-rally-home = 💡 Nước hay hơn đưa bạn về đích.
why-rally-stamp = 💡 Nước hay hơn có thêm dấu: { $what }.
why-rally-still = 💡 Sau nước hay hơn, với số bước còn lại bạn vẫn kết thúc lượt ở { $what } được. Sau nước của bạn thì không tới được mục tiêu nào.
why-rally-lapse =
    💡 Nước của bạn phí { $instead } bước trong ngõ cụt, nước hay hơn { $count ->
        [0] không phí bước nào.
       *[other] phí { $count }.
    }
why-rally-lucky =
    💡 Từ chỗ hay hơn, { $count } trong 6 mặt xúc xắc giúp lượt sau dừng đúng mục tiêu. Từ chỗ của bạn { $instead ->
        [0] không có mặt nào.
       *[other] thì { $instead }.
    }
why-rally-lucky2 =
    💡 Từ chỗ hay hơn, { $count } trong 36 khả năng giúp lượt sau dừng đúng mục tiêu. Từ chỗ của bạn { $instead ->
        [0] không có khả năng nào.
       *[other] thì { $instead }.
    }
why-rally-nearer = 💡 Từ chỗ hay hơn còn { $count } bước tới mục tiêu gần nhất, từ chỗ của bạn còn { $instead }.
why-caesar-stops = 💡 Phủ quyết của bạn chặn { $what }.
why-caesar-removes = 💡 Nếu không bị phủ quyết, nước hay hơn làm { $seat } mất lá { $count }: { $what }.
why-caesar-removes-philosopher = 💡 Nếu không bị phủ quyết, nước hay hơn làm { $seat } mất một lá Φ: { $what }.
why-caesar-strikes = 💡 Nếu không bị phủ quyết, nước hay hơn dọn { $count } lá của { $seat } và { $instead } lá của bạn: { $what }.
why-caesar-reveals = 💡 Nếu không bị phủ quyết, nước hay hơn lật { $count } lá của { $seat }: { $what }.
why-caesar-leads = 💡 Sau nước hay hơn, nhóm { $what } mà bỏ phiếu thì bạn thắng.
why-caesar-hides = 💡 Đặt úp thì lá của bạn không bị ám sát.
why-caesar-decided = 💡 Không có lá đó bạn vẫn thắng nếu nhóm { $what } bỏ phiếu.
why-caesar-adds =
    💡 Nước hay hơn thêm { $count } ảnh hưởng, nước của bạn { $instead ->
        [0] không thêm gì.
       *[other] thêm { $instead }.
    }
why-caesar-saves = 💡 Nước hay hơn giữ lại lá { $count } trên tay.
why-caesar-keeps = 💡 Nước hay hơn để dành { $what } cho lúc sau.
