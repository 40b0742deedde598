# One line in the private hand, shown once in a person's life

coach-whot-pick = 💡 ¡Un castigo! Si respondes con una carta que sirva, no tienes que robar.
coach-whot-call = 💡 Después de esta te queda 1 carta: canta “¡Última carta!” antes de jugar.
coach-whot-last = 💡 Tu última carta, y sirve: ¡juégala y gana!
coach-whot-whot = 💡 Un Whot sirve sobre cualquier carta. Juégalo y pide el símbolo que necesites.
coach-caesar-veto = 💡 Un Veto anula esta carta, y robas una nueva. Solo tienes dos.
coach-caesar-vote = 💡 Un grupo votó: gana la suma mayor, pero si un lado tiene más Φ, gana la menor.
coach-deerportal-portal = 💡 En el portal conservas tus diamantes, pero no juegas más turnos. Quien llega antes que nadie recibe diamantes extra.
coach-deerportal-deer = 💡 Modo ciervo: unos turnos más y se cuentan los diamantes. ¡Llévate lo que puedas!
coach-deerportal-rune = 💡 Si paras en una runa, la carta de arriba de su pila cae sobre quien lleva ese elemento.
coach-rally-finish = 💡 Ya tienes los sellos: ¡la meta 🏁 está abierta para ti!
coach-rally-stamp = 💡 Termina tu turno en una estación y te llevas su sello. Pasar de largo no cuenta.
coach-differo-goal = 💡 Una de tus fichas puede llegar a tu meta y ganar al instante. ¡Encuéntrala!
