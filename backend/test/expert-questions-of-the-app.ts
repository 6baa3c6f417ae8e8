import type { Typed } from './expert-questions-of-every-day.js';

const PRINTS = /\*\*(Fridge sheet|Blatt für den Kühlschrank|Hoja para la nevera)\*\*/;
const SHARES = /\*\*(Share your garden|Deinen Garten teilen|Compartir tu jardín)\*\*/;
const DELETES = /\*\*(Delete my account…|Mein Konto löschen …|Borrar mi cuenta…)\*\*/;
const OFFLINE = /(without a network too|auch ohne Netz auf|también sin conexión)/;
const SHOWS_LARGE = /\*\*(Easy view|Einfache Ansicht|Vista fácil)\*\*/;
const CANCELS = /\*\*(Cancel Subscription|Abo kündigen|Cancelar la suscripción)\*\*/;
const NEW_PASSWORD = /\*\*(Forgot password\?|Passwort vergessen\?|¿Has olvidado la contraseña\?)\*\*/;
const TAKES_BACK = /\*\*(Take back|Zurücknehmen|Retirar)\*\*/;
const GIVES_DATA = /\*\*(Get my data ready|Meine Daten vorbereiten|Preparar mis datos)\*\*/;
const PAST = /\*\*(Past plants|Frühere Pflanzen|Plantas de antes)\*\*/;
const COSTS = /^(What Premium costs|Was Premium kostet|Lo que cuesta Premium)/;
const LANGUAGES = /^(I speak English|Ich spreche Deutsch|Hablo español)/;
const PHOTO = /\*\*(Add a photo|Foto hinzufügen|Añadir una foto)\*\*/;
const CONTACT = /\*\*(Contact|Kontakt|Contacto)\*\*/;
const REMINDS = /\(\/profile\)/;

/** About the app itself. */
export const OF_THE_APP: Typed[] = [
  ['en', 'how do I print a list for the kitchen', PRINTS],
  ['en', 'is there a paper version I can put on the fridge', PRINTS],
  ['de', 'wie drucke ich eine liste für die küche', PRINTS],
  ['de', 'gibt es das auch auf Papier für den Kühlschrank', PRINTS],
  ['es', 'como imprimo una lista para la cocina', PRINTS],
  ['en', 'can my daughter see my plants too', SHARES],
  ['en', 'I would like my grandson to be able to tick things off on his phone as well', SHARES],
  ['de', 'kann meine tochter meine pflanzen auch sehen', SHARES],
  ['de', 'Mein Enkel soll auch abhaken können, geht das', SHARES],
  ['es', 'puede mi hija ver mis plantas tambien', SHARES],
  ['en', 'how do I delete my account', DELETES],
  ['de', 'wie lösche ich mein konto', DELETES],
  ['es', 'como borro mi cuenta', DELETES],
  ['en', 'does this work without internet', OFFLINE],
  ['de', 'geht das auch ohne internet', OFFLINE],
  ['es', 'funciona sin internet', OFFLINE],
  ['en', 'the writing is too small', SHOWS_LARGE],
  ['en', 'i cant read this its too tiny', SHOWS_LARGE],
  ['de', 'die schrift ist mir zu klein', SHOWS_LARGE],
  ['es', 'la letra es muy pequeña', SHOWS_LARGE],
  ['en', 'how do i cancel my subscription', CANCELS],
  ['de', 'wie kündige ich mein abo', CANCELS],
  ['es', 'como cancelo la suscripcion', CANCELS],
  ['en', 'how do i change my password', NEW_PASSWORD],
  ['de', 'wie ändere ich mein passwort', NEW_PASSWORD],
  ['es', 'como cambio la contraseña', NEW_PASSWORD],
  ['en', 'I pressed watered by mistake', TAKES_BACK],
  ['de', 'ich hab aus versehen auf gegossen gedrückt', TAKES_BACK],
  ['de', 'ich habe die falsche Pflanze abgehakt', TAKES_BACK],
  ['es', 'le di a regado por error', TAKES_BACK],
  ['en', 'can i get my data out', GIVES_DATA],
  ['de', 'wie bekomme ich meine daten', GIVES_DATA],
  ['es', 'como descargo mis datos', GIVES_DATA],
  ['en', 'where do i find my old plants', PAST],
  ['de', 'wo finde ich meine alten pflanzen', PAST],
  ['es', 'donde estan mis plantas antiguas', PAST],
  ['en', 'how much does premium cost', COSTS],
  ['de', 'was kostet das im Jahr', COSTS],
  ['es', 'cuanto cuesta premium', COSTS],
  ['en', 'can you speak german', LANGUAGES],
  ['de', 'sprichst du auch englisch', LANGUAGES],
  ['es', 'hablas ingles', LANGUAGES],
  ['en', 'can i take a photo of it for you', PHOTO],
  ['de', 'kann ich dir ein foto schicken', PHOTO],
  ['es', 'te puedo mandar una foto', PHOTO],
  ['en', 'is there a telephone number where I can talk to somebody', CONTACT],
  ['de', 'gibt es eine telefonnummer wo ich mit jemand sprechen kann', CONTACT],
  ['es', 'hay un teléfono para hablar con alguien', CONTACT],
  ['en', 'can you ring me when the plants need water', REMINDS],
  ['de', 'wie schalte ich die erinnerungen aus', REMINDS],
  ['es', 'como quito los avisos', REMINDS],
];
