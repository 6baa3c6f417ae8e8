import { texts } from '../../../kernel/languages/texts.js';
import { often } from '../../../kernel/spoken-time.js';
import type { IdentifiedPlant } from './finding.js';
import type { Condition, HealthAssessment } from './sighting.js';

const tIdentification = texts('identification');

/**
 * Range of scores (0 to 100) for a stressed plant. It does not reach 0, as a photo cannot show that a plant is lost.
 */
const STRESSED = { best: 65, worst: 35 };
const HEALTHY = { best: 100, worst: 85 };

/**
 * Turns the condition of a plant into words and a score. An identifier that only distinguishes healthy from limp
 * leaves names no disease, so the assessment is a warning. If the condition is unknown, there is no assessment.
 */
export function healthOf(
  condition: Condition,
  plant: Pick<IdentifiedPlant, 'waterNeeds' | 'waterIntervalDays'>,
): HealthAssessment | undefined {
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
        recommendations: [tIdentification('looksFresh')],
      };
    case 'stressed':
      return {
        status: 'warning',
        healthScore: score(STRESSED, condition.stress),
        issues: [tIdentification('mayBeLimp')],
        recommendations: [
          tIdentification('feelDeep', { rhythm: rhythmOf(plant) }),
          tIdentification('lookUnder'),
          tIdentification('hasItMoved'),
        ],
      };
  }
}

/** What an identifier says of how often a plant is watered. */
const RHYTHMS: Record<string, () => string> = {
  Daily: () => tIdentification('daily'),
  'Twice a week': () => tIdentification('twiceAWeek'),
  Weekly: () => tIdentification('weekly'),
  'Bi-weekly': () => tIdentification('biWeekly'),
  Monthly: () => tIdentification('monthly'),
};
/** How often it is watered, within a sentence: as often as its guide says, where it has one. */
const rhythmOf = ({
  waterNeeds,
  waterIntervalDays,
}: Pick<IdentifiedPlant, 'waterNeeds' | 'waterIntervalDays'>) =>
  waterIntervalDays
    ? within(often(waterIntervalDays))
    : (RHYTHMS[waterNeeds]?.() ?? waterNeeds.toLowerCase());

/** Only the first letter: German writes days and weeks with a capital one. */
const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const score = ({ best, worst }: { best: number; worst: number }, stress: number) =>
  Math.round(best - (best - worst) * stress);
