command-replay = son oyunu adım adım yeniden izle
replay-button = 📽 Tekrar
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Oyun başlıyor.
replay-moved = { $who } bir hamle yaptı.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Sonraki kilit an
replay-eyes-button = 👁 { $name } ne görüyor?
replay-open-button = 👁 Her şey açık
replay-share = ↗ Paylaş
replay-share-text = 📽 Hamle hamle bir { $game } oyunu
replay-number = Bir hamleye atlamak için /replay ve numarasını gönder.
replay-at-border = Ötesi yok.
replay-running = Bu oyun hâlâ sürüyor. Bitince tekrarını izleyebilirsin.
replay-none = Burada daha biten oyun yok. Başlatmak için /newgame gönder.
replay-gone = Bu oyun artık bende yok.
star-button =
    ⭐ Yıldız{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Bir yıldız daha gelirse bu oyunu hep saklarım.
star-kept = ⭐ Bu oyun artık galeride: /games
star-taken-back = ✓ Yıldızın geri alındı.
star-for-players = Bu oyuna yalnızca yöneticiler ve oynayanlar yıldız verebilir.
star-full = Galeride { $most } oyunluk yer var. Önce bir yıldızı geri al.
games-replay = 📽 /replay en yenisini hamle hamle gösterir.
games-starred = ⭐ Yıldızlılar
games-title-starred = ⭐ <b>Bu sohbetin galerisi</b>
games-none-starred = Daha yıldızlı oyun yok. /games ile bir oyun aç, sonra ⭐ Yıldız düğmesine dokun: bir yöneticinin ya da iki oyuncunun yıldızı onu hep burada tutar.
name-show = 👁 Paylaşılan tekrarlarda ismim görünsün
name-hide = 🙈 Paylaşılan tekrarlarda ismim gizli kalsın
name-shown = ✓ Paylaşılan tekrarları açan herkes artık adını görür.
name-hidden = ✓ Paylaşılan tekrarlarda artık yalnızca baş harfin görünür.
