game-whot-about = Üstteki karta uyan kartı oyna, diğerlerine ceza yağdır, elini ilk bitiren sen ol.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Amaç</b>: bütün kartlarını herkesten önce bitir.

    <b>Başlangıç</b>: herkese 7 kart dağıtılır. Bir kart da açık olarak ortaya konur, yığın onunla başlar: üstteki kart budur. İlk kart özel kart bile olsa etkisizdir. Kalan kartlar pazardır, kartlar oradan çekilir.

    <b>Sıra sana gelince</b> şunlardan birini yap:
    1. <b>Üstteki karta uyan 1 kart oyna</b>: aynı simge (● ▲ ✚ ■ ★), aynı sayı ya da bir Whot (sayfa 2). Artık üstteki kart odur.
    2. Pazardan <b>1 kart çek</b>. Uyan kartın olsa da çekebilirsin. Çektiğin kartı ancak sonraki sıralarında oynayabilirsin.

    Sonra sıra bir sonraki oyuncuya geçer, hep saat yönünde.

    <b>Son kartını oynadığın an kazanırsın</b>, o kart özel kart olsa bile.
game-whot-rules-2 =
    📖 <b>Whot: özel kartlar</b>

    <b>1 Bir Daha</b>: bir kez daha oynarsın.

    <b>2 İki Çek</b>: sonraki oyuncu ya ceza olarak 2 kart çeker ya da herhangi bir simgeden 2 ile karşılık verir. Verirse ondan sonraki 4 kart çeker ya da karşılık verir, böyle sürer.

    <b>5 Üç Çek</b>: aynısı, ama 5’lerle ve 3 kart cezayla. 2’ye yalnızca 2, 5’e yalnızca 5 karşılık verir. Cezayı çekenin sırası biter, sonraki oyuncu her zamanki gibi oynar. Karşılık verebilecek kartların hepsi yığındaysa ceza kendiliğinden çekilir.

    <b>8 Bekle</b>: sonraki oyuncu bir tur bekler. 2 kişilik oyunda yine sen oynarsın.

    <b>14 Genel Pazar</b>: diğer herkes 1 kart çeker. Sonra sıra her zamanki gibi geçer.

    <b>20 Whot</b>: her karta uyar ama cezaya karşılık vermez. Bir simge istersin. Biri Whot olmayan bir kart oynayana kadar yalnızca o simge ve başka Whot’lar uyar. Son kartın Whot ise simge istemeden kazanırsın.
game-whot-rules-3 =
    📖 <b>Whot: pazar bitince</b>

    Çekilecek kart <b>ilk kez</b> yetmeyince yığın karıştırılıp yeni pazar olur. Yalnızca üstteki kart kalır.

    <b>Sonra</b> bir daha karıştırılmaz. Pazar tamamen bitince <b>Ani Ölüm ☠️</b> başlar: oyun sürer, ama çekilecek kart yetmediği ilk an biter: ister biri kart çekmek istesin, ister ceza çeksin, ister Genel Pazar oynansın (son kart olsa bile). Elinde en az puan olan kazanır. Puanlar eşitse zafer paylaşılır.

    <b>Eldeki puan</b>: her kart sayısı kadar, ★ iki katı, Whot 20. Kazananın ardındaki sıralama da böyle: az puan öndedir.

    <b>Ayrılırsan</b> kartların pazarın altına girer, kalan herkesin arkasında sıralanırsın. Çekmen gereken ceza varsa sonraki oyuncuya geçer. Tek kalan kazanır.

    <b>54 kart</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ ve 5 Whot.
open-whot = 🃏 Kartlarım
whot-card = Whot
whot-symbol-circle = daire
whot-symbol-triangle = üçgen
whot-symbol-cross = artı
whot-symbol-square = kare
whot-symbol-star = yıldız
whot-name-1 = Bir Daha
whot-name-2 = İki Çek
whot-name-5 = Üç Çek
whot-name-8 = Bekle
whot-name-14 = Genel Pazar
whot-name-20 = Whot
whot-top = Üstteki kart
whot-market = Pazar
whot-market-holds = Pazar: { $count }
whot-board =
    Üstteki kart: <b>{ $card }</b> · { $market ->
        [0] çekilecek kart kalmadı
       *[other] pazarda { $market } kart
    }
whot-called = 📣 İstenen: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            Ceza olarak { $count } kart çek{ $answer ->
                [none] .
                [none-or-whot] { " ya da Whot ile karşılık ver." }
                [number-or-whot] { " ya da" } { $number } veya Whot ile karşılık ver.
               *[number] { " ya da" } { $number } ile karşılık ver.
            }
       *[no]
            { $seat } ceza olarak { $count } kart çekecek{ $answer ->
                [none] .
                [none-or-whot] { " ya da Whot ile karşılık verecek." }
                [number-or-whot] { " ya da" } { $number } veya Whot ile karşılık verecek.
               *[number] { " ya da" } { $number } ile karşılık verecek.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Bir { $number } daha ekle ya da sıranı bitir{ $count ->
                [0] .
               *[other] . Sonra { $asked } ceza olarak { $count } kart çekecek.
            }
       *[no]
            ⚠️ { $you ->
                [yes] { $count } kart çekmen gerekecek.
               *[no] { $asked } ceza olarak { $count } kart çekecek.
            } Önce { $seat } bir { $number } daha ekleyebilir.
    }
whot-holds =
    { $count ->
        [one] <b>1 kart</b>
       *[other] { $count } kart
    }
whot-hand = 🃏 Elin: { $cards }
whot-points = { $count } puan
whot-match = 🏆 Şimdiye kadarki puanlar: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Kartın yok.
whot-alert = Kartların. Oynamak istediğin kartın masanın altındaki numarasına dokun:
whot-large-hand = { $count } kart. Oynayabileceklerin: { "" }
whot-draw =
    { $count ->
        [one] Kart çek
       *[other] { $count } kart çek
    }
whot-ends =
    { $label } · { $match ->
        [yes] eli bitirir
       *[no] oyunu bitirir
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Pazar tükeniyor. Kart yetmediği ilk an el biter.
       *[no] ☠️ Pazar tükeniyor. Kart yetmediği ilk an oyun biter, en az puanı olan kazanır.
    }
whot-done = Tamam
whot-catch = Yakala: { $seat } “Son kart!” demedi
whot-says-last = “Son kart!”
whot-which-symbol = <b>Hangi simgeyi istiyorsun?</b>
whot-last-unsaid = ☐ “Son kart!” de
whot-last-said = ☑ “Son kart!” de
whot-number-last = { $number }: son kart!
whot-not-pick = { $card } ile karşılık veremezsin. Bir { $number } oyna ya da { $count } kart çek.
whot-not-pick-undefended = Şu an { $card } oynayamazsın. { $count } kart çekmen gerek.
whot-not-decking = { $card } eklenmez, yalnızca bir { $number } daha ekleyebilirsin.
whot-not-special = { $card } özel kart. Ev kurallarına göre son kartın sıradan bir kart olmalı.
whot-not-called = { $card } uymuyor. İstenen simge: { $symbol }.
whot-not-fitting = { $card } uymuyor, üstteki kart { $top }. Aynı simgeyi, aynı sayıyı ya da bir Whot oyna.
whot-tap-a-symbol = Whot oynamak için istediğin simgeye dokun.
whot-no-whot = Whot kartın yok, simge isteyemezsin.
event-whot-played =
    { $seat } <b>{ $card }</b> oynadı{ sen-n }{ $call ->
        [none] { "" }
       *[other] , <b>{ $call }</b> istedi{ sen-n }
    }{ $last ->
        [yes] : “Son kart!”
       *[no]
            { $left ->
                [0]
                    , { WHO($seat) ->
                        [you] son kartın!
                       *[other] son kartı!
                    }
                [1] . 1 kart kaldı.
               *[other] .
            }
    }
event-whot-pick_due =
    { WHO($seat) ->
        [you] { $count } kart çekmen gerek.
       *[other] { $seat } ceza olarak { $count } kart çekecek.
    }
event-whot-pick_cancelled = { $seat } cezayı sildi{ sen-n }: { $count } kart.
event-whot-held_on =
    { WHO($seat) ->
        [you] Yine sen oynuyorsun.
       *[other] { $seat } yine oynuyor.
    }
event-whot-suspended = { $seat } bir tur bekledi{ sen-n }.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } ceza olarak { $count } kart çekti{ sen-n }: <b>{ $cards }</b>.
                [market] Genel Pazar: { $seat } <b>{ $cards }</b> çekti{ sen-n }.
                [pick] { $seat } ceza olarak { $count } kart çekti{ sen-n }: <b>{ $cards }</b>.
               *[turn] { $seat } <b>{ $cards }</b> çekti{ sen-n }.
            }
       *[no]
            { $why ->
                [caught] { $seat } ceza olarak { $count } kart çekti{ sen-n }.
                [market] Genel Pazar: { $seat } bir kart çekti{ sen-n }.
               *[turn]
                    { $count ->
                        [one] { $seat } bir kart çekti{ sen-n }.
                       *[other] { $seat } pazardan { $count } kart çekti{ sen-n }.
                    }
            }
    }
event-whot-market = Genel Pazar: { $count } oyuncu birer kart çekti.
event-whot-reshuffled =
    { $count ->
        [one] Pazar bitti, yığındaki 1 kart yeni pazar oldu.
       *[other] Pazar bitti, yığındaki { $count } kart karıştırılıp yeni pazar oldu.
    }
event-whot-sudden_death = ☠️ Ani Ölüm: pazar temelli bitti.
event-whot-caught =
    { $seat } “Son kart!” demeyi unuttu{ sen-n }, { $by } yakaladı{ WHO($by) ->
        [you] n
       *[other] { "" }
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Kartların pazarın altına girdi.
       *[other] { $seat } ayrıldı, kartları pazarın altına girdi.
    }
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Ani Ölüm: el bitti.
       *[empty_hand] El bitti.
    } Puanlar: { $scores }.
event-whot-ended = Herkes kartlarını gösterdi.
reason-whot-empty_hand = { $winners } son kartını oynadı ve kazandı!
reason-whot-sudden_death =
    ☠️ Ani Ölüm: { $count ->
        [one] { $winners } en az puanla kazandı!
       *[other] { $winners } en az puanda buluştu ve zaferi paylaştı!
    }
reason-whot-match =
    Maç bitti. { $count ->
        [one] { $winners } en az puanla kazandı!
       *[other] { $winners } en az puanda buluştu ve zaferi paylaştı!
    }
reason-whot-last_standing = { $winners } sona kadar dayandı ve kazandı!
rule-whot-hand_size = Başlangıç kartları
rule-whot-hand_size-help = Herkesin oyuna kaç kartla başladığı.
rule-whot-market_keeps_turn = 14 oynayan bir daha oynar
rule-whot-market_keeps_turn-help = Genel Pazar (14) oynarsan bir kez daha oynarsın.
rule-whot-tender = Yeniden karıştırma yok
rule-whot-tender-help = Pazar hiç yeniden karıştırılmaz. Kart yetmediği ilk an oyun biter, en az puanı olan kazanır.
rule-whot-whot_cancels_pick = Whot cezayı siler
rule-whot-whot_cancels_pick-help = 2’ye ya da 5’e Whot ile karşılık verebilirsin. O zaman kimse çekmez.
rule-whot-no_defending = Cezaya karşılık yok
rule-whot-no_defending-help = 2 ya da 5 oynanınca sonraki oyuncu kartları çeker. Kimse karşılık veremez.
rule-whot-pick_five = 5’in cezası 3 değil 5 kart
rule-whot-pick_five-help = 5’in cezası 3 değil 5 karttır.
rule-whot-star_skips_two = ★8 iki kişiyi bekletir
rule-whot-star_skips_two-help = ★8 oynanınca sonraki iki oyuncu birer tur bekler.
rule-whot-draw_until_playable = Uyan çıkana dek çek
rule-whot-draw_until_playable-help = Kart çekersen uyan bir kart gelene kadar çekersin. Sonra uyan bir kart oynaman gerekir: onu ya da bir başkasını.
rule-whot-double_decking = Aynı sayıdan birkaç kart
rule-whot-double_decking-help = Bir sırada aynı sayıdan birkaç kart oynayabilirsin.
rule-whot-last_card_call = “Son kart!” de
rule-whot-last_card_call-help = Sondan ikinci kartını oynarken söylersin. Unutursan sonraki oyuncu seni yakalayabilir, 2 kart çekersin.
rule-whot-no_special_finish = Son kart özel olamaz
rule-whot-no_special_finish-help = Son kartın sıradan bir kart olmalı: 1, 2, 5, 8, 14 ya da Whot olamaz.
rule-whot-match_to = Maç
rule-whot-match_to-0 = 1 el
rule-whot-match_to-100 = 100 puan
rule-whot-match_to-help = Her el sonunda elinde kalan kartlar sana ceza puanı yazar. Biri 100 puana ulaşana kadar yeni el oynanır. Sonunda en az puanı olan kazanır.
rule-whot-forced_moves = Zorunlu hamleler otomatik
rule-whot-forced_moves-help = Ceza çekmek zorundaysan ve karşılık veremeyeceğini herkes görüyorsa kartlar senin yerine çekilir. “Cezaya karşılık yok” kuralında bu hep böyledir. Ceza yokken elinde uyan kart yoksa kartı yine sen çekersin.
whot-not-held = Sende { $card } yok.
whot-say-symbol = İstediğin simgeyi de ekle, şöyle: /move w20 yıldız
whot-not-last = “Son kart!” yalnızca sondan ikinci kartını oynarken ve ev kuralları istiyorsa denir.
whot-not-draw-found = Uyan bir kart çektin. Onu ya da uyan başka bir kartı oyna.
whot-not-draw-decking = Oynadın bile. Bir { $number } ekle ya da /move tamam gönder
typed-whot = Bir kart için simgesinin harfini ve sayısını yaz: daire <b>c</b>, üçgen <b>t</b>, artı <b>x</b>, kare <b>s</b>, yıldız <b>*</b>. Whot’tan sonra istediğin simgeyi ekle. Örnekler: /move c5, /move *8, /move w20 yıldız, /move çek
typed-open-whot = /move ve bir kart, örneğin <b>c5</b>
typed-words-whot =
    circle: daire daireler
    triangle: üçgen üçgenler
    cross: artı arti artılar
    square: kare kareler
    star: yıldız yildiz yıldızlar
    draw: çek çekiyorum çekmek
    take: al alıyorum almak
    market: pazar
    last: son
    card: kart
    done: tamam bitti
    catch: yakala yakaladım
