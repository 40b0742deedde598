notice-nudged = ⏰ { $seat } { du-hast } eine Erinnerung bekommen.
notice-timed_out = ⌛ { $seat } { du-hast } zu lange gebraucht.
# Der Zug ist ein ganzer Satz, etwa „Bola hat eine Karte gezogen.“
clock-moved = ⌛ Die Zeit war um. { $move }
notice-skipped = ⏭ { $seat } { du-wurde } übersprungen.
skip-moved = ⏭ Übersprungen: { $move }
notice-handed_over = 🤖 { $seat } { du-bist } gerade nicht da, also spielt ein Computer ({ $level }) weiter.
notice-came_back = 🙋 { $seat } { du-bist } wieder da.
notice-took_over = 🪑 { $seat } { du-bist } für { computer-name } eingesprungen.
notice-new_host = 🔑 { $seat } { du-hast } jetzt die Spielleitung.
notice-gone = 🚪 { $seat } { $by ->
    [admin] { du-wurde } aus dem Spiel genommen.
   *[player] { du-bist } ausgestiegen.
}
notice-stopped = 🏁 Das Spiel wurde beendet. Niemand hat gewonnen.
notice-resigned = 🏳 { $seat } { du-hast } aufgegeben.
notice-draw_offered = 🤝 { $seat } { du-hast } Remis angeboten.
notice-draw_declined = 🤝 { $seat } { du-hast } das Remis abgelehnt.
notice-draw_agreed = 🤝 Alle haben das Remis angenommen.
notice-undo_asked = ↩ { $seat } { WHO($seat) ->
    [you] möchtest
   *[other] möchte
} einen Zug zurücknehmen.
notice-undo_declined = ↩ { $seat } { du-hast } abgelehnt: Der Zug gilt.
notice-undone = ↩ { $seat } { du-hast } den letzten Zug zurückgenommen.
