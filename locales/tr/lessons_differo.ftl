lesson-differo-count = Hattı say
lesson-differo-count-goal = Sende 13 taş var, Siyahta da. Sen Beyazsın: ilk hamle senin, yukarıya, A satırına gidersin. Siyah aşağıya, I satırına gider. Bir taşını hedefine ilk ulaştıran kazanır.
lesson-differo-count-row = Bir taş ve üzerinden geçen bir hat seç: satırı ya da bir çaprazı. Taş, hattın sayısı kadar hane gider: seninkiler eksi rakibinkiler. F satırı: 6 − 0 = 6. F2 taşını orada yürüt.
lesson-differo-count-other-way = O da 6 hane, iki yön de olur. Ama şimdi F2 oynasın.
lesson-differo-count-in-row = Bu başka bir hat. F satırında 6 taşın var. İlkini, F2 taşını oyna.
lesson-differo-count-diagonal = “F4” adında F satır, 4 ise \ çaprazdır, numarası alt ucunda yazar. 4. çaprazda senin 3, Siyahın 1 taşı var: 3 − 1 = 2. F4 taşını orada yukarı oyna.
lesson-differo-count-same-diagonal = Hat doğru, 2 hane de doğru. Ama şimdi F4 oynasın.
lesson-differo-count-number = Bu başka bir hat. 4. çaprazdaki her hanenin adında 4 vardır. F4 taşını orada oyna.
lesson-differo-count-jump = 4. çapraz hâlâ 2 eder. Tamamını sayarsın, iki yanı da, boşlukların ötesini de, D4 dahil. C4 taşının üstünden atla! O yerinde kalır: hiçbir taş yenmez.
lesson-differo-count-back = O da 2 hane, ama geri. Hedefin yukarıda.
lesson-differo-count-over-c4 = Bu başka bir taş. D4, C4 taşının üstünden atlar: 4. çaprazda 2 hane yukarı.
lesson-differo-count-win = B4 kendi / çaprazında yalnız: 1 − 0 = 1. A satırına konmaya yeter, hemen kazanırsın. Oyna!
lesson-differo-count-to-a = Orası A satırı değil. B4 varır: / çaprazında 1 hane yukarı.
lesson-differo-limits = Nereye konabilirsin
lesson-differo-limits-longest = G4 taşından geçen üç hattı say, her birini kenardan kenara. Sonra sağa doğru en uzun hamlesini yap.
lesson-differo-limits-to-the-left = Evet, 3 hane. Ama bu sefer sağa git.
lesson-differo-limits-short = Bu çapraz 3 − 2 = 1 eder. Satır daha çok: 3 − 0 = 3.
lesson-differo-limits-exactly = Şimdi F satırında senin 4, rakibin 1 taşı var. Yani 3 hane gidersin, 1 ya da 2 değil. F2 taşını orada oyna.
lesson-differo-limits-other-piece = O da 3 hane. Ama şimdi F2 oynasın.
lesson-differo-limits-in-row = Bu başka bir hat. F2 taşını F satırında oyna.
lesson-differo-limits-back = E4 yukarı gidemez: D4 dolu, konduğun hane boş olmalı. / çaprazı 3 − 3 = 0 eder, sayı 0 ya da daha azsa o hatta gidilmez. Ama yana ya da geri gidebilirsin. Geri oyna.
lesson-differo-limits-sideways = Yana da olur. Ama şimdi \ çaprazında geri, aşağı git.
lesson-differo-limits-goal = H3 satırında 4 hane gidemez: tahtanın dışına çıkar. I3’e de inemez: orası rakibin hedefi, oraya asla konmazsın. Kalan hamlesini bul.
lesson-differo-limits-h3 = Bu başka bir taş. H3, \ çaprazında yukarı gidebilir.
lesson-differo-limits-blocked = Pas geçemezsin. Sıra sendeyken hiçbir taşın oynayamıyorsa kaybedersin. Rakibinin başına gelirse kazanırsın.
lesson-differo-win = Garanti zafer
lesson-differo-win-threat = Hiçbir taşın A satırına daha varamıyor. Öyle bir hamle yap ki sonraki sırada biri varabilsin.
lesson-differo-win-needed = Artık C5, A7’ye varabilirdi. Ama Siyah B6 taşını çeker, C5 fazla uzağa gider. C6 hâlâ olduğu yerde kalmalı.
lesson-differo-win-loses = Siyah H3 taşını I2’ye oynar ve kazanır! Onun hatlarını da say.
lesson-differo-win-no-threat = Bundan sonra da hiçbiri varamaz. C5’teki bir taş varırdı: / çaprazı 2 eder, A7’ye tam yeter.
lesson-differo-win-now = C5 taşıyla A7’yi tehdit ettin. Siyah B6 taşını o hattan çekti, şimdi C5 fazla uzağa gider. Ama B6 başka bir hattan da ayrıldı. Kazandıran hamleyi bul!
lesson-differo-win-line = Orası A satırı değil. B6 aynı zamanda 6. çaprazdaydı. Şimdi orası 3 − 1 = 2: C6 taşına bak.
lesson-differo-win-won = Her hamle hatların sayısını değiştirir, seninkileri de onunkileri de. Bütün oyun bu! Böyle başka konumlar için /puzzle gönder.
lesson-differo-end = Beraberlik ve renk değiştirme
lesson-differo-end-third = Siyahla bir ileri bir geri oynadın. Aynı konum, sıra aynı taraftayken üçüncü kez oluşunca beraberlik olur. F8 taşını F2’ye geri oyna.
lesson-differo-end-not-third = Bu konum yeni, oyun sürüyor. F8 taşını F2’ye geri oyna.
lesson-differo-end-others = 300 hamleden sonra ya da iki taraf anlaşınca da beraberlik olur. Pes edersen ya da ayrılırsan kaybedersin. Süren dolarsa senin yerine bir hamle yapılır.
lesson-differo-end-swap = Grubunda şu ev kuralı olabilir: Beyazın ilk hamlesinden sonra Siyah, hamle yapmak yerine renkleri değiştirebilir. O zaman ilk oynayan Siyah olur ve sıra ona geçer.
lesson-differo-end-start = Oyunda önce bir taşa, sonra bir haneye dokun. Bol şans!
