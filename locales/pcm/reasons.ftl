why-whot-wins = 💡 Di beta move play your last card.
why-whot-ends = 💡 Your move end di deal at once, di beta one no end am.
why-whot-catches = 💡 { $seat } remain 1 card and no shout: if you catch am, e go carry 2 cards.
why-whot-silent = 💡 Your move leave you with 1 card and no “Last card!”: dem fit catch you and you go carry 2 cards.
why-whot-passes = 💡 Di beta move pass di penalty give { $seat }: e must answer am or carry { $count } cards. With your move, na you go carry { $instead }.
why-whot-cancels = 💡 Di beta move cancel penalty of { $instead } cards.
why-whot-picks =
    💡 { $instead ->
        [one] Only { $instead } card remain for { $seat }. With di beta move e must answer or carry { $count } more.
       *[other] With di beta move, { $seat } must answer or carry { $count } cards.
    }
why-whot-draws =
    💡 { $instead ->
        [one] Only { $instead } card remain for { $seat }. With di beta move e must carry { $count } more.
       *[other] With di beta move, { $seat } must carry { $count } cards.
    }
why-whot-again = 💡 Afta di beta move you play again.
why-whot-skips =
    💡 { $instead ->
        [one] Only { $instead } card remain for { $seat }. With di beta move e go miss turn.
       *[other] With di beta move, { $seat } go miss turn.
    }
why-whot-market =
    💡 With di beta move, { $count ->
        [one] di next player go carry { $count } card.
       *[other] { $count } others go carry 1 card each.
    }
why-whot-sheds =
    💡 Afta di beta move you hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, afta your own { $instead }.
why-whot-keeps = 💡 Di beta move keep your { $what } for later.
why-whot-fits =
    💡 Afta di beta move, { $count ->
        [one] { $count } of your cards match
       *[other] { $count } of your cards match
    } di pile, afta your own { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Afta di beta move di cards for your hand count { $count }, afta your own { $instead }.
why-differo-wins = 💡 Di beta move win at once.
why-differo-allows = 💡 Afta your move, { $seat } fit win at once with <b>{ $reply }</b>.
why-differo-loses = 💡 Afta your move, { $seat } fit force win inside { $count } moves, e go start with <b>{ $reply }</b>.
why-differo-forces =
    💡 Di beta move force win: anytin wey { $seat } play, you go win { $count ->
        [one] with your next move.
       *[other] inside { $count } more moves at most.
    }
why-differo-threatens = 💡 Afta di beta move, if your opponent no stop you, you go win next with <b>{ $reply }</b>.
why-differo-runs =
    💡 Afta your move, { $seat } fit play <b>{ $reply }</b>, and only { $instead ->
        [one] { $instead } row go remain
       *[other] { $instead } rows go remain
    } for am to reach goal. Afta di beta move, at least { $count } go remain.
why-differo-nearer =
    💡 Afta di beta move, { $count ->
        [one] { $count } row remain
       *[other] { $count } rows remain
    } to your goal, afta your own { $instead }.
why-differo-narrows =
    💡 Di beta move leave { $seat } with { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } to choose from, your own leave { $instead }.
why-deerportal-portal =
    💡 Di beta way reach di portal{ $count ->
        [0] .
        [one] { " " }and bring { $count } diamond.
       *[other] { " " }and bring { $count } diamonds.
    }
why-deerportal-stays =
    💡 Once you enta di portal your waka don end: you go leave { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    } for your road.
why-deerportal-diamonds =
    💡 Di beta way bring { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    } at once, your own { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Di beta way freeze { $seat } for one turn.
why-deerportal-meditates = 💡 If you meditate, { $count } diamonds go dey your road. Your way leave { $instead } there.
why-deerportal-reaches =
    💡 From di beta space your next roll fit reach { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }, from your own { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 From di beta space your next roll fit reach { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } wey get rune or diamond, from your own { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 From di beta space, { $count ->
        [one] { $count } space remain
       *[other] { $count } spaces remain
    } to di portal, from your own { $instead }.
why-rally-home = 💡 Di beta move carry you reach finish.
why-rally-stamp = 💡 Di beta move bring stamp: { $what }.
why-rally-still = 💡 Afta di beta move, di steps wey remain still fit end for { $what }. Afta your own, dem no fit reach any goal.
why-rally-lapse =
    💡 Your move waste { $instead ->
        [one] { $instead } step
       *[other] { $instead } steps
    } for dead end, di beta one { $count ->
        [0] none.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 From di beta spot, { $count } of di 6 rolls fit end your next turn for goal. From your own, { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 From di beta spot, { $count } of di 36 rolls fit end your next turn for goal. From your own, { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 From di beta spot, { $count ->
        [one] { $count } step remain
       *[other] { $count } steps remain
    } to di goal wey near you pass, from your own { $instead }.
why-caesar-stops = 💡 Your veto stop { $what }.
why-caesar-removes = 💡 If nobody veto am, di beta move remove one card wey be { $count } from { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 If nobody veto am, di beta move take Φ from { $seat }: { $what }.
why-caesar-strikes =
    💡 If nobody veto am, di beta move clear { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $seat } and { $instead } of your own: { $what }.
why-caesar-reveals =
    💡 If nobody veto am, di beta move open { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $seat }: { $what }.
why-caesar-leads = 💡 Afta di beta move, if { $what } vote, na you go win am.
why-caesar-hides = 💡 If your card dey cover, Assassination no fit touch am.
why-caesar-decided = 💡 If { $what } vote, na you go win am even without dat card.
why-caesar-adds =
    💡 Di beta move add { $count } influence, your own { $instead ->
        [0] none.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Di beta move keep your { $count } for your hand.
why-caesar-keeps = 💡 Di beta move keep { $what } for later.
