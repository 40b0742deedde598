game-caesar-about = Sezar, Kleopatra’ya karşı: beş grup Roma patrisyenini blöfle, gözcüyle, vetoyla kendine çek.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Kleopatra, Sezar
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Amaç:</b> Roma’nın patrisyenlerini kazan. Beş grup var: üçünde (Pretörler, Ediller, Kuestörler) 5, ikisinde (Konsüller, Kensörler) 3 patrisyen. Sonunda en çok puanı olan kazanır.

    <b>Başlangıç:</b> Sezar ve Kleopatra gizlice 1, 2, 3, 4 ve 5 kartlarını kapalı koyar, her gruba bir kart. Sonra ikisinin de elinde yine 1–5 ile bir Veto vardır, bir de gizli görevi (sayfa 4). Sezar başlar.

    <b>Sıra sana gelince</b>
    1. Etki kartı koy: açık ya da kapalı <b>bir</b> kart, ya da biri açık biri kapalı <b>iki</b> kart. En az birini koyman şart. Bir grupta en çok beş kartın olabilir.
    2. Öncesinde ya da sonrasında <b>bir</b> aksiyon kartı da oynayabilirsin. İlk etki kartından sonra oynarsan ikincisini koyamazsın.
    3. Torbadan bir <b>büst</b> çek: bir grup oy kullanabilir.
    4. Elini altı karta tamamla. Her kartta desteyi sen seç: etki ya da aksiyon.
game-caesar-rules-2 =
    🗿 <b>Büstler ve oylama</b>

    Torbada yedi büst var.
    • Bir grubun büstü: o grup oy kullanır. Büst kenara konur.
    • 🪨 gri: oylama yok. Büst kenara konur.
    • ⚫ siyah: oylama yok. Bu dahil bütün büstler torbaya döner.
    Sonra, hangi büst çıkarsa çıksın, 8 ya da daha çok kartlı (iki taraf birlikte) her grup da oy kullanır. Yani bir grup aynı sırada iki kez oy kullanabilir.

    <b>Oylama</b>
    1. Gruptaki bütün kartlar açılır ve açık kalır.
    2. Her tarafı topla. Filozof Φ 0 sayılır.
    3. Büyük toplam bir patrisyen kazanır. Ama bir tarafta ötekinden çok Φ varsa <b>küçük</b> toplam kazanır.
    4. Kim kazanırsa kazansın, toplamı büyük olan en yüksek sayısını, diğeri en düşük sayısını atar. Kalan kartlar durur, Φ de.
    <b>Toplamlar eşitse</b> kimse kazanmaz, kart atılmaz.

    Bir grubun son patrisyeni kazanılınca kartları atılır, büstü oyundan çıkar.
game-caesar-rules-3 =
    🃏 <b>Kartlar</b>

    <b>Etki</b> (her tarafta 37): 1–5 arası her sayıdan yedi kart ve iki Filozof <b>Φ</b>.

    <b>Aksiyon kartları</b> (her tarafta 10)
    🗡 <b>Suikast</b> ×3: rakibin, senin seçtiğin açık bir kartını masadan atar, Φ bile olsa.
    👁 <b>Gözcü</b> ×3: rakibinin bir gruptaki bütün kapalı kartları açılır.
    🔀 <b>Rok</b> ×1: iki gruptaki bütün kartlarını al, bu ikisine yeniden dağıt: hepsi kapalı, her birinde en çok beş.
    ⚡ <b>Tanrıların Gazabı</b> ×1: iki taraf da bir gruptaki bütün kartlarını atar.
    ✋ <b>Veto</b> ×2: rakibinin duyurduğu bu kartlardan birini durdurur. İki kart da atılır, sen hemen bir kart çekersin. Veto veto edilemez ve yalnızca karşılık olarak oynanır.

    Elinde Veto olmasa da sana sorulur; olmadığını herkes bilebiliyorsa sorulmayabilir. Veto edilen kart da o sıranın aksiyon kartı sayılır.
game-caesar-rules-4 =
    🏆 <b>Bitiş ve puanlar</b>

    <b>Etki kartın</b> ya da onu koyacak grup <b>yok mu?</b> O zaman yalnızca büst çekersin. Elini altıya tamamlamadan önce istediğin kartları atabilirsin.
    <b>Biten deste</b> yeniden karıştırılmaz. Ötekinden çek. İkisi de bittiyse daha az kartla oynarsın.

    <b>Oyun</b> bir sıranın sonunda şunlardan biri olmuşsa <b>biter</b>:
    • 21 patrisyenin hepsi kazanıldı,
    • kimsenin elinde ya da destesinde etki kartı kalmadı,
    • bütün gruplar berabere ve bunu artık kimse değiştiremez,
    • masada üst üste 12 sıra (6’şar) hiçbir şey değişmedi.

    <b>Puanlar</b>
    • kazandığın her patrisyen için 1
    • bir grupta çoğunluk için 1 daha (5’te 3 ya da 3’te 2), grubun tamamı için onun üstüne 1 daha
    • gizli görevindeki grupta çoğunluk için 2 daha: Pretörler, Ediller ya da Kuestörler

    En çok puanı olan kazanır. Puanlar eşitse beraberlik olur.
open-caesar = 🃏 Kartlarım
caesar-group-praetor = Pretörler
caesar-group-aedile = Ediller
caesar-group-quaestor = Kuestörler
caesar-group-consul = Konsüller
caesar-group-censor = Kensörler
caesar-persona-caesar = Sezar
caesar-persona-cleopatra = Kleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Suikast
caesar-card-scout = 👁 Gözcü
caesar-card-castling = 🔀 Rok
caesar-card-wrath = ⚡ Gazap
caesar-card-veto = ✋ Veto
caesar-label-hand = El
caesar-label-decks = Desteler
caesar-label-discarded = Atılanlar
caesar-label-busts = Çıkan büstler
caesar-label-bag = Torbada
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] görevi: +2
       *[no] görevi tutmadı
    }
caesar-points = { $points } puan
caesar-label-mission = Görevin
caesar-name-assassination = Suikast
caesar-name-scout = Gözcü
caesar-name-castling = Rok
caesar-name-wrath = Gazap
caesar-name-veto = Veto
caesar-lost-nothing = yok
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] bitti
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Çıkan büstler: { $out } · torbada: { $bag }
caesar-no-busts = yok
caesar-decks = 📚 Desteler (etki + aksiyon): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 atılan: { $discarded_one } ve { $discarded_other }
caesar-match = 🏆 Maçın { $game }. oyunu, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: izin mi, Veto mu?
caesar-now-setup = 🤫 İki oyuncu da gizlice 1, 2, 3, 4 ve 5 kartlarını kapalı koyar, her gruba bir tane.
caesar-now-play = ▶️ Şimdi: 1 ya da 2 etki kartı ve en çok 1 aksiyon kartı.
caesar-now-influence = ▶️ Şimdi: 1 ya da 2 etki kartı.
caesar-now-more =
    ▶️ Şimdi: ikinci bir etki kartı ({ $way ->
        [up] açık
       *[down] kapalı
    }){ $acted ->
        [yes] { "" }
       *[no] { ", bir aksiyon kartı" }
    } ya da büst.
caesar-now-action = ▶️ Şimdi: bir aksiyon kartı ya da büst.
caesar-now-replace = ▶️ Şimdi: Veto yerine bir kart çekilir.
caesar-now-castling = ▶️ Şimdi: iki gruptaki kartlar kapalı olarak yeniden dağıtılır.
caesar-now-discard = ▶️ Etki kartı konamadı. Şimdi: istenmeyen kartlar atılır, sonra el altıya tamamlanır.
caesar-now-refill = ▶️ Şimdi: eldeki kartlar altıya tamamlanır.
caesar-mission = 🎯 Görev: { $group } grubunda çoğunluğu kazan (+2)
caesar-hand = 🃏 Elin: { $cards }
caesar-discards = 🗑 Atılanlar: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Atılan yok —
       *[other] 🗑 Atılanlar ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> puan · elde: { $influence } etki, { $actions } aksiyon
caesar-final =
    { $patricians } patrisyen + gruplardan { $bonus }{ $mission ->
        [none] { "" }
        [missed] { " " }({ $group } görevi tutmadı)
       *[done] { " " }+ { $group } görevinden 2
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Suikast (açık { $card }, { $group })
caesar-trick-scout = 👁 Gözcü ({ $group })
caesar-trick-castling = 🔀 Rok ({ $group } ve { $other })
caesar-trick-wrath = ⚡ Tanrıların Gazabı ({ $group })
caesar-ask-setup = <b>{ $icon } { $group } grubuna hangi kart kapalı konsun?</b> Kart { $number }/5. Beşincisi kendiliğinden Kensörler grubuna gider.
caesar-ask-play = <b>Bir kart seç.</b> 1 etki kartı koy ya da 2 (biri açık, biri kapalı). Önce ya da sonra 1 aksiyon kartı da oynayabilirsin.
caesar-ask-influence = <b>Bir etki kartı seç.</b> Aksiyon kartını oynadın bile.
caesar-ask-more =
    <b>İkinci bir kart, { $way ->
        [up] açık
       *[down] kapalı
    }?</b> Kartı seç{ $acted ->
        [yes] { " " }ya da büst çek.
       *[no] , aksiyon kartı oyna ya da büst çek.
    }
caesar-ask-action = <b>Aksiyon kartı oyna ya da büst çek.</b> Bu sırada başka etki kartı koyamazsın.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } hangi gruba?</b>
        [up] { $card } açık olarak hangi gruba?</b>
       *[down] { $card } kapalı olarak hangi gruba?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] hangi iki grup?
       *[other] hangi grup?
    }</b>
caesar-ask-veto = <b>İzin veriyor musun?</b> Elinde Veto olmasa da hep sorulur.
caesar-ask-replace = <b>Veto yerine bir kart çek.</b> Hangi desteden?
caesar-ask-castling =
    <b>{ $card } nereye?</b> { $count ->
        [one] Son kart,
       *[other] { $count } kart kaldı, hepsi
    } kapalı.
caesar-ask-discard = <b>Etki kartı koyamıyorsun.</b> İstediğin kartları at, sonra “Tamam” düğmesine dokun. Ardından elini altıya tamamlarsın.
caesar-ask-refill = <b>{ $missing } kart çek.</b> 📜 Etki mi ({ $influence } kaldı), 🎭 aksiyon mu ({ $actions } kaldı)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 İzin ver
caesar-done-play = 🗿 Büst çek
caesar-done-discard = ✅ Tamam
caesar-discard = At: { $card }
caesar-draw-influence = 📜 Etki ({ $count })
caesar-draw-action = 🎭 Aksiyon ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Son kart —
       *[other] — Sonra: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] İki kart da
       *[other] { $count } kart da
    } → { $icon } { $group }
caesar-bust-drawn = — Büst çekildi —
caesar-bust-follows = — Sırada büst var —
caesar-veto-played = — Veto oynandı —
caesar-first-influence = Önce 1 📜 çek
caesar-first-action = Önce 1 🎭 çek
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } açık, { $icon } { $group }
caesar-play-down = { $card } kapalı, { $icon } { $group }
caesar-not-veto = Veto yalnızca rakibinin aksiyon kartlarına karşılık olur. Kendi başına oynanmaz.
caesar-no-veto = Elinde Veto yok, yalnızca izin verebilirsin.
caesar-not-acted = Bu sırada bir aksiyon kartı oynadın bile.
caesar-not-assassination = Rakibinin açık kartı yok.
caesar-not-scout = Rakibinin kapalı kartı yok.
caesar-not-castling = Rok için patrisyeni kalmış iki grup ve birinde senin bir kartın gerek.
caesar-not-wrath = Masada etki kartı yok.
caesar-not-closed = Bu sırada başka etki kartı koyamazsın. Ya iki kart koydun ya da ilkinden sonra aksiyon kartı oynadın.
caesar-not-open = Kart koyabileceğin grup yok. Hepsinde ya beş kartın var ya da patrisyen kalmadı.
caesar-not-bust = Önce bir etki kartı koy. Sonra büst çekersin.
caesar-not-there = Bu düğme yalnızca sırada ne olduğunu gösterir.
caesar-not-another = Bu sırada bir büst çektin bile.
caesar-not-vetoed = Veto oynadın. Yerine bir kart çek.
caesar-not-yet = Önce yeniden dağıttığın bütün kartları tek tek koy.
caesar-not-again = Bu kartı koydun bile.
caesar-full = Orada zaten beş kartın var, sınır bu.
caesar-no-such-card = O kart sende yok.
caesar-keys = { $icon }5: { $group } grubuna açık bir 5.
caesar-own-hidden = 🙈 Kapalı kartların: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card }, { $icon } { $group }: açık mı, kapalı mı?</b>
        [up] { $card }, { $icon } { $group }: açık mı koyuyorsun?</b>
       *[down] { $card }, { $icon } { $group }: kapalı mı koyuyorsun?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” ile büst de çekersin." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group } grubunda hangi açık kart?
        [castling] { $icon } { $group } ve başka hangi grup?
       *[other] { $card } → { $icon } { $group }, oynuyor musun?
    }</b> Rakibin veto edebilir.
caesar-place-up = { $card } açık
caesar-place-down = { $card } kapalı ▮
caesar-not-here = Bu kart şu an { $group } grubunda olmaz.
caesar-not-won = { $group } bitti, patrisyeni kalmadı.
caesar-empty-hand = Kartın yok.
event-caesar-two =
    { $known ->
        [yes] { $seat } { $icon } { $group } grubuna açık <b>{ $card }</b>, { $icon2 } { $group2 } grubuna kapalı <b>{ $card2 }</b> koydu{ sen-n }.
       *[no] { $seat } { $icon } { $group } grubuna açık <b>{ $card }</b>, { $icon2 } { $group2 } grubuna kapalı bir kart koydu{ sen-n }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Beraberlik: hiçbir şey değişmiyor.
        [turned]
            Filozoflar { $phil_one } : { $phil_other } sonucu tersine çevirdi: <b>{ $winner }</b> küçük toplamla bir patrisyen kazandı{ WHO($winner) ->
                [you] n
               *[other] { "" }
            }.
       *[won]
            <b>{ $winner }</b> bir patrisyen kazandı{ WHO($winner) ->
                [you] n
               *[other] { "" }
            }.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } bir { $highest } attı{ WHO($high) ->
                [you] n
               *[other] { "" }
            }, { $lowest ->
                [0]
                    { $low } hiçbir şey atmadı{ WHO($low) ->
                        [you] n
                       *[other] { "" }
                    }.
               *[other]
                    { $low } bir { $lowest } attı{ WHO($low) ->
                        [you] n
                       *[other] { "" }
                    }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } kapalı koydu{ sen-n }: <b>{ $cards }</b>.
       *[no] { $seat } kapalı beş kart koydu{ sen-n }.
    }
event-caesar-played = { $seat } { $icon } { $group } grubuna açık <b>{ $card }</b> koydu{ sen-n }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } { $icon } { $group } grubuna kapalı <b>{ $card }</b> koydu{ sen-n }.
       *[no] { $seat } { $icon } { $group } grubuna kapalı bir kart koydu{ sen-n }.
    }
event-caesar-announced = 📣 { $seat } duyurdu{ sen-n }: <b>{ $trick }</b>.
event-caesar-passed = { $seat } izin verdi{ sen-n }.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } durdurdu{ sen-n }: { $trick }.
event-caesar-assassinated = 🗡 { $seat } { $icon } { $group } grubunda açık bir <b>{ $card }</b> kaybetti{ sen-n }.
event-caesar-revealed = 👁 { $seat } { $icon } { $group } grubundaki kapalı kartlarını açmak zorunda kaldı{ sen-n }: <b>{ $cards }</b>.
event-caesar-castled = 🔀 { $seat } kartlarını yeniden dağıttı{ sen-n }: { $icon } { $group } grubuna { $first }, { $icon2 } { $group2 } grubuna { $second } kart, hepsi kapalı.
event-caesar-struck = ⚡ Tanrılar { $icon } { $group } grubunu vurdu. Atılan: { $one } ({ $lost_one }), { $other } ({ $lost_other }).
event-caesar-bust_drawn =
    🗿 { $seat } { $bust ->
        [black] <b>siyah büstü</b> ⚫ çekti{ sen-n }: bütün büstler torbaya döner.
        [grey] <b>gri büstü</b> 🪨 çekti{ sen-n }: oylama yok.
       *[group] <b>{ $icon } { $group }</b> grubunun büstünü çekti{ sen-n }.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> 8 ya da daha çok karta ulaştı, onlar da oy kullanıyor:
       *[no] 🗳 { $icon } <b>{ $group }</b> oy kullanıyor:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group } bitti: patrisyen kalmadı, kartları ve büstü oyundan çıkar.
event-caesar-discarded = { $seat } bir kart attı{ sen-n }: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { $deck ->
                [influence] bir <b>{ $card }</b> çekti{ sen-n }.
               *[action] <b>{ $card }</b> çekti{ sen-n }.
            }
       *[no]
            { $seat } { $deck ->
                [influence] bir etki kartı çekti{ sen-n }.
               *[action] bir aksiyon kartı çekti{ sen-n }.
            }
    }
event-caesar-drew-several =
    { $seat } desteden { $influence ->
        [0] { $actions } aksiyon kartı
       *[other]
            { $influence } etki kartı{ $actions ->
                [0] { "" }
               *[other] { " ve" } { $actions } aksiyon kartı
            }
    } çekti{ sen-n }.
event-caesar-left = { $seat } oyundan ayrıldı{ sen-n }.
event-caesar-ended =
    { $result ->
        [tie] Bu oyun berabere, { $best } : { $worst }.
       *[won]
            <b>{ $winner }</b> bu oyunu { $best } : { $worst } kazandı{ WHO($winner) ->
                [you] n
               *[other] { "" }
            }.
    }{ $goes_on ->
        [yes] { " Sonraki oyunda taraflar değişir." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Bütün patrisyenler kazanıldı. { $count ->
        [one] { $winners } Roma’yı kazandı!
       *[other] { $winners } Roma’yı paylaştı!
    }
reason-caesar-influence =
    Konacak etki kartı kalmadı. { $count ->
        [one] { $winners } Roma’yı kazandı!
       *[other] { $winners } Roma’yı paylaştı!
    }
reason-caesar-stalemate =
    Bütün gruplar berabere, bunu kimse değiştiremez. { $count ->
        [one] { $winners } Roma’yı kazandı!
       *[other] { $winners } Roma’yı paylaştı!
    }
reason-caesar-standstill =
    12 sıradır hiçbir şey değişmedi. { $count ->
        [one] { $winners } Roma’yı kazandı!
       *[other] { $winners } Roma’yı paylaştı!
    }
reason-caesar-match =
    Maç bitti. { $count ->
        [one] { $winners } kazandı!
       *[other] { $winners } zaferi paylaştı!
    }
reason-caesar-left = { $winners } Roma’yı kazandı: karşı taraf ayrıldı.
rule-caesar-missions = Gizli görevler
rule-caesar-missions-help = Her oyuncunun gizli bir grubu olur. Orada çoğunluğu kazanmak 2 puan daha getirir.
rule-caesar-philosophers = Oylama sonrası Filozof
rule-caesar-philosophers-help = Biri oylamayı kazanınca gruptaki Filozoflar ne olur: hepsi kalır, daha çok Filozofu olan taraf birini atar ya da hepsi atılır.
rule-caesar-philosophers-stay = hepsi kalır
rule-caesar-philosophers-source = 1 tanesi atılır
rule-caesar-philosophers-classic = hepsi atılır
rule-caesar-personas = Sezar kim
rule-caesar-personas-help = Sezar, ilk katılan, ikinci katılan ya da rastgele seçilen oyuncudur. Diğeri Kleopatra olur.
rule-caesar-personas-seats = ilk katılan
rule-caesar-personas-swapped = ikinci katılan
rule-caesar-personas-dealt = rastgele
rule-caesar-cleopatra_starts = Kleopatra başlar
rule-caesar-cleopatra_starts-help = İlk sıra Sezar’ın değil, Kleopatra’nındır.
rule-caesar-best_of_three = İki galibiyetlik maç
rule-caesar-best_of_three-help = En çok üç oyun oynanır, iki oyunu ilk kazanan maçı alır. Her oyundan sonra taraflar değişir.
caesar-not-so = { $card } şimdi oynanır, ama böyle değil.
typed-caesar = Kartı, grubu ve “açık” ya da “kapalı” yaz. Kartlar: 1–5 ya da filozof. Gruplar: pretör, edil, kuestör, konsül, kensör. Her sözcüğün başı yeter, örneğin “3 kon açık”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Zorunlu hamleler otomatik
rule-caesar-forced_moves-help = Elinde Veto olmadığını herkes görüyorsa (elde aksiyon kartı yok ya da iki Veto da atıldı) bir aksiyon kartına izin verir misin diye sorulmaz. Kart doğrudan işler. Rok için ve büst çekilmeden önce yine sorulur.
typed-words-caesar =
    praetor: pretör pretörler
    aedile: edil ediller
    quaestor: kuestör kuestörler kestör
    consul: konsül konsüller
    censor: kensör kensörler sansör
    up: açık açik
    down: kapalı kapali
    p: filozof filozoflar fi Φ
    assassination: suikast
    scout: gözcü
    castling: rok
    wrath: gazap gazabı gazabi
    veto: veto
    draw: çek çekiyorum
    influence: etki etkiler
    action: aksiyon aksiyonlar
    discard: at atıyorum
    pass: izin geç
    done: tamam bitti
    bust: büst büstler
