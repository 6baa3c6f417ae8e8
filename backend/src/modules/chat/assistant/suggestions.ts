import { daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Plant } from '../../garden/index.js';
import { soilPatterns, soilQuestion } from '../domain/soil-history.js';
import type { SoilCheck } from '../domain/soil-history.js';

const MAX_SUGGESTIONS = 4;
const LATE_DAYS = 3;

/** Questions that a garden's state and its last weeks (`checks`) suggest, the most pressing first. */
export function suggestionsFor(plants: Plant[], checks: SoilCheck[], today: LocalDate): string[] {
  const unwell = plants.find(({ problem }) => problem);
  const late = plants.find(({ waterDueOn }) => waterDueOn && daysBetween(waterDueOn, today) >= LATE_DAYS);
  const [again] = soilPatterns(checks, today).flatMap((pattern) => {
    const plant = plants.find(({ id }) => id === pattern.plantId);
    return plant ? [soilQuestion(pattern, plant.commonName)] : [];
  });
  const newest = plants.find((plant) => plant !== unwell && plant !== late);
  const found = [
    again,
    unwell && `How is my ${unwell.commonName} doing?`,
    late && `When did I last water my ${late.commonName}?`,
    plants.length > 0 && 'What should I do this week?',
    newest && `How much light does my ${newest.commonName} need?`,
    newest && `Is my ${newest.commonName} dangerous for cats?`,
    plants.length === 0 && 'Which plants are easy and safe for cats?',
    plants.length === 0 && 'Which plants are fine with low light?',
    plants.length === 0 && 'How often should I water a monstera?',
  ];
  return found.filter((question) => typeof question === 'string').slice(0, MAX_SUGGESTIONS);
}
