import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../../kernel/durations.js';
import { defineJob } from '../../../kernel/job.js';
import type { Job } from '../../../kernel/job.js';
import { language, speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { daysAgo, KEPT_DAYS } from '../../../kernel/retention.js';
import { Database } from '../../../platform/database/database.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Every } from '../../../platform/queue/every.js';
import { OnJob } from '../../../platform/queue/job-handlers.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ActivityLog } from '../../activity/index.js';
import type { Action } from '../../activity/index.js';
import { confirmationMail } from '../domain/newsletter-mail.js';
import { newsletterLinkUnknown } from '../domain/newsletter.errors.js';
import { NewsletterLimits } from './newsletter-limits.js';
import { NewsletterLinks } from './newsletter-links.js';
import type { NewsletterAction } from './newsletter-links.js';
import { SubscriberRepository } from './subscriber.repository.js';

const tContact = texts('contact');

/** What a link is about: an address that waits for its confirmation, is on the list, or is not any more. */
export type Subscription = 'pending' | 'subscribed' | 'unsubscribed';

const mailConfirmation = defineJob<{ subscriberId: string }>('mail-newsletter-confirmation', {
  isPatient: true,
});

/** The list of the newsletter. An address is on it once its owner has used the link that was mailed to it. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly limits: NewsletterLimits,
    private readonly links: NewsletterLinks,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /**
   * Asks an address whether it wants the newsletter, unless it gets it already; from then on in the language that is spoken now. Throws
   * `too-many-tries`.
   */
  async subscribe(given: string, address: string): Promise<void> {
    const email = given.toLowerCase();
    await this.limits.countSubscription(address);
    if (!(await this.limits.mayMail(email))) return;
    await this.database.transaction(async () => {
      const { id, confirmedAt } = await this.subscribers.add(email, language());
      if (confirmedAt) return;
      await this.queue.enqueue(mailConfirmation, { subscriberId: id });
      await this.record('newsletter_signup', 'Asked for the newsletter');
    });
  }

  /** What somebody who has asked for the newsletter does next, in plain words. */
  whatNext(): string {
    return tContact(this.mailer.isKeptHere ? 'wishNoted' : 'openLink');
  }

  @OnJob(mailConfirmation)
  async mailConfirmation({ id, data: { subscriberId } }: Job<{ subscriberId: string }>): Promise<void> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (!subscriber || subscriber.confirmedAt) return;
    const link = this.links.page('confirm', subscriberId);
    const mail = speaking(subscriber.language, () =>
      confirmationMail(link, KEPT_DAYS.unconfirmedSubscriptions),
    );
    await this.mailer.send({ id, to: subscriber.email, ...mail });
  }

  /** What a link is about; changes nothing. Throws `newsletter-link-unknown`. */
  async look(action: NewsletterAction, token: string): Promise<Subscription> {
    const subscriber = await this.subscribers.find(this.links.read(action, token));
    if (subscriber) return subscriber.confirmedAt ? 'subscribed' : 'pending';
    if (action === 'confirm') throw newsletterLinkUnknown();
    return 'unsubscribed';
  }

  /** Does what a link says; doing it twice is doing it once. Throws `newsletter-link-unknown`. */
  async act(action: NewsletterAction, token: string): Promise<Subscription> {
    const id = this.links.read(action, token);
    await this.database.transaction(() => this.settle(action, id));
    return this.look(action, token);
  }

  /** Takes a person's address off the list whose account is deleted. */
  async forget(email: string): Promise<void> {
    await this.subscribers.remove({ email: email.toLowerCase() });
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.subscribers.prune(daysAgo(KEPT_DAYS.unconfirmedSubscriptions));
  }

  private async settle(action: NewsletterAction, id: string): Promise<void> {
    if (action === 'unsubscribe') {
      if (await this.subscribers.remove({ id })) await this.record('newsletter_left', 'Left the newsletter');
    } else if (await this.subscribers.confirm(id))
      await this.record('newsletter_signup', 'Confirmed the newsletter');
  }

  /** A link works without a session, and an address on the list is not in the log: nobody is named. */
  private record(action: Action, details: string): Promise<void> {
    return this.activity.record({ userId: null, action, details });
  }
}
