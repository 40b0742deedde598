private-start =
    🎲 <b>Parlour</b>: wasannin allo da na kati a hirar rukuninku.

    Ku saka ni a rukuni ku aika /newgame a can. Wasan duka a saƙo ɗaya yake, kuma ku kaɗai ke ganin katunanku.

    Ko ku kara da kwamfuta a nan:
group-start = 🎲 Sannunku! Ku aika /newgame don yin wasa tare, /learn don koyon wasa, ko /help don ganin abin da na iya.
bot-description =
    🎲 Wasannin allo da na kati a hirar rukuninku.

    Wasan duka a saƙo ɗaya yake, kuma ku kaɗai ke ganin katunanku. A yi shi a zama ɗaya ko cikin kwanaki; ba sai an sauke komai ba.

    Ku saka ni a rukuni ku aika /newgame a can, ko ku taɓa Start don karawa da kwamfuta.
bot-short-description = 🎲 Wasannin allo da na kati a hirar rukuninku. Ku saka ni ku aika /newgame.
add-to-group = ➕ Saka ni a rukuni
practise = { $game } ({ $seats })
help-offer = ❔ Taimako
help-play = 🎲 Wasa
help-learn = 🎓 Koyo da waiwaye
help-you = 👤 Game da ku
help-host = 🔑 Mai tebur, admin
for-you = 👇 Ku kaɗai za ku gan shi:
help-title = 🎲 <b>Parlour</b>: wasannin allo da na kati a nan cikin hira
settings-title = ⚙️ <b>Saitunan rukuni</b>: lokacin motsi, hotuna, harshe
pictures-on = Da hotuna
pictures-off = Rubutu kawai
settings-language = 🌍 { $language }
own-language-title = <b>Da wane harshe zan yi muku magana?</b>
chat-language-title = <b>Wane harshe zan yi a wannan hira?</b>
language-by-machine = { $language } · na’ura ce ta rubuta. Har yanzu ba mai harshen da ya duba.
language-help = 🙏 <a href="{ $link }">Ku taimaka Hausata ta fi kyau</a>
my-turns =
    { $count ->
        [one] Wasa 1 na jiran motsinku:
       *[other] Wasanni { $count } na jiran motsinku:
    }
my-turns-none = Ba wasan da ke jiran motsinku.
a-group = wani rukuni
command-newgame = fara sabon wasa
command-newgame-private = kara da kwamfuta
command-join = shiga wasa
command-hand = ga katunanku da motsinku (ku kaɗai ke gani)
command-hand-private = ga katunanku da motsinku
command-move = rubuta motsi (aika /move kawai don taimako)
command-board = kawo tebur ƙasan hira
command-rules = ga yadda ake yin wannan wasa
command-leave = fita daga wasa
command-myturns = ga wasannin da ke jiran motsinku
command-notify = sami saƙo in an buɗe wasa ko juyinku ya zo
command-puzzle = warware kacici-kacicin Differo
command-map = loda taswirarku ta Rally
command-skip = tsallake mai jinkiri (mai tebur, admin)
command-kick = cire mai wasa (mai tebur, admin)
command-endgame = ƙare wasa (mai tebur, admin)
command-endgame-private = ƙare wasa
command-settings = lokacin motsi, hotuna, harshe (admin)
command-settings-private = inda katunanku ke fitowa, hotuna, harshe
command-language = zaɓi harshenku
command-help = ga abin da na iya
help-title-private = 🎲 <b>Parlour</b>: wasannin allo da na kati. Ku kara da kwamfuta a nan, ko da abokai a rukuni.
for-groups = /{ $command } a rukuni kaɗai yake aiki: { $about }.
command-near = Ban san wannan umarni ba. Kuna nufin /{ $command }?
command-none = Ban san wannan umarni ba. Ku aika /help don ganin abin da na iya.
command-plain = Maɓallai da umarni kaɗai nake ganewa. Ku aika /newgame don wasa, ko /help don ƙarin bayani.
typed-plain = Don yin wannan motsin, ku aika <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Saitunanku</b>: inda katunanku ke fitowa, hotuna, harshe
end-sure-private = <b>A ƙare wannan wasan { $game }?</b>
my-turns-here = 👉 Juyinku ne a wannan hira. Ku aika /board don ganin tebur.
my-turns-at = • { $group }
only-in-private = Wannan sai a sirri zan nuna muku. Ku buɗe hirarmu ta sirri, sai ku sake aika { $command } a nan.
notify-allowed = 🔔 An gama. Zan aiko muku saƙo nan in an buɗe wasa ko juyinku ya zo.
practice-title = 🎲 <b>{ $game }</b>: karawa da kwamfuta
practice-against =
    🤖 { $count ->
        [0] Ba kwamfuta
        [one] Kwamfuta 1 ({ $level })
       *[other] Kwamfutoci { $count } ({ $level })
    }
