import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import * as sql from './milestones.statements.js';

/** What a gardener's care amounts to. */
export interface Milestones {
  plants: number;
  /** From the first care since it was added to the last one, of the plant that was cared for longest. */
  longestCareDays: number;
  /** Plants of which a problem was closed as better. */
  rescued: number;
}

/** Reads what a person has achieved in the garden. */
@Injectable()
export class MilestonesRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<Milestones> {
    const [milestones] = await this.database.query<Milestones>(sql.MILESTONES, [userId]);
    return milestones!;
  }
}
