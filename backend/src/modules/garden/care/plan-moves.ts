import { Injectable } from '@nestjs/common';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { timeZoneOf } from '../../../kernel/local-date.js';
import { dueOf } from '../domain/gardener.js';
import { movedPlan } from '../domain/moved-plan.js';
import { OpenPlans } from './open-plans.repository.js';

/** Moves open plans to the seasons of where their gardener lives now. */
@Injectable()
export class PlanMoves {
  constructor(private readonly plans: OpenPlans) {}

  /** The plan of a plant, in a transaction, after its gardener has moved from that time zone. A second run changes nothing. */
  async follow(plantId: string, userId: string, from: string | null): Promise<void> {
    const steps = await this.plans.lockPlan(plantId, userId);
    const [first] = steps;
    if (!first) return;
    const gardener = { id: userId, timeZone: first.timeZone };
    if (hemisphereOf(timeZoneOf(gardener)) === hemisphereOf(timeZoneOf({ timeZone: from }))) return;
    const days = movedPlan(first.diagnosis, steps, gardener, first.today);
    for (const step of steps) {
      const startsOn = days.get(step.id);
      const answers = step.answers.toReversed();
      if (startsOn)
        await this.plans.replan(step, startsOn, dueOf(gardener, { ...step, startsOn, answers }, step.today));
    }
  }
}
