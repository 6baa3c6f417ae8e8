import type { Condition, HealthAssessment } from './sighting.js';

/**
 * Range of scores (0 to 100) for a stressed plant. It does not reach 0, as a photo cannot show that a plant is lost.
 */
const STRESSED = { best: 65, worst: 35 };
const HEALTHY = { best: 100, worst: 85 };

/**
 * Turns the condition of a plant into words and a score. An identifier that only distinguishes healthy from limp
 * leaves names no disease, so the assessment is a warning. If the condition is unknown, there is no assessment.
 */
export function healthOf(condition: Condition, plant: { waterNeeds: string }): HealthAssessment | undefined {
  switch (condition.verdict) {
    case 'assessed':
      return condition.health;
    case 'unknown':
      return undefined;
    case 'healthy':
      return {
        status: 'healthy',
        healthScore: score(HEALTHY, condition.stress),
        issues: [],
        recommendations: ['The leaves look fresh. Keep doing what you’re doing.'],
      };
    case 'stressed':
      return {
        status: 'warning',
        healthScore: score(STRESSED, condition.stress),
        issues: ['The leaves may be limp or damaged. We can’t tell why from a photo.'],
        recommendations: [
          `Feel the soil 3 cm deep. Dry: water thoroughly. Wet: let it dry out before you water again (usual rhythm: ${plant.waterNeeds.toLowerCase()}).`,
          'Look under the leaves and along the stems for insects, webs or spots.',
          'Has it been moved, repotted, or stood in heat, cold or draught? Give it a calm place and a week.',
        ],
      };
  }
}

const score = ({ best, worst }: { best: number; worst: number }, stress: number) =>
  Math.round(best - (best - worst) * stress);
