import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { PhotoAddress } from './domain/photo-address.js';

const ADD = {
  name: 'photos-add',
  text: `insert into photos (user_id, id) select $1, id from unnest($2::uuid[]) as id
         on conflict do nothing returning id`,
};
const DROP = { name: 'photos-drop', text: `delete from photos where user_id = $1 and id = any($2::uuid[])` };
const IS_KNOWN = { name: 'photos-is-known', text: `select 1 from photos where id = $1` };
const IS_KEPT = {
  name: 'photos-is-kept',
  text: `select 1 from photos where id = $1 and user_id = $2 and removed_at is null`,
};
/** Whoever puts a photo to use holds its row too (see the trigger of 0007): those are left for the next time. */
const LOCK_DUE = {
  name: 'photos-lock-due',
  text: `select id from photos where removed_at is null and check_at < now()
          order by check_at limit $1 for update skip locked`,
};
const LOCK = {
  name: 'photos-lock',
  text: `select id from photos where id = any($1::uuid[]) and removed_at is null for update`,
};
/** A statement of its own: it must see what was committed before the rows were locked. */
const JUDGE = {
  name: 'photos-judge',
  text: `update photos p
            set check_at = now() + interval '1 day', removed_at = case when judged.used then null else now() end
           from unnest($1::uuid[]) as asked (id)
           join photos o on o.id = asked.id
           cross join lateral (
             select exists (select from photos_in_use u where u.user_id = o.user_id and u.photo = o.id::text) as used
           ) judged
          where p.id = asked.id`,
};
const REMOVED = {
  name: 'photos-removed',
  text: `select id, user_id as "userId" from photos where removed_at is not null
          order by created_at limit $1 for update skip locked`,
};
/** Rows outlive their photos until no link to them is valid any more, so that no link is used twice. */
const PURGE = {
  name: 'photos-purge',
  text: `delete from photos
          where id = any($1::uuid[]) and removed_at is not null and created_at < now() - interval '1 hour'
          returning id`,
};

/** A row for every photo in the store, made before the photo is put there, so that none is ever forgotten. */
@Injectable()
export class PhotoRepository {
  constructor(private readonly database: Database) {}

  /** Whether all of them were new. */
  async add(userId: string, ids: string[]): Promise<boolean> {
    return (await this.database.query(ADD, [userId, ids])).length === ids.length;
  }

  async drop(userId: string, ids: string[]): Promise<void> {
    await this.database.query(DROP, [userId, ids]);
  }

  /** Whether there is such a photo, or was until a little while ago. */
  async isKnown(id: string): Promise<boolean> {
    return (await this.database.query(IS_KNOWN, [id])).length > 0;
  }

  async isKept({ userId, id }: PhotoAddress): Promise<boolean> {
    return (await this.database.query(IS_KEPT, [id, userId])).length > 0;
  }

  /** Marks those that nothing refers to as removed, among these or among at most `limit` whose time has come. Answers how many it looked at. */
  async removeUnused(which: { ids: string[] } | { limit: number }): Promise<number> {
    return this.database.transaction(async () => {
      const [statement, value] = 'ids' in which ? [LOCK, which.ids] : [LOCK_DUE, which.limit];
      const locked = await this.database.query<{ id: string }>(statement, [value]);
      const ids = locked.map(({ id }) => id);
      if (ids.length) await this.database.query(JUDGE, [ids]);
      return ids.length;
    });
  }

  /**
   * Has at most `limit` photos that are marked as removed taken from the store, while nobody can bring them back; answers
   * how many rows went with them.
   */
  async clearRemoved(limit: number, clear: (photos: PhotoAddress[]) => Promise<void>): Promise<number> {
    return this.database.transaction(async () => {
      const photos = await this.database.query<PhotoAddress>(REMOVED, [limit]);
      await clear(photos);
      return (await this.database.query(PURGE, [photos.map(({ id }) => id)])).length;
    });
  }
}
