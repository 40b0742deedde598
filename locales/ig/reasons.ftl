why-whot-wins = 💡 Ije ka mma na-atụ kaadị ikpeazụ gị.
why-whot-ends = 💡 Ije gị na-akwụsị nkesa ozugbo, nke ka mma anaghị akwụsị ya.
why-whot-catches = 💡 { $seat } ji naanị kaadị 1, mana ọ kpọghị “Kaadị ikpeazụ!”: e jide ya, o were kaadị 2.
why-whot-silent = 💡 Ije gị hapụrụ gị kaadị 1, ị kpọghị “Kaadị ikpeazụ!”: e nwere ike ijide gị, i were kaadị 2.
why-whot-passes = 💡 Ije ka mma na-ebufe ụgwọ: { $seat } ga-aza ya ma ọ bụ were kaadị { $count }. Ije gị na-ewere { $instead }.
why-whot-cancels = 💡 Ije ka mma na-akagbu ụgwọ kaadị { $instead }.
why-whot-picks =
    💡 { $instead ->
        [1] Naanị kaadị 1 fọdụrụ { $seat }. Ije ka mma na-eme ka ọ zaa ya ma ọ bụ were { $count } ọzọ.
       *[other] N’ije ka mma, { $seat } ga-aza ya ma ọ bụ were kaadị { $count }.
    }
why-whot-draws =
    💡 { $instead ->
        [1] Naanị kaadị 1 fọdụrụ { $seat }. Ije ka mma na-eme ka o were { $count } ọzọ.
       *[other] N’ije ka mma, { $seat } ga-ewere kaadị { $count }.
    }
why-whot-again = 💡 Ije ka mma gachaa, i gwuo ọzọ.
why-whot-skips =
    💡 { $instead ->
        [1] Naanị kaadị 1 fọdụrụ { $seat }. Ije ka mma na-eme ka oge ya gafee.
       *[other] N’ije ka mma, oge { $seat } ga-agafe.
    }
why-whot-market =
    💡 N’ije ka mma, { $count ->
        [1] onye na-esote na-ewere kaadị 1.
       *[other] mmadụ { $count } ọzọ na-ewere, onye ọ bụla kaadị 1.
    }
why-whot-sheds = 💡 Ije ka mma gachaa, i jide kaadị { $count }, nke gị gachaa { $instead }.
why-whot-keeps = 💡 Ije ka mma na-edebe { $what } gị maka oge ọzọ.
why-whot-fits =
    💡 Ije ka mma gachaa, kaadị gị { $count } dabara n’ikpo, nke gị gachaa { $instead ->
        [0] ọ dịghị.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Ije ka mma gachaa, kaadị dị gị n’aka bụ pọint { $count }, nke gị gachaa { $instead }.
why-differo-wins = 💡 Ije ka mma na-emeri ozugbo.
why-differo-allows = 💡 Ije gị gachaa, { $seat } nwere ike iji <b>{ $reply }</b> merie ozugbo.
why-differo-loses = 💡 Ije gị gachaa, { $seat } nwere ike ịmanye mmeri n’ije { $count }, malite na <b>{ $reply }</b>.
why-differo-forces =
    💡 Ije ka mma na-amanye mmeri: ihe ọ bụla { $seat } mere, i merie { $count ->
        [1] n’ije gị na-abịanụ.
       *[other] n’ije { $count } ọzọ kacha.
    }
why-differo-threatens = 💡 Ije ka mma na-eyi egwu iji <b>{ $reply }</b> merie.
why-differo-runs = 💡 Ije gị na-ekwe ka { $seat } jiri <b>{ $reply }</b> bịaruo mgbaru ọsọ nso: ahịrị { $instead } afọdụ ya. Ije ka mma gachaa, ahịrị kacha nta ga-afọdụ ya bụ { $count }.
why-differo-nearer = 💡 Ije ka mma gachaa, ahịrị { $count } fọdụrụ gị ruo mgbaru ọsọ gị, nke gị gachaa { $instead }.
why-differo-narrows = 💡 Ije ka mma na-ahapụrụ { $seat } ije { $count } ọ ga-ahọrọ otu n’ime ha, nke gị na-ahapụrụ ya { $instead }.
why-deerportal-portal =
    💡 Ụzọ ka mma na-eru ọnụ ụzọ{ $count ->
        [0] .
       *[other] { " " }wee weta daịmọnd { $count }.
    }
why-deerportal-stays = 💡 I banye n’ọnụ ụzọ, ije gị agwụ: ị ga-ahapụ daịmọnd { $count } n’ụzọ gị.
why-deerportal-diamonds =
    💡 Ụzọ ka mma na-eweta daịmọnd { $count } ozugbo, nke gị { $instead ->
        [0] anaghị eweta.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Ụzọ ka mma na-eme ka { $seat } kpụkọọ, oge ya 1 agafee.
why-deerportal-meditates = 💡 Ntụgharị uche na-etinye daịmọnd { $count } n’ụzọ gị. Ije gị na-ahapụ { $instead } ebe ahụ.
why-deerportal-reaches =
    💡 Site n’ebe ka mma, daịs gị na-esote ga-eruli daịmọnd { $count }, site na nke gị { $instead ->
        [0] ọ dịghị.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Site n’ebe ka mma, daịs gị na-esote ga-eruli ebe { $count } nwere rune ma ọ bụ daịmọnd, site na nke gị { $instead ->
        [0] ọ dịghị.
       *[other] { $instead }.
    }
why-deerportal-nearer = 💡 Site n’ebe ka mma, ọ fọdụrụ ebe { $count } ruo ọnụ ụzọ, site na nke gị { $instead }.
why-rally-home = 💡 Ije ka mma na-ebuga gị na njedebe.
why-rally-stamp = 💡 Ije ka mma na-eweta stampụ: { $what }.
why-rally-still = 💡 Ije ka mma gachaa, nzọụkwụ fọdụrụ gị ka ga-agwụli na { $what }. Nke gị gachaa, ha agaghị eruli ebe ị chọrọ.
why-rally-lapse =
    💡 Ije gị na-emefu nzọụkwụ { $instead } n’ụzọ mechiri emechi, nke ka mma { $count ->
        [0] anaghị emefu.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Site n’ebe ka mma, { $count } n’ime ihe 6 daịs nwere ike igosi ga-eme ka oge gị na-abịa nwee ike ịgwụ n’ebe ị chọrọ. Site na nke gị, { $instead ->
        [0] ọ dịghị.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Site n’ebe ka mma, { $count } n’ime ihe 36 daịs abụọ nwere ike igosi ga-eme ka oge gị na-abịa nwee ike ịgwụ n’ebe ị chọrọ. Site na nke gị, { $instead ->
        [0] ọ dịghị.
       *[other] { $instead }.
    }
why-rally-nearer = 💡 Site n’ebe ka mma, nzọụkwụ { $count } fọdụrụ ruo ebe kacha nso ị chọrọ, site na nke gị { $instead }.
why-caesar-stops = 💡 Veto gị na-akwụsị { $what }.
why-caesar-removes = 💡 Ọ bụrụ na e jighị Veto kwụsị ya, ije ka mma na-ewepụ { $count } nke { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Ọ bụrụ na e jighị Veto kwụsị ya, ije ka mma na-ewepụ Φ nke { $seat }: { $what }.
why-caesar-strikes = 💡 Ọ bụrụ na e jighị Veto kwụsị ya, ije ka mma na-ekpochapụ kaadị { $count } nke { $seat } na { $instead } nke gị: { $what }.
why-caesar-reveals = 💡 Ọ bụrụ na e jighị Veto kwụsị ya, ije ka mma na-atụgharị kaadị { $count } nke { $seat } ihu elu: { $what }.
why-caesar-leads = 💡 Ije ka mma gachaa, ntuli aka nke { $what } ga-abụ nke gị.
why-caesar-hides = 💡 Ihu ala, a gaghị eji Ogbugbu wepụ kaadị gị.
why-caesar-decided = 💡 Ntuli aka nke { $what } ga-abụ nke gị ọ bụrụgodị na kaadị ahụ adịghị.
why-caesar-adds =
    💡 Ije ka mma na-atụkwasị mmetụta { $count }, nke gị { $instead ->
        [0] o nweghị.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Ije ka mma na-edebe { $count } gị n’aka gị.
why-caesar-keeps = 💡 Ije ka mma na-edebe { $what } maka emesịa.
