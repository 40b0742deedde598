notice-nudged = ⏰ { $seat } eslatma oldi{ sen-ng }.
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] Vaqting tugadi.
       *[other] { $seat }: vaqti tugadi.
    }
clock-moved = ⌛ Vaqt tugadi. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Navbating oʻtkazib yuborildi.
       *[other] { $seat }: navbati oʻtkazib yuborildi.
    }
skip-moved = ⏭ Oʻtkazib yuborildi. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Sen ketib turding, oʻrningga kompyuter ({ $level }) oʻynaydi.
       *[other] { $seat } ketib turdi, oʻrniga kompyuter ({ $level }) oʻynaydi.
    }
notice-came_back = 🙋 { $seat } qaytib keldi{ sen-ng }.
notice-took_over = 🪑 { $seat } kompyuter oʻrniga oʻtdi{ sen-ng }: { computer-name }.
notice-new_host = 🔑 { $seat } endi mezbon boʻldi{ sen-ng }.
notice-gone =
    🚪 { $seat } { $by ->
        [admin] oʻyindan chetlatildi{ sen-ng }.
       *[player] oʻyindan chiqdi{ sen-ng }.
    }
notice-stopped = 🏁 Oʻyin tugatildi. Hech kim yutmadi.
notice-resigned = 🏳 { $seat } taslim boʻldi{ sen-ng }.
notice-draw_offered = 🤝 { $seat } durang taklif qildi{ sen-ng }.
notice-draw_declined = 🤝 { $seat } durangga koʻnmadi{ sen-ng }.
notice-draw_agreed = 🤝 Hamma durangga rozi boʻldi.
notice-undo_asked = ↩ { $seat } yurishni qaytarib olishni soʻradi{ sen-ng }.
notice-undo_declined = ↩ { $seat } rozi boʻlmadi{ sen-ng }, yurish oʻz kuchida qoladi.
notice-undone = ↩ { $seat } oxirgi yurishni qaytarib oldi{ sen-ng }.
