game-whot-about = Match di top card, hit di others with penalty and be di first to finish your cards.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Goal</b>: be di first to finish all your cards.

    <b>Start</b>: everybody get 7 cards. One more card open to start di pile: na di top card be dat. Dis first card no dey do anytin, even if na special card. Di rest na di market, wia you dey carry cards.

    <b>For your turn</b>, do one of dis two:
    1. <b>Play 1 card wey match di top card</b>: di same shape (● ▲ ✚ ■ ★), di same number, or Whot (page 2). Na im be di new top card.
    2. <b>Go market</b>: carry 1 card, even if you get card wey match. Di card wey you carry, you no fit play am for dat same turn.

    Den na di next player turn. Una dey always play clockwise.

    <b>You win</b> once you play your last card, even if na special card.
game-whot-rules-2 =
    📖 <b>Whot: special cards</b>

    <b>1 Hold On</b>: you play again.

    <b>2 Pick Two</b>: di next player must carry 2 cards as penalty, or answer with 2 of any shape. If e answer, di player afta am must carry 4 or answer, and so e go dey go.

    <b>5 Pick Three</b>: same tin, but na with 5s, and di penalty na 3 cards. Only 2 fit answer 2, only 5 fit answer 5. Once you carry di penalty, your turn don end, and di next player go play normal. If all di cards wey fit answer don dey di pile, you go carry automatic.

    <b>8 Suspension</b>: di next player miss turn. If una be 2 players, you play again.

    <b>14 General Market</b>: everybody else carry 1 card. Den di next player go play, normal.

    <b>20 Whot</b>: you fit play am on top any card, but e no fit answer penalty. You call shape. From dat time, only cards of dat shape and oda Whots match, till pesin play card wey no be Whot. If Whot na your last card, you win and you no need call shape.
game-whot-rules-3 =
    📖 <b>Whot: wen market finish</b>

    <b>Di first time</b> wey pesin need carry and cards no reach, dem go shuffle di pile to become new market. Only di top card go stay.

    <b>Afta dat</b> dem no go shuffle again. Once market empty for good, na <b>Sudden Death ☠️</b>: una go still play, but di first time wey cards to carry no reach, di game end: even if you just wan carry, na penalty, or pesin play General Market, even as im last card. Di player wey get di smallest points for hand win. If points be di same, dem share di win.

    <b>Points for hand</b>: card count im number, ★ count double, Whot count 20. Na points still decide di places afta di winner: di smaller, di beta.

    <b>If you comot</b>, your cards go under di market, and you go dey behind everybody wey stay. If you get penalty to carry, di next player go get am. Di last player wey remain win.

    <b>54 cards</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ and 5 Whots.
open-whot = 🃏 My cards
whot-card = Whot
whot-symbol-circle = circle
whot-symbol-triangle = triangle
whot-symbol-cross = cross
whot-symbol-square = square
whot-symbol-star = star
whot-name-1 = Hold On
whot-name-2 = Pick Two
whot-name-5 = Pick Three
whot-name-8 = Suspension
whot-name-14 = General Market
whot-name-20 = Whot
whot-top = Top card
whot-market = Market
whot-market-holds = Market: { $count }
whot-board =
    Top card: <b>{ $card }</b> · { $market ->
        [0] market don dry
       *[other] { $market } remain for market
    }
whot-called = 📣 Dem need: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Carry { $count }
       *[no] { $seat } must carry { $count }
    } cards{ $answer ->
        [none] .
        [none-or-whot] { " or answer with Whot." }
        [number-or-whot] { " or answer with" } { $number } or Whot.
       *[number] { " or answer with" } { $number }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Add anoda { $number } or end your turn{ $count ->
                [0] .
               *[other] . Den { $asked } must carry { $count } cards.
            }
       *[no]
            ⚠️ { $you ->
                [yes] You go carry { $count } cards.
               *[no] { $asked } go carry { $count } cards.
            } { $seat } fit add anoda { $number } first.
    }
whot-holds =
    { $count ->
        [one] <b>{ $count } card</b>
       *[other] { $count } cards
    }
whot-hand = 🃏 Your hand: { $cards }
whot-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
whot-match = 🏆 Points so far: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = You no get any card.
whot-alert = Your cards. To play one, tap im number under di table:
whot-large-hand = { $count } cards. You fit play: { "" }
whot-draw =
    { $count ->
        [one] Go market
       *[other] Carry { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] deal go end
       *[no] game go end
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Market dey finish. Di first time wey cards no reach, di deal end.
       *[no] ☠️ Market dey finish. Di first time wey cards no reach, di game end, and di player wey get di smallest points win.
    }
whot-done = Done
whot-catch = Catch { $seat }: e no shout “Last card!”
whot-says-last = “Last card!”
whot-which-symbol = <b>Which shape you need?</b>
whot-last-unsaid = ☐ Shout “Last card!”
whot-last-said = ☑ Shout “Last card!”
whot-number-last = { $number }: last card!
whot-not-pick = You no fit answer with { $card }. Play { $number } or carry { $count } cards.
whot-not-pick-undefended = You no fit play { $card } now. You must carry { $count } cards.
whot-not-decking = You no fit add { $card }, only anoda { $number }.
whot-not-special = { $card } na special card. For your house rules, di last card must be normal card.
whot-not-called = { $card } no match. Dem need { $symbol }.
whot-not-fitting = { $card } no match { $top }. Play di same shape, di same number or Whot.
whot-tap-a-symbol = To play your Whot, tap di shape wey you need.
whot-no-whot = You no get Whot, so you no fit call shape.
event-whot-played =
    { $seat } play <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { ": I need " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Last card!”
       *[no]
            { $left ->
                [0]
                    , { WHO($seat) ->
                        [you] your
                       *[other] im
                    } last card!
                [1] . 1 card remain.
               *[other] .
            }
    }
event-whot-pick_due = { $seat } must carry { $count } cards.
event-whot-pick_cancelled = { $seat } cancel di penalty of { $count } cards.
event-whot-held_on = { $seat } play again.
event-whot-suspended = { $seat } miss turn.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } carry { $count } for dat one: <b>{ $cards }</b>.
                [market] General Market: { $seat } carry <b>{ $cards }</b>.
                [pick] { $seat } carry { $count }: <b>{ $cards }</b>.
               *[turn] { $seat } carry <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    { $count ->
                        [one] { $seat } carry { $count } card for dat one.
                       *[other] { $seat } carry { $count } cards for dat one.
                    }
                [market] General Market: { $seat } carry 1 card.
               *[turn]
                    { $count ->
                        [one] { $seat } go market.
                       *[other] { $seat } carry { $count } cards.
                    }
            }
    }
event-whot-market = General Market: { $count } players carry 1 card each.
event-whot-reshuffled =
    { $count ->
        [one] Market finish, so { $count } card from di pile don become di new one.
       *[other] Market finish, so dem shuffle { $count } cards from di pile to make new one.
    }
event-whot-sudden_death = ☠️ Sudden Death: market don finish patapata.
event-whot-caught =
    { $seat } forget to shout “Last card!”, and { $by } catch { WHO($seat) ->
        [you] you
       *[other] am
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Your cards
       *[other] { $seat } im cards
    } don go under di market.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sudden Death: di deal don end.
       *[empty_hand] Di deal don end.
    } Points: { $scores }.
event-whot-ended = Everybody show dia cards.
reason-whot-empty_hand = { $winners } play di last card, check up and win!
reason-whot-sudden_death =
    ☠️ Sudden Death: { $count ->
        [one] { $winners } get di smallest points and win!
       *[other] { $winners } get di smallest points and share di win!
    }
reason-whot-match =
    Di match don end. { $count ->
        [one] { $winners } get di smallest points and win!
       *[other] { $winners } get di smallest points and share di win!
    }
reason-whot-last_standing = Na only { $winners } remain till di end and win!
rule-whot-hand_size = Cards for start
rule-whot-hand_size-help = How many cards everybody go get.
rule-whot-market_keeps_turn = Afta 14 you play again
rule-whot-market_keeps_turn-help = If you play General Market (14), you play again.
rule-whot-tender = No reshuffle
rule-whot-tender-help = Nobody dey shuffle di pile to make new market. Di first time wey market no reach, di game end, and di player wey get di smallest points win.
rule-whot-whot_cancels_pick = Whot cancel penalty
rule-whot-whot_cancels_pick-help = You fit answer 2 or 5 with Whot. Den nobody go carry card.
rule-whot-no_defending = No answer to penalty
rule-whot-no_defending-help = Afta 2 or 5 di next player must carry. Nobody fit answer.
rule-whot-pick_five = Carry 5 afta 5, no be 3
rule-whot-pick_five-help = Di penalty for 5 na 5 cards, no be 3.
rule-whot-star_skips_two = ★8 skip two players
rule-whot-star_skips_two-help = Afta ★8, di next two players miss turn.
rule-whot-draw_until_playable = Carry till one match
rule-whot-draw_until_playable-help = If you go market, you go dey carry till one card match. Den you must play card wey match: dat one or anoda one.
rule-whot-double_decking = Play plenti of one number
rule-whot-double_decking-help = You fit play plenti cards of di same number for one turn.
rule-whot-last_card_call = Shout “Last card!”
rule-whot-last_card_call-help = Shout am wen you play your second-last card. If you forget, di next player fit catch you, and you go carry 2 cards.
rule-whot-no_special_finish = Last card no fit be special
rule-whot-no_special_finish-help = Your last card must be normal card, no be 1, 2, 5, 8, 14 or Whot.
rule-whot-match_to = Match
rule-whot-match_to-0 = 1 deal
rule-whot-match_to-100 = 100 points
rule-whot-match_to-help = Any card wey remain for your hand afta one deal dey count against you. Una go play more deals till pesin reach 100 points. Den di player wey get di smallest points win.
rule-whot-forced_moves = Automatic forced moves
rule-whot-forced_moves-help = If you must carry penalty and everybody fit see sey you no fit answer am, I go carry di cards for you. With “No answer to penalty”, na so e dey always be. If you just no get card wey match, na you go still carry by yourself.
whot-not-held = You no get { $card }.
whot-say-symbol = Add di shape wey you need, like dis: /move w20 star
whot-not-last = You fit shout “last” only wen you dey play your second-last card, and only if your house rules want am.
whot-not-draw-found = You don carry card wey match. Play am, or anoda one wey match.
whot-not-draw-decking = You don already play. Add { $number } or send /move finish
typed-whot = For card, type di letter of di shape and di number: <b>c</b>ircle, <b>t</b>riangle, cross <b>x</b>, <b>s</b>quare, star <b>*</b>. Afta Whot, add di shape wey you need. Like: /move c5, /move *8, /move w20 star, /move gomarket
typed-open-whot = /move and one card, like <b>c5</b>
typed-words-whot =
    circle: circle
    triangle: triangle
    cross: cross
    square: square
    star: star
    draw: gomarket
    take: pick
    market: market
    last: last
    card: card
    done: finish
    catch: catch
