private-start =
    🎲 <b>Parlour</b>: ألعاب ورق وطاولة لمجموعتك.

    أضفني إلى مجموعة وأرسل هناك /newgame. اللعبة كلها في رسالة واحدة، ولا يرى أوراقك غيرك.

    أو العب ضد الكمبيوتر هنا:
group-start = 🎲 أهلًا! أرسل /newgame لتلعبوا معًا، أو /learn لتعلم لعبة، أو /help لمعرفة ما أستطيع.
bot-description =
    🎲 ألعاب ورق وطاولة لمجموعتك.

    اللعبة كلها في رسالة واحدة، ولا يرى أوراقك غيرك. العبوا في جلسة واحدة أو على مدى أيام، دون تثبيت أي شيء.

    أضفني إلى مجموعة وأرسل هناك /newgame، أو اضغط «بدء» للعب ضد الكمبيوتر.
bot-short-description = 🎲 ألعاب ورق وطاولة في مجموعتك. أضفني وأرسل /newgame.
add-to-group = ➕ أضفني إلى مجموعة
practise = { $game } ({ $seats })
help-offer = ❔ مساعدة
help-play = 🎲 اللعب
help-learn = 🎓 تعلّم ومراجعة
help-you = 👤 عنك
help-host = 🔑 المضيف والمشرفون
for-you = 👇 لا يراه غيرك:
help-title = 🎲 <b>Parlour</b>: ألعاب ورق وطاولة هنا في المحادثة
settings-title = ⚙️ <b>إعدادات المجموعة</b>: مهلة الحركة والصور واللغة
pictures-on = مع الصور
pictures-off = نص فقط
settings-language = 🌍 { $language }
own-language-title = <b>بأي لغة أكلمك؟</b>
chat-language-title = <b>بأي لغة أتكلم في هذه المحادثة؟</b>
language-by-machine = { $language } · كتبتها آلة، ولم يراجعها متحدث أصلي بعد.
language-help = 🙏 <a href="{ $link }">ساعدوني على تحسين لغتي</a>
my-turns =
    { $count ->
        [zero] لا ألعاب تنتظر حركتك:
        [one] لعبة واحدة تنتظر حركتك:
        [two] لعبتان تنتظران حركتك:
        [few] { $count } ألعاب تنتظر حركتك:
        [many] { $count } لعبة تنتظر حركتك:
       *[other] { $count } لعبة تنتظر حركتك:
    }
my-turns-none = لا لعبة تنتظر حركتك.
a-group = مجموعة
command-newgame = بدء لعبة جديدة
command-newgame-private = اللعب ضد الكمبيوتر
command-join = الانضمام إلى اللعبة
command-hand = رؤية أوراقك وحركاتك (لا يراها غيرك)
command-hand-private = رؤية أوراقك وحركاتك
command-move = كتابة حركة (أرسل /move وحدها للمساعدة)
command-board = نقل الطاولة إلى آخر المحادثة
command-rules = قواعد هذه اللعبة
command-leave = مغادرة اللعبة
command-myturns = الألعاب التي تنتظر حركتك
command-notify = رسالة لك عند فتح لعبة أو حلول دورك
command-puzzle = حل لغز من ألغاز ديفيرو
command-map = إضافة خريطتك الخاصة إلى لعبة رالي
command-skip = تخطي لاعب بطيء (للمضيف والمشرفين)
command-kick = إخراج لاعب (للمضيف والمشرفين)
command-endgame = إنهاء اللعبة (للمضيف والمشرفين)
command-endgame-private = إنهاء اللعبة
command-settings = مهلة الحركة والصور واللغة (للمشرفين)
command-settings-private = مكان أوراقك والصور واللغة
command-language = اختيار لغتك
command-help = ما أستطيع فعله
help-title-private = 🎲 <b>Parlour</b>: ألعاب ورق وطاولة. العب ضد الكمبيوتر هنا، أو مع أصدقائك في مجموعة.
for-groups = /{ $command } للمجموعات فقط: { $about }.
command-near = لا أعرف هذا الأمر. هل قصدت /{ $command }؟
command-none = لا أعرف هذا الأمر. أرسل /help لمعرفة ما أستطيع.
command-plain = لا أفهم إلا الأزرار والأوامر. أرسل /newgame للعب، أو /help لمعرفة المزيد.
typed-plain = للعب هذه الحركة أرسل <code>/move { $move }</code>
settings-title-private = ⚙️ <b>إعداداتك</b>: مكان أوراقك والصور واللغة
end-sure-private = <b>هل تريد إنهاء لعبة { $game }؟</b>
my-turns-here = 👉 حان دورك في هذه المحادثة. أرسل /board لرؤية الطاولة.
my-turns-at = • { $group }
only-in-private = هذا لا أعرضه إلا على الخاص. افتح محادثتنا الخاصة، ثم أرسل { $command } هنا من جديد.
notify-allowed = 🔔 تم. سأراسلك هنا حين تُفتح لعبة أو يحين دورك.
practice-title = 🎲 <b>{ $game }</b> ضد الكمبيوتر
practice-against =
    🤖 { $count ->
        [zero] بلا كمبيوتر
        [one] كمبيوتر واحد ({ $level })
        [two] كمبيوتران ({ $level })
        [few] { $count } كمبيوترات ({ $level })
        [many] { $count } كمبيوترًا ({ $level })
       *[other] { $count } كمبيوتر ({ $level })
    }
