why-whot-wins = 💡 बेहतर चाल में तुम्हारा आखिरी कार्ड चल जाता है।
why-whot-ends = 💡 तुम्हारी चाल से बाज़ी फ़ौरन खत्म होती है, बेहतर चाल से नहीं।
why-whot-catches = 💡 { $seat } के पास 1 कार्ड बचा और “आखिरी कार्ड!” नहीं बोला गया: पकड़ लो, तो { $seat } को 2 कार्ड उठाने होंगे।
why-whot-silent = 💡 तुम्हारी चाल के बाद 1 कार्ड बचता है और “आखिरी कार्ड!” नहीं बोला गया: कोई पकड़ ले, तो 2 कार्ड उठाने होंगे।
why-whot-passes = 💡 बेहतर चाल जुर्माना आगे भेजती है: { $seat } को जवाब देना है या { $count } कार्ड उठाने हैं। तुम्हारी चाल में { $instead } उठते हैं।
why-whot-cancels = 💡 बेहतर चाल { $instead } कार्ड का जुर्माना रद्द करती है।
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } के पास बस 1 कार्ड है। बेहतर चाल के बाद उसे जवाब देना होगा या { $count } और उठाने होंगे।
       *[other] बेहतर चाल के बाद { $seat } को जवाब देना होगा या { $count } कार्ड उठाने होंगे।
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } के पास बस 1 कार्ड है। बेहतर चाल के बाद उसे { $count } और उठाने होंगे।
       *[other] बेहतर चाल के बाद { $seat } को { $count } कार्ड उठाने होंगे।
    }
why-whot-again = 💡 बेहतर चाल के बाद फिर से तुम्हारी बारी।
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } के पास बस 1 कार्ड है। बेहतर चाल से उसकी बारी छूटती है।
       *[other] बेहतर चाल से { $seat } की बारी छूटती है।
    }
why-whot-market =
    💡 बेहतर चाल के बाद { $count ->
        [one] अगले खिलाड़ी को 1 कार्ड उठाना है।
       *[other] बाकी { $count } खिलाड़ियों को 1-1 कार्ड उठाना है।
    }
why-whot-sheds = 💡 बेहतर चाल के बाद हाथ में { $count } कार्ड, तुम्हारी चाल के बाद { $instead }।
why-whot-keeps = 💡 बेहतर चाल में { $what } बाद के लिए बचता है।
why-whot-fits =
    💡 बेहतर चाल के बाद { $count ->
        [one] तुम्हारा { $count } कार्ड ढेर से मेल खाता है
       *[other] तुम्हारे { $count } कार्ड ढेर से मेल खाते हैं
    }, तुम्हारी चाल के बाद { $instead ->
        [0] एक भी नहीं।
       *[other] { $instead }।
    }
why-whot-lighter = 💡 बेहतर चाल के बाद हाथ के कार्डों का जोड़ { $count }, तुम्हारी चाल के बाद { $instead }।
why-differo-wins = 💡 बेहतर चाल से फ़ौरन जीत।
why-differo-allows = 💡 तुम्हारी चाल के बाद <b>{ $reply }</b> से { $seat } की फ़ौरन जीत हो सकती है।
why-differo-loses = 💡 तुम्हारी चाल के बाद { $seat } की { $count } चालों में जीत पक्की, शुरुआत <b>{ $reply }</b> से।
why-differo-forces =
    💡 बेहतर चाल से जीत पक्की: { $seat } का जवाब कुछ भी हो, { $count ->
        [one] तुम्हारी अगली चाल में जीत।
       *[other] ज़्यादा से ज़्यादा { $count } और चालों में जीत।
    }
why-differo-threatens = 💡 बेहतर चाल से यह खतरा बनता है: अगली बार <b>{ $reply }</b> और तुम्हारी जीत।
why-differo-runs =
    💡 तुम्हारी चाल के बाद <b>{ $reply }</b> से { $seat } की गोटी मंज़िल से बस { $instead ->
        [one] { $instead } कतार दूर पहुँच सकती है।
       *[other] { $instead } कतारें दूर पहुँच सकती है।
    } बेहतर चाल के बाद कम से कम { $count }।
why-differo-nearer =
    💡 बेहतर चाल के बाद मंज़िल { $count ->
        [one] { $count } कतार दूर
       *[other] { $count } कतारें दूर
    }, तुम्हारी चाल के बाद { $instead }।
why-differo-narrows =
    💡 बेहतर चाल के बाद { $seat } के पास { $count ->
        [one] { $count } चाल बचती है
       *[other] { $count } चालें बचती हैं
    }, तुम्हारी चाल के बाद { $instead }।
why-deerportal-portal =
    💡 बेहतर रास्ता पोर्टल तक पहुँचाता है{ $count ->
        [0] ।
        [one] { " " }और { $count } हीरा दिलाता है।
       *[other] { " " }और { $count } हीरे दिलाता है।
    }
why-deerportal-stays =
    💡 पोर्टल में सफ़र खत्म: रास्ते पर { $count ->
        [one] { $count } हीरा छूट जाएगा।
       *[other] { $count } हीरे छूट जाएँगे।
    }
why-deerportal-diamonds =
    💡 बेहतर रास्ते पर फ़ौरन { $count ->
        [one] { $count } हीरा
       *[other] { $count } हीरे
    }, तुम्हारे रास्ते पर { $instead ->
        [0] एक भी नहीं।
       *[other] { $instead }।
    }
why-deerportal-freezes = 💡 बेहतर रास्ता { $seat } को एक बारी के लिए फ़्रीज़ करता है।
why-deerportal-meditates = 💡 ध्यान लगाने पर तुम्हारे रास्ते पर { $count } हीरे आ जाते हैं। तुम्हारी चाल से वहाँ { $instead } रहते हैं।
why-deerportal-reaches =
    💡 बेहतर खाने से अगले पासे की पहुँच में { $count ->
        [one] { $count } हीरा
       *[other] { $count } हीरे
    }, तुम्हारे खाने से { $instead ->
        [0] एक भी नहीं।
       *[other] { $instead }।
    }
why-deerportal-things =
    💡 बेहतर खाने से अगले पासे की पहुँच में रून या हीरे वाले { $count ->
        [one] { $count } खाना
       *[other] { $count } खाने
    }, तुम्हारे खाने से { $instead ->
        [0] एक भी नहीं।
       *[other] { $instead }।
    }
why-deerportal-nearer =
    💡 बेहतर खाने से पोर्टल { $count ->
        [one] { $count } खाना दूर
       *[other] { $count } खाने दूर
    }, तुम्हारे खाने से { $instead }।
why-rally-home = 💡 बेहतर चाल फ़िनिश पर पहुँचाती है।
why-rally-stamp = 💡 बेहतर चाल से स्टैंप मिलता है: { $what }।
why-rally-still = 💡 बेहतर चाल के बाद बाकी कदम { $what } पर खत्म हो सकते हैं। तुम्हारी चाल के बाद किसी मंज़िल पर नहीं।
why-rally-lapse =
    💡 तुम्हारी चाल से बंद गली में { $instead } कदम बेकार, बेहतर चाल से { $count ->
        [0] एक भी नहीं।
       *[other] { $count }।
    }
why-rally-lucky =
    💡 बेहतर जगह से पासे के 6 में से { $count } नंबरों पर अगली बारी किसी मंज़िल पर खत्म हो सकती है, तुम्हारी जगह से { $instead ->
        [0] एक पर भी नहीं।
       *[other] { $instead } पर।
    }
why-rally-lucky2 =
    💡 बेहतर जगह से दो पासों के 36 में से { $count } नतीजों पर अगली बारी किसी मंज़िल पर खत्म हो सकती है, तुम्हारी जगह से { $instead ->
        [0] एक पर भी नहीं।
       *[other] { $instead } पर।
    }
why-rally-nearer =
    💡 बेहतर जगह से सबसे पास की मंज़िल { $count ->
        [one] { $count } कदम दूर
       *[other] { $count } कदम दूर
    }, तुम्हारी जगह से { $instead }।
why-caesar-stops = 💡 तुम्हारा वीटो इसे रोकता है: { $what }।
why-caesar-removes = 💡 वीटो न आए, तो बेहतर चाल { $seat } का { $count } हटाती है: { $what }।
why-caesar-removes-philosopher = 💡 वीटो न आए, तो बेहतर चाल { $seat } का एक Φ हटाती है: { $what }।
why-caesar-strikes =
    💡 वीटो न आए, तो बेहतर चाल { $seat } के { $count ->
        [one] { $count } कार्ड
       *[other] { $count } कार्ड
    } हटाती है और तुम्हारे { $instead }: { $what }।
why-caesar-reveals =
    💡 वीटो न आए, तो बेहतर चाल { $seat } के { $count ->
        [one] { $count } कार्ड
       *[other] { $count } कार्ड
    } खोलती है: { $what }।
why-caesar-leads = 💡 बेहतर चाल के बाद { $what } पर वोट हुआ, तो वोट तुम्हारा होगा।
why-caesar-hides = 💡 उल्टे कार्ड का कत्ल नहीं होता।
why-caesar-decided = 💡 { $what } पर वोट हुआ, तो इस कार्ड के बिना भी वोट तुम्हारा होगा।
why-caesar-adds =
    💡 बेहतर चाल { $count } दबदबा बढ़ाती है, तुम्हारी चाल { $instead ->
        [0] कुछ नहीं।
       *[other] { $instead }।
    }
why-caesar-saves = 💡 बेहतर चाल में तुम्हारा { $count } हाथ में बचता है।
why-caesar-keeps = 💡 बेहतर चाल में { $what } बाद के लिए बचता है।
