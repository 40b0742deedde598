import-title = 📂 <b>{ $game }</b> · mmadụ { $players } · ije { $moves }
import-fair =
    ✓ <b>Egwu eziokwu</b>: ije ọ bụla na-eso iwu, ihe niile bụ chi ọma si n’otu nọmba nzuzo dị n’azụ koodu a: { $seal }

    Egosiri m gị koodu a tupu mmalite? Mgbe ahụ o nweghị ihe gbanwere kemgbe.
import-fair-seed = ✓ <b>Egwu eziokwu</b>: ije ọ bụla na-eso iwu, ihe niile bụ chi ọma si n’otu nọmba nzuzo. Egwu a emeela ochie, enweghị m ike igosi na m họọrọ ya tupu onye ọ bụla esonye.
import-stopped = A kwụsịrị egwu a tupu onye ọ bụla emerie.
import-whose = <b>Ije onye ka m ga-enyocha?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Ọ bụghị egwu eziokwu, ma ọ bụ a gbanwere ya emesịa</b>: ọ dabaghị site na mmalite.
       *[other] ❌ <b>Ọ bụghị egwu eziokwu, ma ọ bụ a gbanwere ya emesịa</b>: ọ kwụsịrị ịdaba n’ije { $at }.
    }
import-older = 📂 E ji iwu ochie gwuo egwu a, ya mere enweghị m ike ilele ya.
import-newer = 📂 Egwu a si n’ụdị ka nke m ọhụrụ, ya mere enweghị m ike ịgụ ya.
import-foreign =
    { $at ->
        [0] 📂 Enweghị m ike ịgụ nke a dị ka egwu. Zitere m faịlụ m zitere maka <b>Chekwaa egwu a</b>. Ma ọ bụrụ maapụ Rally, jiri /map zaa faịlụ ya.
       *[other] 📂 Enweghị m ike ịgụ egwu a: ihe mebiri n’ahịrị { $at }.
    }
import-too-long = 📂 Egwu a nwere ije karịrị nke m nwere ike ilele.
import-too-large = 📂 Faịlụ a buru oke ibu maka egwu.
import-lost = 📂 Enweghị m ike ilele faịlụ ahụ. Nwaa izipu ya ọzọ.
import-gone = 📂 M na-edebe egwu otu ụbọchị mgbe i zitesịrị ya. Zitere m faịlụ ahụ ọzọ.
import-too-many = I zitere m faịlụ { $most } n’otu awa, ebe ahụ ka oke dị. Nwaa ọzọ mgbe nkeji { $minutes } gasịrị.

record-every-draw = Tinyere kaadị niile e weere
