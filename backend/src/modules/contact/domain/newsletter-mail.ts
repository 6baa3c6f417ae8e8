import { escapeHtml } from '../../../kernel/html.js';
import type { Issue } from './newsletter-issue.js';

/** The mail that asks whether somebody wants the newsletter. */
export const confirmationMail = (link: string, days: number) => ({
  subject: 'Do you want growing tips from Leaflore?',
  text: [
    'Hello,',
    `someone, we hope it was you, asked for our newsletter at this address. Once a month it says what plants need now. To say yes, open this link within ${days} days:`,
    link,
    'If it was not you, do nothing: we won’t write to this address again.',
  ].join('\n\n'),
});

const WHY = 'You get this because you subscribed to growing tips from Leaflore.';

/** An issue as text and as HTML, with the link that ends it. */
export function issueMail({ subject, parts }: Issue, off: string) {
  return {
    subject,
    text: [
      ...parts.flatMap(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs]),
      WHY,
      `No more mails like this:\n${off}`,
    ].join('\n\n'),
    html: asHtml({ subject, parts }, off),
  };
}

const asHtml = ({ subject, parts }: Pick<Issue, 'subject' | 'parts'>, off: string) =>
  [
    '<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#faf7f0;color:#1c2419;font:18px/1.55 Verdana,Arial,sans-serif">',
    `<h1 style="font-size:28px">${escapeHtml(subject)}</h1>`,
    ...parts.map(
      ({ title, paragraphs }) =>
        `<h2 style="font-size:22px">${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
    ),
    `<p>${WHY} <a href="${escapeHtml(off)}" style="color:#1c2419">No more mails like this</a></p></body></html>`,
  ].join('\n');
