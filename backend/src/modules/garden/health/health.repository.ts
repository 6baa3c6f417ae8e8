import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { addDays } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import type { HealthProblem, ProblemOutcome } from '../domain/health-problem.js';
import { plantNotFound } from '../domain/plant.js';
import { STEP_DAYS, TREATMENT_REASON } from '../domain/schedule.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import { PlantProblemSchema } from '../tables/plant-problem.schema.js';
import type { PlantProblemRow } from '../tables/plant-problem.schema.js';
import { PlantSchema } from '../tables/plant.schema.js';
import type { Finding, Patient } from './diagnosis.js';
import * as sql from './health.statements.js';

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

  /** Opens a problem, or changes the one that is open; its treatment is the one of the finding then. */
  async save(key: ProblemKey, { tasks, ...finding }: Finding, openedOn: LocalDate): Promise<void> {
    const changed = await this.problems.update({ ...key, closedOn: IsNull() }, finding);
    if (!changed.affected) await this.problems.insert({ ...key, ...finding, openedOn });
    await this.entitle(key, finding.title);
    await this.dropSteps(key);
    const steps = tasks.map(({ key: step, on, text }) => ({
      plantId: key.plantId,
      userId: key.userId,
      problemId: key.id,
      step,
      kind: 'custom' as const,
      title: text,
      growingDays: 1,
      restingDays: 1,
      ownRhythm: true,
      startsOn: on,
      dueOn: on,
      lateOn: addDays(on, STEP_DAYS),
      reason: TREATMENT_REASON,
    }));
    await this.tasks.createQueryBuilder().insert().values(steps).orIgnore().execute();
  }

  /** Keeps what the gardener says of it; it is called what it was. */
  async note(key: ProblemKey, words: string): Promise<void> {
    await this.problems.update(key, { words });
  }

  /** False where it is not open (any more). Steps that were done stay, as does what was noted of them. */
  async close(key: ProblemKey, closedOn: LocalDate, outcome: ProblemOutcome): Promise<boolean> {
    const { affected } = await this.problems.update({ ...key, closedOn: IsNull() }, { closedOn, outcome });
    if (!affected) return false;
    await this.entitle(key, null);
    await this.dropSteps(key);
    return true;
  }

  /** The lists of plants show what the open problem is called. */
  private async entitle({ plantId: id, userId }: ProblemKey, problem: string | null): Promise<void> {
    await this.database.table(PlantSchema).update({ id, userId }, { problem });
  }

  private async dropSteps({ id: problemId, userId }: ProblemKey): Promise<void> {
    await this.tasks.delete({ problemId, userId, lastDoneOn: IsNull() });
  }

  private get problems() {
    return this.database.table(PlantProblemSchema);
  }

  private get tasks() {
    return this.database.table(CareTaskSchema);
  }
}
