import { Injectable } from '@nestjs/common';
import { Any, IsNull, LessThan, Not } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { HOUR_MS } from '../../kernel/durations.js';
import { Database } from '../../platform/database/database.js';
import { photoUrl } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { assertRoom } from './domain/photo-space.js';
import { PhotoSchema } from './photo.schema.js';
import type { PhotoRow } from './photo.schema.js';
import * as sql from './photo.statements.js';

const ADDRESS = { id: true, userId: true } as const;
const SKIP_LOCKED = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;

/** A row for every photo in the store, made before the photo is put there, so that none is ever forgotten. */
@Injectable()
export class PhotoRepository {
  constructor(private readonly database: Database) {}

  /** Whether all of them were new. Throws `photo-space-used`. */
  add(userId: string, photos: Pick<PhotoRow, 'id' | 'bytes'>[]): Promise<boolean> {
    const rows = photos.map(({ id, bytes }) => ({ id, userId, bytes }));
    return this.whereRoomIs(
      userId,
      photos.reduce((sum, { bytes }) => sum + bytes, 0),
      async () => (await this.database.insertNew(PhotoSchema, rows)) === photos.length,
    );
  }

  /** What a person's photos take, in bytes. */
  async sumBytes(userId: string): Promise<number> {
    return (await this.table.sum('bytes', { userId, removedAt: IsNull() })) ?? 0;
  }

  async drop(userId: string, ids: string[]): Promise<void> {
    await this.table.delete({ userId, id: Any(ids) });
  }

  /** Whether there is such a photo, or was until a little while ago. */
  isKnown(id: string): Promise<boolean> {
    return this.table.existsBy({ id });
  }

  isKept({ userId, id }: PhotoAddress): Promise<boolean> {
    return this.table.existsBy({ id, userId, removedAt: IsNull() });
  }

  async areKept(userId: string, photos: Pick<PhotoRow, 'id'>[]): Promise<boolean> {
    const id = Any(photos.map((photo) => photo.id));
    return (await this.table.countBy({ id, userId, removedAt: IsNull() })) === photos.length;
  }

  /** Whether a plant shows this photo in a garden that is shared with this member: as its own picture, or in its journal. */
  async isShared(photo: PhotoAddress, memberId: string): Promise<boolean> {
    const asked = [photo.userId, memberId, photoUrl(photo)];
    return (await this.database.query(sql.FIND_SHARED, asked)).length > 0;
  }

  /** Whose the photos with these ids are; ids that no photo has are left out. */
  async owners(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.table.find({ select: ADDRESS, where: { id: Any(ids) } });
    return new Map(rows.map(({ id, userId }) => [id, userId]));
  }

  /** Whether the id is this person's now: it was free, or theirs already. Throws `photo-space-used`. */
  claim({ id, userId }: PhotoAddress, bytes: number): Promise<boolean> {
    const claimed = async () => (await this.database.query(sql.CLAIM, [id, userId, bytes])).length > 0;
    return this.whereRoomIs(userId, bytes, claimed);
  }

  /** Keeps photos from being removed until the transaction ends; answers how many of them are there. */
  async hold(userId: string, ids: string[]): Promise<number> {
    const where = { id: Any(ids), userId, removedAt: IsNull() };
    return (await this.table.find({ select: { id: true }, where, lock: { mode: 'for_key_share' } })).length;
  }

  /** Marks those that nothing refers to as removed, among these or among at most `limit` whose time has come. Answers how many it looked at. */
  removeUnused(which: { ids: string[] } | { limit: number }): Promise<number> {
    return this.database.transaction(async () => {
      const ids = 'ids' in which ? await this.lock(which.ids) : await this.lockDue(which.limit);
      if (ids.length) await this.database.query(sql.JUDGE, [ids]);
      return ids.length;
    });
  }

  /**
   * Calls `clear` with at most `limit` photos that are marked as removed, to take them from the store while they cannot
   * come back; answers how many rows went with them. Rows outlive their photos until no link to them is valid any more,
   * so that no link is used twice.
   */
  clearRemoved(limit: number, clear: (photos: PhotoAddress[]) => Promise<void>): Promise<number> {
    return this.database.transaction(async () => {
      const where = { removedAt: Not(IsNull()) };
      const order = { createdAt: 'ASC' } as const;
      const photos = await this.table.find({ select: ADDRESS, where, order, take: limit, lock: SKIP_LOCKED });
      await clear(photos);
      const createdAt = LessThan(new Date(Date.now() - HOUR_MS));
      const { affected } = await this.table.delete({
        ...where,
        id: Any(photos.map(({ id }) => id)),
        createdAt,
      });
      return affected ?? 0;
    });
  }

  /** Calls `add` unless the person would have more than an account may, however many requests race. */
  private whereRoomIs<T>(userId: string, bytes: number, add: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.query(sql.TAKE_TURN, [userId]);
      assertRoom(await this.sumBytes(userId), bytes);
      return add();
    });
  }

  private async lock(ids: string[]): Promise<string[]> {
    const where = { id: Any(ids), removedAt: IsNull() };
    const rows = await this.table.find({ select: { id: true }, where, lock: { mode: 'pessimistic_write' } });
    return rows.map(({ id }) => id);
  }

  /** A photo that is being put to use is locked too (see the trigger of migration 0007): it is left for the next time. */
  private async lockDue(limit: number): Promise<string[]> {
    const where: FindOptionsWhere<PhotoRow> = { removedAt: IsNull(), checkAt: LessThan(new Date()) };
    const order = { checkAt: 'ASC' } as const;
    const rows = await this.table.find({
      select: { id: true },
      where,
      order,
      take: limit,
      lock: SKIP_LOCKED,
    });
    return rows.map(({ id }) => id);
  }

  private get table() {
    return this.database.table(PhotoSchema);
  }
}
