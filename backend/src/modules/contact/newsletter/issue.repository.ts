import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { Database } from '../../../platform/database/database.js';
import { issueAlreadySent } from '../domain/newsletter.errors.js';
import type { WholeIssue } from '../domain/newsletter-issue.js';
import { IssueSchema, NewsletterDeliverySchema } from './newsletter.schema.js';
import * as sql from './newsletter.statements.js';

/** A worker that has been sending one mail for this long counts as dead. */
const LOST_AFTER_S = 120;
/** A mail, or a server, that could not be sent to is tried again after this long. */
const AGAIN_AFTER_S = 300;

/** An issue of the list of admins. */
export interface IssueSummary {
  id: string;
  month: string;
  subject: string;
  createdAt: Date;
  closedAt: Date | null;
  waiting: number;
  sent: number;
  failed: number;
}

/** A mail that this worker alone is to send. */
export interface ClaimedDelivery {
  subscriberId: string;
  email: string;
  /** Of the reader; null where it is not known. */
  language: LanguageCode | null;
  tries: number;
}

/** Issues, and what becomes of each for every subscriber: a row each, which is closed once. */
@Injectable()
export class IssueRepository {
  constructor(private readonly database: Database) {}

  /** In the open transaction: opens an issue for everybody who has confirmed; throws `issue-already-sent`. */
  async open({ month, subject, parts, translations }: WholeIssue): Promise<void> {
    const issue = { month, subject, parts, translations, nextTurnAt: new Date() };
    if (!(await this.database.insertNew(IssueSchema, [issue]))) throw issueAlreadySent();
    const { id } = await this.issues.findOneByOrFail({ month });
    await this.database.query(sql.OPEN_DELIVERIES, [id]);
  }

  list(): Promise<IssueSummary[]> {
    return this.database.query(sql.LIST);
  }

  get(id: string): Promise<WholeIssue & { createdAt: Date }> {
    return this.issues.findOneByOrFail({ id });
  }

  /** The issue whose turn it is, for one worker at a time; the next turn is so many seconds later. */
  async takeTurn(everyS: number): Promise<string | undefined> {
    return (await this.database.query<{ id: string }>(sql.TAKE_TURN, [everyS]))[0]?.id;
  }

  /** The next mail. What a worker was sending when it died is claimed again only where a repeat changes nothing. */
  async claim(issueId: string, isRepeatHarmless: boolean): Promise<ClaimedDelivery | undefined> {
    const values = [issueId, isRepeatHarmless, LOST_AFTER_S, AGAIN_AFTER_S];
    return (await this.database.query<ClaimedDelivery>(sql.CLAIM, values))[0];
  }

  /** What became of a mail that was claimed. */
  async settle(issueId: string, subscriberId: string, state: 'sent' | 'failed'): Promise<void> {
    await this.deliveries.update({ issueId, subscriberId, state: 'sending' }, { state });
  }

  /** Has a mail that was claimed tried again, a while after this try. */
  async release(issueId: string, subscriberId: string, tries: number): Promise<void> {
    await this.deliveries.update({ issueId, subscriberId, state: 'sending' }, { state: 'waiting', tries });
  }

  /** Puts off the next turn of an issue. */
  async putOff(id: string): Promise<void> {
    await this.issues.update(id, { nextTurnAt: new Date(Date.now() + AGAIN_AFTER_S * 1000) });
  }

  /** Closes the issue if there is nothing more to send. */
  async closeIfDone(issueId: string): Promise<void> {
    await this.database.query(sql.GIVE_UP_LOST, [issueId, LOST_AFTER_S]);
    await this.database.query(sql.CLOSE, [issueId]);
  }

  private get issues() {
    return this.database.table(IssueSchema);
  }

  private get deliveries() {
    return this.database.table(NewsletterDeliverySchema);
  }
}
