import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { GardenRight } from '../../kernel/acting-member.js';
import { Database } from '../../platform/database/database.js';
import type { HouseholdRecord, Member, SharedGarden } from './domain/household.js';
import { GardenInvitationSchema } from './garden-invitation.schema.js';
import { GardenMemberSchema } from './garden-member.schema.js';
import * as sql from './household.statements.js';

/** Who looks after whose garden. */
@Injectable()
export class HouseholdRepository {
  constructor(private readonly database: Database) {}

  /** The garden of `ownerId`; undefined unless it is shared with this member. */
  async findGarden(ownerId: string, memberId: string): Promise<SharedGarden | undefined> {
    return (await this.database.query<SharedGarden>(sql.FIND_GARDEN, [ownerId, memberId]))[0];
  }

  /** The gardens of others, by name. */
  gardens(memberId: string): Promise<SharedGarden[]> {
    return this.database.query(sql.GARDENS, [memberId]);
  }

  /** With whom a person shares the garden. */
  members(ownerId: string): Promise<Member[]> {
    return this.database.query(sql.MEMBERS, [ownerId]);
  }

  /** Nobody else changes this household until the open transaction ends. */
  async takeTurn(ownerId: string): Promise<void> {
    await this.database.query(sql.TAKE_TURN, [ownerId]);
  }

  async join(ownerId: string, memberId: string, may: GardenRight): Promise<void> {
    await this.database.query(sql.JOIN, [ownerId, memberId, may]);
  }

  /** False where this person is no member. */
  async setRight(ownerId: string, memberId: string, may: GardenRight): Promise<boolean> {
    return (await this.table.update({ ownerId, memberId }, { may })).affected === 1;
  }

  /** False where this person was no member. */
  async remove(ownerId: string, memberId: string): Promise<boolean> {
    return (await this.table.delete({ ownerId, memberId })).affected === 1;
  }

  /** What is exported of a person's household: without the ids of others. */
  async records(userId: string): Promise<HouseholdRecord> {
    const [members, gardens] = await Promise.all([this.members(userId), this.gardens(userId)]);
    const invitations = await this.database.table(GardenInvitationSchema).find({
      select: { email: true, may: true },
      where: { ownerId: userId, expiresAt: MoreThan(new Date()) },
    });
    return {
      members: members.map(({ email, may, joinedAt }) => ({ email, may, joinedAt: joinedAt.toISOString() })),
      invitations: invitations.map(({ email, may }) => ({ email, may })),
      gardens: gardens.map(({ ownerName, may }) => ({ ownerName, may })),
    };
  }

  private get table() {
    return this.database.table(GardenMemberSchema);
  }
}
