game-whot-about = کارتی بازی کن که به کارت رویی بخورد، به بقیه جریمه بده و زودتر از همه دستت را خالی کن.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>هدف</b>: زودتر از بقیه از شر همهٔ کارت‌هایت خلاص شو.

    <b>شروع</b>: به هر کس 7 کارت می‌رسد. یک کارت هم روباز کپه را شروع می‌کند: کارت رو. این کارت اول هیچ اثری ندارد، حتی اگر ویژه باشد. بقیه بازار است که از آن کارت می‌کشید.

    <b>در نوبتت</b> یکی از این دو کار را بکن:
    1. <b>یک کارت بازی کن که به کارت رویی بخورد</b>: همان خال (● ▲ ✚ ■ ★)، همان عدد، یا یک Whot (صفحهٔ 2). حالا کارت رویی همین است.
    2. <b>یک کارت از بازار بکش</b>، حتی اگر کارتی داری که می‌خورد. کارتی را که کشیدی در همین نوبت نمی‌توانی بازی کنی.

    بعد نوبت نفر بعدی است. بازی همیشه در جهت عقربه‌های ساعت می‌چرخد.

    همین که کارت آخرت را بازی کنی <b>برنده‌ای</b>، حتی اگر ویژه باشد.
game-whot-rules-2 =
    📖 <b>Whot: کارت‌های ویژه</b>

    <b>1 باز خودم</b>: دوباره نوبت خودت است.

    <b>2 دوتا بکش</b>: نفر بعدی باید یا 2 کارت جریمه بکشد یا با یک 2 (با هر خال) جواب بدهد. اگر جواب داد، نفر بعد از او باید 4 کارت بکشد یا جواب بدهد، و همین‌طور تا آخر.

    <b>5 سه‌تا بکش</b>: همین بازی با 5 و جریمهٔ 3 کارت. جواب 2 فقط 2 است و جواب 5 فقط 5. با کشیدن جریمه نوبتت تمام می‌شود و نفر بعدی عادی بازی می‌کند. اگر همهٔ کارت‌هایی که جواب‌اند در کپه باشند، جریمه خودکار کشیده می‌شود.

    <b>8 نوبت‌سوز</b>: نوبت نفر بعدی می‌سوزد. در بازی دونفره دوباره نوبت خودت است.

    <b>14 روز بازار</b>: بقیه هر کدام 1 کارت می‌کشند. بعد طبق معمول نوبت نفر بعدی است.

    <b>20 Whot</b>: به هر کارتی می‌خورد، ولی جواب جریمه نیست. یک خال می‌خواهی. از آن به بعد فقط همان خال و Whot می‌خورد، تا کسی کارتی جز Whot بازی کند. اگر کارت آخرت Whot باشد، بی‌آن‌که خال بخواهی می‌بری.
game-whot-rules-3 =
    📖 <b>Whot: وقتی بازار خالی می‌شود</b>

    <b>بار اول</b> که کسی باید بکشد و کارت کم است، کپه را بُر می‌زنیم و بازار تازه می‌شود. فقط کارت رویی سر جایش می‌ماند.

    <b>از آن به بعد</b> دیگر بُر نمی‌خورد. بازار که برای همیشه خالی شد، <b>مرگ ناگهانی ☠️</b> است: بازی ادامه دارد، ولی اولین باری که برای کشیدن کارت کم بیاید تمام است: چه خودت خواسته باشی بکشی، چه جریمه باشد، چه کسی روز بازار بازی کرده باشد، حتی اگر کارت آخرش بوده. هر کس امتیاز دستش از همه کمتر باشد می‌برد، و اگر برابر باشند شریک برد می‌شوند.

    <b>امتیاز دست</b>: هر کارت به عددش، ★ دو برابر، Whot 20. رتبهٔ بقیه هم با همین معلوم می‌شود: هر چه کمتر، بهتر.

    <b>اگر بروی</b>، کارت‌هایت ته بازار می‌رود و پشت سر همهٔ آن‌هایی هستی که ماندند. اگر جریمه داشتی، به نفر بعدی می‌رسد. آخرین کسی که بماند می‌برد.

    <b>54 کارت</b>: 12 تا ●، 12 تا ▲، 9 تا ✚، 9 تا ■، 7 تا ★ و 5 تا Whot.
open-whot = 🃏 کارت‌های من
whot-card = Whot
whot-symbol-circle = دایره
whot-symbol-triangle = مثلث
whot-symbol-cross = صلیب
whot-symbol-square = مربع
whot-symbol-star = ستاره
whot-name-1 = باز خودم
whot-name-2 = دوتا بکش
whot-name-5 = سه‌تا بکش
whot-name-8 = نوبت‌سوز
whot-name-14 = روز بازار
whot-name-20 = Whot
whot-top = کارت رو
whot-market = بازار
whot-market-holds = بازار: { $count }
whot-board =
    کارت رو: <b>{ $card }</b> · { $market ->
        [0] بازار خالی است
       *[other] { $market } کارت در بازار
    }
whot-called = 📣 خال خواسته‌شده: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] { $count } کارت بکش
       *[no] { $seat } باید { $count } کارت بکشد
    }{ $answer ->
        [none] .
        [none-or-whot]
            { " یا با Whot جواب " }{ $mine ->
                [yes] بده
               *[no] بدهد
            }.
        [number-or-whot]
            { " یا با" } { $number } یا Whot جواب { $mine ->
                [yes] بده
               *[no] بدهد
            }.
       *[number]
            { " یا با" } { $number } جواب { $mine ->
                [yes] بده
               *[no] بدهد
            }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ یک { $number } دیگر هم بگذار یا نوبتت را تمام کن{ $count ->
                [0] .
               *[other] . بعد { $asked } باید { $count } کارت بکشد.
            }
       *[no]
            ⚠️ { $you ->
                [yes] باید { $count } کارت بکشی.
               *[no] { $asked } باید { $count } کارت بکشد.
            } شاید { $seat } اول یک { $number } دیگر هم بگذارد.
    }
whot-holds =
    { $count ->
        [1] <b>1 کارت</b>
       *[other] { $count } کارت
    }
whot-hand = 🃏 کارت‌های دستت: { $cards }
whot-points = { $count } امتیاز
whot-match = 🏆 امتیازها تا اینجا: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = کارتی نداری.
whot-alert = کارت‌هایت. برای بازی کردن، شماره‌اش را زیر میز بزن:
whot-large-hand = { $count } کارت. این‌ها را می‌توانی بازی کنی: { "" }
whot-draw =
    { $count ->
        [1] کارت بکش
       *[other] { $count } تا بکش
    }
whot-ends =
    { $label } · { $match ->
        [yes] پایان دست
       *[no] پایان بازی
    }
whot-deadly =
    { $match ->
        [yes] ☠️ بازار دارد خالی می‌شود. اولین باری که کارت کم بیاید، این دست تمام است.
       *[no] ☠️ بازار دارد خالی می‌شود. اولین باری که کارت کم بیاید، بازی تمام است و کسی که کمترین امتیاز را دارد می‌برد.
    }
whot-done = تمام
whot-catch = مچ { $seat } را بگیر: نگفت «کارت آخر!»
whot-says-last = «کارت آخر!»
whot-which-symbol = <b>کدام خال را می‌خواهی؟</b>
whot-last-unsaid = ☐ بگو «کارت آخر!»
whot-last-said = ☑ بگو «کارت آخر!»
whot-number-last = { $number }: کارت آخر!
whot-not-pick = با { $card } نمی‌شود جواب داد. یک { $number } بازی کن یا { $count } کارت بکش.
whot-not-pick-undefended = الان نمی‌توانی { $card } را بازی کنی. باید { $count } کارت بکشی.
whot-not-decking = نمی‌توانی { $card } را اضافه کنی، فقط یک { $number } دیگر.
whot-not-special = کارت { $card } ویژه است. در قوانین خانگی شما کارت آخر باید معمولی باشد.
whot-not-called = { $card } نمی‌خورد. خال خواسته‌شده { $symbol } است.
whot-not-fitting = { $card } به { $top } نمی‌خورد. همان خال، همان عدد یا یک Whot بازی کن.
whot-tap-a-symbol = برای بازی کردن Whot، روی خال دلخواهت بزن.
whot-no-whot = Whot نداری، پس نمی‌توانی خال بخواهی.
event-whot-played =
    { $seat } کارت <b>{ $card }</b> را بازی { to-kard }{ $call ->
        [none] { "" }
       *[other]
            { " و خال " }<b>{ $call }</b>{ " " }{ WHO($seat) ->
                [you] خواستی
               *[other] خواست
            }
    }{ $last ->
        [yes] : «کارت آخر!»
       *[no]
            { $left ->
                [0]
                    ، { WHO($seat) ->
                        [you] کارت آخرت
                       *[other] کارت آخرش
                    }!
                [1] . 1 کارت مانده.
               *[other] .
            }
    }
event-whot-pick_due = { $seat } باید { $count } کارت { to-bekeshad }.
event-whot-pick_cancelled = { $seat } جریمهٔ { $count } کارتی را باطل { to-kard }.
event-whot-held_on =
    { WHO($seat) ->
        [you] دوباره نوبت توست.
       *[other] دوباره نوبت { $seat } است.
    }
event-whot-suspended = نوبت { $seat } سوخت.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } برای همین { $count } کارت { to-keshid }: <b>{ $cards }</b>.
                [market] روز بازار: { $seat } این را { to-keshid }: <b>{ $cards }</b>.
                [pick] { $seat } { $count } کارت { to-keshid }: <b>{ $cards }</b>.
               *[turn] { $seat } این را { to-keshid }: <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { $seat } برای همین { $count } کارت { to-keshid }.
                [market] روز بازار: { $seat } یک کارت { to-keshid }.
               *[turn]
                    { $count ->
                        [1] { $seat } یک کارت { to-keshid }.
                       *[other] { $seat } { $count } کارت { to-keshid }.
                    }
            }
    }
event-whot-market = روز بازار: { $count } بازیکن هر کدام 1 کارت کشیدند.
event-whot-reshuffled =
    { $count ->
        [1] بازار خالی شد، پس 1 کارت از کپه شد بازار تازه.
       *[other] بازار خالی شد، پس { $count } کارت از کپه بُر خورد و شد بازار تازه.
    }
event-whot-sudden_death = ☠️ مرگ ناگهانی: بازار برای همیشه خالی شد.
event-whot-caught =
    { WHO($seat) ->
        [you] یادت رفت «کارت آخر!» بگویی
       *[other] { $seat } یادش رفت «کارت آخر!» بگوید
    } و { $by } { WHO($seat) ->
        [you] مچت را
       *[other] مچش را
    } { WHO($by) ->
        [you] گرفتی.
       *[other] گرفت.
    }
event-whot-left =
    { WHO($seat) ->
        [you] کارت‌هایت
       *[other] کارت‌های { $seat }
    } ته بازار رفت.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ مرگ ناگهانی: این دست تمام شد.
       *[empty_hand] این دست تمام شد.
    } امتیازها: { $scores }.
event-whot-ended = همه کارت‌هایشان را رو کردند.
reason-whot-empty_hand = { $winners } کارت آخرش را بازی کرد و برد!
reason-whot-sudden_death =
    ☠️ مرگ ناگهانی: { $count ->
        [one] { $winners } کمترین امتیاز را داشت و برد!
       *[other] { $winners } کمترین امتیاز را داشتند و شریک بردند!
    }
reason-whot-match =
    مسابقه تمام شد. { $count ->
        [one] { $winners } کمترین امتیاز را داشت و برد!
       *[other] { $winners } کمترین امتیاز را داشتند و شریک بردند!
    }
reason-whot-last_standing = { $winners } از همه بیشتر دوام آورد و برد!
rule-whot-hand_size = کارت‌های شروع
rule-whot-hand_size-help = به هر کس چند کارت می‌رسد.
rule-whot-market_keeps_turn = بعد از 14 باز خودت
rule-whot-market_keeps_turn-help = اگر روز بازار (14) بازی کنی، دوباره نوبت خودت است.
rule-whot-tender = بدون بُر زدن دوباره
rule-whot-tender-help = بازار هیچ‌وقت دوباره بُر نمی‌خورد. اولین باری که کارت کم بیاید بازی تمام است و کسی که کمترین امتیاز را دارد می‌برد.
rule-whot-whot_cancels_pick = Whot جریمه را باطل می‌کند
rule-whot-whot_cancels_pick-help = می‌توانی به 2 یا 5 با Whot جواب بدهی. آن‌وقت هیچ‌کس نمی‌کشد.
rule-whot-no_defending = جریمه جواب ندارد
rule-whot-no_defending-help = بعد از 2 یا 5، نفر بعدی باید بکشد. کسی نمی‌تواند جواب بدهد.
rule-whot-pick_five = با 5، پنج‌تا بکش نه سه‌تا
rule-whot-pick_five-help = جریمهٔ 5 به جای 3 کارت، 5 کارت است.
rule-whot-star_skips_two = ★8 نوبت دو نفر را می‌سوزاند
rule-whot-star_skips_two-help = بعد از ★8 نوبت دو بازیکن بعدی می‌سوزد.
rule-whot-draw_until_playable = بکش تا بخورد
rule-whot-draw_until_playable-help = اگر بکشی، آن‌قدر می‌کشی تا کارتی بخورد. بعد باید کارتی که می‌خورد بازی کنی: همان یا یکی دیگر.
rule-whot-double_decking = چند کارت هم‌عدد با هم
rule-whot-double_decking-help = می‌توانی در یک نوبت چند کارت با یک عدد بازی کنی.
rule-whot-last_card_call = گفتن «کارت آخر!»
rule-whot-last_card_call-help = وقتی کارت یکی مانده به آخرت را بازی می‌کنی باید بگویی. اگر یادت برود، نفر بعدی می‌تواند مچت را بگیرد و 2 کارت می‌کشی.
rule-whot-no_special_finish = کارت آخر ویژه نباشد
rule-whot-no_special_finish-help = کارت آخرت باید معمولی باشد، نه 1، 2، 5، 8، 14 یا Whot.
rule-whot-match_to = مسابقه
rule-whot-match_to-0 = 1 دست
rule-whot-match_to-100 = 100 امتیاز
rule-whot-match_to-help = کارت‌هایی که بعد از هر دست برایت مانده به ضررت حساب می‌شود. دست‌ها ادامه دارد تا کسی به 100 امتیاز برسد. آن‌وقت بازیکنی که امتیازش از همه کمتر است می‌برد.
rule-whot-forced_moves = حرکت‌های اجباری خودکار
rule-whot-forced_moves-help = اگر باید جریمه بکشی و همه می‌بینند که نمی‌توانی جواب بدهی، کارت‌ها خودکار کشیده می‌شود. با «جریمه جواب ندارد» همیشه همین‌طور است. ولی اگر جریمه نداری و هیچ کارتت نمی‌خورد، کشیدن با خودت است.
whot-not-held = کارت { $card } را نداری.
whot-say-symbol = خال دلخواهت را هم بنویس، این‌طور: /move w20 ستاره
whot-not-last = «آخر» را فقط وقتی می‌شود گفت که کارت یکی مانده به آخرت را بازی می‌کنی، و فقط اگر قوانین خانگی بخواهد.
whot-not-draw-found = کارتی کشیدی که می‌خورد. همان را بازی کن، یا یکی دیگر که می‌خورد.
whot-not-draw-decking = کارتت را بازی کرده‌ای. یک { $number } دیگر بگذار یا بفرست /move تمام
typed-whot = برای هر کارت، حرف لاتین خالش و عددش را بنویس: دایره <b>c</b>، مثلث <b>t</b>، صلیب <b>x</b>، مربع <b>s</b>، ستاره <b>*</b>. بعد از Whot خال دلخواهت را هم بنویس. نمونه: /move c5 یا /move *8 یا /move w20 ستاره یا /move بکش
typed-open-whot = /move و یک کارت، مثل <b>c5</b>
typed-words-whot =
    circle: دایره
    triangle: مثلث
    cross: صلیب
    square: مربع
    star: ستاره
    draw: بکش کشیدن می‌کشم
    take: بردار برداشتن
    market: بازار
    last: آخر آخرین
    card: کارت
    done: تمام
    catch: مچ
