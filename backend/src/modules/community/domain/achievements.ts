import { texts } from '../../../kernel/languages/texts.js';

const tCommunity = texts('community');

/** What a gardener can achieve by caring for plants, and how far it is. */
export interface Achievement {
  id: 'first-plant' | 'one-year' | 'ten-rescued';
  title: string;
  text: string;
  /** Never more than the goal. */
  count: number;
  goal: number;
}

/** What achievements follow from. */
interface Care {
  plants: number;
  longestCareDays: number;
  rescued: number;
}

const YEAR_DAYS = 365;
const MANY = 10;

/** The three achievements, as far as this care has brought them. */
export const achievementsOf = ({ plants, longestCareDays, rescued }: Care): Achievement[] =>
  [
    {
      id: 'first-plant' as const,
      title: tCommunity('firstPlant'),
      text: tCommunity('firstPlantText'),
      count: plants,
      goal: 1,
    },
    {
      id: 'one-year' as const,
      title: tCommunity('oneYear'),
      text: tCommunity('oneYearText'),
      count: longestCareDays,
      goal: YEAR_DAYS,
    },
    {
      id: 'ten-rescued' as const,
      title: tCommunity('tenRescued'),
      text: tCommunity('tenRescuedText'),
      count: rescued,
      goal: MANY,
    },
  ].map((achievement) => ({ ...achievement, count: Math.min(achievement.count, achievement.goal) }));
