import { Injectable } from '@nestjs/common';
import type { GardenRight } from '../../kernel/acting-member.js';
import { Database } from '../../platform/database/database.js';
import type { Account } from '../auth/index.js';
import type { Household, SharedGarden } from './domain/household.js';
import { gardenNotFound, invitationSpent, memberNotFound } from './domain/household.errors.js';
import { HouseholdRepository } from './household.repository.js';
import { InvitationRepository } from './invitation.repository.js';
import { Invitations } from './invitations.service.js';

/** A garden that several people look after: who they are, and what each may do. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly household: HouseholdRepository,
    private readonly invitations: InvitationRepository,
    private readonly invited: Invitations,
    private readonly database: Database,
  ) {}

  /** With whom a person shares the garden, who is invited, and whose gardens are shared with this person. */
  async get({ id }: Account): Promise<Household> {
    // One after the other: `setRight` asks in a transaction, whose connection takes one statement at a time.
    const members = await this.household.members(id);
    const invitations = await this.invited.list(id);
    return { members, invitations, gardens: await this.household.gardens(id) };
  }

  /** Accepts an invitation that was mailed to the address of this account. Throws `invitation-spent`. */
  join({ id, email }: Account, token: string): Promise<SharedGarden> {
    return this.database.transaction(async () => {
      // The turn first, as it is taken before an invitation is replaced, too.
      const ownerId = await this.invitations.ownerOf(token, email);
      if (ownerId) await this.household.takeTurn(ownerId);
      const invitation = await this.invitations.use(token, email);
      if (!invitation) throw invitationSpent();
      await this.household.join(invitation.ownerId, id, invitation.may);
      return (await this.household.findGarden(invitation.ownerId, id))!;
    });
  }

  /** Throws `member-not-found`. */
  async setRight(account: Account, memberId: string, may: GardenRight): Promise<Household> {
    if (!(await this.household.setRight(account.id, memberId, may))) throw memberNotFound();
    return this.get(account);
  }

  /** From now on the garden is closed to this member; what they have noted stays. Throws `member-not-found`. */
  async remove({ id }: Account, memberId: string): Promise<void> {
    if (!(await this.household.remove(id, memberId))) throw memberNotFound();
  }

  /** Leaves another person's garden. Throws `garden-not-found`. */
  async leave({ id }: Account, ownerId: string): Promise<void> {
    if (!(await this.household.remove(ownerId, id))) throw gardenNotFound();
  }
}
