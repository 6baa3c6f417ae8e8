import { Injectable } from '@nestjs/common';
import { defineJob } from '../../../kernel/job.js';
import type { Job } from '../../../kernel/job.js';
import { speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { Config } from '../../../platform/config/config.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { OnJob } from '../../../platform/queue/job-handlers.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ActivityLog } from '../../activity/index.js';
import { AccountRepository } from '../account.repository.js';
import { mayBeMailed } from '../domain/account.js';

const tAuth = texts('auth');

/** What can change, as a sentence without its full stop and as the subject of a mail; `name` is that of a passkey. */
const CHANGES = {
  twoStepOn: () => ({ what: tAuth('twoStepOn'), subject: tAuth('twoStepOnSubject') }),
  twoStepOff: () => ({ what: tAuth('twoStepOff'), subject: tAuth('twoStepOffSubject') }),
  newCodes: () => ({ what: tAuth('newCodes'), subject: tAuth('newCodesSubject') }),
  codeUsed: () => ({ what: tAuth('codeUsed'), subject: tAuth('codeUsedSubject') }),
  passkeyAdded: (name: string) => ({
    what: tAuth('passkeyAdded', { name }),
    subject: tAuth('passkeyAddedSubject', { name }),
  }),
  passkeyRemoved: () => ({ what: tAuth('passkeyRemoved'), subject: tAuth('passkeyRemovedSubject') }),
} satisfies Record<string, (name: string) => { what: string; subject: string }>;

type Change = keyof typeof CHANGES;
interface SignInChanged {
  userId: string;
  change: Change;
  name: string;
}

const mailSignInChanged = defineJob<SignInChanged>('mail-sign-in-changed', { isPatient: true });

/** Notes what changes about how somebody logs in, and tells them by mail: it may have been somebody else. */
@Injectable()
export class SignInNotes {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly activity: ActivityLog,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** The log is in English, like all of it. */
  async add(userId: string, change: Change, name = ''): Promise<void> {
    const { what: details } = speaking('en', () => CHANGES[change](name));
    await this.activity.record({ userId, action: 'sign_in_change', details });
    await this.queue.enqueue(mailSignInChanged, { userId, change, name });
  }

  @OnJob(mailSignInChanged)
  async mail({ id, data: { userId, change, name } }: Job<SignInChanged>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account || !mayBeMailed(account)) return;
    const about = { name: account.firstName, link: `${this.config.publicUrl}/profile` };
    const mail = speaking(account.language, () => {
      const { what, subject } = CHANGES[change](name);
      return { subject, text: tAuth('loginMail', { ...about, what }) };
    });
    await this.mailer.send({ id, to: account.email, ...mail });
  }
}
