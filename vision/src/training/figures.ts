import { calibrationError, reliability, softmax, type Band, type Outcome } from '../calibration.js';
import { fitSharpness, type Scored } from './fitting.js';
import type { KnownFit, PlantFit } from './gate.js';
import type { HealthFit } from './health.js';
import type { Photo } from './photos.js';
import { fused, inThrees, type SpeciesFit } from './species.js';

/** How often the first, or one of the first three answers is right, over a number of photos; shares from 0 to 1. */
export interface Accuracy {
  photos: number;
  top1: number;
  top3: number;
}

/** Everything that is reported about answers to photos not trained on. */
export interface Figures extends Accuracy {
  calibrationError: number;
  bands: Band[];
}

function rank({ scores, label }: Scored): number {
  return scores.filter((score) => score > scores[label]!).length;
}

/** Accuracy of the raw scores. */
function accuracy(photos: Scored[]): Accuracy {
  const share = (places: number) => photos.filter((photo) => rank(photo) < places).length / photos.length;
  return { photos: photos.length, top1: share(1), top3: share(3) };
}

/** Each photo's best answer: how sure it is at a sharpness, and whether it is right. */
function outcomes(photos: Scored[], sharpness: number): Outcome[] {
  return photos.map(({ scores, label }) => {
    const confidences = softmax(scores, sharpness);
    const confidence = Math.max(...confidences);
    return { confidence, right: confidences[label] === confidence };
  });
}

/** Accuracy and calibration at a sharpness. */
export function figures(photos: Scored[], sharpness: number): Figures {
  const answers = outcomes(photos, sharpness);
  return { ...accuracy(photos), calibrationError: calibrationError(answers), bands: reliability(answers) };
}

/** Accuracy for each name that `nameOf` gives a photo, in the order of the names. */
function accuracyBy<T extends Scored>(photos: T[], nameOf: (photo: T) => string): Record<string, Accuracy> {
  const groups = new Map<string, T[]>();
  for (const photo of photos) groups.set(nameOf(photo), [...(groups.get(nameOf(photo)) ?? []), photo]);
  return Object.fromEntries(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, group]) => [name, accuracy(group)]),
  );
}

/** Figures of the species head on photos not trained on; "same sources" is what photos like the trained ones get. */
export interface SpeciesFigures {
  photos: number;
  sameSources: Figures;
  leftOutSources?: Figures & {
    /** The same, each source answered at the sharpness fitted on the other sources: what a new source would get. */
    calibrationErrorOfNewSource: number;
    bySource: Record<string, Accuracy>;
    byClass: Record<string, Accuracy>;
  };
  /** Three photos of left-out sources fused, and the same photos one by one. */
  threePhotos?: { fused: Figures; single: Accuracy };
  byClass: Record<string, Accuracy>;
  bySource: Record<string, Accuracy>;
}

/** What training writes to model/metrics.json. */
export interface Metrics {
  species: SpeciesFigures;
  plant?: PlantFit['figures'];
  known?: KnownFit['figures'];
  health?: HealthFit['figures'];
}

/** Calibration error when the photos of each source are answered at the sharpness fitted on the other sources. */
function errorOfNewSource<T extends Scored>(photos: T[], sourceOf: (photo: T) => string): number {
  const sources = [...new Set(photos.map(sourceOf))];
  const answers = sources.flatMap((source) => {
    const others = photos.filter((photo) => sourceOf(photo) !== source);
    const theirs = photos.filter((photo) => sourceOf(photo) === source);
    return outcomes(theirs, fitSharpness(others.length > 0 ? others : theirs));
  });
  return calibrationError(answers);
}

/** The figures of a species head; photos carry the names of class and source. */
export function describeSpecies(
  fit: Pick<SpeciesFit, 'sameSources' | 'leftOutSources' | 'sharpness' | 'severalPhotos'>,
  photos: Photo[],
  classIds: string[],
): SpeciesFigures {
  const { sameSources, leftOutSources, sharpness, severalPhotos } = fit;
  const className = ({ label }: Scored) => classIds[label]!;
  const sourceName = ({ index }: { index: number }) => photos[index]!.source;
  const threes = inThrees(leftOutSources, (photo) => `${sourceName(photo)} ${photo.label}`);
  return {
    photos: photos.length,
    sameSources: figures(sameSources, sharpness),
    ...(leftOutSources.length > 0 && {
      leftOutSources: {
        ...figures(leftOutSources, sharpness),
        calibrationErrorOfNewSource: errorOfNewSource(leftOutSources, sourceName),
        bySource: accuracyBy(leftOutSources, sourceName),
        byClass: accuracyBy(leftOutSources, className),
      },
    }),
    ...(threes.length > 0 && {
      threePhotos: {
        fused: figures(fused(threes, severalPhotos), sharpness),
        single: accuracy(threes.flat()),
      },
    }),
    byClass: accuracyBy(sameSources, className),
    bySource: accuracyBy(sameSources, sourceName),
  };
}
