import type { Translation } from '../catalogue';
import type english from '../en/blog';

const texts: Translation<typeof english> = {
  title: 'Blog zur Pflanzenpflege',
  lead:
    'Verständliche Artikel darüber, wie man Pflanzen erkennt, pflegt und ihnen hilft, wenn sie krank sind.',
  ofLeaflore: 'Leaflore: Blog zur Pflanzenpflege',
  search: 'Artikel suchen',
  topic: 'Thema',
  allTopics: 'Alle Themen',
  featured: 'Empfohlene Artikel',
  latest: 'Neueste Artikel',
  results: 'Suchergebnisse',
  articles_one: '{{count}} Artikel',
  articles_other: '{{count}} Artikel',
  noneFound: 'Zu deiner Suche haben wir keinen Artikel gefunden.',
  clear: 'Filter entfernen',
  subscribe: 'Abonnieren',
  shareBlog: 'Den Blog teilen',
  shareBlogText: 'Verständliche Artikel darüber, wie man Pflanzen erkennt und pflegt.',
  tags: 'Schlagwörter',
  views_one: '{{count}} Mal gelesen',
  views_other: '{{count}} Mal gelesen',
  readMore: 'Weiterlesen',
  loading: 'Der Artikel wird geladen',
  share: 'Diesen Artikel teilen',
  related: 'Ähnliche Artikel',
  notFound: 'Artikel nicht gefunden',
  nothingHere: 'Hier gibt es nichts zu lesen',
  notThere: 'Den Artikel, den du suchst, gibt es nicht.',
  back: 'Zurück zum Blog',
  plantHealth: 'Pflanzengesundheit',
  houseplants: 'Zimmerpflanzen',
  watering: 'Gießen',
  identification: 'Bestimmen',
  beginners: 'Für den Anfang',
  photos: 'Fotos',
  seasons: 'Jahreszeiten',
  technology: 'Technik',
  problems: 'Häufige Probleme bei Zimmerpflanzen, und wie du die Ursache findest',
  problemsExcerpt:
    'Gelbe Blätter, braune Spitzen, eine schlaffe Pflanze in nasser Erde: sieben Anzeichen, was sie meist bedeuten und was du zuerst tun kannst.',
  problemsTime: '4 Min. Lesezeit',
  guide: 'Pflanzen bestimmen für Anfänger: eine vollständige Anleitung',
  guideExcerpt:
    'Worauf du schaust, in welcher Reihenfolge, und wie das Foto gelingt: Blätter, Stängel, Blüten und die Zeichen, an denen man eine Pflanze von ihrer Doppelgängerin unterscheidet.',
  guideTime: '4 Min. Lesezeit',
  months: 'Ein guter Zimmergarten, Monat für Monat',
  monthsExcerpt:
    'Was Zimmerpflanzen durch das Jahr brauchen: zwölf kurze Listen, für den Norden und den Süden der Welt.',
  monthsTime: '4 Min. Lesezeit',
  diseases: 'Wie KI Pflanzenkrankheiten auf Fotos findet, und wo sie scheitert',
  diseasesExcerpt:
    'Was ein Computer auf dem Foto eines Blattes sieht, warum aus 99 Prozent im Labor draußen 31 Prozent wurden und was du mit so einer Antwort anfängst.',
  diseasesTime: '4 Min. Lesezeit',
};
export default texts;
