import type { Translation } from '../catalogue.js';
import type english from '../en/billing.js';

/** Premium: what can fail about plans and payments, and the mail before a renewal. */
const texts: Translation<typeof english> = {
  grantIsOver: 'Dieser Tag ist schon vorbei. Bitte wähle einen Tag ab heute.',
  notADay: 'Bitte schreib den Tag so: 2026-12-31.',
  notSetUp: 'Auf diesem Server sind Zahlungen nicht eingerichtet.',
  unavailable:
    'Der Zahlungsdienst antwortet gerade nicht. Bitte versuche es in ein paar Minuten noch einmal: Es wird nie doppelt abgebucht.',
  declined: 'Deine Karte wurde abgelehnt.',
  insufficientFunds: 'Auf deiner Karte ist nicht genug Guthaben.',
  cardExpired: 'Deine Karte ist abgelaufen.',
  wrongCode: 'Der Sicherheitscode deiner Karte stimmt nicht.',
  wrongNumber: 'Deine Kartennummer stimmt nicht.',
  confirmAtBank:
    'Deine Bank möchte, dass du diese Zahlung bestätigst, und das geht hier nicht. Bitte ändere deine Karte oder nimm eine andere.',
  alreadySubscribed: 'Du hast schon ein Abo.',
  disputed:
    'Deine Bank hat deine letzte Zahlung zurückgefordert. Bis das geklärt ist, kannst du kein neues Abo abschließen. Wenn du das nicht veranlasst hast, ruf bitte deine Bank an.',
  owed: 'Deine letzte Zahlung hat nicht geklappt. Bitte bezahle sie zuerst, dann kannst du den Tarif wechseln.',
  paidByCredit:
    'Was du vorher bezahlt hast, reicht dafür aus. Du hast Premium, und es wurde nichts abgebucht.',
  noSubscription: 'Du hast kein Abo.',
  notConfirmed:
    'Die Zahlung ist noch nicht bestätigt. Sobald sie es ist, wird dein Konto von selbst auf Premium umgestellt.',
  processing:
    'Deine Bank bearbeitet deine Zahlung noch. Sobald sie durch ist, wird dein Konto von selbst auf Premium umgestellt: Du musst nicht noch einmal bezahlen.',
  paymentNotFound: 'Wir finden diese Zahlung nicht.',
  noPayment: 'Das ist keine Zahlung.',
  webhookRefused: 'Diese Nachricht ist nicht vom Zahlungsdienst unterschrieben.',
  // The mail a week before an annual plan is renewed.
  renewsOn: 'Dein Leaflore Premium verlängert sich am {{day}}',
  hello: 'Hallo {{name}},',
  willCharge:
    'dein jährlicher Tarif von Leaflore Premium verlängert sich am {{day}}. Dann buchen wir {{price}} von deiner Karte ab.',
  nothingToDo: 'Wenn dir das recht ist, musst du nichts tun.',
  mayStop:
    'Wenn du lieber aufhören möchtest, kannst du mit einem Klick kündigen und behältst Premium bis zu diesem Tag: {{page}}',
};
export default texts;
