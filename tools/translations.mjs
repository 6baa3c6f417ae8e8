// The library in other languages: docs/languages.md.
//   node tools/translations.mjs                        what is wrong, such as plants whose English has changed; code 1 when anything is
//   node tools/translations.mjs looked-at de aloe-vera …  notes that these translations were looked at since
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishOf, translationFaults } from '../backend/seeds/translations.mjs';
import { ROOT } from './lib.mjs';

const SEEDS = path.join(ROOT, 'backend/seeds');
const fileOf = (name, code) => path.join(SEEDS, `${name}${code ? `.${code}` : ''}.json`);
const read = (name, code) => JSON.parse(readFileSync(fileOf(name, code), 'utf8'));

const plants = read('plant-library');
const codes = readdirSync(SEEDS).flatMap((file) => /^plant-library\.(\w+)\.json$/.exec(file)?.[1] ?? []);

const [what, code, ...slugs] = process.argv.slice(2);
if (what === 'looked-at' && codes.includes(code) && slugs.length) noteLookedAt();
else if (what) fail('Use: node tools/translations.mjs [looked-at <language> <slug> …]');
else report();

function report() {
  const faults = codes.flatMap((each) =>
    translationFaults(plants, read('plant-library', each), read('pet-toxicity', each)).map(
      (fault) => `${each}: ${fault}`,
    ),
  );
  if (faults.length) fail(faults.join('\n'));
  console.log(`${plants.length} plants are in order in ${codes.join(' and ')}.`);
}

function noteLookedAt() {
  const words = read('plant-library', code);
  for (const slug of slugs) {
    const plant = plants.find((each) => each.slug === slug);
    if (!plant || !words[slug]) fail(`There is no ${slug} in both files.`);
    words[slug].$english = englishOf(plant);
  }
  writeFileSync(fileOf('plant-library', code), inFile(words));
}

/** As the files are written: a line for each text. */
function inFile(words) {
  const value = (text) =>
    Array.isArray(text) ? `[${text.map((name) => JSON.stringify(name)).join(', ')}]` : JSON.stringify(text);
  const texts = (plant) =>
    Object.entries(plant).map(([field, text]) => `    ${JSON.stringify(field)}: ${value(text)}`);
  const entries = Object.entries(words).map(
    ([slug, plant]) => `  ${JSON.stringify(slug)}: {\n${texts(plant).join(',\n')}\n  }`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
