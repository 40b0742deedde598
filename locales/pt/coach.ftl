
coach-whot-pick = 💡 Uma penalidade! Se você rebater com uma carta que serve, não precisa comprar.
coach-whot-call = 💡 Depois desta você fica com 1 carta: grite “Última carta!” antes de jogar.
coach-whot-last = 💡 Sua última carta, e ela serve: jogue e ganhe!
coach-whot-whot = 💡 Um Whot serve em qualquer carta. Jogue e peça o símbolo de que precisa.
coach-caesar-veto = 💡 Um Veto barra esta carta, e você compra outra no lugar. Você só tem dois.
coach-caesar-vote = 💡 Um grupo votou: ganha a soma maior, ou a menor se um dos lados tiver mais Φ.
coach-deerportal-portal = 💡 No portal você guarda seus diamantes, mas não joga mais. Quem chega primeiro recebe diamantes extras.
coach-deerportal-deer = 💡 Modo cervo: mais alguns turnos e os diamantes são contados. Pegue o que puder!
coach-deerportal-rune = 💡 Pare numa runa, e a carta de cima da pilha dela atinge quem joga com aquele elemento.
coach-rally-finish = 💡 Você tem carimbos suficientes: agora a chegada 🏁 está aberta para você!
coach-rally-stamp = 💡 Termine sua vez numa estação para pegar o carimbo. Só passar não conta.
coach-differo-goal = 💡 Uma de suas peças pode chegar à meta, e isso ganha na hora. Ache qual!
