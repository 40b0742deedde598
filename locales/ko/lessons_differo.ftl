lesson-differo-count = 줄 세기
lesson-differo-count-goal = 나와 흑은 말이 13개씩 있어요. 나는 백이라 먼저 두고 위쪽 A줄로 가요. 흑은 아래쪽 I줄로 가요. 말 하나를 먼저 골에 넣는 쪽이 이겨요.
lesson-differo-count-row = 말 하나와 그 말을 지나는 줄, 곧 가로줄이나 대각선을 골라요. 그 줄의 내 말 수에서 상대 말 수를 뺀 칸 수만큼 딱 맞게 움직여요. F줄: 6 − 0 = 6. F2를 그 줄로 움직이세요.
lesson-differo-count-other-way = 이것도 6칸이고 어느 쪽이든 좋아요. 하지만 지금은 F2를 움직이세요.
lesson-differo-count-in-row = 그건 다른 줄이에요. F줄에는 내 말이 6개 있어요. 그 첫 번째인 F2를 움직이세요.
lesson-differo-count-diagonal = “F4”에서 F는 가로줄, 4는 \ 대각선이에요. 번호는 아래쪽 끝에 있어요. 4번 대각선에는 내 말 3개, 흑 1개: 3 − 1 = 2. F4를 그 줄로 올리세요.
lesson-differo-count-same-diagonal = 줄은 맞고 2칸이에요. 하지만 지금은 F4를 움직이세요.
lesson-differo-count-number = 그건 다른 줄이에요. 4번 대각선의 칸은 모두 이름에 4가 있어요. F4를 그 줄로 움직이세요.
lesson-differo-count-jump = 4번 대각선은 여전히 2예요. 말의 양옆과 빈칸 너머까지 다 세고 D4도 세요. C4를 뛰어넘으세요! C4는 그대로 있어요. 잡는 일은 없어요.
lesson-differo-count-back = 이것도 2칸이지만 뒤로 가요. 내 골은 위에 있어요.
lesson-differo-count-over-c4 = 그건 다른 말이에요. D4는 C4를 뛰어넘어 4번 대각선으로 2칸 올라갈 수 있어요.
lesson-differo-count-win = / 대각선에는 B4 혼자예요: 1 − 0 = 1. A줄에 닿기에 딱 맞고, 닿으면 바로 이겨요. 해 보세요!
lesson-differo-count-to-a = 거기는 A줄이 아니에요. B4가 갈 수 있어요. / 대각선으로 1칸 위예요.
lesson-differo-limits = 멈출 수 있는 곳
lesson-differo-limits-longest = G4를 지나는 세 줄을 끝에서 끝까지 세어 보세요. 그리고 오른쪽으로 가장 멀리 움직이세요.
lesson-differo-limits-to-the-left = 네, 3칸이에요. 하지만 이번에는 오른쪽으로 움직이세요.
lesson-differo-limits-short = 이 대각선은 3 − 2 = 1이에요. 가로줄이 더 커요: 3 − 0 = 3.
lesson-differo-limits-exactly = 이제 F줄에는 내 말 4개, 상대 말 1개예요. 그래서 1칸이나 2칸이 아니라 3칸이에요. F2를 그 줄로 움직이세요.
lesson-differo-limits-other-piece = 이것도 3칸이에요. 하지만 지금은 F2를 움직이세요.
lesson-differo-limits-in-row = 그건 다른 줄이에요. F2를 F줄로 움직이세요.
lesson-differo-limits-back = E4는 위로 못 가요. D4에 말이 있고 빈칸에만 멈출 수 있어요. / 대각선은 3 − 3 = 0이고, 0 이하면 그 줄로는 못 움직여요. 하지만 옆이나 뒤로는 가도 돼요. 뒤로 움직이세요.
lesson-differo-limits-sideways = 옆으로 가도 좋아요. 하지만 지금은 \ 대각선을 따라 뒤로 내려가세요.
lesson-differo-limits-goal = H3은 가로줄로 4칸을 못 가요. 판 밖이에요. I3으로도 못 내려가요. 상대 골이라 절대 못 들어가요. 남은 수를 찾아보세요.
lesson-differo-limits-h3 = 그건 다른 말이에요. H3은 \ 대각선으로 올라갈 수 있어요.
lesson-differo-limits-blocked = 차례를 그냥 넘길 수 없어요. 내 차례인데 움직일 말이 하나도 없으면 져요. 상대가 그렇게 되면 내가 이겨요.
lesson-differo-win = 반드시 이기는 수
lesson-differo-win-threat = 아직 A줄에 닿을 수 있는 내 말이 없어요. 다음 차례에 하나가 닿을 수 있게 한 수 두세요.
lesson-differo-win-needed = 이제 C5가 A7에 닿을 수 있어요. 하지만 흑이 B6을 치우면 C5는 너무 멀리 뛰어요. C6은 아직 그 자리에 있어야 해요.
lesson-differo-win-loses = 흑이 H3을 I2로 움직여 이겨요! 상대의 줄도 세어 보세요.
lesson-differo-win-no-threat = 그 뒤에도 닿을 수 있는 말이 없어요. C5에 있는 말이라면 돼요. / 대각선이 2가 되어 딱 A7에 닿아요.
lesson-differo-win-now = 나는 C5에서 A7로 가는 수를 노렸어요. 흑이 B6을 그 줄에서 빼서 이제 C5는 너무 멀리 뛰어요. 하지만 B6은 다른 줄에서도 빠졌어요. 이기는 수를 찾아보세요!
lesson-differo-win-line = 거기는 A줄이 아니에요. B6은 6번 대각선에도 있었어요. 이제 그 줄은 3 − 1 = 2예요. C6을 보세요.
lesson-differo-win-won = 말이 움직일 때마다 내 줄도 상대 줄도 말의 개수가 바뀌어요. 이 게임은 그게 전부예요! 이런 퍼즐을 더 풀려면 /puzzle 명령을 보내세요.
lesson-differo-end = 무승부와 색 바꾸기
lesson-differo-end-third = 나와 흑이 왔다 갔다 하고 있어요. 같은 쪽 차례에 같은 모양이 세 번째 나오면 무승부예요. F8을 F2로 되돌리세요.
lesson-differo-end-not-third = 그건 새로운 모양이라 게임이 이어져요. F8을 F2로 되돌리세요.
lesson-differo-end-others = 300수를 두거나 둘이 합의해도 무승부예요. 기권하거나 나가면 져요. 시간이 다 되면 자동으로 한 수를 둬요.
lesson-differo-end-swap = 그룹에 따라 이런 하우스 룰도 있어요. 백의 첫 수 뒤에 흑은 두는 대신 색을 바꿀 수 있어요. 그러면 먼저 둔 사람이 흑이 되어 다음 수를 둬요.
lesson-differo-end-start = 게임에서는 말을 누르고 칸을 누르세요. 행운을 빌어요!
