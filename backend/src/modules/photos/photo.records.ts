import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../kernel/domain-error.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { photoKey, smallKey } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { uploadUsed } from './domain/photo.errors.js';
import type { Copies } from './photo-copier.js';

const OWNERS = {
  name: 'photos-owners',
  text: `select id, user_id as "userId" from photos where id = any($1::uuid[])`,
};
const IS_KEPT = {
  name: 'photos-is-still-kept',
  text: `select 1 from photos where id = $1 and user_id = $2 and removed_at is null`,
};
/** One that was removed a moment ago, and whose row is still there, comes back. */
const CLAIM = {
  name: 'photos-claim',
  text: `insert into photos as p (id, user_id) values ($1, $2)
         on conflict (id) do update set removed_at = null, check_at = now() + interval '1 day'
          where p.user_id = excluded.user_id returning id`,
};

/** Photos that come back under the ids that they had. */
@Injectable()
export class PhotoRecords {
  constructor(
    private readonly images: ImageStore,
    private readonly database: Database,
  ) {}

  /** Whose the photos with these ids are; ids that no photo has are left out. */
  async owners(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; userId: string }>(OWNERS, [ids]);
    return new Map(rows.map(({ id, userId }) => [id, userId]));
  }

  /** Whether this person has this photo, whole. */
  async isThere(photo: PhotoAddress): Promise<boolean> {
    if ((await this.database.query(IS_KEPT, [photo.id, photo.userId])).length === 0) return false;
    try {
      (await this.images.getStream(photoKey(photo))).destroy();
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return false;
      throw error;
    }
  }

  /** Keeps a photo under an id that is this person's or nobody's; what nothing refers to within a day goes again. */
  async importPhoto(photo: PhotoAddress, { kept, small }: Copies): Promise<void> {
    const claimed = await this.database.query(CLAIM, [photo.id, photo.userId]);
    if (claimed.length === 0) throw uploadUsed();
    await this.images.put(smallKey(photo), small);
    await this.images.put(photoKey(photo), kept);
  }
}
