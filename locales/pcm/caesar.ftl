game-caesar-about = Caesar against Cleopatra: use bluff, spy and veto win five groups of Roman patricians.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Goal:</b> win di patricians of Rome. Five groups dey: three get 5 patricians (Praetors, Aediles, Quaestors), two get 3 (Consuls, Censors). Who get di most points for di end win.

    <b>Start:</b> each player secretly cover 1, 2, 3, 4 and 5, one card for each group. Each player still hold anoda 1 to 5 and one Veto, and get secret mission (page 4). Caesar go first.

    <b>Your turn</b>
    1. Play influence: <b>one</b> card, open or cover, or <b>two</b>, one open and one cover. You must play at least one. You fit get five cards at most for one group.
    2. You fit still play <b>one</b> action card, before or afta. If you play am afta your first influence card, you no fit play second influence.
    3. Carry one <b>bust</b> from di bag: one group fit vote.
    4. Carry till you get six again. Choose deck for each card: influence or action.
game-caesar-rules-2 =
    🗿 <b>Busts and votes</b>

    Seven busts dey inside di bag.
    • Bust of one group: dat group vote. Di bust go one side.
    • 🪨 grey: no vote. Di bust go one side.
    • ⚫ black: no vote. All busts go back inside di bag, dis one join.
    Den, afta any bust, each group wey get 8 cards or more (both sides togeda) go vote too. So one group fit vote two times for one turn.

    <b>How vote dey go</b>
    1. All cards for di group go open, and dem go stay so.
    2. Add each side. Philosopher Φ count 0.
    3. Di bigger total win one patrician. But if one side get more Φ pass di oda, na di <b>smaller</b> total win.
    4. No mata who win, di side wey get di bigger total throw away im highest number, di oda side im lowest. All oda cards stay, Φ too.
    <b>Same total:</b> nobody win and nobody throw anytin away.

    Once pesin win di last patrician of one group, dem throw away all cards for dat group, and dat group bust comot from di game.
game-caesar-rules-3 =
    🃏 <b>Di cards</b>

    <b>Influence</b> (37 each): seven of each number from 1 to 5, and two Philosophers <b>Φ</b>.

    <b>Action cards</b> (10 each)
    🗡 <b>Assassination</b> ×3: your opponent throw away one open card wey you choose for table, even Φ.
    👁 <b>Scout</b> ×3: all di cover cards of your opponent for one group go open.
    🔀 <b>Castling</b> ×1: take all your cards from two groups and share dem again between di two, all cover, five at most for each.
    ⚡ <b>Wrath of di Gods</b> ×1: both sides throw away all dia cards for one group.
    ✋ <b>Veto</b> ×2: stop any of dis ones once your opponent announce am. Dem throw away both cards, and you carry one card at once. Nobody fit veto Veto, and you fit play am only to answer.

    I go ask you even if you no hold Veto, but I fit no ask when everybody fit sabi sey you no get. Card wey Veto stop still count as di action card for dat turn.
game-caesar-rules-4 =
    🏆 <b>Di end and di points</b>

    <b>No influence card,</b> or no group wia you fit play am? Den you just carry bust, and you fit throw away any cards from your hand before you carry reach six again.
    <b>Empty decks</b> no dey shuffle again. Carry from di oda one. If both don empty, continue with fewer cards.

    <b>Di game end</b> wen turn end and
    • players don win all 21 patricians,
    • no player get influence again for hand or deck,
    • all groups dey tie and nobody fit ever change am,
    • or notin don change for table for 12 turns straight (6 each).

    <b>Points</b>
    • 1 for each patrician
    • 1 more if you win most of one group (3 of 5, or 2 of 3), and anoda 1 if you win di whole group
    • 2 more if you win most of your secret mission group: Praetors, Aediles or Quaestors

    Who get di most points win. If di points be di same, na tie.
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
caesar-label-discarded = Discards
caesar-label-busts = Busts outside
caesar-label-bag = Inside bag
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] mission: +2
       *[no] mission: e fail
    }
caesar-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
caesar-label-mission = Your mission
caesar-name-assassination = Assassin
caesar-name-scout = Scout
caesar-name-castling = Castling
caesar-name-wrath = Wrath
caesar-name-veto = Veto
caesar-lost-nothing = notin
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] don finish
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Busts outside: { $out } · inside bag: { $bag }
caesar-no-busts = none
caesar-decks = 📚 Decks (influence + action): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 don throw away: { $discarded_one } and { $discarded_other }
caesar-match = 🏆 Game { $game } of di match, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: gree for am, or stop am with Veto?
caesar-now-setup = 🤫 Di two players dey secretly cover 1, 2, 3, 4 and 5, one for each group.
caesar-now-play = ▶️ Next: 1 or 2 influence cards, plus 1 action card at most.
caesar-now-influence = ▶️ Next: 1 or 2 influence cards.
caesar-now-more =
    ▶️ Next: second influence card ({ $way ->
        [up] open
       *[down] cover
    }){ $acted ->
        [yes] { "" }
       *[no] { ", action card" }
    } or bust.
caesar-now-action = ▶️ Next: action card or bust.
caesar-now-replace = ▶️ Next: carry one card to replace di Veto.
caesar-now-castling = ▶️ Next: arrange di cards for both groups again, cover.
caesar-now-discard = ▶️ No way dey to play influence. Next: throw away all di cards wey you no want, den carry till you get six again.
caesar-now-refill = ▶️ Next: carry till you get six cards again.
caesar-mission = 🎯 Mission: win most of di { $group } (+2)
caesar-hand = 🃏 Your hand: { $cards }
caesar-discards = 🗑 Don throw away: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Dem neva throw any card away —
       *[other] 🗑 Don throw away ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] point
       *[other] points
    } · for hand: { $influence } influence, { $actions } action
caesar-final =
    { $patricians } { $patricians ->
        [one] patrician
       *[other] patricians
    } + { $bonus } for groups{ $mission ->
        [none] { "" }
        [missed] { " " }({ $group } mission fail)
       *[done] { " " }+ 2 for di { $group } mission
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Assassination (open { $card }, { $group })
caesar-trick-scout = 👁 Scout ({ $group })
caesar-trick-castling = 🔀 Castling ({ $group } and { $other })
caesar-trick-wrath = ⚡ Wrath of di Gods ({ $group })
caesar-ask-setup = <b>Which card you wan cover for { $icon } { $group }?</b> Card { $number } of 5. Di fifth one go enta Censors automatic.
caesar-ask-play = <b>Choose one card.</b> Play 1 influence card, or 2 (one open, one cover). You fit still play 1 action card, before or afta.
caesar-ask-influence = <b>Choose one influence card.</b> You don already play your action card.
caesar-ask-more =
    <b>Play second card, { $way ->
        [up] open
       *[down] cover
    }?</b> Choose am, { $acted ->
        [yes] or carry bust.
       *[no] play action card, or carry bust.
    }
caesar-ask-action = <b>Play action card, or carry bust.</b> You no fit play influence again for dis turn.
caesar-ask-where =
    <b>{ $way ->
        [either] Which group go get your { $card }?</b>
        [up] Which group go get your { $card }, open?</b>
       *[down] Which group go get your { $card }, cover?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] which two groups?
       *[other] which group?
    }</b>
caesar-ask-veto = <b>You gree for am?</b> I dey always ask you, even if you no get Veto.
caesar-ask-replace = <b>Carry one card to replace your Veto.</b> From which deck?
caesar-ask-castling =
    <b>Wia { $card } go enta?</b> { $count ->
        [one] Na di last card,
       *[other] { $count } cards remain to put, all
    } cover.
caesar-ask-discard = <b>You no fit play influence.</b> Throw away any cards wey you no want again, den tap Done. Afta dat you go carry till you get six again.
caesar-ask-refill =
    <b>Carry { $missing ->
        [one] { $missing } card
       *[other] { $missing } cards
    }.</b> 📜 Influence ({ $influence } remain) or 🎭 action ({ $actions } remain)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Gree for am
caesar-done-play = 🗿 Carry bust
caesar-done-discard = ✅ Done
caesar-discard = Throw { $card } away
caesar-draw-influence = 📜 Influence ({ $count })
caesar-draw-action = 🎭 Action ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Di last card —
       *[other] — Den: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Di two cards
       *[other] All { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — You don carry bust —
caesar-bust-follows = — Next na bust —
caesar-veto-played = — Dem don play Veto —
caesar-first-influence = First carry 1 📜
caesar-first-action = First carry 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } open, { $icon } { $group }
caesar-play-down = { $card } cover, { $icon } { $group }
caesar-not-veto = Veto dey answer only your opponent action cards. You no fit just play am like dat.
caesar-no-veto = You no get Veto, so you fit only gree.
caesar-not-acted = You don already play action card for dis turn.
caesar-not-assassination = Your opponent no get any open card.
caesar-not-scout = Your opponent no get any cover card.
caesar-not-castling = For Castling, you need two groups wey patricians still remain, and one of dem must get your card.
caesar-not-wrath = No influence dey table.
caesar-not-closed = You no fit play influence again for dis turn. You don play two cards, or action card afta di first one.
caesar-not-open = No group dey wia you fit play. Each one get five of your cards or no patricians again.
caesar-not-bust = Play influence card first. Den you go carry bust.
caesar-not-there = Dis button just dey show wetin dey come next.
caesar-not-another = You don already carry bust for dis turn.
caesar-not-vetoed = You don play your Veto. Carry one card to replace am.
caesar-not-yet = First put all di cards wey you dey arrange, one by one.
caesar-not-again = You don already put dis card.
caesar-full = You already get five cards there, and na di limit be dat.
caesar-no-such-card = You no get dat card.
caesar-keys = { $icon }5 mean 5 open for di { $group }.
caesar-own-hidden = 🙈 Your cover cards: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } for { $icon } { $group }: open or cover?</b>
        [up] Play your { $card } open for { $icon } { $group }?</b>
       *[down] Play your { $card } cover for { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” go carry bust too." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Which open card for { $icon } { $group }?
        [castling] { $icon } { $group } and which oda group?
       *[other] { $card } for { $icon } { $group }?
    }</b> Your opponent fit veto am.
caesar-place-up = { $card } open
caesar-place-down = { $card } cover ▮
caesar-not-here = Dis card no fit enta { $group } now.
caesar-not-won = Players don win all di { $group }.
caesar-empty-hand = You no get any card.
event-caesar-two =
    { $known ->
        [yes] { $seat } play <b>{ $card }</b> open for { $icon } { $group } and <b>{ $card2 }</b> cover for { $icon2 } { $group2 }.
       *[no] { $seat } play <b>{ $card }</b> open for { $icon } { $group } and one card cover for { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Na tie: notin change.
        [turned] Philosophers { $phil_one } : { $phil_other } turn di result upside down: <b>{ $winner }</b> win one patrician with di smaller total.
       *[won] <b>{ $winner }</b> win one patrician.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } throw { $highest } away, { $lowest ->
                [0] { $low } notin.
               *[other] { $low } { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } cover <b>{ $cards }</b>.
       *[no] { $seat } cover five cards.
    }
event-caesar-played = { $seat } play <b>{ $card }</b> open for { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } play <b>{ $card }</b> cover for { $icon } { $group }.
       *[no] { $seat } play one card cover for { $icon } { $group }.
    }
event-caesar-announced = 📣 { $seat } announce <b>{ $trick }</b>.
event-caesar-passed = { $seat } gree for am.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } stop { $trick }.
event-caesar-assassinated = 🗡 { $seat } lose one open <b>{ $card }</b> for { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } show <b>{ $cards }</b> for { $icon } { $group } by force.
event-caesar-castled =
    🔀 { $seat } arrange { WHO($seat) ->
        [you] your
       *[other] im
    } cards again: { $first } for { $icon } { $group } and { $second } for { $icon2 } { $group2 }, all cover.
event-caesar-struck = ⚡ Di gods scatter { $icon } { $group }: { $one } lose { $lost_one }, { $other } lose { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } carry { $bust ->
        [black] di <b>black bust</b> ⚫: all busts go back inside di bag.
        [grey] di <b>grey bust</b> 🪨: no vote.
       *[group] di bust of <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> get 8 cards or more, so dem vote too:
       *[no] 🗳 { $icon } <b>{ $group }</b> vote:
    } { $vote }
event-caesar-exhausted = 🏛 Players don win all di { $icon } { $group }. Dia cards and dia bust comot from di game.
event-caesar-discarded = { $seat } throw one card away: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes] { $seat } carry <b>{ $card }</b>.
       *[no]
            { $seat } carry { $deck ->
                [influence] 1 influence card.
               *[action] 1 action card.
            }
    }
event-caesar-drew-several =
    { $seat } carry { $influence ->
        [0] { $actions } action cards.
        [one]
            { $influence } influence card{ $actions ->
                [one] { " and" } { $actions } action card.
               *[other] { " and" } { $actions } action cards.
            }
       *[other]
            { $influence } influence cards{ $actions ->
                [0] .
                [one] { " and" } { $actions } action card.
               *[other] { " and" } { $actions } action cards.
            }
    }
event-caesar-left = { $seat } don comot from di game.
event-caesar-ended =
    { $result ->
        [tie] Dis game na tie, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> win dis game { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Una go change side for di next game." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Players don win all di patricians. { $count ->
        [one] { $winners } win Rome!
       *[other] { $winners } share Rome!
    }
reason-caesar-influence =
    No influence remain to play. { $count ->
        [one] { $winners } win Rome!
       *[other] { $winners } share Rome!
    }
reason-caesar-stalemate =
    All groups dey tie, and nobody fit change am. { $count ->
        [one] { $winners } win Rome!
       *[other] { $winners } share Rome!
    }
reason-caesar-standstill =
    Notin don change for 12 turns. { $count ->
        [one] { $winners } win Rome!
       *[other] { $winners } share Rome!
    }
reason-caesar-match =
    Di match don end. { $count ->
        [one] { $winners } win!
       *[other] { $winners } share di win!
    }
reason-caesar-left = { $winners } win Rome: di oda side don comot.
rule-caesar-missions = Secret missions
rule-caesar-missions-help = Each player get one secret group. If you win most of am, na 2 extra points.
rule-caesar-philosophers = Philosophers afta vote
rule-caesar-philosophers-help = Wetin go happen to di Philosophers of one group afta vote wey pesin win: all stay, di side wey get more throw one away, or dem throw all away.
rule-caesar-philosophers-stay = all stay
rule-caesar-philosophers-source = throw 1 away
rule-caesar-philosophers-classic = throw all away
rule-caesar-personas = Who go play Caesar
rule-caesar-personas-help = Caesar fit be di player wey first join, di second one, or make luck choose am. Di oda player na Cleopatra.
rule-caesar-personas-seats = who first join
rule-caesar-personas-swapped = who join second
rule-caesar-personas-dealt = by luck
rule-caesar-cleopatra_starts = Cleopatra go first
rule-caesar-cleopatra_starts-help = Na Cleopatra get di first turn, no be Caesar.
rule-caesar-best_of_three = Best of three
rule-caesar-best_of_three-help = Una go play three games at most, and di first to win two win di match. Una go change side afta each game.
caesar-not-so = You fit play { $card } now, but no be like dat.
typed-caesar = Type card, group, and open or hide (wey be cover). Cards: 1 to 5, or philosopher (just p dey okay). Groups: praetor, aedile, quaestor, consul, censor. You fit cut each word short, like “3 con open”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Automatic forced moves
rule-caesar-forced_moves-help = If everybody fit see sey you no get Veto (no action card for hand, or you don throw both Vetoes away), I no go ask you to gree for action card. E go just happen. I go still ask you about Castling, and before anybody carry bust.
typed-words-caesar =
    praetor: praetor
    aedile: aedile
    quaestor: quaestor
    consul: consul
    censor: censor
    up: open
    down: hide
    p: philosopher phi Φ
    assassination: assassination
    scout: scout
    castling: castling
    wrath: wrath
    veto: veto
    draw: fetch
    influence: influence
    action: action
    discard: throw
    pass: gree
    done: finish
    bust: bust
