game-whot-about = Ku daidaita da katin sama, ku ɗora wa wasu hukunci, ku riga kowa gama katunanku.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Buri</b>: ku riga kowa gama katunanku duka.

    <b>Farawa</b>: kowa na samun katuna 7. Ana buɗe kati ɗaya don fara tari: shi ne katin sama. Wannan katin farko ba ya yin komai, ko da kati na musamman ne. Sauran su ne kasuwa, a nan ake ɗaukar kati.

    <b>A juyinku</b>, ku yi ɗaya daga waɗannan:
    1. <b>Ku buga kati 1 da ya dace da katin sama</b>: alama iri ɗaya (● ▲ ✚ ■ ★), lamba iri ɗaya, ko Whot (shafi na 2). Shi zai zama sabon katin sama.
    2. <b>Ku ɗauki kati 1</b> daga kasuwa, ko da kuna da wanda ya dace. Ba za ku iya buga shi a wannan juyin ba.

    Daga nan sai juyin mai wasa na gaba. Kullum ana bin hannun agogo.

    <b>Kun ci</b> da zarar kun buga katinku na ƙarshe, ko da kati na musamman ne.
game-whot-rules-2 =
    📖 <b>Whot: katuna na musamman</b>

    <b>1 Hold On</b>: ku sake yin juyi.

    <b>2 Pick Two</b>: dole mai wasa na gaba ya ɗauki katuna 2 a matsayin hukunci, ko ya buga wani 2 na kowace alama don mayarwa. In ya mayar, dole na bayansa ya ɗauki 4 ko ya mayar, haka dai.

    <b>5 Pick Three</b>: haka ma, amma da 5, hukunci kuma katuna 3. Hukuncin 2 sai da 2 ake mayarwa, na 5 sai da 5. Ɗaukar hukunci na ƙare juyinku, mai wasa na gaba kuma ya yi wasa kamar yadda aka saba. In duk katunan da za su iya mayarwa suna cikin tari, ana ɗauka muku kai tsaye.

    <b>8 Suspension</b>: mai wasa na gaba ya rasa juyi. In masu wasa 2 ne, ku sake yin juyi.

    <b>14 General Market</b>: kowa ban da ku ya ɗauki kati 1. Sai juyin na gaba, kamar yadda aka saba.

    <b>20 Whot</b>: ana buga shi kan kowane kati, amma ba don mayar da hukunci ba. Ku kira wata alama. Daga nan sai alamar nan da wasu Whot ne kaɗai suka dace, har a buga katin da ba Whot ba. In Whot ne katinku na ƙarshe, kun ci ba sai kun kira ba.
game-whot-rules-3 =
    📖 <b>Whot: in kasuwa ta ƙare</b>

    <b>Karon farko</b> da ake son ɗauka amma katuna ba su isa ba, ana gauraya tari ya zama sabuwar kasuwa. Katin sama kaɗai ke tsayawa.

    <b>Bayan haka</b> ba a sake gaurayawa. In kasuwa ta ƙare gaba ɗaya, <b>Sudden Death ☠️</b> ne: wasa na ci gaba, amma da an zo ɗauka katuna ba su isa ba, ya ƙare, ko kun zaɓi ɗauka, ko hukunci ne, ko an buga General Market, ko da kati na ƙarshe ne. Mai maki mafi ƙaranci a hannu ya ci. In maki ya yi daidai, a raba nasara.

    <b>Maki a hannu</b>: kowane kati lambarsa, ★ ninki biyu, Whot 20. Su ma ke raba matsayi bayan mai nasara: kaɗan ya fi.

    <b>In kun fita</b>, katunanku su koma ƙasan kasuwa, matsayinku kuma bayan duk masu zama. Hukuncin da kuke da shi ya koma kan mai wasa na gaba. Wanda ya rage na ƙarshe ya ci.

    <b>Katuna 54</b>: ● 12, ▲ 12, ✚ 9, ■ 9, ★ 7 da Whot 5.
open-whot = 🃏 Katunana
whot-card = Whot
whot-symbol-circle = da’ira
whot-symbol-triangle = alwatika
whot-symbol-cross = gicciye
whot-symbol-square = murabba’i
whot-symbol-star = tauraro
whot-name-1 = Hold On
whot-name-2 = Pick Two
whot-name-5 = Pick Three
whot-name-8 = Suspension
whot-name-14 = General Market
whot-name-20 = Whot
whot-top = Katin sama
whot-market = Kasuwa
whot-market-holds = Kasuwa: { $count }
whot-board =
    Katin sama: <b>{ $card }</b> · { $market ->
        [0] ba abin ɗauka
       *[other] saura { $market } a ɗauka
    }
whot-called = 📣 An kira: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] Ku ɗauki katuna { $count }
       *[no] { $seat } na da hukunci: a ɗauki katuna { $count }
    }{ $answer ->
        [none] .
        [none-or-whot]
            { $mine ->
                [yes] { " ko ku mayar da hukunci da Whot." }
               *[no] { " ko a mayar da hukunci da Whot." }
            }
        [number-or-whot]
            { $mine ->
                [yes] { " ko ku mayar da hukunci da" } { $number } ko Whot.
               *[no] { " ko a mayar da hukunci da" } { $number } ko Whot.
            }
       *[number]
            { $mine ->
                [yes] { " ko ku mayar da hukunci da" } { $number }.
               *[no] { " ko a mayar da hukunci da" } { $number }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Ku ƙara wani { $number } ko ku ƙare juyinku{ $count ->
                [0] .
               *[other] . Sannan hukuncin { $asked } katuna { $count } ne.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Za ku ɗauki katuna { $count }.
               *[no] Hukuncin { $asked } katuna { $count } ne.
            } Kafin nan { $seat } na iya ƙara wani { $number }.
    }
whot-holds =
    { $count ->
        [one] <b>kati 1</b>
       *[other] katuna { $count }
    }
whot-hand = 🃏 Hannunku: { $cards }
whot-points = maki { $count }
whot-match = 🏆 Maki ya zuwa yanzu: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Ba ku da kati.
whot-alert = Katunanku. Don buga kati, ku taɓa lambarsa a ƙasan tebur:
whot-large-hand = Katuna { $count }. Kuna iya buga: { "" }
whot-draw =
    { $count ->
        [one] Ɗauki kati
       *[other] Ɗauki { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] zai ƙare rabo
       *[no] zai ƙare wasa
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Kasuwa na ƙarewa. Da zarar katuna ba su isa ba, rabo ya ƙare.
       *[no] ☠️ Kasuwa na ƙarewa. Da zarar katuna ba su isa ba, wasa ya ƙare, mai maki mafi ƙaranci ya ci.
    }
whot-done = An gama
whot-catch = Kama { $seat }: ba “Katin ƙarshe!”
whot-says-last = “Katin ƙarshe!”
whot-which-symbol = <b>Wace alama za ku kira?</b>
whot-last-unsaid = ☐ Faɗi “Katin ƙarshe!”
whot-last-said = ☑ Faɗi “Katin ƙarshe!”
whot-number-last = { $number }: katin ƙarshe!
whot-not-pick = Ba za ku iya mayarwa da { $card } ba. Ku buga { $number } ko ku ɗauki katuna { $count }.
whot-not-pick-undefended = Ba za ku iya buga { $card } yanzu ba. Dole ku ɗauki katuna { $count }.
whot-not-decking = Ba za ku iya ƙara { $card } ba, sai wani { $number }.
whot-not-special = { $card } kati na musamman ne. Bisa dokokin gida, katin ƙarshe sai na yau da kullum.
whot-not-called = { $card } bai dace ba. Alamar da aka kira: { $symbol }.
whot-not-fitting = { $card } bai dace da { $top } ba. Ku buga alama iri ɗaya, lamba iri ɗaya ko Whot.
whot-tap-a-symbol = Don buga Whot ɗinku, ku taɓa alamar da kuke son kira.
whot-no-whot = Ba ku da Whot, don haka ba za ku iya kiran alama ba.
event-whot-played =
    { WHO($seat) ->
        [you] Kun buga
       *[other] { $seat } na buga
    } <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other]
            { WHO($seat) ->
                [you] { ", kun kira " }
               *[other] { " da kiran " }
            }<b>{ $call }</b>
    }{ $last ->
        [yes] : “Katin ƙarshe!”
       *[no]
            { $left ->
                [0] , katin ƙarshe kenan!
                [1] . Saura kati 1.
               *[other] .
            }
    }
event-whot-pick_due =
    { WHO($seat) ->
        [you] Dole ku ɗauki katuna { $count }.
       *[other] { $seat } na da hukuncin katuna { $count }.
    }
event-whot-pick_cancelled =
    { WHO($seat) ->
        [you] Kun soke hukuncin katuna { $count }.
       *[other] { $seat } na soke hukuncin katuna { $count }.
    }
event-whot-held_on =
    { WHO($seat) ->
        [you] Za ku sake yin juyi.
       *[other] { $seat } na sake yin juyi.
    }
event-whot-suspended =
    { WHO($seat) ->
        [you] Kun rasa juyi.
       *[other] { $seat } na rasa juyi.
    }
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught]
                    { WHO($seat) ->
                        [you] Saboda haka kun ɗauki
                       *[other] Saboda haka { $seat } na ɗaukar
                    } { $count }: <b>{ $cards }</b>.
                [market]
                    General Market: { WHO($seat) ->
                        [you] kun ɗauki
                       *[other] { $seat } na ɗaukar
                    } <b>{ $cards }</b>.
                [pick]
                    { WHO($seat) ->
                        [you] Kun ɗauki
                       *[other] { $seat } na ɗaukar
                    } { $count }: <b>{ $cards }</b>.
               *[turn]
                    { WHO($seat) ->
                        [you] Kun ɗauki
                       *[other] { $seat } na ɗaukar
                    } <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught]
                    { WHO($seat) ->
                        [you] Saboda haka kun ɗauki
                       *[other] Saboda haka { $seat } na ɗaukar
                    } { $count ->
                        [one] kati 1.
                       *[other] katuna { $count }.
                    }
                [market]
                    General Market: { WHO($seat) ->
                        [you] kun ɗauki kati 1.
                       *[other] { $seat } na ɗaukar kati 1.
                    }
               *[turn]
                    { WHO($seat) ->
                        [you] Kun ɗauki
                       *[other] { $seat } na ɗaukar
                    } { $count ->
                        [one] kati 1.
                       *[other] katuna { $count }.
                    }
            }
    }
event-whot-market = General Market: masu wasa { $count }, kowa ya ɗauki kati 1.
event-whot-reshuffled =
    { $count ->
        [one] Kasuwa ta ƙare, don haka kati 1 daga tari ya zama sabuwa.
       *[other] Kasuwa ta ƙare, don haka an gauraya katuna { $count } daga tari zuwa sabuwa.
    }
event-whot-sudden_death = ☠️ Sudden Death: kasuwa ta ƙare ƙarƙaf.
event-whot-caught =
    { WHO($seat) ->
        [you] { $by } na kama ku: kun manta faɗin “Katin ƙarshe!” ɗinku.
       *[other]
            { WHO($by) ->
                [you] Kun kama
               *[other] { $by } na kama
            } { $seat }: ba a faɗi “Katin ƙarshe!” ba.
    }
event-whot-left =
    { WHO($seat) ->
        [you] Katunanku
       *[other] Katunan { $seat }
    } sun koma ƙasan kasuwa.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Sudden Death: rabo ya ƙare.
       *[empty_hand] Rabo ya ƙare.
    } Maki: { $scores }.
event-whot-ended = Kowa ya nuna katunansa.
reason-whot-empty_hand = An buga katin ƙarshe: nasara ga { $winners }!
reason-whot-sudden_death =
    ☠️ Sudden Death: { $count ->
        [one] maki mafi ƙaranci, nasara ga { $winners }!
       *[other] maki mafi ƙaranci, { $winners } sun raba nasara!
    }
reason-whot-match =
    Jerin wasanni ya ƙare. { $count ->
        [one] Maki mafi ƙaranci: nasara ga { $winners }!
       *[other] Maki mafi ƙaranci: { $winners } sun raba nasara!
    }
reason-whot-last_standing = Sauran duk sun fita. Nasara ga { $winners }!
rule-whot-hand_size = Katunan farko
rule-whot-hand_size-help = Katuna nawa kowa zai samu.
rule-whot-market_keeps_turn = Sake juyi bayan 14
rule-whot-market_keeps_turn-help = In kun buga General Market (14), ku sake yin juyi.
rule-whot-tender = Ba a sake gauraya
rule-whot-tender-help = Ba a sake gauraya kasuwa. Da zarar katuna ba su isa ba, wasa ya ƙare, mai maki mafi ƙaranci ya ci.
rule-whot-whot_cancels_pick = Whot na soke hukunci
rule-whot-whot_cancels_pick-help = Kuna iya mayar da hukuncin 2 ko na 5 da Whot. Sannan ba mai ɗauka.
rule-whot-no_defending = Ba a mayar da hukunci
rule-whot-no_defending-help = Bayan 2 ko 5 dole mai wasa na gaba ya ɗauka. Ba mai mayarwa.
rule-whot-pick_five = Ɗauki 5 bayan 5, ba 3 ba
rule-whot-pick_five-help = Hukuncin 5 katuna 5 ne maimakon 3.
rule-whot-star_skips_two = ★8 na tsallake mutum biyu
rule-whot-star_skips_two-help = Bayan ★8, masu wasa biyu na gaba sun rasa juyi.
rule-whot-draw_until_playable = Ɗauki har ɗaya ya dace
rule-whot-draw_until_playable-help = In kun ɗauka, ku yi ta ɗauka har kati ya dace. Sannan dole ku buga kati da ya dace: shi ko wani.
rule-whot-double_decking = Buga katuna masu lamba iri ɗaya
rule-whot-double_decking-help = Kuna iya buga katuna da dama masu lamba iri ɗaya a juyi guda.
rule-whot-last_card_call = Faɗi “Katin ƙarshe!”
rule-whot-last_card_call-help = Ku faɗi shi in kuna buga kati na biyu daga ƙarshe. In kun manta, mai wasa na gaba na iya kama ku, ku ɗauki katuna 2.
rule-whot-no_special_finish = Katin ƙarshe ba na musamman ba
rule-whot-no_special_finish-help = Katinku na ƙarshe sai na yau da kullum, ba 1, 2, 5, 8, 14 ko Whot ba.
rule-whot-match_to = Jerin wasanni
rule-whot-match_to-0 = rabo 1
rule-whot-match_to-100 = maki 100
rule-whot-match_to-help = Katunan da suka rage a hannu bayan rabo suna zama makinku. Ana ta sabon rabo har wani ya kai maki 100. Sai mai ƙarancin maki ya ci.
rule-whot-forced_moves = Motsin dole kai tsaye
rule-whot-forced_moves-help = In dole ku ɗauki hukunci, kuma kowa na iya gani ba za ku iya mayarwa ba, za a ɗauka muku. Da “Ba a mayar da hukunci”, haka ne kullum. In ba ku da katin da ya dace ne kawai, ku ne za ku ɗauka da kanku.
whot-not-held = Ba ku da { $card }.
whot-say-symbol = Ku ƙara alamar da kuka kira, kamar haka: /move w20 tauraro
whot-not-last = Ana faɗin “ƙarshe” ne kawai yayin buga kati na biyu daga ƙarshe, kuma sai in dokokin gida sun nema.
whot-not-draw-found = Kun ɗauki kati da ya dace. Ku buga shi, ko wani da ya dace.
whot-not-draw-decking = Kun riga kun buga. Ku ƙara { $number } ko ku aika /move gama
typed-whot = Don kati, ku rubuta harafin alamarsa da lambarsa: <b>c</b> ga da’ira, <b>t</b> ga alwatika, <b>x</b> ga gicciye, <b>s</b> ga murabba’i, <b>*</b> ga tauraro. Bayan Whot, ku ƙara alamar da kuke kira. Misali: /move c5, /move *8, /move w20 tauraro, /move ɗauka
typed-open-whot = /move da kati, kamar <b>c5</b>
typed-words-whot =
    circle: daira
    triangle: alwatika
    cross: gicciye
    square: murabbai
    star: tauraro
    draw: ɗauka dauka ɗauki dauki
    take: karɓa karba
    market: kasuwa
    last: ƙarshe karshe
    card: kati
    done: gama
    catch: kama
