import type { Translation } from '../catalogue.js';
import type english from '../en/community.js';

/** The community: posts, comments, photos, achievements, questions to the experts. */
const texts: Translation<typeof english> = {
  postGone: 'Dieser Beitrag ist nicht mehr da.',
  commentGone: 'Dieser Kommentar ist nicht mehr da.',
  ownPost: 'Dieser Beitrag ist von dir. Du kannst ihn stattdessen löschen.',
  ownComment: 'Dieser Kommentar ist von dir. Du kannst ihn stattdessen löschen.',
  blank: 'Bitte schreib erst etwas',
  sentOtherwise: 'Das wurde schon einmal gesendet, aber anders. Bitte lade die Seite neu.',
  photoGone: 'Dieses Foto ist nicht mehr da.',
  photosFull: 'In einen Beitrag passen {{photos}} Fotos.',
  lastPhoto: 'Dein Beitrag besteht nur aus diesem Foto. Du kannst stattdessen den Beitrag löschen.',
  notBlocked: 'Du hast diese Person nicht blockiert.',
  questionUnknown: 'Wir finden diese Frage nicht.',
  questionAnswered: 'Diese Frage ist schon beantwortet.',
  blankQuestion: 'Bitte schreib erst deine Frage',
  questionSent: 'Deine Nachricht ist an unsere Fachleute gegangen.',
  // The answer of an expert, as a mail and as a notification.
  answered: 'Unsere Fachleute haben deine Frage beantwortet',
  hello: 'Hallo {{name}},',
  youAsked: 'du hast gefragt:',
  expertAnswers: 'Unsere Fachleute antworten:',
  findBoth: 'Beides findest du in der Gemeinschaft:\n{{page}}',
  // Achievements.
  firstPlant: 'Die erste Pflanze',
  firstPlantText: 'Du hast eine Pflanze in deinen Garten aufgenommen.',
  oneYear: 'Ein Jahr mit einer Pflanze',
  oneYearText: 'Du hast dich ein ganzes Jahr um dieselbe Pflanze gekümmert.',
  tenRescued: 'Zehn gerettet',
  tenRescuedText: 'Zehn deiner Pflanzen waren nicht gesund, und jetzt geht es ihnen besser.',
};
export default texts;
