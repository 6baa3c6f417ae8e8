/**
 * Measures the classifier on folders of photos: `--photos DIR [--photos DIR2] [--cache DIR]
 * [--sample N]`.
 *
 * Two things are told apart. The committed head on these photos: honest only if it was not trained on them. And the
 * method: heads are fitted without whole sources and tested on these, by five folds, each with confidences and cut-offs
 * from the other folds. Exits with 1 when the method falls below the floors, which apply to the committed head's plants.
 * A sample is enough for the first only: it shows that what is committed still sees what it saw when it was trained.
 */
import { decodeHead, type Head } from '../head.js';
import { score } from '../classify.js';
import { readHead, wasmFolder } from '../node-files.js';
import { startTensors } from '../backbone.js';
import { folders, type Folders } from './arguments.js';
import { indoorClasses } from './categories.js';
import { accuracy, describeSpecies, type Accuracy, type SpeciesFigures } from './figures.js';
import { load } from './load.js';
import { evenly, speciesPhotos, type Photo } from './photos.js';
import { showSpecies, showTable } from './report.js';
import { sample } from './samples.js';
import { fitSpecies } from './species.js';

/** Lowest shares accepted of strangers' photos named rightly, and highest of what must not happen. */
const LOWEST = { top1: 0.5, top3: 0.64 };
const HIGHEST = { sureWrong: 0.06, otherPlantsNamed: 0.32, otherPlantsSure: 0.06, calibrationError: 0.05 };
/** Of photos that the committed head was trained on. */
const MIN_KNOWN_TOP1 = 0.85;

/** Shows how many of its own photos the committed head names rightly; that share, 1 where it knows none of these. */
async function showCommitted(photos: Photo[], head: Head, given: Folders): Promise<number> {
  const { rows } = await sample(photos, [], given);
  const known = photos.flatMap(({ classId }, index) => (head.classIds.includes(classId) ? [index] : []));
  const scored = known.map((index) => ({
    scores: score(rows[index]!, head).species.slice(0, head.classIds.length),
    label: head.classIds.indexOf(photos[index]!.classId),
  }));
  console.log(`\nThe committed head on the ${known.length} of these photos whose species it knows.`);
  console.log('If it was trained on them, this is too good to be true; look at the next figures.');
  if (scored.length === 0) return 1;
  const measured = accuracy(scored);
  console.log(measured);
  return measured.top1;
}

function shortfalls({ strangers }: SpeciesFigures): string[] {
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
      .map(([name, limit]) => `${name} is ${values[name]!.toFixed(3)}, the limit ${limit}`);
  return [...tell(LOWEST, low, (gap) => gap < 0), ...tell(HIGHEST, high, (gap) => gap > 0)];
}

/** The method measured on sources left out; what falls short of the floors. */
async function measured(given: Folders, head: Head): Promise<string[]> {
  const { species, roster } = await load(given);
  const fit = fitSpecies(species, roster);
  const told = describeSpecies(fit, species.photos, roster, await indoorClasses(given.photos));
  showSpecies(told);
  const rows = Object.entries(told.byClass).flatMap(([name, { strangers }]) =>
    strangers ? [[name, strangers]] : [],
  );
  showTable('species', Object.fromEntries(rows) as Record<string, Accuracy>);
  return roster.known.join() === head.classIds.join() ? shortfalls(told) : [];
}

const given = folders(process.argv.slice(2));
await startTensors(wasmFolder());
const head = decodeHead(await readHead());
const photos = await speciesPhotos(given.photos);
const top1 = await showCommitted(given.sample ? evenly(photos, given.sample) : photos, head, given);
const short = given.sample ? [] : await measured(given, head);
if (top1 < MIN_KNOWN_TOP1) short.push(`the committed head names ${top1.toFixed(3)}, below ${MIN_KNOWN_TOP1}`);
for (const text of short) console.error(`Not good enough: ${text}`);
process.exitCode = short.length > 0 ? 1 : 0;
