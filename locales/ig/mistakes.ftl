command-mistakes = nwaa ọzọ ije ebe i hiere ụzọ
explain-come-back = 🧩 Site echi, njehie gị ga-alọta dị ka agwụgwa: /mistakes
mistakes-button =
    🧩 Njehie{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Njehie m</b>
mistakes-waiting = Agwụgwa { $count } na-eche gị.
mistakes-later =
    O nweghị nke ị ga-agba ugbu a. { $days ->
        [1] Agwụgwa na-abịanụ ga-alọta n’ime otu ụbọchị.
       *[other] Agwụgwa na-abịanụ ga-alọta mgbe ụbọchị { $days } gasịrị.
    }
mistakes-none = Agwụgwa adịbeghị. Ma egwu gwụ, pịa “Ebee ka m hiere ụzọ?”, njehie gị ga-alọta ebe a.
mistakes-how = Njehie na-alọta mgbe otu ụbọchị gachara, emesịa ọ na-anọtekwu aka tupu ọ lọta. Gbaa ya nke ọma ugboro abụọ n’usoro, ọ pụọ.
mistakes-daily =
    { $on ->
        [yes] 📬 M na-ezitere gị otu kwa ụbọchị, na nkata nzuzo anyị, ihe dị ka n’oge ị gbanyere ya.
       *[no] 📭 Anaghị m ezitere gị nke ọ bụla.
    }
mistakes-daily-on = 📬 Zitere m otu kwa ụbọchị
mistakes-daily-off = 📭 Kwụsị izite
mistakes-solve = ▶ Gbaa otu
mistakes-closed = Enweghị m ike izitere gị ozi ugbu a. Mepee nkata nzuzo anyị, pịa Start, zipuzie /mistakes ebe ahụ.
mistakes-stopped = 📭 Ị zaghị agwụgwa { $count }, ya mere akwụsịla m izite ha. Ha ka dị na /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] agwụgwa gị nke taa
       *[no] nke si n’otu egwu gị
    }
mistake-question = <b>Gịnị ka ị ga-egwu?</b>
mistake-right = ✓ <b>I nwetara ya: { $better }</b>
mistake-again = ✗ N’egwu ahụ kwa, ị họọrọ <b>{ $move }</b>.
mistake-wrong = ❓ Ọ bụghị <b>{ $move }</b>.
mistake-why = Ohere mmeri bụ { $could }% ma i jiri <b>{ $better }</b>, { $was }% ma i jiri <b>{ $played }</b>, ije gị n’egwu ahụ.
mistake-back =
    { $days ->
        [1] ⏳ Ọ ga-alọta echi.
       *[other] ⏳ Ọ ga-alọta mgbe ụbọchị { $days } gasịrị.
    }
mistake-retired = 🏆 Ugboro abụọ n’usoro: ọ gaghị alọta ọzọ.
mistake-next = ▶ Gaba · fọdụrụ { $count }
