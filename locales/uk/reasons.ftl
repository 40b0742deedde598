why-whot-wins = 💡 Кращий хід — зіграти останню карту.
why-whot-ends = 💡 Твій хід одразу завершує роздачу, а кращий — ні.
why-whot-catches = 💡 { $seat } лишається з 1 картою й мовчить: якщо спіймати, бере 2 карти.
why-whot-silent = 💡 Після твого ходу в тебе 1 карта, а «Остання карта!» не прозвучить: спіймають — візьмеш 2 карти.
why-whot-passes = 💡 Кращий хід передає штраф далі: { $seat } відбивається або бере { kart }. А після твого брати тобі — { $instead }.
why-whot-cancels =
    💡 Кращий хід знімає штраф: { $instead ->
        [one] { $instead } карта.
        [few] { $instead } карти.
       *[many] { $instead } карт.
    }
why-whot-picks =
    💡 { $instead ->
        [1] { $seat }: лишилася лише 1 карта. Після кращого ходу доведеться відбиватися або брати ще { $count }.
       *[other] Після кращого ходу { $seat } відбивається або бере { kart }.
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat }: лишилася лише 1 карта. Після кращого ходу доведеться взяти ще { $count }.
       *[other] Після кращого ходу { $seat } бере { kart }.
    }
why-whot-again = 💡 Після кращого ходу знову ходиш ти.
why-whot-skips =
    💡 { $instead ->
        [1] { $seat }: лишилася лише 1 карта. Кращий хід змусить пропустити хід.
       *[other] Після кращого ходу { $seat } пропускає хід.
    }
why-whot-market =
    💡 Після кращого ходу { $count ->
        [1] карту бере наступний гравець.
        [one] карту бере { $count } суперник.
        [few] по карті беруть { $count } суперники.
       *[many] по карті беруть { $count } суперників.
    }
why-whot-sheds =
    💡 Після кращого ходу в тебе { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, після твого — { $instead }.
why-whot-keeps = 💡 Кращий хід береже на потім: { $what }.
why-whot-fits =
    💡 Після кращого ходу до стопки { $count ->
        [one] пасує { $count } твоя карта
        [few] пасують { $count } твої карти
       *[many] пасують { $count } твоїх карт
    }, після твого { $instead ->
        [0] жодна.
       *[other] — { $instead }.
    }
why-whot-lighter =
    💡 Після кращого ходу карти на руці важать { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }, після твого — { $instead }.
why-differo-wins = 💡 Кращий хід перемагає одразу.
why-differo-allows = 💡 Після твого ходу { $seat } може одразу перемогти: <b>{ $reply }</b>.
why-differo-loses =
    💡 Після твого ходу { $seat } може домогтися неминучої перемоги за { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }, починаючи з <b>{ $reply }</b>.
why-differo-forces =
    💡 Кращий хід веде до неминучої перемоги: хоч би як відповідала інша сторона ({ $seat }), перемога твоя — { $count ->
        [1] наступним ходом.
        [one] щонайбільше за { $count } хід.
        [few] щонайбільше за { $count } ходи.
       *[many] щонайбільше за { $count } ходів.
    }
why-differo-threatens = 💡 Кращий хід загрожує перемогою: <b>{ $reply }</b>.
why-differo-runs =
    💡 Після твого ходу { $seat } грає <b>{ $reply }</b>, і до цілі лишається { $instead ->
        [one] { $instead } ряд
        [few] { $instead } ряди
       *[many] { $instead } рядів
    }. Після кращого — не менше { $count }.
why-differo-nearer =
    💡 Після кращого ходу тобі до цілі { $count ->
        [one] { $count } ряд
        [few] { $count } ряди
       *[many] { $count } рядів
    }, після твого — { $instead }.
why-differo-narrows =
    💡 { $seat }: після кращого ходу на вибір { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }, після твого — { $instead }.
why-deerportal-portal =
    💡 Кращий хід веде в портал{ $count ->
        [0] .
        [one] { " " }і дає { $count } алмаз.
        [few] { " " }і дає { $count } алмази.
       *[many] { " " }і дає { $count } алмазів.
    }
why-deerportal-stays =
    💡 У порталі шлях закінчується: на ньому лишилося б { $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
       *[many] { $count } алмазів
    }.
why-deerportal-diamonds =
    💡 Кращий хід одразу дає { $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
       *[many] { $count } алмазів
    }, твій { $instead ->
        [0] жодного.
       *[other] — { $instead }.
    }
why-deerportal-freezes = 💡 Після кращого ходу { $seat } пропускає хід.
why-deerportal-meditates =
    💡 Медитація кладе на твій шлях { $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
       *[many] { $count } алмазів
    }. А після твого ходу їх там { $instead }.
why-deerportal-reaches =
    💡 З кращої клітинки наступним кидком можна дістати { $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
       *[many] { $count } алмазів
    }, з твоєї { $instead ->
        [0] жодного.
       *[other] — { $instead }.
    }
why-deerportal-things =
    💡 З кращої клітинки наступним кидком можна потрапити на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } з руною чи алмазом, з твоєї { $instead ->
        [0] на жодну.
       *[other] — на { $instead }.
    }
why-deerportal-nearer =
    💡 З кращої клітинки до порталу { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }, з твоєї — { $instead }.
why-rally-home = 💡 Кращий хід приводить тебе на фініш.
why-rally-stamp = 💡 Кращий хід дає штамп: { $what }.
why-rally-still = 💡 Після кращого ходу решти кроків вистачить точно сюди: { $what }. Після твого до жодної цілі не потрапиш.
why-rally-lapse =
    💡 Після твого ходу в глухому куті { $instead ->
        [one] згорає { $instead } крок
        [few] згорають { $instead } кроки
       *[many] згорає { $instead } кроків
    }, після кращого { $count ->
        [0] жодного.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 З кращої точки наступного ходу до цілі { $count ->
        [one] веде { $count } кидок
        [few] ведуть { $count } кидки
       *[many] веде { $count } кидків
    } з 6, з твоєї { $instead ->
        [0] жодного.
       *[other] — { $instead }.
    }
why-rally-lucky2 =
    💡 З кращої точки наступного ходу до цілі { $count ->
        [one] веде { $count } кидок
        [few] ведуть { $count } кидки
       *[many] веде { $count } кидків
    } з 36, з твоєї { $instead ->
        [0] жодного.
       *[other] — { $instead }.
    }
why-rally-nearer =
    💡 З кращої точки до найближчої цілі { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }, з твоєї — { $instead }.
why-caesar-stops = 💡 Твоє вето зупиняє карту: { $what }.
why-caesar-removes = 💡 Якщо не буде вето, після кращого ходу { $seat } втрачає { $count }: { $what }.
why-caesar-removes-philosopher = 💡 Якщо не буде вето, після кращого ходу { $seat } втрачає Φ: { $what }.
why-caesar-strikes = 💡 Якщо не буде вето, після кращого ходу { $seat } втрачає { kart }, а ти — { $instead }: { $what }.
why-caesar-reveals = 💡 Якщо не буде вето, після кращого ходу { $seat } відкриває { kart }: { $what }.
why-caesar-leads = 💡 Після кращого ходу голосування було б твоє: { $what }.
why-caesar-hides = 💡 Твоїй закритій карті Замах не загрожує.
why-caesar-decided = 💡 Голосування твоє й без цієї карти: { $what }.
why-caesar-adds =
    💡 Кращий хід додає впливу: { $count }, твій { $instead ->
        [0] нічого.
       *[other] — { $instead }.
    }
why-caesar-saves = 💡 Після кращого ходу твоя { $count } лишається на руці.
why-caesar-keeps = 💡 Кращий хід береже на потім: { $what }.
