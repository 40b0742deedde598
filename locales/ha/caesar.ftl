game-caesar-about = Caesar da hamayya da Cleopatra: ku ja ƙungiyoyi biyar na dattawan Roma gefenku da yaudara, leƙen asiri da Veto.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Buri:</b> ku sami dattawan Roma. Ƙungiyoyi biyar ne: uku masu dattawa 5 (Praetor, Aedile, Quaestor), biyu masu 3 (Consul, Censor). Mai maki mafi yawa a ƙarshe ya ci wasan.

    <b>Farawa:</b> kowa ya ajiye 1, 2, 3, 4 da 5 a sirri, a rufe, kati ɗaya a kowace ƙungiya. Sannan a hannun kowa akwai wani 1, 2, 3, 4 da 5, da Veto ɗaya. Kowa yana da manufa ta sirri (shafi na 4). Caesar ke farawa.

    <b>Juyinku</b>
    1. Ku buga katin tasiri: <b>ɗaya</b>, a buɗe ko a rufe, ko <b>biyu</b>, ɗaya a buɗe ɗaya a rufe. Dole ku buga aƙalla ɗaya. Katunanku a ƙungiya ba sa wuce biyar.
    2. Kuna iya buga katin aiki <b>ɗaya</b> ma, kafin ko bayan haka. In kun buga shi bayan katin tasiri na farko, ba za ku ƙara na biyu ba.
    3. Ku ɗauki <b>mutum-mutumi</b> daga jaka: wata ƙungiya za ta iya yin ƙuri’a.
    4. Ku ɗauki katuna har ku sake riƙe shida. Ga kowane kati ku zaɓi dami: tasiri ko aiki.
game-caesar-rules-2 =
    🗿 <b>Mutum-mutumi da ƙuri’a</b>

    A jaka akwai mutum-mutumi bakwai.
    • Mutum-mutumin ƙungiya: ƙungiyar ta yi ƙuri’a. Sai a ajiye shi gefe.
    • 🪨 toka-toka: ba ƙuri’a. Sai a ajiye shi gefe.
    • ⚫ baƙi: ba ƙuri’a. Kowane mutum-mutumi, har da wannan, ya koma jaka.
    Bayan kowane mutum-mutumi, kowace ƙungiya mai katuna 8 ko fiye (na ɓangarori biyu) ita ma ta yi ƙuri’a. Don haka ƙungiya na iya yin ƙuri’a sau biyu a juyi.

    <b>Ƙuri’a</b>
    1. A buɗe duk katunan ƙungiyar, su zauna a buɗe.
    2. A haɗa jimlar kowane ɓangare. Failasuf Φ sifili ne.
    3. Babbar jimla ta sami dattijo ɗaya. Amma in ɓangare ɗaya ya fi yawan Φ, <b>ƙaramar</b> jimla ce ke samu.
    4. Ko wane ne ya ci, mai babbar jimla ya zubar da lambarsa mafi girma, ɗayan kuma mafi ƙanƙanta. Sauran katuna suna nan, har da Φ.
    <b>Jimla ɗaya:</b> ba wanda ya ci, ba a zubar da komai ba.

    In an sami dattijon ƙungiya na ƙarshe, a zubar da katunanta, mutum-mutuminta ya fita daga wasa.
game-caesar-rules-3 =
    🃏 <b>Katuna</b>

    <b>Tasiri</b> (37 ga kowa): bakwai na kowace lamba 1 zuwa 5, da Failasuf <b>Φ</b> biyu.

    <b>Katunan aiki</b> (10 ga kowa)
    🗡 <b>Kisan gilla</b> ×3: mai hamayya ya zubar da wani katinsa da ke buɗe a tebur, kuma ku kuke zaɓa, ko da Φ ne.
    👁 <b>Leƙen asiri</b> ×3: a buɗe duk katunan mai hamayya da ke rufe a ƙungiya ɗaya.
    🔀 <b>Musaya</b> ×1: ku kwashe katunanku daga ƙungiyoyi biyu ku sake raba su tsakanin biyun, duka a rufe, biyar mafi yawa a kowacce.
    ⚡ <b>Fushin Gumaka</b> ×1: ɓangarori biyu su zubar da duk katunansu a ƙungiya ɗaya.
    ✋ <b>Veto</b> ×2: yana hana ɗaya daga waɗannan in mai hamayya ya sanar da shi. A zubar da katunan biyu, ku ɗauki kati ɗaya nan take. Ba a yi wa Veto Veto, kuma sai a amsa kawai ake buga shi.

    Ana tambayar ku ko ba ku da Veto; in kowa zai iya sanin ba ku da shi, ana iya tsallake tambayar. Katin da aka yi wa Veto ma an ƙirga shi a matsayin katin aikin juyin.
game-caesar-rules-4 =
    🏆 <b>Ƙarshe da maki</b>

    <b>Ba katin tasiri,</b> ko ba ƙungiyar da za ku buga? To mutum-mutumi kawai za ku ɗauka. Kuna iya zubar da duk katunan hannu da kuke so kafin ku ɗauki wasu har ku riƙe shida.
    <b>Damin da ya ƙare</b> ba a gauraya shi. Ku ɗauka daga ɗayan. In duka sun ƙare, ku ci gaba da ƙarancin katuna.

    <b>Wasa na ƙarewa</b> a ƙarshen juyi in
    • an sami duk dattawa 21,
    • ba wanda ke da tasiri a hannu ko dami,
    • duk ƙungiyoyi kunnen doki ne, kuma ba wanda zai taɓa iya sauya haka,
    • ko ba abin da ya sauya a tebur cikin juyi 12 a jere (6 ga kowa).

    <b>Maki</b>
    • 1 ga kowane dattijo
    • ƙarin 1 in kun sami mafi yawan ƙungiya (3 cikin 5, 2 cikin 3), wani 1 in kun same ta duka
    • ƙarin 2 in kun sami mafi yawan ƙungiyar manufarku: Praetor, Aedile ko Quaestor

    Mai maki mafi yawa ya ci. In maki ya yi daidai, kunnen doki ne.
open-caesar = 🃏 Katunana
caesar-group-praetor = Praetor
caesar-group-aedile = Aedile
caesar-group-quaestor = Quaestor
caesar-group-consul = Consul
caesar-group-censor = Censor
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Kisan gilla
caesar-card-scout = 👁 Leƙen asiri
caesar-card-castling = 🔀 Musaya
caesar-card-wrath = ⚡ Fushi
caesar-card-veto = ✋ Veto
caesar-label-hand = Hannu
caesar-label-decks = Dami
caesar-label-discarded = An zubar
caesar-label-busts = Sun fita
caesar-label-bag = A jaka
caesar-title-mission =
    { $persona } · manufar { $group } { $done ->
        [yes] +2
       *[no] ta gaza
    }
caesar-points = maki { $points }
caesar-label-mission = Manufarku
caesar-name-assassination = Gilla
caesar-name-scout = Leƙe
caesar-name-castling = Musaya
caesar-name-wrath = Fushi
caesar-name-veto = Veto
caesar-lost-nothing = ba komai
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] an sami duka
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Mutum-mutumin da suka fita: { $out } · a jaka: { $bag }
caesar-no-busts = ba ko ɗaya
caesar-decks = 📚 Dami (tasiri + aiki): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 an zubar: { $discarded_one } da { $discarded_other }
caesar-match = 🏆 Wasa na { $game } cikin jeri, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: a bari, ko a hana da Veto?
caesar-now-setup = 🤫 Kowa na ajiye 1, 2, 3, 4 da 5 a sirri, a rufe, ɗaya a kowace ƙungiya.
caesar-now-play = ▶️ Na gaba: katin tasiri 1 ko 2, da katin aiki har 1.
caesar-now-influence = ▶️ Na gaba: katin tasiri 1 ko 2.
caesar-now-more =
    ▶️ Na gaba: katin tasiri na biyu ({ $way ->
        [up] a buɗe
       *[down] a rufe
    }){ $acted ->
        [yes] { "" }
       *[no] { ", katin aiki" }
    } ko mutum-mutumi.
caesar-now-action = ▶️ Na gaba: katin aiki ko mutum-mutumi.
caesar-now-replace = ▶️ Na gaba: ɗauki katin da zai maye gurbin Veto.
caesar-now-castling = ▶️ Na gaba: sake jera katunan ƙungiyoyin biyu, a rufe.
caesar-now-discard = ▶️ Ba tasirin da za a buga. Na gaba: zubar da katunan da ba a so, sannan a ɗauki wasu har a riƙe shida.
caesar-now-refill = ▶️ Na gaba: ɗaukar katuna har a sake riƙe shida.
caesar-mission = 🎯 Manufa: ku sami mafi yawan { $group } (+2)
caesar-hand = 🃏 Hannunku: { $cards }
caesar-discards = 🗑 An zubar: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Ba a zubar ba —
       *[other] 🗑 An zubar ({ $count })
    }
caesar-standing = { $persona } · maki <b>{ $points }</b> · a hannu: tasiri { $influence }, aiki { $actions }
caesar-final =
    { $patricians ->
        [one] dattijo 1
       *[other] dattawa { $patricians }
    } + { $bonus } na ƙungiyoyi{ $mission ->
        [none] { "" }
        [missed] { " " }(manufar { $group } ta gaza)
       *[done] { " " }+ 2 na manufar { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Kisan gilla ({ $card } a buɗe, { $group })
caesar-trick-scout = 👁 Leƙen asiri ({ $group })
caesar-trick-castling = 🔀 Musaya ({ $group } da { $other })
caesar-trick-wrath = ⚡ Fushin Gumaka ({ $group })
caesar-ask-setup = <b>Wane kati zai je { $icon } { $group } a rufe?</b> Kati na { $number } cikin 5. Na biyar zai je Censor da kansa.
caesar-ask-play = <b>Ku zaɓi kati.</b> Ku buga katin tasiri 1, ko 2 (ɗaya a buɗe, ɗaya a rufe). Kuna iya buga katin aiki 1 ma, kafin ko bayan haka.
caesar-ask-influence = <b>Ku zaɓi katin tasiri.</b> Kun riga kun buga katin aikinku.
caesar-ask-more =
    <b>A buga kati na biyu { $way ->
        [up] a buɗe
       *[down] a rufe
    }?</b> Ku zaɓe shi, { $acted ->
        [yes] ko ku ɗauki mutum-mutumi.
       *[no] ku buga katin aiki, ko ku ɗauki mutum-mutumi.
    }
caesar-ask-action = <b>Ku buga katin aiki, ko ku ɗauki mutum-mutumi.</b> Ba za ku ƙara buga tasiri a wannan juyin ba.
caesar-ask-where =
    <b>{ $way ->
        [either] Wace ƙungiya za ku ba { $card }?</b>
        [up] Wace ƙungiya za ku ba { $card }, a buɗe?</b>
       *[down] Wace ƙungiya za ku ba { $card }, a rufe?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] waɗanne ƙungiyoyi biyu?
       *[other] wace ƙungiya?
    }</b>
caesar-ask-veto = <b>Za ku bari?</b> Ana tambayar ku kullum, ko ba ku da Veto.
caesar-ask-replace = <b>Ku ɗauki katin da zai maye gurbin Veto ɗinku.</b> Daga wane dami?
caesar-ask-castling =
    <b>Ina za a ajiye { $card }?</b> { $count ->
        [one] Shi ne kati na ƙarshe,
       *[other] Saura katuna { $count }, duka
    } a rufe.
caesar-ask-discard = <b>Ba za ku iya buga tasiri ba.</b> Kuna iya zubar da duk katunan da ba ku so. Sannan ku taɓa An gama, ku ɗauki wasu har ku riƙe shida.
caesar-ask-refill =
    <b>Ku ɗauki { $missing ->
        [one] kati 1
       *[other] katuna { $missing }
    }.</b> 📜 Tasiri (saura { $influence }) ko 🎭 aiki (saura { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 A bari
caesar-done-play = 🗿 Ɗauki mutum-mutumi
caesar-done-discard = ✅ An gama
caesar-discard = Zubar da { $card }
caesar-draw-influence = 📜 Tasiri ({ $count })
caesar-draw-action = 🎭 Aiki ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Kati na ƙarshe —
       *[other] — Sannan: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Katunan biyu
       *[other] Duk { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — An ɗauki mutum-mutumi —
caesar-bust-follows = — Na gaba: mutum-mutumi —
caesar-veto-played = — An buga Veto —
caesar-first-influence = Fara ɗaukar 1 📜
caesar-first-action = Fara ɗaukar 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } a buɗe, { $icon } { $group }
caesar-play-down = { $card } a rufe, { $icon } { $group }
caesar-not-veto = Veto katunan aiki na mai hamayya kaɗai yake amsawa. Ba za ku buga shi haka nan ba.
caesar-no-veto = Ba ku da Veto, don haka sai dai ku bari.
caesar-not-acted = Kun riga kun buga katin aiki a wannan juyin.
caesar-not-assassination = Babu katin mai hamayya a buɗe.
caesar-not-scout = Babu katin mai hamayya a rufe.
caesar-not-castling = Musaya na buƙatar ƙungiyoyi biyu masu sauran dattawa, da katinku a ɗayansu.
caesar-not-wrath = Ba tasiri a tebur.
caesar-not-closed = Ba za ku ƙara buga tasiri a wannan juyin ba. Kun buga katuna biyu, ko katin aiki bayan katin tasiri na farko.
caesar-not-open = Ba ƙungiyar da za ku buga. Kowacce tana da katunanku biyar ko ba sauran dattawa.
caesar-not-bust = Ku fara buga katin tasiri. Sannan ku ɗauki mutum-mutumi.
caesar-not-there = Wannan maɓalli abin da ke tafe kawai yake nunawa.
caesar-not-another = Kun riga kun ɗauki mutum-mutumi a wannan juyin.
caesar-not-vetoed = Kun buga Veto. Ku ɗauki katin da zai maye gurbinsa.
caesar-not-yet = Ku fara ajiye duk katunan da kuke sake jerawa, ɗaya bayan ɗaya.
caesar-not-again = Kun riga kun ajiye wannan kati.
caesar-full = Kuna da katuna biyar a can tuni, nan ne iyaka.
caesar-no-such-card = Ba ku da wannan kati.
caesar-keys = { $icon }5 na nufin 5 a buɗe a { $group }.
caesar-own-hidden = 🙈 Katunanku a rufe: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } a { $icon } { $group }: a buɗe ko a rufe?</b>
        [up] A buga { $card } a buɗe a { $icon } { $group }?</b>
       *[down] A buga { $card } a rufe a { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” na ɗaukar mutum-mutumi ma." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Wane kati da ke buɗe a { $icon } { $group }?
        [castling] { $icon } { $group } da wace ƙungiya kuma?
       *[other] { $card } a { $icon } { $group }?
    }</b> Mai hamayya na iya cewa Veto.
caesar-place-up = { $card } a buɗe
caesar-place-down = { $card } a rufe ▮
caesar-not-here = Wannan kati ba zai je { $group } yanzu ba.
caesar-not-won = { $group }: an riga an samu duka.
caesar-empty-hand = Ba ku da kati.
event-caesar-two =
    { WHO($seat) ->
        [you] Kun buga
       *[other] { $seat } na buga
    } <b>{ $card }</b> a buɗe a { $icon } { $group }, da { $known ->
        [yes] <b>{ $card2 }</b>
       *[no] wani kati
    } a rufe a { $icon2 } { $group2 }.
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Kunnen doki: ba abin da ya sauya.
        [turned] Failasuf { $phil_one } : { $phil_other } sun juya sakamako: dattijo ga <b>{ $winner }</b>, da ƙaramar jimla.
       *[won] Dattijo ga <b>{ $winner }</b>.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }An zubar: { $high } { $highest }, { $low } { $lowest ->
                [0] ba komai.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { WHO($seat) ->
        [you] Kun ajiye
       *[other] { $seat } na ajiye
    } { $known ->
        [yes] <b>{ $cards }</b> a rufe.
       *[no] katuna biyar a rufe.
    }
event-caesar-played =
    { WHO($seat) ->
        [you] Kun buga
       *[other] { $seat } na buga
    } <b>{ $card }</b> a buɗe a { $icon } { $group }.
event-caesar-hid =
    { WHO($seat) ->
        [you] Kun buga
       *[other] { $seat } na buga
    } { $known ->
        [yes] <b>{ $card }</b>
       *[no] kati
    } a rufe a { $icon } { $group }.
event-caesar-announced =
    📣 { WHO($seat) ->
        [you] Kun sanar da
       *[other] { $seat } na sanar da
    } <b>{ $trick }</b>.
event-caesar-passed =
    { WHO($seat) ->
        [you] Kun bari.
       *[other] Ba Veto daga { $seat }.
    }
event-caesar-vetoed =
    ✋ <b>Veto!</b> { WHO($seat) ->
        [you] Kun hana
       *[other] { $seat } na hana
    } { $trick }.
event-caesar-assassinated =
    🗡 { WHO($seat) ->
        [you] Kun rasa
       *[other] { $seat } na rasa
    } <b>{ $card }</b> da ke buɗe a { $icon } { $group }.
event-caesar-revealed =
    👁 { WHO($seat) ->
        [you] Dole kuka buɗe
       *[other] An tilasta wa { $seat } buɗe
    } <b>{ $cards }</b> a { $icon } { $group }.
event-caesar-castled =
    🔀 { WHO($seat) ->
        [you] Kun sake jera katunanku
       *[other] { $seat } na sake jera katuna
    }: { $first } a { $icon } { $group } da { $second } a { $icon2 } { $group2 }, duka a rufe.
event-caesar-struck = ⚡ Gumaka sun bugi { $icon } { $group }. An rasa: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { WHO($seat) ->
        [you] Kun ɗauki
       *[other] { $seat } na ɗaukar
    } { $bust ->
        [black] <b>baƙin mutum-mutumi</b> ⚫: duk mutum-mutumi sun koma jaka.
        [grey] <b>mutum-mutumi toka-toka</b> 🪨: ba ƙuri’a.
       *[group] mutum-mutumin <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b>: katuna 8 ko fiye, don haka ƙungiyar ma ta yi ƙuri’a:
       *[no] 🗳 Ƙuri’ar { $icon } <b>{ $group }</b>:
    } { $vote }
event-caesar-exhausted = 🏛 An sami duk { $icon } { $group }. Katunansu da mutum-mutuminsu sun fita daga wasa.
event-caesar-discarded =
    { WHO($seat) ->
        [you] Kun zubar da kati:
       *[other] { $seat } na zubar da kati:
    } <b>{ $card }</b>.
event-caesar-drew =
    { WHO($seat) ->
        [you] Kun ɗauki
       *[other] { $seat } na ɗaukar
    } { $known ->
        [yes] <b>{ $card }</b>.
       *[no]
            { $deck ->
                [influence] katin tasiri.
               *[action] katin aiki.
            }
    }
event-caesar-drew-several =
    { WHO($seat) ->
        [you] Kun ɗauki
       *[other] { $seat } na ɗaukar
    } { $influence ->
        [0]
            { $actions ->
                [one] katin aiki 1.
               *[other] katunan aiki { $actions }.
            }
       *[other]
            { $influence ->
                [one] katin tasiri 1
               *[other] katunan tasiri { $influence }
            }{ $actions ->
                [0] .
                [one] { " da katin aiki 1." }
               *[other] { " da katunan aiki" } { $actions }.
            }
    }
event-caesar-left =
    { WHO($seat) ->
        [you] Kun fita daga wasan.
       *[other] { $seat } na fita daga wasan.
    }
event-caesar-ended =
    { $result ->
        [tie] Wannan wasa kunnen doki ne, { $best } : { $worst }.
       *[won] Nasarar wannan wasa ga <b>{ $winner }</b>, { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Za ku musanya ɓangare a wasa na gaba." }
       *[no] { "" }
    }
reason-caesar-patricians =
    An sami duk dattawa. { $count ->
        [one] Roma ta { $winners } ce!
       *[other] { $winners } sun raba Roma!
    }
reason-caesar-influence =
    Ba sauran tasiri da za a buga. { $count ->
        [one] Roma ta { $winners } ce!
       *[other] { $winners } sun raba Roma!
    }
reason-caesar-stalemate =
    Kowace ƙungiya kunnen doki ce, ba mai iya sauyawa. { $count ->
        [one] Roma ta { $winners } ce!
       *[other] { $winners } sun raba Roma!
    }
reason-caesar-standstill =
    Ba abin da ya sauya cikin juyi 12. { $count ->
        [one] Roma ta { $winners } ce!
       *[other] { $winners } sun raba Roma!
    }
reason-caesar-match =
    Jerin wasanni ya ƙare. { $count ->
        [one] Nasara ga { $winners }!
       *[other] { $winners } sun raba nasara!
    }
reason-caesar-left = Roma ta { $winners } ce: ɗaya ɓangaren ya fita.
rule-caesar-missions = Manufa ta sirri
rule-caesar-missions-help = Kowa yana da ƙungiya ta sirri. Wanda ya sami mafi yawan dattawanta zai sami ƙarin maki 2.
rule-caesar-philosophers = Failasuf bayan ƙuri’a
rule-caesar-philosophers-help = Abin da ke faruwa da Failasuf na ƙungiya bayan ƙuri’ar da aka ci: duk su zauna, ɓangaren da ya fi yawansu ya zubar da ɗaya, ko a zubar da duka.
rule-caesar-philosophers-stay = duk su zauna
rule-caesar-philosophers-source = a zubar da 1
rule-caesar-philosophers-classic = a zubar da duka
rule-caesar-personas = Wa zai yi Caesar
rule-caesar-personas-help = Caesar shi ne mai shiga na farko, na biyu, ko ta sa’a. Ɗayan shi ne Cleopatra.
rule-caesar-personas-seats = mai shiga na farko
rule-caesar-personas-swapped = mai shiga na biyu
rule-caesar-personas-dealt = ta sa’a
rule-caesar-cleopatra_starts = Cleopatra ke farawa
rule-caesar-cleopatra_starts-help = Cleopatra ce ke yin juyin farko, ba Caesar ba.
rule-caesar-best_of_three = Biyu cikin uku
rule-caesar-best_of_three-help = Ana yin wasa har uku, wanda ya fara cin biyu ya ci jerin. Ana musanya ɓangare bayan kowane wasa.
caesar-not-so = Kuna iya buga { $card } yanzu, amma ba haka ba.
typed-caesar = Ku rubuta kati, ƙungiya, da buɗe ko rufe. Katuna: 1 zuwa 5, ko failasuf (Φ). Ƙungiyoyi: praetor, aedile, quaestor, consul, censor. Kuna iya gajarta kowace kalma, kamar “3 con buɗe”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Motsin dole kai tsaye
rule-caesar-forced_moves-help = In kowa na iya gani cewa ba ku da Veto (ba katin aiki a hannunku, ko an zubar da Veto ɗinku biyu), ba a tambayar ku ko za ku bari in mai hamayya ya sanar da katin aiki. Yana aiki kai tsaye. Amma har yanzu ana tambayar ku kan Musaya, da kuma kafin a ɗauki mutum-mutumi.
typed-words-caesar =
    praetor: praetor
    aedile: aedile
    quaestor: quaestor
    consul: consul
    censor: censor
    up: buɗe bude
    down: rufe
    p: failasuf phi Φ
    assassination: gilla kisan
    scout: leƙe leke
    castling: musaya
    wrath: fushi
    veto: veto
    draw: ɗauki dauki
    influence: tasiri
    action: aiki
    discard: zubar
    pass: bari
    done: gama
    bust: gunki mutummutumi
