/** Words of questions about the app itself, as `gloss-of-german.ts` has them. */
export const GERMAN_OF_APP = `
time: uhrzeit
change: andere, andern, umstellen, verstellen
reminders: erinnerung
account: konto, benutzerkonto, nutzerkonto
delete: losche, loschen
remove: entfernen, entferne
subscription: abo, abonnement, mitgliedschaft
cancel: kundige, kundigen, kundigung, beenden, beende
costs: kostet, preis
see: sehen, sieht, mitlesen
use: nutzen, benutzen, verwenden
garden share: garten teilen, garten zusammen
print out: drucke, drucken, ausdrucken, ausgedruckt, ausdruck
list: liste
tick: abhaken
telephone number: telefonnummer, telefon, rufnummer
contact: kontakt, kontaktieren, erreiche ich euch, erreiche ich sie, erreiche ich jemanden
on paper: auf papier
for the fridge: fur den kuhlschrank, an den kuhlschrank
wrong plant: falsche pflanze, falschen pflanze, falschen knopf, falschen tag
cant read: kaum lesen, nicht lesen, schlecht lesen, nicht gut lesen
ring me: mich anrufen, mir bescheid sagen, mir bescheid geben, mich benachrichtigen
pressed: gedruckt, getippt, angetippt, geklickt, abgehakt, angeklickt
by mistake: aus versehen, aus versehn, versehentlich, irrtumlich
pressed by mistake: falsch gedruckt, falsch getippt, falsch abgehakt
undo: ruckgangig, zurucknehmen
language: sprache
german: deutsch
english: englisch
spanish: spanisch
french: franzosisch
speak: sprichst, sprechen, verstehst, redest
language change: sprache umstellen, sprache andern, andere sprache
without internet: ohne internet, ohne netz, ohne wlan, ohne empfang, kein internet, kein wlan, kein empfang, keinen empfang
writing: schrift, buchstaben
writing bigger: grosse schrift, grossen schrift, schrift grosser, grossere schrift, buchstaben grosser, schrift vergrossern
password: passwort, kennwort
old plants: alten pflanzen, alte pflanzen, fruheren pflanzen, fruhere pflanzen, geloschten pflanzen, geloschte pflanzen
find: finde, finden
data: daten
download: herunterladen, runterladen, exportieren
download my data: bekomme ich meine daten, komme ich an meine daten, kriege ich meine daten
photo: foto, fotos, bild, bilder
send: schicken, schicke, senden, hochladen
photo send: foto zeigen, bild zeigen
reminders: erinnerungen, benachrichtigungen
turn off: ausschalten, abschalten, abstellen, schalte, stelle ab
`;

/** The same in Spanish. */
export const SPANISH_OF_APP = `
time: hora
my account: mi cuenta
the account: la cuenta, esta cuenta
delete: borro, borrar, borrarme, borrarla
delete my account: darme de baja, doy de baja, dar de baja
subscription: suscripcion
cancel: cancelo, cancelar, anular, anulo
costs: cuesta, precio, cuanto vale
see: ver, vea
share: compartir, comparto
print out: imprimo, imprimir, imprimirlo, imprimirla
list: lista
tick: marcar
telephone number: telefono, numero de telefono
contact: contactar, contacto, ponerme en contacto
on paper: en papel
for the fridge: para la nevera, para el frigorifico
wrong plant: planta que no era, planta equivocada, dia equivocado, boton equivocado
pressed: marque, he marcado
cant read: no puedo leer, no lo puedo leer, no leo, me cuesta leer, cuesta leer
ring me: me puedes llamar, puedes llamarme, llamarme, me llamas, avisarme, me avisas, me puedes avisar
by mistake: por error, sin querer, por equivocacion, me equivoque, me he equivocado
pressed: le di a, le he dado a, he pulsado, pulse
language: idioma, idiomas
english: ingles
german: aleman
spanish: espanol, castellano
speak spanish: que idiomas hablas, en que idiomas hablas, que idioma hablas, en que idioma hablas
french: frances
speak: hablas, hablar
change: cambio, cambiar
without internet: sin internet, sin conexion, sin wifi, sin cobertura, no hay internet, no tengo internet
writing: letra, letras
writing bigger: letra grande, letras grandes, letra mas grande, letras mas grandes, agrandar la letra, aumentar la letra
password: contrasena
old plants: plantas antiguas, plantas anteriores, plantas de antes, plantas borradas
data: datos
download: descargo, descargar, exportar
photo: foto, fotos, imagen
send: mandar, mando, mandarte, enviar, enviarte, ensenar, ensenarte
reminders: avisos, recordatorios, notificaciones
turn off: apago, apagar, desactivo, desactivar
`;
