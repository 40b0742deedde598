private-start =
    🎲 <b>Parlour</b>: 그룹 채팅에서 즐기는 보드게임과 카드 게임이에요.

    그룹에 초대하고 거기서 /newgame 명령을 보내 주세요. 게임 전체가 메시지 하나에 담기고, 내 카드는 나만 볼 수 있어요.

    아니면 바로 여기서 컴퓨터와 한 판:
group-start = 🎲 안녕하세요! 같이 놀려면 /newgame, 게임을 배우려면 /learn, 뭘 할 수 있는지 보려면 /help 명령을 보내세요.
bot-description =
    🎲 그룹 채팅에서 즐기는 보드게임과 카드 게임이에요.

    게임 전체가 메시지 하나에 담기고, 내 카드는 나만 볼 수 있어요. 한자리에서 끝내도, 며칠에 걸쳐 천천히 해도 좋아요. 아무것도 설치할 필요 없어요.

    그룹에 초대해 /newgame 명령을 보내거나, 시작을 눌러 컴퓨터와 겨뤄 보세요.
bot-short-description = 🎲 그룹 채팅에서 즐기는 보드게임과 카드 게임. 초대하고 /newgame 명령을 보내 보세요.
add-to-group = ➕ 그룹에 초대하기
practise = { $game } ({ $seats })
help-offer = ❔ 도움말
help-play = 🎲 게임하기
help-learn = 🎓 배우기, 되돌아보기
help-you = 👤 내 정보
help-host = 🔑 방장, 관리자
for-you = 👇 나만 볼 수 있어요:
help-title = 🎲 <b>Parlour</b>: 채팅 안에서 바로 즐기는 보드게임과 카드 게임
settings-title = ⚙️ <b>그룹 설정</b>: 제한 시간, 그림, 언어
pictures-on = 그림과 함께
pictures-off = 글만
settings-language = 🌍 { $language }
own-language-title = <b>어떤 언어로 이야기할까요?</b>
chat-language-title = <b>이 채팅에서는 어떤 언어를 쓸까요?</b>
language-by-machine = { $language } · 기계 번역이에요. 원어민이 아직 확인하지 않았어요.
language-help = 🙏 <a href="{ $link }">더 자연스럽게 다듬어 주세요</a>
my-turns = 게임 { $count }개가 내 차례를 기다려요:
my-turns-none = 내 차례를 기다리는 게임이 없어요.
a-group = 그룹
command-newgame = 새 게임 시작하기
command-newgame-private = 컴퓨터와 겨루기
command-join = 게임 참가하기
command-hand = 내 카드와 둘 수 있는 수 보기(나만 보여요)
command-hand-private = 내 카드와 둘 수 있는 수 보기
command-move = 수를 글로 적기(/move 만 보내면 도움말)
command-board = 테이블을 채팅 맨 아래로 옮기기
command-rules = 게임 방법 보기
command-leave = 게임에서 나가기
command-myturns = 내 차례인 게임 보기
command-notify = 게임이 열리거나 내 차례일 때 알림 받기
command-puzzle = Differo 퍼즐 풀기
command-map = 내 Rally 지도 올리기
command-skip = 느린 사람 건너뛰기(방장, 관리자)
command-kick = 사람 내보내기(방장, 관리자)
command-endgame = 게임 끝내기(방장, 관리자)
command-endgame-private = 게임 끝내기
command-settings = 제한 시간, 그림, 언어(관리자)
command-settings-private = 카드가 뜨는 곳, 그림, 언어
command-language = 언어 고르기
command-help = 뭘 할 수 있는지 보기
help-title-private = 🎲 <b>Parlour</b>: 보드게임과 카드 게임. 여기서는 컴퓨터와, 그룹에서는 친구와 즐겨요.
for-groups = /{ $command } 명령은 그룹에서만 돼요: { $about }.
command-near = 모르는 명령이에요. 혹시 /{ $command } 아닌가요?
command-none = 모르는 명령이에요. 뭘 할 수 있는지 보려면 /help 명령을 보내세요.
command-plain = 버튼과 명령만 알아들어요. 게임을 하려면 /newgame, 더 알아보려면 /help 명령을 보내 주세요.
typed-plain = 그 수를 두려면 <code>/move { $move }</code> 를 보내세요
settings-title-private = ⚙️ <b>내 설정</b>: 카드가 뜨는 곳, 그림, 언어
end-sure-private = <b>{ $game } 게임을 끝낼까요?</b>
my-turns-here = 👉 이 채팅에서 내 차례예요. 테이블을 보려면 /board 명령을 보내세요.
my-turns-at = • { $group }
only-in-private = 개인 채팅에서만 보여 줄 수 있어요. 개인 채팅을 연 다음 여기에 { $command } 명령을 다시 보내세요.
notify-allowed = 🔔 됐어요. 게임이 열리거나 내 차례가 되면 여기로 알려 줄게요.
practice-title = 🎲 <b>{ $game }</b> · 컴퓨터와 대결
practice-against =
    🤖 { $count ->
        [0] 컴퓨터 없음
       *[other] 컴퓨터 { $count }대({ $level })
    }
