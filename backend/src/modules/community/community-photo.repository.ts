import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { CommunityPhotoSchema } from './community-photo.schema.js';
import type { CommunityPhotoRow } from './community-photo.schema.js';
import * as sql from './community.statements.js';
import { photoNotFound } from './domain/community.errors.js';
import type { PhotoState, WaitingPhoto } from './domain/photo.js';
import { WAITING_PHOTOS } from './moderation.statements.js';

/** Photos of posts, and who may see which. */
@Injectable()
export class CommunityPhotoRepository {
  constructor(private readonly database: Database) {}

  /** Where a photo is stored that this reader may see. Throws `photo-not-found`. */
  async locate(readerId: string, id: string): Promise<string> {
    const [photo] = await this.database.query<{ imageUrl: string }>(sql.PHOTO_FOR, [readerId, id]);
    if (!photo) throw photoNotFound();
    return photo.imageUrl;
  }

  /** Where a photo is stored, for admins. Throws `photo-not-found`. */
  async locateAny(id: string): Promise<string> {
    const photo = await this.table.findOneBy({ id });
    if (!photo) throw photoNotFound();
    return photo.imageUrl;
  }

  /** Adds photos to a post, after those that it has; one that it has already stays as it is. Answers the ids of the new ones. */
  async add(userId: string, postId: string, imageUrls: string[]): Promise<string[]> {
    const there = await this.listOf(postId);
    const known = there.map(({ imageUrl }) => imageUrl);
    const next = Math.max(-1, ...there.map(({ position }) => position)) + 1;
    const rows = imageUrls
      .filter((imageUrl) => !known.includes(imageUrl))
      .map((imageUrl, at) => ({ id: randomUUID(), postId, userId, imageUrl, position: next + at }));
    if (rows.length) await this.table.insert(rows);
    return rows.map(({ id }) => id);
  }

  listOf(postId: string): Promise<CommunityPhotoRow[]> {
    return this.table.findBy({ postId });
  }

  /** Takes a photo off a post and answers where it is stored. Throws `photo-not-found`, also for another person's. */
  async remove(userId: string, postId: string, id: string): Promise<string> {
    const photo = await this.table.findOneBy({ id, postId, userId });
    if (!photo) throw photoNotFound();
    await this.table.delete({ id });
    return photo.imageUrl;
  }

  /** A photo that is still to be checked; undefined when it was settled or is gone. */
  async findUnchecked(id: string): Promise<CommunityPhotoRow | undefined> {
    return (await this.table.findOneBy({ id, state: 'checking' })) ?? undefined;
  }

  /** Settles a photo that is in one of these states; false when it is in no such state, or gone. */
  async settle(id: string, from: PhotoState[], state: PhotoState): Promise<boolean> {
    return ((await this.table.update({ id, state: In(from) }, { state })).affected ?? 0) > 0;
  }

  /** Those that wait for an admin, oldest first. */
  listWaiting(limit: number, after?: Position): Promise<WaitingPhoto[]> {
    return this.database.query(WAITING_PHOTOS, [limit, after?.createdAt ?? null, after?.id ?? null]);
  }

  private get table() {
    return this.database.table(CommunityPhotoSchema);
  }
}
