import type { Translation } from '../catalogue.js';
import type english from '../en/chat.js';

/** The plant expert: what can fail, and what stands around an answer. */
const texts: Translation<typeof english> = {
  conversationUnknown: 'Wir finden dieses Gespräch nicht.',
  messageUnknown: 'Wir finden diese Nachricht nicht.',
  pending: 'Deine letzte Frage wird noch beantwortet. Warte auf die Antwort, oder halt sie an.',
  notLast: 'Du kannst nur die letzte Frage ändern, die du gestellt hast.',
  otherWords: 'Das wurde schon einmal mit anderen Worten gesendet. Bitte lade die Seite neu.',
  tooMany: 'Du hast {{most}} Gespräche. Bitte lösche eines, das du nicht mehr brauchst.',
  tooManyQuestions_one: 'Du kannst {{most}} Fragen in einer Stunde stellen. In einer Minute geht es weiter.',
  tooManyQuestions_other:
    'Du kannst {{most}} Fragen in einer Stunde stellen. In {{minutes}} Minuten geht es weiter.',
  stillAnswering:
    'Diese Antwort dauert länger als sonst. Deine Frage ist gespeichert: Die Antwort erscheint in diesem Gespräch.',
  failed: 'Etwas hat die Antwort unterbrochen. Deine Frage ist gespeichert: Bitte stell sie noch einmal.',
  restored:
    'Etwas hat die neue Antwort unterbrochen. Die vorige ist noch da: Bitte versuche es später noch einmal.',
  modelAway: 'Der KI-Dienst ist gerade nicht zu erreichen.',
  modelBusy: 'Der KI-Dienst hat gerade sehr viel zu tun.',
  modelSlow: 'Der KI-Dienst hat zu lange gebraucht.',
  modelMisconfigured: 'Der KI-Dienst nimmt von diesem Server nichts an.',
  modelUnreadable: 'Der KI-Dienst hat eine Antwort gegeben, die sich nicht lesen lässt.',
  modelRefused: 'Der KI-Dienst wollte das nicht beantworten.',
  modelStopped: 'Wer die Antwort las, hat sie angehalten.',
  modelSpent: 'Der KI-Dienst hat sein Limit für heute erreicht. Bitte versuche es morgen noch einmal.',
  nameMissing: 'Bitte gib dem Gespräch einen Namen',
  blank: 'Bitte schreib eine Frage',
  tooLong: 'Bitte verwende für eine Frage höchstens {{most}} Zeichen',
  photoAgain: 'Bitte wähle das Foto noch einmal aus',
  standIn:
    'Das KI-Modell konnte gerade nicht antworten, deshalb hat der eigene Assistent von Leaflore für dich nachgesehen. Er ist kein Sprachmodell.',
  standInFor:
    '{{model}} konnte gerade nicht antworten, deshalb hat der eigene Assistent von Leaflore für dich nachgesehen. Er ist kein Sprachmodell.',
  cutShort: 'Diese Antwort wurde zu lang und hört hier auf.',
};
export default texts;
