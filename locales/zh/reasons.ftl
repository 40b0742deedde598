why-whot-wins = 💡 更好的走法能出掉你的最后一张牌。
why-whot-ends = 💡 你的走法让这一把马上结束，更好的不会。
why-whot-catches = 💡 { $seat }出到只剩1张却没喊：抓住TA，TA就得摸2张牌。
why-whot-silent = 💡 你这么走只剩1张牌，又没喊“最后一张！”：可能被抓，要摸2张牌。
why-whot-passes = 💡 更好的走法把罚牌传下去：{ $seat }得接上，或者摸{ $count }张牌。你的走法自己摸{ $instead }张。
why-whot-cancels = 💡 更好的走法能抵消{ $instead }张罚牌。
why-whot-picks =
    💡 { $instead ->
        [1] { $seat }只剩1张牌。更好的走法让TA要么接上，要么再摸{ $count }张。
       *[other] 更好的走法让{ $seat }要么接上，要么摸{ $count }张牌。
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat }只剩1张牌。更好的走法让TA再摸{ $count }张。
       *[other] 更好的走法让{ $seat }摸{ $count }张牌。
    }
why-whot-again = 💡 更好的走法之后，还是轮到你。
why-whot-skips =
    💡 { $instead ->
        [1] { $seat }只剩1张牌。更好的走法让TA停一回合。
       *[other] 更好的走法让{ $seat }停一回合。
    }
why-whot-market =
    💡 更好的走法让{ $count ->
        [1] 下家摸一张牌。
       *[other] 另外{ $count }人各摸一张牌。
    }
why-whot-sheds = 💡 更好的走法之后你剩{ $count }张牌，你的走法之后剩{ $instead }张。
why-whot-keeps = 💡 更好的走法把{ $what }留到以后用。
why-whot-fits =
    💡 更好的走法之后，你有{ $count }张牌能接牌堆，你的走法之后{ $instead ->
        [0] 一张也没有。
       *[other] 有{ $instead }张。
    }
why-whot-lighter = 💡 更好的走法之后，你手牌共{ $count }分，你的走法之后是{ $instead }分。
why-differo-wins = 💡 更好的走法当场就赢。
why-differo-allows = 💡 你走完这步，{ $seat }就能用<b>{ $reply }</b>当场取胜。
why-differo-loses = 💡 你走完这步，{ $seat }从<b>{ $reply }</b>开始，{ $count }步之内必胜。
why-differo-forces =
    💡 更好的走法必胜：不管{ $seat }怎么走，你{ $count ->
        [1] 下一步就赢。
       *[other] 最多再走{ $count }步就赢。
    }
why-differo-threatens = 💡 更好的走法威胁用<b>{ $reply }</b>取胜。
why-differo-runs = 💡 你的走法让{ $seat }用<b>{ $reply }</b>逼近到离目标线{ $instead }排。更好的走法之后，最近也有{ $count }排。
why-differo-nearer = 💡 更好的走法之后，你离目标线{ $count }排，你的走法之后是{ $instead }排。
why-differo-narrows = 💡 更好的走法只给{ $seat }留{ $count }种走法，你的留了{ $instead }种。
why-deerportal-portal =
    💡 更好的走法进了传送门{ $count ->
        [0] 。
       *[other] ，还得{ $count }颗钻石。
    }
why-deerportal-stays = 💡 进了传送门就不能再走：你会在路线上丢下{ $count }颗钻石。
why-deerportal-diamonds =
    💡 更好的走法马上得{ $count }颗钻石，你的{ $instead ->
        [0] 一颗也没有。
       *[other] 得{ $instead }颗。
    }
why-deerportal-freezes = 💡 更好的走法把{ $seat }冰冻一回合。
why-deerportal-meditates = 💡 冥想会在你的路线上摆{ $count }颗钻石。你的走法只留下{ $instead }颗。
why-deerportal-reaches =
    💡 从更好的那格，下次掷骰子够得着{ $count }颗钻石，从你那格{ $instead ->
        [0] 一颗也够不着。
       *[other] 够得着{ $instead }颗。
    }
why-deerportal-things =
    💡 从更好的那格，下次掷骰子够得着{ $count }格有符文或钻石的，从你那格{ $instead ->
        [0] 一格也没有。
       *[other] 是{ $instead }格。
    }
why-deerportal-nearer = 💡 更好的那格离传送门{ $count }格，你那格是{ $instead }格。
why-rally-home = 💡 更好的走法直接到终点。
why-rally-stamp = 💡 更好的走法拿到印章：{ $what }。
why-rally-still = 💡 更好的走法之后，剩下的步数还能停到{ $what }。你的走法之后，一个目标都到不了。
why-rally-lapse =
    💡 你的走法在死路里浪费了{ $instead }步，更好的{ $count ->
        [0] 一步也不浪费。
       *[other] 只浪费{ $count }步。
    }
why-rally-lucky =
    💡 从更好的位置，6种点数里有{ $count }种下回合能停到目标上。从你的位置{ $instead ->
        [0] 一种也没有。
       *[other] 有{ $instead }种。
    }
why-rally-lucky2 =
    💡 从更好的位置，36种掷法里有{ $count }种下回合能停到目标上。从你的位置{ $instead ->
        [0] 一种也没有。
       *[other] 有{ $instead }种。
    }
why-rally-nearer = 💡 更好的位置离最近的目标{ $count }步，你的位置是{ $instead }步。
why-caesar-stops = 💡 你的否决挡下{ $what }。
why-caesar-removes = 💡 只要没被否决，更好的走法能让{ $seat }少一张{ $count }：{ $what }。
why-caesar-removes-philosopher = 💡 只要没被否决，更好的走法能让{ $seat }少一张 Φ：{ $what }。
why-caesar-strikes = 💡 只要没被否决，更好的走法能清掉{ $seat }的{ $count }张牌和你的{ $instead }张：{ $what }。
why-caesar-reveals = 💡 只要没被否决，更好的走法能翻开{ $seat }的{ $count }张牌：{ $what }。
why-caesar-leads = 💡 更好的走法之后，{ $what }要是投票，赢的就是你。
why-caesar-hides = 💡 扣着的牌不怕刺杀。
why-caesar-decided = 💡 没有这张牌，{ $what }要是投票，赢的也是你。
why-caesar-adds =
    💡 更好的走法加{ $count }点影响力，你的{ $instead ->
        [0] 一点也没加。
       *[other] 加{ $instead }点。
    }
why-caesar-saves = 💡 更好的走法把你的{ $count }留在手里。
why-caesar-keeps = 💡 更好的走法把{ $what }留到以后用。
