import { Injectable } from '@nestjs/common';
import type { GardenRight } from '../../kernel/acting-member.js';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { KEPT_DAYS } from '../../kernel/retention.js';
import { Config } from '../../platform/config/config.js';
import { Signatures } from '../../platform/config/signatures.js';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository, mayBeMailed } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import {
  confirmAddressFirst,
  householdFull,
  invitationNotFound,
  memberAlready,
  ownGarden,
} from './domain/household.errors.js';
import { MAX_HOUSEHOLD } from './domain/household.js';
import type { Invitation } from './domain/household.js';
import { HouseholdRepository } from './household.repository.js';
import { InvitationRepository } from './invitation.repository.js';

const tHousehold = texts('household');

const PURPOSE = 'invitation';
const SENT = { name: 'invitation-sender', points: 20, duration: 24 * HOUR_S };
const RECEIVED = { name: 'invitation-recipient', points: 6, duration: 24 * HOUR_S };

const mailInvitation = defineJob<{ invitationId: string }>('mail-invitation', { isPatient: true });

/** Invites others to a garden, by a link that is mailed and works once, for an account with that address. */
@Injectable()
export class Invitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly household: HouseholdRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: RateLimits,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
    private readonly config: Config,
    private readonly signatures: Signatures,
  ) {}

  /**
   * Invites an address, with or without an account. Of repeated invitations only the newest link works. Throws
   * `confirm-address-first`, `own-garden`, `member-already`, `household-full` and `too-many-tries`.
   */
  async invite(owner: Account, address: string, may: GardenRight): Promise<Invitation> {
    const email = address.toLowerCase();
    if (!mayBeMailed(owner)) throw confirmAddressFirst();
    if (email === owner.email) throw ownGarden();
    await this.limits.consumeRateLimit(SENT, owner.id);
    await this.limits.consumeRateLimit(RECEIVED, hashToken(email));
    return this.database.transaction(async () => {
      await this.household.takeTurn(owner.id);
      const members = await this.household.members(owner.id);
      if (members.some((member) => member.email === email)) throw memberAlready();
      const others = (await this.invitations.list(owner.id)).filter((open) => open.email !== email);
      if (members.length + others.length >= MAX_HOUSEHOLD) throw householdFull();
      const invitation = await this.invitations.add(owner.id, email, may);
      const token = this.tokenFor(invitation.id);
      await this.invitations.setToken(invitation.id, token);
      await this.queue.enqueue(mailInvitation, { invitationId: invitation.id });
      const details = 'Invited somebody to the garden';
      await this.activity.record({ userId: owner.id, action: 'household', details });
      return { ...invitation, link: this.mailer.isKeptHere ? this.addressOf(token) : null };
    });
  }

  /** Those of a garden that can still be accepted. */
  async list(ownerId: string): Promise<Invitation[]> {
    const open = await this.invitations.list(ownerId);
    return open.map(({ tokenHash, ...invitation }) => ({
      ...invitation,
      link: this.mailer.isKeptHere ? this.linkOf(invitation.id, tokenHash) : null,
    }));
  }

  /** Its link opens nothing any more. Throws `invitation-not-found`. */
  async withdraw({ id: ownerId }: Account, id: string): Promise<void> {
    if (!(await this.invitations.withdraw(ownerId, id))) throw invitationNotFound();
  }

  /**
   * Only the confirmed address says who invites: a name is whatever somebody has typed, and would be mailed to strangers. It is in the
   * language of who gets it, as far as we know them, else in that of who invites.
   */
  @OnJob(mailInvitation)
  async mail({ id, data: { invitationId } }: Job<{ invitationId: string }>): Promise<void> {
    const token = this.tokenFor(invitationId);
    const invitation = await this.invitations.setToken(invitationId, token);
    const owner = invitation && (await this.accounts.find(invitation.ownerId));
    if (!owner) return;
    const { email, may } = invitation;
    const values = { owner: owner.email, days: KEPT_DAYS.gardenInvitations, link: this.addressOf(token) };
    const mail = speaking((await this.accounts.findLanguage(email)) ?? owner.language, () => ({
      subject: tHousehold('invitationSubject'),
      text: tHousehold(may === 'tick' ? 'invitedToTick' : 'invitedToChange', values),
    }));
    await this.mailer.send({ id, to: email, ...mail });
  }

  /** Deletes those that are too old. */
  @Every(HOUR_S)
  sweep(): Promise<void> {
    return this.invitations.prune();
  }

  /** The token is derived from the invitation, so a repeated mail has the same link, and the owner can be shown it again. */
  private tokenFor(id: string): string {
    return this.signatures.token(PURPOSE, id);
  }

  private addressOf(token: string): string {
    return `${this.config.publicUrl}/household/join?token=${token}`;
  }

  /** Null where the key that made the token is no longer one of ours. */
  private linkOf(id: string, hash: string | null): string | null {
    const token = hash && this.signatures.tokenOf(PURPOSE, id, Buffer.from(hash, 'base64url'));
    return token ? this.addressOf(token) : null;
  }
}
