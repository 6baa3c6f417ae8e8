import type { Translation } from '../catalogue';
import type english from '../en/shell';

const texts: Translation<typeof english> = {
  back: 'Zurück',
  calendar: 'Kalender',
  journal: 'Tagebuch',
  display: 'Anzeige',
  done: 'Erledigt',
  undo: 'Rückgängig',
  loading: 'Wird geladen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  change: 'Ändern',
  close: 'Schließen',
  delete: 'Löschen',
  myGarden: 'Mein Garten',
  tryAgain: 'Noch einmal versuchen',
  tryInAMoment: 'Bitte versuche es gleich noch einmal.',
  checkConnection: 'Bitte prüfe deine Verbindung.',
  networkError: 'Keine Verbindung. Bitte versuche es noch einmal.',
  shareTitle: 'Leaflore: Welche Pflanze ist das, und was braucht sie?',
  shareText:
    'Fotografiere eine Pflanze und erfahre, wie sie heißt, wie es ihr geht und was als Nächstes zu tun ist.',
};
export default texts;
