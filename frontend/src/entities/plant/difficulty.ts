import { tDifficulty } from '../../languages/difficulty';
import type { IdentifiedPlantDto } from '../../shared/api/api';

const words: Partial<Record<string, () => string>> = {
  easy: () => tDifficulty('easy'),
  medium: () => tDifficulty('medium'),
  hard: () => tDifficulty('hard'),
} satisfies Record<IdentifiedPlantDto['difficulty'], () => string>;

/** How difficult a plant is, in words: "Easy to care for"; nothing for what only a newer server knows. */
export const careWords = (difficulty: IdentifiedPlantDto['difficulty']) => words[difficulty]?.();
