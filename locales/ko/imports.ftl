import-title = 📂 <b>{ $game }</b> · { $players }명 · { $moves }수
import-fair =
    ✓ <b>공정해요</b>: 모든 수가 규칙에 맞고, 운은 모두 이 코드 뒤의 비밀 숫자 하나에서 나왔어요: { $seal }

    시작하기 전에 본 코드가 맞나요? 그렇다면 그 뒤로 바뀐 건 없어요.
import-fair-seed = ✓ <b>공정해요</b>: 모든 수가 규칙에 맞고, 운은 모두 비밀 숫자 하나에서 나왔어요. 오래된 게임이라 참가 전에 뽑은 숫자인지는 보여 줄 수 없어요.
import-stopped = 승자가 나오기 전에 끝낸 게임이에요.
import-whose = <b>누구의 수를 되돌아볼까요?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>공정하지 않거나 나중에 바뀌었어요</b>: 처음부터 맞지 않아요.
       *[other] ❌ <b>공정하지 않거나 나중에 바뀌었어요</b>: { $at }번째 수부터 맞지 않아요.
    }
import-older = 📂 예전 규칙으로 한 게임이라 확인할 수 없어요.
import-newer = 📂 더 새로운 버전의 게임이라 읽을 수 없어요.
import-foreign =
    { $at ->
        [0] 📂 게임으로 읽을 수 없어요. <b>게임 저장</b>으로 받은 파일을 보내세요. Rally 지도라면 그 파일에 /map 으로 답장하세요.
       *[other] 📂 이 게임을 읽을 수 없어요. { $at }번째 줄이 이상해요.
    }
import-too-long = 📂 수가 너무 많아 확인할 수 없는 게임이에요.
import-too-large = 📂 게임이라기엔 파일이 너무 커요.
import-lost = 📂 파일을 확인하지 못했어요. 다시 보내 보세요.
import-gone = 📂 보내 준 게임은 하루만 보관해요. 파일을 다시 보내세요.
import-too-many = 한 시간 안에 파일을 { $most }개 보내서 더는 못 받아요. { $minutes }분 뒤에 다시 해 보세요.

record-every-draw = 뽑은 것까지 모두
