private-start =
    🎲 <b>Parlour</b>: egwuregwu bọọdụ na kaadị maka nkata òtù unu.

    Tinye m n’òtù, zipu /newgame ebe ahụ. Otu egwu dum na-adị n’otu ozi, naanị gị na-ahụ kaadị gị.

    Ma ọ bụ gị na kọmputa gwuo ebe a ozugbo:
group-start = 🎲 Ndewo! Zipu /newgame ka unu gwuo, /learn ka ị mụta egwu, ma ọ bụ /help ka ị hụ ihe m na-eme.
bot-description =
    🎲 Egwuregwu bọọdụ na kaadị maka nkata òtù unu.

    Otu egwu dum na-adị n’otu ozi, naanị gị na-ahụ kaadị gị. Gwuchaanụ ya n’otu oge ma ọ bụ n’ime ụbọchị ole na ole; o nweghị ihe onye ọ bụla ga-awụnye.

    Tinye m n’òtù, zipu /newgame ebe ahụ, ma ọ bụ pịa Start ka gị na kọmputa gwuo.
bot-short-description = 🎲 Egwuregwu bọọdụ na kaadị na nkata òtù unu. Tinye m, zipu /newgame.
add-to-group = ➕ Tinye m n’òtù
practise = { $game } ({ $seats })
help-offer = ❔ Enyemaka
help-play = 🎲 Gwuo
help-learn = 🎓 Mụta, lee azụ
help-you = 👤 Banyere gị
help-host = 🔑 Onye nwe tebụl, ndị admin
for-you = 👇 Naanị gị ga-ahụ ya:
help-title = 🎲 <b>Parlour</b>: egwuregwu bọọdụ na kaadị ebe a na nkata
settings-title = ⚙️ <b>Ntọala òtù</b>: oge otu ije, foto, asụsụ
pictures-on = Gosi foto
pictures-off = Naanị ederede
settings-language = 🌍 { $language }
own-language-title = <b>Kedu asụsụ m ga-asụrụ gị?</b>
chat-language-title = <b>Kedu asụsụ m ga-asụ na nkata a?</b>
language-by-machine = { $language } · ọ bụ igwe dere ya. Onye ọ bụ asụsụ nne ya enyochabeghị ya.
language-help = 🙏 <a href="{ $link }">Nyere m aka ka m sụọ ya nke ọma</a>
my-turns = Egwu { $count } na-eche ije gị:
my-turns-none = O nweghị egwu na-eche ije gị.
a-group = òtù
command-newgame = malite egwu ọhụrụ
command-newgame-private = gị na kọmputa gwuo
command-join = sonye n’egwu
command-hand = hụ kaadị na ije gị (naanị gị na-ahụ ha)
command-hand-private = hụ kaadị na ije gị
command-move = dee ije (zipu naanị /move maka enyemaka)
command-board = weta tebụl n’ala nkata
command-rules = hụ otú e si egwu egwu a
command-leave = pụọ n’egwu
command-myturns = hụ egwu na-eche ije gị
command-notify = nata ozi ma e mepee egwu ma ọ bụ oge gị ruo
command-puzzle = gbaa agwụgwa Differo
command-map = tinye maapụ Rally nke gị
command-skip = wụfee onye na-egbu oge (onye nwe tebụl, admin)
command-kick = wepụ onye na-egwu (onye nwe tebụl, admin)
command-endgame = kwụsị egwu (onye nwe tebụl, admin)
command-endgame-private = kwụsị egwu
command-settings = oge otu ije, foto, asụsụ (admin)
command-settings-private = ebe kaadị gị na-apụta, foto, asụsụ
command-language = họrọ asụsụ gị
command-help = hụ ihe m nwere ike ime
help-title-private = 🎲 <b>Parlour</b>: egwuregwu bọọdụ na kaadị. Gị na kọmputa gwuo ebe a, ma ọ bụ gị na ndị enyi gị n’òtù.
for-groups = /{ $command } na-arụ ọrụ naanị n’òtù: { $about }.
command-near = Amaghị m nke ahụ. Ị chọrọ ide /{ $command }?
command-none = Amaghị m nke ahụ. Zipu /help ka ị hụ ihe m nwere ike ime.
command-plain = M na-aghọta naanị bọtịn na ihe bidoro na /. Zipu /newgame ka i gwuo, ma ọ bụ /help maka ihe ndị ọzọ m na-eme.
typed-plain = Ka i mee ije ahụ, zipu <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Ntọala gị</b>: ebe kaadị gị na-apụta, foto, asụsụ
end-sure-private = <b>Ị ga-akwụsị egwu { $game } a?</b>
my-turns-here = 👉 Oge gị eruola na nkata a. Zipu /board ka ị hụ tebụl.
my-turns-at = • { $group }
only-in-private = Naanị na nzuzo ka m nwere ike igosi gị ya. Mepee nkata nzuzo anyị, zipuzie { $command } ebe a ọzọ.
notify-allowed = 🔔 O meela. M ga-ezitere gị ozi ebe a ma e mepee egwu ma ọ bụ oge gị ruo.
practice-title = 🎲 <b>{ $game }</b>: gị na kọmputa
practice-against =
    🤖 { $count ->
        [0] Enweghị kọmputa
       *[other] Kọmputa { $count } ({ $level })
    }
