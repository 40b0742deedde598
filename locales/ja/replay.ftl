command-replay = 直近のゲームを1手ずつ見直す
replay-button = 📽 リプレイ
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = ゲーム開始です。
replay-moved = { $who }が手を決めました。
replay-eyes = 👁 { $who }
replay-next-key = ⭐ 次の見どころ
replay-eyes-button = 👁 { $name }の視点
replay-open-button = 👁 すべて公開
replay-share = ↗ 共有
replay-share-text = 📽 { $game }を1手ずつ
replay-number = /replay と番号を送ると、そこへ飛べます。
replay-at-border = この先はありません。
replay-running = このゲームはまだ続いています。リプレイは終わってから見られます。
replay-none = ここで終わったゲームはまだありません。/newgame で始められます。
replay-gone = このゲームはもう残っていません。
star-button =
    ⭐ スター{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ あと1つスターがつけば、このゲームをずっと残します。
star-kept = ⭐ このゲームはギャラリーに入りました：/games
star-taken-back = ✓ スターを取り消しました。
star-for-players = このゲームにスターをつけられるのは、管理者と遊んだ人だけです。
star-full = ギャラリーには{ $most }ゲームまで入ります。先にどれかのスターを取り消しましょう。
games-replay = 📽 /replay で、いちばん新しいゲームを1手ずつリプレイできます。
games-starred = ⭐ スターつき
games-title-starred = ⭐ <b>このチャットのギャラリー</b>
games-none-starred = スターつきのゲームはまだありません。/games でゲームを開いて⭐ スターをタップしましょう。管理者1人か、遊んだ2人のスターで、ずっとここに残ります。
name-show = 👁 共有リプレイで自分の名前を見せる
name-hide = 🙈 共有リプレイで自分の名前を隠す
name-shown = ✓ 共有リプレイを開いた人に、あなたの名前が見えるようになりました。
name-hidden = ✓ 共有リプレイでは、あなたの名前は頭文字だけになりました。
