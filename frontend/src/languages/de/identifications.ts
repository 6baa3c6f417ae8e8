import type { Translation } from '../catalogue';
import type english from '../en/identifications';

const texts: Translation<typeof english> = {
  title: 'Deine Bestimmungen',
  identify: 'Pflanze bestimmen',
  loading: 'Deine Bestimmungen werden geladen',
  notLoaded: 'Deine Bestimmungen konnten wir nicht laden',
  safe: 'Auf dem Server sind sie sicher.',
  showMore: 'Mehr zeigen',
  none: 'Noch keine Bestimmungen',
  noneText: 'Fotografiere eine Pflanze, und unsere Antwort wird hier aufbewahrt, nur für dich.',
  onDevice: 'Auf deinem Gerät',
  working: 'Wir sind dabei',
  notCounted: 'Nicht gezählt',
  confirmed: 'Bestätigt',
  chosen: 'Von dir gewählt',
  sure: 'Zu {{percent}} sicher',
  notSure: 'Nicht sicher',
  stillLooking: 'Wir schauen noch',
  failed: 'Das hat nicht geklappt',
  noPlant: 'Keine Pflanze zu sehen',
  perhaps: 'Vielleicht {{name}}',
  notListed: 'Keine der Pflanzen, die wir kennen',
  askedOn: 'Gefragt am <time>{{day}}</time>',
  loadingOne: 'Deine Bestimmung wird geladen',
  notFound: 'Diese Bestimmung finden wir nicht',
  notFoundText: 'In deinem Konto gibt es unter dieser Adresse keine.',
  oneNotLoaded: 'Diese Bestimmung konnten wir nicht laden',
  oneSafe: 'Auf dem Server ist sie sicher.',
};
export default texts;
