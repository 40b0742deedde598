why-whot-wins = 💡 더 나은 수는 마지막 카드를 내는 거예요.
why-whot-ends = 💡 둔 수는 이번 판을 바로 끝내지만 더 나은 수는 안 끝내요.
why-whot-catches = 💡 { who-i } “마지막 카드!”를 안 외치고 1장만 남겼어요. 들키면 2장을 뽑아야 해요.
why-whot-silent = 💡 둔 수로는 “마지막 카드!” 없이 1장만 남아요. 들키면 2장을 뽑아요.
why-whot-passes = 💡 더 나은 수는 벌칙을 넘겨요. { who-i } 받아치거나 { $count }장을 뽑아야 해요. 둔 수로는 내가 { $instead }장을 뽑아요.
why-whot-cancels = 💡 더 나은 수는 벌칙 { $instead }장을 없애요.
why-whot-picks =
    💡 { $instead ->
        [1] 더 나은 수를 두면 1장만 남은 { who-i } 받아치거나 { $count }장을 더 뽑아야 해요.
       *[other] 더 나은 수를 두면 { who-i } 받아치거나 { $count }장을 뽑아야 해요.
    }
why-whot-draws =
    💡 { $instead ->
        [1] 더 나은 수를 두면 1장만 남은 { who-i } { $count }장을 더 뽑아야 해요.
       *[other] 더 나은 수를 두면 { who-i } { $count }장을 뽑아야 해요.
    }
why-whot-again = 💡 더 나은 수를 두면 내 차례가 한 번 더 와요.
why-whot-skips =
    💡 { $instead ->
        [1] 더 나은 수를 두면 1장만 남은 { who-i } 한 번 쉬어요.
       *[other] 더 나은 수를 두면 { who-i } 한 번 쉬어요.
    }
why-whot-market =
    💡 더 나은 수를 두면 { $count ->
        [1] 다음 사람이 1장 뽑아요.
       *[other] 다른 { $count }명이 1장씩 뽑아요.
    }
why-whot-sheds = 💡 더 나은 수를 두면 { $count }장이 남고, 둔 수로는 { $instead }장이 남아요.
why-whot-keeps = 💡 더 나은 수를 두면 { $what } 카드를 나중에 쓸 수 있어요.
why-whot-fits =
    💡 더미에 맞는 내 카드가 더 나은 수 뒤에는 { $count }장, 둔 수 뒤에는 { $instead ->
        [0] 한 장도 없어요.
       *[other] { $instead }장이에요.
    }
why-whot-lighter = 💡 손에 남은 카드가 더 나은 수 뒤에는 { $count }점, 둔 수 뒤에는 { $instead }점이에요.
why-differo-wins = 💡 더 나은 수를 두면 바로 이겨요.
why-differo-allows = 💡 둔 수 뒤에 { who-i } <b>{ $reply }</b> 수로 바로 이길 수 있어요.
why-differo-loses = 💡 둔 수 뒤에 { who-i } <b>{ $reply }</b> 수로 시작해 { $count }수 만에 반드시 이길 수 있어요.
why-differo-forces =
    💡 더 나은 수를 두면 반드시 이겨요. { who-i } 뭘 두든 { $count ->
        [1] 다음 수에 이겨요.
       *[other] 길어야 { $count }수 더 두면 이겨요.
    }
why-differo-threatens = 💡 더 나은 수는 <b>{ $reply }</b> 수로 이기겠다고 위협해요.
why-differo-runs = 💡 둔 수 뒤에는 { who-i } <b>{ $reply }</b> 수로 골 { $instead }줄 앞까지 와요. 더 나은 수 뒤에는 가까워야 { $count }줄 앞이에요.
why-differo-nearer = 💡 골까지 더 나은 수 뒤에는 { $count }줄, 둔 수 뒤에는 { $instead }줄이에요.
why-differo-narrows = 💡 { who-i } 고를 수 있는 수가 더 나은 수 뒤에는 { $count }개, 둔 수 뒤에는 { $instead }개예요.
why-deerportal-portal =
    💡 더 나은 쪽은 포털에 닿아요{ $count ->
        [0] .
       *[other] . 다이아 { $count }개도 받아요.
    }
why-deerportal-stays = 💡 포털에 들어가면 더는 못 움직여서 길에 다이아 { $count }개를 두고 가게 돼요.
why-deerportal-diamonds =
    💡 더 나은 쪽은 바로 다이아 { $count }개, 고른 쪽은 { $instead ->
        [0] 하나도 없어요.
       *[other] { $instead }개예요.
    }
why-deerportal-freezes = 💡 더 나은 쪽으로 가면 { who-i } 얼어서 한 번 쉬어요.
why-deerportal-meditates = 💡 명상하면 길의 다이아가 { $count }개로 늘어요. 고른 쪽은 { $instead }개 그대로예요.
why-deerportal-reaches =
    💡 다음 눈으로 닿을 수 있는 다이아가 더 나은 칸에서는 { $count }개, 고른 칸에서는 { $instead ->
        [0] 하나도 없어요.
       *[other] { $instead }개예요.
    }
why-deerportal-things =
    💡 다음 눈으로 닿을 수 있는, 룬이나 다이아가 있는 칸이 더 나은 칸에서는 { $count }칸, 고른 칸에서는 { $instead ->
        [0] 하나도 없어요.
       *[other] { $instead }칸이에요.
    }
why-deerportal-nearer = 💡 포털까지 더 나은 칸에서는 { $count }칸, 고른 칸에서는 { $instead }칸이에요.
why-rally-home = 💡 더 나은 수를 두면 결승점에 닿아요.
why-rally-stamp = 💡 더 나은 수를 두면 스탬프를 받아요: { $what }.
why-rally-still = 💡 더 나은 수 뒤에는 남은 걸음을 딱 맞게 써서 닿을 수 있어요: { $what }. 둔 수 뒤에는 어떤 목표에도 딱 맞게 못 닿아요.
why-rally-lapse =
    💡 둔 수는 막다른 길에서 { $instead }걸음을 버리지만, 더 나은 수는 { $count ->
        [0] 하나도 안 버려요.
       *[other] { $count }걸음만 버려요.
    }
why-rally-lucky =
    💡 다음 차례를 목표에서 끝낼 수 있는 눈이 더 나은 자리에서는 6가지 중 { $count }가지, 고른 자리에서는 { $instead ->
        [0] 하나도 없어요.
       *[other] { $instead }가지예요.
    }
why-rally-lucky2 =
    💡 다음 차례를 목표에서 끝낼 수 있는 눈이 더 나은 자리에서는 36가지 중 { $count }가지, 고른 자리에서는 { $instead ->
        [0] 하나도 없어요.
       *[other] { $instead }가지예요.
    }
why-rally-nearer = 💡 가장 가까운 목표까지 더 나은 자리에서는 { $count }걸음, 고른 자리에서는 { $instead }걸음이에요.
why-caesar-stops = 💡 거부권으로 막을 수 있어요: { $what }.
why-caesar-removes = 💡 거부권에 막히지 않으면 더 나은 수로 { who-ui } 숫자 { $count } 카드를 없애요: { $what }.
why-caesar-removes-philosopher = 💡 거부권에 막히지 않으면 더 나은 수로 { who-ui } Φ를 없애요: { $what }.
why-caesar-strikes = 💡 거부권에 막히지 않으면 더 나은 수로 { who-ui } 카드 { $count }장, 내 카드 { $instead }장을 치워요: { $what }.
why-caesar-reveals = 💡 거부권에 막히지 않으면 더 나은 수로 { who-ui } 카드 { $count }장을 앞면으로 뒤집어요: { $what }.
why-caesar-leads = 💡 더 나은 수 뒤에 { $what } 투표가 있으면 내가 이겨요.
why-caesar-hides = 💡 뒷면으로 내면 내 카드가 암살당하지 않아요.
why-caesar-decided = 💡 { $what } 투표가 있으면 그 카드 없이도 내가 이겨요.
why-caesar-adds =
    💡 더 나은 수는 영향력을 { $count }만큼 더하고, 둔 수는 { $instead ->
        [0] 하나도 안 더해요.
       *[other] { $instead }만큼 더해요.
    }
why-caesar-saves = 💡 더 나은 수는 숫자 { $count } 카드를 손에 아껴 둬요.
why-caesar-keeps = 💡 더 나은 수를 두면 { $what } 카드를 나중에 쓸 수 있어요.
