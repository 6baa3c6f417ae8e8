/**
 * Measures the classifier on folders of photos: `--photos DIR [--cache DIR] [--sample N]`.
 *
 * Two things are measured. The committed head on these photos: honest only if it was not trained on them. And the
 * method: the head is fitted again, without degraded copies to save time, on a part of the photos and tested on the
 * rest, by folds and by leaving whole sources out. Exits with 1 when the method falls below the floors, which apply
 * to a large folder of the same species as the committed head's. A sample is enough for the first only: it shows that what
 * is committed still sees what it saw when it was trained.
 */
import { startTensors } from '../backbone.js';
import { decodeHead, type Head } from '../head.js';
import { score } from '../classify.js';
import { readHead, wasmFolder } from '../node-files.js';
import { folders } from './arguments.js';
import { describeSpecies, figures } from './figures.js';
import type { Scored } from './fitting.js';
import { evenly, photosIn } from './photos.js';
import { showFigures, showTable } from './report.js';
import { sample, scaled, scalingOf, type Samples } from './samples.js';
import { fitSharpness } from './fitting.js';
import { heldOutSpecies } from './species.js';

/** Lowest shares accepted of photos named rightly, and highest calibration error. */
const FLOORS = {
  sameSourcesTop1: 0.79,
  sameSourcesTop3: 0.88,
  leftOutSourcesTop1: 0.61,
  leftOutSourcesTop3: 0.72,
};
const HIGHEST_CALIBRATION_ERROR = 0.08;
/** Of photos that the committed head was trained on. */
const MIN_KNOWN_TOP1 = 0.9;

/** Shows the figures of the committed head; the share that it names rightly, 1 where it knows none of these. */
function committedHead(raw: Samples, head: Head): number {
  const known = raw.photos.flatMap(({ classId }, index) => (head.classIds.includes(classId) ? [index] : []));
  const scored: Scored[] = known.map((index) => ({
    scores: score(raw.rows[index]!, head).species,
    label: head.classIds.indexOf(raw.photos[index]!.classId),
  }));
  console.log(
    `\nThe committed head on the ${known.length} of these ${raw.rows.length} photos whose species it knows.`,
  );
  console.log('If it was trained on them, these figures are too good to be true; look at the next ones.');
  if (scored.length === 0) return 1;
  const measured = figures(scored, head.calibration.sharpness);
  showFigures(measured);
  return measured.top1;
}

function shortfalls(raw: Samples, head: Head): string[] {
  const samples = scaled({ ...raw, copies: [] }, scalingOf(raw.rows));
  const classIds = [...new Set(samples.photos.map(({ classId }) => classId))].sort();
  const { sameSources, leftOutSources } = heldOutSpecies(samples, classIds);
  const sharpness = fitSharpness(leftOutSources.length > 0 ? leftOutSources : sameSources);
  const fit = { sameSources, leftOutSources, sharpness, severalPhotos: head.calibration.severalPhotos };
  const report = describeSpecies(fit, samples.photos, classIds);
  console.log(
    '\nFitted again and tested on photos left out, one fold in five (photos like those trained on):',
  );
  showFigures(report.sameSources);
  showTable('species', report.byClass);
  showTable('source', report.bySource);
  if (!report.leftOutSources) return [];
  console.log('\nFitted again and tested on whole sources left out (a stranger’s photos):');
  showFigures(report.leftOutSources);
  showTable('source', report.leftOutSources.bySource);
  const comparable = classIds.join() === head.classIds.join() && report.leftOutSources.photos >= 1000;
  if (!comparable) return [];
  const measured = {
    sameSourcesTop1: report.sameSources.top1,
    sameSourcesTop3: report.sameSources.top3,
    leftOutSourcesTop1: report.leftOutSources.top1,
    leftOutSourcesTop3: report.leftOutSources.top3,
  };
  const low = Object.entries(FLOORS).filter(([name, floor]) => measured[name as keyof typeof FLOORS] < floor);
  const texts = low.map(
    ([name, floor]) => `${name} ${measured[name as keyof typeof FLOORS].toFixed(3)} is below ${floor}`,
  );
  const { calibrationError } = report.leftOutSources;
  if (calibrationError <= HIGHEST_CALIBRATION_ERROR) return texts;
  return [...texts, `calibrationError ${calibrationError.toFixed(3)} is above ${HIGHEST_CALIBRATION_ERROR}`];
}

const { photos, cache, sample: count } = folders(process.argv.slice(2));
const all = await photosIn(photos);
const raw = await sample(count ? evenly(all, count) : all, [], cache);
await startTensors(wasmFolder());
const head = decodeHead(await readHead());
const top1 = committedHead(raw, head);
const short = count ? [] : shortfalls(raw, head);
if (top1 < MIN_KNOWN_TOP1) short.push(`the committed head names ${top1.toFixed(3)}, below ${MIN_KNOWN_TOP1}`);
for (const text of short) console.error(`Not good enough: ${text}`);
process.exitCode = short.length > 0 ? 1 : 0;
