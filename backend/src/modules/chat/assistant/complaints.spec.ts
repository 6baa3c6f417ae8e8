import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnose, problemsFor, signsFor } from '@leaflore/doctor';
import type { PatientPlant } from '@leaflore/doctor';
import { speaking } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import '../../garden/index.js';
import { inEnglish } from './gloss.js';
import { intentOf } from './intent.js';
import { readQuestion } from './question.js';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const library = JSON.parse(read('backend/seeds/plant-library.json')) as PatientPlant[];
const patient = (name: string): PatientPlant =>
  library.find(({ scientificName }) => scientificName === name) ?? { scientificName: name };

interface Complaint {
  language: LanguageCode;
  plant: string;
  says: string;
  causes: string[];
}

/** Those that the guided check is measured by, too. */
const COMPLAINTS = read('doctor/test/complaints.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row): Complaint => {
    const [language, plant = '', says = '', , , causes = ''] = row.split('\t');
    return { language: language as LanguageCode, plant, says, causes: causes.split(',') };
  });

/** What the words are answered with, the likeliest first; none where they are not taken for a complaint. */
function causesOf({ language, plant, says }: Omit<Complaint, 'causes'>): string[] {
  return speaking(language, () => {
    const text = inEnglish(says, []);
    const named = plant ? patient(plant) : {};
    const { kind } = intentOf(readQuestion(text), { hasPlant: plant !== '', hasOwn: false });
    if (kind === 'problem') return problemsFor(text, named).map(({ id }) => id);
    const signs = signsFor(text);
    if (kind !== 'symptom' || !Object.keys(signs).length) return [];
    return diagnose(signs, named).causes.map(({ problem }) => problem.id);
  });
}

describe('complaints in a gardener’s own words', () => {
  it.each(['en', 'de', 'es'] as const)(
    'name their cause first in 17 of 20, and among three in 19 (%s)',
    (code) => {
      const spoken = COMPLAINTS.filter(({ language }) => language === code);
      expect(spoken.length).toBeGreaterThanOrEqual(30);
      const places = spoken.map((one) => causesOf(one).findIndex((id) => one.causes.includes(id)));
      const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / spoken.length;
      expect(share((place) => place === 0)).toBeGreaterThanOrEqual(0.85);
      expect(share((place) => place >= 0)).toBeGreaterThanOrEqual(0.93);
    },
  );

  it('are never answered with gnats for what sits on leaves', () => {
    for (const [language, says] of [
      ['en', 'White bugs on the leaves'],
      ['en', 'Tiny insects on the leaves of my plant'],
      ['de', 'Auf den Blättern sind kleine Tierchen'],
      ['es', 'Hay bichos en las hojas'],
    ] as const) {
      const found = causesOf({ language, plant: 'Ficus elastica', says });
      expect([says, found.includes('fungus-gnats'), found.length > 0]).toEqual([says, false, true]);
    }
  });
});
