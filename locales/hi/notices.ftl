notice-nudged = ⏰ { kisko } रिमाइंडर मिला।
notice-timed_out = ⌛ { kiska } समय खत्म।
clock-moved = ⌛ समय खत्म। { $move }
notice-skipped = ⏭ { kiski } बारी छोड़कर गेम आगे बढ़ा।
skip-moved = ⏭ बारी आगे बढ़ी। { $move }
notice-handed_over = 🤖 { $seat } टेबल से दूर, इसलिए कंप्यूटर ({ $level }) ने जगह ली।
notice-came_back = 🙋 { kiski } वापसी हुई।
notice-took_over = 🪑 { kisne } { computer-name } की जगह ली।
notice-new_host = 🔑 नया होस्ट: { $seat }।
notice-gone =
    🚪 { $by ->
        [admin] { kisko } गेम से हटाया गया।
       *[player] { kisne } गेम छोड़ दिया।
    }
notice-stopped = 🏁 गेम बीच में खत्म किया गया। जीत किसी की नहीं।
notice-resigned = 🏳 { kisne } हार मान ली।
notice-draw_offered = 🤝 { kisne } बराबरी का ऑफ़र दिया।
notice-draw_declined = 🤝 { kisne } बराबरी से मना किया।
notice-draw_agreed = 🤝 सबने बराबरी मान ली।
notice-undo_asked = ↩ { kisne } चाल वापस माँगी।
notice-undo_declined = ↩ { kisne } मना किया, चाल वहीं रहेगी।
notice-undone = ↩ { kisne } पिछली चाल वापस ली।
