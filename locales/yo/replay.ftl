command-replay = tún wo eré tó kẹ́yìn, ìgbésẹ̀ kọ̀ọ̀kan
replay-button = 📽 Àtúnwò
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Eré bẹ̀rẹ̀.
replay-moved = { $who } gbé ìgbésẹ̀ kan.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Ibi pàtàkì tó kàn
replay-eyes-button = 👁 Lójú { $name }
replay-open-button = 👁 Ṣí gbogbo ẹ̀
replay-share = ↗ Pín in
replay-share-text = 📽 Eré { $game } kan, ìgbésẹ̀ kan tẹ̀ lé òmíràn
replay-number = Fi /replay àti nọ́ńbà kan ránṣẹ́ láti fò dé ibẹ̀.
replay-at-border = Kò sí nǹkan mọ́ lẹ́yìn èyí.
replay-running = Eré yìí ṣì ń lọ. O lè wo àtúnwò tó bá parí.
replay-none = Kò tíì sí eré tó parí níbí. Fi /newgame ránṣẹ́ láti bẹ̀rẹ̀ ọ̀kan.
replay-gone = Mi ò ní eré yìí mọ́.

star-button =
    ⭐ Ìràwọ̀{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Ìràwọ̀ kan sí i, màá sì tọ́jú eré yìí títí láé.
star-kept = ⭐ Eré yìí ti wà nínú àfihàn: /games
star-taken-back = ✓ Ìràwọ̀ rẹ ti lọ.
star-for-players = Àwọn admin àti àwọn tó ṣe eré yìí nìkan ló lè fún un ní ìràwọ̀.
star-full = Eré { $most } ni àfihàn gbà. Kọ́kọ́ yọ ìràwọ̀ kan.
games-replay = 📽 /replay ń ṣe àtúnwò èyí tó dé kẹ́yìn, ìgbésẹ̀ kọ̀ọ̀kan.
games-starred = ⭐ Oníràwọ̀
games-title-starred = ⭐ <b>Àfihàn chat yìí</b>
games-none-starred = Kò tíì sí eré oníràwọ̀. Fi /games ṣí eré kan, kó o tẹ ⭐ Ìràwọ̀: ti admin kan tàbí ti ọ̀tayò méjì máa jẹ́ kó wà níbí títí láé.

name-show = 👁 Fi orúkọ mi hàn nínú àtúnwò tá a pín
name-hide = 🙈 Fi orúkọ mi pamọ́ nínú àtúnwò tá a pín
name-shown = ✓ Ẹni tó bá ṣí àtúnwò tá a pín máa rí orúkọ rẹ báyìí.
name-hidden = ✓ Lẹ́tà àkọ́kọ́ orúkọ rẹ nìkan ló ń hàn nínú àtúnwò tá a pín.
