game-differo-about = Agha uche: gụọ mkpụrụ dị n’eriri, gaa ọnụọgụ ebe ahụ kpọmkwem, buru ụzọ ruo n’ofe nke ọzọ.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Mmadụ abụọ, mkpụrụ 13 onye ọ bụla. Buru ụzọ mee ka <b>otu</b> mkpụrụ gị ruo mgbaru ọsọ gị, ahịrị dị n’ofe nke ọzọ.

    ⚪ Ọcha na-ebu ụzọ mee ije, ọ na-arịgo ruo ahịrị A.
    ⚫ Oji na-agbada ruo ahịrị I.

    <b>Oge gị</b>
    1. Họrọ otu mkpụrụ gị.
    2. Họrọ eriri gafere na ya: ahịrị ya, ma ọ bụ otu mgbagọ ya, \ ma ọ bụ /.
    3. Gụọ mkpụrụ niile dị n’eriri ahụ: nke gị, wepụ nke ha. Gaa ọnụọgụ ebe ahụ <b>kpọmkwem</b>, n’akụkụ nke ọ bụla n’eriri ahụ.

    I nweghị ike ịhapụ oge gị ka ọ gafee.

    <b>Ị na-emeri</b> ozugbo otu mkpụrụ gị dara na mgbaru ọsọ gị. Ị na-emerikwa mgbe oge onye mmegide gị ruru ma o nweghị mkpụrụ ya ga-agali.
game-differo-rules-2 =
    📖 <b>Ebe mkpụrụ na-eru</b>

    Gụọ eriri ahụ dum, site n’ọnụ ruo n’ọnụ, n’akụkụ abụọ nke mkpụrụ ahụ, gafee oghere. A na-agụkwa mkpụrụ ị na-akwaga.

    • Nke gị 4, nke ha 1: ị na-aga ebe 3, ọ bụghị 1 ma ọ bụ 2.
    • Ọ bụrụ na nke ha n’eriri ahụ hà ka nke gị ma ọ bụ karịa, o nweghị mkpụrụ gị ga-agali na ya.

    Na foto, nọmba dị n’ọnụ eriri bụ ọnụọgụ Ọcha maka <b>G4</b>: 3 n’ahịrị ya, 1 n’otu mgbagọ na n’ibe ya. O nwere ike ịga n’ebe ndị na-acha akwụkwọ ndụ.

    Mkpụrụ na-awụfe ihe niile dị n’ụzọ ya. O nweghị mkpụrụ a na-eri.

    I nwere ike ịga n’ihu, n’azụ ma ọ bụ n’akụkụ. Ị ga-ada n’ebe tọgbọrọ chakoo, ma <b>ọ bụghị na mgbaru ọsọ ha mgbe ọ bụla</b>.
game-differo-rules-3 =
    📖 <b>Otú egwu si agwụ</b>

    • <b>Ị na-emeri</b> ma otu mkpụrụ gị daa na mgbaru ọsọ gị. Otu zuru ezu.
    • <b>E merie gị</b> ma o ruo oge gị ma mkpụrụ gị ọ bụla enweghị ike ịga, ma ọ bụ i kweta na e meriri gị ma ọ bụ pụọ n’egwu.
    • <b>Ọ bụrụ nha</b> ma otu ọnọdụ bịa nke ugboro atọ, ọ bụrụkwa otu onye ahụ ka o ruru. Ọ bụkwa nha mgbe ije 300 gasịrị, ma ọ bụ mgbe unu abụọ kwetara.

    <b>Iwu ụlọ: gbanwee agba.</b> Mgbe Ọcha mechara ije mbụ, Oji nwere ike ịgbanwe agba kama ime ije. Mgbe ahụ, onye buru ụzọ mee ije ga-abụzi Oji.

    <b>Aha ebe.</b> Mkpụrụ edemede bụ ahịrị, A ruo I site n’elu. Nọmba bụ mgbagọ \, e dere ya na njedebe ya dị ala.

    Pịa mkpụrụ, pịazie ebe. Ma ọ bụ zipu <code>/move F2-F8</code>. Zipu /puzzle maka agwụgwa.
open-differo = ▶ Ije m
differo-table =
    Ije { $number }{ $swap ->
        [yes] { " " }· Oji nwere ike ịgbanwe agba n’ije 2
       *[no] { "" }
    }
differo-over = 🏁 Ọ gwụrụ n’ije { $moves }
differo-plays =
    { $colour ->
        [white] ⚪ Ọcha, na-arịgo ruo ahịrị A
       *[black] ⚫ Oji, na-agbada ruo ahịrị I
    }
differo-side =
    { $colour ->
        [white] Ọcha
       *[black] Oji
    }
differo-wins-here = na-emeri ebe a
differo-side-wins-here =
    { $colour ->
        [white] Ọcha
       *[black] Oji
    } na-emeri ebe a
differo-home = eruola mgbaru ọsọ
differo-rows-to-go = fọdụrụ ahịrị { $rows }
differo-board-lines = N’ụdị ederede a, mgbagọ \ na-agbada kwụ ọtọ.
differo-board-chosen = 🔷 { $cell } · ❇️ ebe ọ ga-agali
differo-which-piece =
    <b>Oge gị.</b> Kedu mkpụrụ { $colour ->
        [white] ọcha
       *[black] oji
    } ị chọrọ ịkwaga?
differo-lines = <b>{ $cell }</b> nwere ike ịga: { $lines }.
differo-line-row = <b>{ $count }</b> n’ahịrị ya
differo-line-falling = <b>{ $count }</b> na mgbagọ \ ya
differo-line-rising = <b>{ $count }</b> na mgbagọ / ya
differo-line-either = <b>{ $count }</b> na mgbagọ nke ọ bụla
differo-key-wins = { $move } · mmeri
differo-key-draws = { $move } · nha
differo-other-piece = ← Mkpụrụ ọzọ
differo-swap = ⇄ Gbanwee agba
differo-tap-below = Họrọ ije gị na bọtịn dị n’okpuru tebụl.
differo-not-more = Mkpụrụ gị { $own } na nke ha { $others } dị n’eriri a. Ị ga-agali na ya naanị ma nke gị karịa nke ha.
differo-off-board = Ebe { $count } n’akụkụ ahụ ga-apụ na bọọdụ.
differo-taken = Ebe { $count } n’akụkụ ahụ bụ { $cell }, ma mkpụrụ dịlarị ebe ahụ.
differo-their-goal = { $cell } dị na mgbaru ọsọ ha, i nweghị ike ịda ebe ahụ.
event-differo-moved =
    { i-mfe } mere ije <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Otu ọnọdụ a abịala ugboro abụọ: ọ bịa ọzọ, ọ bụrụ nha.
       *[no] .
    }
event-differo-swapped = ⇄ { i-aro } gbanwere agba.
event-differo-gave_up =
    🏳 { WHO($seat) ->
        [you] I kwetara na e meriri gị
       *[other] { $seat } kwetara na e meriri ya
    }.
reason-differo-goal = 🏆 { $winners } ruru mgbaru ọsọ wee merie!
reason-differo-blocked = 🏆 { $winners } meriri: ụzọ kpọchiri akụkụ nke ọzọ!
reason-differo-repetition = 🤝 Ọ bụ nha: otu ọnọdụ abịala ugboro atọ.
reason-differo-long = 🤝 Ọ bụ nha mgbe ije 300 gasịrị.
reason-differo-gave_up = 🏆 { $winners } meriri: akụkụ nke ọzọ kwetara na e meriri ya.
rule-differo-white = Onye na-egwu Ọcha
rule-differo-white-help = Ọcha na-ebu ụzọ mee ije. Ọcha bụ onye mbụ sonyere, onye nke abụọ sonyere, ma ọ bụ e fee nza họrọ ya.
rule-differo-white-first = onye mbụ sonyere
rule-differo-white-second = onye nke abụọ sonyere
rule-differo-white-lot = e fee nza
rule-differo-swap = Gbanwee agba
rule-differo-swap-help = Mgbe Ọcha mechara ije mbụ, Oji nwere ike ịgbanwe agba kama ime ije. Ya mere ije mbụ kacha mma maka Ọcha bụ nke ziri ezi nye ha abụọ.
puzzle-title = 🧩 <b>Agwụgwa Differo { $number }</b> n’ime { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Ọcha</b>
       *[black] ⚫ <b>Oji</b>
    } ga-eme ije wee { $count ->
        [1] <b>merie ozugbo</b>.
       *[other] <b>merie n’ije { $count }</b>.
    } Pịa ije ahụ, ma ọ bụ zipu <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! Ihe ga-eme ka { $colour ->
        [white] Ọcha
       *[black] Oji
    } kacha nọtee aka bụ <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } gbara ya!
       *[no] 🎉 <b>{ $move }</b>: a gbaala ya!
    }
puzzle-button = 🧩 Agwụgwa
puzzle-next = Agwụgwa ọzọ →
puzzle-what = Zipu /puzzle maka otu agwụgwa, /puzzle 3 maka nke 3 n’ime { $count }, ma ọ bụ ije, dị ka /puzzle { $example }.
puzzle-not-home = { $move } anaghị eru mgbaru ọsọ, mana ije ọzọ na-eru.
puzzle-loses =
    { $move } ga-eme ka e merie gị: { $colour ->
        [white] Oji
       *[black] Ọcha
    } ga-egwu { $reply } wee ruo mgbaru ọsọ.
puzzle-escapes =
    Ọ bụghị { $move }: mgbe { $reply } gasịrị, { $colour ->
        [white] Ọcha
       *[black] Oji
    } enweghịzi ike ịmanye { $count ->
        [1] mmeri n’ije na-abịanụ.
       *[other] mmeri n’ije { $count }.
    }
differo-no-swap = I nweghị ike ịgbanwe agba ugbu a. Naanị Oji nwere ike, ozugbo Ọcha mechara ije mbụ ya, ọ bụrụhaala na iwu ụlọ kwere.
differo-not-yours = I nweghị mkpụrụ na { $cell }.
differo-goes = { $cell } nwere ike ịga { $targets }.
differo-stuck = Ụzọ niile { $cell } kpọchiri akpọchi. O nweghị ike ịga ugbu a.
typed-differo = Dee ebe mkpụrụ dị, deezie ebe ọ ga-ada: F2-F8. Mkpụrụ edemede bụ ahịrị, A ruo I site n’elu. Nọmba bụ mgbagọ \, 1 ruo 9, e dere ya na njedebe ya dị ala.
role-differo-white = ⚪ Ọcha
role-differo-black = ⚫ Oji
typed-words-differo = swap: gbanwee
