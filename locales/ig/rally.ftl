game-rally-about = Gbaa ọsọ na maapụ, nakọta stampụ n’ọdụ, buru ụzọ ruo njedebe.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Ihe a na-achọ</b>
    Nakọta stampụ gburugburu maapụ. I nweta ole zuru, ọ na-abụkarị 4, buru ụzọ ruo njedebe 🏁. Mmadụ niile na-amalite n’ebe nwere akụ.

    <b>Oge gị</b>
    1. Tụọ daịs.
    2. Soro ụzọ gaa, nzọụkwụ ole ị tụrụ kpọmkwem. Otu nzọụkwụ na-eru ebe na-esote. Ọdụ bụkwa ebe.
    3. Ọ bụrụ na oge gị agwụ n’ọdụ, were stampụ ya.

    <b>Otú egwu si agwụ</b>
    Ma mmadụ ruo njedebe, a na-egwucha agba ahụ: onye oge ya erubeghị na ya na-enwetakwa nke ya. E mesịa egwu agwụ.
    Ndị ruru njedebe na-ebu ụzọ, n’usoro ha si ruo ya. A na-edo ndị ọzọ n’usoro site n’ọnụọgụ stampụ ha; ndị stampụ ha hà nhata na-ekerịta ọnọdụ.
    Ọ bụrụ na ndị ọzọ niile apụọ n’egwu, onye fọdụrụ na-emeri.
game-rally-rules-2 =
    👣 <b>Ịga ije</b>

    • <b>Skwịa ndị na-acha akwụkwọ ndụ</b> na-egosi ebe daịs gị dum ga-ebuga gị. Ị na-eso ụzọ kacha nso, oge gị agwụ.
    • <b>Okirikiri na-acha anụnụ anụnụ</b> bụ ebe ị ga-akwụsịtụ n’ụzọ: (2) pụtara nzọụkwụ 2 site ebe a. I ruo ebe ahụ, ị họrọ ọzọ, jiri nzọụkwụ fọdụrụ gaa; otú a ka ị na-ahọrọ ụzọ nke gị. Ka ị kwụsịtụ, pịa <i>Kwụsị n’ụzọ…</i>
    • Ị ga-ejirịrị nzọụkwụ gị niile: i nweghị ike ịnọdụ otu ebe ma ọ bụ idebe nke ọ bụla.
    • <b>Akara ụkwụ gị:</b> n’otu oge gị, i nweghị ike ịlaghachi n’ebe ị nọburu, ọbụna ebe i si malite. Oge gị ọzọ, i nwere ike.
    • <b>O nweghị ebe ị ga-aga?</b> Ọ bụrụ na ị nọ n’ụzọ mechiri emechi, ma ọ bụ akara ụkwụ gị agbaa gị gburugburu, nzọụkwụ fọdụrụ efuo, oge gị agwụ ebe ahụ. Ọ bụrụ ọdụ, ị ka ga-enweta stampụ ya.
    • Onye anaghị egbochi ibe ya. Mmadụ ole ọ bụla nwere ike ịnọ n’otu ebe.
game-rally-rules-3 =
    🏷 <b>Stampụ</b>
    • Ọdụ bụ ihe ịrịba ama nwere mkpụrụ edemede. Ị na-enweta stampụ ọdụ naanị ma oge gị <b>agwụ</b> na ya. Ịgafe ya ma ọ bụ ịkwụsịtụ na ya anaghị agụ.
    • Ị na-enweta stampụ ọ bụla naanị otu ugboro, mana onye ọ bụla nwere ike iwere ya: stampụ anaghị agwụ.
    • I nwere ike iwere karịa ole a chọrọ.
    • 🏷 na bọtịn pụtara: ọ bụrụ na oge gị agwụ ebe ahụ, ị ga-enweta stampụ ọhụrụ.

    🏁 <b>Njedebe</b>
    • Ọ na-emechiri gị ruo mgbe stampụ gị zuru.
    • E mesịa, ị ga-agali ya ozugbo naanị ma ụzọ kacha nso bụrụ nzọụkwụ ole fọdụrụ gị <b>kpọmkwem</b>. Ọ dị mkpụmkpụ karịa, gbagọọ: kwụsịtụ n’ụzọ ka nzọụkwụ ikpeazụ gị buga gị na njedebe.
    • A naghị agafe njedebe agafe.
    • I ruo ya, oge gị anaghịzi abịa.
game-rally-rules-4 =
    🏠 <b>Iwu ụlọ</b>

    • <b>Maapụ:</b> Obodo Ochie (ọdụ 6), Ọnụ Mmiri Asaa (8), Eluigwe Abalị (10), ma ọ bụ nke gị: zipu /map ka ị mụta otú e si eme ya.
    • <b>Stampụ iji merie:</b> 2–6 kama 4. Ọ bụrụ na ọdụ dị na maapụ erughị ole ahụ, ị ga-achọ ha niile.
    • <b>Stampụ niile:</b> ị ga-ewererịrị stampụ n’ọdụ niile.
    • <b>Daịs abụọ:</b> tụọ daịs abụọ, gaa ngụkọta ha.
    • <b>Njedebe dị mfe:</b> i nwere ike iru njedebe ọ bụrụgodị na nzọụkwụ ka fọdụrụ gị. Nzọụkwụ ndị ahụ efuo.
    • <b>Tụgharịa:</b> ị kwụsịtụ n’ụzọ mechiri emechi, i nwere ike ịtụgharị soro ebe i si bịa laa.
    • <b>Ije mmanye na-eme n’onwe ya</b> (ọ na-arụ ọrụ belụsọ ma a gbanyụọ ya): ọ bụrụ na ebe ị ga-agali bụ naanị otu, a na-akwaga gị ebe ahụ n’onwe ya. Ị ka ga-eji aka gị tụọ daịs ma banye njedebe.
rally-example-1 = Ada
rally-example-2 = Obi
open-rally = 🗺 Ije m
rally-map-town = Obodo Ochie
rally-map-island = Ọnụ Mmiri Asaa
rally-map-sky = Eluigwe Abalị
rally-map-own = Maapụ nke gị
rally-table = 🗺 <b>{ $map }</b> · stampụ { $needed } na-emepe njedebe 🏁
rally-steps =
    🎲 { $dice } · <b>fọdụrụ nzọụkwụ { $steps }</b>{ $some ->
        [0] { "" }
       *[other] . O nweghị ebe dị nzọụkwụ { $steps } kpọmkwem, ya mere kwụsịtụ n’ụzọ: ({ $some }) pụtara mgbe nzọụkwụ { $some } gasịrị.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Nzọụkwụ ruo stampụ ọ bụla
       *[no] Nzọụkwụ { $who } ruo stampụ ọ bụla
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Nzọụkwụ gị ruo njedebe 🏁
       *[no] Nzọụkwụ { $who } ruo njedebe 🏁
    }: { $steps }
rally-stampless = 🏷 na-enye gị stampụ.
rally-ahead = 🧭 Ebe daịs a nwere ike ibuga gị, nke kacha mma buru ụzọ. N’akụkụ nke ọ bụla bụ nzọụkwụ si ebe ahụ ruo stampụ na-esote ma ọ bụ njedebe:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: stampụ, mgbe ahụ { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: ị ga-eru njedebe!
rally-ahead-stops = 🧭 Ebe ị ga-akwụsịtụli, nke kacha mma buru ụzọ. N’akụkụ nke ọ bụla bụ ebe kacha mma oge gị ga-agwụli ma ị kwụsịtụ ebe ahụ.
rally-field = ebe { $number }
rally-stands =
    { $place } · { $more ->
        [yes] stampụ { $held } (a chọrọ { $needed })
       *[no] stampụ { $held }/{ $needed }
    }
rally-home = 🏁 eruola · stampụ { $held }
rally-final =
    { $held ->
        [0] enweghị stampụ
       *[other] stampụ { $held }
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 eruola njedebe · stampụ { $held }
rally-score = stampụ { $held }
rally-hand-steps = nzọụkwụ { $steps }
rally-roll = 🎲 Tụọ daịs
rally-go-field = Ebe { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } (nzọụkwụ { $steps } n’ime { $whole })
rally-walk-part = Kwụsị n’ụzọ…
rally-more-places = { $count } ọzọ…
rally-where = <b>Ebee ka ị na-aga?</b>
rally-rest = <b>Nzọụkwụ { $steps } fọdụrụ: ebee ka ị na-aga?</b>
rally-which-part = <b>Ebee ka ị chọrọ ibu ụzọ kwụsịtụ?</b> ({ $some }) pụtara mgbe nzọụkwụ { $some } gasịrị. E mesịa ị ga-aga n’ihu, mana ị gaghị agafeli akara ụkwụ gị.
rally-tap-below =
    Họrọ ebe ị na-aga na bọtịn dị n’okpuru tebụl.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) pụtara na ị ga-akwụsịtụ ebe ahụ mgbe nzọụkwụ { $some } gasịrị, gazie n’ihu.
    }
rally-tap-roll = Oge gị eruola: pịa 🎲 Tụọ daịs n’okpuru tebụl.
rally-look = Oge gị erubeghị. Nzuzo adịghị n’egwu a: tebụl na-egosi ihe niile.
event-rally-rolled = { i-aro } tụrụ 🎲 { $dice }.
event-rally-rolled_two = { i-aro } tụrụ 🎲 { $dice }: nzọụkwụ { $steps }.
event-rally-walked =
    { i-aro } gara nzọụkwụ { $steps } ruo <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , nzọụkwụ { $left } fọdụrụ.
    }
event-rally-turn =
    { i-aro } tụrụ 🎲 { $dice } wee ruo <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 stampụ { $more ->
                [yes] { $held } (a chọrọ { $needed }).
               *[no] { $held } n’ime { $needed }.
            }
    }
event-rally-forfeited =
    Ụzọ gwụrụ { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    }: nzọụkwụ { $steps } furu efu.
event-rally-stamped =
    🏷 { i-mfe } weere stampụ na <b>{ $at }</b>: { $more ->
        [yes] { $held } (a chọrọ { $needed }).
       *[no] { $held } n’ime { $needed }.
    }
event-rally-finished =
    🏁 { i-mfe } { $place ->
        [1]
            buru ụzọ ruo njedebe!{ $ends ->
                [yes] { "" }
               *[no] { " Ndị ọzọ na-egwucha agba a." }
            }
       *[other] rukwara njedebe.
    }
event-rally-left = { i-aro } pụrụ n’egwu.
event-rally-ended = Egwu agwụla.
reason-rally-finished = 🏁 { $winners } buru ụzọ ruo njedebe wee merie!
reason-rally-last_standing = { $winners } meriri: ndị ọzọ niile pụrụ.
rule-rally-board = Maapụ
rule-rally-board-help = Maapụ a na-egwu na ya. Ka i tinye nke gị, zipu ya ebe a dị ka faịlụ, jiri <code>/map</code> zaa ya.
rule-rally-board-town = Obodo Ochie
rule-rally-board-island = Ọnụ Mmiri Asaa
rule-rally-board-sky = Eluigwe Abalị
rule-rally-board-own = 🗺 Maapụ nke gị
rule-rally-stamps_needed = Stampụ iji merie
rule-rally-stamps_needed-help = Stampụ ole a chọrọ tupu i nwee ike ịga njedebe 🏁.
rule-rally-all_stamps = Stampụ niile
rule-rally-all_stamps-help = Ị ga-ewererịrị stampụ n’ọdụ niile dị na maapụ.
rule-rally-two_dice = Daịs abụọ
rule-rally-two_dice-help = Tụọ daịs abụọ, gaa ngụkọta ha.
rule-rally-no_exact_finish = Njedebe dị mfe
rule-rally-no_exact_finish-help = I nwere ike iru njedebe 🏁 ọ bụrụgodị na nzọụkwụ ka fọdụrụ gị. Nzọụkwụ ndị ahụ efuo.
rule-rally-turnaround = Tụgharịa
rule-rally-turnaround-help = Ị kwụsịtụ n’ụzọ mechiri emechi, i nwere ike ịtụgharị soro ebe i si bịa laa.
rally-town-S = Ụzọ Ọdịda Anyanwụ
rally-town-A = Igwe Nkwọ Ochie
rally-town-B = Ụlọ Akpụkpọ
rally-town-C = Ụlọ Mgbịrịgba
rally-town-D = Ahịa Azụ
rally-town-E = Ụlọ Ihe Nkiri
rally-town-F = Ụlọ Biya
rally-town-Z = Obi Eze
rally-island-S = Ọdụ Ụgbọ Mmiri
rally-island-A = Ọnụ Mmiri Nnụnụ
rally-island-B = Ọnụ Mmiri Koral
rally-island-C = Ọnụ Mmiri Ugwu
rally-island-D = Ọnụ Mmiri Nkwụ
rally-island-E = Ọnụ Mmiri Ohi
rally-island-F = Ọnụ Mmiri Mbe
rally-island-G = Isi Iyi Ọkụ
rally-island-H = Ụlọ Arụsị Ochie
rally-island-Z = Ụlọ Ìhè
rally-sky-S = Ebe Nlele
rally-sky-A = Swan
rally-sky-B = Ụbọ Akwara
rally-sky-C = Ugo
rally-sky-D = Azụ Ukwu
rally-sky-E = Akpị
rally-sky-F = Ebule
rally-sky-G = Ọdụm
rally-sky-H = Nshịkọ
rally-sky-I = Bea
rally-sky-J = Dragọn
rally-sky-Z = Kpakpando Ugwu
map-kept =
    🗺 <b>{ $name }</b>: ebe { $positions }, ọdụ { $stations }. { $where ->
        [private] Edebere m ya maka gị.
       *[group] Edebere m ya maka òtù a. Ka e gwuo na ya, zipu /newgame rally, họrọ ya na Iwu ụlọ, Maapụ.
    }
map-brought = { $by } tinyere ya. Naanị onye tinyere ya ma ọ bụ admin nwere ike ịgbanwe ya.
map-is-anothers = Òtù a enweelarị maapụ. Naanị onye tinyere ya ma ọ bụ admin nwere ike ịgbanwe ya.
map-play = ▶ Gwuo na maapụ a
map-unnamed = Maapụ gị
map-how =
    Zipu maapụ gị ebe a dị ka faịlụ JSON, jirizie /map zaa faịlụ ahụ. Ọ dị otú a:

    <pre>{ "{" }"name": "Obodo anyị", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Ahịa"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> si na 0 ruo 1000, <code>y</code> si na 0 ruo 800. <code>look</code> bụ <code>town</code>, <code>island</code> ma ọ bụ <code>sky</code>. Maapụ nwere ọnọdụ 5 ruo 120, ọdụ ya bụ 12 kacha.
map-too-many = I tinyela maapụ { $most } n’otu awa, ebe ahụ ka oke dị. Nwaa ọzọ mgbe nkeji { $minutes } gasịrị.
map-lost = Enweghị m ike ibudata faịlụ ahụ. Zipu ya ọzọ, jiri /map zaa ya.
map-refused = ❌ Enwebeghị m ike iji maapụ a:
map-fault = • ahịrị { $line }: { $fault }
map-more =
    • … na { $all ->
        [yes] { $count } ọzọ.
       *[no] ndị ọzọ.
    }
map-fault-too-large = faịlụ a bụ KB { $size }, ma oke ya bụ KB { $most }.
map-fault-not-text = nke a abụghị faịlụ ederede. Chekwaa ya dị ka ederede nkịtị na UTF-8.
map-fault-not-json = nke a abụghị JSON: ihe mebiri na kọlụm { $column }. Chọọ rikọm, akara okwu ma ọ bụ akara mmechi na-efu.
map-fault-no-map = maapụ bụ ihe dị n’ime akara { "{" } { "}" }, nke nwere <code>positions</code> na <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] maapụ a enweghị <code>{ $word }</code>.
       *[other] ọnọdụ <code>{ $position }</code> enweghị <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] amaghị m <code>{ $word }</code> na maapụ.
       *[other] ọnọdụ <code>{ $position }</code> nwere <code>{ $word }</code>, nke m na-amaghị.
    }
map-fault-no-list = <code>{ $word }</code> ga-abụ ndepụta dị n’ime akara skwịa [ ].
map-fault-no-position = nke { $number } na <code>positions</code> abụghị ọnọdụ. Dee ya dị ka <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = njikọ bụ ọnọdụ abụọ, dị ka <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> enweghị ike ịbụ <code>id</code> nke ọnọdụ <code>{ $position }</code>. Jiri naanị akara otu, abụọ ma ọ bụ atọ: mkpụrụ edemede ma ọ bụ nọmba.
map-fault-bad-x = <code>x</code> nke ọnọdụ <code>{ $position }</code> bụ <code>{ $value }</code>, ma ọ ga-abụ nọmba si na 0 ruo 1000.
map-fault-bad-y = <code>y</code> nke ọnọdụ <code>{ $position }</code> bụ <code>{ $value }</code>, ma ọ ga-abụ nọmba si na 0 ruo 800.
map-fault-bad-kind = <code>kind</code> nke ọnọdụ <code>{ $position }</code> bụ <code>{ $value }</code>, ma ọ ga-abụ <code>field</code>, <code>station</code>, <code>start</code> ma ọ bụ <code>finish</code>.
map-fault-bad-name = <code>name</code> bụ <code>{ $value }</code>, ma ọ ga-abụ ederede nwere akara 30 kacha.
map-fault-bad-look = <code>look</code> bụ <code>{ $value }</code>, ma ọ ga-abụ <code>town</code>, <code>island</code> ma ọ bụ <code>sky</code>.
map-fault-bad-count = maapụ a nwere ọnọdụ { $count }, ma ọ chọrọ { $least } ruo { $most }.
map-fault-bad-connections = maapụ a nwere njikọ { $count }, ma oke ya bụ { $most }.
map-fault-twice = ọnọdụ abụọ aha ha bụ <code>{ $position }</code>. (Mkpụrụ ukwu na mkpụrụ nta bụ otu ihe.)
map-fault-no-start = mmalite adịghị. Nye otu ọnọdụ <code>"kind": "start"</code>.
map-fault-no-finish = njedebe adịghị. Nye otu ọnọdụ <code>"kind": "finish"</code>.
map-fault-two-start = ọnọdụ <code>{ $position }</code> bụ mmalite nke abụọ, ma maapụ nwere naanị otu.
map-fault-two-finish = ọnọdụ <code>{ $position }</code> bụ njedebe nke abụọ, ma maapụ nwere naanị otu.
map-fault-bad-stations = maapụ a nwere ọdụ { $count }, ma ọ chọrọ 1 ruo { $most }.
map-fault-nowhere = otu njikọ na-aga <code>{ $position }</code>, ma ọnọdụ ahụ adịghị.
map-fault-to-itself = ọnọdụ <code>{ $position }</code> jikọrọ onwe ya.
map-fault-connected-twice = <code>{ $one }</code> na <code>{ $other }</code> jikọrọ ugboro abụọ.
map-fault-too-many-ways = ọnọdụ <code>{ $position }</code> nwere njikọ karịrị { $most }.
map-fault-too-close = ọnọdụ <code>{ $other }</code> dị <code>{ $one }</code> nso gabiga ókè. Ka ha dịrị anya { $apart } kacha nta.
map-fault-runs-over = njikọ si <code>{ $one }</code> ruo <code>{ $other }</code> gafere n’elu ọnọdụ <code>{ $position }</code>.
map-fault-apart = o nweghị onye ga-esili na mmalite ruo ọnọdụ <code>{ $position }</code>.
map-fault-behind-finish = naanị ụzọ eji eru ọnọdụ <code>{ $position }</code> bụ site na njedebe, ma a naghị agafe njedebe agafe.
map-fault-finish-apart = o nweghị onye ga-eruli njedebe, ọnọdụ <code>{ $position }</code>.
map-fault-no-end = o nwere ike ịbụ na egwu agaghị agwụ ma ọlị: ma daịs abụọ dị, oge onye nọ na <code>{ $position }</code> enweghị ike ịgwụ na <code>{ $goal }</code> mgbe ọ bụla. Tinye ọnọdụ ole na ole.
rally-not-rolled = Buru ụzọ tụọ daịs: /move tụọ
rally-has-rolled = Ị tụọlarị daịs, nzọụkwụ { $steps } fọdụrụ gị. Dee ebe ị chọrọ ịga.
rally-not-reached = Ị gaghị eruli { $place } ugbu a. Nzọụkwụ { $steps } fọdụrụ gị.
typed-rally = Dee “tụọ”, deezie aha ebe ma ọ bụ ọdụ dị na maapụ, dị ka 12 ma ọ bụ B.
rule-rally-forced_moves = Ije mmanye na-eme n’onwe ya
rule-rally-forced_moves-help = Ọ bụrụ na ebe ị ga-agali bụ naanị otu, a na-akwaga gị ebe ahụ n’onwe ya. Ị ka ga-eji aka gị tụọ daịs ma banye njedebe 🏁.
typed-words-rally =
    roll: tụọ tuo
    to: gaa
