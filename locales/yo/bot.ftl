private-start =
    🎲 <b>Parlour</b>: ayò àti eré káàdì fún chat ẹgbẹ́ yín.

    Fi mí sínú ẹgbẹ́ kan, kó o fi /newgame ránṣẹ́ níbẹ̀. Inú ìfiránṣẹ́ kan ṣoṣo ni gbogbo eré wà, ìwọ nìkan lo sì ń rí káàdì rẹ.

    Tàbí kó o bá kọ̀ǹpútà ṣeré níbí gan-an:
group-start = 🎲 Ẹ ǹlẹ́ o! Fi /newgame ránṣẹ́ ká jọ ṣeré, /learn láti kọ́ eré kan, tàbí /help láti rí ohun tí mo lè ṣe.
bot-description =
    🎲 Ayò àti eré káàdì fún chat ẹgbẹ́ yín.

    Inú ìfiránṣẹ́ kan ṣoṣo ni gbogbo eré wà, ìwọ nìkan lo sì ń rí káàdì rẹ. Ẹ lè ṣe é tán lẹ́ẹ̀kan náà tàbí kẹ́ ẹ fi ọjọ́ mélòó kan ṣe é; kò sí ohun tẹ́ ẹ máa gbà sórí fóònù.

    Fi mí sínú ẹgbẹ́ kan, kó o fi /newgame ránṣẹ́ níbẹ̀, tàbí tẹ Start láti bá kọ̀ǹpútà ṣeré.
bot-short-description = 🎲 Ayò àti eré káàdì nínú chat ẹgbẹ́ yín. Fi mí sí i, kó o fi /newgame ránṣẹ́.
add-to-group = ➕ Fi mí sínú ẹgbẹ́
practise = { $game } ({ $seats })
help-offer = ❔ Ìrànlọ́wọ́
help-play = 🎲 Ṣeré
help-learn = 🎓 Kọ́, bojú wẹ̀yìn
help-you = 👤 Nípa rẹ
help-host = 🔑 Olùgbàlejò, admin
for-you = 👇 Ìwọ nìkan lo máa rí i:
help-title = 🎲 <b>Parlour</b>: ayò àti eré káàdì nínú chat yìí gan-an
settings-title = ⚙️ <b>Ètò ẹgbẹ́</b>: àkókò fún ìgbésẹ̀, àwòrán, èdè
pictures-on = Pẹ̀lú àwòrán
pictures-off = Ọ̀rọ̀ nìkan
settings-language = 🌍 { $language }
own-language-title = <b>Èdè wo ni kí n máa fi bá ọ sọ̀rọ̀?</b>
chat-language-title = <b>Èdè wo ni kí n máa sọ nínú chat yìí?</b>
language-by-machine = { $language } · ẹ̀rọ ló kọ ọ́. Ẹni tó gbọ́ èdè yìí délé ò tíì yẹ̀ ẹ́ wò.
language-help = 🙏 <a href="{ $link }">Bá mi tún Yorùbá mi ṣe</a>
my-turns = Eré { $count } ń dúró de ìgbésẹ̀ rẹ:
my-turns-none = Kò sí eré tó ń dúró de ìgbésẹ̀ rẹ.
a-group = ẹgbẹ́ kan
command-newgame = bẹ̀rẹ̀ eré tuntun
command-newgame-private = bá kọ̀ǹpútà ṣeré
command-join = wọ inú eré
command-hand = wo káàdì àti ìgbésẹ̀ rẹ (ìwọ nìkan lo rí i)
command-hand-private = wo káàdì àti ìgbésẹ̀ rẹ
command-move = kọ ìgbésẹ̀ (/move nìkan fún ìrànlọ́wọ́)
command-board = gbé tábìlì wá sísàlẹ̀ chat
command-rules = wo bí wọ́n ṣe ń ṣe eré yìí
command-leave = jáde nínú eré
command-myturns = wo àwọn eré tó ń dúró dè ọ́
command-notify = gba ìfiránṣẹ́ tí eré bá ṣí tàbí tó bá kàn ọ́
command-puzzle = já àlọ́ Differo kan
command-map = gbé máàpù Rally tìrẹ wá
command-skip = fo ọ̀tayò tó ń pẹ́ (olùgbàlejò, admin)
command-kick = yọ ọ̀tayò kan (olùgbàlejò, admin)
command-endgame = parí eré (olùgbàlejò, admin)
command-endgame-private = parí eré
command-settings = àkókò ìgbésẹ̀, àwòrán, èdè (admin)
command-settings-private = ibi tí káàdì rẹ ń yọ sí, àwòrán, èdè
command-language = yan èdè rẹ
command-help = wo ohun tí mo lè ṣe
help-title-private = 🎲 <b>Parlour</b>: ayò àti eré káàdì. Bá kọ̀ǹpútà ṣeré níbí, tàbí àwọn ọ̀rẹ́ rẹ nínú ẹgbẹ́.
for-groups = Inú ẹgbẹ́ nìkan ni /{ $command } ń ṣiṣẹ́: { $about }.
command-near = Mi ò mọ àṣẹ yẹn. Ṣé /{ $command } lo ní lọ́kàn?
command-none = Mi ò mọ àṣẹ yẹn. Fi /help ránṣẹ́ láti rí ohun tí mo lè ṣe.
command-plain = Bọ́tìnì àti àṣẹ nìkan ló yé mi. Fi /newgame ránṣẹ́ láti ṣeré, tàbí /help láti rí púpọ̀ sí i.
typed-plain = Láti ṣe ìgbésẹ̀ yẹn, fi <code>/move { $move }</code> ránṣẹ́
settings-title-private = ⚙️ <b>Ètò rẹ</b>: ibi tí káàdì rẹ ń yọ sí, àwòrán, èdè
end-sure-private = <b>Ṣé kí eré { $game } yìí parí?</b>
my-turns-here = 👉 Ó kàn ọ́ nínú chat yìí. Fi /board ránṣẹ́ láti rí tábìlì.
my-turns-at = • { $group }
only-in-private = Ìkọ̀kọ̀ nìkan ni mo ti lè fi ìyẹn hàn ọ́. Ṣí chat ìkọ̀kọ̀ wa, kó o tún fi { $command } ránṣẹ́ níbí.
notify-allowed = 🔔 Mo ti gbọ́. Màá ránṣẹ́ sí ọ níbí tí eré bá ṣí tàbí tó bá kàn ọ́.
practice-title = 🎲 <b>{ $game }</b>: bá kọ̀ǹpútà ṣeré
practice-against =
    🤖 { $count ->
        [0] Kò sí kọ̀ǹpútà
       *[other] Kọ̀ǹpútà { $count } ({ $level })
    }
