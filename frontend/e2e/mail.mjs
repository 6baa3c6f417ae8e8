import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from './eventually.mjs';

/** The text of the newest mail to this address; waits for one. A server without SMTP keeps its mails as files. */
export async function newestMail(dataDir, address) {
  const folder = path.join(dataDir, 'mail');
  const mailsToAddress = async () => {
    const names = (await readdir(folder).catch(() => [])).sort();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    return mails.map(unfold).filter((mail) => mail.includes(address));
  };
  return (await eventually(mailsToAddress, ({ length }) => length > 0)).at(-1);
}

const unfold = (mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** The first link of a mail. */
export const linkIn = (mail) => /https?:\/\/[^\s"<>]+/.exec(mail)?.[0];

/** The address after a label in a mail’s plain text. */
export const linkAfter = (mail, label) => new RegExp(`${label}:\\s+(https?://\\S+)`).exec(mail)?.[1];
