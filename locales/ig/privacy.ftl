command-privacy = ihe m na-edebe gbasara gị, na ruo ole mgbe
command-mydata = nata ihe niile m debere gbasara gị na faịlụ
command-forgetme = hichaa ihe niile m debere gbasara gị
privacy-title = 🛡 <b>Ihe m na-edebe gbasara gị</b>
privacy-text =
    • <b>Egwu:</b> ID Telegram gị na aha gị na tebụl ọ bụla, ruo ụbọchị 30 mgbe ije ikpeazụ ya gasịrị.
    • <b>Ihe si na ya pụta:</b> egwu i gwuchara, ọnụọgụ na ọkwa gị n’òtù nke ọ bụla, tinyere ID na aha gị, ruo mgbe i hichara ha. A na-edebe ije ruo ụbọchị { $days }, nke egwu { $newest } kacha ọhụrụ n’òtù na-anọ karịa.
    • <b>Nkirigharị:</b> njikọ na-egosi mkpụrụ edemede mbụ gị, ma ọ bụ aha gị ma i kwe na /me. Egwu nwere kpakpando na-adị mgbe niile.
    • <b>Njehie:</b> 200 kacha ọhụrụ a hụrụ na nyocha egwu gị (/mistakes), ruo ụbọchị 400 mgbe nke ikpeazụ gbanwesịrị.
    • <b>Ndekọ egwu ị na-ezitere m:</b> otu ụbọchị.
    • <b>Ntọala:</b> asụsụ gị, òtù gị, otú i si achọ igwu egwu na ihe ọmụmụ ị mụchara, ruo mgbe ụbọchị 400 gafere, i gwughị egwu ọ bụla.

    Anaghị m edebe ihe ị na-ede n’òtù. Ndekọ egwu i nwetara na faịlụ enweghị aha ma ọ bụ ID.

    Onye na-elekọta m nwere ike ileba anya n’ebe nchekwa m, ọbụna na kaadị egwu na-aga n’ihu.

    /mydata na-ezitere gị ihe niile na faịlụ. /forgetme na-ehicha ya. Koodu na-enweghị aha na-anọ otu ụbọchị.
mydata-caption = 🗂 Ihe niile m debere gbasara gị.
mydata-again = Ezigara m gị faịlụ ahụ ugbu a. Ị ga-enwetali nke ọhụrụ mgbe otu nkeji gasịrị.
mydata-not-sent = Enweghị m ike izitere gị faịlụ. Mepee nkata nzuzo anyị, pịa Start, zipuzie /mydata ebe ahụ.
forget-sure = ⚠️ <b>Hichaa ihe niile gbasara gị?</b> A naghị eweghachi ya.
forget-what =
    <b>A ga-ehicha:</b> oche gị (n’egwu na-aga n’ihu, a ga-agụ gị dị ka onye pụrụ), aha na ID gị n’òtù niile, ọnụọgụ, ọkwa na baajị gị, ntọala gị, njehie gị, na egwu i gwuru megide kọmputa.

    <b>Ọ ga-adị:</b> egwu nke ndị ọzọ. N’ime ha ị bụzi naanị “otu onye”. Ozi ndị dịlarị na nkata ga-adị ka ha dị.

    Ọ bụrụ na i gwuo egwu ọzọ, ị ga-esi na mbido malite.
forget-yes = Ee, hichaa ihe niile
forget-no = Debe ihe niile
forgotten = ✓ Ehichala m ihe niile gbasara gị.
