notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Bir hatırlatma aldın.
       *[other] { $seat } bir hatırlatma aldı.
    }
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] Süren doldu.
       *[other] { $seat } oynamadı, süresi doldu.
    }
clock-moved = ⌛ Süre doldu. { $move }
notice-skipped = ⏭ { $seat } atlandı{ sen-n }.
skip-moved = ⏭ Sıra atlandı. { $move }
notice-handed_over = 🤖 { $seat } oyuna ara verdi{ sen-n }, yerine bir bilgisayar ({ $level }) geçti.
notice-came_back = 🙋 { $seat } geri döndü{ sen-n }.
notice-took_over =
    🪑 { computer-name } yerine artık { WHO($seat) ->
        [you] sen oynuyorsun.
       *[other] { $seat } oynuyor.
    }
notice-new_host =
    🔑 Kurucu artık { WHO($seat) ->
        [you] sensin.
       *[other] { $seat }.
    }
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] Oyundan çıkarıldın.
               *[other] { $seat } oyundan çıkarıldı.
            }
       *[player] { $seat } oyundan ayrıldı{ sen-n }.
    }
notice-stopped = 🏁 Oyun bitirildi. Kazanan yok.
notice-resigned = 🏳 { $seat } pes etti{ sen-n }.
notice-draw_offered = 🤝 { $seat } beraberlik önerdi{ sen-n }.
notice-draw_declined = 🤝 { $seat } beraberliği kabul etmedi{ sen-n }.
notice-draw_agreed = 🤝 Herkes beraberliği kabul etti.
notice-undo_asked = ↩ { $seat } bir hamleyi geri almak istedi{ sen-n }.
notice-undo_declined = ↩ { $seat } hayır dedi{ sen-n }, hamle geri alınmadı.
notice-undone = ↩ { $seat } son hamleyi geri aldı{ sen-n }.
