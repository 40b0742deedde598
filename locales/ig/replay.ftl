command-replay = kirie egwu gara aga, ije n’ije
replay-button = 📽 Nkirigharị
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Egwu amalitela.
replay-moved = { $who } mere ije.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Oge mkpa na-esote
replay-eyes-button = 👁 Dị ka { $name } hụrụ
replay-open-button = 👁 Ihe niile ghere oghe
replay-share = ↗ Kekọrịta
replay-share-text = 📽 Egwu { $game }, ije n’ije
replay-number = Zipu /replay na nọmba ka ị wụga ebe ahụ.
replay-at-border = O nweghị ihe ọzọ dị n’akụkụ ahụ.
replay-running = Egwu a ka na-aga. I nwere ike ile nkirigharị ya ma ọ gwụ.
replay-none = O nweghị egwu gwụrụla ebe a. Zipu /newgame ka ị malite otu.
replay-gone = Enweghịzi m egwu a.

star-button =
    ⭐ Kpakpando{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Otu kpakpando ọzọ, m edebe egwu a mgbe niile.
star-kept = ⭐ Egwu a dịzi n’ebe ngosi: /games
star-taken-back = ✓ Kpakpando gị apụọla.
star-for-players = Naanị ndị admin na ndị gwuru egwu a nwere ike inye ya kpakpando.
star-full = Ebe ngosi na-ewe egwu { $most }. Buru ụzọ weghachi otu kpakpando.
games-replay = 📽 /replay na-egosi nke kacha ọhụrụ ije n’ije.
games-starred = ⭐ Nwere kpakpando
games-title-starred = ⭐ <b>Ebe ngosi nke nkata a</b>
games-none-starred = O nwebeghị egwu nwere kpakpando. Jiri /games mepee egwu, pịazie ⭐ Kpakpando: nke otu admin ma ọ bụ nke mmadụ abụọ gwuru ya na-edebe ya ebe a mgbe niile.

name-show = 👁 Gosi aha m na nkirigharị e kesara
name-hide = 🙈 Zoo aha m na nkirigharị e kesara
name-shown = ✓ Onye ọ bụla mepere nkirigharị e kesara na-ahụzi aha gị.
name-hidden = ✓ Nkirigharị e kesara na-egosizi naanị mkpụrụ edemede mbụ gị.
