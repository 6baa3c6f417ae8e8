import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import type { Due } from '../domain/situation.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import { PlantProblemSchema } from '../tables/plant-problem.schema.js';
import type { GardenersTask } from './care.repository.js';
import * as sql from './open-plans.statements.js';

/** A step of an open plan, with its gardener, and what it treats. */
export type LockedStep = GardenersTask & { key: string; diagnosis: string };

/** The plans of open problems, as tasks. */
@Injectable()
export class OpenPlans {
  constructor(private readonly database: Database) {}

  /** The steps of the open plan of a plant, locked until the transaction ends; none where there is no plan. */
  lockPlan(plantId: string, userId: string): Promise<LockedStep[]> {
    return this.database.query<LockedStep>(sql.LOCK_PLAN, [plantId, userId]);
  }

  /** Plans a step for another day. */
  async replan({ id, problemId, key }: LockedStep, startsOn: LocalDate, due: Due): Promise<void> {
    const { dueOn, putOffFrom, lateOn, reason } = due;
    await this.tasks.update({ id }, { startsOn, dueOn, putOffFrom, lateOn, reason });
    if (key === 'photo') await this.problems.update({ id: problemId! }, { photoOn: startsOn });
    if (key === 'look') await this.problems.update({ id: problemId! }, { lookAgainOn: startsOn });
  }

  private get problems() {
    return this.database.table(PlantProblemSchema);
  }

  private get tasks() {
    return this.database.table(CareTaskSchema);
  }
}
