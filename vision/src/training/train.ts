/**
 * Trains model/head.json from folders of photos: `--photos DIR [--health DIR] [--others DIR] [--cache DIR]`, and writes
 * what was measured to model/metrics.json. Without photos for health or of other things, those parts of the committed
 * head stay as they are.
 */
import { writeFile } from 'node:fs/promises';
import { startTensors } from '../backbone.js';
import { floatsFromBase64, floatsToBase64 } from '../base64.js';
import type { HeadJson } from '../head.js';
import { encodeLinear, quantised } from '../linear.js';
import { HEAD_FILE, METRICS_FILE, readHead, wasmFolder } from '../node-files.js';
import { folders, type Folders } from './arguments.js';
import { describeSpecies, type Metrics } from './figures.js';
import { fitKnown, fitPlant, knownThreshold } from './gate.js';
import { fitHealth } from './health.js';
import { scores, type Discriminant } from './lda.js';
import { photosIn } from './photos.js';
import { showFigures } from './report.js';
import { joined, ofClass, sample, scaled, scalingOf, type Samples } from './samples.js';
import { fitSpecies, strangersScores } from './species.js';
import type { View } from './views.js';

const COPIES: View[] = ['mirrored', 'degraded-1'];

const CLASS_IDS_FILE = new URL('../../src/class-ids.ts', import.meta.url);

/** What is written: the head, and the figures that go with it. */
interface Trained {
  head: HeadJson;
  metrics: Metrics;
}

const stored = ({ weights, bias }: Discriminant) => encodeLinear(quantised(weights, bias));

/** The species head alone, beside the committed head's other parts and in their scaling. */
function trainSpecies(raw: Samples, old: HeadJson): Trained {
  const samples = scaled(raw, {
    mean: floatsFromBase64(old.mean),
    deviation: floatsFromBase64(old.deviation),
  });
  const classIds = [...new Set(samples.photos.map(({ classId }) => classId))].sort();
  const fit = fitSpecies(samples, classIds);
  const { sharpness, severalPhotos } = fit;
  return {
    head: {
      ...old,
      classIds,
      species: stored(fit.head),
      calibration: { ...old.calibration, sharpness, severalPhotos },
      thresholds: { ...old.thresholds, known: knownThreshold(fit.strangers, sharpness) },
    },
    metrics: { species: describeSpecies(fit, samples.photos, classIds) },
  };
}

/** All heads. `others` holds the classes "notplant" and "wildplant". */
function trainAll(rawKnown: Samples, rawHealth: Samples, rawOthers: Samples): Trained {
  const scaling = scalingOf(rawKnown.rows);
  const [known, ill, others] = [rawKnown, rawHealth, rawOthers].map((raw) => scaled(raw, scaling)) as [
    Samples,
    Samples,
    Samples,
  ];
  const wild = ofClass(others, 'wildplant');
  const classIds = [...new Set(known.photos.map(({ classId }) => classId))].sort();
  progress('Species');
  const species = fitSpecies(known, classIds);
  progress('Plant or not');
  const plant = fitPlant(joined(known, ill, wild), ofClass(others, 'notplant'));
  progress('Known or not');
  const wildScores = wild.rows.map((row) => scores(species.head, row));
  const list = fitKnown(species.strangers, wildScores, strangersScores(known, classIds), species.sharpness);
  progress('Healthy or stressed');
  const health = fitHealth(ill, known, species.scatter);
  const { sharpness, severalPhotos } = species;
  return {
    head: {
      version: 1,
      classIds,
      mean: floatsToBase64(scaling.mean),
      deviation: floatsToBase64(scaling.deviation),
      species: stored(species.head),
      plant: stored(plant.head),
      health: stored(health.head),
      calibration: { sharpness, severalPhotos, plant: plant.platt, health: health.platt },
      thresholds: {
        plantWarning: plant.plantWarning,
        plantRefusal: plant.plantRefusal,
        known: list.threshold,
        healthy: health.healthy,
        stressed: health.stressed,
      },
    },
    metrics: {
      species: describeSpecies(species, known.photos, classIds),
      plant: plant.figures,
      known: list.figures,
      health: health.figures,
    },
  };
}

function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

async function train({ photos, health, others, cache }: Folders): Promise<Trained> {
  progress(
    'Features of the photos (each takes about 50 ms the first time; later runs read them from the cache)',
  );
  const known = await sample(await photosIn(photos), COPIES, cache);
  await startTensors(wasmFolder());
  if (!health || !others) return trainSpecies(known, await readHead());
  const rawHealth = await sample(await photosIn(health), COPIES, cache);
  return trainAll(known, rawHealth, await sample(await photosIn(others), COPIES, cache));
}

function classIdsSource(classIds: string[]): string {
  const lines = classIds.map((id) => `  '${id}',\n`).join('');
  const about =
    '/** The species the committed head knows, in its order. Written by training together with model/head.json. */';
  return `${about}\nexport const CLASS_IDS = [\n${lines}] as const;\n`;
}

const { head, metrics } = await train(folders(process.argv.slice(2)));
await writeFile(HEAD_FILE, `${JSON.stringify(head, null, 2)}\n`);
await writeFile(METRICS_FILE, `${JSON.stringify(metrics, null, 2)}\n`);
await writeFile(CLASS_IDS_FILE, classIdsSource(head.classIds));
const { sameSources, leftOutSources } = metrics.species;
progress(`Wrote model/head.json: ${head.classIds.length} species`);
console.log('\nPhotos like those trained on (five folds)');
showFigures(sameSources);
if (leftOutSources) console.log('\nA stranger’s photos (sources left out)');
if (leftOutSources) showFigures(leftOutSources);
console.log({ plant: metrics.plant, known: metrics.known, health: metrics.health });
