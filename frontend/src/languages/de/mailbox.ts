import type { Translation } from '../catalogue';
import type english from '../en/mailbox';

const texts: Translation<typeof english> = {
  title: 'Postfach',
  lead: 'E-Mails, die auf diesem Server geblieben sind, weil kein Mailserver eingerichtet ist (SMTP_URL).',
  notLoaded: 'Das Postfach konnten wir nicht laden',
  loading: 'Das Postfach wird geladen',
  none: 'Keine E-\u2060Mails',
  noneText: 'Hier steht, was die App verschicken würde.',
  sentTo: '{{moment}}, an {{to}}',
};
export default texts;
