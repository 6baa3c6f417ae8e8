import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { see } from './browser.mjs';
import { eventually } from './eventually.mjs';

/** What the subject of the mail with the link to confirm an address says. */
const CONFIRM = /^Subject: Confirm your email/m;

/**
 * The text of the newest mail to this address, aside from those that confirm it; waits for one. A server without SMTP keeps its
 * mails as files.
 */
export const newestMail = (dataDir, address) => newest(dataDir, address, (mail) => !CONFIRM.test(mail));

/** Opens the newest link that confirms the address of the member who is signed in. */
export async function confirmEmail(page, { dataDir }, address) {
  const mail = await newest(dataDir, address, (text) => CONFIRM.test(text));
  await page.goto(linkIn(mail));
  await see(page.getByRole('heading', { name: 'Your email address is confirmed' }));
}

async function newest(dataDir, address, isWanted) {
  const folder = path.join(dataDir, 'mail');
  const mailsToAddress = async () => {
    // A draft is given its name once it is whole.
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    return mails.map(unfold).filter((mail) => mail.includes(address) && isWanted(mail));
  };
  return (await eventually(mailsToAddress, ({ length }) => length > 0)).at(-1);
}

const unfold = (mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** The first link of a mail. */
export const linkIn = (mail) => /https?:\/\/[^\s"<>]+/.exec(mail)?.[0];

/** The address after a label in a mail’s plain text. */
export const linkAfter = (mail, label) => new RegExp(`${label}:\\s+(https?://\\S+)`).exec(mail)?.[1];
