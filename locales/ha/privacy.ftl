command-privacy = abin da nake ajiyewa game da ku, da har yaushe
command-mydata = sami duk abin da na ajiye game da ku a fayil
command-forgetme = goge duk abin da nake ajiyewa game da ku
privacy-title = 🛡 <b>Abin da nake ajiyewa game da ku</b>
privacy-text =
    • <b>Wasanni:</b> ID ɗinku na Telegram da sunanku a kowane tebur, har kwana 30 bayan motsinsa na ƙarshe.
    • <b>Sakamako:</b> wasannin da kuka gama, ƙididdiga da ƙimarku a kowane rukuni, da ID da sunanku, har ku goge su. Ana ajiye motsi kwana { $days }, na sababbin wasannin rukuni { $newest } kuma sun fi daɗewa.
    • <b>Maimaici:</b> mahaɗi na nuna harafin farko na sunanku, ko sunanku duka in kun yarda a /me. Wasan da aka ba tauraro ba ya gogewa.
    • <b>Kura-kurai:</b> sababbi 200 da nazari ya gano a wasanninku (/mistakes), har kwana 400 bayan na ƙarshe ya sauya.
    • <b>Kundin wasa da kuka aiko mini:</b> kwana ɗaya.
    • <b>Saituna:</b> harshenku, rukunoninku, yadda kuke son wasa da darussan da kuka gama, har ku yi kwana 400 ba wasa.

    Ba na ajiye abin da kuke rubutawa a rukuni. Kundin wasa da kuke samu a fayil ba ya ɗauke da suna ko ID.

    Mai tafiyar da ni na iya duba ma’ajina, har da katunan wasan da ake yi.

    /mydata zai aiko muku komai a fayil. /forgetme zai goge shi. Lamba marar suna tana zama kwana ɗaya.
mydata-caption = 🗂 Duk abin da nake ajiyewa game da ku.
mydata-again = Yanzun nan na aiko muku fayil ɗin. Kuna iya samun sabo nan da minti ɗaya.
mydata-not-sent = Na kasa aiko muku fayil ɗin. Ku buɗe hirarmu ta sirri, ku taɓa Start, sannan ku aika /mydata a can.
forget-sure = ⚠️ <b>A goge komai game da ku?</b> Ba a iya mayarwa.
forget-what =
    <b>Za a goge:</b> kujerunku (wasan da ake yi kamar kun fita), sunanku da ID a kowane rukuni, ƙididdigarku, ƙima da bajo, saitunanku, kura-kuranku, da wasanninku da kwamfuta.

    <b>Ba za a goge ba:</b> wasannin sauran mutane. A can ku “wani” ne kawai. Saƙonnin da ke cikin hira tuni suna nan yadda suke.

    In kun sake wasa, daga farko za ku fara.
forget-yes = I, goge komai
forget-no = Kar a goge
forgotten = ✓ Na goge komai game da ku.
