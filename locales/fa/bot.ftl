private-start =
    🎲 <b>Parlour</b>: بازی‌های رومیزی و کارتی برای چت گروهتان.

    من را به گروه اضافه کن و آنجا /newgame را بفرست. همهٔ بازی در یک پیام جا می‌شود و کارت‌هایت را فقط خودت می‌بینی.

    یا همین‌جا با کامپیوتر بازی کن:
group-start = 🎲 سلام! برای بازی با هم /newgame، برای یاد گرفتن یک بازی /learn و برای دیدن کارهای من /help را بفرستید.
bot-description =
    🎲 بازی‌های رومیزی و کارتی برای چت گروهتان.

    همهٔ بازی در یک پیام جا می‌شود و کارت‌هایت را فقط خودت می‌بینی. یک‌نفس بازی کنید یا چند روزه؛ نصب هم نمی‌خواهد.

    من را به گروه اضافه کن و آنجا /newgame را بفرست، یا «شروع» را بزن و با کامپیوتر بازی کن.
bot-short-description = 🎲 بازی‌های رومیزی و کارتی در چت گروهتان. اضافه‌ام کن و /newgame را بفرست.
add-to-group = ➕ اضافه کردن به گروه
practise = { $game } ({ $seats })
help-offer = ❔ راهنما
help-play = 🎲 بازی
help-learn = 🎓 یادگیری، مرور
help-you = 👤 دربارهٔ تو
help-host = 🔑 میزبان، ادمین‌ها
for-you = 👇 فقط تو می‌بینی:
help-title = 🎲 <b>Parlour</b>: بازی‌های رومیزی و کارتی، همین‌جا در چت
settings-title = ⚙️ <b>تنظیمات گروه</b>: وقت هر حرکت، تصویر، زبان
pictures-on = با تصویر
pictures-off = فقط متن
settings-language = 🌍 { $language }
own-language-title = <b>با تو به چه زبانی حرف بزنم؟</b>
chat-language-title = <b>در این چت به چه زبانی حرف بزنم؟</b>
language-by-machine = { $language } · نوشتهٔ ماشین. هنوز هیچ اهل زبانی آن را بررسی نکرده.
language-help = 🙏 <a href="{ $link }">کمکم کن بهتر حرف بزنم</a>
my-turns = { $count } بازی منتظر حرکت توست:
my-turns-none = هیچ بازی‌ای منتظر حرکت تو نیست.
a-group = یک گروه
command-newgame = شروع یک بازی تازه
command-newgame-private = بازی با کامپیوتر
command-join = وارد شدن به بازی
command-hand = دیدن کارت‌ها و حرکت‌هایت (فقط خودت می‌بینی)
command-hand-private = دیدن کارت‌ها و حرکت‌هایت
command-move = نوشتن حرکت (راهنما: فقط /move)
command-board = آوردن میز به پایین چت
command-rules = دیدن قوانین این بازی
command-leave = بیرون رفتن از بازی
command-myturns = دیدن بازی‌هایی که منتظر تو هستند
command-notify = خبر گرفتن از بازی تازه و نوبتت
command-puzzle = حل یک معمای دیفرو
command-map = فرستادن نقشهٔ خودت برای رالی
command-skip = رد شدن از بازیکن کند (میزبان، ادمین‌ها)
command-kick = بیرون کردن یک بازیکن (میزبان، ادمین‌ها)
command-endgame = تمام کردن بازی (میزبان، ادمین‌ها)
command-endgame-private = تمام کردن بازی
command-settings = وقت هر حرکت، تصویر، زبان (ادمین‌ها)
command-settings-private = جای کارت‌هایت، تصویر، زبان
command-language = انتخاب زبان
command-help = دیدن کارهایی که از من برمی‌آید
help-title-private = 🎲 <b>Parlour</b>: بازی‌های رومیزی و کارتی. اینجا با کامپیوتر بازی کن، یا در گروه با دوستانت.
for-groups = /{ $command } فقط در گروه کار می‌کند: { $about }.
command-near = این دستور را نمی‌شناسم. منظورت /{ $command } بود؟
command-none = این دستور را نمی‌شناسم. /help را بفرست تا ببینی چه بلدم.
command-plain = من فقط دکمه و دستور می‌فهمم. برای بازی /newgame و برای بقیه /help را بفرست.
typed-plain = برای این حرکت بفرست: <code>/move { $move }</code>
settings-title-private = ⚙️ <b>تنظیمات تو</b>: جای کارت‌هایت، تصویر، زبان
end-sure-private = <b>این بازی { $game } تمام شود؟</b>
my-turns-here = 👉 در این چت نوبت توست. برای دیدن میز /board را بفرست.
my-turns-at = • { $group }
only-in-private = این را فقط خصوصی نشان می‌دهم. چت خصوصی‌مان را باز کن، بعد { $command } را دوباره اینجا بفرست.
notify-allowed = 🔔 باشد. هر وقت بازی‌ای باز شود یا نوبتت بشود، همین‌جا خبرت می‌کنم.
practice-title = 🎲 <b>{ $game }</b> با کامپیوتر
practice-against =
    🤖 { $count ->
        [0] بدون کامپیوتر
       *[other] { $count } کامپیوتر ({ $level })
    }
