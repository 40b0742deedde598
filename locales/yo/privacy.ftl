command-privacy = ohun tí mò ń tọ́jú nípa rẹ, àti bó ṣe máa pẹ́ tó
command-mydata = gba gbogbo ohun tí mò ń tọ́jú nípa rẹ bí fáìlì
command-forgetme = pa gbogbo ohun tí mò ń tọ́jú nípa rẹ rẹ́
privacy-title = 🛡 <b>Ohun tí mò ń tọ́jú nípa rẹ</b>
privacy-text =
    • <b>Eré:</b> ID Telegram rẹ àti orúkọ rẹ ní gbogbo tábìlì, títí ọjọ́ 30 lẹ́yìn ìgbésẹ̀ rẹ̀ tó kẹ́yìn.
    • <b>Èsì:</b> eré tó o ti parí, ìṣirò àti òṣùwọ̀n rẹ nínú ẹgbẹ́ kọ̀ọ̀kan, pẹ̀lú ID àti orúkọ rẹ, títí wàá fi pa wọ́n rẹ́. Ìgbésẹ̀ wà fún ọjọ́ { $days }, ti eré { $newest } tó dé kẹ́yìn nínú ẹgbẹ́ kan ń pẹ́ jù bẹ́ẹ̀ lọ.
    • <b>Àtúnwò:</b> líǹkì ń fi lẹ́tà àkọ́kọ́ orúkọ rẹ hàn, tàbí orúkọ rẹ pátá tó o bá gbà á láyè nínú /me. Eré tó ní ìràwọ̀ wà títí láé.
    • <b>Àṣìṣe:</b> 200 tó dé kẹ́yìn tí àyẹ̀wò rí nínú eré rẹ (/mistakes), títí ọjọ́ 400 lẹ́yìn tí èyí tó kẹ́yìn yí padà.
    • <b>Àkọsílẹ̀ eré tó o fi ránṣẹ́ sí mi:</b> fún ọjọ́ kan.
    • <b>Ètò:</b> èdè rẹ, ẹgbẹ́ rẹ, bó o ṣe fẹ́ràn láti ṣeré àti ẹ̀kọ́ tó o ti parí, títí o fi máa lo ọjọ́ 400 láìṣeré.

    Mi kì í tọ́jú ohun tó o kọ sínú ẹgbẹ́. Àkọsílẹ̀ eré tó o gbà bí fáìlì ò ní orúkọ tàbí ID kankan.

    Ẹni tó ń bójú tó mi lè wo ohun tí mo tọ́jú, títí kan káàdì eré tó ń lọ lọ́wọ́.

    /mydata máa fi gbogbo ẹ̀ ránṣẹ́ sí ọ bí fáìlì. /forgetme máa pa á rẹ́. Kóòdù tí kò ní orúkọ máa wà fún ọjọ́ kan.
mydata-caption = 🗂 Gbogbo ohun tí mò ń tọ́jú nípa rẹ.
mydata-again = Mo ṣẹ̀ṣẹ̀ fi fáìlì yẹn ránṣẹ́ sí ọ. O lè gba òmíràn lẹ́yìn ìṣẹ́jú kan.
mydata-not-sent = Mi ò lè fi fáìlì náà ránṣẹ́ sí ọ. Ṣí chat ìkọ̀kọ̀ wa, tẹ Start, kó o fi /mydata ránṣẹ́ níbẹ̀.
forget-sure = ⚠️ <b>Ṣé kí n pa gbogbo ohun nípa rẹ rẹ́?</b> Kò ní ṣeé dá padà.
forget-what =
    <b>Èyí tó máa lọ:</b> ìjókòó rẹ (eré tó ń lọ máa jẹ́ bíi pé o jáde), orúkọ àti ID rẹ nínú gbogbo ẹgbẹ́, ìṣirò, òṣùwọ̀n àti àmì ẹ̀yẹ rẹ, ètò rẹ, àṣìṣe rẹ, àti eré tó o bá kọ̀ǹpútà ṣe.

    <b>Èyí tó máa wà:</b> eré àwọn yòókù. “Ẹnì kan” ni wàá jẹ́ níbẹ̀. Ọ̀rọ̀ tó ti wà nínú chat máa wà bẹ́ẹ̀.

    Tó o bá tún ṣeré, ìbẹ̀rẹ̀ pẹ̀pẹ̀ lo ti máa bẹ̀rẹ̀.
forget-yes = Pa gbogbo ẹ̀ rẹ́
forget-no = Tọ́jú gbogbo ẹ̀
forgotten = ✓ Mo ti pa gbogbo ohun nípa rẹ rẹ́.
