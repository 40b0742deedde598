lesson-differo-count = Ku ƙidaya layi
lesson-differo-count-goal = Ku da Baƙi kowa na da duwatsu 13. Ku ne Fari: ku ke farawa, kuna hawa zuwa jere A. Baƙi na sauka zuwa jere I. Wanda dutsensa ɗaya ya fara kai makoma ya ci.
lesson-differo-count-row = Ku zaɓi dutse da layin da ya ratsa shi: jerensa ko karkatarsa. Zai yi daidai guraben da layin ya ƙidaya: duwatsunku a cire nasu. Jere F: 6 − 0 = 6. Ku motsa F2 a kansa.
lesson-differo-count-other-way = Guraba 6 ne ma, kowane gefe ya yi. Amma yanzu ku motsa F2.
lesson-differo-count-in-row = Wannan wani layi ne. Jere F yana da duwatsunku 6. Ku motsa na farkonsu, F2.
lesson-differo-count-diagonal = A “F4”, F jere ne, 4 karkata \ ce; lambarta tana ƙarshenta na ƙasa. A karkata 4 kuna da duwatsu 3, Baƙi 1: 3 − 1 = 2. Ku motsa F4 sama a kanta.
lesson-differo-count-same-diagonal = Layin daidai ne, guraba 2. Amma yanzu ku motsa F4.
lesson-differo-count-number = Wannan wani layi ne. Duk guraben karkata 4 suna da 4 a sunansu. Ku motsa F4 a kanta.
lesson-differo-count-jump = Karkata 4 har yanzu 2 ce. Ana ƙidaya duwatsunta duka, gefe biyu, ko da akwai gurbin da ba kowa a tsakani, har da D4. Ku tsallake C4! Zai zauna: ba a cin dutse.
lesson-differo-count-back = Guraba 2 ne ma, amma a baya. Makomarku tana sama.
lesson-differo-count-over-c4 = Wannan wani dutse ne. D4 na iya tsallake C4: guraba 2 sama a karkata 4.
lesson-differo-count-win = A karkatarsa / B4 shi kaɗai ne: 1 − 0 = 1. Ya isa sauka a jere A, a ci nan take. Ku yi!
lesson-differo-count-to-a = Wannan ba jere A ba ne. B4 zai kai: gurbi 1 sama a karkatarsa /.
lesson-differo-limits = Inda za ku iya sauka
lesson-differo-limits-longest = Ku ƙidaya layuka uku da suka ratsa G4, kowanne gefe zuwa gefe. Sannan ku yi motsinsa mafi tsawo zuwa dama.
lesson-differo-limits-to-the-left = I, guraba 3. Amma yanzu ku yi dama.
lesson-differo-limits-short = Wannan karkata 3 − 2 = 1 ce. Jeren ya fi: 3 − 0 = 3.
lesson-differo-limits-exactly = Yanzu jere F yana da duwatsunku 4 da nasu 1. Don haka guraba 3 za ku yi, ba 1 ko 2 ba. Ku motsa F2 a kansa.
lesson-differo-limits-other-piece = Guraba 3 ne ma. Amma yanzu ku motsa F2.
lesson-differo-limits-in-row = Wannan wani layi ne. Ku motsa F2 a jere F.
lesson-differo-limits-back = E4 ba zai hau ba: D4 da dutse, dole a sauka a gurbin da ba komai. Karkatarsa / 3 − 3 = 0 ce, a 0 ko ƙasa ba a bin layin. Amma ana iya yin gefe ko baya. Ku mayar da shi baya.
lesson-differo-limits-sideways = Gefe ma ya yi. Amma yanzu ku yi baya, ƙasa a karkatarsa \.
lesson-differo-limits-goal = H3 ba zai yi guraba 4 a jerensa ba: ya wuce allo. Ba zai sauka I3 ba: a makomarsu yake, ba a sauka can. Ku nemo motsin da ya rage masa.
lesson-differo-limits-h3 = Wannan wani dutse ne. H3 na iya hawa a karkatarsa \.
lesson-differo-limits-blocked = Ba a tsallake juyi. In juyinku ne amma ba dutsenku da zai iya motsi, kun faɗi. In haka ya sami mai hamayya, kun ci.
lesson-differo-win = Nasarar tilas
lesson-differo-win-threat = Ba dutsenku da zai iya kai jere A tukuna. Ku yi motsin da zai sa ɗaya ya iya a juyi na gaba.
lesson-differo-win-needed = Yanzu C5 na iya kai A7. Amma Baƙi zai matsar da B6, sai C5 ya zarce A7. Har yanzu kuna buƙatar C6 a wurinsa.
lesson-differo-win-loses = Baƙi zai kai H3 zuwa I2 ya ci! Ku ƙidaya layukansu ma.
lesson-differo-win-no-threat = Bayan haka har yanzu ba mai iyawa. Dutse a C5 zai iya: karkatarsa / za ta zama 2, daidai A7.
lesson-differo-win-now = Kun yi barazanar kai C5 zuwa A7. Baƙi ya matsar da B6 daga layin, don haka C5 zai zarce A7. Amma B6 ya bar wani layi ma. Ku nemo motsin ci!
lesson-differo-win-line = Wannan ba jere A ba ne. B6 yana karkata 6 ma. Yanzu 3 − 1 = 2 ce: ku duba C6.
lesson-differo-win-won = Kowane motsi na sauya ƙidayar layuka, naku da nasu. Wasan kenan duka! Don ƙarin irin wannan kacici-kacici, ku aika /puzzle.
lesson-differo-end = Kunnen doki da musanyar launi
lesson-differo-end-third = Ku da Baƙi kuna ta kai da kawowa. In matsayi ɗaya ya zo karo na uku, kuma kowane karo juyin gefe ɗaya ne, kunnen doki ne. Ku mayar da F8 zuwa F2.
lesson-differo-end-not-third = Wannan matsayin sabo ne, wasa ya ci gaba. Ku mayar da F8 zuwa F2.
lesson-differo-end-others = Kunnen doki ne kuma bayan motsi 300, ko in ku biyu kun yarda. In kun miƙa wuya ko kun fita, kun faɗi. In lokacinku ya ƙare, za a yi muku motsi.
lesson-differo-end-swap = Rukuninku na iya bin wata dokar gida: bayan motsin farko na Fari, Baƙi na iya musanya launi maimakon motsi. Mai farawa zai ci gaba a matsayin Baƙi, ya yi motsi na gaba.
lesson-differo-end-start = A wasa, ku taɓa dutse, sannan gurbi. Sa’a!
