import { Injectable, Logger } from '@nestjs/common';
import { isRefused, Mailer } from '../../../platform/mail/mailer.js';
import { Every } from '../../../platform/queue/every.js';
import type { Issue } from '../domain/newsletter-issue.js';
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
      if (!(await this.deliver(id, issue, delivery))) break; // the mail server is away: the next turn tries again
    }
    await this.issues.closeIfDone(id);
  }

  /** Whether the next mail may be tried at once. */
  private async deliver(
    issueId: string,
    issue: Issue & { createdAt: Date },
    { subscriberId, email, tries }: ClaimedDelivery,
  ): Promise<boolean> {
    const off = this.links.page('unsubscribe', subscriberId);
    try {
      await this.mailer.send({
        id: `${subscriberId}-${issue.month}`,
        date: issue.createdAt,
        to: email,
        headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        ...issueMail(issue, off),
      });
    } catch (error) {
      this.log.warn({ issueId, subscriberId, error });
      const isOver = isRefused(error) || tries >= MAX_TRIES;
      await this.issues.settle(issueId, subscriberId, isOver ? 'failed' : 'waiting');
      return isRefused(error);
    }
    await this.issues.settle(issueId, subscriberId, 'sent');
    return true;
  }
}
