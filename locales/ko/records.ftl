somebody = 익명
pool-whot = Whot, 3명 이상
pool-whot-2 = Whot, 2명
command-me = 내 레이팅, 승수, 배지 보기
command-top = 이 그룹 순위표 보기
command-games = 지난 게임 다시 보기

lobby-rated = 🏅 랭크전
lobby-rated-from-two = 🏅 2명부터 랭크전
lobby-for-fun =
    🏠 친선{ $why ->
        [house] : 하우스 룰
        [clock] : 시간 제한 없음
       *[other] { "" }
    }
play-for-fun = 🏠 친선으로 하기
rate-again = 🏅 랭크전으로 하기
done-for-fun = ✓ 이번 게임은 친선이에요
done-rated = ✓ 이번 게임은 레이팅에 들어가요
often-leaves = ⚠️ { $who } 님은 중간에 자주 나가요.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 친선{ $why ->
        [house] : 하우스 룰
        [clock] : 시간 제한 없음
        [short] : 너무 짧은 게임
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who }({ $count }판)
month-1 = 1월
month-2 = 2월
month-3 = 3월
month-4 = 4월
month-5 = 5월
month-6 = 6월
month-7 = 7월
month-8 = 8월
month-9 = 9월
month-10 = 10월
month-11 = 11월
month-12 = 12월

me-title = 👤 <b>{ $name }</b> · 이 그룹에서
me-title-private = 👤 <b>{ $name }</b> · 컴퓨터 상대로
me-title-everywhere = 👤 <b>{ $name }</b> · 모든 그룹에서
me-nothing = 여기서 끝낸 게임이 아직 없어요. 시작하려면 /newgame 명령을 보내세요.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count }판
me-pool = <b>{ $pool }</b>: { $count }판
me-won = 승률 { $won }%, 모두 똑같이 이기면 { $share }%
me-rating-how = 레이팅은 1500에서 시작해요. ± 뒤는 오차 범위이고, ? 표시는 아직 자리 잡는 중이라는 뜻이에요.
me-finishes = 🏁 완주율 { $percent }%
me-answers = 한 수에 평균 { $seconds }초
me-badges = 🎖 배지 { $count } / { $most }개
privacy-button = 🛡 보관하는 정보
me-everywhere = 🌍 모든 그룹에서
my-games = 📜 내 게임
badges-button = 🎖 배지

top-title-month = 🏆 <b>{ $pool }</b> · 이번 달
top-title-ever = 🏆 <b>{ $pool }</b> · 전체 기간
top-month = { $who } · { $count }판 중 { $won }승
top-ever = { $who } · { $rating } · { $count }판
top-ever-few = { $who } · { $rating } · { $count } / { $most }판
top-streak = 🔥 { $count }연승
top-nothing = 순위표에 아직 아무도 없어요. 게임을 끝까지 하면 올라가요.
top-month-button = 📅 이번 달
top-ever-button = 🏅 전체 기간
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 그룹에 보여 주기
top-shown = ✓ 그룹에 보여 줬어요
top-shown-lately = 순위표를 보여 준 지 얼마 안 됐어요. 10분에 한 번이면 충분해요.
top-on = /top 사용
top-off = /top 사용 안 함
top-is-off = 이 그룹은 순위표를 꺼 뒀어요. 관리자가 /settings 에서 켤 수 있어요.

games-title = 📜 <b>여기서 한 지난 게임</b>
games-title-mine = 📜 <b>내가 여기서 한 게임</b>
games-line = { $number }. { $told }
games-none = 끝난 게임이 아직 없어요. 시작하려면 /newgame 명령을 보내세요.
games-all = 모두의 게임
games-mine = 내 게임
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 무승부 · { $when }
game-told-ended = <b>{ $game }</b> · 중간에 끝남 · { $when }
game-of-older-rules = 예전 규칙으로 한 게임이라 다시 열 수 없어요.

badges-title = 🎖 <b>배지 { $count } / { $most }개</b>
badges-open = 아직 못 받은 것:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = 첫 게임
badge-games-1-about = 게임 한 판 끝내기
badge-games-10 = 단골
badge-games-10-about = 게임 10판 끝내기
badge-games-50 = 터줏대감
badge-games-50-about = 게임 50판 끝내기
badge-games-100 = 백 번의 저녁
badge-games-100-about = 게임 100판 끝내기
badge-games-500 = 테이블의 전설
badge-games-500-about = 게임 500판 끝내기
badge-wins-1 = 첫 승
badge-wins-1-about = 한 판 이기기
badge-wins-10 = 10승
badge-wins-10-about = 10판 이기기
badge-wins-50 = 50승
badge-wins-50-about = 50판 이기기
badge-wins-100 = 100승
badge-wins-100-about = 100판 이기기
badge-row-3 = 해트트릭
badge-row-3-about = 3연승하기
badge-row-5 = 불붙은 손
badge-row-5-about = 5연승하기
badge-row-10 = 아무도 못 막아
badge-row-10-about = 10연승하기
badge-won-whot = 마지막 카드
badge-won-whot-about = 마지막 카드를 내고 Whot 이기기
badge-won-caesar = 개선장군
badge-won-caesar-about = 시저 & 클레오파트라 한 판 이기기
badge-won-deerportal = 사슴신의 총애
badge-won-deerportal-about = DeerPortal 한 판 이기기
badge-won-rally = 결승점 1등
badge-won-rally-about = Rally에서 결승점에 먼저 들어가 이기기
badge-won-differo = 돌파
badge-won-differo-about = Differo에서 골에 들어가 이기기
badge-won-all = 팔방미인
badge-won-all-about = 게임 다섯 가지를 저마다 한 판 이상 이기기
badge-learned = { $game } 졸업장
badge-learned-about = { $game } 강의 모두 끝내기
badge-beat-hard = 강철보다 단단하게
badge-beat-hard-about = ‘어려움’ 컴퓨터보다 높은 순위로 끝내기
badge-full-table = 꽉 찬 테이블
badge-full-table-about = 4명 이상을 상대로 이기기
badge-giant = 거인 사냥꾼
badge-giant-about = 레이팅이 200 이상 높은 사람 이기기
badge-met-10 = 마당발
badge-met-10-about = 서로 다른 10명과 게임하기
badge-met-25 = 모두의 친구
badge-met-25-about = 서로 다른 25명과 게임하기
badge-week = 일주일 내내
badge-week-about = 7일 연속으로 게임하기
badge-night = 올빼미
badge-night-about = 새벽 2시에서 5시 사이(UTC)에 이기기
badge-phoenix = 불사조
badge-phoenix-about = 내리 5판을 진 뒤에 이기기
badge-dead-heat = 막상막하
badge-dead-heat-about = 모두와 공동 1위 하기
badge-fast = 번개 손
badge-fast-about = 한 수에 평균 3초 미만으로 이기기
badge-marathon = 마라톤
badge-marathon-about = 200수 이상 둔 게임 끝내기
badge-last-again = 멋진 패자
badge-last-again-about = 3번 연속 꼴찌를 하면서도 끝까지 남기

command-nickname = 세계 순위표에 쓸 이름 정하기
world-button = 🌍 세계
world-title = 🌍 <b>{ $pool }</b> · 모든 그룹
world-line = { $place } { $who } · { $rating }
world-nobody = 아직 아무도 없어요. 자리 잡은 레이팅, 상대 5명과 그룹 2개, 별명이 있어야 해요.
world-how = 여기 오르고 싶나요? <code>/nickname</code> 으로 이름을 정하세요
nickname-chosen = 🌍 레이팅이 자리 잡고 그룹 2개 이상에서 5명을 만나면 세계 순위표에 이렇게 나와요: <b>{ $nickname }</b>. 빠지려면 <code>/nickname off</code>
nickname-none = 🌍 세계 순위표에 안 나와요. 오르려면 <code>/nickname</code> 뒤에 원하는 이름을 적어 보내세요. 그 이름과 레이팅만 보이고 텔레그램 이름은 절대 안 보여요.
nickname-needs-letters = 별명은 2글자 이상이어야 해요.
nickname-taken = 이미 다른 사람이 쓰는 별명이에요. 다른 별명을 골라 주세요.
