command-privacy = ce que je garde sur toi, et combien de temps
command-mydata = recevoir en fichier tout ce que je garde sur toi
command-forgetme = effacer tout ce que je garde sur toi
privacy-title = 🛡 <b>Ce que je garde sur toi</b>
privacy-text =
    • <b>Parties :</b> ton ID Telegram et ton nom à chaque table, jusqu’à 30 jours après le dernier coup.
    • <b>Résultats :</b> tes parties finies, statistiques et cotes dans chaque groupe, avec ton ID et ton nom, jusqu’à ce que tu les effaces. Les coups restent { $days } jours, et plus longtemps pour les { $newest } dernières parties d’un groupe.
    • <b>Parties à revoir :</b> un lien montre ton initiale, ou ton nom si tu l’acceptes dans /me. Les parties étoilées restent pour toujours.
    • <b>Erreurs :</b> les 200 dernières trouvées en analysant tes parties (/mistakes), jusqu’à 400 jours après le changement de la dernière.
    • <b>Journaux de partie que tu m’envoies :</b> un jour.
    • <b>Réglages :</b> langue, groupes, façon de jouer et leçons finies, jusqu’à 400 jours sans jouer.

    Je ne garde pas ce que tu écris en groupe. Un journal de partie en fichier n’a ni nom ni ID.

    Qui me fait tourner peut voir ce que je garde, même les cartes d’une partie en cours.

    /mydata t’envoie tout en fichier. /forgetme l’efface. Un code sans nom reste un jour.
mydata-caption = 🗂 Tout ce que je garde sur toi.
mydata-again = Je viens de t’envoyer ce fichier. Tu pourras en avoir un nouveau dans une minute.
mydata-not-sent = Je n’ai pas pu t’envoyer le fichier. Ouvre notre discussion privée, appuie sur Démarrer, puis envoies-y /mydata.
forget-sure = ⚠️ <b>Effacer tout ce qui te concerne ?</b> C’est définitif.
forget-what =
    <b>Effacé :</b> tes places (tu quittes les parties en cours), ton nom et ton ID dans chaque groupe, tes statistiques, cotes et badges, tes réglages, tes erreurs, et tes parties contre l’ordi.

    <b>Gardé :</b> les parties des autres. Tu n’y es plus que « quelqu’un ». Les messages déjà dans un chat restent comme ils sont.

    Si tu rejoues un jour, tu repars de zéro.
forget-yes = Oui, tout effacer
forget-no = Tout garder
forgotten = ✓ J’ai effacé tout ce qui te concerne.
