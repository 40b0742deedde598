
recap-button = 🎞 Resumo
result-more-recap = 🎞 <b>Resumo</b>: um filminho da partida inteira, no nosso chat privado. De lá você pode mostrar ao grupo.
recap-comes = 🎞 Fazendo o resumo para o nosso chat privado…
recap-comes-here = 🎞 Fazendo o resumo…
recap-caption = 🎞 <b>{ $game }</b> · { $names }
recap-show = 📣 Mostrar ao grupo
recap-shown-lately = Este grupo viu um resumo há pouco. Um a cada 10 minutos basta.
recap-failed = ⚠️ Não consegui fazer este resumo. A partida está a salvo.
recap-not-sent = ⚠️ O Telegram não me deixou enviar o resumo lá. Tente de novo daqui a pouco.
