private-start =
    🎲 <b>Parlour</b>: grup sohbetin için kutu ve kart oyunları.

    Beni bir gruba ekle ve orada /newgame gönder. Bütün oyun tek mesaja sığar, kartlarını yalnızca sen görürsün.

    Ya da hemen burada bilgisayara karşı oyna:
group-start = 🎲 Merhaba! Birlikte oynamak için /newgame, bir oyunu öğrenmek için /learn, neler yapabildiğimi görmek için /help gönder.
bot-description =
    🎲 Grup sohbetin için kutu ve kart oyunları.

    Bütün oyun tek mesaja sığar, kartlarını yalnızca sen görürsün. İster bir oturuşta oyna, ister günlere yay. Kimsenin bir şey kurması gerekmez.

    Beni bir gruba ekle ve orada /newgame gönder ya da bilgisayara karşı oynamak için “Başlat” düğmesine dokun.
bot-short-description = 🎲 Grup sohbetinde kutu ve kart oyunları. Beni ekle, /newgame gönder.
add-to-group = ➕ Beni gruba ekle
practise = { $game } ({ $seats })
help-offer = ❔ Yardım
help-play = 🎲 Oyna
help-learn = 🎓 Öğren, incele
help-you = 👤 Profilin
help-host = 🔑 Kurucu ve yöneticiler
for-you = 👇 Bunu yalnızca sen görürsün:
help-title = 🎲 <b>Parlour</b>: kutu ve kart oyunları, hemen bu sohbette
settings-title = ⚙️ <b>Grup ayarları</b>: hamle süresi, resimler, dil
pictures-on = Resimli
pictures-off = Yalnızca metin
settings-language = 🌍 { $language }
own-language-title = <b>Seninle hangi dilde konuşayım?</b>
chat-language-title = <b>Bu sohbette hangi dilde konuşayım?</b>
language-by-machine = { $language } · makine yazdı. Ana dili bu olan kimse henüz bakmadı.
language-help = 🙏 <a href="{ $link }">Daha iyi konuşmama yardım et</a>
my-turns = { $count } oyun senin hamleni bekliyor:
my-turns-none = Hamleni bekleyen oyun yok.
a-group = bir grup
command-newgame = yeni oyun başlat
command-newgame-private = bilgisayara karşı oyna
command-join = oyuna katıl
command-hand = kartlarını ve hamlelerini gör (yalnızca sen görürsün)
command-hand-private = kartlarını ve hamlelerini gör
command-move = hamleni yaz (yardım için yalnızca /move gönder)
command-board = masayı sohbetin sonuna getir
command-rules = bu oyunun kurallarını gör
command-leave = oyundan ayrıl
command-myturns = hamleni bekleyen oyunları gör
command-notify = oyun açılınca ya da sıra sana gelince mesaj al
command-puzzle = Differo bulmacası çöz
command-map = kendi Rally haritanı yükle
command-skip = yavaş oyuncuyu atla (kurucu, yöneticiler)
command-kick = oyuncu çıkar (kurucu, yöneticiler)
command-endgame = oyunu bitir (kurucu, yöneticiler)
command-endgame-private = oyunu bitir
command-settings = hamle süresi, resimler, dil (yöneticiler)
command-settings-private = kartların yeri, resimler, dil
command-language = dilini seç
command-help = neler yapabildiğimi gör
help-title-private = 🎲 <b>Parlour</b>: kutu ve kart oyunları. Burada bilgisayara karşı, grupta arkadaşlarınla oyna.
for-groups = /{ $command } yalnızca gruplarda çalışır: { $about }.
command-near = Bu komutu bilmiyorum. /{ $command } mi demek istedin?
command-none = Bu komutu bilmiyorum. Neler yapabildiğimi görmek için /help gönder.
command-plain = Yalnızca düğmelerden ve komutlardan anlarım. Oynamak için /newgame, fazlası için /help gönder.
typed-plain = Bu hamleyi yapmak için <code>/move { $move }</code> gönder
settings-title-private = ⚙️ <b>Ayarların</b>: kartların yeri, resimler, dil
end-sure-private = <b>{ $game } oyunu bitsin mi?</b>
my-turns-here = 👉 Bu sohbette sıra sende. Masayı görmek için /board gönder.
my-turns-at = • { $group }
only-in-private = Bunu sana yalnızca özelden gösterebilirim. Özel sohbetimizi aç, sonra burada yine { $command } gönder.
notify-allowed = 🔔 Tamam. Oyun açılınca ya da sıra sana gelince buraya yazarım.
practice-title = 🎲 <b>{ $game }</b>, bilgisayara karşı
practice-against =
    🤖 { $count ->
        [0] Bilgisayar yok
       *[other] { $count } bilgisayar ({ $level })
    }
