import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ARRIVES_WITHIN_MS = 10_000;

/** The text of the newest mail to this address; waits for one. A server of its own keeps its mail as files. */
export async function newestMail(dataDir, address) {
  const folder = path.join(dataDir, 'mail');
  for (const until = Date.now() + ARRIVES_WITHIN_MS; Date.now() < until;) {
    const names = (await readdir(folder).catch(() => [])).sort();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const mine = mails.map(unfold).filter((mail) => mail.includes(address));
    if (mine.length) return mine.at(-1);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${address}.`);
}

const unfold = (mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** The first link of a mail. */
export const linkIn = (mail) => /https?:\/\/[^\s"<>]+/.exec(mail)?.[0];

/** The address behind a label of a mail’s plain text. */
export const linkAfter = (mail, label) => new RegExp(`${label}:\\s+(https?://\\S+)`).exec(mail)?.[1];
