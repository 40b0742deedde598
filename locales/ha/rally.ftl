game-rally-about = Ku yi tsere a taswira, ku tara tambari a tashoshi, ku riga kowa kai ƙarshe.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Buri</b>
    Ku tara tambari a ko’ina a taswira. In sun isa, yawanci 4, ku riga kowa kai ƙarshe 🏁. Kowa na farawa daga wurin da ke da kibiya.

    <b>Juyinku</b>
    1. Ku jefa dais.
    2. Ku bi tituna, daidai takun da dais ya ba ku. Taku ɗaya yana kai ku gurbi na gaba. Tasha ma gurbi ce.
    3. In juyinku ya ƙare a tasha, ku karɓi tambarinta.

    <b>Yadda wasa ke ƙarewa</b>
    In wani ya kai ƙarshe, ana cika zagayen: duk wanda bai yi juyinsa ba zai yi. Sannan wasa ya ƙare.
    Waɗanda suka kai ƙarshe ne a gaba, bisa jerin isowa. Sauran bisa yawan tambarinsu; in ya yi daidai, matsayi ɗaya.
    In sauran duk sun fita, wanda ya rage na ƙarshe ya ci.
game-rally-rules-2 =
    👣 <b>Tafiya</b>

    • <b>Koren murabba’i</b> inda duk takun dais zai kai ku ne. Za ku bi hanya mafi gajarta, juyinku kuma ya ƙare.
    • <b>Shuɗin da’ira</b> wurin tsayawa a hanya ne: (2) na nufin taku 2 daga nan. Daga can ku sake zaɓe da sauran takunku, don haka kuna iya zaɓar hanyarku. Don tsayawa, ku taɓa <i>Tsaya a hanya…</i>
    • Dole ku yi duk takunku: ba a zama wuri ɗaya, ba a ajiye ko ɗaya.
    • <b>Sawunku:</b> a juyi ɗaya ba a komawa gurbin da aka riga aka bi, ko inda kuka fara. A juyi na gaba an yarda.
    • <b>Ba inda za a je?</b> In kuna hanya marar ɓullewa, ko sawunku ya rufe ku, sauran takun sun ɓace, juyinku ya ƙare a can. In tasha ce, tambarinta naku ne.
    • Masu wasa ba sa toshe juna. Gurbi ɗaya na ɗaukar kowa.
game-rally-rules-3 =
    🏷 <b>Tambari</b>
    • Tasha alama ce mai harafi. Ana samun tambarinta ne kawai in juyi ya <b>ƙare</b> a can. Wucewa ko tsayawa a hanya bai isa ba.
    • Kowane tambari sau ɗaya kuke samu, amma kowa na iya karɓa: ba ya ƙarewa.
    • Kuna iya tara fiye da abin da ake nema.
    • 🏷 a maɓalli na nufin ƙare juyi a can zai ba ku sabon tambari.

    🏁 <b>Ƙarshe</b>
    • A rufe yake gare ku har tambarinku ya isa.
    • Bayan haka, kuna zuwa kai tsaye ne kawai in hanya mafi gajarta ta yi <b>daidai</b> sauran takunku. In ta fi gajarta, ku kewaya: ku tsaya wani wuri a hanya don takunku na ƙarshe ya kai ku.
    • Ba a ratsa ƙarshe a wuce.
    • In kun kai ƙarshe, ba ku da sauran juyi.
game-rally-rules-4 =
    🏠 <b>Dokokin gida</b>

    • <b>Taswira:</b> Tsohon Birni (tashoshi 6), Gaɓar Teku Bakwai (8), Sararin Dare (10), ko taswirarku: ku aika /map don koyo.
    • <b>Tambarin cin wasa:</b> 2–6 maimakon 4. In tashoshin taswira ba su kai haka ba, duka kuke buƙata.
    • <b>Duk tambari:</b> kuna buƙatar tambarin kowace tasha.
    • <b>Dais biyu:</b> ku jefa dais biyu, ku bi jimlarsu.
    • <b>Ƙarshe mai sauƙi:</b> kuna iya kai ƙarshe ko da taku ya rage. Sauran sun ɓace.
    • <b>Juyawa:</b> in kun tsaya a hanya marar ɓullewa, kuna iya juyawa ku koma ta inda kuka zo.
    • <b>Motsin dole kai tsaye</b> (a kunne tun asali): in wuri ɗaya ne kawai za ku iya zuwa, za a kai ku ba sai kun taɓa ba. Jefa dais da shiga ƙarshe ku kuke yi.
rally-example-1 = Amina
rally-example-2 = Bala
open-rally = 🗺 Motsina
rally-map-town = Tsohon Birni
rally-map-island = Gaɓar Teku Bakwai
rally-map-sky = Sararin Dare
rally-map-own = Taswirarku
rally-table = 🗺 <b>{ $map }</b> · tambari { $needed } ke buɗe ƙarshe 🏁
rally-steps =
    🎲 { $dice } · <b>saura taku { $steps }</b>{ $some ->
        [0] { "" }
       *[other] . Ba gurbin da ke daidai taku { $steps }, don haka ku tsaya a hanya: ({ $some }) na nufin bayan kun yi taku { $some }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Takunku zuwa kowane tambari
       *[no] Takun { $who } zuwa kowane tambari
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Takunku zuwa ƙarshe 🏁
       *[no] Takun { $who } zuwa ƙarshe 🏁
    }: { $steps }
rally-stampless = 🏷 na ba da tambari.
rally-ahead = 🧭 Guraben da wannan dais zai iya kai ku, daga mafi kyau. Bayan kowanne, taku daga can zuwa tambari na gaba ko ƙarshe:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: tambari, sannan { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: kun gama!
rally-ahead-stops = 🧭 Wuraren tsayawa a hanya, daga mafi kyau. Bayan kowanne, gurbi mafi kyau da za ku iya ƙare juyinku a kai in kun tsaya can.
rally-field = gurbi { $number }
rally-stands =
    { $place } · { $more ->
        [yes] tambari { $held } (ana buƙatar { $needed })
       *[no] tambari { $held }/{ $needed }
    }
rally-home = 🏁 an gama · tambari { $held }
rally-final =
    { $held ->
        [0] ba tambari
       *[other] tambari { $held }
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 an gama da tambari { $held }
rally-score = tambari { $held }
rally-hand-steps = taku { $steps }
rally-roll = 🎲 Jefa dais
rally-go-field = Gurbi { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } (taku { $steps } cikin { $whole })
rally-walk-part = Tsaya a hanya…
rally-more-places = Ƙari { $count }…
rally-where = <b>Zuwa ina?</b>
rally-rest = <b>Saura taku { $steps }: zuwa ina?</b>
rally-which-part = <b>A ina kuke son fara tsayawa?</b> ({ $some }) na nufin bayan kun yi taku { $some }. Sannan ku ci gaba, amma ba za ku iya ratsa sawunku ba.
rally-tap-below =
    Ku zaɓi inda za ku da maɓallan ƙasan tebur.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) na nufin ku tsaya can bayan kun yi taku { $some }, sannan ku ci gaba.
    }
rally-tap-roll = Juyinku ne: ku taɓa 🎲 Jefa dais a ƙasan tebur.
rally-look = Juyinku bai zo ba tukuna. Ba asiri a wannan wasa: tebur na nuna komai.
event-rally-rolled =
    { WHO($seat) ->
        [you] Dais ya ba ku 🎲 { $dice }.
       *[other] Dais ya ba { $seat } 🎲 { $dice }.
    }
event-rally-rolled_two =
    { WHO($seat) ->
        [you] Dais ya ba ku 🎲 { $dice }: taku { $steps }.
       *[other] Dais ya ba { $seat } 🎲 { $dice }: taku { $steps }.
    }
event-rally-walked =
    { WHO($seat) ->
        [you] Kun yi
       *[other] { $seat } na yin
    } taku { $steps } zuwa <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , saura taku { $left }.
    }
event-rally-turn =
    { WHO($seat) ->
        [you] Dais 🎲 { $dice }: kun je
       *[other] { $seat }, dais 🎲 { $dice }: zuwa
    } <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            , 🏷 tambari { $more ->
                [yes] { $held } (ana buƙatar { $needed }).
               *[no] { $held } cikin { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] Ba ku da hanya, don haka kun rasa taku { $steps }.
       *[other]
            Ba hanya ga { $seat }, don haka { $steps ->
                [one] taku 1 ya ɓace.
               *[other] taku { $steps } sun ɓace.
            }
    }
event-rally-stamped =
    🏷 { WHO($seat) ->
        [you] Kun karɓi
       *[other] { $seat } na karɓar
    } tambari a <b>{ $at }</b>: { $more ->
        [yes] { $held } (ana buƙatar { $needed }).
       *[no] { $held } cikin { $needed }.
    }
event-rally-finished =
    🏁 { $place ->
        [1]
            { WHO($seat) ->
                [you] Kun riga kowa kai ƙarshe!
               *[other] Na farko a ƙarshe: { $seat }!
            }{ $ends ->
                [yes] { "" }
               *[no] { " Sauran za su cika zagayen." }
            }
       *[other]
            { WHO($seat) ->
                [you] Ku ma kun kai ƙarshe.
               *[other] { $seat } ma na kaiwa ƙarshe.
            }
    }
event-rally-left =
    { WHO($seat) ->
        [you] Kun fita daga wasan.
       *[other] { $seat } na fita daga wasan.
    }
event-rally-ended = Wasa ya ƙare.
reason-rally-finished = 🏁 An riga kowa kai ƙarshe: nasara ga { $winners }!
reason-rally-last_standing = Sauran duk sun fita. Nasara ga { $winners }!
rule-rally-board = Taswira
rule-rally-board-help = Taswirar da ake wasa a kai. Don ƙara taswirarku, ku aika ta nan a fayil, sannan ku amsa masa da <code>/map</code>.
rule-rally-board-town = Tsohon Birni
rule-rally-board-island = Gaɓar Teku Bakwai
rule-rally-board-sky = Sararin Dare
rule-rally-board-own = 🗺 Taswirarku
rule-rally-stamps_needed = Tambarin cin wasa
rule-rally-stamps_needed-help = Yawan tambarin da kuke buƙata kafin ku iya shiga ƙarshe 🏁.
rule-rally-all_stamps = Duk tambari
rule-rally-all_stamps-help = Kuna buƙatar tambarin kowace tasha a taswira.
rule-rally-two_dice = Dais biyu
rule-rally-two_dice-help = Kuna jefa dais biyu, ku yi taku daidai jimlarsu.
rule-rally-no_exact_finish = Ƙarshe mai sauƙi
rule-rally-no_exact_finish-help = Kuna iya kai ƙarshe 🏁 ko da taku ya rage muku. Takun da ya rage ya ɓace.
rule-rally-turnaround = Juyawa
rule-rally-turnaround-help = In kun tsaya kafin ku gama takunku, a hanya marar ɓullewa, kuna iya juyawa ku koma ta inda kuka zo.
rally-town-S = Ƙofar Yamma
rally-town-A = Tsohon Niƙa
rally-town-B = Majema
rally-town-C = Hasumiya
rally-town-D = Kasuwar Kifi
rally-town-E = Gidan Wasa
rally-town-F = Gidan Burodi
rally-town-Z = Gidan Sarki
rally-island-S = Tashar Jirgin Ruwa
rally-island-A = Gaɓar Tsuntsu
rally-island-B = Gaɓar Murjani
rally-island-C = Gaɓar Arewa
rally-island-D = Gaɓar Dabino
rally-island-E = Gaɓar ’Yan Fashi
rally-island-F = Gaɓar Kunkuru
rally-island-G = Ruwan Zafi
rally-island-H = Tsohon Haikali
rally-island-Z = Fitilar Teku
rally-sky-S = Gidan Hangen Nesa
rally-sky-A = Agwagwa
rally-sky-B = Molo
rally-sky-C = Mikiya
rally-sky-D = Babban Kifi
rally-sky-E = Kunama
rally-sky-F = Rago
rally-sky-G = Zaki
rally-sky-H = Kaguwa
rally-sky-I = Beyar
rally-sky-J = Dodo
rally-sky-Z = Tauraron Arewa
map-kept =
    🗺 <b>{ $name }</b>: guraba { $positions }, { $stations ->
        [one] tasha 1
       *[other] tashoshi { $stations }
    }. { $where ->
        [private] An adana muku ita.
       *[group] An adana ta ga wannan rukuni. Don wasa a kanta, ku aika /newgame rally ku zaɓe ta a Dokokin gida, Taswira.
    }
map-brought = Mai lodawa: { $by }. Mai lodawa ko admin ne kaɗai zai iya sauya ta.
map-is-anothers = Wannan rukuni yana da taswira tuni. Mai lodawarta ko admin ne kaɗai zai iya sauya ta.
map-play = ▶ Yi wasa a taswirar
map-unnamed = Taswirarku
map-how =
    Ku aika taswirarku nan a fayil na JSON, sannan ku amsa fayil ɗin da /map. Haka take:

    <pre>{ "{" }"name": "Our village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> daga 0 zuwa 1000, <code>y</code> daga 0 zuwa 800. <code>look</code> shi ne <code>town</code>, <code>island</code> ko <code>sky</code>. Taswira tana da wurare 5 zuwa 120, tashoshi kuma har 12.
map-too-many =
    Kun loda taswirori { $most } cikin awa ɗaya, nan ne iyaka. Ku sake gwadawa bayan { $minutes ->
        [one] minti 1
       *[other] mintuna { $minutes }
    }.
map-lost = Na kasa sauke wannan fayil. Ku sake aika shi ku amsa masa da /map.
map-refused = ❌ Ba zan iya amfani da wannan taswira ba tukuna:
map-fault = • layi { $line }: { $fault }
map-more =
    • … da { $all ->
        [yes] wasu { $count }.
       *[no] wasu.
    }
map-fault-too-large = fayil ɗin KB { $size } ne, amma iyaka KB { $most } ne.
map-fault-not-text = wannan ba fayil na rubutu ba ne. Ku adana shi rubutu zalla a UTF-8.
map-fault-not-json = wannan ba JSON ba ne: akwai kuskure a harafi na { $column }. Ku nemi waƙafi, alamar zance ko baka da ya ɓace.
map-fault-no-map = taswira tana cikin baka mai lanƙwasa, da <code>positions</code> da <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] taswirar ba ta da <code>{ $word }</code>.
       *[other] wuri <code>{ $position }</code> ba shi da <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] ban san <code>{ $word }</code> a taswira ba.
       *[other] wuri <code>{ $position }</code> yana da <code>{ $word }</code>, wanda ban sani ba.
    }
map-fault-no-list = <code>{ $word }</code> dole ya zama jeri a baka murabba’i.
map-fault-no-position = na { $number } a <code>positions</code> ba wuri ba ne. Ku rubuta shi haka: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = haɗi wurare biyu ne, kamar <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> ba zai zama <code>id</code> na wuri <code>{ $position }</code> ba. Ku yi amfani da harufa ko lambobi ɗaya zuwa uku.
map-fault-bad-x = <code>x</code> na wuri <code>{ $position }</code> shi ne <code>{ $value }</code>, amma dole ya zama lamba daga 0 zuwa 1000.
map-fault-bad-y = <code>y</code> na wuri <code>{ $position }</code> shi ne <code>{ $value }</code>, amma dole ya zama lamba daga 0 zuwa 800.
map-fault-bad-kind = <code>kind</code> na wuri <code>{ $position }</code> shi ne <code>{ $value }</code>, amma dole ya zama <code>field</code>, <code>station</code>, <code>start</code> ko <code>finish</code>.
map-fault-bad-name = <code>name</code> shi ne <code>{ $value }</code>, amma dole ya zama rubutu da bai wuce harufa 30 ba.
map-fault-bad-look = <code>look</code> shi ne <code>{ $value }</code>, amma dole ya zama <code>town</code>, <code>island</code> ko <code>sky</code>.
map-fault-bad-count =
    taswirar tana da { $count ->
        [one] wuri 1
       *[other] wurare { $count }
    }, amma ana neman { $least } zuwa { $most }.
map-fault-bad-connections = taswirar tana da haɗi { $count }, amma iyaka { $most } ne.
map-fault-twice = wurare biyu suna da suna <code>{ $position }</code>. (Babban harafi da ƙarami ɗaya ne.)
map-fault-no-start = babu wurin farawa. Ku ba wani wuri <code>"kind": "start"</code>.
map-fault-no-finish = babu ƙarshe. Ku ba wani wuri <code>"kind": "finish"</code>.
map-fault-two-start = wuri <code>{ $position }</code> shi ne farawa na biyu, amma taswira tana da ɗaya kawai.
map-fault-two-finish = wuri <code>{ $position }</code> shi ne ƙarshe na biyu, amma taswira tana da ɗaya kawai.
map-fault-bad-stations = taswirar tana da tashoshi { $count }, amma ana neman 1 zuwa { $most }.
map-fault-nowhere = wani haɗi yana zuwa <code>{ $position }</code>, amma babu wurin.
map-fault-to-itself = wuri <code>{ $position }</code> an haɗa shi da kansa.
map-fault-connected-twice = <code>{ $one }</code> da <code>{ $other }</code> an haɗa su sau biyu.
map-fault-too-many-ways = wuri <code>{ $position }</code> yana da haɗi fiye da { $most }.
map-fault-too-close = wuri <code>{ $other }</code> ya yi kusa fiye da kima da <code>{ $one }</code>. Ku bar tazara aƙalla { $apart }.
map-fault-runs-over = haɗin <code>{ $one }</code> zuwa <code>{ $other }</code> ya ratsa wuri <code>{ $position }</code>.
map-fault-apart = ba mai iya zuwa wuri <code>{ $position }</code> daga farawa.
map-fault-behind-finish = sai ta ƙarshe kawai ake kai wuri <code>{ $position }</code>, kuma ba a ratsa ƙarshe.
map-fault-finish-apart = ba mai iya kai ƙarshe, wuri <code>{ $position }</code>.
map-fault-no-end = wasa na iya ƙin ƙarewa: da dais biyu, mai wasa a <code>{ $position }</code> ba zai taɓa iya ƙare juyi a <code>{ $goal }</code> ba. Ku ƙara wasu wurare.
rally-not-rolled = Ku fara jefa dais: /move jefa
rally-has-rolled = Kun riga kun jefa dais, saura taku { $steps }. Ku rubuta inda kuke son zuwa.
rally-not-reached = Ba za ku iya kai { $place } yanzu ba. Saura taku { $steps }.
typed-rally = Ku rubuta “jefa”, sai sunan gurbi ko tasha a taswira, kamar 12 ko B.
rule-rally-forced_moves = Motsin dole kai tsaye
rule-rally-forced_moves-help = In wuri ɗaya ne kawai za ku iya zuwa, za a kai ku ba sai kun taɓa ba. Jefa dais da shiga ƙarshe 🏁 ku kuke yi.
typed-words-rally =
    roll: jefa
    to: zuwa
