import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderMailer } from './adapters/folder.mailer.js';
import { MailFolder } from './mail-folder.js';

describe('mails that stay on this server', () => {
  let home: string;
  let folder: MailFolder;
  let mailer: FolderMailer;
  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'leaflore-mails-'));
    folder = new MailFolder(path.join(home, 'mail'));
    mailer = new FolderMailer(folder.path, 'Leaflore <no-reply@leaflore.test>');
  });
  afterEach(() => rmSync(home, { recursive: true }));

  const recipients = async () =>
    Promise.all((await folder.ids()).map(async (id) => (await folder.read(id)).to));
  const send = (to: string, date: string) =>
    mailer.send({ id: date, to, subject: 'Water', text: 'Hello', date: new Date(date) });

  it('are forgotten with the person they were for, in whatever case, and nobody else’s are', async () => {
    await send('rosa@leaflore.test', '2026-05-01T08:00:00Z');
    await send('Rosa@Leaflore.test', '2026-05-02T08:00:00Z');
    await send('not-rosa@leaflore.test', '2026-05-03T08:00:00Z');
    await mailer.forget('ROSA@leaflore.test', false);
    expect(await recipients()).toEqual(['not-rosa@leaflore.test']);
  });

  it('are deleted when they are older than a moment', async () => {
    await send('rosa@leaflore.test', '2026-05-01T08:00:00Z');
    await send('otto@leaflore.test', '2026-05-09T08:00:00Z');
    await folder.prune(new Date('2026-05-08T08:00:00Z'));
    expect(await recipients()).toEqual(['otto@leaflore.test']);
  });

  it('are none where nothing was sent', async () => {
    await mailer.forget('rosa@leaflore.test', false);
    await folder.prune(new Date());
    expect(await folder.ids()).toEqual([]);
  });
});
