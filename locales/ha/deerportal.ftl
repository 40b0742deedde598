game-deerportal-about = Ku yi tsere zuwa ƙofa, ku kwashe lu’ulu’u, ku haɗa sinadarai faɗa da juna.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, ƙofa
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Buri:</b> ku fi kowa lu’ulu’u 💎 a ƙarshe.

    Kowa yana da hanyarsa, daga kusurwa (gurbi 0) zuwa ƙofa 🌀 a tsakiya (gurbi 40). Hanyoyi ba sa haɗuwa, don haka ba mai toshe ku.

    <b>Juyinku</b>
    1. Ku jefa dais 🎲.
    2. Ku yi <b>gaba ko baya</b> da duk adadin dais. Dole a motsa. In ba wurin yin baya, za a kai ku gaba. Dais da ya fi abin da ake nema ma yana kai ku ƙofa.
    3. Gurbin da kuka <b>tsaya</b> ne kaɗai ke da amfani. Lu’ulu’un can naku ne. Layar can tana buga kati (shafi na gaba).

    <b>Ƙarshe:</b> wanda ya fara kai ƙofa ya sami lu’ulu’u 5 ya fara yanayin barewa 🦌. Bayan ƙarin juyi 16 na masu wasa, ko da zarar kowa ya shiga ƙofa, sai a ƙirga lu’ulu’u. Wanda ya fi yawansu ya ci!
game-deerportal-rules-2 =
    📖 <b>Layu da katuna</b>

    Kowace hanya tana farawa da lu’ulu’u 12 da layu 16. Kowace laya ta 💧 Ruwa, 🌱 Ƙasa, 🔥 Wuta ko 💨 Iska ce. In kun tsaya kan ɗaya, katin sama na tarin wannan sinadari, wanda kowa ke gani, zai bugi sinadarin:

    • <b>Daskare</b> ❄️: mai sinadarin ya rasa juyi. Daskarewa biyu juyi biyu.
    • <b>Rasa laya</b>: laya 1 ta ɓace daga hanyarsa.
    • <b>Ɗauki lu’ulu’u 1</b>: kun sami 1, ko da na hanyar sun ƙare.
    • <b>Ɗauki lu’ulu’u 2</b>: kun sami iya abin da ya rage a hanyar, mafi yawa 2.

    Lu’ulu’un da kuka samu ba mai ɗauka: kati yana ɗaukar na kan hanya kaɗai. Layar <b>sinadarinku</b> ba ta yin komai, amma an yi amfani da katin. Bayan katin ƙarshe na tari (32), duk layunsa sun ɓace.

    🧘 <b>Tunani:</b> ku koma kusurwarku da adadi daidai, hanyarku ta sake cika kamar farko.
game-deerportal-rules-3 =
    📖 <b>Ƙofa da ƙarshe</b>

    🌀 Kuna iya shiga ƙofa duk lokacin da dais ya kai ku. <b>Na farko</b> ya sami lu’ulu’u 5, sauran ba komai. A ƙofa ba ku rasa lu’ulu’unku, ba sauran juyi, kati ba ya daskare ku, kuma abin da ya rage a hanyarku ya ɓace.

    🦌 <b>Yanayin barewa</b> juyi 16 na masu wasa ne, 4 ga kowace kujera. Juyin da aka rasa ana ƙirga shi, haka ma juyin waɗanda suka riga suka shiga ƙofa.

    💠 <b>Babban lu’ulu’u</b> ya kai ƙarin 3. Wuta 🔥 kaɗai ke ɗaukarsa: in ta fara shiga ƙofa kuma ta fi kowa lu’ulu’u.

    <b>Wa ya ci?</b> Mai lu’ulu’u mafi yawa shi ne Sarkin Barewa 🦌, ko bai kai ƙofa ba. In aka yi kunnen doki, na ƙofa a gaba, bisa jerin isowa. Sauran da suka kai ƙofa masu zuhudu ne 🙏.

    Kwamfuta tana ɗaukar kujerar da ba kowa. Yanayin shekara kallon allo kaɗai yake sauyawa.
open-deerportal = 🧭 Motsina
level-document = ta gargajiya
level-document-help = 🤖 <b>ta gargajiya</b> tana bin doka mai sauƙi: tana zuwa inda akwai abin samu, ko ta jefa kwandala, ba ta tunanin gaba.
deerportal-water = 💧 Ruwa
deerportal-earth = 🌱 Ƙasa
deerportal-fire = 🔥 Wuta
deerportal-air = 💨 Iska
deerportal-stop = daskare
deerportal-card = rasa laya
deerportal-diamond = ɗauki lu’ulu’u 1
deerportal-diamonds = ɗauki lu’ulu’u 2
deerportal-spring = 🌸 Bazara
deerportal-summer = ☀️ Rani
deerportal-fall = 🍂 Kaka
deerportal-winter = ❄️ Hunturu
deerportal-time =
    { $season } · zagaye na { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Yanayin barewa</b>: juyi na ƙarshe
        [one] { " " }· 🦌 <b>Yanayin barewa</b>: saura juyi 1 bayan wannan
       *[other] { " " }· 🦌 <b>Yanayin barewa</b>: saura juyi { $left } bayan wannan
    }
deerportal-over = 🏁 An ƙirga lu’ulu’u
deerportal-piles = 🎴 Abin da layu ke yi yanzu: { $cards }
deerportal-big = 💠 Babban lu’ulu’u yana ƙofa har yanzu: ya kai 3 ga { $who }
deerportal-sides = 🤝 Lu’ulu’u: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } gaba, har gurbi { $last }: { $things ->
        [none] ba komai
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } baya, har gurbi { $last }: { $things ->
        [none] ba komai
       *[other] { $things }
    }
deerportal-still = 💎 da suka rage: { $counts }
deerportal-at = { $mark } gurbi { $field } cikin { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 a ƙofa · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] rasa juyi 1
       *[other] rasa juyi { $turns }
    }
deerportal-score =
    { $team ->
        [yes] ƙungiya:{ " " }
       *[no] { "" }
    }lu’ulu’u { $count }
deerportal-title-god = 🦌 <b>Sarkin Barewa</b> · 💎 { $count }
deerportal-title-monk = 🙏 Mai zuhudu: an kai ƙofa · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 An fita da wuri
       *[no] 🌾 Ba a kai ƙofa ba
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Ba a kai ƙofa ba
   *[other] 🌀 a ƙofa: na { $number }
}
deerportal-together = 🤝 { $count } tare
deerportal-roll = 🎲 Jefa dais
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] daskare { $element } ❄️
        [card] { $element }: rasa laya
        [diamond] 1 💎 daga { $element }
        [diamonds] { $count } 💎 daga { $element }
       *[none] { $element } ba aiki
    }
deerportal-portal =
    🌀 ƙofa{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 tunani
deerportal-ends = { $move } · wasa zai ƙare
deerportal-said =
    { $way ->
        [back] baya
       *[forward] gaba
    } zuwa { $place ->
        [portal] ƙofa 🌀
        [corner] kusurwarku (🧘 tunani)
        [diamond] gurbi { $field } (lu’ulu’u 💎)
        [own] gurbi { $field } (layarku, { $element }, ba aiki)
        [rune] gurbi { $field } (layar { $element }, { $card })
       *[nothing] gurbi { $field } (ba komai)
    }
deerportal-ask-roll = <b>Juyinku:</b> ku jefa dais.
deerportal-ask-way = 🎲 <b>Dais ya ba ku { $number }: gaba ko baya?</b>
event-deerportal-rolled =
    🎲 { WHO($seat) ->
        [you] Dais ya ba ku { $number }.
       *[other] Dais ya ba { $seat } { $number }.
    }
event-deerportal-moved =
    { WHO($seat) ->
        [you]
            { $rolled ->
                [0] Kun yi
               *[other] Dais { $rolled }: kun yi
            }
       *[other]
            { $rolled ->
                [0] { $seat } na yin
               *[other] { $seat }, dais { $rolled }:
            }
    } { $way ->
        [back] baya
       *[forward] gaba
    } zuwa { $place ->
        [portal] ƙofa
        [corner] kusurwa
       *[field] gurbi { $end }
    }{ $found ->
        [diamond] { ", an sami lu’ulu’u 💎." }
        [own]
            , { WHO($seat) ->
                [you] layarku ce
               *[other] layar mai hanyar ce
            }, ba aiki.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { WHO($seat) ->
        [you] Kun yi tunani: hanyarku ta sake cika.
       *[other] { $seat } na tunani: hanyar ta sake cika.
    }
event-deerportal-found_big =
    💠 { WHO($seat) ->
        [you] Kun ɗauki babban lu’ulu’u
       *[other] { $seat } na ɗaukar babban lu’ulu’u
    }: lu’ulu’u { $count }!
event-deerportal-found_diamond =
    💎 { WHO($seat) ->
        [you] Kun sami lu’ulu’u.
       *[other] Lu’ulu’u ga { $seat }.
    }
event-deerportal-drew =
    { $what ->
        [own]
            { WHO($seat) ->
                [you] Kun tayar da layar sinadarinku { $mark }: ba aiki.
               *[other] { $seat } na tayar da layar mai hanyar { $mark }: ba aiki.
            }
        [frozen]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ta daskarar da { $target } ({ $mark }): { WHO($target) ->
                [you] za ku rasa juyi ɗaya ❄️.
               *[other] za a rasa juyi ɗaya ❄️.
            }
        [lost]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ta cire laya 1 daga { WHO($target) ->
                [you] hanyarku
               *[other] hanyar { $target }
            } ({ $mark }).
        [lost-nobody]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ta cire laya 1 daga hanyar { $element } { $mark }.
        [won]
            { WHO($seat) ->
                [you] Kun ɗauki
               *[other] { $seat } na ɗaukar
            } lu’ulu’u { $gained } daga { WHO($target) ->
                [you] hanyarku
               *[other] hanyar { $target }
            } ({ $mark }).
        [won-nobody]
            { WHO($seat) ->
                [you] Kun ɗauki
               *[other] { $seat } na ɗaukar
            } lu’ulu’u { $gained } daga hanyar { $element } { $mark }.
        [won-anyway]
            { WHO($seat) ->
                [you] Kun sami
               *[other] { $seat } na samun
            } lu’ulu’u 1, ko da yake na hanyar { $element } { $mark } sun ƙare.
        [no-diamond]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ba ta yi komai ba: ba sauran lu’ulu’u a hanyar { $element } { $mark }.
        [no-rune]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ba ta yi komai ba: ba sauran laya a hanyar { $element } { $mark }.
       *[no-one]
            { WHO($seat) ->
                [you] Layarku
               *[other] Layar { $seat }
            } ba ta yi komai ba: ba kowa a hanyar { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Katin ƙarshe na tarin kenan, don haka duk layun { $mark } sun ɓace.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0] { "" }
       *[other] Dais { $rolled }.{ " " }
    }{ WHO($seat) ->
        [you]
            { $place ->
                [1] Ku ne na farko a ƙofa: lu’ulu’u { $bonus }!
               *[other] Kun kai ƙofa.
            }
       *[other]
            { $place ->
                [1] Na farko a ƙofa, { $seat }: lu’ulu’u { $bonus }!
               *[other] Ga { $seat } a ƙofa.
            }
    }
event-deerportal-deer_mode = 🦌 Yanayin barewa ya fara: saura juyi { $turns }, na kowa gaba ɗaya.
event-deerportal-missed =
    ❄️ { WHO($seat) ->
        [you] Kun rasa juyi
       *[other] { $seat } na rasa juyi
    }{ $left ->
        [0] .
       *[other] , kuma za a ƙara rasa { $left }.
    }
event-deerportal-season_began = An shiga { $season }.
event-deerportal-left =
    { WHO($seat) ->
        [you] Kun fita da lu’ulu’unku.
       *[other] { $seat } na fita da lu’ulu’u.
    }
event-deerportal-ended = Wasa ya ƙare.
reason-deerportal-all_home =
    🌀 Kowa yana ƙofa. { $count ->
        [one] Nasara ga { $winners }, sabon 🦌 Sarkin Barewa!
       *[other] Nasara ta tare: { $winners }, 🦌 Sarakunan Barewa!
    }
reason-deerportal-deer_mode =
    🦌 Yanayin barewa ya ƙare. { $count ->
        [one] Nasara ga { $winners }, sabon Sarkin Barewa!
       *[other] Nasara ta tare: { $winners }, Sarakunan Barewa!
    }
reason-deerportal-last_standing = Sauran duk sun fita. Nasara ga { $winners }!
rule-deerportal-fair_centre = Babban lu’ulu’u na kowa
rule-deerportal-fair_centre-help = Kowa na iya ɗaukar babban lu’ulu’u, ba Wuta kaɗai ba. Ku shiga ƙofa lokacin da ku kaɗai kuka fi kowa lu’ulu’u.
rule-deerportal-portal_required = Ƙofa ko ba komai
rule-deerportal-portal_required-help = Waɗanda ba su kai ƙofa ba suna bayan duk wanda ya kai, komai yawan lu’ulu’unsu.
rule-deerportal-quick = Wasan gaggawa
rule-deerportal-quick-help = Kowa na farawa a rabin hanya, gurbi 20.
rule-deerportal-no_bots = Kujera ta zauna ba kowa
rule-deerportal-no_bots-help = Kwamfuta ba ta shiga sai kun ƙara ta. Ana ba da sinadarai bisa jerin shiga: Ruwa, Ƙasa, Wuta, Iska. Yanayin barewa juyi 4 ne ga kowane mai wasa.
rule-deerportal-random_bonus = Kyautar ƙofa 5 ko 6
rule-deerportal-random_bonus-help = Na farko a ƙofa ya sami lu’ulu’u 5 ko 6, ta sa’a.
rule-deerportal-teams = Ƙungiyoyi biyu
rule-deerportal-teams-help = Kusurwoyi masu fuskantar juna suna tare: Ruwa da Wuta, Ƙasa da Iska. Kowace ƙungiya ta haɗa lu’ulu’unta.
deerportal-day-1-2 = Frigg ta sake ɗaukar mazarinta
deerportal-day-1-6 = Ranar Celt ta Abar Bauta Mai Uku
deerportal-day-1-10 = Ranar St Geraint
deerportal-day-1-13 = Midvinterblot, hadayar tsakiyar hunturu
deerportal-day-1-20 = Midvinterblot kuma, bisa wata kalandar daban
deerportal-day-1-22 = Bikin Muses
deerportal-day-1-25 = Tsohon bikin Disting
deerportal-day-1-30 = Up Helly Aa, tsohon bikin wuta
deerportal-day-1-31 = Ranar girmama Valkyries
deerportal-day-2-2 = Ranar tsakanin yanayi ta farko · Imbolc, bikin Brighid
deerportal-day-2-11 = Ranar da tsuntsaye ke fara waƙa
deerportal-day-2-14 = Bikin Vali
deerportal-day-3-2 = Ranar hankaki
deerportal-day-3-13 = Burgsonndeg, rana ta sake haifuwa, bazara ta kusa
deerportal-day-3-17 = Trefuilnid Treochar, yanzu ranar St Patrick
deerportal-day-3-18 = Ranar Sheela
deerportal-day-3-19 = Ranar kwatan shekara ta farko: daidaiton dare da rana na bazara
deerportal-day-3-20 = Bikin Iduna
deerportal-day-3-21 = Ostara, abar bautar bazara ta Saxon
deerportal-day-4-30 = Jajibirin Mayu, Daren Walpurgis
deerportal-day-5-1 = Beltane, bikin Celt na hura wuta
deerportal-day-5-4 = Ranar tsakanin yanayi ta biyu
deerportal-day-5-12 = Faretin Maguna
deerportal-day-5-14 = Bikin rana mai haske a tsakar dare
deerportal-day-5-18 = Bikin Cernunnos, abin bauta mai ƙaho
deerportal-day-5-20 = Bikin Mjollnir, gudumar Thor
deerportal-day-5-24 = Ranar uwa ta Abar Bauta Mai Uku
deerportal-day-6-20 = Ranar kwatan shekara ta biyu: rana mafi tsawo
deerportal-day-6-21 = Litha, ranar da ta fi tsawo
deerportal-day-6-23 = Jajibirin St John, tsakiyar rani
deerportal-day-8-1 = Lughnasadh, wasannin rani na Lugh, abin bautar rana
deerportal-day-8-2 = Ranar Lady Godiva
deerportal-day-8-4 = Loch mo Naire da ruwansa mai warkarwa
deerportal-day-8-5 = Ranar tsakanin yanayi ta uku
deerportal-day-8-10 = Kasuwar Puck
deerportal-day-8-14 = Ranar Burryman
deerportal-day-8-17 = Jarabawar Odin
deerportal-day-8-23 = Bikin Ilmatar
deerportal-day-8-28 = Frey Faxi, ranar Frey
deerportal-day-8-29 = Bikin Urda
deerportal-day-9-21 = Ranar kwatan shekara ta uku: daidaiton dare da rana na kaka
deerportal-day-10-8 = Ranar Erik the Red
deerportal-day-10-9 = Ranar Leif Erikson
deerportal-day-10-11 = Tsohuwar Bishiyoyi
deerportal-day-10-14 = Daren Hunturu, bayan an girbe
deerportal-day-10-18 = Babbar kasuwar ƙaho
deerportal-day-10-24 = Bikin ruhohin iska
deerportal-day-10-27 = Allantide, ana ba juna tuffan Allan
deerportal-day-10-31 = Jajibirin Ranar Waliyai
deerportal-day-11-1 = Samhain, rana ta tafi, shekarar Celt ta fara
deerportal-day-11-5 = Ranar tsakanin yanayi ta huɗu
deerportal-day-12-6 = Bikin St Nicholas: a siffarsa Odin ke jan farauta
deerportal-day-12-9 = Babbar sharar Yule, ’yan Denmark na ɗebo ruwan yin giyar Yule
deerportal-day-12-13 = Gagarumar farautar Woden
deerportal-day-12-18 = Bikin Epona
deerportal-day-12-20 = Ranar kwatan shekara ta huɗu: rana mafi gajarta
deerportal-day-12-21 = Bikin Beiwe · Yule, kwana goma sha biyu na zagayowar shekara
deerportal-not-rolled = Ku fara jefa dais: /move jefa
deerportal-tap-way = Dais ɗinku kenan. Ku taɓa inda kuke son zuwa.
deerportal-has-rolled = Kun riga kun jefa dais. Ku aika /move gaba ko /move baya
typed-deerportal = Kuna iya rubuta kalmomi uku: jefa, gaba, baya.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: jefa
    forward: gaba
    back: baya
