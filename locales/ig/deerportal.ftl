game-deerportal-about = Gbaa ọsọ ruo ọnụ ụzọ, tụtụrụ daịmọnd, mee ka mmewere lụọ ọgụ.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Ihe a na-achọ:</b> nwee daịmọnd 💎 kacha ọtụtụ ma egwu gwụ.

    Onye ọ bụla nwere ụzọ nke ya, site na nkuku (ebe 0) ruo ọnụ ụzọ 🌀 dị n’etiti (ebe 40). Ụzọ anaghị ezute, ya mere o nweghị onye ga-egbochi gị.

    <b>Oge gị</b>
    1. Tụọ daịs 🎲.
    2. Gaa <b>n’ihu ma ọ bụ n’azụ</b> nọmba ahụ dum. Ị ga-agarịrị. Ọ bụrụ na ohere n’azụ ezughị, mkpụrụ gị na-aga n’ihu n’onwe ya. Nọmba karịrị akarị na-ewebatakwa gị n’ọnụ ụzọ.
    3. Naanị ebe ị <b>kwụsịrị</b> ka a na-agụ. Daịmọnd dị na ya bụ nke gị. Rune dị na ya na-akpọte kaadị (ihu na-esote).

    <b>Njedebe:</b> onye buru ụzọ ruo ọnụ ụzọ na-enweta daịmọnd 5, oge anụ mgbada 🦌 amalite. Mgbe oge 16 ọzọ gasịrị (nke mmadụ niile ọnụ), ma ọ bụ ozugbo mmadụ niile nọ n’ọnụ ụzọ, a gụọ daịmọnd. Onye nwere kacha ọtụtụ na-emeri!
game-deerportal-rules-2 =
    📖 <b>Rune na kaadị</b>

    Ụzọ ọ bụla na-amalite na daịmọnd 12 na rune 16. Rune ọ bụla bụ nke 💧 Mmiri, 🌱 Ala, 🔥 Ọkụ ma ọ bụ 💨 Ikuku. Ị kwụsị na ya, kaadị elu nke ikpo mmewere ahụ, nke mmadụ niile na-ahụ, na-adakwasị mmewere ahụ:

    • <b>Kpụkọọ</b> ❄️: oge onye nwe mmewere ahụ na-agafe. Kpụkọọ abụọ bụ oge abụọ.
    • <b>Rune 1 efuo</b>: rune 1 apụ n’ụzọ onye ahụ.
    • <b>Were daịmọnd 1</b>: i nweta 1, ma ọ bụrụgodị na nke ọ bụla afọdụghị n’ụzọ ahụ.
    • <b>Were daịmọnd 2</b>: i nweta ole fọdụrụ n’ụzọ ahụ, 2 kacha.

    O nweghị onye ga-ewere daịmọnd ị tụtụrụla: kaadị na-ewere naanị nke ka dị n’ụzọ. Rune nke mmewere <b>gị</b> anaghị eme ihe, mana e jirila kaadị ahụ. Mgbe kaadị ikpeazụ nke ikpo (32) gasịrị, rune ya niile apụ.

    🧘 <b>Ntụgharị uche:</b> jiri daịs dabara adaba laa azụ na nkuku gị, ụzọ gị ejuru ọzọ ka ọ dị na mmalite.
game-deerportal-rules-3 =
    📖 <b>Ọnụ ụzọ na njedebe</b>

    🌀 I nwere ike ịbanye n’ọnụ ụzọ mgbe ọ bụla daịs bugara gị ebe ahụ. Onye <b>mbụ</b> na-enweta daịmọnd 5, ndị ọzọ anaghị enweta ihe. N’ọnụ ụzọ, daịmọnd gị dịrị gị, oge gị anaghịzi abịa, kaadị enweghị ike ịkpụkọ gị, ihe fọdụrụ n’ụzọ gị apụ.

    🦌 <b>Oge anụ mgbada</b> bụ oge 16, 4 maka oche ọ bụla. A na-agụkwa oge ndị gafere agafe na oge nke ndị nọlarị n’ọnụ ụzọ.

    💠 <b>Daịmọnd ukwu</b> bụ 3 ọzọ. Naanị Ọkụ 🔥 nwere ike iwere ya, ma o buru ụzọ banye n’ọnụ ụzọ mgbe daịmọnd ya karịrị nke onye ọ bụla.

    <b>Onye na-emeri?</b> Onye daịmọnd ya kacha ọtụtụ bụ Chi Anụ Mgbada 🦌, ọ bụrụgodị na o rughị ọnụ ụzọ. Ma ọ bụrụ nha, ndị ruru ọnụ ụzọ na-ebu ụzọ, n’usoro ha si ruo. Onye ọzọ ọ bụla ruru ọnụ ụzọ bụ mọnk 🙏.

    Kọmputa na-anọ n’oche tọgbọrọ. Oge afọ na-agbanwe naanị otú bọọdụ dị n’anya.
open-deerportal = 🧭 Ije m
level-document = ochie
level-document-help = 🤖 <b>ochie</b> ji iwu dị mfe: ọ na-aga ebe o nwere ihe ọ ga-enweta, ma ọ bụ fee nza. Ọ naghị eche ihe dị n’ihu.
deerportal-water = 💧 Mmiri
deerportal-earth = 🌱 Ala
deerportal-fire = 🔥 Ọkụ
deerportal-air = 💨 Ikuku
deerportal-stop = kpụkọọ
deerportal-card = rune 1 efuo
deerportal-diamond = were daịmọnd 1
deerportal-diamonds = were daịmọnd 2
deerportal-spring = 🌸 Opupu ihe
deerportal-summer = ☀️ Okpomọkụ
deerportal-fall = 🍂 Mgbụsị akwụkwọ
deerportal-winter = ❄️ Oyi
deerportal-time =
    { $season } · agba { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Oge anụ mgbada</b>: oge ikpeazụ
       *[other] { " " }· 🦌 <b>Oge anụ mgbada</b>: nke a gachaa, oge { $left } afọdụ
    }
deerportal-over = 🏁 A gụchaala daịmọnd
deerportal-piles = 🎴 Ihe rune na-eme ugbu a: { $cards }
deerportal-big = 💠 Daịmọnd ukwu ka dị n’ọnụ ụzọ: 3 maka { $who }
deerportal-sides = 🤝 Daịmọnd: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } n’ihu, ruo ebe { $last }: { $things ->
        [none] ihe adịghị
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } n’azụ, ruo ebe { $last }: { $things ->
        [none] ihe adịghị
       *[other] { $things }
    }
deerportal-still = 💎 fọdụrụ n’ụzọ: { $counts }
deerportal-at = { $mark } ebe { $field } n’ime { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 n’ọnụ ụzọ · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [1] oge ya ga-agafe
       *[other] oge ya { $turns } ga-agafe
    }
deerportal-score =
    { $team ->
        [yes] òtù:{ " " }
       *[no] { "" }
    }daịmọnd { $count }
deerportal-title-god = 🦌 <b>Chi Anụ Mgbada</b> · 💎 { $count }
deerportal-title-monk = 🙏 Mọnk: ruru ọnụ ụzọ · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Pụrụ tupu egwu agwụ
       *[no] 🌾 O rughị ọnụ ụzọ
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 O rughị ọnụ ụzọ
   *[other] 🌀 n’ọnụ ụzọ: nke { $number }
}
deerportal-together = 🤝 { $count } ọnụ
deerportal-roll = 🎲 Tụọ daịs
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] kpụkọọ { $element } ❄️
        [card] { $element }: rune 1 efuo
        [diamond] 1 💎 si na { $element }
        [diamonds] { $count } 💎 si na { $element }
       *[none] { $element }: ọ gaghị eme ihe
    }
deerportal-portal =
    🌀 ọnụ ụzọ{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 ntụgharị uche
deerportal-ends = { $move } · egwu agwụ
deerportal-said =
    { $way ->
        [back] ịla azụ
       *[forward] ịga n’ihu
    } { $place ->
        [portal] ruo n’ọnụ ụzọ 🌀
        [corner] ruo nkuku gị (🧘 ịtụgharị uche)
        [diamond] ruo ebe { $field } (daịmọnd 💎)
        [own] ruo ebe { $field } (rune gị, { $element }: ọ gaghị eme ihe)
        [rune] ruo ebe { $field } (rune { $element }: { $card })
       *[nothing] ruo ebe { $field } (o nweghị ihe dị na ya)
    }
deerportal-ask-roll = <b>Oge gị:</b> tụọ daịs.
deerportal-ask-way = 🎲 <b>Ị tụrụ { $number }: n’ihu ka ọ bụ n’azụ?</b>
event-deerportal-rolled = 🎲 { i-aro } tụrụ { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { i-mfe } jere
       *[other] { i-aro } tụrụ { $rolled } wee jee
    }{ $way ->
        [back] { " " }azụ
       *[forward] { "" }
    } ruo { $place ->
        [portal] ọnụ ụzọ
        [corner] nkuku
       *[field] ebe { $end }
    }{ $found ->
        [diamond] { " ma tụtụrụ daịmọnd 💎." }
        [own]
            : rune { WHO($seat) ->
                [you] gị
               *[other] ya
            }, o nweghị ihe mere.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { i-aro } tụgharịrị uche: ụzọ { WHO($seat) ->
        [you] gị
       *[other] ya
    } ejula ọzọ.
event-deerportal-found_big = 💠 { i-mfe } weere daịmọnd ukwu: daịmọnd { $count }!
event-deerportal-found_diamond = 💎 { i-aro } tụtụrụ daịmọnd 1.
event-deerportal-drew =
    { $what ->
        [own]
            { i-aro } kpọtere rune nke mmewere { WHO($seat) ->
                [you] gị
               *[other] ya
            } { $mark }: o meghị ihe.
        [frozen]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } kpụkọrọ { $target } ({ $mark }): oge { WHO($target) ->
                [you] gị
               *[other] ya
            } ga-agafe ❄️.
        [lost]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } wepụrụ rune 1 n’ụzọ { WHO($target) ->
                [you] gị
               *[other] { $target }
            } ({ $mark }).
        [lost-nobody]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } wepụrụ rune 1 n’ụzọ { $element } { $mark }.
        [won]
            { i-mfe } weere daịmọnd { $gained } n’ụzọ { WHO($target) ->
                [you] gị
               *[other] { $target }
            } ({ $mark }).
        [won-nobody] { i-mfe } weere daịmọnd { $gained } n’ụzọ { $element } { $mark }.
        [won-anyway] { i-mfe } nwetara daịmọnd 1, n’agbanyeghị na nke ọ bụla afọdụghị n’ụzọ { $element } { $mark }.
        [no-diamond]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } emeghị ihe: daịmọnd agwụla n’ụzọ { $element } { $mark }.
        [no-rune]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } emeghị ihe: rune agwụla n’ụzọ { $element } { $mark }.
       *[no-one]
            Rune { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } emeghị ihe: o nweghị onye nọ n’ụzọ { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Nke ahụ bụ kaadị ikpeazụ n’ikpo, ya mere rune { $mark } niile apụọla.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { i-mfe } ruru
       *[other] 🌀 { i-aro } tụrụ { $rolled }, ruo
    } { $place ->
        [1] ọnụ ụzọ, bụrụ onye mbụ: daịmọnd { $bonus }!
       *[other] ọnụ ụzọ.
    }
event-deerportal-deer_mode = 🦌 Oge anụ mgbada amalitela: oge { $turns } fọdụrụ, nke mmadụ niile ọnụ.
event-deerportal-missed =
    ❄️ Oge { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    } gafere{ $left ->
        [0] .
       *[other] { "" }, { $left } ọzọ ga-agafekwa.
    }
event-deerportal-season_began = { $season } amalitela.
event-deerportal-left =
    { i-mfe } jiri daịmọnd { WHO($seat) ->
        [you] gị
       *[other] ya
    } pụọ.
event-deerportal-ended = Egwu agwụla.
reason-deerportal-all_home =
    🌀 Mmadụ niile nọ n’ọnụ ụzọ. { $count ->
        [1] { $winners } meriri, bụrụ 🦌 Chi Anụ Mgbada!
       *[other] { $winners } kerịtara mmeri, bụrụ 🦌 Chi Anụ Mgbada!
    }
reason-deerportal-deer_mode =
    🦌 Oge anụ mgbada agwụla. { $count ->
        [1] { $winners } meriri, bụrụ Chi Anụ Mgbada!
       *[other] { $winners } kerịtara mmeri, bụrụ Chi Anụ Mgbada!
    }
reason-deerportal-last_standing = { $winners } meriri: ndị ọzọ niile pụrụ.
rule-deerportal-fair_centre = Daịmọnd ukwu dịịrị mmadụ niile
rule-deerportal-fair_centre-help = Onye ọ bụla nwere ike iwere daịmọnd ukwu, ọ bụghị naanị Ọkụ. Ka i nweta ya, banye n’ọnụ ụzọ mgbe naanị gị nwere daịmọnd kacha ọtụtụ.
rule-deerportal-portal_required = Ọnụ ụzọ ma ọ bụ efu
rule-deerportal-portal_required-help = Onye na-erughị ọnụ ụzọ na-anọ n’azụ onye ọ bụla ruru ya, ma daịmọnd ya ha ole ọ bụla.
rule-deerportal-quick = Egwu ọsọ ọsọ
rule-deerportal-quick-help = Onye ọ bụla na-amalite n’etiti ụzọ, n’ebe 20.
rule-deerportal-no_bots = Oche tọgbọrọ na-atọgbọ
rule-deerportal-no_bots-help = Kọmputa na-esonye naanị ma i tinye ya. A na-ekenye mmewere n’usoro mmadụ si sonye: Mmiri, Ala, Ọkụ, Ikuku. Oge anụ mgbada 🦌 bụ oge 4 maka onye ọ bụla.
rule-deerportal-random_bonus = Onyinye ọnụ ụzọ: 5 ma ọ bụ 6
rule-deerportal-random_bonus-help = Onye mbụ n’ọnụ ụzọ na-enweta daịmọnd 5 ma ọ bụ 6: a na-efe nza họrọ ole.
rule-deerportal-teams = Òtù abụọ
rule-deerportal-teams-help = Nkuku chere ibe ha ihu na-egwukọ: Mmiri na Ọkụ, Ala na Ikuku. Òtù ọ bụla na-agụkọta daịmọnd ha.

deerportal-day-1-2 = Frigg ewerela ngwa ịtụ owu ya ọzọ
deerportal-day-1-6 = Ụbọchị ndị Celt maka Chi Nwaanyị Nwere Ihu Atọ
deerportal-day-1-10 = Ụbọchị St Geraint
deerportal-day-1-13 = Midvinterblot, aja etiti oyi
deerportal-day-1-20 = Midvinterblot ọzọ, na kalenda ọzọ
deerportal-day-1-22 = Emume ndị Muse
deerportal-day-1-25 = Emume ochie Disting
deerportal-day-1-30 = Up Helly Aa, emume ọkụ ochie
deerportal-day-1-31 = Ụbọchị nsọpụrụ ndị Valkyrie
deerportal-day-2-2 = Ụbọchị etiti oge afọ nke mbụ · Imbolc, emume Brighid
deerportal-day-2-11 = Ụbọchị nnụnụ na-amalite ịbụ abụ
deerportal-day-2-14 = Emume Vali
deerportal-day-3-2 = Ụbọchị ụgolọma
deerportal-day-3-13 = Burgsonndeg, mgbe a na-amụ anyanwụ ọzọ, opupu ihe na-abịa nso
deerportal-day-3-17 = Trefuilnid Treochar, nke bụzi Ụbọchị St Patrick
deerportal-day-3-18 = Ụbọchị Sheela
deerportal-day-3-19 = Ụbọchị mbụ e ji eke afọ ụzọ anọ: ehihie na abalị hà n’opupu ihe
deerportal-day-3-20 = Emume Iduna
deerportal-day-3-21 = Ostara, chi nwaanyị opupu ihe nke ndị Saxon
deerportal-day-4-30 = Uhuruchi Mee, Abalị Walpurgis
deerportal-day-5-1 = Beltane, emume ọkụ nke ndị Celt
deerportal-day-5-4 = Ụbọchị etiti oge afọ nke abụọ
deerportal-day-5-12 = Ngagharị Nwamba
deerportal-day-5-14 = Emume anyanwụ etiti abalị
deerportal-day-5-18 = Emume Cernunnos, chi nwere mpi
deerportal-day-5-20 = Emume Mjollnir, hama Thor
deerportal-day-5-24 = Ụbọchị nne maka Chi Nwaanyị Nwere Ihu Atọ
deerportal-day-6-20 = Ụbọchị nke abụọ e ji eke afọ ụzọ anọ: ehihie kacha ogologo n’afọ
deerportal-day-6-21 = Litha, ụbọchị kacha ogologo
deerportal-day-6-23 = Uhuruchi St John, etiti okpomọkụ
deerportal-day-8-1 = Lughnasadh, egwuregwu okpomọkụ nke Lugh, chi anyanwụ
deerportal-day-8-2 = Ụbọchị Lady Godiva
deerportal-day-8-4 = Loch mo Naire na mmiri ya na-agwọ ọrịa
deerportal-day-8-5 = Ụbọchị etiti oge afọ nke atọ
deerportal-day-8-10 = Ahịa Puck
deerportal-day-8-14 = Ụbọchị Burryman
deerportal-day-8-17 = Ahụhụ Odin
deerportal-day-8-23 = Emume Ilmatar
deerportal-day-8-28 = Frey Faxi, ụbọchị Frey
deerportal-day-8-29 = Emume Urda
deerportal-day-9-21 = Ụbọchị nke atọ e ji eke afọ ụzọ anọ: ehihie na abalị hà n’oge mgbụsị akwụkwọ
deerportal-day-10-8 = Ụbọchị Erik Onye Ọbara Ọbara
deerportal-day-10-9 = Ụbọchị Leif Erikson
deerportal-day-10-11 = Agadi Nwaanyị nke Osisi
deerportal-day-10-14 = Abalị Oyi, mgbe owuwe ihe ubi gwụchara
deerportal-day-10-18 = Nnukwu Ahịa Mpi
deerportal-day-10-24 = Emume mmụọ nke ikuku
deerportal-day-10-27 = Allantide, mgbe mmadụ na-enyerịta apụl Allan
deerportal-day-10-31 = Uhuruchi Ndị Nsọ Niile
deerportal-day-11-1 = Samhain, mgbe anyanwụ na-ala, afọ ndị Celt amalite
deerportal-day-11-5 = Ụbọchị etiti oge afọ nke anọ
deerportal-day-12-6 = Emume St Nicholas, onye Odin na-ewere ụdị ya edu ịchụ nta
deerportal-day-12-9 = Nnukwu nhicha ụlọ Yule, mgbe ndị Denmark na-ekute mmiri e ji eme biya Yule
deerportal-day-12-13 = Oké Ịchụ Nta nke Woden
deerportal-day-12-18 = Emume Epona
deerportal-day-12-20 = Ụbọchị nke anọ e ji eke afọ ụzọ anọ: abalị kacha ogologo n’afọ
deerportal-day-12-21 = Emume Beiwe · Yule, ụbọchị iri na abụọ nke ụkwụ ụgbọ afọ
deerportal-not-rolled = Buru ụzọ tụọ daịs: /move tụọ
deerportal-tap-way = Ị tụọla daịs. Pịa ebe ị chọrọ ịga.
deerportal-has-rolled = Ị tụọlarị daịs. Zipu /move ihu ma ọ bụ /move azụ
typed-deerportal = I nwere ike ide okwu atọ: tụọ, ihu, azụ.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: tụọ tuo
    forward: ihu
    back: azụ azu
