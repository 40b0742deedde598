notice-nudged = ⏰ { $seat } { du-hast } eine Erinnerung bekommen: Drei Viertel der Zeit sind um.
notice-timed_out = ⌛ { $seat } { du-hast } zu lange überlegt; die Uhr ist eingesprungen.
# Danach steht der ganze Satz, der den Zug erzählt, etwa „Bola hat eine Karte gezogen.“
clock-moved = ⌛ { $seat } { du-hast } zu lange überlegt; die Uhr ist eingesprungen: { $move }
notice-skipped = ⏭ { $seat } { du-wurde } übersprungen.
# Danach steht wieder der ganze Satz, der den Zug erzählt.
skip-moved = ⏭ { $seat } { du-wurde } übersprungen: { $move }
notice-handed_over = 🤖 { $seat } { du-hast } den Tisch verlassen; ein Computer ({ $level }) spielt weiter.
notice-came_back = 🙋 { $seat } { du-bist } wieder da.
notice-took_over = 🪑 { $seat } { du-hast } den Platz von { computer-name } übernommen.
notice-new_host = 🔑 { $seat } { du-bist } jetzt Gastgeber.
notice-gone = { $by ->
    [admin] 🚪 { $seat } { du-musst } den Tisch verlassen.
   *[player] 🚪 { $seat } { du-bist } ausgestiegen.
}
notice-stopped = 🏁 Das Spiel wurde abgebrochen; niemand hat gewonnen.
notice-resigned = 🏳 { $seat } { du-hast } aufgegeben.
notice-draw_offered = 🤝 { $seat } { du-hast } Remis angeboten.
notice-draw_declined = { $seat } { du-hast } das Remis abgelehnt.
notice-draw_agreed = 🤝 Alle sind mit einem Remis einverstanden.
notice-undo_asked = ↩ { $seat } { du-hast } darum gebeten, einen Zug zurückzunehmen.
notice-undo_declined = { $seat } { du-hast } die Rücknahme abgelehnt.
notice-undone = ↩ { $seat } { du-hast } den letzten Zug zurückgenommen.
