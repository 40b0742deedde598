import-title = 📂 <b>{ $game }</b> · { $players } oyuncu · { $moves } hamle
import-fair =
    ✓ <b>Adil</b>: her hamle kurallara uygun, rastgele olan her şey de şu kodun ardındaki tek gizli sayıdan geliyor: { $seal }

    Bu kodu sana oyun başlamadan gösterdim mi? O zaman sonradan hiçbir şey değişmedi.
import-fair-seed = ✓ <b>Adil</b>: her hamle kurallara uygun, rastgele olan her şey de tek bir gizli sayıdan geliyor. Oyun eski olduğu için o sayıyı kimse katılmadan seçtiğimi gösteremiyorum.
import-stopped = Oyun, kimse kazanmadan bitirilmiş.
import-whose = <b>Kimin hamlelerini inceleyeyim?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Adil değil ya da sonradan değiştirilmiş</b>: daha baştan tutmuyor.
       *[other] ❌ <b>Adil değil ya da sonradan değiştirilmiş</b>: { $at }. hamleden itibaren tutmuyor.
    }
import-older = 📂 Bu oyun eski kurallarla oynanmış, kontrol edemiyorum.
import-newer = 📂 Bu oyun benden yeni bir sürümden, okuyamıyorum.
import-foreign =
    { $at ->
        [0] 📂 Bunu oyun olarak okuyamıyorum. <b>Oyunu kaydet</b> ile verdiğim dosyayı gönder. Rally haritasıysa dosyasını /map ile yanıtla.
       *[other] 📂 Bu oyunu okuyamıyorum: { $at }. satırda bir sorun var.
    }
import-too-long = 📂 Bu oyunda kontrol edebileceğimden çok hamle var.
import-too-large = 📂 Bu dosya bir oyun için çok büyük.
import-lost = 📂 Bu dosyayı kontrol edemedim. Bir daha göndermeyi dene.
import-gone = 📂 Gönderdiğin oyunu bir gün saklarım. Dosyayı bir daha gönder.
import-too-many = Bir saat içinde bana { $most } dosya gönderdin, sınır bu. { $minutes } dakika sonra yine dene.

record-every-draw = Bütün çekilenlerle
