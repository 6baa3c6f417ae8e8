import type { PlanTask } from '@leaflore/doctor';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import type { HealthProblem, ProblemOutcome } from '../domain/health-problem.js';
import { plantNotFound } from '../domain/plant.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import { PlantProblemSchema } from '../tables/plant-problem.schema.js';
import type { PlantProblemRow } from '../tables/plant-problem.schema.js';
import { PlantSchema } from '../tables/plant.schema.js';
import type { Finding, Patient } from './diagnosis.js';
import * as sql from './health.statements.js';
import { rowOfStep } from './treatment-step.js';

const LOOK: PlanTask['kind'] = 'look';

/** A patient as it is stored: its last watering as an instant. */
export type StoredPatient = Omit<Patient, 'wateredOn'> & { lastWatered: Date | null };

/** Which problem of which plant, and whose. */
export interface ProblemKey {
  id: string;
  plantId: string;
  userId: string;
}

/** The problems of plants. The owner is part of every query; what writes has locked the plant. */
@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** Locks the plant until the transaction ends. Throws `plant-not-found`, also for another gardener's plant. */
  async lockPatient(plantId: string, userId: string): Promise<StoredPatient> {
    const [patient] = await this.database.query<StoredPatient>(sql.PATIENT, [plantId, userId]);
    if (!patient) throw plantNotFound();
    return patient;
  }

  list(plantId: string, userId: string): Promise<HealthProblem[]> {
    return this.database.query(sql.LIST, [plantId, userId]);
  }

  async find({ id, plantId, userId }: ProblemKey): Promise<HealthProblem | undefined> {
    const [problem] = await this.database.query<HealthProblem>(sql.GET, [id, plantId, userId]);
    return problem;
  }

  findOpen(plantId: string, userId: string): Promise<PlantProblemRow | null> {
    return this.problems.findOneBy({ plantId, userId, closedOn: IsNull() });
  }

  /** Opens a problem, or changes the one that is open; its plan is that of the finding. Steps that were done stay. */
  async save(key: ProblemKey, { tasks, ...finding }: Finding, openedOn: LocalDate): Promise<void> {
    const changed = await this.problems.update({ ...key, closedOn: IsNull() }, finding);
    if (!changed.affected) await this.problems.insert({ ...key, ...finding, openedOn });
    await this.setTitle(key, finding.title);
    const planned = { problemId: key.id, userId: key.userId };
    await this.tasks.delete({ ...planned, lastDoneOn: IsNull() });
    await this.tasks.delete({ ...planned, step: LOOK });
    await this.database.insertNew(
      CareTaskSchema,
      tasks.map((step) => rowOfStep(key, step, openedOn)),
    );
  }

  /** Keeps what the gardener says of it; its title stays. */
  async note(key: ProblemKey, words: string): Promise<void> {
    await this.problems.update(key, { words });
  }

  /** Closes it, and turns off the steps that were not done. False where it is not open (any more). */
  async close(key: ProblemKey, closedOn: LocalDate, outcome: ProblemOutcome): Promise<boolean> {
    const { affected } = await this.problems.update({ ...key, closedOn: IsNull() }, { closedOn, outcome });
    if (!affected) return false;
    await this.setTitle(key, null);
    await this.setActive(key, false);
    return true;
  }

  /** Opens a closed problem, with the steps that were not done. */
  async reopen(key: ProblemKey, title: string): Promise<void> {
    await this.problems.update(key, { closedOn: null, outcome: null });
    await this.setTitle(key, title);
    await this.setActive(key, true);
  }

  /** Deletes a problem and its steps; what was done stays in the journal. */
  async remove(key: ProblemKey): Promise<void> {
    await this.problems.delete(key);
    await this.setTitle(key, null);
  }

  /** The lists of plants show what the open problem is called. */
  private async setTitle({ plantId: id, userId }: ProblemKey, problem: string | null): Promise<void> {
    await this.database.table(PlantSchema).update({ id, userId }, { problem });
  }

  private async setActive({ id: problemId, userId }: ProblemKey, active: boolean): Promise<void> {
    await this.tasks.update({ problemId, userId, lastDoneOn: IsNull() }, { active });
    await this.tasks.update({ problemId, userId, step: LOOK }, { active });
  }

  private get problems() {
    return this.database.table(PlantProblemSchema);
  }

  private get tasks() {
    return this.database.table(CareTaskSchema);
  }
}
