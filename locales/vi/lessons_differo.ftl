lesson-differo-count = Đếm trên đường
lesson-differo-count-goal = Bạn và Đen mỗi bên 13 quân. Bạn là Trắng: đi trước và tiến lên hàng A. Đen tiến xuống hàng I. Ai đưa một quân tới đích trước thì thắng.
lesson-differo-count-row = Chọn một quân và một đường qua nó: hàng ngang hoặc một đường chéo. Quân đi đúng số ô mà đường đó đếm ra: quân bạn trừ quân đối thủ. Hàng F: 6 − 0 = 6. Đi F2 theo hàng này.
lesson-differo-count-other-way = Cũng 6 ô, về phía nào cũng được. Nhưng giờ đi F2 nhé.
lesson-differo-count-in-row = Đó là đường khác. Hàng F có 6 quân của bạn. Đi quân đầu tiên, F2.
lesson-differo-count-diagonal = Trong “F4”, F là hàng, 4 là đường chéo \; số ghi ở đầu dưới của đường. Trên đường chéo 4 bạn có 3 quân, Đen có 1: 3 − 1 = 2. Đi F4 lên theo đường đó.
lesson-differo-count-same-diagonal = Đúng đường, và đúng 2 ô. Nhưng giờ đi F4 nhé.
lesson-differo-count-number = Đó là đường khác. Mọi ô của đường chéo 4 đều có số 4 trong tên. Đi F4 theo đường đó.
lesson-differo-count-jump = Đường chéo 4 vẫn đếm 2. Đếm cả đường, cả hai phía, qua cả chỗ trống, D4 cũng tính. Nhảy qua C4 đi! C4 ở lại: không quân nào bị ăn.
lesson-differo-count-back = Cũng 2 ô, nhưng là đi lùi. Đích của bạn ở trên cùng.
lesson-differo-count-over-c4 = Đó là quân khác. D4 nhảy qua C4 được: 2 ô lên theo đường chéo 4.
lesson-differo-count-win = Trên đường chéo /, B4 chỉ có một mình: 1 − 0 = 1. Vừa đủ để tới hàng A, và bạn thắng ngay. Đi thôi!
lesson-differo-count-to-a = Đó không phải hàng A. B4 tới được: 1 ô lên theo đường chéo /.
lesson-differo-limits = Dừng được ở đâu
lesson-differo-limits-longest = Đếm ba đường qua G4, mỗi đường từ mép này tới mép kia. Rồi đi nước dài nhất của nó sang phải.
lesson-differo-limits-to-the-left = Đúng, 3 ô. Nhưng lần này đi sang phải nhé.
lesson-differo-limits-short = Đường chéo này là 3 − 2 = 1. Hàng ngang nhiều hơn: 3 − 0 = 3.
lesson-differo-limits-exactly = Giờ hàng F có 4 quân của bạn và 1 quân đối thủ. Vậy bạn đi 3 ô, không phải 1 hay 2. Đi F2 theo hàng này.
lesson-differo-limits-other-piece = Cũng 3 ô. Nhưng giờ đi F2 nhé.
lesson-differo-limits-in-row = Đó là đường khác. Đi F2 theo hàng F.
lesson-differo-limits-back = E4 không đi lên được: D4 có quân, mà phải dừng ở ô trống. Đường chéo / là 3 − 3 = 0, từ 0 trở xuống thì không đi theo đường đó được. Nhưng đi ngang hay đi lùi đều được. Đi lùi nhé.
lesson-differo-limits-sideways = Đi ngang cũng được. Nhưng giờ đi lùi, xuống theo đường chéo \.
lesson-differo-limits-goal = H3 không đi 4 ô theo hàng được: ra ngoài bàn cờ. Cũng không xuống I3 được: đó là đích của đối thủ, bạn không bao giờ dừng ở đó. Tìm nước còn lại của nó.
lesson-differo-limits-h3 = Đó là quân khác. H3 đi lên được theo đường chéo \.
lesson-differo-limits-blocked = Không được bỏ lượt. Đến lượt bạn mà không quân nào đi được thì bạn thua. Đối thủ gặp cảnh đó thì bạn thắng.
lesson-differo-win = Ép thắng
lesson-differo-win-threat = Chưa quân nào của bạn tới được hàng A. Đi một nước để lượt sau có quân tới được.
lesson-differo-win-needed = Giờ C5 tới được A7. Nhưng Đen rút B6 đi, và C5 sẽ nhảy xa quá. Bạn vẫn cần C6 đứng yên ở đó.
lesson-differo-win-loses = Đen đi H3 tới I2 và thắng! Nhớ đếm cả đường của đối thủ nữa.
lesson-differo-win-no-threat = Sau nước đó vẫn chưa quân nào tới được. Một quân ở C5 thì được: đường chéo / của nó là 2, vừa đủ tới A7.
lesson-differo-win-now = Bạn dọa đi C5 tới A7. Đen rút B6 khỏi đường đó nên giờ C5 nhảy xa quá. Nhưng B6 cũng vừa rời một đường khác. Tìm nước thắng đi!
lesson-differo-win-line = Đó không phải hàng A. B6 cũng từng ở trên đường chéo 6. Giờ đường này là 3 − 1 = 2: nhìn C6 xem.
lesson-differo-win-won = Mỗi nước đi đều đổi số trên các đường, của bạn và của đối thủ. Cả trò chỉ có thế! Muốn thêm câu đố như vậy thì gửi /puzzle.
lesson-differo-end = Hòa và đổi màu
lesson-differo-end-third = Bạn và Đen cứ đi tới đi lui. Khi cùng một thế cờ, cùng bên đi, xuất hiện lần thứ ba thì hòa. Đi F8 về lại F2.
lesson-differo-end-not-third = Thế cờ đó mới, nên ván còn tiếp. Đi F8 về lại F2.
lesson-differo-end-others = Sau 300 nước cũng hòa, hoặc khi hai bên đồng ý hòa. Đầu hàng hay rời ván thì thua. Hết giờ thì máy đi giúp nước đó.
lesson-differo-end-swap = Nhóm bạn có thể chơi theo luật nhà này: sau nước đầu của Trắng, Đen có thể đổi màu thay vì đi. Người vừa đi nước đầu chơi tiếp bằng quân Đen và đi nước kế.
lesson-differo-end-start = Trong ván, bấm một quân, rồi bấm một ô. Chúc may mắn!
