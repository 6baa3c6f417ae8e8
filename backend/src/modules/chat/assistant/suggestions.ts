import { texts } from '../../../kernel/languages/texts.js';
import { daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Plant } from '../../garden/index.js';
import { soilPatterns, soilQuestion } from '../domain/soil-history.js';
import type { SoilCheck } from '../domain/soil-history.js';

const tAssistant = texts('assistant');

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
    unwell && tAssistant('askHow', { plant: unwell.commonName }),
    late && tAssistant('askWatered', { plant: late.commonName }),
    plants.length > 0 && tAssistant('askWeek'),
    newest && tAssistant('askLight', { plant: newest.commonName }),
    newest && tAssistant('askCats', { plant: newest.commonName }),
    plants.length === 0 && tAssistant('askEasy'),
    plants.length === 0 && tAssistant('askLowLight'),
    plants.length === 0 && tAssistant('askMonstera'),
  ];
  return found.filter((question) => typeof question === 'string').slice(0, MAX_SUGGESTIONS);
}
