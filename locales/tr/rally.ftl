game-rally-about = Haritada yarış, istasyonlardan damga topla, bitişe ilk varan sen ol.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Amaç</b>
    Haritanın dört bir yanından damga topla. Yeterince toplayınca (genelde 4) bitişe 🏁 ilk varan sen ol. Herkes oklu haneden başlar.

    <b>Sıra sana gelince</b>
    1. Zarı at.
    2. Yollar boyunca tam attığın sayı kadar adım git. Her adım seni komşu haneye götürür. İstasyonlar da birer hanedir.
    3. Sıran bir istasyonda biterse damgasını al.

    <b>Oyun nasıl biter?</b>
    Biri bitişe varınca tur tamamlanır: bu turda daha oynamamış olanlar da oynar. Sonra oyun biter.
    Bitişe varanlar öndedir, varış sırasıyla. Diğerleri damga sayısına göre sıralanır, sayısı eşit olanlar aynı sırayı paylaşır.
    Diğer herkes ayrılırsa kalan oyuncu kazanır.
game-rally-rules-2 =
    👣 <b>İlerleme</b>

    • <b>Yeşil kareler</b> zarın tamamıyla varabileceğin yerlerdir. Oraya en kısa yoldan gidersin, sıran biter.
    • <b>Mavi daireler</b> yoldaki duraklardır: (2), buradan 2 adım demek. Orada yeniden seçer, kalan adımlarını kullanırsın. Böylece yolunu kendin çizersin. Birinde durmak için <i>Yolda dur…</i> düğmesine dokun.
    • Adımlarının hepsini kullanman gerekir: yerinde duramazsın, adım saklayamazsın.
    • <b>Bıraktığın iz:</b> tek bir sıran içinde geçtiğin haneye dönemezsin, başladığın haneye de. Sonraki sıranda dönebilirsin.
    • <b>Gidecek yer yok mu?</b> Bir çıkmazdaysan ya da kendi izin önünü kesiyorsa kalan adımların yanar, sıran orada biter. Orası istasyonsa damgasını yine alırsın.
    • Oyuncular birbirini engellemez. Bir hanede istendiği kadar oyuncu durabilir.
game-rally-rules-3 =
    🏷 <b>Damgalar</b>
    • İstasyonlar, üstünde harf olan tabelalardır. Damgayı yalnızca sıran orada <b>biterse</b> alırsın. Geçip gitmek ya da yolda durmak sayılmaz.
    • Her damgayı bir kez alırsın, ama herkes alabilir: damgalar tükenmez.
    • Gerekenden fazlasını toplayabilirsin.
    • Düğmedeki 🏷: sıran orada biterse yeni bir damga alırsın.

    🏁 <b>Bitiş</b>
    • Yeterli damgan olana kadar sana kapalıdır.
    • Sonrasında oraya doğrudan gitmek için en kısa yol, kalan adımlarına <b>tam</b> eşit olmalı. Daha kısaysa dolan: yolda öyle bir yerde dur ki bitişe son adımınla varasın.
    • Bitişin içinden geçemezsin.
    • Bitişe varınca artık oynamazsın.
game-rally-rules-4 =
    🏠 <b>Ev kuralları</b>

    • <b>Harita:</b> Eski Şehir (6 istasyon), Yedi Burun (8), Gece Göğü (10) ya da kendi haritan: nasıl olduğunu görmek için /map gönder.
    • <b>Gereken damga:</b> 4 yerine 2–6. Haritada o kadar istasyon yoksa hepsi gerekir.
    • <b>Bütün damgalar:</b> her istasyonun damgası gerekir.
    • <b>İki zar:</b> iki zar at, toplamı kadar git.
    • <b>Kolay bitiş:</b> adımların fazla gelse de bitişe girebilirsin. Fazlası yanar.
    • <b>Geri dönüş:</b> yolda bir çıkmazda durursan geldiğin yoldan dönebilirsin.
    • <b>Zorunlu hamleler otomatik</b> (baştan açık): gidebileceğin tek bir yer varsa oraya kendiliğinden gidersin. Zarı atmak ve bitişe girmek yine sende.
rally-example-1 = Ayşe
rally-example-2 = Bora
open-rally = 🗺 Hamlem
rally-map-town = Eski Şehir
rally-map-island = Yedi Burun
rally-map-sky = Gece Göğü
rally-map-own = Kendi haritan
rally-table = 🗺 <b>{ $map }</b> · bitişi 🏁 { $needed } damga açar
rally-steps =
    🎲 { $dice } · <b>{ $steps } adım kaldı</b>{ $some ->
        [0] { "" }
       *[other] . Tam { $steps } adım ötede hane yok, yolda dur: ({ $some }), { $some } adım sonra demek.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Her damgaya kaç adımın var
       *[no] { $who } için her damgaya kaç adım var
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Bitişe 🏁 kaç adımın var
       *[no] { $who } için bitişe 🏁 kaç adım var
    }: { $steps }
rally-stampless = 🏷 sana bir damga kazandırır.
rally-ahead = 🧭 Bu zarla varabileceğin haneler, en iyisi başta. Her birinin yanında, oradan bir sonraki damgaya ya da bitişe kaç adım olduğu yazar:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: bir damga, sonra { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: bitişe varırsın!
rally-ahead-stops = 🧭 Yolda durabileceğin yerler, en iyisi başta. Her birinin yanında, orada durursan sıranı bitirebileceğin en iyi hane yazar.
rally-field = hane { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } damga ({ $needed } gerek)
       *[no] { $held }/{ $needed } damga
    }
rally-home = 🏁 bitişte · { $held } damga
rally-final =
    { $held ->
        [0] damga yok
        [one] 1 damga
       *[other] { $held } damga
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 { $held } damgayla bitişte
rally-score = { $held } damga
rally-hand-steps = { $steps } adım
rally-roll = 🎲 Zar at
rally-go-field = Hane { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps }/{ $whole } adım)
rally-walk-part = Yolda dur…
rally-more-places = { $count } yer daha…
rally-where = <b>Nereye?</b>
rally-rest = <b>{ $steps } adım kaldı: nereye?</b>
rally-which-part = <b>Önce nerede durmak istersin?</b> ({ $some }), { $some } adım sonra demek. Sonra yola devam edersin ama kendi izinden geçemezsin.
rally-tap-below =
    Nereye gideceğini masanın altındaki düğmelerle seç.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }): { $some } adım sonra orada durur, sonra devam edersin.
    }
rally-tap-roll = Sıra sende: masanın altındaki 🎲 Zar at düğmesine dokun.
rally-look = Daha sıra sende değil. Bu oyunda gizli bir şey yok: masa her şeyi gösteriyor.
event-rally-rolled = { $seat } 🎲 { $dice } attı{ sen-n }.
event-rally-rolled_two = { $seat } 🎲 { $dice } attı{ sen-n }: { $steps } adım.
event-rally-walked =
    { $seat } 👣 { $steps } adım attı{ sen-n } → <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , { $left } adım kaldı.
    }
event-rally-turn =
    { $seat } 🎲 { $dice } attı{ sen-n } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 damga { $more ->
                [yes] { $held } ({ $needed } gerek).
               *[no] { $held }/{ $needed }.
            }
    }
event-rally-forfeited = { $seat } daha ileri gidemedi{ sen-n }, { $steps } adım yandı.
event-rally-stamped =
    🏷 { $seat } damga aldı{ sen-n }, <b>{ $at }</b>: { $more ->
        [yes] { $held } ({ $needed } gerek).
       *[no] { $held }/{ $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            bitişe ilk varan oldu{ sen-n }!{ $ends ->
                [yes] { "" }
               *[no] { " Diğerleri turu tamamlar." }
            }
       *[other] bitişe vardı{ sen-n }.
    }
event-rally-left = { $seat } oyundan ayrıldı{ sen-n }.
event-rally-ended = Oyun bitti.
reason-rally-finished = 🏁 { $winners } bitişe herkesten önce vardı ve kazandı!
reason-rally-last_standing = { $winners } sona kadar dayandı ve kazandı!
rule-rally-board = Harita
rule-rally-board-help = Üzerinde oynadığın harita. Kendi haritanı eklemek için onu buraya dosya olarak gönder, sonra <code>/map</code> ile yanıtla.
rule-rally-board-town = Eski Şehir
rule-rally-board-island = Yedi Burun
rule-rally-board-sky = Gece Göğü
rule-rally-board-own = 🗺 Kendi haritan
rule-rally-stamps_needed = Gereken damga
rule-rally-stamps_needed-help = Bitişe 🏁 gidebilmek için kaç damga gerektiği.
rule-rally-all_stamps = Bütün damgalar
rule-rally-all_stamps-help = Haritadaki her istasyonun damgası gerekir.
rule-rally-two_dice = İki zar
rule-rally-two_dice-help = İki zar atar, toplamı kadar gidersin.
rule-rally-no_exact_finish = Kolay bitiş
rule-rally-no_exact_finish-help = Adımların fazla gelse de bitişe 🏁 girebilirsin. Fazlası yanar.
rule-rally-turnaround = Geri dönüş
rule-rally-turnaround-help = Yolda bir çıkmazda durursan geldiğin yoldan dönebilirsin.
rally-town-S = Batı Kapısı
rally-town-A = Eski Değirmen
rally-town-B = Tabakhane
rally-town-C = Çan Kulesi
rally-town-D = Balık Pazarı
rally-town-E = Tiyatro
rally-town-F = Bira Fabrikası
rally-town-Z = Kale
rally-island-S = Liman
rally-island-A = Martı Burnu
rally-island-B = Mercan Burnu
rally-island-C = Kuzey Burnu
rally-island-D = Palmiye Burnu
rally-island-E = Korsan Burnu
rally-island-F = Kaplumbağa Burnu
rally-island-G = Kaplıca
rally-island-H = Eski Tapınak
rally-island-Z = Deniz Feneri
rally-sky-S = Gözlemevi
rally-sky-A = Kuğu
rally-sky-B = Lir
rally-sky-C = Kartal
rally-sky-D = Balina
rally-sky-E = Akrep
rally-sky-F = Koç
rally-sky-G = Aslan
rally-sky-H = Yengeç
rally-sky-I = Ayı
rally-sky-J = Ejderha
rally-sky-Z = Kutup Yıldızı
map-kept =
    🗺 <b>{ $name }</b>: { $positions } hane, { $stations } istasyon. { $where ->
        [private] Senin için kaydedildi.
       *[group] Bu grup için kaydedildi. Üzerinde oynamak için /newgame rally gönder, ev kurallarında “Harita” altından seç.
    }
map-brought = Yükleyen: { $by }. Bu haritayı yalnızca kendisi ya da bir yönetici değiştirebilir.
map-is-anothers = Bu grubun zaten bir haritası var. Onu yalnızca yükleyen kişi ya da bir yönetici değiştirebilir.
map-play = ▶ Bu haritada oyna
map-unnamed = Haritan
map-how =
    Haritanı buraya JSON dosyası olarak gönder, sonra o dosyayı /map ile yanıtla. Şuna benzer:

    <pre>{ "{" }"name": "Bizim köy", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Büfe"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> 0 ile 1000, <code>y</code> 0 ile 800 arasıdır. <code>look</code> şunlardan biridir: <code>town</code>, <code>island</code>, <code>sky</code>. Bir haritada 5–120 konum ve en çok 12 istasyon olur.
map-too-many = Bir saat içinde { $most } harita yükledin, sınır bu. { $minutes } dakika sonra yine dene.
map-lost = O dosyayı indiremedim. Bir daha gönder ve /map ile yanıtla.
map-refused = ❌ Bu haritayı henüz kullanamıyorum:
map-fault = • satır { $line }: { $fault }
map-more =
    • … ve { $all ->
        [yes] { $count } tane daha.
       *[no] dahası.
    }
map-fault-too-large = dosya { $size } KB, sınır { $most } KB.
map-fault-not-text = bu bir metin dosyası değil. UTF-8 düz metin olarak kaydet.
map-fault-not-json = bu JSON değil: { $column }. sütunda bir sorun var. Eksik bir virgül, tırnak ya da parantez ara.
map-fault-no-map = harita, süslü parantez içinde <code>positions</code> ve <code>connections</code> olan bir nesnedir.
map-fault-missing =
    { $position ->
        [none] haritada <code>{ $word }</code> eksik.
       *[other] <code>{ $position }</code> konumunda <code>{ $word }</code> eksik.
    }
map-fault-unknown-word =
    { $position ->
        [none] haritada <code>{ $word }</code> var, bunu tanımıyorum.
       *[other] <code>{ $position }</code> konumunda <code>{ $word }</code> var, bunu tanımıyorum.
    }
map-fault-no-list = <code>{ $word }</code> köşeli parantez içinde bir liste olmalı.
map-fault-no-position = <code>positions</code> içindeki { $number }. öge konum değil. Şöyle yaz: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = bağlantı iki konumdan oluşur, şöyle: <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code>, <code>{ $position }</code> konumunun <code>id</code> değeri olamaz. Bir ile üç arası harf ya da rakam kullan.
map-fault-bad-x = <code>{ $position }</code> konumunun <code>x</code> değeri <code>{ $value }</code>, oysa 0 ile 1000 arası bir sayı olmalı.
map-fault-bad-y = <code>{ $position }</code> konumunun <code>y</code> değeri <code>{ $value }</code>, oysa 0 ile 800 arası bir sayı olmalı.
map-fault-bad-kind = <code>{ $position }</code> konumunun <code>kind</code> değeri <code>{ $value }</code>, oysa şunlardan biri olmalı: <code>field</code>, <code>station</code>, <code>start</code>, <code>finish</code>.
map-fault-bad-name = <code>name</code> değeri <code>{ $value }</code>, oysa en çok 30 karakterlik bir metin olmalı.
map-fault-bad-look = <code>look</code> değeri <code>{ $value }</code>, oysa şunlardan biri olmalı: <code>town</code>, <code>island</code>, <code>sky</code>.
map-fault-bad-count = haritada { $count } konum var, oysa { $least } ile { $most } arası gerek.
map-fault-bad-connections = haritada { $count } bağlantı var, sınır { $most }.
map-fault-twice = <code>{ $position }</code> adlı iki konum var. (Büyük ve küçük harf aynı sayılır.)
map-fault-no-start = başlangıç yok. Bir konuma <code>"kind": "start"</code> ver.
map-fault-no-finish = bitiş yok. Bir konuma <code>"kind": "finish"</code> ver.
map-fault-two-start = <code>{ $position }</code> konumu ikinci bir başlangıç, oysa haritada yalnızca bir tane olur.
map-fault-two-finish = <code>{ $position }</code> konumu ikinci bir bitiş, oysa haritada yalnızca bir tane olur.
map-fault-bad-stations = haritada { $count } istasyon var, oysa 1 ile { $most } arası gerek.
map-fault-nowhere = bir bağlantı <code>{ $position }</code> konumuna gidiyor, ama öyle bir konum yok.
map-fault-to-itself = <code>{ $position }</code> konumu kendine bağlı.
map-fault-connected-twice = <code>{ $one }</code> ve <code>{ $other }</code> iki kez bağlanmış.
map-fault-too-many-ways = <code>{ $position }</code> konumunda { $most } bağlantıdan fazlası var.
map-fault-too-close = <code>{ $other }</code> ve <code>{ $one }</code> konumları çok yakın. Araları en az { $apart } olsun.
map-fault-runs-over = <code>{ $one }</code> ile <code>{ $other }</code> arasındaki bağlantı <code>{ $position }</code> konumunun üstünden geçiyor.
map-fault-apart = başlangıçtan <code>{ $position }</code> konumuna kimse gidemez.
map-fault-behind-finish = <code>{ $position }</code> konumuna yalnızca bitişin içinden gidilir, oysa bitişten kimse geçemez.
map-fault-finish-apart = bitişe, yani <code>{ $position }</code> konumuna kimse gidemez.
map-fault-no-end = oyun hiç bitmeyebilir: iki zarla <code>{ $position }</code> konumundaki oyuncu sırasını asla <code>{ $goal }</code> konumunda bitiremez. Birkaç konum ekle.
rally-not-rolled = Önce zar at: /move zar
rally-has-rolled = Zar attın bile, { $steps } adımın kaldı. Gitmek istediğin yeri yaz.
rally-not-reached = Şu an varamayacağın yer: { $place }. { $steps } adımın kaldı.
typed-rally = Önce “zar” yaz, sonra haritadaki bir hanenin ya da istasyonun adını, örneğin 12 ya da B.
rule-rally-forced_moves = Zorunlu hamleler otomatik
rule-rally-forced_moves-help = Gidebileceğin tek bir yer varsa oraya kendiliğinden gidersin. Zarı atmak ve bitişe 🏁 girmek yine sende.
typed-words-rally =
    roll: zar at atıyorum
    to: git gidiyorum
