import { Injectable } from '@nestjs/common';
import { escapeHtml } from '../../kernel/html.js';
import { language } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { ActionLinks } from './action-links.js';
import { checkFirst, explainChore, headline, measured, nameUnwell, sorted } from './domain/reminder-words.js';
import type { Chore, Unwell } from './domain/reminder-words.js';
import type { ReminderMessage } from './reminder-message.repository.js';

const tReminders = texts('reminders');

/** The message as a short mail, with links to a page where one button performs the action. */
@Injectable()
export class ReminderMail {
  constructor(
    private readonly links: ActionLinks,
    private readonly config: Config,
  ) {}

  /** A test with nothing due says so; a plant with an open problem is named in every message. */
  compose(message: ReminderMessage, { due, unwell }: { due: Chore[]; unwell: Unwell[] }): Mail {
    const { id, email, firstName, isTest, createdAt, units } = message;
    const chores = measured(due, units);
    const news = headline(chores, unwell);
    const off = this.links.page(this.links.make(id, 'off', createdAt));
    const buttons = chores.length ? this.buttons(id, createdAt) : [];
    const parts = {
      hello: tReminders('hello', { name: firstName }),
      intro: isTest ? `${tReminders('isTest')} ` : '',
      news: `${news}.`,
      chores: sorted(chores).map(explainChore),
      unwell: sayUnwell(unwell),
      links: [...buttons, { label: tReminders('open'), href: `${this.config.publicUrl}/garden` }],
      end: chores.some(({ kind }) => kind === 'water') ? checkFirst() : '',
      off,
    };
    return {
      id,
      date: createdAt,
      to: email,
      subject: isTest ? tReminders('testOf', { news }) : news,
      text: asText(parts),
      html: asHtml(parts),
      headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  }

  private buttons(id: string, from: Date) {
    return [
      { label: tReminders('done'), href: this.links.page(this.links.make(id, 'done', from)) },
      { label: tReminders('remindTomorrow'), href: this.links.page(this.links.make(id, 'later', from)) },
    ];
  }
}

/** Empty while all are well. */
function sayUnwell(unwell: Unwell[]): string {
  const plants = unwell.map(nameUnwell).join(', ');
  return plants && `${tReminders('stillUnwell', { plants, count: unwell.length })}.`;
}

interface Parts {
  hello: string;
  intro: string;
  news: string;
  chores: string[];
  /** Empty while all are well. */
  unwell: string;
  links: { label: string; href: string }[];
  /** Empty where nothing is watered. */
  end: string;
  off: string;
}

const asText = ({ hello, intro, news, chores, unwell, links, end, off }: Parts) =>
  [
    hello,
    intro + news,
    ...(chores.length ? [chores.map((chore) => `- ${chore}`).join('\n')] : []),
    ...(unwell ? [unwell] : []),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...(end ? [end] : []),
    tReminders('noMoreAt', { link: off }),
  ].join('\n\n');

const BUTTON =
  'display:inline-block;margin:0 12px 12px 0;padding:14px 22px;border-radius:10px;background:#1d5c38;color:#ffffff;text-decoration:none;font-weight:bold';

const asHtml = ({ hello, intro, news, chores, unwell, links, end, off }: Parts) =>
  [
    `<!doctype html><html lang="${language()}"><body style="margin:0;padding:24px;background:#faf7f0;color:#1c2419;font:18px/1.55 Verdana,Arial,sans-serif">`,
    `<p>${escapeHtml(hello)}</p><p>${escapeHtml(intro)}<strong>${escapeHtml(news)}</strong></p>`,
    chores.length ? `<ul>${chores.map((chore) => `<li>${escapeHtml(chore)}</li>`).join('')}</ul>` : '',
    unwell ? `<p>${escapeHtml(unwell)}</p>` : '',
    `<p>${links.map(({ label, href }) => `<a href="${escapeHtml(href)}" style="${BUTTON}">${label}</a>`).join(' ')}</p>`,
    end ? `<p>${escapeHtml(end)}</p>` : '',
    `<p><a href="${escapeHtml(off)}" style="color:#1c2419">${tReminders('noMore')}</a></p></body></html>`,
  ].join('\n');
