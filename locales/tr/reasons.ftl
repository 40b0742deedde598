why-whot-wins = 💡 Daha iyi hamleyle son kartını oynarsın.
why-whot-ends = 💡 Senin hamlen eli hemen bitirir, daha iyisi bitirmez.
why-whot-catches = 💡 { $seat } tek karta indi ama “Son kart!” demedi: yakalanırsa 2 kart çeker.
why-whot-silent = 💡 Hamlen seni 1 kartla bırakıyor ve “Son kart!” demedin: yakalanıp 2 kart çekebilirsin.
why-whot-passes = 💡 Daha iyi hamle cezayı devreder: { $seat } ya karşılık verir ya { $count } kart çeker. Senin hamlenle { $instead } kartı sen çekersin.
why-whot-cancels = 💡 Daha iyi hamle { $instead } kartlık cezayı siler.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } tek kartla kaldı. Daha iyi hamleyle ya karşılık verir ya { $count } kart daha çeker.
       *[other] Daha iyi hamleyle { $seat } ya karşılık verir ya { $count } kart çeker.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } tek kartla kaldı. Daha iyi hamleyle { $count } kart daha çekmek zorunda kalır.
       *[other] Daha iyi hamleyle { $seat } pazardan { $count } kart çekmek zorunda kalır.
    }
why-whot-again = 💡 Daha iyi hamleden sonra sıra yine sende.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } tek kartla kaldı. Daha iyi hamleyle bir tur bekler.
       *[other] Daha iyi hamleyle { $seat } bir tur bekler.
    }
why-whot-market =
    💡 Daha iyi hamleyle { $count ->
        [one] sonraki oyuncu bir kart çeker.
       *[other] diğer { $count } kişi birer kart çeker.
    }
why-whot-sheds = 💡 Daha iyi hamleden sonra elinde { $count } kart kalır, seninkinden sonra { $instead }.
why-whot-keeps = 💡 Daha iyi hamle şunu sonraya saklar: { $what }.
why-whot-fits =
    💡 Daha iyi hamleden sonra yığına { $count } kartın uyar, seninkinden sonra { $instead ->
        [0] hiçbiri.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Elindeki kartlar daha iyi hamleden sonra { $count }, seninkinden sonra { $instead } eder.
why-differo-wins = 💡 Daha iyi hamle hemen kazandırır.
why-differo-allows = 💡 Hamlenden sonra { $seat } <b>{ $reply }</b> ile hemen kazanabilir.
why-differo-loses = 💡 Hamlenden sonra { $seat } <b>{ $reply }</b> ile başlayıp { $count } hamlede zaferi garantiler.
why-differo-forces =
    💡 Daha iyi hamle zaferi garantiler: { $seat } ne oynarsa oynasın { $count ->
        [one] sonraki hamlende kazanırsın.
       *[other] en çok { $count } hamle daha yapıp kazanırsın.
    }
why-differo-threatens = 💡 Daha iyi hamle <b>{ $reply }</b> ile kazanma tehdidi kurar.
why-differo-runs = 💡 Hamlen { $seat } için <b>{ $reply }</b> yolunu açar: hedefe { $instead } satır kalır. Daha iyi hamleden sonra en yakını { $count }.
why-differo-nearer = 💡 Daha iyi hamleden sonra hedefine { $count } satır kalır, seninkinden sonra { $instead }.
why-differo-narrows = 💡 Daha iyi hamleden sonra { $seat } için { $count } hamle kalır, seninkinden sonra { $instead }.
why-deerportal-portal =
    💡 Daha iyi yön portala varır{ $count ->
        [0] .
        [one] { " " }ve 1 elmas getirir.
       *[other] { " " }ve { $count } elmas getirir.
    }
why-deerportal-stays = 💡 Portalda yürüyüşün biter: yolunda { $count } elmas bırakırdın.
why-deerportal-diamonds =
    💡 Daha iyi yön hemen { $count } elmas getirir, seninki { $instead ->
        [0] hiç getirmez.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Daha iyi yönle { $seat } bir tur donar.
why-deerportal-meditates = 💡 Meditasyon yoluna { $count } elmas koyar. Seninkiyle { $instead } kalır.
why-deerportal-reaches =
    💡 Daha iyi haneden bir sonraki zarınla { $count } elmasa varabilirsin, seninkinden { $instead ->
        [0] hiçbirine.
       *[other] { $instead } elmasa.
    }
why-deerportal-things =
    💡 Daha iyi haneden bir sonraki zarınla rün ya da elmas olan { $count } haneye varabilirsin, seninkinden { $instead ->
        [0] hiçbirine.
       *[other] { $instead } haneye.
    }
why-deerportal-nearer = 💡 Daha iyi haneden portala { $count } hane var, seninkinden { $instead }.
why-rally-home = 💡 Daha iyi hamle seni bitişe ulaştırır.
why-rally-stamp = 💡 Daha iyi hamle bir damga getirir: { $what }.
why-rally-still = 💡 Daha iyi hamleden sonra kalan adımların hâlâ şurada bitebilir: { $what }. Seninkinden sonra hiçbir hedefe varmaz.
why-rally-lapse =
    💡 Hamlen bir çıkmazda { $instead } adım yakar, daha iyisi { $count ->
        [0] hiç yakmaz.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Daha iyi yerden 6 zar sonucundan { $count } tanesi sonraki sıranı bir hedefte bitirebilir. Seninkinden { $instead ->
        [0] hiçbiri.
       *[other] { $instead } tanesi.
    }
why-rally-lucky2 =
    💡 Daha iyi yerden 36 zar sonucundan { $count } tanesi sonraki sıranı bir hedefte bitirebilir. Seninkinden { $instead ->
        [0] hiçbiri.
       *[other] { $instead } tanesi.
    }
why-rally-nearer = 💡 Daha iyi yerden en yakın hedefine { $count } adım var, seninkinden { $instead }.
why-caesar-stops = 💡 Veton şunu durdurur: { $what }.
why-caesar-removes = 💡 Veto gelmezse daha iyi hamleyle { $seat } bir { $count } kaybeder: { $what }.
why-caesar-removes-philosopher = 💡 Veto gelmezse daha iyi hamleyle { $seat } bir Φ kaybeder: { $what }.
why-caesar-strikes = 💡 Veto gelmezse daha iyi hamleyle { $seat } toplam { $count } kart kaybeder, sen { $instead }: { $what }.
why-caesar-reveals = 💡 Veto gelmezse daha iyi hamleyle { $seat } masadaki { $count } kartını açar: { $what }.
why-caesar-leads = 💡 Daha iyi hamleden sonra şu grupta oylama senin olurdu: { $what }.
why-caesar-hides = 💡 Kapalı kartına suikast yapılamaz.
why-caesar-decided = 💡 Şu grupta oylama o kart olmadan da senin olurdu: { $what }.
why-caesar-adds =
    💡 Daha iyi hamle { $count } etki ekler, seninki { $instead ->
        [0] hiç eklemez.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Daha iyi hamle elindeki kartı saklar: { $count }.
why-caesar-keeps = 💡 Daha iyi hamle şunu sonraya saklar: { $what }.
