game-whot-about = Tụọ kaadị dabara na kaadị elu, nye ndị ọzọ ụgwọ, buru ụzọ tụchaa kaadị gị.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Ihe a na-achọ</b>: buru ụzọ tụchaa kaadị gị niile.

    <b>Mmalite</b>: onye ọ bụla na-enweta kaadị 7. Otu ọzọ na-amalite ikpo, ihu elu: kaadị elu. Kaadị mbụ a anaghị eme ihe ọ bụla, ma ọ bụrụgodị kaadị pụrụ iche. Kaadị ndị fọdụrụ bụ ahịa, ebe a na-ewere kaadị.

    <b>N’oge gị</b>, mee otu n’ime ihe ndị a:
    1. <b>Tụọ kaadị 1 dabara na kaadị elu</b>: nke nwere otu akara ahụ (● ▲ ✚ ■ ★), otu nọmba ahụ, ma ọ bụ Whot (ihu 2). Ọ bụzi kaadị elu.
    2. <b>Were kaadị 1</b> n’ahịa, ọ bụrụgodị na i nwere nke dabara. I nweghị ike ịtụ ya n’otu oge ahụ.

    E mesịa, oge eruo onye na-esote. Egwu na-aga mgbe niile otú aka elekere si aga.

    <b>Ị na-emeri</b> ozugbo ị tụrụ kaadị ikpeazụ gị, ma ọ bụrụgodị kaadị pụrụ iche.
game-whot-rules-2 =
    📖 <b>Whot: kaadị pụrụ iche</b>

    <b>1 Hold On</b>: ị na-egwu ọzọ.

    <b>2 Pick Two</b>: onye na-esote ga-ewere ụgwọ kaadị 2, ma ọ bụ zaa ya na 2 nke akara ọ bụla. Ọ zaa, onye sochiri ya ewere 4 ma ọ bụ zaa, otú ahụ gaa n’ihu.

    <b>5 Pick Three</b>: otu ihe ahụ, mana ọ bụ na 5, ụgwọ ya bụ kaadị 3. Naanị 2 na-aza 2, naanị 5 na-aza 5. Ị kwụọ ụgwọ, oge gị agwụ, onye na-esote egwuo ka ọ na-adị. Ọ bụrụ na kaadị niile nwere ike ịza dị n’ikpo, a na-ewere gị ya ozugbo.

    <b>8 Suspension</b>: oge onye na-esote na-agafe. Unu dị mmadụ 2, ị na-egwu ọzọ.

    <b>14 General Market</b>: ndị ọzọ niile were kaadị 1. O ruzie onye na-esote, dị ka ọ na-adị.

    <b>20 Whot</b>: i nwere ike ịtụ ya n’elu kaadị ọ bụla, mana ọ naghị aza ụgwọ. Kpọọ akara. Site mgbe ahụ, naanị kaadị akara ahụ na Whot ndị ọzọ na-adaba, ruo mgbe mmadụ tụrụ kaadị na-abụghị Whot. Ọ bụrụ na Whot bụ kaadị ikpeazụ gị, i merie n’akpọghị akara.
game-whot-rules-3 =
    📖 <b>Whot: ahịa agwụ</b>

    <b>Mgbe mbụ</b> kaadị na-ezughị onye kwesịrị iwere, a gwakọọ ikpo ka ọ bụrụ ahịa ọhụrụ. Naanị kaadị elu na-adị.

    <b>E mesịa</b> a naghị agwakọ ọzọ. Mgbe ahịa gwụchara kpamkpam, ọ bụ <b>Sudden Death ☠️</b>: egwu na-aga n’ihu, mana ozugbo kaadị a ga-ewere ezughị, ọ gwụ: ma ị chọrọ iwere, ma i ji ụgwọ, ma onye tụrụ General Market, ọbụna dị ka kaadị ikpeazụ ya. Onye pọint dị n’aka ya kacha nta na-emeri. Ọ bụrụ na pọint hà nhata, ha na-ekerịta mmeri.

    <b>Pọint dị n’aka</b>: kaadị bụ nọmba ya, ★ bụ okpukpu abụọ, Whot bụ 20. Ha na-ekpebikwa ọnọdụ ndị ọzọ: nke nta ka mma.

    <b>Ị pụọ</b>, kaadị gị na-aga n’ala ahịa, ị nọrọ n’azụ ndị niile fọdụrụ. Ọ bụrụ na i ji ụgwọ, onye na-esote ewere ya. Onye fọdụrụ naanị ya na-emeri.

    <b>Kaadị 54</b>: ● 12, ▲ 12, ✚ 9, ■ 9, ★ 7 na Whot 5.
open-whot = 🃏 Kaadị m
whot-card = Whot
whot-symbol-circle = okirikiri
whot-symbol-triangle = nkuku atọ
whot-symbol-cross = obe
whot-symbol-square = skwịa
whot-symbol-star = kpakpando
whot-name-1 = Hold On
whot-name-2 = Pick Two
whot-name-5 = Pick Three
whot-name-8 = Suspension
whot-name-14 = General Market
whot-name-20 = Whot
whot-top = Kaadị elu
whot-market = Ahịa
whot-market-holds = Ahịa: { $count }
whot-board =
    Kaadị elu: <b>{ $card }</b> · { $market ->
        [0] ihe fọdụrụ n’ahịa adịghị
       *[other] fọdụrụ { $market } n’ahịa
    }
whot-called = 📣 A kpọrọ: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Were kaadị { $count }
       *[no] { $seat } ga-ewere kaadị { $count }
    }{ $answer ->
        [none] .
        [none-or-whot] { " ma ọ bụ jiri Whot zaa." }
        [number-or-whot] { " ma ọ bụ jiri" } { $number } ma ọ bụ Whot zaa.
       *[number] { " ma ọ bụ jiri" } { $number } zaa.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Tinye otu “{ $number }” ọzọ ma ọ bụ kwụsị oge gị{ $count ->
                [0] .
               *[other] . E mesịa { $asked } ga-ewere kaadị { $count }.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Ị ga-ewere kaadị { $count }.
               *[no] { $asked } ga-ewere kaadị { $count }.
            } { $seat } nwere ike ibu ụzọ tinye otu “{ $number }” ọzọ.
    }
whot-holds =
    { $count ->
        [1] <b>kaadị 1</b>
       *[other] kaadị { $count }
    }
whot-hand = 🃏 Aka gị: { $cards }
whot-points = pọint { $count }
whot-match = 🏆 Pọint ugbu a: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = I nweghị kaadị.
whot-alert = Kaadị gị. Ka ị tụọ otu, pịa nọmba ya n’okpuru tebụl:
whot-large-hand = Kaadị { $count }. I nwere ike ịtụ: { "" }
whot-draw =
    { $count ->
        [1] Were kaadị
       *[other] Were { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] nkesa agwụ
       *[no] egwu agwụ
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Ahịa na-agwụ. Mgbe mbụ kaadị na-ezughị n’ime ya, nkesa agwụ.
       *[no] ☠️ Ahịa na-agwụ. Mgbe mbụ kaadị na-ezughị n’ime ya, egwu agwụ, onye pọint ya kacha nta emerie.
    }
whot-done = O zuola
whot-catch = Jide { $seat }: o kwughị “Kaadị ikpeazụ!”
whot-says-last = “Kaadị ikpeazụ!”
whot-which-symbol = <b>Kedu akara ị na-akpọ?</b>
whot-last-unsaid = ☐ Kpọọ “Kaadị ikpeazụ!”
whot-last-said = ☑ Kpọọ “Kaadị ikpeazụ!”
whot-number-last = { $number }: kaadị ikpeazụ!
whot-not-pick = { $card } anaghị aza ya. Tụọ otu “{ $number }” ma ọ bụ were kaadị { $count }.
whot-not-pick-undefended = I nweghị ike ịtụ { $card } ugbu a. Were kaadị { $count }.
whot-not-decking = I nweghị ike itinye { $card }, naanị otu “{ $number }” ọzọ.
whot-not-special = { $card } bụ kaadị pụrụ iche. N’iwu ụlọ unu, kaadị ikpeazụ gị ga-abụrịrị kaadị nkịtị.
whot-not-called = { $card } adabaghị. Akara a kpọrọ bụ { $symbol }.
whot-not-fitting = { $card } adabaghị na { $top }. Tụọ otu akara ahụ, otu nọmba ahụ ma ọ bụ Whot.
whot-tap-a-symbol = Ka ị tụọ Whot gị, pịa akara ị chọrọ ịkpọ.
whot-no-whot = I nweghị Whot, ya mere ị gaghị akpọli akara.
event-whot-played =
    { i-aro } tụrụ <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " wee kpọọ " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Kaadị ikpeazụ!”
       *[no]
            { $left ->
                [0]
                    , kaadị ikpeazụ { WHO($seat) ->
                        [you] gị!
                       *[other] ya!
                    }
                [1] . Kaadị 1 fọdụrụ.
               *[other] .
            }
    }
event-whot-pick_due = { i-aro } ga-ewere kaadị { $count }.
event-whot-pick_cancelled = { i-aro } kagburu ụgwọ kaadị { $count }.
event-whot-held_on = { i-aro } ga-egwu ọzọ.
event-whot-suspended =
    { WHO($seat) ->
        [you] Oge gị gafere.
       *[other] Oge { $seat } gafere.
    }
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { i-mfe } weere { $count } n’ihi ya: <b>{ $cards }</b>.
                [market] General Market: { i-mfe } weere <b>{ $cards }</b>.
                [pick] { i-mfe } weere { $count }: <b>{ $cards }</b>.
               *[turn] { i-mfe } weere <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { i-mfe } weere kaadị { $count } n’ihi ya.
                [market] General Market: { i-mfe } weere kaadị 1.
               *[turn] { i-mfe } weere kaadị { $count }.
            }
    }
event-whot-market = General Market: mmadụ { $count } weere, onye ọ bụla kaadị 1.
event-whot-reshuffled =
    { $count ->
        [1] Ahịa gwụrụ, ya mere kaadị 1 si n’ikpo bụzi ahịa ọhụrụ.
       *[other] Ahịa gwụrụ, ya mere a gwakọrọ kaadị { $count } si n’ikpo ka ọ bụrụ ahịa ọhụrụ.
    }
event-whot-sudden_death = ☠️ Sudden Death: ahịa agwụla kpamkpam.
event-whot-caught =
    { i-mfe } chefuru ịkpọ “Kaadị ikpeazụ!”, { $by } wee jide { WHO($seat) ->
        [you] gị
       *[other] ya
    }.
event-whot-left =
    Kaadị { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    } gara n’ala ahịa.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sudden Death: nkesa agwụla.
       *[empty_hand] Nkesa agwụla.
    } Pọint: { $scores }.
event-whot-ended = Onye ọ bụla gosiri kaadị ya.
reason-whot-empty_hand = { $winners } tụrụ kaadị ikpeazụ wee merie!
reason-whot-sudden_death =
    ☠️ Sudden Death: { $count ->
        [1] { $winners } nwere pọint kacha nta wee merie!
       *[other] { $winners } nwere pọint kacha nta wee kerịta mmeri!
    }
reason-whot-match =
    Asọmpi agwụla. { $count ->
        [1] { $winners } nwere pọint kacha nta wee merie!
       *[other] { $winners } nwere pọint kacha nta wee kerịta mmeri!
    }
reason-whot-last_standing = { $winners } meriri: ndị ọzọ niile pụrụ.
rule-whot-hand_size = Kaadị na mmalite
rule-whot-hand_size-help = Kaadị ole onye ọ bụla na-enweta.
rule-whot-market_keeps_turn = Ị tụọ 14, i gwuo ọzọ
rule-whot-market_keeps_turn-help = Ị tụọ General Market (14), i gwuo ọzọ.
rule-whot-tender = A naghị agwakọ ọzọ
rule-whot-tender-help = A naghị agwakọ ahịa ọzọ. Mgbe mbụ kaadị na-ezughị n’ime ya, egwu agwụ, onye pọint ya kacha nta emerie.
rule-whot-whot_cancels_pick = Whot na-akagbu ụgwọ
rule-whot-whot_cancels_pick-help = I nwere ike iji Whot zaa 2 ma ọ bụ 5. O nweghịzi onye na-ewere kaadị.
rule-whot-no_defending = A naghị aza ụgwọ
rule-whot-no_defending-help = Mgbe 2 ma ọ bụ 5 gasịrị, onye na-esote ga-ewere. O nweghị onye nwere ike ịza.
rule-whot-pick_five = 5: were 5, ọ bụghị 3
rule-whot-pick_five-help = Mgbe 5 gasịrị, ụgwọ ya bụ kaadị 5, ọ bụghị 3.
rule-whot-star_skips_two = ★8 na-awụfe mmadụ abụọ
rule-whot-star_skips_two-help = Mgbe ★8 gasịrị, oge mmadụ abụọ na-esote na-agafe.
rule-whot-draw_until_playable = Were ruo nke dabara
rule-whot-draw_until_playable-help = I were kaadị, were gaba ruo mgbe otu dabara. Mgbe ahụ ị ga-atụrịrị kaadị dabara: nke ahụ ma ọ bụ nke ọzọ.
rule-whot-double_decking = Tụọ ọtụtụ nke otu nọmba
rule-whot-double_decking-help = I nwere ike ịtụ ọtụtụ kaadị nke otu nọmba n’otu oge gị.
rule-whot-last_card_call = Kpọọ “Kaadị ikpeazụ!”
rule-whot-last_card_call-help = Kpọọ ya mgbe ị na-atụ kaadị ga-ahapụ gị naanị 1. I chefuo, onye na-esote nwere ike ijide gị, i wee were kaadị 2.
rule-whot-no_special_finish = Kaadị ikpeazụ bụ nkịtị
rule-whot-no_special_finish-help = Kaadị ikpeazụ gị ga-abụrịrị kaadị nkịtị, ọ bụghị 1, 2, 5, 8, 14 ma ọ bụ Whot.
rule-whot-match_to = Asọmpi
rule-whot-match_to-0 = nkesa 1
rule-whot-match_to-100 = pọint 100
rule-whot-match_to-help = Ma nkesa gwụ, kaadị fọdụrụ gị n’aka na-abụ pọint ọjọọ. A na-ekesa ọzọ ruo mgbe mmadụ ruru pọint 100. Onye pọint ya kacha nta na-emerizi.
rule-whot-forced_moves = Ije mmanye na-eme n’onwe ya
rule-whot-forced_moves-help = Ọ bụrụ na ị ga-ewere ụgwọ kaadị, onye ọ bụla ahụkwa na i nweghị ihe ị ga-eji zaa ya, kaadị ndị ahụ na-abata gị n’aka n’onwe ha. Mgbe “A naghị aza ụgwọ” dị, ọ na-adị otú ahụ mgbe niile. Ma ọ bụrụ naanị na i nweghị kaadị dabara, ọ ka bụ gị ga-ewere ya n’onwe gị.
whot-not-held = I nweghị { $card }.
whot-say-symbol = Tinye akara ị na-akpọ, otú a: /move w20 kpakpando
whot-not-last = Ị na-ekwu “ikpeazụ” naanị mgbe ị na-atụ kaadị ga-ahapụ gị 1, nakwa naanị ma iwu ụlọ unu chọrọ ya.
whot-not-draw-found = I weere kaadị dabara. Tụọ ya, ma ọ bụ nke ọzọ dabara.
whot-not-draw-decking = Ị tụọlarị. Tinye otu “{ $number }” ọzọ ma ọ bụ zipu /move ozuola
typed-whot = Maka kaadị, dee mkpụrụ edemede akara ya na nọmba ya: okirikiri <b>c</b>, nkuku atọ <b>t</b>, obe <b>x</b>, skwịa <b>s</b>, kpakpando <b>*</b>. Maka Whot, tinyekwa akara ị na-akpọ. Dị ka: /move c5, /move *8, /move w20 kpakpando, /move were
typed-open-whot = /move na kaadị, dị ka <b>c5</b>
typed-words-whot =
    circle: okirikiri gburugburu
    triangle: nkukuatọ atọ
    cross: obe
    square: skwịa nkukuanọ anọ
    star: kpakpando
    draw: were
    take: nara
    market: ahịa
    last: ikpeazụ
    card: kaadị
    done: ozuola
    catch: jide
