game-deerportal-about = Portala koş, elmasları kap, elementleri birbirine düşür.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Amaç:</b> sonunda en çok elmas 💎 sende olsun.

    Her oyuncunun kendi yolu vardır: köşeden (hane 0) ortadaki portala 🌀 (hane 40). Yollar hiç kesişmez, yani kimse önünü kesemez.

    <b>Sıra sana gelince</b>
    1. Zarı at 🎲.
    2. Attığın sayının tamamı kadar <b>ileri ya da geri</b> git. Yerinde kalamazsın. Geride yer yoksa kendiliğinden ileri gidersin. Fazla gelen zar da seni portala sokar.
    3. Yalnızca <b>durduğun</b> hane sayılır. Oradaki elmas senindir. Oradaki rün bir kart oynar (sonraki sayfa).

    <b>Bitiş:</b> portala ilk giren 5 elmas alır ve geyik modunu 🦌 başlatır. Oyuncular toplam 16 sıra daha oynayınca ya da herkes portala girince elmaslar sayılır. En çok elması olan kazanır!
game-deerportal-rules-2 =
    📖 <b>Rünler ve kartlar</b>

    Her yol 12 elmas ve 16 rünle başlar. Her rün bir elementindir: 💧 Su, 🌱 Toprak, 🔥 Ateş ya da 💨 Hava. Bir rünün üstünde durursan o elementin yığınındaki herkese açık üst kart, o elementi vurur:

    • <b>Dondur</b> ❄️: o elementin oyuncusu bir tur bekler. İki kez donan iki tur bekler.
    • <b>Rün kaybı</b>: o oyuncunun yolundan 1 rün silinir.
    • <b>1 elmas al</b>: yolda hiç kalmasa da 1 elmas alırsın.
    • <b>2 elmas al</b>: o yolda ne kaldıysa, en çok 2.

    Topladığın elmaslar güvendedir: kartlar yalnızca yolda kalanı alır. <b>Kendi</b> elementinin rünü etkisizdir ama kartı harcanır. Yığının son kartı (32) gidince o elementin bütün rünleri silinir.

    🧘 <b>Meditasyon:</b> zar tam köşene götürüyorsa geri dön, yolun baştaki gibi dolsun.
game-deerportal-rules-3 =
    📖 <b>Portal ve bitiş</b>

    🌀 Zarın yettiği an portala girebilirsin. <b>İlk</b> giren 5 elmas alır, diğerleri bir şey almaz. Portalda elmasların sende kalır, artık oynamazsın, kartlar seni donduramaz ve yolunda kalan her şey silinir.

    🦌 <b>Geyik modu</b> toplam 16 sıra sürer, yer başına 4. Bir tur bekleyenin sırası da sayılır, portaldakilerin sıraları da.

    💠 <b>Büyük elmas</b> 3 elmas daha kazandırır. Onu yalnızca Ateş 🔥 alabilir: portala ilk girer ve o an elması herkesten çok olursa.

    <b>Kim kazanır?</b> En çok elması olan, portala hiç varmasa bile Geyik Tanrı 🦌 olur. Beraberlikte portala varanlar öndedir, varış sırasıyla. Portala varan diğer oyuncular keşiştir 🙏.

    Boş yerlere bilgisayarlar geçer. Mevsimler yalnızca tahtanın görünüşünü değiştirir.
open-deerportal = 🧭 Hamlem
level-document = klasik
level-document-help = 🤖 <b>klasik</b> basit bir kuralla oynar: alacak bir şey olan yöne gider ya da yazı tura atar, ilerisini hiç düşünmez.
deerportal-water = 💧 Su
deerportal-earth = 🌱 Toprak
deerportal-fire = 🔥 Ateş
deerportal-air = 💨 Hava
deerportal-stop = dondur
deerportal-card = rün kaybı
deerportal-diamond = 1 elmas al
deerportal-diamonds = 2 elmas al
deerportal-spring = 🌸 İlkbahar
deerportal-summer = ☀️ Yaz
deerportal-fall = 🍂 Sonbahar
deerportal-winter = ❄️ Kış
deerportal-time =
    { $season } · tur { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Geyik modu</b>: son sıra
        [one] { " " }· 🦌 <b>Geyik modu</b>: bundan sonra 1 sıra kaldı
       *[other] { " " }· 🦌 <b>Geyik modu</b>: bundan sonra { $left } sıra kaldı
    }
deerportal-over = 🏁 Elmaslar sayıldı
deerportal-piles = 🎴 Rünlerin şimdiki etkisi: { $cards }
deerportal-big = 💠 Büyük elmas hâlâ portalda: 3 elmas eder, alabilecek olan: { $who }
deerportal-sides = 🤝 Elmaslar: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } ileride, en uzak hane { $last }: { $things ->
        [none] bir şey yok
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } geride, en uzak hane { $last }: { $things ->
        [none] bir şey yok
       *[other] { $things }
    }
deerportal-still = 💎 yolda kalan: { $counts }
deerportal-at = { $mark } hane { $field }/{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 portalda · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] bir tur bekler
       *[other] { $turns } tur bekler
    }
deerportal-score =
    { $team ->
        [yes] takım:{ " " }
       *[no] { "" }
    }{ $count } elmas
deerportal-title-god = 🦌 <b>Geyik Tanrı</b> · 💎 { $count }
deerportal-title-monk = 🙏 Keşiş: portala vardı · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Erken ayrıldı
       *[no] 🌾 Portala hiç varmadı
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Portala hiç varmadı
   *[other] 🌀 portala { $number }. giren
}
deerportal-together = 🤝 birlikte { $count }
deerportal-roll = 🎲 Zar at
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] { $element } donar ❄️
        [card] { $element } −1 rün
        [diamond] { $element } yolundan 1 💎
        [diamonds] { $element } yolundan { $count } 💎
       *[none] { $element }, etkisiz
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 meditasyon
deerportal-ends = { $move } · oyunu bitirir
deerportal-said =
    { $way ->
        [back] geri
       *[forward] ileri
    } → { $place ->
        [portal] portal 🌀
        [corner] köşen (🧘 meditasyon)
        [diamond] hane { $field } (bir elmas 💎)
        [own] hane { $field } (kendi rünün, { $element }: etkisiz)
        [rune] hane { $field } ({ $element } rünü: { $card })
       *[nothing] hane { $field } (boş)
    }
deerportal-ask-roll = <b>Sıra sende:</b> zarı at.
deerportal-ask-way = 🎲 <b>{ $number } attın: ileri mi, geri mi?</b>
event-deerportal-rolled = 🎲 { $seat } zar attı{ sen-n }: { $number }.
event-deerportal-moved =
    { $seat } { $rolled ->
        [0] { "" }
       *[other] 🎲 { $rolled } attı{ sen-n },{ " " }
    }{ $way ->
        [back] geri gitti{ sen-n }
       *[forward] ilerledi{ sen-n }
    } → { $place ->
        [portal] portal
        [corner] köşe
       *[field] hane { $end }
    }{ $found ->
        [diamond] : bir elmas 💎.
        [own]
            : kendi { WHO($seat) ->
                [you] rünün
               *[other] rünü
            }, etkisiz.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } meditasyon yaptı{ sen-n }: { WHO($seat) ->
        [you] yolun
       *[other] yolu
    } yeniden doldu.
event-deerportal-found_big = 💠 { $seat } büyük elması aldı{ sen-n }: { $count } elmas!
event-deerportal-found_diamond = 💎 { $seat } bir elmas buldu{ sen-n }.
event-deerportal-drew =
    { $what ->
        [own] { $seat } kendi elementinden bir rün tetikledi{ sen-n } { $mark }: etkisiz.
        [frozen]
            { $seat } bir rün tetikledi{ sen-n }: { WHO($target) ->
                [you] dondun ({ $mark }), bir tur beklersin ❄️.
               *[other] { $target } ({ $mark }) dondu, bir tur bekler ❄️.
            }
        [lost]
            { $seat } bir rün tetikledi{ sen-n }: { WHO($target) ->
                [you] senin yolundan ({ $mark }) 1 rün eksildi.
               *[other] { $target } ({ $mark }) 1 rün kaybetti.
            }
        [lost-nobody] { $seat } bir rün tetikledi{ sen-n }: { $element } yolundan { $mark } 1 rün eksildi.
        [won]
            { $seat } { WHO($target) ->
                [you] senin yolundan { $gained } elmas aldı ({ $mark }).
               *[other] { $mark } yolundan ({ $target }) { $gained } elmas aldı{ sen-n }.
            }
        [won-nobody] { $seat } { $element } yolundan { $mark } { $gained } elmas aldı{ sen-n }.
        [won-anyway] { $seat } rünle 1 elmas aldı{ sen-n }, oysa { $element } yolunda { $mark } elmas kalmamıştı.
        [no-diamond] { $seat } bir rün tetikledi{ sen-n }, boşa gitti: { $element } yolunda { $mark } elmas kalmadı.
        [no-rune] { $seat } bir rün tetikledi{ sen-n }, boşa gitti: { $element } yolunda { $mark } rün kalmadı.
       *[no-one] { $seat } bir rün tetikledi{ sen-n }, boşa gitti: { $element } yolunda { $mark } kimse yok.
    }{ $was_last ->
        [yes] { " " }Bu, yığının son kartıydı: bütün { $mark } rünleri silindi.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $seat } { $rolled ->
        [0] { "" }
       *[other] 🎲 { $rolled } attı{ sen-n },{ " " }
    }{ $place ->
        [1] portala ilk giren oldu{ sen-n }: { $bonus } elmas!
       *[other] portala girdi{ sen-n }.
    }
event-deerportal-deer_mode = 🦌 Geyik modu başladı: oyunculara toplam { $turns } sıra kaldı.
event-deerportal-missed =
    ❄️ { $seat } bir tur bekledi{ sen-n }{ $left ->
        [0] .
       *[other]
            , { $left } tur daha { WHO($seat) ->
                [you] bekleyeceksin.
               *[other] bekleyecek.
            }
    }
event-deerportal-season_began = { $season } başladı.
event-deerportal-left =
    { $seat } ayrıldı{ sen-n }, { WHO($seat) ->
        [you] elmaslarını da götürdün.
       *[other] elmaslarını da götürdü.
    }
event-deerportal-ended = Oyun bitti.
reason-deerportal-all_home =
    🌀 Herkes portalda. { $count ->
        [one] { $winners } kazandı ve 🦌 Geyik Tanrı oldu!
       *[other] { $winners } birlikte kazandı ve 🦌 Geyik Tanrı oldu!
    }
reason-deerportal-deer_mode =
    🦌 Geyik modu bitti. { $count ->
        [one] { $winners } kazandı ve Geyik Tanrı oldu!
       *[other] { $winners } birlikte kazandı ve Geyik Tanrı oldu!
    }
reason-deerportal-last_standing = { $winners } sona kadar dayandı ve kazandı!
rule-deerportal-fair_centre = Büyük elmas herkese açık
rule-deerportal-fair_centre-help = Büyük elması yalnızca Ateş değil, herkes alabilir. Almak için en çok elmas tek başına sendeyken portala gir.
rule-deerportal-portal_required = Ya portal ya hiç
rule-deerportal-portal_required-help = Portala hiç varmayanlar, kaç elması olursa olsun varanların arkasında sıralanır.
rule-deerportal-quick = Hızlı oyun
rule-deerportal-quick-help = Herkes yolun yarısında, 20 numaralı hanede başlar.
rule-deerportal-no_bots = Boş yer boş kalır
rule-deerportal-no_bots-help = Bilgisayarlar yalnızca sen eklersen katılır. Elementler katılma sırasıyla verilir: Su, Toprak, Ateş, Hava. Geyik modu oyuncu başına 4 sıra sürer.
rule-deerportal-random_bonus = Portal ödülü 5 ya da 6
rule-deerportal-random_bonus-help = Portala ilk giren rastgele 5 ya da 6 elmas alır.
rule-deerportal-teams = İki takım
rule-deerportal-teams-help = Karşılıklı köşeler birlikte oynar: Su ile Ateş, Toprak ile Hava. Her takımın elmasları toplanır.
deerportal-day-1-2 = Frigg öreke başına döner
deerportal-day-1-6 = Üçlü Tanrıçanın Kelt günü
deerportal-day-1-10 = Aziz Geraint Günü
deerportal-day-1-13 = Midvinterblot, kış ortası sunusu
deerportal-day-1-20 = Başka bir takvime göre yine Midvinterblot
deerportal-day-1-22 = Musaların bayramı
deerportal-day-1-25 = Eski Disting bayramı
deerportal-day-1-30 = Up Helly Aa, eski bir ateş şenliği
deerportal-day-1-31 = Valkürlerin onuruna bir gün
deerportal-day-2-2 = İlk ara mevsim günü · Imbolc, Brighid bayramı
deerportal-day-2-11 = Kuşların ötmeye başladığı gün
deerportal-day-2-14 = Vali bayramı
deerportal-day-3-2 = Kargalar günü
deerportal-day-3-13 = Burgsonndeg: güneş yeniden doğar, bahar yaklaşır
deerportal-day-3-17 = Trefuilnid Treochar, bugünkü Aziz Patrick Günü
deerportal-day-3-18 = Sheela Günü
deerportal-day-3-19 = İlk mevsim günü: ilkbahar ekinoksu
deerportal-day-3-20 = Iduna bayramı
deerportal-day-3-21 = Ostara, Saksonların bahar tanrıçası
deerportal-day-4-30 = Mayıs arifesi, Walpurgis Gecesi
deerportal-day-5-1 = Beltane, Keltlerin büyük ateş bayramı
deerportal-day-5-4 = İkinci ara mevsim günü
deerportal-day-5-12 = Kedi Geçidi
deerportal-day-5-14 = Gece yarısı güneşi bayramı
deerportal-day-5-18 = Boynuzlu tanrı Cernunnos’un bayramı
deerportal-day-5-20 = Thor’un çekici Mjollnir’in bayramı
deerportal-day-5-24 = Üçlü Tanrıça için bir anneler günü
deerportal-day-6-20 = İkinci mevsim günü: yaz gündönümü
deerportal-day-6-21 = Litha, en uzun gün
deerportal-day-6-23 = Aziz Yahya arifesi, yaz ortası
deerportal-day-8-1 = Lughnasadh, güneş tanrısı Lugh’un yaz oyunları
deerportal-day-8-2 = Lady Godiva Günü
deerportal-day-8-4 = Loch mo Naire ve şifalı suyu
deerportal-day-8-5 = Üçüncü ara mevsim günü
deerportal-day-8-10 = Puck Panayırı
deerportal-day-8-14 = Burryman Günü
deerportal-day-8-17 = Odin’in çilesi
deerportal-day-8-23 = Ilmatar bayramı
deerportal-day-8-28 = Frey Faxi, Frey’in günü
deerportal-day-8-29 = Urda bayramı
deerportal-day-9-21 = Üçüncü mevsim günü: sonbahar ekinoksu
deerportal-day-10-8 = Kızıl Erik’in Günü
deerportal-day-10-9 = Leif Erikson Günü
deerportal-day-10-11 = Ağaçların yaşlı hanımı
deerportal-day-10-14 = Kış Geceleri: hasat ambara girer
deerportal-day-10-18 = Büyük Boynuz Panayırı
deerportal-day-10-24 = Hava ruhlarının bayramı
deerportal-day-10-27 = Allantide: herkes birbirine Allan elması verir
deerportal-day-10-31 = Cadılar Bayramı gecesi
deerportal-day-11-1 = Samhain: güneş gider, Kelt yılı başlar
deerportal-day-11-5 = Dördüncü ara mevsim günü
deerportal-day-12-6 = Aziz Nikolaos bayramı: Odin onun kılığında avı yönetir
deerportal-day-12-9 = Büyük Yule temizliği: Danimarkalılar Yule birası için su taşır
deerportal-day-12-13 = Woden’in Vahşi Avı
deerportal-day-12-18 = Epona bayramı
deerportal-day-12-20 = Dördüncü mevsim günü: kış gündönümü
deerportal-day-12-21 = Beiwe bayramı · Yule, çarkın on iki günü
deerportal-not-rolled = Önce zar at: /move zar
deerportal-tap-way = Zarın bu. Gitmek istediğin yöne dokun.
deerportal-has-rolled = Zar attın bile. /move ileri ya da /move geri gönder
typed-deerportal = Üç sözcük yazabilirsin: zar, ileri, geri.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: zar at atıyorum
    forward: ileri ilerle
    back: geri geriye
