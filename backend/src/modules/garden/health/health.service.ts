import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { problemOf } from '@leaflore/doctor';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { Database } from '../../../platform/database/database.js';
import { CareRepository } from '../care/care.repository.js';
import { dayOf, dueOf, todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { problemIsClosed, problemIsOpen, problemNotFound } from '../domain/health-problem.js';
import type { HealthProblem, ProblemOutcome } from '../domain/health-problem.js';
import { findingOf } from './diagnosis.js';
import type { Complaint, Patient } from './diagnosis.js';
import { HealthRepository } from './health.repository.js';
import { saidProblem, saidTitle, stillUnwell } from './spoken.js';

/** A problem that was closed; where it did not get better, the one that the plant still has, and what to think of next. */
export interface ClosedProblem {
  problem: HealthProblem;
  followUp: HealthProblem | null;
  /** Ids in the doctor's catalogue, the likeliest first. */
  next: string[];
}

/** What is wrong with plants: opened, treated and closed. A plant has at most one open problem, and is unwell while it has. */
@Injectable()
export class HealthService {
  constructor(
    private readonly health: HealthRepository,
    private readonly care: CareRepository,
    private readonly database: Database,
  ) {}

  /** Newest first. Throws `plant-not-found`, as all that follow do, also for another gardener's plant. */
  async list(gardener: Gardener, plantId: string): Promise<HealthProblem[]> {
    const problems = await this.health.list(plantId, gardener.id);
    if (problems.length === 0) await this.care.plant(plantId, gardener.id);
    return problems.map(saidProblem);
  }

  /**
   * Opens a problem with its plan. Where one without a diagnosis is open, this says more of it. The same key is the same
   * problem. Throws `problem-is-open`, `nothing-seen`, `unknown-sign` or `unknown-problem`.
   */
  open(
    gardener: Gardener,
    plantId: string,
    complaint: Complaint,
    key?: string | null,
  ): Promise<HealthProblem> {
    const id = key ? nameUuid(`${plantId} ${key}`, gardener.id) : randomUUID();
    return this.change(gardener, plantId, async (patient) => {
      const earlier = await this.health.find({ id, plantId, userId: gardener.id });
      if (earlier) return saidProblem(earlier);
      const open = await this.health.findOpen(plantId, gardener.id);
      const words = complaint.words ?? open?.words;
      if (open?.diagnosis) {
        // A repeat that said more of what was open already has no problem of its own.
        const { diagnosis, answers } = findingOf(
          { ...complaint, words },
          patient,
          gardener,
          todayOf(gardener),
        );
        const isRepeat = key && diagnosis === open.diagnosis && isDeepStrictEqual(answers, open.answers);
        if (!isRepeat) throw problemIsOpen();
        return saidProblem((await this.health.find({ id: open.id, plantId, userId: gardener.id }))!);
      }
      return saidProblem(
        await this.save(gardener, plantId, open?.id ?? id, { ...complaint, words }, patient),
      );
    });
  }

  /** Keeps the gardener's words about what is wrong, beside a diagnosis or without; null means that nothing is any more. */
  describe(gardener: Gardener, plantId: string, words: string | null): Promise<void> {
    return this.change(gardener, plantId, async (patient) => {
      const open = await this.health.findOpen(plantId, gardener.id);
      if (words === (open ? saidTitle(open.title) : null)) return;
      const key = { id: open?.id ?? randomUUID(), plantId, userId: gardener.id };
      if (words === null) await this.health.close(key, todayOf(gardener), 'better');
      else if (open?.diagnosis) await this.health.note(key, words);
      else await this.save(gardener, plantId, key.id, { words }, patient);
    });
  }

  /**
   * Ends a plan. What did not get better leaves the plant unwell: a problem without a diagnosis follows. A repeat with the
   * same outcome changes nothing. Throws `problem-not-found` or, with another outcome, `problem-is-closed`.
   */
  close(gardener: Gardener, plantId: string, id: string, outcome: ProblemOutcome): Promise<ClosedProblem> {
    return this.change(gardener, plantId, async (patient) => {
      const key = { id, plantId, userId: gardener.id };
      const isNew = await this.health.close(key, todayOf(gardener), outcome);
      const problem = await this.health.find(key);
      if (!problem) throw problemNotFound();
      if (problem.outcome !== outcome) throw problemIsClosed();
      const isUnwell = isNew && outcome === 'not-better';
      const words = stillUnwell(problem.title);
      const followUp = isUnwell ? await this.save(gardener, plantId, randomUUID(), { words }, patient) : null;
      const known = problem.diagnosis === null ? undefined : problemOf(problem.diagnosis);
      const next = outcome === 'not-better' ? (known?.next ?? []) : [];
      return { problem: saidProblem(problem), followUp: followUp && saidProblem(followUp), next };
    });
  }

  /**
   * Takes a closing back: its plan goes on where it was. What has followed it without a plan goes; another plan does not, and is
   * `problem-is-open`. A problem that is open stays so. Throws `problem-not-found`.
   */
  reopen(gardener: Gardener, plantId: string, id: string): Promise<HealthProblem> {
    return this.change(gardener, plantId, async () => {
      const key = { id, plantId, userId: gardener.id };
      const problem = await this.health.find(key);
      if (!problem) throw problemNotFound();
      const open = await this.health.findOpen(plantId, gardener.id);
      if (open?.id === id) return saidProblem(problem);
      if (open?.diagnosis) throw problemIsOpen();
      if (open) await this.health.remove({ ...key, id: open.id });
      await this.health.reopen(key, problem.title);
      return saidProblem((await this.health.find(key))!);
    });
  }

  /**
   * Takes back that a problem was opened: without the gardener's own words nothing is wrong any more, with them only the plan
   * goes. Throws `problem-not-found`, or `problem-is-closed`.
   */
  withdraw(gardener: Gardener, plantId: string, id: string): Promise<void> {
    return this.change(gardener, plantId, async (patient) => {
      const key = { id, plantId, userId: gardener.id };
      const problem = await this.health.find(key);
      if (!problem) throw problemNotFound();
      if (problem.closedOn) throw problemIsClosed();
      const { diagnosis, words } = problem;
      if (diagnosis && words) await this.save(gardener, plantId, id, { words }, patient);
      else await this.health.remove(key);
    });
  }

  /**
   * With the plant locked. What follows from an open problem too has its date again afterwards: feeding, repotting, misting, and the watering
   * of what the cold ends.
   */
  private change<Result>(
    gardener: Gardener,
    plantId: string,
    write: (patient: Patient) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async () => {
      const result = await write(await this.patient(gardener, plantId));
      for (const kind of ['water', 'fertilise', 'repot', 'mist'] as const) {
        const task = await this.care.lockKind(plantId, gardener.id, kind);
        if (task && (kind !== 'water' || task.cold === 'end'))
          await this.care.moveAll([{ id: task.id, ...dueOf(gardener, task), wateredAt: null }]);
      }
      return result;
    });
  }

  private async save(
    gardener: Gardener,
    plantId: string,
    id: string,
    complaint: Complaint,
    patient: Patient,
  ): Promise<HealthProblem> {
    const today = todayOf(gardener);
    const finding = findingOf(complaint, patient, gardener, today);
    const key = { id, plantId, userId: gardener.id };
    await this.health.save(key, finding, today);
    return (await this.health.find(key))!;
  }

  private async patient(gardener: Gardener, plantId: string): Promise<Patient> {
    const { lastWatered, ...known } = await this.health.lockPatient(plantId, gardener.id);
    return { ...known, wateredOn: lastWatered && dayOf(gardener, new Date(lastWatered)) };
  }
}
