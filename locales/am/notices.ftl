notice-nudged =
    ⏰ { $seat } ማስታወሻ { WHO($seat) ->
        [you] ደርሶዎታል
       *[other] ደርሷቸዋል
    }።
notice-timed_out = ⌛ የ{ $seat } ጊዜ አለቀ።
clock-moved = ⌛ ጊዜው አለቀ። { $move }
notice-skipped = ⏭ { $seat } ተዘለሉ።
skip-moved = ⏭ ተዘለሉ። { $move }
notice-handed_over = 🤖 { $seat } ስለራቁ ኮምፒውተር ({ $level }) ይጫወታል።
notice-came_back = 🙋 { $seat } ተመለሱ።
notice-took_over = 🪑 { $seat } ከ{ computer-name } ተረከቡ።
notice-new_host = 🔑 { $seat } አስተናጋጅ ሆኑ።
notice-gone =
    🚪 { $seat } ከጨዋታው { $by ->
        [admin] እንዲወጡ ተደረገ
       *[player] ወጡ
    }።
notice-stopped = 🏁 ጨዋታው ተቋረጠ። ማንም አላሸነፈም።
notice-resigned = 🏳 { $seat } እጅ ሰጡ።
notice-draw_offered = 🤝 { $seat } አቻ ጠየቁ።
notice-draw_declined = 🤝 { $seat } በአቻው አልተስማሙም።
notice-draw_agreed = 🤝 ሁሉም በአቻ ተስማሙ።
notice-undo_asked = ↩ { $seat } የተጫወቱትን ለመመለስ ጠየቁ።
notice-undo_declined = ↩ { $seat } አልተስማሙም፣ እንቅስቃሴው ይጸናል።
notice-undone = ↩ { $seat } የመጨረሻውን እንቅስቃሴ መለሱ።
