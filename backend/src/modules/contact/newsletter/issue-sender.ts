import { Injectable, Logger } from '@nestjs/common';
import { speaking } from '../../../kernel/languages/language.js';
import { failureOf, Mailer } from '../../../platform/mail/mailer.js';
import { Every } from '../../../platform/queue/every.js';
import { wordsFor } from '../domain/newsletter-issue.js';
import type { WholeIssue } from '../domain/newsletter-issue.js';
import { issueMail } from '../domain/newsletter-mail.js';
import { IssueRepository } from './issue.repository.js';
import type { ClaimedDelivery } from './issue.repository.js';
import { NewsletterLinks } from './newsletter-links.js';

/** At most this many mails in a turn, all workers together: five in a second. */
const MAX_MAILS = 50;
const TURN_S = 10;
const LOOK_EVERY_S = 5;
const MAX_TRIES = 5;

/**
 * Sends open issues, some mails in each turn. Each mail is claimed by itself before it is sent, so a worker that dies leaves one of
 * which nobody knows whether it has arrived: that one is not sent again, and nobody gets two.
 */
@Injectable()
export class IssueSender {
  private readonly log = new Logger(IssueSender.name);

  constructor(
    private readonly issues: IssueRepository,
    private readonly links: NewsletterLinks,
    private readonly mailer: Mailer,
  ) {}

  @Every(LOOK_EVERY_S)
  async sendTurn(): Promise<void> {
    const id = await this.issues.takeTurn(TURN_S);
    if (!id) return;
    const issue = await this.issues.get(id);
    for (let count = 0; count < MAX_MAILS; count += 1) {
      const delivery = await this.issues.claim(id, this.mailer.isKeptHere);
      if (!delivery) break;
      if (!(await this.deliver(id, issue, delivery))) break;
    }
    await this.issues.closeIfDone(id);
  }

  /** Whether the next mail may be tried at once. */
  private async deliver(
    issueId: string,
    issue: WholeIssue & { createdAt: Date },
    delivery: ClaimedDelivery,
  ): Promise<boolean> {
    const { subscriberId, email, language } = delivery;
    const off = this.links.page('unsubscribe', subscriberId);
    try {
      await this.mailer.send({
        id: `${subscriberId}-${issue.month}`,
        date: issue.createdAt,
        to: email,
        headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        ...speaking(language, () => issueMail(wordsFor(language, issue), off)),
      });
    } catch (error) {
      this.log.warn({ issueId, subscriberId, error });
      return this.putOff(issueId, delivery, failureOf(error));
    }
    await this.issues.settle(issueId, subscriberId, 'sent');
    return true;
  }

  /** A server that takes no mail is left alone for a while; nobody is given up because of it. */
  private async putOff(
    issueId: string,
    { subscriberId, tries }: ClaimedDelivery,
    failure: ReturnType<typeof failureOf>,
  ): Promise<boolean> {
    const isOver = failure === 'refused' || (failure !== 'away' && tries >= MAX_TRIES);
    if (isOver) await this.issues.settle(issueId, subscriberId, 'failed');
    else await this.issues.release(issueId, subscriberId, failure === 'away' ? tries - 1 : tries);
    const isReachable = failure === 'refused' || failure === 'deferred';
    if (!isReachable) await this.issues.putOff(issueId);
    return isReachable;
  }
}
