# Why a move is better: one sentence below a mistake, with a fact of that position

why-whot-wins = 💡 The better move plays your last card.
why-whot-ends = 💡 Your move ends the deal at once, the better one doesn’t.
why-whot-catches = 💡 { $seat } played down to 1 card without a call: caught, they draw 2 cards.
why-whot-silent = 💡 Your move leaves you with 1 card and no “Last card!”: you could be caught and draw 2 cards.
why-whot-passes = 💡 The better move passes the penalty on: { $seat } has to answer it or draw { $count } cards. Your move draws { $instead }.
why-whot-cancels = 💡 The better move cancels a penalty of { $instead } cards.
why-whot-picks = 💡 { $instead ->
    [one] { $seat } has just 1 card left. With the better move they have to answer it or draw { $count } more.
   *[other] With the better move, { $seat } has to answer it or draw { $count } cards.
}
why-whot-draws = 💡 { $instead ->
    [one] { $seat } has just 1 card left. With the better move they have to draw { $count } more.
   *[other] With the better move, { $seat } has to draw { $count } cards.
}
why-whot-again = 💡 After the better move it’s your turn again.
why-whot-skips = 💡 { $instead ->
    [one] { $seat } has just 1 card left. With the better move they miss a turn.
   *[other] With the better move, { $seat } misses a turn.
}
why-whot-market = 💡 With the better move, { $count ->
    [one] the next player draws a card.
   *[other] { $count } others draw a card each.
}
why-whot-sheds = 💡 After the better move you hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}, after yours { $instead }.
why-whot-keeps = 💡 The better move keeps your { $what } for later.
why-whot-fits = 💡 After the better move, { $count ->
    [one] 1 of your cards fits
   *[other] { $count } of your cards fit
} the pile, after yours { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-whot-lighter = 💡 After the better move the cards in your hand count { $count }, after yours { $instead }.

why-differo-wins = 💡 The better move wins at once.
why-differo-allows = 💡 After your move, { $seat } can win at once with <b>{ $reply }</b>.
why-differo-loses = 💡 After your move, { $seat } can force a win in { $count } moves, starting with <b>{ $reply }</b>.
why-differo-forces = 💡 The better move forces a win: whatever { $seat } plays, you win { $count ->
    [one] with your next move.
   *[other] in { $count } more moves at most.
}
why-differo-threatens = 💡 The better move threatens to win with <b>{ $reply }</b>.
why-differo-runs = 💡 Your move lets { $seat } come within { $instead ->
    [one] 1 row
   *[other] { $instead } rows
} of the goal with <b>{ $reply }</b>. After the better move, { $count } is the closest.
why-differo-nearer = 💡 After the better move you’re { $count ->
    [one] 1 row
   *[other] { $count } rows
} from your goal, after yours { $instead }.
why-differo-narrows = 💡 The better move leaves { $seat } { $count ->
    [one] 1 move
   *[other] { $count } moves
} to choose from, yours leaves { $instead }.

why-deerportal-portal = 💡 The better way reaches the portal{ $count ->
    [0] .
    [one] {" "}and brings 1 diamond.
   *[other] {" "}and brings { $count } diamonds.
}
why-deerportal-stays = 💡 In the portal your walk is over: you’d leave { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
} on your path.
why-deerportal-diamonds = 💡 The better way brings { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
} at once, yours { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-deerportal-freezes = 💡 The better way freezes { $seat } for a turn.
why-deerportal-meditates = 💡 Meditating puts { $count } diamonds on your path. Your way leaves { $instead } there.
why-deerportal-reaches = 💡 From the better space your next roll could reach { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}, from yours { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-deerportal-things = 💡 From the better space your next roll could reach { $count ->
    [one] 1 space
   *[other] { $count } spaces
} with a rune or a diamond, from yours { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-deerportal-nearer = 💡 From the better space it’s { $count ->
    [one] 1 space
   *[other] { $count } spaces
} to the portal, from yours { $instead }.

why-rally-home = 💡 The better move brings you home.
why-rally-stamp = 💡 The better move brings a stamp: { $what }.
why-rally-still = 💡 After the better move, the rest of your steps can still end on { $what }. After yours, they can’t reach a goal.
why-rally-lapse = 💡 Your move wastes { $instead ->
    [one] 1 step
   *[other] { $instead } steps
} in a dead end, the better one { $count ->
    [0] none.
   *[other] { $count }.
}
why-rally-lucky = 💡 From the better spot, { $count } of the 6 rolls can end your next turn on a goal. From yours, { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-rally-lucky2 = 💡 From the better spot, { $count } of the 36 rolls can end your next turn on a goal. From yours, { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-rally-nearer = 💡 From the better spot it’s { $count ->
    [one] 1 step
   *[other] { $count } steps
} to your nearest goal, from yours { $instead }.

why-caesar-stops = 💡 Your veto stops { $what }.
why-caesar-removes = 💡 Unless it’s vetoed, the better move takes a { $count } away from { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Unless it’s vetoed, the better move takes a Φ away from { $seat }: { $what }.
why-caesar-strikes = 💡 Unless it’s vetoed, the better move clears { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $seat } and { $instead } of yours: { $what }.
why-caesar-reveals = 💡 Unless it’s vetoed, the better move turns up { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $seat }: { $what }.
why-caesar-leads = 💡 After the better move, a vote on the { $what } would be yours.
why-caesar-hides = 💡 Face down, your card can’t be assassinated.
why-caesar-decided = 💡 A vote on the { $what } would be yours without that card.
why-caesar-adds = 💡 The better move adds { $count } influence, yours { $instead ->
    [0] none.
   *[other] { $instead }.
}
why-caesar-saves = 💡 The better move keeps your { $count } in your hand.
why-caesar-keeps = 💡 The better move keeps { $what } for later.
