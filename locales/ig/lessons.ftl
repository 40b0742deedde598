command-learn = mụta egwuregwu na nkeji ole na ole
learn-it = 🎓 Mụta ya (3 nkeji)
learn-short = 🎓 Mụta ya
learn-games = 🎓 Mụta egwu (3 nkeji)
lessons-title = 🎓 <b>Mụta egwuregwu</b>
lessons-which = Ihe ọmụmụ dị mkpụmkpụ, ebe ị na-eme ije n’ezie, dịịrị naanị gị. Kedu egwuregwu ị chọrọ ịmụta?
lessons-unknown = Enweghị m ihe ọmụmụ maka “{ $typed }”.
lessons-none = Ihe ọmụmụ adịbeghị. /rules na-akọwa egwuregwu ọ bụla.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Pịa otu ihe ọmụmụ. I nwere ike imechi ya lọta mgbe ọ bụla.
lesson-list-done = Ị mụchaala ihe ọmụmụ niile. O ruola oge igwu egwu!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Gaba ▸
lesson-done = ✓ <b>Ị mụchaala nke a!</b>
lesson-last-done = ✓ <b>Nke ahụ bụ nke ikpeazụ!</b> Ugbu a, gị na kọmputa mfe gwuo { $game }.
lesson-badge = 🎖 Baajị ọhụrụ: <b>{ $badge }</b>
lesson-next = Ọzọ: { $title } ▸
lesson-play = ▶ Gị na kọmputa mfe
lesson-all = ← Ihe ọmụmụ
lesson-games = ← Egwuregwu
lesson-learner = Gị
lesson-name-1 = Ada
lesson-name-2 = Obi
lesson-name-3 = Chidi
lesson-name-4 = Ngozi
lesson-name-5 = Emeka
