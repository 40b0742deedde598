why-whot-wins = 💡 الحركة الأفضل تلعب ورقتك الأخيرة.
why-whot-ends = 💡 حركتك تنهي التوزيعة فورًا، والأفضل لا تنهيها.
why-whot-catches = 💡 بقيت لدى { $seat } ورقة واحدة دون «آخر ورقة!»: الضبط يعني سحب ورقتين.
why-whot-silent = 💡 حركتك تترك لك ورقة واحدة دون «آخر ورقة!»: قد يضبطك أحد فتسحب ورقتين.
why-whot-passes = 💡 الحركة الأفضل تنقل العقوبة: على { $seat } الرد أو سحب { n-cards }. أما حركتك فتسحب { n-instead }.
why-whot-cancels = 💡 الحركة الأفضل تلغي عقوبة { n-instead }.
why-whot-picks =
    💡 { $instead ->
        [zero] مع الحركة الأفضل على { $seat } الرد أو سحب { n-cards }.
        [one] لدى { $seat } ورقة واحدة فقط. ومع الحركة الأفضل على هذا اللاعب الرد أو سحب { n-cards } زيادة عليها.
        [two] مع الحركة الأفضل على { $seat } الرد أو سحب { n-cards }.
        [few] مع الحركة الأفضل على { $seat } الرد أو سحب { n-cards }.
        [many] مع الحركة الأفضل على { $seat } الرد أو سحب { n-cards }.
       *[other] مع الحركة الأفضل على { $seat } الرد أو سحب { n-cards }.
    }
why-whot-draws =
    💡 { $instead ->
        [zero] مع الحركة الأفضل على { $seat } سحب { n-cards }.
        [one] لدى { $seat } ورقة واحدة فقط. ومع الحركة الأفضل على هذا اللاعب سحب { n-cards } زيادة عليها.
        [two] مع الحركة الأفضل على { $seat } سحب { n-cards }.
        [few] مع الحركة الأفضل على { $seat } سحب { n-cards }.
        [many] مع الحركة الأفضل على { $seat } سحب { n-cards }.
       *[other] مع الحركة الأفضل على { $seat } سحب { n-cards }.
    }
why-whot-again = 💡 بعد الحركة الأفضل يأتي دورك من جديد.
why-whot-skips =
    💡 { $instead ->
        [zero] مع الحركة الأفضل يفوت دور { $seat }.
        [one] لدى { $seat } ورقة واحدة فقط. ومع الحركة الأفضل يفوت هذا اللاعب دوره.
        [two] مع الحركة الأفضل يفوت دور { $seat }.
        [few] مع الحركة الأفضل يفوت دور { $seat }.
        [many] مع الحركة الأفضل يفوت دور { $seat }.
       *[other] مع الحركة الأفضل يفوت دور { $seat }.
    }
why-whot-market =
    💡 مع الحركة الأفضل { $count ->
        [zero] لا يسحب أحد.
        [one] يسحب اللاعب التالي ورقة.
        [two] يسحب لاعبان ورقة لكل منهما.
        [few] يسحب { $count } لاعبين ورقة لكل منهم.
        [many] يسحب { $count } لاعبًا ورقة لكل منهم.
       *[other] يسحب { $count } لاعب ورقة لكل منهم.
    }
why-whot-sheds =
    💡 بعد الحركة الأفضل تبقى لك { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، وبعد حركتك { $instead }.
why-whot-keeps = 💡 الحركة الأفضل تُبقي لك { $what } لوقت لاحق.
why-whot-fits =
    💡 بعد الحركة الأفضل { $count ->
        [zero] لا تناسب الكومة أي ورقة لك
        [one] تناسب الكومة ورقة من أوراقك
        [two] تناسب الكومة ورقتان من أوراقك
        [few] تناسب الكومة { $count } من أوراقك
        [many] تناسب الكومة { $count } من أوراقك
       *[other] تناسب الكومة { $count } من أوراقك
    }، وبعد حركتك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 نقاط أوراقك بعد الحركة الأفضل { $count }، وبعد حركتك { $instead }.
why-differo-wins = 💡 الحركة الأفضل تفوز فورًا.
why-differo-allows = 💡 بعد حركتك يمكن لخصمك { $seat } الفوز فورًا: <b>{ $reply }</b>.
why-differo-loses =
    💡 بعد حركتك يمكن لخصمك { $seat } فرض الفوز في { $count ->
        [zero] 0 حركة
        [one] حركة واحدة
        [two] حركتين
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    } بدءًا من <b>{ $reply }</b>.
why-differo-forces =
    💡 الحركة الأفضل تضمن الفوز: مهما كان رد { $seat } فالفوز لك { $count ->
        [zero] في حركتك التالية.
        [one] في حركتك التالية.
        [two] في حركتين أخريين على الأكثر.
        [few] في { $count } حركات أخرى على الأكثر.
        [many] في { $count } حركة أخرى على الأكثر.
       *[other] في { $count } حركة أخرى على الأكثر.
    }
why-differo-threatens = 💡 الحركة الأفضل تهدد بالفوز: <b>{ $reply }</b>.
why-differo-runs =
    💡 حركتك تتيح لخصمك { $seat } الاقتراب من الهدف حتى { $instead ->
        [zero] 0 صف
        [one] صف واحد
        [two] صفين
        [few] { $instead } صفوف
        [many] { $instead } صفًا
       *[other] { $instead } صف
    } بالحركة <b>{ $reply }</b>. بعد الحركة الأفضل أقرب ما يصل إليه { $count }.
why-differo-nearer =
    💡 بعد الحركة الأفضل بينك وبين هدفك { $count ->
        [zero] 0 صف
        [one] صف واحد
        [two] صفان
        [few] { $count } صفوف
        [many] { $count } صفًا
       *[other] { $count } صف
    }، وبعد حركتك { $instead }.
why-differo-narrows =
    💡 الحركة الأفضل تترك لخصمك { $seat } خيارًا من { $count ->
        [zero] 0 حركة
        [one] حركة واحدة
        [two] حركتين
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    }، وحركتك تترك { $instead }.
why-deerportal-portal =
    💡 الاتجاه الأفضل يبلغ البوابة{ $count ->
        [0] { "" }.
        [zero] { "" }.
        [one] { " " }ومعها ألماسة.
        [two] { " " }ومعها ألماستان.
        [few] { " " }ومعها { $count } ألماسات.
        [many] { " " }ومعها { $count } ألماسة.
       *[other] { " " }ومعها { $count } ألماسة.
    }
why-deerportal-stays =
    💡 في البوابة تنتهي رحلتك: ولو دخلتها لتركت على مسارك { $count ->
        [zero] 0 ألماسة
        [one] ألماسة واحدة
        [two] ألماستين
        [few] { $count } ألماسات
        [many] { $count } ألماسة
       *[other] { $count } ألماسة
    }.
why-deerportal-diamonds =
    💡 الاتجاه الأفضل يكسب { $count ->
        [zero] 0 ألماسة
        [one] ألماسة واحدة
        [two] ألماستين
        [few] { $count } ألماسات
        [many] { $count } ألماسة
       *[other] { $count } ألماسة
    } فورًا، واتجاهك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 الاتجاه الأفضل يجمّد { $seat } لدور.
why-deerportal-meditates = 💡 التأمل يضع على مسارك { n-diamonds-of }. واتجاهك يترك هناك { $instead }.
why-deerportal-reaches =
    💡 من الخانة الأفضل قد تبلغ رميتك التالية { n-diamonds-of }، ومن خانتك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 من الخانة الأفضل قد تبلغ رميتك القادمة { $count ->
        [zero] 0 خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    } بطلسم أو ألماسة، ومن خانتك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 من الخانة الأفضل { $count ->
        [zero] 0 خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    } إلى البوابة، ومن خانتك { $instead }.
why-rally-home = 💡 الحركة الأفضل توصلك إلى خط النهاية.
why-rally-stamp = 💡 الحركة الأفضل تمنحك ختمًا: { $what }.
why-rally-still = 💡 بعد الحركة الأفضل يمكن لبقية خطواتك أن تنتهي على { $what }. وبعد حركتك لا تبلغ هدفًا.
why-rally-lapse =
    💡 حركتك تضيّع { $instead ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $instead } خطوات
        [many] { $instead } خطوة
       *[other] { $instead } خطوة
    } في طريق مسدود، والأفضل { $count ->
        [0] لا شيء.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 من المكان الأفضل، { $count } من الرميات الست يمكن أن تنهي دورك القادم على هدف. ومن مكانك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 من المكان الأفضل، { $count } من الرميات الـ36 يمكن أن تنهي دورك القادم على هدف. ومن مكانك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-rally-nearer =
    💡 من المكان الأفضل { $count ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    } إلى أقرب هدف لك، ومن مكانك { $instead }.
why-caesar-stops = 💡 فيتو منك يوقف { $what }.
why-caesar-removes = 💡 إن مرت دون فيتو، تزيل الحركة الأفضل ورقة { $count } من أوراق { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 إن مرت دون فيتو، تزيل الحركة الأفضل Φ من أوراق { $seat }: { $what }.
why-caesar-strikes =
    💡 إن مرت دون فيتو، تزيل الحركة الأفضل { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من { $seat }، ومن أوراقك { $instead }: { $what }.
why-caesar-reveals =
    💡 إن مرت دون فيتو، تكشف الحركة الأفضل { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من { $seat }: { $what }.
why-caesar-leads = 💡 بعد الحركة الأفضل يكون تصويت { $what } لصالحك.
why-caesar-hides = 💡 ورقتك المقلوبة لا يصيبها اغتيال.
why-caesar-decided = 💡 تصويت { $what } لصالحك حتى دون هذه الورقة.
why-caesar-adds =
    💡 الحركة الأفضل تضيف من النفوذ { $count }، وحركتك { $instead ->
        [0] لا شيء.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 الحركة الأفضل تُبقي ورقة { $count } في يدك.
why-caesar-keeps = 💡 الحركة الأفضل تُبقي { $what } لوقت لاحق.
