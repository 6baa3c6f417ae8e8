/**
 * Trains model/head.json and model/second.json from folders of photos: `--photos DIR [--photos DIR2] [--health DIR] [--others DIR]`, and
 * writes what was measured to model/metrics.json and into model/MODEL-CARD.md. A second run over the same photos writes the same bytes. Without
 * photos for health and of other things, those parts of the committed head stay as they are: good for a trial only,
 * since they were fitted in another scaling.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { startTensors } from '../backbone.js';
import { floatsToBase64 } from '../base64.js';
import type { HeadJson } from '../head.js';
import { CARD_FILE, HEAD_FILE, METRICS_FILE, readHead, SECOND_HEAD_FILE, wasmFolder } from '../node-files.js';
import type { SecondJson } from '../second.js';
import { folders, type Folders } from './arguments.js';
import { withFigures } from './card.js';
import { indoorClasses } from './categories.js';
import { describeLooks, describeSpecies, type Metrics } from './figures.js';
import { fitPlant } from './gate.js';
import { fitHealth } from './health.js';
import { load } from './load.js';
import { showLooks, showSpecies } from './report.js';
import { joined, ofClass, type Samples, type Scaling } from './samples.js';
import { fitSecond, type SecondFit } from './second.js';
import { fitSpecies, type SpeciesFit } from './species.js';
import { stored } from './stored.js';

const CLASS_IDS_FILE = new URL('../../src/class-ids.ts', import.meta.url);

function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

/** What is written: the head, what a second look adds, and the figures that go with them. */
interface Trained {
  head: HeadJson;
  second: SecondJson;
  metrics: Metrics;
}

/** The species head, beside another head's parts for plant or not and for health. */
function withSpecies(old: HeadJson, fit: SpeciesFit, known: string[], scaling: Scaling): HeadJson {
  const { sharpness, first, evidence, sureClasses, sureGroups } = fit.confidence;
  return {
    version: 2,
    classIds: known,
    sureClasses: sureClasses.map((label) => known[label]!),
    sureGroups,
    mean: floatsToBase64(scaling.mean),
    deviation: floatsToBase64(scaling.deviation),
    species: stored(fit.head),
    plant: old.plant,
    health: old.health,
    calibration: { ...old.calibration, sharpness, severalPhotos: fit.severalPhotos, first, evidence },
    thresholds: {
      ...old.thresholds,
      known: fit.confidence.known,
      sure: fit.confidence.sure,
    },
  };
}

/** What a second look adds to the head. */
function secondJson(fit: SecondFit, known: string[], scaling: Scaling): SecondJson {
  const { sharpness, first, evidence, sureClasses, sureGroups, known: named, sure } = fit.confidence;
  return {
    version: 1,
    mean: floatsToBase64(scaling.mean),
    deviation: floatsToBase64(scaling.deviation),
    species: stored(fit.head),
    sureClasses: sureClasses.map((label) => known[label]!),
    sureGroups,
    calibration: { sharpness, severalPhotos: fit.severalPhotos, first, evidence },
    thresholds: { known: named, sure },
  };
}

/** The heads for plant or not and for health, put into a head, and their figures. */
function withJudges(head: HeadJson, species: Samples, fit: SpeciesFit, ill: Samples, others: Samples) {
  progress('Plant or not');
  const plant = fitPlant(joined(species, ill), ofClass(others, 'notplant'));
  progress('Healthy or stressed');
  const health = fitHealth(ill, species, fit.total);
  return {
    head: {
      ...head,
      plant: stored(plant.head),
      health: stored(health.head),
      calibration: { ...head.calibration, plant: plant.platt, health: health.platt },
      thresholds: {
        ...head.thresholds,
        plantWarning: plant.plantWarning,
        plantRefusal: plant.plantRefusal,
        healthy: health.healthy,
        stressed: health.stressed,
      },
    },
    figures: { plant: plant.figures, health: health.figures },
  };
}

async function train(given: Folders): Promise<Trained> {
  progress(
    'Features of the photos (each takes about 50 ms the first time; later runs read them from the cache)',
  );
  const { roster, scaling, species, judges } = await load(given);
  await startTensors(wasmFolder());
  progress(`Species: ${roster.known.length}, and ${roster.others.length} kinds of other plants`);
  const fit = fitSpecies(species, roster);
  const isIndoor = await indoorClasses(given.photos);
  const figures = describeSpecies(fit, species.photos, roster, isIndoor);
  progress('Species, by the second network');
  const again = await load(given, 'second');
  const both = fitSecond(again.species, roster, fit.strangers);
  const second = secondJson(both, roster.known, again.scaling);
  const told = { ...describeLooks(both, roster, isIndoor), sureClasses: second.sureClasses };
  const metrics = { species: figures, second: told };
  const head = withSpecies(await readHead(), fit, roster.known, scaling);
  if (!judges) return { head, second, metrics };
  const whole = withJudges(head, species, fit, judges.ill, judges.others);
  return { head: whole.head, second, metrics: { ...metrics, ...whole.figures } };
}

function classIdsSource(classIds: string[]): string {
  const lines = classIds.map((id) => `  '${id}',\n`).join('');
  const about =
    '/** The species the committed head knows, in its order. Written by training together with model/head.json. */';
  return `${about}\nexport const CLASS_IDS = [\n${lines}] as const;\n`;
}

const { head, second, metrics } = await train(folders(process.argv.slice(2)));
await writeFile(HEAD_FILE, `${JSON.stringify(head, null, 2)}\n`);
await writeFile(SECOND_HEAD_FILE, `${JSON.stringify(second, null, 2)}\n`);
await writeFile(METRICS_FILE, `${JSON.stringify(metrics, null, 2)}\n`);
await writeFile(CARD_FILE, withFigures(await readFile(CARD_FILE, 'utf8'), metrics));
await writeFile(CLASS_IDS_FILE, classIdsSource(head.classIds));
progress(`Wrote model/head.json: ${head.classIds.length} species`);
showSpecies(metrics.species);
showLooks('Both networks', metrics.second!);
console.log({ plant: metrics.plant, health: metrics.health });
