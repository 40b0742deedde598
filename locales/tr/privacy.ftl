command-privacy = hakkında neyi, ne kadar sakladığımı gör
command-mydata = hakkında sakladığım her şeyi dosya olarak al
command-forgetme = hakkında sakladığım her şeyi sil
privacy-title = 🛡 <b>Hakkında neler saklıyorum</b>
privacy-text =
    • <b>Oyunlar:</b> her masadaki Telegram kimliğin ve adın, masanın son hamlesinden 30 gün sonrasına kadar.
    • <b>Sonuçlar:</b> her gruptaki biten oyunların, istatistiklerin ve güç puanların, kimliğin ve adınla birlikte, sen silene kadar. Hamleler { $days } gün saklanır, grubun en yeni { $newest } oyununun hamleleri daha uzun süre.
    • <b>Tekrarlar:</b> bağlantıda adının baş harfi görünür, /me içinde izin verirsen adın. Yıldızlı oyunlar hep kalır.
    • <b>Hatalar:</b> incelemelerin oyunlarında bulduğu en yeni 200 hata (/mistakes), sonuncusu değiştikten 400 gün sonrasına kadar.
    • <b>Bana gönderdiğin oyun kayıtları:</b> bir gün.
    • <b>Ayarlar:</b> dilin, grupların, nasıl oynamayı sevdiğin ve bitirdiğin dersler, 400 gün boyunca hiç oynamadığında silinir.

    Grupta yazdıklarını saklamam. Dosya olarak aldığın oyun kaydında ad ya da kimlik olmaz.

    Beni çalıştıran kişi sakladıklarıma, süren oyundaki kartlara bile bakabilir.

    /mydata her şeyi sana dosya olarak gönderir. /forgetme siler. İsimsiz bir kod bir gün kalır.
mydata-caption = 🗂 Hakkında sakladığım her şey.
mydata-again = O dosyayı az önce gönderdim. Bir dakika sonra yenisini alabilirsin.
mydata-not-sent = Dosyayı gönderemedim. Özel sohbetimizi aç, “Başlat” düğmesine dokun, sonra orada /mydata gönder.
forget-sure = ⚠️ <b>Hakkındaki her şey silinsin mi?</b> Geri dönüşü yok.
forget-what =
    <b>Silinir:</b> yerlerin (süren oyunlardan ayrılmış sayılırsın), her gruptaki adın ve kimliğin, istatistiklerin, güç puanların ve rozetlerin, ayarların, hataların ve bilgisayara karşı oyunların.

    <b>Kalır:</b> diğerlerinin oyunları. Orada yalnızca “biri” olursun. Sohbetlerdeki mesajlar olduğu gibi kalır.

    Yine oynarsan sıfırdan başlarsın.
forget-yes = Evet, hepsini sil
forget-no = Hepsi kalsın
forgotten = ✓ Hakkındaki her şeyi sildim.
