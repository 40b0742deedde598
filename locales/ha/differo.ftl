game-differo-about = Yaƙin basira: ku ƙidaya duwatsun layi, ku yi guraba daidai adadinsu, ku riga kowa kai ɗaya gefen.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Masu wasa biyu, kowa da duwatsu 13. Ku riga kowa kai dutse <b>ɗaya</b> makomarku, jere na can ƙarshe.

    ⚪ Fari ke farawa, yana hawa zuwa jere A.
    ⚫ Baƙi yana sauka zuwa jere I.

    <b>Juyinku</b>
    1. Ku zaɓi ɗaya daga duwatsunku.
    2. Ku zaɓi layin da ya ratsa shi: jerensa, ko ɗaya daga karkatansa, \ ko /.
    3. Ku ƙidaya duk duwatsun layin: naku a cire nasu. Ku matsa guraba <b>daidai</b> wannan adadi, ta kowane gefe na layin.

    Dole a motsa: ba a tsallake juyi.

    <b>Kun ci</b> nan take in dutsenku ya sauka a makomarku. Kun ci kuma in juyin mai hamayya ya zo, amma ba dutsensa da zai iya motsi.
game-differo-rules-2 =
    📖 <b>Nisan da dutse ke yi</b>

    Ku ƙidaya duwatsun layin duka daga gefe zuwa gefe, ɓangarorin dutsen biyu, ko da akwai gurbin da ba kowa a tsakani. Dutsen da kuke motsawa ma a ƙidaya shi.

    • Naku 4, nasu 1: guraba 3 za ku yi, ba 1 ko 2 ba.
    • In nasu a layin sun kai naku ko sun fi, ba dutsenku da zai bi layin.

    A hoton, lambobin ƙarshen layuka lissafin Fari ne na <b>G4</b>: 3 a jerensa, 1 a kowace karkata. Zai iya zuwa korayen guraba.

    Dutse na tsallake duk abin da ke gabansa. Ba a cin dutse ko kaɗan.

    Kuna iya yin gaba, baya ko gefe. Dole ku sauka a gurbin da ba kowa, amma <b>ba a makomarsu ba</b>.
game-differo-rules-3 =
    📖 <b>Yadda wasa ke ƙarewa</b>

    • <b>Kun ci</b> in dutsenku ya sauka a makomarku. Ɗaya ya isa.
    • <b>Kun faɗi</b> in juyinku ne amma ba dutsenku da zai iya motsi, ko kun miƙa wuya ko kun fita.
    • <b>Kunnen doki ne</b> in matsayi iri ɗaya ya zo karo na uku, mai juyin kuma bai sauya ba. Haka ma bayan motsi 300 gaba ɗaya, ko in ku biyu kun yarda.

    <b>Dokar gida: musanya launi.</b> Bayan motsin farko na Fari, Baƙi na iya musanya launi maimakon motsi. Mai farawa zai ci gaba a matsayin Baƙi.

    <b>Sunayen guraba.</b> Harafi shi ne jere, A zuwa I daga sama. Lamba ita ce karkata \, tana ƙarshenta na ƙasa.

    Ku taɓa dutse, sannan gurbi. Ko ku aika <code>/move F2-F8</code>. Ku aika /puzzle don kacici-kacici.
open-differo = ▶ Motsina
differo-table =
    Motsi na { $number }{ $swap ->
        [yes] { " " }· Baƙi na iya musanya launi a motsi na 2
       *[no] { "" }
    }
differo-over = 🏁 Ya ƙare bayan motsi { $moves }
differo-plays =
    { $colour ->
        [white] ⚪ Fari, zuwa sama jere A
       *[black] ⚫ Baƙi, zuwa ƙasa jere I
    }
differo-side =
    { $colour ->
        [white] Fari
       *[black] Baƙi
    }
differo-wins-here = nasara a nan
differo-side-wins-here =
    { $colour ->
        [white] Nasarar Fari
       *[black] Nasarar Baƙi
    } a nan
differo-home = an kai makoma
differo-rows-to-go = saura jere { $rows }
differo-board-lines = A wannan rubutun, karkata \ tana tafiya ƙasa kai tsaye.
differo-board-chosen = 🔷 { $cell } · ❇️ inda zai iya zuwa
differo-which-piece =
    <b>Juyinku.</b> Wane { $colour ->
        [white] farin
       *[black] baƙin
    } dutse za ku motsa?
differo-lines = <b>{ $cell }</b> na iya yin: { $lines }.
differo-line-row = <b>{ $count }</b> a jerensa
differo-line-falling = <b>{ $count }</b> a karkata \
differo-line-rising = <b>{ $count }</b> a karkata /
differo-line-either = <b>{ $count }</b> a kowace karkata
differo-key-wins = { $move } · nasara
differo-key-draws = { $move } · kunnen doki
differo-other-piece = ← Wani dutse
differo-swap = ⇄ Musanya launi
differo-tap-below = Ku zaɓi motsinku da maɓallan ƙasan tebur.
differo-not-more = Duwatsunku { $own } da nasu { $others } ne a wannan layi. Sai naku sun fi nasu za ku iya bi ta nan.
differo-off-board =
    { $count ->
        [one] In an yi gurbi 1 ta wannan hanya, za a fita daga allo.
       *[other] In an yi guraba { $count } ta wannan hanya, za a fita daga allo.
    }
differo-taken =
    { $count ->
        [one] In an yi gurbi 1 ta wannan hanya, za a kai { $cell }, kuma akwai dutse a can.
       *[other] In an yi guraba { $count } ta wannan hanya, za a kai { $cell }, kuma akwai dutse a can.
    }
differo-their-goal = { $cell } a makomarsu yake, ba za ku iya sauka can ba.
event-differo-moved =
    { WHO($seat) ->
        [you] Kun yi motsi
       *[other] { $seat }:
    } <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Matsayin ya zo karo na biyu: in ya sake zuwa, kunnen doki ne.
       *[no] .
    }
event-differo-swapped =
    ⇄ { WHO($seat) ->
        [you] Kun musanya launi.
       *[other] { $seat } na musanya launi.
    }
event-differo-gave_up =
    🏳 { WHO($seat) ->
        [you] Kun miƙa wuya.
       *[other] { $seat } na miƙa wuya.
    }
reason-differo-goal = 🏆 An kai makoma: nasara ga { $winners }!
reason-differo-blocked = 🏆 Nasara ga { $winners }: an toshe ɗaya ɓangaren!
reason-differo-repetition = 🤝 Kunnen doki: matsayi iri ɗaya ya zo karo na uku.
reason-differo-long = 🤝 Kunnen doki bayan motsi 300.
reason-differo-gave_up = 🏆 Nasara ga { $winners }: ɗaya ɓangaren ya miƙa wuya.
rule-differo-white = Wa zai yi Fari
rule-differo-white-help = Fari ke farawa. Fari shi ne mai shiga na farko, na biyu, ko ta sa’a.
rule-differo-white-first = mai shiga na farko
rule-differo-white-second = mai shiga na biyu
rule-differo-white-lot = ta sa’a
rule-differo-swap = Musanya launi
rule-differo-swap-help = Bayan motsin farko na Fari, Baƙi na iya musanya launi maimakon motsi. Don haka ya fi kyau Fari ya fara da motsin da ya yi adalci ga biyun.
puzzle-title = 🧩 <b>Kacici-kacicin Differo na { $number }</b> cikin { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Fari</b>
       *[black] ⚫ <b>Baƙi</b>
    } zai yi motsi ya { $count ->
        [one] <b>ci nan take</b>.
       *[other] <b>ci cikin motsi { $count }</b>.
    } Ku taɓa motsin, ko ku aika <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Fari
       *[black] Baƙi
    } zai fi daɗewa da <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver }, kun warware!
       *[no] 🎉 <b>{ $move }</b>: an warware!
    }
puzzle-button = 🧩 Kacici-kacici
puzzle-next = Kacici-kacici na gaba →
puzzle-what = Ku aika /puzzle don kacici-kacici, /puzzle 3 don na 3 cikin { $count }, ko motsi, kamar /puzzle { $example }.
puzzle-not-home = { $move } bai kai makoma ba, amma wani motsi ya kai.
puzzle-loses =
    { $move } faɗuwa ne: { $colour ->
        [white] Baƙi
       *[black] Fari
    } zai yi { $reply } ya kai makoma.
puzzle-escapes =
    Ba { $move } ba: bayan { $reply }, { $colour ->
        [white] Fari
       *[black] Baƙi
    } ba zai iya tilasta { $count ->
        [one] cin wasa a motsi na gaba ba.
       *[other] cin wasa cikin motsi { $count } ba.
    }
differo-no-swap = Ba za ku iya musanya launi yanzu ba. Sai Baƙi, nan da nan bayan motsin farko na Fari, in dokokin gida sun yarda.
differo-not-yours = Ba ku da dutse a { $cell }.
differo-goes = { $cell } na iya zuwa { $targets }.
differo-stuck = An toshe { $cell }. Ba zai iya motsi yanzu ba.
typed-differo = Ku rubuta inda dutsen yake, sannan inda zai sauka: F2-F8. Harafi shi ne jere, A zuwa I daga sama. Lamba ita ce karkata \, 1 zuwa 9, tana ƙarshenta na ƙasa.
role-differo-white = ⚪ Fari
role-differo-black = ⚫ Baƙi
typed-words-differo = swap: musanya
