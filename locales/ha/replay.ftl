command-replay = sake bin wasan da ya gabata mataki-mataki
replay-button = 📽 Maimaici
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Wasa ya fara.
replay-moved =
    { WHO($who) ->
        [you] Kun yi motsi.
       *[other] { $who } na yin motsi.
    }
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Muhimmin lokaci na gaba
replay-eyes-button = 👁 Ta idanun { $name }
replay-open-button = 👁 Komai a buɗe
replay-share = ↗ Tura wa wasu
replay-share-text = 📽 Wasan { $game }, motsi da motsi
replay-number = Ku aika /replay da lamba don zuwa can.
replay-at-border = Nan ne iyakar wasan.
replay-running = Ana kan wannan wasa. Kuna iya kallon maimaici in ya ƙare.
replay-none = Ba wasan da ya ƙare a nan tukuna. Ku aika /newgame don fara ɗaya.
replay-gone = Na daina ajiye wannan wasa.
star-button =
    ⭐ Tauraro{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ In an ƙara tauraro ɗaya, zan ajiye wannan wasa har abada.
star-kept = ⭐ Wannan wasa yana cikin taskar wasanni yanzu: /games
star-taken-back = ✓ An cire tauraronku.
star-for-players = Admin da waɗanda suka yi wasan ne kaɗai za su iya ba shi tauraro.
star-full = Taska tana ɗaukar wasanni { $most }. Ku fara cire wani tauraro.
games-replay = 📽 /replay na nuna wasan baya-bayan nan, motsi da motsi.
games-starred = ⭐ Masu tauraro
games-title-starred = ⭐ <b>Taskar wannan hira</b>
games-none-starred = Ba wasa mai tauraro tukuna. Ku buɗe wasa da /games, ku taɓa ⭐ Tauraro: na admin ɗaya ko na masu wasa biyu yana ajiye shi a nan har abada.
name-show = 👁 Nuna sunana a maimaicin da aka tura
name-hide = 🙈 Ɓoye sunana a maimaicin da aka tura
name-shown = ✓ Yanzu masu buɗe maimaicin da aka tura za su ga sunanku.
name-hidden = ✓ Yanzu maimaicin da aka tura na nuna harafin farko kaɗai.
