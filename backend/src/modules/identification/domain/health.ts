import type { Condition, HealthAssessment } from './sighting.js';

/** From here on a plant that looks stressed is said to look very ill. */
const VERY_STRESSED = 0.9;

/**
 * Puts the condition of a plant into words and a score. An identifier that only tells healthy leaves from limp ones
 * names no disease, so neither do we; when it cannot tell, there is no assessment.
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
        healthScore: score(condition.stress),
        issues: [],
        recommendations: ['The leaves look fresh. Carry on as you do.'],
      };
    case 'stressed':
      return {
        status: condition.stress >= VERY_STRESSED ? 'diseased' : 'warning',
        healthScore: score(condition.stress),
        issues: ['The leaves look limp or damaged. From a photo we cannot tell why.'],
        recommendations: [
          `Feel the soil 3 cm deep. Dry: water thoroughly. Wet: let it dry out before you water again (usual rhythm: ${plant.waterNeeds.toLowerCase()}).`,
          'Look under the leaves and along the stems for insects, webs or spots.',
          'Has it been moved, repotted, or stood in heat, cold or draught? Give it a calm place and a week.',
        ],
      };
  }
}

const score = (stress: number) => Math.round(100 * (1 - stress));
