import { escapeHtml } from '../../../kernel/html.js';
import { language } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { IssueWords } from './newsletter-issue.js';

const tContact = texts('contact');

/** The mail that asks whether somebody wants the newsletter. */
export const confirmationMail = (link: string, days: number) => ({
  subject: tContact('askTips'),
  text: [tContact('hello'), tContact('askedFor', { days }), link, tContact('notYou')].join('\n\n'),
});

/** An issue as text and as HTML, with the link that ends it, in the language that is spoken: that of its words. */
export function issueMail({ subject, parts }: IssueWords, off: string) {
  return {
    subject,
    text: [
      ...parts.flatMap(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs]),
      tContact('why'),
      tContact('noMoreAt', { link: off }),
    ].join('\n\n'),
    html: asHtml({ subject, parts }, off),
  };
}

const asHtml = ({ subject, parts }: IssueWords, off: string) =>
  [
    `<!doctype html><html lang="${language()}"><body style="margin:0;padding:24px;background:#faf7f0;color:#1c2419;font:18px/1.55 Verdana,Arial,sans-serif">`,
    `<h1 style="font-size:28px">${escapeHtml(subject)}</h1>`,
    ...parts.map(
      ({ title, paragraphs }) =>
        `<h2 style="font-size:22px">${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
    ),
    `<p>${escapeHtml(tContact('why'))} <a href="${escapeHtml(off)}" style="color:#1c2419">${escapeHtml(tContact('noMore'))}</a></p></body></html>`,
  ].join('\n');
