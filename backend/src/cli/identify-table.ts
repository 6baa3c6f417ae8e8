import path from 'node:path';
import type { SpokenFinding } from '../modules/identification/finding-words.js';

/** Never 0 and never 100, as no answer is that certain. */
const percent = (share: number) => {
  if (share < 0.01) return '<1 %';
  return share > 0.99 ? '>99 %' : `${Math.round(share * 100)} %`;
};

/** The finding as text for a terminal. */
export function toTable(file: string, { plant, candidates, advice, certainty }: SpokenFinding): string {
  const rows: [string, string][] = candidates.map(({ commonName, scientificName, confidence }) => [
    percent(confidence),
    `${commonName} (${scientificName})`,
  ]);
  const care: [string, string][] =
    plant && certainty === 'sure'
      ? [
          ['Water', plant.oftenWatered ?? plant.waterNeeds],
          ['Light', plant.lightNeeds],
          ['Soil', plant.soilType],
          ['Care', plant.careInstructions],
          ['Difficulty', plant.difficulty],
          ['Pets', plant.petToxicity.basis],
        ]
      : [];
  const health = plant?.diseaseDetection;
  const condition: [string, string][] = health
    ? [['Health', [`${health.healthScore} of 100`, ...health.issues, ...health.recommendations].join(' ')]]
    : [];
  const lines = [...rows, ...care, ...condition].map(([name, text]) => `  ${name.padStart(10)}  ${text}`);
  return [`${path.basename(file)}: ${advice}`, ...lines, '', ''].join('\n');
}
