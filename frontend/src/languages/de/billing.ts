import type { Translation } from '../catalogue';
import type english from '../en/billing';

const texts: Translation<typeof english> = {
  formNotLoaded: 'Das Formular für deine Karte konnten wir nicht laden',
  nothingCharged: 'Es wurde nichts abgebucht.',
  processing: 'Zahlung läuft …',
  loading: 'Wird geladen …',
  pay: '{{price}} bezahlen',
  toMonthly: 'Zum monatlichen Tarif wechseln?',
  toAnnual: 'Zum jährlichen Tarif wechseln?',
  changing: 'Wird gewechselt …',
  changeAndPay: 'Wechseln und {{price}} bezahlen',
  change: 'Tarif wechseln',
  keep: 'Tarif behalten',
  costUnknown: 'Was das kostet, konnten wir nicht herausfinden',
  planAsWas: 'Dein Tarif ist unverändert.',
  askingCost: 'Wir sehen nach, was das kostet',
  chargedNow:
    '<strong>Jetzt werden {{price}} von deiner Karte abgebucht.</strong> Was du für den Rest deines jetzigen Tarifs bezahlt hast, ist schon abgezogen.',
  nothingNow:
    '<strong>Jetzt wird nichts abgebucht.</strong> Was du für den Rest deines jetzigen Tarifs bezahlt hast, reicht.',
  leftOver: '{{price}} bleiben übrig. Sie werden mit deinen nächsten Zahlungen verrechnet.',
  begins: 'Der neue Tarif beginnt heute. Er wird am {{day}} verlängert.',
  beginsMonthly: 'Der neue Tarif beginnt heute und kostet {{price}} im Monat. Er wird am {{day}} verlängert.',
  beginsAnnual: 'Der neue Tarif beginnt heute und kostet {{price}} im Jahr. Er wird am {{day}} verlängert.',
};
export default texts;
