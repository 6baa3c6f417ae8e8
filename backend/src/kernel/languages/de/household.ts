import type { Translation } from '../catalogue.js';
import type english from '../en/household.js';

/** Gardens that several people look after. */
const texts: Translation<typeof english> = {
  gardenNotFound: 'Dieser Garten wird nicht mit dir geteilt, oder nicht mehr.',
  onlyTicking:
    'In diesem Garten kannst du dich umsehen und Aufgaben abhaken. Die Person, der er gehört, kann dir auch das Ändern erlauben.',
  memberNotFound: 'Diese Person teilt deinen Garten nicht mehr.',
  invitationNotFound: 'Diese Einladung ist nicht mehr offen.',
  invitationSpent:
    'Diese Einladung wurde schon benutzt, ist zu alt oder ging an eine andere E-Mail-Adresse als deine. Bitte lass dir eine neue schicken.',
  ownGarden: 'Das ist deine eigene Adresse. Dein Garten gehört dir schon.',
  memberAlready: 'Diese Person teilt deinen Garten schon.',
  full: 'Du kannst deinen Garten mit 5 Personen teilen. Bitte entferne zuerst jemanden oder zieh eine Einladung zurück.',
  confirmAddressFirst:
    'Bitte bestätige zuerst deine eigene E-Mail-Adresse, in deinem Profil. Danach kannst du andere einladen.',
  chooseRight: 'Bitte wähle, was die Person darf',
  invitationSubject: 'Kümmerst du dich mit mir um einen Garten?',
  invitedToTick:
    'Hallo,\n\n{{owner}} kümmert sich mit Leaflore um die eigenen Pflanzen und möchte den Garten mit dir teilen. Du kannst ihn ansehen und abhaken, was du getan hast.\n\nUm mitzumachen, öffne innerhalb von {{days}} Tagen diesen Link und melde dich mit dieser E-Mail-Adresse an. Wenn du noch kein Konto hast, leg zuerst mit dieser Adresse eins an und öffne den Link dann noch einmal:\n\n{{link}}\n\nWenn du nicht weißt, wer das ist, brauchst du nichts zu tun: Niemand sieht etwas von dir.',
  invitedToChange:
    'Hallo,\n\n{{owner}} kümmert sich mit Leaflore um die eigenen Pflanzen und möchte den Garten mit dir teilen. Du kannst ihn ansehen, abhaken, was du getan hast, und die Pflanzen ändern.\n\nUm mitzumachen, öffne innerhalb von {{days}} Tagen diesen Link und melde dich mit dieser E-Mail-Adresse an. Wenn du noch kein Konto hast, leg zuerst mit dieser Adresse eins an und öffne den Link dann noch einmal:\n\n{{link}}\n\nWenn du nicht weißt, wer das ist, brauchst du nichts zu tun: Niemand sieht etwas von dir.',
};
export default texts;
