lesson-differo-count = Chiziqni sana
lesson-differo-count-goal = Senda ham, Qoralarda ham 13 ta tosh. Sen Oqlarsan: birinchi yurasan va yuqoriga, A qatoriga borasan. Qoralar pastga, I qatoriga boradi. Bitta toshini marraga birinchi yetkazgan yutadi.
lesson-differo-count-row = Tosh va undan oʻtgan chiziqni tanla: qatori yoki bitta diagonali. U aynan chiziq hisobicha katak yuradi: chiziqdagi oʻz toshlaringdan raqibnikini ayir. F qatori: 6 − 0 = 6. F2 bilan shu qatorda yur.
lesson-differo-count-other-way = Bu ham 6 katak, istagan tomonga boʻladi. Lekin hozir F2 bilan yur.
lesson-differo-count-in-row = Bu boshqa chiziq. F qatorida 6 ta toshing bor. Ularning birinchisi, F2 bilan yur.
lesson-differo-count-diagonal = “F4”da F – qator, 4 – \ diagonali, soni pastki uchida yozilgan. 4-diagonalda seniki 3 ta, Qoralarniki 1 ta: 3 − 1 = 2. F4 bilan shu diagonalda yuqoriga yur.
lesson-differo-count-same-diagonal = Chiziq toʻgʻri, 2 katak. Lekin hozir F4 bilan yur.
lesson-differo-count-number = Bu boshqa chiziq. 4-diagonaldagi hamma katak nomida 4 bor. F4 bilan shu diagonalda yur.
lesson-differo-count-jump = 4-diagonal hisobi hali ham 2. Uni boshdan oxir sanaysan: ikki tomonini ham, boʻsh joylardan narisini ham, D4 ning oʻzini ham. C4 ustidan sakra! U joyida qoladi: tosh olinmaydi.
lesson-differo-count-back = Bu ham 2 katak, lekin orqaga. Marrang tepada.
lesson-differo-count-over-c4 = Bu boshqa tosh. D4 esa C4 ustidan sakray oladi: 4-diagonal boʻylab 2 katak yuqoriga.
lesson-differo-count-win = / diagonalida B4 yolgʻiz: 1 − 0 = 1. A qatoriga tushishga shu yetadi va darrov yutasan. Qani!
lesson-differo-count-to-a = Bu A qatori emas. B4 yetadi: / diagonali boʻylab 1 katak yuqoriga.
lesson-differo-limits = Qayerga tushsa boʻladi
lesson-differo-limits-longest = G4 dan oʻtgan uchta chiziqni boshdan oxir sana. Keyin uning eng uzun yurishini oʻngga qil.
lesson-differo-limits-to-the-left = Ha, 3 katak. Lekin bu safar oʻngga yur.
lesson-differo-limits-short = Bu diagonal 3 − 2 = 1. Qatori koʻproq: 3 − 0 = 3.
lesson-differo-limits-exactly = Endi F qatorida seniki 4 ta, raqibniki 1 ta. Demak, 3 katak yurasan, 1 yoki 2 emas. F2 bilan shu qatorda yur.
lesson-differo-limits-other-piece = Bu ham 3 katak. Lekin hozir F2 bilan yur.
lesson-differo-limits-in-row = Bu boshqa chiziq. F2 bilan F qatori boʻylab yur.
lesson-differo-limits-back = E4 yuqoriga yurolmaydi: D4 band, boʻsh katakka tushish kerak. / diagonali 3 − 3 = 0: 0 yoki undan kam boʻlsa, u chiziqda yurilmaydi. Lekin yonga yoki orqaga mumkin. Orqaga yur.
lesson-differo-limits-sideways = Yonga ham boʻladi. Lekin hozir orqaga, \ diagonali boʻylab pastga yur.
lesson-differo-limits-goal = H3 qatori boʻylab 4 katak yurolmaydi: taxtadan chiqib ketadi. Pastga, I3 ga ham: u raqibning marrasi, u yerga hech qachon tushilmaydi. Qolgan yurishini top.
lesson-differo-limits-h3 = Bu boshqa tosh. H3 \ diagonali boʻylab yuqoriga yura oladi.
lesson-differo-limits-blocked = Navbatni oʻtkazib yuborib boʻlmaydi. Navbat senda boʻlib, birorta toshing yurolmasa, yutqazasan. Raqib shunday qolsa, yutasan.
lesson-differo-win = Muqarrar gʻalaba
lesson-differo-win-threat = Hali birorta toshing A qatoriga yetmaydi. Shunday yurki, keyingi navbatda bittasi yetsin.
lesson-differo-win-needed = Endi C5 A7 ga yeta oladi. Lekin Qoralar B6 ni olib qochadi va C5 oshib ketadi. C6 senga oʻz joyida kerak.
lesson-differo-win-loses = Qoralar H3 dan I2 ga yurib, yutadi! Ularning chiziqlarini ham sana.
lesson-differo-win-no-threat = Bundan keyin ham hech biri yetmaydi. C5 dagi tosh yetardi: / diagonali 2 boʻlib, roppa-rosa A7 ga tushardi.
lesson-differo-win-now = C5 ni A7 ga yurish bilan tahdid qilding. Qoralar B6 ni u chiziqdan olib ketdi, endi C5 oshib ketadi. Lekin B6 yana bir chiziqdan ham chiqdi. Yutadigan yurishni top!
lesson-differo-win-line = Bu A qatori emas. B6 6-diagonalda ham edi. Endi u 3 − 1 = 2: C6 ga qara.
lesson-differo-win-won = Har bir yurish chiziqlar hisobini oʻzgartiradi, senikini ham, raqibnikini ham. Butun oʻyin shu! Shunga oʻxshash holatlar uchun /puzzle yubor.
lesson-differo-end = Durang va rang almashish
lesson-differo-end-third = Toshlaring ham, Qoralarniki ham u yoqdan bu yoqqa yuryapti. Bir xil holat, navbat ham oʻsha tomonda, uchinchi marta chiqsa, durang. F8 ni F2 ga qaytar.
lesson-differo-end-not-third = Bu holat yangi, shuning uchun oʻyin davom etadi. F8 ni F2 ga qaytar.
lesson-differo-end-others = 300 yurishdan keyin yoki ikkala tomon rozi boʻlsa ham durang. Taslim boʻlsang yoki chiqib ketsang, yutqazasan. Vaqting tugasa, oʻrningga men yuraman.
lesson-differo-end-swap = Guruhda shunday uy qoidasi boʻlishi mumkin: Oqlar birinchi yurgach, Qoralar yurish oʻrniga rang almashishi mumkin. Birinchi yurgan kishi Qoralar boʻlib davom etadi va keyingi yurish uniki.
lesson-differo-end-start = Oʻyinda avval toshni, keyin katakni bos. Omad!
