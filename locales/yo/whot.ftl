game-whot-about = Bá káàdì òkè mu, di ìjìyà ru àwọn yòókù, kó o sì kọ́kọ́ ta káàdì rẹ tán.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Ohun tí à ń lé</b>: kó o kọ́kọ́ ta gbogbo káàdì rẹ tán.

    <b>Ìbẹ̀rẹ̀</b>: káàdì 7 fún oníkálukú. A ṣí ọ̀kan sí i láti fi bẹ̀rẹ̀ òkìtì: òun ni káàdì òkè. Káàdì àkọ́kọ́ yìí ò ní ṣe nǹkan kan, ì báà jẹ́ káàdì àkànṣe. Ìyókù ni ọjà, ibẹ̀ la ti ń mú káàdì.

    <b>Tó bá kàn ọ́</b>, ṣe ọ̀kan nínú àwọn yìí:
    1. <b>Ta káàdì 1 tó bá káàdì òkè mu</b>: àmì kan náà (● ▲ ✚ ■ ★), nọ́ńbà kan náà, tàbí Whot (ojú ìwé 2). Òun ló di káàdì òkè.
    2. <b>Mú káàdì 1</b> ní ọjà, kódà tó o bá ní èyí tó bá a mu. O ò lè ta á ní àsìkò yẹn kan náà.

    Lẹ́yìn náà, ó kan ẹni tó tẹ̀ lé ọ. Bí aago ṣe ń yí ni eré ń lọ.

    <b>O borí</b> gbàrà tó o bá ta káàdì ìkẹyìn rẹ, ì báà jẹ́ káàdì àkànṣe.
game-whot-rules-2 =
    📖 <b>Whot: káàdì àkànṣe</b>

    <b>1 Dúró Ná</b>: o tún ta.

    <b>2 Mú Méjì</b>: ọ̀tayò tó kàn gbọ́dọ̀ mú káàdì 2 bí ìjìyà, tàbí kó fi 2 dáhùn, àmì yòówù kó jẹ́. Tó bá dáhùn, ẹni tó tẹ̀ lé e gbọ́dọ̀ mú 4 tàbí kó dáhùn, bẹ́ẹ̀ ni yóò ṣe máa lọ.

    <b>5 Mú Mẹ́ta</b>: bákan náà, àmọ́ 5 ni, káàdì 3 sì ni ìjìyà rẹ̀. 2 nìkan ló ń dáhùn 2, 5 nìkan ló ń dáhùn 5. Tó o bá mú ìjìyà, àsìkò rẹ ti parí, ẹni tó kàn á sì ta bó ṣe yẹ. Tí gbogbo káàdì tó lè dáhùn bá ti wà nínú òkìtì, wàá mú un láìṣe ohunkóhun.

    <b>8 Ìdádúró</b>: ọ̀tayò tó kàn pàdánù àsìkò rẹ̀. Tẹ́ ẹ bá jẹ́ 2, o tún ta.

    <b>14 Ọjà Gbogbogbò</b>: gbogbo àwọn yòókù mú káàdì 1. Lẹ́yìn náà, ó kan ẹni tó tẹ̀ lé ọ, bó ṣe yẹ.

    <b>20 Whot</b>: o lè ta á lé káàdì èyíkéyìí, àmọ́ kì í dáhùn ìjìyà. Wàá pe àmì kan. Láti ìgbà yẹn, àmì yẹn àti Whot míì nìkan ló bá a mu, títí ẹnì kan fi ta káàdì tí kì í ṣe Whot. Tí Whot bá jẹ́ káàdì ìkẹyìn rẹ, o borí láìpe àmì.
game-whot-rules-3 =
    📖 <b>Whot: tí ọjà bá tán</b>

    <b>Nígbà àkọ́kọ́</b> tẹ́nì kan ní láti mú káàdì tí káàdì ò tó, a máa po òkìtì, á sì di ọjà tuntun. Káàdì òkè nìkan ló máa ṣẹ́ kù.

    <b>Lẹ́yìn náà</b>, a kì í po òkìtì mọ́. Tí ọjà bá tán pátápátá, <b>Sudden Death ☠️ ni</b>: ẹ máa ta lọ, àmọ́ ìgbà àkọ́kọ́ tí káàdì tí wọ́n fẹ́ mú kò bá tó, eré parí, ì báà jẹ́ pé o yàn láti mú, ìjìyà ni, tàbí ẹnì kan ta Ọjà Gbogbogbò, kódà bó jẹ́ káàdì ìkẹyìn rẹ̀. Ẹni tí máàkì ọwọ́ rẹ̀ kéré jù ló borí. Tí máàkì bá dọ́gba, wọ́n jọ borí.

    <b>Máàkì ọwọ́</b>: nọ́ńbà káàdì ni máàkì rẹ̀, ★ jẹ́ ìlọ́po méjì, Whot jẹ́ 20. Òun náà ló ń pín ipò tó kù: bó ṣe kéré tó ló ṣe dáa tó.

    <b>Tó o bá jáde</b>, káàdì rẹ lọ sísàlẹ̀ ọjà, o sì wà lẹ́yìn gbogbo ẹni tó kù. Tó o bá ní ìjìyà, ẹni tó kàn ló máa gbà á. Ẹni tó kù kẹ́yìn ló borí.

    <b>Káàdì 54</b>: ● 12, ▲ 12, ✚ 9, ■ 9, ★ 7 àti Whot 5.
open-whot = 🃏 Káàdì mi
whot-card = Whot
whot-symbol-circle = róbótó
whot-symbol-triangle = onígun mẹ́ta
whot-symbol-cross = àgbélébùú
whot-symbol-square = onígun mẹ́rin
whot-symbol-star = ìràwọ̀
whot-name-1 = Dúró Ná
whot-name-2 = Mú Méjì
whot-name-5 = Mú Mẹ́ta
whot-name-8 = Ìdádúró
whot-name-14 = Ọjà Gbogbogbò
whot-name-20 = Whot
whot-top = Káàdì òkè
whot-market = Ọjà
whot-market-holds = Ọjà: { $count }
whot-board =
    Káàdì òkè: <b>{ $card }</b> · { $market ->
        [0] kò sí káàdì láti mú mọ́
       *[other] ó ku { $market } láti mú
    }
whot-called = 📣 Àmì tí wọ́n pè: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Mú káàdì { $count }
       *[no] { $seat } gbọ́dọ̀ mú káàdì { $count }
    }{ $answer ->
        [none] .
        [none-or-whot] { " tàbí fi Whot dáhùn." }
        [number-or-whot] { " tàbí fi" } { $number } tàbí Whot dáhùn.
       *[number] { " tàbí fi" } { $number } dáhùn.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Fi { $number } míì kún un tàbí kó o parí àsìkò rẹ{ $count ->
                [0] .
               *[other] . Lẹ́yìn náà, { $asked } gbọ́dọ̀ mú káàdì { $count }.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Wàá ní láti mú káàdì { $count }.
               *[no] { $asked } máa ní láti mú káàdì { $count }.
            } { $seat } ṣì lè kọ́kọ́ fi { $number } míì kún un.
    }
whot-holds =
    { $count ->
        [1] <b>káàdì 1</b>
       *[other] káàdì { $count }
    }
whot-hand = 🃏 Ọwọ́ rẹ: { $cards }
whot-points = máàkì { $count }
whot-match = 🏆 Máàkì títí di báyìí: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = O ò ní káàdì kankan.
whot-alert = Káàdì rẹ. Láti ta ọ̀kan, tẹ nọ́ńbà rẹ̀ lábẹ́ tábìlì:
whot-large-hand = Káàdì { $count }. O lè ta: { "" }
whot-draw =
    { $count ->
        [1] Mú káàdì
       *[other] Mú { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] ìpín parí
       *[no] eré parí
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Ọjà ti ń tán lọ. Ìgbà àkọ́kọ́ tí káàdì rẹ̀ ò bá tó, ìpín yìí parí.
       *[no] ☠️ Ọjà ti ń tán lọ. Ìgbà àkọ́kọ́ tí káàdì rẹ̀ ò bá tó, eré parí, ẹni tí máàkì rẹ̀ kéré jù ló sì borí.
    }
whot-done = Ó tán
whot-catch = Mú { $seat }: kò pe “Káàdì ìkẹyìn!”
whot-says-last = “Káàdì ìkẹyìn!”
whot-which-symbol = <b>Àmì wo lo fẹ́ pè?</b>
whot-last-unsaid = ☐ Pe “Káàdì ìkẹyìn!”
whot-last-said = ☑ Pe “Káàdì ìkẹyìn!”
whot-number-last = { $number }: káàdì ìkẹyìn!
whot-not-pick = O ò lè fi { $card } dáhùn. Ta { $number } tàbí kó o mú káàdì { $count }.
whot-not-pick-undefended = O ò lè ta { $card } báyìí. O gbọ́dọ̀ mú káàdì { $count }.
whot-not-decking = O ò lè fi { $card } kún un, àfi { $number } míì.
whot-not-special = Káàdì àkànṣe ni { $card }. Òfin ilé yín sọ pé káàdì ìkẹyìn rẹ gbọ́dọ̀ jẹ́ káàdì lásán.
whot-not-called = { $card } ò bá a mu. Àmì tí wọ́n pè: { $symbol }.
whot-not-fitting = { $card } ò bá { $top } mu. Ta àmì kan náà, nọ́ńbà kan náà tàbí Whot.
whot-tap-a-symbol = Láti ta Whot rẹ, tẹ àmì tó o fẹ́ pè.
whot-no-whot = O ò ní Whot, torí náà o ò lè pe àmì.
event-whot-played =
    { $seat } ta <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { ", àmì tó pè: " }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Káàdì ìkẹyìn!”
       *[no]
            { $left ->
                [0]
                    , káàdì ìkẹyìn { WHO($seat) ->
                        [you] rẹ
                       *[other] rẹ̀
                    }!
                [1] . Ó ku káàdì 1.
               *[other] .
            }
    }
event-whot-pick_due = { $seat } gbọ́dọ̀ mú káàdì { $count }.
event-whot-pick_cancelled = { $seat } fagi lé ìjìyà káàdì { $count }.
event-whot-held_on = { $seat } tún máa ta.
event-whot-suspended = { $seat } pàdánù àsìkò.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } mú { $count } nítorí ìyẹn: <b>{ $cards }</b>.
                [market] Ọjà Gbogbogbò: { $seat } mú <b>{ $cards }</b>.
                [pick] { $seat } mú { $count }: <b>{ $cards }</b>.
               *[turn] { $seat } mú <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { $seat } mú káàdì { $count } nítorí ìyẹn.
                [market] Ọjà Gbogbogbò: { $seat } mú káàdì 1.
               *[turn] { $seat } mú káàdì { $count }.
            }
    }
event-whot-market = Ọjà Gbogbogbò: ọ̀tayò { $count } mú káàdì 1 lẹ́nì kọ̀ọ̀kan.
event-whot-reshuffled =
    { $count ->
        [1] Ọjà tán, torí náà káàdì 1 láti inú òkìtì di ọjà tuntun.
       *[other] Ọjà tán, torí náà a po káàdì { $count } láti inú òkìtì, ó di ọjà tuntun.
    }
event-whot-sudden_death = ☠️ Sudden Death: ọjà ti tán pátápátá.
event-whot-caught =
    { $seat } gbàgbé láti pe “Káàdì ìkẹyìn!”, { $by } sì mú { WHO($seat) ->
        [you] ọ
       *[other] un
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Káàdì rẹ
       *[other] Káàdì { $seat }
    } lọ sísàlẹ̀ ọjà.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sudden Death: ìpín yìí ti parí.
       *[empty_hand] Ìpín yìí ti parí.
    } Máàkì: { $scores }.
event-whot-ended = Gbogbo èèyàn fi káàdì wọn hàn.
reason-whot-empty_hand = { $winners } ta káàdì ìkẹyìn, ó sì borí!
reason-whot-sudden_death =
    ☠️ Sudden Death: { $count ->
        [1] máàkì { $winners } ló kéré jù, ó borí!
       *[other] máàkì { $winners } ló kéré jù, wọ́n jọ borí!
    }
reason-whot-match =
    Ìdíje ti parí. { $count ->
        [1] Máàkì { $winners } ló kéré jù, ó borí!
       *[other] Máàkì { $winners } ló kéré jù, wọ́n jọ borí!
    }
reason-whot-last_standing = { $winners } ló kù kẹ́yìn, ó borí!
rule-whot-hand_size = Káàdì ìbẹ̀rẹ̀
rule-whot-hand_size-help = Iye káàdì tí oníkálukú máa gbà.
rule-whot-market_keeps_turn = Lẹ́yìn 14, o tún ta
rule-whot-market_keeps_turn-help = Tó o bá ta Ọjà Gbogbogbò (14), o tún ta.
rule-whot-tender = Kò sí àpòpọ̀
rule-whot-tender-help = Kò sí àpòpọ̀ fún ọjà. Ìgbà àkọ́kọ́ tí káàdì rẹ̀ ò bá tó, eré parí, ọ̀tayò tí máàkì rẹ̀ kéré jù ló sì borí.
rule-whot-whot_cancels_pick = Whot ń fagi lé ìjìyà
rule-whot-whot_cancels_pick-help = O lè fi Whot dáhùn 2 tàbí 5. Ẹnikẹ́ni ò ní mú káàdì nígbà náà.
rule-whot-no_defending = Ìjìyà ò ní ìdáhùn
rule-whot-no_defending-help = Lẹ́yìn 2 tàbí 5, ọ̀tayò tó kàn gbọ́dọ̀ mú káàdì. Kò sẹ́ni tó lè dáhùn.
rule-whot-pick_five = Mú 5 lẹ́yìn 5, kì í ṣe 3
rule-whot-pick_five-help = Ìjìyà fún 5 di káàdì 5 dípò káàdì 3.
rule-whot-star_skips_two = ★8 ń fo ẹni 2
rule-whot-star_skips_two-help = Lẹ́yìn ★8, ọ̀tayò 2 tó kàn pàdánù àsìkò wọn.
rule-whot-draw_until_playable = Máa mú títí kan fi bá a mu
rule-whot-draw_until_playable-help = Tó o bá ń mú káàdì, wàá máa mú un títí kan fi bá a mu. Lẹ́yìn náà, o gbọ́dọ̀ ta èyí tó bá a mu: òun tàbí òmíràn.
rule-whot-double_decking = Ta púpọ̀ tí nọ́ńbà wọn jẹ́ kan náà
rule-whot-double_decking-help = O lè ta káàdì púpọ̀ tí nọ́ńbà wọn jẹ́ kan náà ní àsìkò kan.
rule-whot-last_card_call = Pe “Káàdì ìkẹyìn!”
rule-whot-last_card_call-help = Pè é tó o bá ń ta káàdì tó ṣáájú ìkẹyìn. Tó o bá gbàgbé láti pe “Káàdì ìkẹyìn!”, ọ̀tayò tó kàn lè mú ọ, wàá sì mú káàdì 2.
rule-whot-no_special_finish = Káàdì ìkẹyìn kì í ṣe àkànṣe
rule-whot-no_special_finish-help = Káàdì ìkẹyìn rẹ gbọ́dọ̀ jẹ́ káàdì lásán, kì í ṣe 1, 2, 5, 8, 14 tàbí Whot.
rule-whot-match_to = Ìdíje
rule-whot-match_to-0 = ìpín 1
rule-whot-match_to-100 = máàkì 100
rule-whot-match_to-help = Káàdì tó bá kù lọ́wọ́ rẹ lẹ́yìn ìpín kan di máàkì tó lòdì sí ọ. Ẹ ó máa ta ìpín míì títí máàkì ẹnì kan fi dé 100. Ọ̀tayò tí máàkì rẹ̀ kéré jù ló borí nígbà náà.
rule-whot-forced_moves = Ìgbésẹ̀ kànńpá aládàáṣiṣẹ́
rule-whot-forced_moves-help = Tó o bá ní ìjìyà láti mú, tó sì hàn sí gbogbo èèyàn pé o ò lè dáhùn rẹ̀, a máa mú káàdì náà fún ọ. Bó ṣe máa ń rí nígbà gbogbo nìyẹn lábẹ́ “Ìjìyà ò ní ìdáhùn”. Tó bá jẹ́ pé o kàn ò ní káàdì tó bá a mu, ìwọ lo máa mú un fúnra rẹ.
whot-not-held = O ò ní { $card }.
whot-say-symbol = Fi àmì tó o pè kún un, báyìí: /move w20 ìràwọ̀
whot-not-last = Ìgbà tó o bá ń ta káàdì tó ṣáájú ìkẹyìn nìkan lo lè pe “ìkẹyìn”, tí òfin ilé yín bá sì fẹ́ bẹ́ẹ̀.
whot-not-draw-found = O mú káàdì tó bá a mu. Ta á, tàbí òmíràn tó bá a mu.
whot-not-draw-decking = O ti ta. Fi { $number } kún un tàbí fi /move tán ránṣẹ́
typed-whot = Fún káàdì, kọ lẹ́tà àmì rẹ̀ àti nọ́ńbà rẹ̀: róbótó <b>c</b>, onígun mẹ́ta <b>t</b>, àgbélébùú <b>x</b>, onígun mẹ́rin <b>s</b>, ìràwọ̀ <b>*</b>. Lẹ́yìn Whot, fi àmì tó o pè kún un. Àpẹẹrẹ: /move c5, /move *8, /move w20 ìràwọ̀, /move mú
typed-open-whot = /move àti káàdì kan, bíi <b>c5</b>
typed-words-whot =
    circle: róbótó roboto
    triangle: mẹ́ta meta
    cross: àgbélébùú agbelebu
    square: mẹ́rin merin
    star: ìràwọ̀ irawo
    draw: mú mu
    take: gbà gba
    market: ọjà oja
    last: ìkẹyìn ikeyin
    card: káàdì kaadi
    done: tán tan
    catch: gbámú gbamu
