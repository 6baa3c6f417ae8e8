import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BlockSchema } from './community.schema.js';
import * as sql from './community.statements.js';
import { blockNotFound } from './domain/community.errors.js';
import type { Block } from './domain/post.js';

/** Who does not want to read whom. */
@Injectable()
export class BlockRepository {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<Block[]> {
    return this.database.query(sql.BLOCKS, [userId]);
  }

  has(userId: string, blockedId: string): Promise<boolean> {
    return this.database.table(BlockSchema).existsBy({ userId, blockedId });
  }

  async add(userId: string, blockedId: string): Promise<void> {
    await this.database.insertNew(BlockSchema, [{ userId, blockedId }]);
  }

  /** Throws `block-not-found`, also for another person's. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.table(BlockSchema).delete({ id, userId });
    if (!affected) throw blockNotFound();
  }
}
