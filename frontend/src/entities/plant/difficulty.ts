import { tDifficulty } from '../../languages/difficulty';
import type { IdentifiedPlantDto } from '../../shared/api/api';

const words: Record<IdentifiedPlantDto['difficulty'], () => string> = {
  easy: () => tDifficulty('easy'),
  medium: () => tDifficulty('medium'),
  hard: () => tDifficulty('hard'),
};

/** How difficult a plant is, in words: "Easy to care for". */
export const careWords = (difficulty: IdentifiedPlantDto['difficulty']) => words[difficulty]();
