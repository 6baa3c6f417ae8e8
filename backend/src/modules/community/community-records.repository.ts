import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import type { OwnWriting } from './domain/post.js';
import { OWN, WRITTEN } from './community-records.statements.js';

/** Something that a person has written in the community, as it is exported. */
export interface CommunityRecord {
  id: string;
  kind: 'post' | 'comment' | 'question';
  text: string;
  /** The name of the plant on a post. */
  plantName: string | null;
  /** What an expert has answered to a question. */
  answer: string | null;
  /** What the AI has answered to it. */
  aiAnswer: string | null;
  /** The photos of a post. */
  imageUrls: string[];
  createdAt: Date;
}

const PAGE = 500;
const BEGINNING = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** What a person has written in the community, page by page. What was deleted is left out. */
@Injectable()
export class CommunityRecords {
  constructor(private readonly database: Database) {}

  /** Posts and comments, newest first. */
  listOwn(userId: string, limit: number, after?: Position): Promise<OwnWriting[]> {
    return this.database.query(OWN, [userId, limit, after?.createdAt ?? null, after?.id ?? null]);
  }

  /** Everything, for the export, oldest first. */
  async *pages(userId: string): AsyncGenerator<CommunityRecord[]> {
    let last: Pick<CommunityRecord, 'createdAt' | 'id'> = BEGINNING;
    for (;;) {
      const values = [userId, last.createdAt, last.id, PAGE];
      const rows = await this.database.query<CommunityRecord>(WRITTEN, values);
      if (rows.length) yield rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1)!;
    }
  }
}
