import-title = 📂 <b>{ $game }</b> · { $players } người chơi · { $moves } nước
import-fair =
    ✓ <b>Công bằng</b>: nước nào cũng đúng luật, và mọi may rủi đều đến từ con số bí mật đứng sau mã này: { $seal }

    Trước khi bắt đầu mình có cho bạn xem mã đó không? Có thì từ đó đến giờ không có gì bị đổi.
import-fair-seed = ✓ <b>Công bằng</b>: nước nào cũng đúng luật, và mọi may rủi đều đến từ một con số bí mật. Ván này cũ quá, không chứng minh được là mình chọn số trước khi có ai vào chơi.
import-stopped = Ván đã dừng trước khi có người thắng.
import-whose = <b>Xem lại nước đi của ai?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Không công bằng, hoặc bị sửa sau đó</b>: sai ngay từ đầu.
       *[other] ❌ <b>Không công bằng, hoặc bị sửa sau đó</b>: sai từ nước { $at }.
    }
import-older = 📂 Ván này chơi theo luật cũ nên mình không kiểm tra được.
import-newer = 📂 Ván này thuộc bản mới hơn bản mình đang có nên mình không đọc được.
import-foreign =
    { $at ->
        [0] 📂 Mình không đọc được ván nào ở đây. Gửi mình tệp mà mình đã gửi khi bấm <b>Lưu ván này</b>. Nếu là bản đồ Rally thì trả lời tệp đó bằng /map.
       *[other] 📂 Mình không đọc được ván này: có gì đó sai ở dòng { $at }.
    }
import-too-long = 📂 Ván này nhiều nước quá, mình không kiểm tra hết được.
import-too-large = 📂 Tệp này lớn quá, không phải một ván.
import-lost = 📂 Mình không kiểm tra được tệp đó. Thử gửi lại nhé.
import-gone = 📂 Mình chỉ giữ ván một ngày sau khi bạn gửi. Gửi lại tệp nhé.
import-too-many = Trong một giờ bạn đã gửi mình { $most } tệp, hết lượt rồi. { $minutes } phút nữa thử lại nhé.

record-every-draw = Kèm mọi lá đã bốc
