import { EntitySchema } from 'typeorm';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import type { WholeIssue } from '../domain/newsletter-issue.js';

/** An address on the list; `confirmedAt` is null until the link that was mailed to it has come back. */
export interface SubscriberRow {
  id: string;
  email: string;
  createdAt: Date;
  confirmedAt: Date | null;
  /** In which it was asked for; null where that was not noted yet. */
  language: LanguageCode | null;
}

export const SubscriberSchema = new EntitySchema<SubscriberRow>({
  name: 'newsletter-subscriber',
  tableName: 'newsletter_subscribers',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    email: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    confirmedAt: { type: 'timestamptz', nullable: true },
    language: { type: 'text', nullable: true },
  },
});

/** An issue that is being sent or was sent: its words as they were then. */
export interface IssueRow extends WholeIssue {
  id: string;
  createdAt: Date;
  /** When a worker may send the next mails. */
  nextTurnAt: Date;
  /** When there was nobody left to send it to. */
  closedAt: Date | null;
}

export const IssueSchema = new EntitySchema<IssueRow>({
  name: 'newsletter-issue',
  tableName: 'newsletter_issues',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    month: { type: 'text' },
    subject: { type: 'text' },
    parts: { type: 'jsonb' },
    translations: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', createDate: true },
    nextTurnAt: { type: 'timestamptz' },
    closedAt: { type: 'timestamptz', nullable: true },
  },
});

/**
 * What became of an issue for one subscriber. `sending` is being mailed; `unconfirmed` was being mailed by a worker that died, so
 * that it may have arrived or not.
 */
export interface NewsletterDeliveryRow {
  issueId: string;
  subscriberId: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unconfirmed';
  tries: number;
  begunAt: Date | null;
}

export const NewsletterDeliverySchema = new EntitySchema<NewsletterDeliveryRow>({
  name: 'newsletter-delivery',
  tableName: 'newsletter_deliveries',
  columns: {
    issueId: { type: 'uuid', primary: true },
    subscriberId: { type: 'uuid', primary: true },
    state: { type: 'text', default: 'waiting' },
    tries: { type: 'smallint', default: 0 },
    begunAt: { type: 'timestamptz', nullable: true },
  },
});
