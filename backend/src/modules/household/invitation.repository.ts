import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { GardenRight } from '../../kernel/acting-member.js';
import { KEPT_DAYS } from '../../kernel/retention.js';
import { DAY_MS } from '../../kernel/durations.js';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import { GardenInvitationSchema } from './garden-invitation.schema.js';
import type { GardenInvitationRow } from './garden-invitation.schema.js';
import * as sql from './household.statements.js';

const SHOWN = { id: true, email: true, may: true, expiresAt: true, tokenHash: true } as const;

type Stored = Pick<GardenInvitationRow, keyof typeof SHOWN>;

/** Invitations to gardens: at most one of a garden for each address, of whose token only a hash is kept. */
@Injectable()
export class InvitationRepository {
  constructor(private readonly database: Database) {}

  /** Those that can still be accepted, the oldest first. */
  list(ownerId: string): Promise<Stored[]> {
    const where = { ownerId, expiresAt: MoreThan(new Date()) };
    return this.table.find({ select: SHOWN, where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Invites an address; an earlier invitation of it stops working. */
  async add(ownerId: string, email: string, may: GardenRight): Promise<Omit<Stored, 'tokenHash'>> {
    await this.table.delete({ ownerId, email });
    const expiresAt = new Date(Date.now() + KEPT_DAYS.gardenInvitations * DAY_MS);
    const { identifiers } = await this.table.insert({ ownerId, email, may, expiresAt });
    return { id: (identifiers[0] as { id: string }).id, email, may, expiresAt };
  }

  /** Makes this the token of an invitation; undefined where that was withdrawn. */
  async setToken(id: string, token: string): Promise<(Stored & { ownerId: string }) | undefined> {
    await this.table.update({ id }, { tokenHash: hashToken(token) });
    return (await this.table.findOne({ select: { ...SHOWN, ownerId: true }, where: { id } })) ?? undefined;
  }

  /** Who sent the invitation with this token to this address. */
  async ownerOf(token: string, email: string): Promise<string | undefined> {
    const where = { tokenHash: hashToken(token), email };
    return (await this.table.findOne({ select: { ownerId: true }, where }))?.ownerId;
  }

  /** Uses an invitation that was mailed to this address; undefined unless it works. It works once. */
  async use(token: string, email: string): Promise<{ ownerId: string; may: GardenRight } | undefined> {
    const values = [hashToken(token), email];
    return (await this.database.query<{ ownerId: string; may: GardenRight }>(sql.USE_INVITATION, values))[0];
  }

  /** False where there is none of this owner. */
  async withdraw(ownerId: string, id: string): Promise<boolean> {
    return (await this.table.delete({ ownerId, id })).affected === 1;
  }

  /** Deletes what was sent to an address. */
  async forget(email: string): Promise<void> {
    await this.table.delete({ email });
  }

  /** Deletes those that are too old. */
  async prune(): Promise<void> {
    await this.table.delete({ expiresAt: LessThan(new Date()) });
  }

  private get table() {
    return this.database.table(GardenInvitationSchema);
  }
}
