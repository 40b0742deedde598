lesson-differo-count = 数一条线
lesson-differo-count-goal = 你和黑方各13枚棋子。你是白方：先走，往上，目标是A排。黑方往下，目标是I排。谁先让一枚棋子到目标线，谁就赢。
lesson-differo-count-row = 选一枚棋子和一条穿过它的线：横排或一条斜线。线上你的棋子减去对手的，得几就正好走几格。F排：6 − 0 = 6。把F2这枚棋子沿F排走。
lesson-differo-count-other-way = 也是6格，往哪头都行。不过现在走F2。
lesson-differo-count-in-row = 那是另一条线。F排有6枚你的棋子。走其中第一枚，F2。
lesson-differo-count-diagonal = “F4”里，F是横排，4是 \ 斜线，数字标在它的下端。4号斜线上你有3枚棋子，黑方1枚：3 − 1 = 2。沿它把F4往上走。
lesson-differo-count-same-diagonal = 线对了，也是2格。不过现在走F4。
lesson-differo-count-number = 那是另一条线。4号斜线上的格子，名字里都有4。把F4这枚棋子沿它走。
lesson-differo-count-jump = 4号斜线还是2。整条都数，两边都算，中间有空格也算，D4自己也算。跳过C4！它留在原地，没有吃子。
lesson-differo-count-back = 也是2格，但往后走了。你的目标在上面。
lesson-differo-count-over-c4 = 那是另一枚棋子。D4能跳过C4：沿4号斜线往上2格。
lesson-differo-count-win = B4在它的 / 斜线上只有自己：1 − 0 = 1。刚好够到A排，走到就赢。走！
lesson-differo-count-to-a = 那不是A排。B4能到：沿 / 斜线往上1格。
lesson-differo-limits = 能落在哪里
lesson-differo-limits-longest = 数数穿过G4的三条线，每条都从这头数到那头。然后往右走它最长的一步。
lesson-differo-limits-to-the-left = 对，3格。不过这次往右走。
lesson-differo-limits-short = 这条斜线是3 − 2 = 1。横排更多：3 − 0 = 3。
lesson-differo-limits-exactly = 现在F排有你的4枚棋子、对手的1枚。所以走3格，不是1格或2格。把F2这枚棋子沿F排走。
lesson-differo-limits-other-piece = 也是3格。不过现在走F2。
lesson-differo-limits-in-row = 那是另一条线。把F2这枚棋子沿F排走。
lesson-differo-limits-back = E4不能往上：D4有棋子，必须落在空格上。它的 / 斜线是3 − 3 = 0，得0或更少就不能沿那条线走。但可以横走或后退。让它后退。
lesson-differo-limits-sideways = 横走也行。不过现在沿 \ 斜线往下，后退。
lesson-differo-limits-goal = H3沿横排走不了4格，会出棋盘。往下到I3也不行：那是对手的目标线，永远不能落。找出它还能走的那一步。
lesson-differo-limits-h3 = 那是另一枚棋子。H3能沿 \ 斜线往上走。
lesson-differo-limits-blocked = 不能不走。轮到你而你的棋子都动不了，你就输了。对手要是这样，你就赢了。
lesson-differo-win = 必胜
lesson-differo-win-threat = 你还没有棋子能到A排。走一步，让其中一枚下回合能到。
lesson-differo-win-needed = 现在C5能到A7。但黑方一把B6走开，C5就会跳过头。C6还得留在原处。
lesson-differo-win-loses = 黑方H3走到I2就赢了！对手的线也要数。
lesson-differo-win-no-threat = 走了还是一枚都到不了。棋子在C5就行：它的 / 斜线会是2，正好到A7。
lesson-differo-win-now = 你刚才威胁把C5走到A7。黑方把B6从那条线上走开，C5现在会跳过头。但B6也离开了另一条线。找出制胜的一步！
lesson-differo-win-line = 那不是A排。B6原来也在6号斜线上。现在那里是3 − 1 = 2：看看C6。
lesson-differo-win-won = 每走一步，各条线的数都会变，你的和对手的都变。诀窍全在这儿！想多解这样的谜题，发送 /puzzle。
lesson-differo-end = 平局和换色
lesson-differo-end-third = 你和黑方一直来回走。同一局面、轮到同一方走，第三次出现就是平局。把F8走回F2。
lesson-differo-end-not-third = 那是新局面，还要继续。把F8走回F2。
lesson-differo-end-others = 走满300步，或者双方都同意，也是平局。认输或离开就算输。超时的话，会自动替你走一步。
lesson-differo-end-swap = 你们群可能用这条房规：白方走完第一步，黑方可以不走棋，改为换色。先走的那位改执黑，接着走下一步。
lesson-differo-end-start = 玩的时候，先点棋子，再点格子。祝你好运！
