lesson-differo-count = Gbakọọ eriri
lesson-differo-count-goal = Gị na Oji nwere mkpụrụ 13 onye ọ bụla. Gị bụ Ọcha: ị na-ebu ụzọ mee ije, na-arịgo ruo ahịrị A. Oji na-agbada ruo ahịrị I. Onye buru ụzọ mee ka otu mkpụrụ ruo mgbaru ọsọ ya na-emeri.
lesson-differo-count-row = Họrọ mkpụrụ na eriri gafere na ya: ahịrị ya ma ọ bụ otu mgbagọ ya. Ọ na-aga kpọmkwem ọnụọgụ ebe eriri ahụ nyere: mkpụrụ gị wepụ nke ha. Ahịrị F: 6 − 0 = 6. Kwaga F2 na ya.
lesson-differo-count-other-way = Ọ bụkwa ebe 6, akụkụ abụọ dị mma. Mana ugbu a, kwaga F2.
lesson-differo-count-in-row = Nke ahụ bụ eriri ọzọ. Ahịrị F nwere mkpụrụ gị 6. Kwaga nke mbụ n’ime ha, F2.
lesson-differo-count-diagonal = Na “F4”, F bụ ahịrị, 4 bụ mgbagọ \; nọmba ya dị na njedebe ya dị ala. Na mgbagọ 4, i nwere mkpụrụ 3, Oji nwere 1: 3 − 1 = 2. Kwagoo F4 na ya.
lesson-differo-count-same-diagonal = Eriri ahụ bụ ya, ebe 2 kwa. Mana ugbu a, kwaga F4.
lesson-differo-count-number = Nke ahụ bụ eriri ọzọ. Ebe niile na mgbagọ 4 nwere 4 n’aha ha. Kwaga F4 na ya.
lesson-differo-count-jump = Mgbagọ 4 ka bụ 2. A na-agụ ya niile, n’akụkụ abụọ, gafee oghere; a na-agụkwa D4. Wụfee C4! Ọ ga-anọ: o nweghị mkpụrụ a na-eri.
lesson-differo-count-back = Ọ bụkwa ebe 2, mana n’azụ. Mgbaru ọsọ gị dị n’elu.
lesson-differo-count-over-c4 = Nke ahụ bụ mkpụrụ ọzọ. D4 nwere ike ịwụfe C4: rịgoo ebe 2 na mgbagọ 4.
lesson-differo-count-win = Na mgbagọ / ya, B4 nọ naanị ya: 1 − 0 = 1. O zuru ịda n’ahịrị A, i merie ozugbo. Mee ya!
lesson-differo-count-to-a = Nke ahụ abụghị ahịrị A. B4 na-eru ya: rịgoo ebe 1 na mgbagọ / ya.
lesson-differo-limits = Ebe ị ga-adali
lesson-differo-limits-longest = Gbakọọ ọnụọgụ eriri atọ ndị gafere na G4, nke ọ bụla site n’ọnụ ruo n’ọnụ. Mee ije ya kacha ogologo n’aka nri.
lesson-differo-limits-to-the-left = Ee, ebe 3. Mana ugbu a, gaa n’aka nri.
lesson-differo-limits-short = Mgbagọ a bụ 3 − 2 = 1. Ahịrị ya ka: 3 − 0 = 3.
lesson-differo-limits-exactly = Ugbu a ahịrị F nwere mkpụrụ gị 4 na nke ha 1. Ya mere ị gaa ebe 3, ọ bụghị 1 ma ọ bụ 2. Kwaga F2 na ya.
lesson-differo-limits-other-piece = Ọ bụkwa ebe 3. Mana ugbu a, kwaga F2.
lesson-differo-limits-in-row = Nke ahụ bụ eriri ọzọ. Kwaga F2 n’ahịrị F.
lesson-differo-limits-back = E4 agaghị arịgoli: mkpụrụ dị na D4, ma ị ga-ada n’ebe tọgbọrọ. Mgbagọ / ya bụ 3 − 3 = 0. Ọ bụrụ 0 ma ọ bụ nke na-erughị 0, i nweghị ike ịga n’eriri ahụ. Mana i nwere ike ịga n’akụkụ ma ọ bụ n’azụ. Kwaga ya n’azụ.
lesson-differo-limits-sideways = N’akụkụ dịkwa mma. Mana ugbu a laa azụ, gbadaa mgbagọ \ ya.
lesson-differo-limits-goal = H3 agaghị agali ebe 4 n’ahịrị ya: ọ pụọ na bọọdụ. Ọ gaghị agbadali I3: ọ dị na mgbaru ọsọ ha, ị naghị ada ebe ahụ. Chọta ije fọdụrụ ya.
lesson-differo-limits-h3 = Nke ahụ bụ mkpụrụ ọzọ. H3 nwere ike ịrịgo mgbagọ \ ya.
lesson-differo-limits-blocked = Ị gaghị ahapụli oge gị. O ruo gị ma mkpụrụ gị ọ bụla enweghị ike ịga, e merie gị. Ọ dakwasị onye mmegide gị, i merie.
lesson-differo-win = Mmeri mmanye
lesson-differo-win-threat = Mkpụrụ gị ọ bụla agaghị eruli ahịrị A ugbu a. Mee ije ga-eme ka otu n’ime ha nwee ike oge ọzọ.
lesson-differo-win-needed = Ugbu a C5 ga-eruli A7. Mana Oji ga-akwapụ B6, C5 ga-awụgabigazi. Ị ka chọrọ C6 ebe ọ nọ.
lesson-differo-win-loses = Oji ga-akwaga H3 gaa I2 wee merie! Gbakọọkwa eriri ha niile.
lesson-differo-win-no-threat = Nke a gachaa, o nwebeghị nke ga-eruli. Ma mkpụrụ nọrọ na C5, ọ ga-eruli: mgbagọ / ya ga-abụ 2, o zuru ruo A7.
lesson-differo-win-now = Ị chọrọ ịkwaga C5 gaa A7. Oji wepụrụ B6 n’eriri ahụ, ya mere C5 ga-awụgabigazi. Mana B6 pụkwara n’eriri ọzọ. Chọta ije na-emeri!
lesson-differo-win-line = Nke ahụ abụghị ahịrị A. B6 nọkwara na mgbagọ 6. Ugbu a ọ bụ 3 − 1 = 2: lee C6.
lesson-differo-win-won = Ije ọ bụla na-agbanwe ọnụọgụ eriri, nke gị na nke ha. Nke ahụ bụ egwu dum! Maka ọnọdụ ndị ọzọ dị otú a, zipu /puzzle.
lesson-differo-end = Nha na ịgbanwe agba
lesson-differo-end-third = Gị na Oji na-aga na-alọta. Ma otu ọnọdụ bịa nke ugboro atọ, ọ bụrụkwa otu akụkụ ahụ ga-eme ije, ọ bụ nha. Weghachi F8 na F2.
lesson-differo-end-not-third = Ọnọdụ ahụ bụ nke ọhụrụ, egwu na-aga n’ihu. Weghachi F8 na F2.
lesson-differo-end-others = Ọ bụkwa nha mgbe ije 300 gasịrị, ma ọ bụ ma unu abụọ kweta. I kweta na e meriri gị ma ọ bụ pụọ, e merie gị. Oge agwụ gị, a na-emere gị ije.
lesson-differo-end-swap = Òtù gị nwere ike inwe iwu ụlọ a: mgbe Ọcha mechara ije mbụ, Oji nwere ike ịgbanwe agba kama ime ije. Onye buru ụzọ bụzi Oji, mee ije na-esote.
lesson-differo-end-start = N’egwu, pịa mkpụrụ, pịazie ebe. Chi gị gozie gị!
