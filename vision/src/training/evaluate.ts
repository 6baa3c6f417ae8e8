/**
 * Measures the classifier on folders of photos: `--photos DIR [--photos DIR2] [--cache DIR]
 * [--sample N]`.
 *
 * It measures two things, each for the first network alone and for both together. The committed heads on these photos: honest only
 * if they were not trained on them. And the method: heads are fitted without whole sources and tested on these, by five folds, each with
 * confidences and cut-offs from the other folds. Exits with 1 when the method falls below the floors, which apply to the committed head's
 * plants. A sample is enough for the first only: it shows that what is committed still sees what it saw when it was trained.
 */
import { startTensors } from '../backbone.js';
import { score } from '../classify.js';
import { decodeHead, type Head } from '../head.js';
import { readHead, readSecondHead, wasmFolder } from '../node-files.js';
import { decodeSecond, withSecond, type Second } from '../second.js';
import { folders, type Folders } from './arguments.js';
import { indoorClasses } from './categories.js';
import { accuracy, describeLooks, describeSpecies, type Accuracy, type LookFigures } from './figures.js';
import { load } from './load.js';
import { evenly, speciesPhotos, type Photo } from './photos.js';
import { showLooks, showSpecies, showTable } from './report.js';
import { sample } from './samples.js';
import { fitSecond } from './second.js';
import { fitSpecies } from './species.js';

/** Lowest shares accepted of strangers' photos named rightly, by the first network and by both, and highest of what must not happen. */
const LOWEST = { first: { top1: 0.5, top3: 0.64 }, both: { top1: 0.58, top3: 0.74 } };
const HIGHEST = { sureWrong: 0.06, otherPlantsNamed: 0.32, otherPlantsSure: 0.06, calibrationError: 0.05 };
/** Of photos that the committed heads were trained on. */
const MIN_KNOWN_TOP1 = { first: 0.85, both: 0.9 };

const LOOKS = ['first', 'both'] as const;

/** What the committed heads say of photos whose species they know. */
async function committed(photos: Photo[], head: Head, second: Second, given: Folders) {
  const known = photos.filter(({ classId }) => head.classIds.includes(classId));
  const first = await sample(known, ['mirrored'], given);
  const again = await sample(known, ['mirrored'], { ...given, network: 'second' });
  const named = (species: number[], at: number) => ({
    scores: species.slice(0, head.classIds.length),
    label: head.classIds.indexOf(known[at]!.classId),
  });
  const alone = first.rows.map((row) => score(row, head));
  const mirrored = first.copies[0]!.map((row) => score(row, head));
  const together = alone.map((seen, at) =>
    withSecond([seen, mirrored[at]!], [again.rows[at]!, again.copies[0]![at]!], second),
  );
  return {
    first: alone.map(({ species }, at) => named(species, at)),
    both: together.map(({ species }, at) => named(species, at)),
  };
}

/** Shows how many of their own photos the committed heads name rightly; what falls short of the floors. */
async function showCommitted(photos: Photo[], head: Head, given: Folders): Promise<string[]> {
  const scored = await committed(photos, head, decodeSecond(await readSecondHead(), head), given);
  console.log(`\nThe committed heads on the ${scored.first.length} of these photos whose species they know.`);
  console.log('If they were trained on them, this is too good to be true; look at the next figures.');
  if (scored.first.length === 0) return [];
  const measured = { first: accuracy(scored.first), both: accuracy(scored.both) };
  console.log(measured);
  return LOOKS.filter((look) => measured[look].top1 < MIN_KNOWN_TOP1[look]).map(
    (look) =>
      `of its own photos ${look} names ${measured[look].top1.toFixed(3)}, the limit ${MIN_KNOWN_TOP1[look]}`,
  );
}

function shortfalls(look: keyof typeof LOWEST, { strangers }: LookFigures): string[] {
  const { top1, top3, sure, outside, calibrationError } = strangers;
  const low = { top1: top1.share, top3: top3.share };
  const high = {
    sureWrong: sure.wrong.share,
    otherPlantsNamed: outside.named.share,
    otherPlantsSure: outside.sure.share,
    calibrationError,
  };
  const tell = (
    limits: Record<string, number>,
    values: Record<string, number>,
    isWrong: (gap: number) => boolean,
  ) =>
    Object.entries(limits)
      .filter(([name, limit]) => isWrong(values[name]! - limit))
      .map(([name, limit]) => `${look}: ${name} is ${values[name]!.toFixed(3)}, the limit ${limit}`);
  return [...tell(LOWEST[look], low, (gap) => gap < 0), ...tell(HIGHEST, high, (gap) => gap > 0)];
}

/** The method measured on sources left out; what falls short of the floors. */
async function measured(given: Folders, head: Head): Promise<string[]> {
  const { species, roster } = await load(given);
  const isIndoor = await indoorClasses(given.photos);
  const fit = fitSpecies(species, roster);
  const first = describeSpecies(fit, species.photos, roster, isIndoor);
  showSpecies(first);
  const again = await load(given, 'second');
  const both = describeLooks(fitSecond(again.species, roster, fit.strangers), roster, isIndoor);
  showLooks('Both networks', both);
  const rows = Object.entries(first.byClass).flatMap(([name, { strangers }]) =>
    strangers ? [[name, strangers]] : [],
  );
  showTable('species', Object.fromEntries(rows) as Record<string, Accuracy>);
  if (roster.known.join() !== head.classIds.join()) return [];
  return [...shortfalls('first', first), ...shortfalls('both', both)];
}

const given = folders(process.argv.slice(2));
await startTensors(wasmFolder());
const head = decodeHead(await readHead());
const photos = await speciesPhotos(given.photos);
const chosen = given.sample ? evenly(photos, given.sample) : photos;
const short = [
  ...(await showCommitted(chosen, head, given)),
  ...(given.sample ? [] : await measured(given, head)),
];
for (const text of short) console.error(`Not good enough: ${text}`);
process.exitCode = short.length > 0 ? 1 : 0;
