import type { Translation } from '../catalogue';
import type english from '../en/reminded';

const texts: Translation<typeof english> = {
  title: 'Deine Erinnerung',
  loading: 'Deine Erinnerung wird geladen',
  notOpened: 'Diesen Link konnten wir nicht öffnen.',
  nothingChanged: 'Es wurde nichts geändert.',
  turnOnAgain: 'Du kannst sie in deinem Profil jederzeit wieder einschalten.',
  openGarden: 'Meinen Garten öffnen',
  allDone: 'Ja, alles erledigt',
  later: 'Erinnere mich morgen',
  stop: 'Mir keine Nachrichten mehr senden',
  stopped: 'Du bekommst keine Nachrichten mehr.',
  noted: 'Als erledigt notiert. Danke!',
  tomorrow: 'Wir erinnern dich morgen.',
  notDue: 'Nichts davon steht noch an.',
  askStop: 'Sollen wir dir keine Erinnerungen mehr senden?',
  askDone: 'Ist das erledigt?',
  askLater: 'Soll das bis morgen warten?',
};
export default texts;
