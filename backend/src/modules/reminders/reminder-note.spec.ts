import { speaking } from '../../kernel/languages/language.js';
import type { ActionLinks } from './action-links.js';
import type { ReminderMessage } from './reminder-message.repository.js';
import { ReminderNote } from './reminder-note.js';

const links = { make: (_id: string, action: string) => `a-token-to-${action}` } as ActionLinks;
const message = { id: 'one', on: '2026-11-21', units: 'metric', createdAt: new Date(0) } as ReminderMessage;
const due = [{ plantName: 'Ivy', kind: 'water', title: null }];

describe('the notification of a message', () => {
  const repliesIn = (language: 'en' | 'es' | 'de') =>
    speaking(language, () =>
      new ReminderNote(links).compose(message, { due, unwell: [] }).actions.map(({ reply }) => reply),
    );

  it('has what the device says when a button was pressed, in the language of the reader', () => {
    expect(repliesIn('en')).toEqual(['Noted as done. Thank you!', 'We will remind you tomorrow.']);
    expect(repliesIn('de')).toEqual(['Als erledigt notiert. Danke!', 'Wir erinnern dich morgen.']);
    expect(repliesIn('es')).toEqual(['Anotado como hecho. ¡Gracias!', 'Te lo recordaremos mañana.']);
  });
});
