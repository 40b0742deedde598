lesson-differo-count = Count di line
lesson-differo-count-goal = You and Black get 13 pieces each. You be White: you move first and dey go up, to row A. Black dey go down, to row I. Di first to carry one piece reach im goal win.
lesson-differo-count-row = Choose one piece and one line wey pass through am: im row or one diagonal. E go move exactly di spaces wey di line count: your pieces minus dia own. Row F: 6 − 0 = 6. Move F2 for am.
lesson-differo-count-other-way = Na 6 spaces too, and any of di two ways dey okay. But now move F2.
lesson-differo-count-in-row = Na anoda line be dat. Row F get 6 of your pieces. Move di first one, F2.
lesson-differo-count-diagonal = For “F4”, F na di row and 4 na di \ diagonal; im number dey show for im down end. For diagonal 4 you get 3 pieces and Black get 1: 3 − 1 = 2. Move F4 go up for am.
lesson-differo-count-same-diagonal = Di line correct, and na 2 spaces. But now move F4.
lesson-differo-count-number = Na anoda line be dat. All spaces of diagonal 4 get 4 for dia name. Move F4 for am.
lesson-differo-count-jump = Diagonal 4 still count 2. You dey count all of am, both sides, even wia gap dey, and D4 count too. Jump C4! E go stay: nobody dey chop any piece.
lesson-differo-count-back = Na 2 spaces too, but e dey go back. Your goal dey for top.
lesson-differo-count-over-c4 = Na anoda piece be dat. D4 fit jump C4: 2 spaces up for diagonal 4.
lesson-differo-count-win = For im / diagonal, na only B4 dey: 1 − 0 = 1. Dat one don do to land for row A, and you win at once. Do am!
lesson-differo-count-to-a = Dat one no be row A. B4 fit reach: 1 space up for im / diagonal.
lesson-differo-limits = Wia you fit land
lesson-differo-limits-longest = Count di three lines wey pass through G4, each one from edge to edge. Den make im longest move to di right.
lesson-differo-limits-to-the-left = Yes, 3 spaces. But dis time move to di right.
lesson-differo-limits-short = Dis diagonal count 3 − 2 = 1. Di row count more: 3 − 0 = 3.
lesson-differo-limits-exactly = Now row F get 4 of your pieces and 1 of dia own. So you move 3 spaces, no be 1 or 2. Move F2 for am.
lesson-differo-limits-other-piece = Na 3 spaces too. But now move F2.
lesson-differo-limits-in-row = Na anoda line be dat. Move F2 for row F.
lesson-differo-limits-back = E4 no fit go up: piece dey D4, and you must land for empty space. Im / diagonal count 3 − 3 = 0, and for 0 or less you no fit move for dat line. But you fit go side or back. Move am back.
lesson-differo-limits-sideways = Side dey okay too. But now move back, down for im \ diagonal.
lesson-differo-limits-goal = H3 no fit move 4 spaces for im row: e go comot from di board. E no fit go down to I3 too: na Black goal be dat, and you no fit land there. Find di move wey remain.
lesson-differo-limits-h3 = Na anoda piece be dat. H3 fit go up for im \ diagonal.
lesson-differo-limits-blocked = You no fit pass. If na your turn and none of your pieces fit move, you lose. If e happen to your opponent, you win.
lesson-differo-win = Forced win
lesson-differo-win-threat = None of your pieces fit reach row A yet. Play move wey go make one of dem fit, next turn.
lesson-differo-win-needed = Now C5 fit reach A7. But Black go move B6 comot, and C5 go jump too far. You still need C6 for wia e dey.
lesson-differo-win-loses = Black go move H3 to I2 and win! Count dia lines too.
lesson-differo-win-no-threat = Afta dat, still none fit. If piece dey C5, e go fit: im / diagonal go count 2, just correct for A7.
lesson-differo-win-now = You bin wan move C5 to A7. Black don carry B6 comot from dat line, so C5 go jump too far now. But B6 comot from anoda line too. Find di winning move!
lesson-differo-win-line = Dat one no be row A. B6 dey diagonal 6 before, too. Now e count 3 − 1 = 2: look C6.
lesson-differo-win-won = Every move dey change wetin lines count, your own and dia own. Na di whole game be dat! For more positions like dis, send /puzzle.
lesson-differo-end = Ties and how to swap colours
lesson-differo-end-third = You and Black dey move go, move come. Wen di same position show for di third time with di same side to move, na tie. Move F8 back to F2.
lesson-differo-end-not-third = Dat position na new one, so di game go continue. Move F8 back to F2.
lesson-differo-end-others = Na tie too afta 300 moves, or wen both of una gree for am. If you resign or comot, you lose. If your time finish, I go move for you.
lesson-differo-end-swap = Your group fit use one house rule: afta White first move, Black fit swap colours instead make e move. Di player wey move first go den continue as Black and move next.
lesson-differo-end-start = For real game, tap piece, den tap space. Good luck!
