import-title = 📂 <b>{ $game }</b> · ọ̀tayò { $players } · ìgbésẹ̀ { $moves }
import-fair =
    ✓ <b>Òdodo ni</b>: gbogbo ìgbésẹ̀ tẹ̀ lé òfin, gbogbo ohun àìròtẹ́lẹ̀ sì wá látinú nọ́ńbà àṣírí kan tó wà lẹ́yìn kóòdù yìí: { $seal }

    Ṣé mo fi kóòdù yẹn hàn yín kí eré tó bẹ̀rẹ̀? A jẹ́ pé nǹkan ò yí padà látìgbà náà.
import-fair-seed = ✓ <b>Òdodo ni</b>: gbogbo ìgbésẹ̀ tẹ̀ lé òfin, gbogbo ohun àìròtẹ́lẹ̀ sì wá látinú nọ́ńbà àṣírí kan. Eré àtijọ́ nìyí, torí náà kò lè fi hàn pé mo yàn án kí ẹnikẹ́ni tó wọlé.
import-stopped = A ti parí eré náà kí ẹnikẹ́ni tó borí.
import-whose = <b>Ìgbésẹ̀ ta ni kí n yẹ̀ wò?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Kì í ṣe òdodo, tàbí a yí i padà lẹ́yìn eré</b>: kò bára mu láti ìbẹ̀rẹ̀ pẹ̀pẹ̀.
       *[other] ❌ <b>Kì í ṣe òdodo, tàbí a yí i padà lẹ́yìn eré</b>: kò bára mu mọ́ láti ìgbésẹ̀ { $at }.
    }
import-older = 📂 Òfin àtijọ́ la fi ṣe eré yìí, torí náà mi ò lè yẹ̀ ẹ́ wò.
import-newer = 📂 Ẹ̀dà tó tuntun ju tèmi lọ ni eré yìí ti wá, torí náà mi ò lè kà á.
import-foreign =
    { $at ->
        [0] 📂 Mi ò lè ka èyí bí eré. Fáìlì tí mo gbé jáde fún <b>Fi eré yìí pamọ́</b> ni kó o fi ránṣẹ́ sí mi. Fún máàpù Rally, fi /map dáhùn fáìlì rẹ̀.
       *[other] 📂 Mi ò lè ka eré yìí: nǹkan ò tọ́ ní ìlà { $at }.
    }
import-too-long = 📂 Ìgbésẹ̀ eré yìí pọ̀ ju ohun tí mo lè yẹ̀ wò.
import-too-large = 📂 Fáìlì yìí tóbi jù fún eré kan.
import-lost = 📂 Mi ò lè yẹ fáìlì yẹn wò. Tún un fi ránṣẹ́.
import-gone = 📂 Ọjọ́ kan péré ni mo ń tọ́jú eré tó o fi ránṣẹ́. Tún fi fáìlì náà ránṣẹ́.
import-too-many = O ti fi fáìlì { $most } ránṣẹ́ láàárín wákàtí kan, ibẹ̀ ló mọ. Tún gbìyànjú lẹ́yìn ìṣẹ́jú { $minutes }.

record-every-draw = Pẹ̀lú gbogbo káàdì tá a mú
