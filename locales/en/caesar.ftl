game-caesar-about = Caesar against Cleopatra: win over five groups of Roman patricians with bluffs, spies and vetoes.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Goal:</b> win the patricians of Rome. There are five groups, three with 5 patricians (Praetors, Aediles, Quaestors) and two with 3 (Consuls, Censors). Whoever has the most points at the end wins.

    <b>Start:</b> each player secretly places a 1, 2, 3, 4 and 5 face down, one card on each group. Each player then holds another 1 to 5 and a Veto, and has a secret mission (page 4). Caesar goes first.

    <b>Your turn</b>
    1. Play influence: <b>one</b> card, face up or face down, or <b>two</b>, one face up and one face down. You must play at least one. You can have at most five cards on a group.
    2. You may also play <b>one</b> action card, before or after. If you play it after your first influence card, you can’t play a second one.
    3. Draw a <b>bust</b> from the bag: a group may vote.
    4. Draw back up to six cards. Choose a deck for each card: influence or action.

game-caesar-rules-2 =
    🗿 <b>Busts and votes</b>

    The bag holds seven busts.
    • A group’s bust: that group votes. The bust is set aside.
    • 🪨 grey: no vote. The bust is set aside.
    • ⚫ black: no vote. All busts, including this one, go back into the bag.
    Then, after any bust, each group with 8 or more cards (both sides together) votes too. So a group can vote twice in one turn.

    <b>A vote</b>
    1. All cards on the group are turned face up and stay that way.
    2. Add up each side. A Philosopher Φ counts 0.
    3. The larger sum wins one patrician. But if either side has more Φ than the other, the <b>smaller</b> sum wins.
    4. Whoever won, the side with the larger sum discards its highest number, and the other its lowest. All other cards stay, Φ too.
    <b>Equal sums:</b> nobody wins and nothing is discarded.

    After a group’s last patrician is won, its cards are discarded and its bust leaves the game.

game-caesar-rules-3 =
    🃏 <b>The cards</b>

    <b>Influence</b> (37 each): seven of each number from 1 to 5, and two Philosophers <b>Φ</b>.

    <b>Action cards</b> (10 each)
    🗡 <b>Assassination</b> ×3: your opponent discards a face-up card of your choice from the table, even a Φ.
    👁 <b>Scout</b> ×3: all your opponent’s face-down cards on one group are turned face up.
    🔀 <b>Castling</b> ×1: take all your cards from two groups and share them out again between these two, all face down, at most five on each.
    ⚡ <b>Wrath of the Gods</b> ×1: both sides discard all their cards on one group.
    ✋ <b>Veto</b> ×2: stops one of these when your opponent announces it. Both cards are discarded, and you draw one card at once. A Veto can’t be vetoed, and you can only play it in response.

    You’re asked even without a Veto, but may be skipped when everyone can tell that you have none. A vetoed card still counts as the turn’s action card.

game-caesar-rules-4 =
    🏆 <b>Ending and scoring</b>

    <b>No influence card,</b> or no group where you can play one? Then you just draw a bust, and may discard any cards from your hand before you draw back up to six.
    <b>Empty decks</b> aren’t reshuffled. Draw from the other one. If both are empty, play on with fewer cards.

    <b>The game ends</b> at the end of a turn when
    • all 21 patricians have been won,
    • neither player has influence left in hand or deck,
    • all groups are tied and nobody can ever change that,
    • or nothing on the table has changed for 12 turns in a row (6 each).

    <b>Points</b>
    • 1 for each patrician
    • 1 more for a majority in a group (3 of 5, or 2 of 3), and another 1 if you win the whole group
    • 2 more for a majority in the group of your secret mission: Praetors, Aediles or Quaestors

    Whoever has the most points wins. If you’re level on points, it’s a tie.

open-caesar = 🃏 My cards

caesar-group-praetor = Praetors
caesar-group-aedile = Aediles
caesar-group-quaestor = Quaestors
caesar-group-consul = Consuls
caesar-group-censor = Censors
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Assassination
caesar-card-scout = 👁 Scout
caesar-card-castling = 🔀 Castling
caesar-card-wrath = ⚡ Wrath
caesar-card-veto = ✋ Veto
caesar-label-hand = Hand
caesar-label-decks = Decks
caesar-label-discarded = Discarded
caesar-label-busts = Busts out
caesar-label-bag = In the bag
caesar-title-mission = { $persona } · { $group } { $done ->
    [yes] mission: +2
   *[no] mission: missed
}
caesar-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
caesar-label-mission = Your mission
caesar-name-assassination = Assassin
caesar-name-scout = Scout
caesar-name-castling = Castling
caesar-name-wrath = Wrath
caesar-name-veto = Veto
caesar-lost-nothing = nothing

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] all won
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Busts out: { $out } · in the bag: { $bag }
caesar-no-busts = none
caesar-decks = 📚 Decks (influence + action): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 discarded: { $discarded_one } and { $discarded_other }
caesar-match = 🏆 Game { $game } of the match, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: allow it, or stop it with a Veto?
caesar-now-setup = 🤫 Both players secretly place a 1, 2, 3, 4 and 5 face down, one on each group.
caesar-now-play = ▶️ Next: 1 or 2 influence cards and up to 1 action card.
caesar-now-influence = ▶️ Next: 1 or 2 influence cards.
caesar-now-more = ▶️ Next: a second influence card ({ $way ->
    [up] face up
   *[down] face down
}){ $acted ->
    [yes] { "" }
   *[no] { ", an action card" }
} or a bust.
caesar-now-action = ▶️ Next: an action card or a bust.
caesar-now-replace = ▶️ Next: draw a card to replace the Veto.
caesar-now-castling = ▶️ Next: rearrange the cards on both groups, face down.
caesar-now-discard = ▶️ No influence could be played. Next: discard any cards you don’t want, then draw back up to six.
caesar-now-refill = ▶️ Next: draw back up to six cards.
caesar-mission = 🎯 Mission: win most of the { $group } (+2)
caesar-hand = 🃏 Your hand: { $cards }
caesar-discards = 🗑 Discarded: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button = { $count ->
    [0] — No discards —
   *[other] 🗑 Discards ({ $count })
}
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] point
   *[other] points
} · in hand: { $influence } influence, { $actions } action
caesar-final = { $patricians } { $patricians ->
    [one] patrician
   *[other] patricians
} + { $bonus } for groups{ $mission ->
    [none] { "" }
    [missed] { " " }({ $group } mission missed)
   *[done] { " " }+ 2 for the { $group } mission
} = <b>{ $points }</b>

caesar-trick-assassination = 🗡 Assassination (face-up { $card }, { $group })
caesar-trick-scout = 👁 Scout ({ $group })
caesar-trick-castling = 🔀 Castling ({ $group } and { $other })
caesar-trick-wrath = ⚡ Wrath of the Gods ({ $group })

caesar-ask-setup = <b>Which card goes face down on the { $icon } { $group }?</b> Card { $number } of 5. The fifth goes on the Censors automatically.
caesar-ask-play = <b>Choose a card.</b> Play 1 influence card, or 2 (one face up, one face down). You may also play 1 action card, before or after.
caesar-ask-influence = <b>Choose an influence card.</b> You’ve already played your action card.
caesar-ask-more = <b>Play a second card, { $way ->
    [up] face up
   *[down] face down
}?</b> Choose it, { $acted ->
    [yes] or draw a bust.
   *[no] play an action card, or draw a bust.
}
caesar-ask-action = <b>Play an action card, or draw a bust.</b> You can’t play any more influence this turn.
caesar-ask-where = <b>{ $way ->
    [either] Which group gets your { $card }?</b>
    [up] Which group gets your { $card }, face up?</b>
   *[down] Which group gets your { $card }, face down?</b>
}
caesar-ask-target = <b>{ $card }: { $kind ->
    [castling] which two groups?
   *[other] which group?
}</b>
caesar-ask-veto = <b>Do you allow it?</b> You’re always asked, even if you don’t have a Veto.
caesar-ask-replace = <b>Draw a card to replace your Veto.</b> From which deck?
caesar-ask-castling = <b>Where does the { $card } go?</b> { $count ->
    [one] It’s the last card,
   *[other] { $count } cards left to place, all
} face down.
caesar-ask-discard = <b>You can’t play influence.</b> Discard any cards you like, then tap Done. After that you draw back up to six.
caesar-ask-refill = <b>Draw { $missing ->
    [one] 1 card
   *[other] { $missing } cards
}.</b> 📜 Influence ({ $influence } left) or 🎭 action ({ $actions } left)?

caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Allow it
caesar-done-play = 🗿 Draw a bust
caesar-done-discard = ✅ Done
caesar-discard = Discard { $card }
caesar-draw-influence = 📜 Influence ({ $count })
caesar-draw-action = 🎭 Action ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then = { $count ->
    [0] — The last card —
   *[other] — Then: { $cards } —
}
caesar-all-at = { $count ->
    [2] Both cards
   *[other] All { $count }
} → { $icon } { $group }
caesar-bust-drawn = — Bust already drawn —
caesar-bust-follows = — A bust is drawn next —
caesar-veto-played = — Veto played —
caesar-first-influence = Draw 1 📜 first
caesar-first-action = Draw 1 🎭 first
caesar-draw-several = { $influence ->
    [0] { $actions } 🎭
   *[other] { $actions ->
        [0] { $influence } 📜
       *[other] { $influence } 📜 + { $actions } 🎭
    }
}
caesar-play-up = { $card } face up, { $icon } { $group }
caesar-play-down = { $card } face down, { $icon } { $group }

caesar-not-veto = A Veto only answers your opponent’s action cards. You can’t play it on its own.
caesar-no-veto = You don’t have a Veto, so you can only allow it.
caesar-not-acted = You’ve already played an action card this turn.
caesar-not-assassination = Your opponent has no face-up cards.
caesar-not-scout = Your opponent has no face-down cards.
caesar-not-castling = For Castling, you need two groups with patricians left and a card of yours on one of them.
caesar-not-wrath = There’s no influence on the table.
caesar-not-closed = You can’t play any more influence this turn. You’ve played two cards, or an action card after the first.
caesar-not-open = There’s no group you can play on. Each one has five of your cards or no patricians left.
caesar-not-bust = Play an influence card first. Then you draw a bust.
caesar-not-there = This button just shows what comes next.
caesar-not-another = You’ve already drawn a bust this turn.
caesar-not-vetoed = You played your Veto. Draw a card to replace it.
caesar-not-yet = First, place all the cards you’re rearranging, one by one.
caesar-not-again = You’ve already placed this card.
caesar-full = You already have five cards there, and that’s the limit.
caesar-no-such-card = You don’t have that card.
caesar-keys = { $icon }5 means a 5 face up on the { $group }.
caesar-own-hidden = 🙈 Your face-down cards: { $cards }
caesar-ask-where-there = <b>{ $way ->
    [either] { $card } on the { $icon } { $group }: face up or face down?</b>
    [up] Play your { $card } face up on the { $icon } { $group }?</b>
   *[down] Play your { $card } face down on the { $icon } { $group }?</b>
}{ $way ->
    [either] { "" }
   *[other] { " “+ 🗿” also draws a bust." }
}
caesar-ask-target-there = <b>{ $kind ->
    [assassination] Which face-up card on the { $icon } { $group }?
    [castling] { $icon } { $group } and which other group?
   *[other] { $card } on the { $icon } { $group }?
}</b> Your opponent may veto it.
caesar-place-up = { $card } face up
caesar-place-down = { $card } face down ▮
caesar-not-here = This card can’t go on the { $group } right now.
caesar-not-won = All the { $group } have been won.
caesar-empty-hand = You have no cards.

event-caesar-two = { $known ->
    [yes] { $seat } played a <b>{ $card }</b> face up on the { $icon } { $group } and a <b>{ $card2 }</b> face down on the { $icon2 } { $group2 }.
   *[no] { $seat } played a <b>{ $card }</b> face up on the { $icon } { $group } and a card face down on the { $icon2 } { $group2 }.
}
caesar-vote = { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
    [tie] A tie: nothing changes.
    [turned] Philosophers { $phil_one } : { $phil_other } turn the result around: <b>{ $winner }</b> won a patrician with the smaller sum.
   *[won] <b>{ $winner }</b> won a patrician.
}{ $result ->
    [tie] { "" }
   *[other] { " " }{ $high } discarded a { $highest }, { $lowest ->
        [0] { $low } nothing.
       *[other] { $low } a { $lowest }.
    }
}

event-caesar-laid = { $known ->
    [yes] { $seat } placed <b>{ $cards }</b> face down.
   *[no] { $seat } placed five cards face down.
}
event-caesar-played = { $seat } played a <b>{ $card }</b> face up on the { $icon } { $group }.
event-caesar-hid = { $known ->
    [yes] { $seat } played a <b>{ $card }</b> face down on the { $icon } { $group }.
   *[no] { $seat } played a card face down on the { $icon } { $group }.
}
event-caesar-announced = 📣 { $seat } announced <b>{ $trick }</b>.
event-caesar-passed = { $seat } allowed it.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } stopped { $trick }.
event-caesar-assassinated = 🗡 { $seat } lost a face-up <b>{ $card }</b> on the { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } had to reveal <b>{ $cards }</b> on the { $icon } { $group }.
event-caesar-castled = 🔀 { $seat } rearranged { WHO($seat) ->
    [you] your
   *[other] their
} cards: { $first } on the { $icon } { $group } and { $second } on the { $icon2 } { $group2 }, all face down.
event-caesar-struck = ⚡ The gods struck the { $icon } { $group }: { $one } lost { $lost_one }, { $other } lost { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } drew { $bust ->
    [black] the <b>black bust</b> ⚫: all busts go back into the bag.
    [grey] the <b>grey bust</b> 🪨: no vote.
   *[group] the bust of the <b>{ $icon } { $group }</b>.
}
event-caesar-voted = { $by_itself ->
    [yes] 🗳 The { $icon } <b>{ $group }</b> have 8 or more cards, so they vote too:
   *[no] 🗳 The { $icon } <b>{ $group }</b> vote:
} { $vote }
event-caesar-exhausted = 🏛 All the { $icon } { $group } have been won. Their cards and their bust leave the game.
event-caesar-discarded = { $seat } discarded a card: <b>{ $card }</b>.
event-caesar-drew = { $known ->
    [yes] { $seat } drew { $deck ->
        [influence] a <b>{ $card }</b>.
       *[action] <b>{ $card }</b>.
    }
   *[no] { $seat } drew { $deck ->
        [influence] an influence card.
       *[action] an action card.
    }
}
event-caesar-drew-several = { $seat } drew { $influence ->
    [0] { $actions } action cards.
    [one] 1 influence card{ $actions ->
        [one] { " and 1 action card." }
       *[other] { " and" } { $actions } action cards.
    }
   *[other] { $influence } influence cards{ $actions ->
        [0] .
        [one] { " and 1 action card." }
       *[other] { " and" } { $actions } action cards.
    }
}
event-caesar-left = { $seat } left the game.
event-caesar-ended = { $result ->
    [tie] This game is a tie, { $best } : { $worst }.
   *[won] <b>{ $winner }</b> won this game { $best } : { $worst }.
}{ $goes_on ->
    [yes] { " You swap sides for the next game." }
   *[no] { "" }
}

reason-caesar-patricians = All the patricians have been won. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-influence = There’s no influence left to play. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-stalemate = Every group is tied, and nobody can change that. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-standstill = Nothing has changed for 12 turns. { $count ->
    [one] { $winners } won Rome!
   *[other] { $winners } share Rome!
}
reason-caesar-match = The match is over. { $count ->
    [one] { $winners } won!
   *[other] { $winners } share the win!
}
reason-caesar-left = { $winners } won Rome: the other side left.

rule-caesar-missions = Secret missions
rule-caesar-missions-help = Each player has a secret group. Winning most of it is worth 2 extra points.
rule-caesar-philosophers = Philosophers after a vote
rule-caesar-philosophers-help = What happens to a group’s Philosophers after a vote that somebody won: all stay, the side with more of them discards one, or all are discarded.
rule-caesar-philosophers-stay = all stay
rule-caesar-philosophers-source = 1 discarded
rule-caesar-philosophers-classic = all discarded
rule-caesar-personas = Who plays Caesar
rule-caesar-personas-help = Caesar is either the first player to join, the second, or chosen at random. The other player is Cleopatra.
rule-caesar-personas-seats = first to join
rule-caesar-personas-swapped = second to join
rule-caesar-personas-dealt = random
rule-caesar-cleopatra_starts = Cleopatra goes first
rule-caesar-cleopatra_starts-help = Cleopatra takes the first turn instead of Caesar.
rule-caesar-best_of_three = Best of three
rule-caesar-best_of_three-help = You play up to three games, and the first to win two wins the match. You swap sides after each game.

caesar-not-so = You can play { $card } now, but not like that.
typed-caesar = Type a card, a group, and up or down. Cards: 1 to 5, or p for a Philosopher. Groups: praetor, aedile, quaestor, consul, censor. You can shorten each word, as in “3 con up”.

role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }

rule-caesar-forced_moves = Automatic forced moves
rule-caesar-forced_moves-help = If everybody can see that you don’t have a Veto (no action card in hand, or both Vetoes discarded), you aren’t asked to allow an action card. It just takes effect. You’re still asked about a Castling, and before a bust is drawn.
