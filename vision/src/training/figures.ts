import { calibrationError, reliability, type Band } from '../calibration.js';
import { answersTo, fitConfidence, groupsOf, type Answer } from './confidence.js';
import type { Scored } from './fitting.js';
import type { PlantFit } from './gate.js';
import type { HealthFit } from './health.js';
import { fewOfEach, type Stranger } from './left-out.js';
import { seededRandom } from './random.js';
import type { Roster } from './roster.js';
import { fused, inThrees, sameSources, type SpeciesFit, type Words } from './species.js';

/** How often the first, or one of the first three answers is right, over a number of photos; shares from 0 to 1. */
export interface Accuracy {
  photos: number;
  top1: number;
  top3: number;
}

/** A share and its 95 % interval, found by drawing whole sources again and again (bootstrap). */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** Answers to photos of strangers: at most twelve of each class, no photo of a source that was trained on. */
export interface StrangerFigures {
  photos: number;
  classes: number;
  top1: Share;
  top3: Share;
  /** Of the plants of the list that got a sure answer: how many, and the share that was wrong. */
  sure: { answers: number; wrong: Share };
  /** Those that are not sure by name, and got the name of their group: how many, and the share that was wrong. */
  group: { answers: number; wrong: Share };
  /** Plants of the list that are not turned away as unknown, and rightly named ones of these. */
  named: Share;
  rightNamed: Share;
  calibrationError: number;
  bands: Band[];
  /** `group`: the share that gets the name of a group to which it does not belong. */
  outside: { photos: number; named: Share; sure: Share; group: Share };
}

/** How photos of strangers are answered. */
export interface LookFigures {
  strangers: StrangerFigures;
  /** The same, of classes that a category names. */
  indoor?: { photos: number; top1: Share; top3: Share };
  /** Three photos of a class from three sources fused, and the same photos one by one. */
  threePhotos: { fused: Accuracy; single: Accuracy };
}

/** All figures of the species head. */
export interface SpeciesFigures extends LookFigures {
  photos: number;
  sources: number;
  /** Photos of the sources that were trained on, in five random folds: how much a stranger's photos are harder. */
  sameSources: Accuracy;
  byClass: Record<string, { strangers?: Accuracy; sure: boolean }>;
}

/** What training writes to model/metrics.json. */
export interface Metrics {
  species: SpeciesFigures;
  /** Both networks together, where a second one was trained, and the classes that may be answered surely then. */
  second?: LookFigures & { sureClasses: string[] };
  plant?: PlantFit['figures'];
  health?: HealthFit['figures'];
}

const MAX_PHOTOS_OF_CLASS = 12;

function rank({ scores, label }: Scored): number {
  return scores.filter((score) => score > scores[label]!).length;
}

/** Accuracy of the raw scores. */
export function accuracy(photos: Scored[]): Accuracy {
  const share = (places: number) => photos.filter((photo) => rank(photo) < places).length / photos.length;
  return { photos: photos.length, top1: share(1), top3: share(3) };
}

function accuracyByLabel(photos: Scored[]): Map<number, Accuracy> {
  const groups = new Map<number, Scored[]>();
  for (const photo of photos) groups.set(photo.label, [...(groups.get(photo.label) ?? []), photo]);
  return new Map([...groups].map(([label, group]) => [label, accuracy(group)]));
}

/** The share of photos for which something holds, with its interval over sources. */
function shareOf<T>(all: T[], sourceOf: (one: T) => string, holds: (one: T) => boolean): Share {
  const bySource = new Map<string, { count: number; held: number }>();
  for (const one of all) {
    const sums = bySource.get(sourceOf(one)) ?? { count: 0, held: 0 };
    bySource.set(sourceOf(one), { count: sums.count + 1, held: sums.held + Number(holds(one)) });
  }
  const sources = [...bySource.values()];
  const total = (some: { count: number; held: number }[]) => {
    const count = some.reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? some.reduce((sum, one) => sum + one.held, 0) / count : 0;
  };
  const random = seededRandom('bootstrap');
  const drawn = Array.from({ length: 1000 }, () =>
    total(sources.map(() => sources[Math.floor(random() * sources.length)]!)),
  ).sort((a, b) => a - b);
  return { share: total(sources), low: drawn[25]!, high: drawn[974]! };
}

/** The answer of a fold, judged by what was fitted on the other folds. */
interface Judged extends Answer {
  named: boolean;
  sure: boolean;
  /** Whether the name of its group, where it gets that one, is right. */
  group?: { right: boolean };
}

/** First answers, each with confidences and cut-offs that were fitted without the photo's own fold. */
function judged(strangers: Stranger[], tested: Set<Stranger>, classIds: string[]): Judged[] {
  const folds = [...new Set(strangers.map(({ fold }) => fold))];
  return folds.flatMap((fold) => {
    const fit = fitConfidence(
      strangers.filter((one) => one.fold !== fold),
      classIds,
    );
    const own = strangers.filter((one) => one.fold === fold && tested.has(one));
    const inGroups = new Map(
      groupsOf(own, classIds, fit)
        .filter(({ best, evidence }) => evidence >= (fit.sureGroups[best] ?? Infinity))
        .map((claim) => [claim.stranger, claim]),
    );
    return answersTo(own, classIds.length, fit).map((answer) => {
      const sure = answer.evidence >= fit.sure && fit.sureClasses.includes(answer.best);
      const group = sure ? undefined : inGroups.get(answer.stranger);
      return { ...answer, named: answer.evidence >= fit.known || group !== undefined, sure, group };
    });
  });
}

const sourceOfStranger = ({ photo }: Stranger) => photo.source;
const isAmong = (places: number, classes: number) => (one: Stranger) =>
  rank({ label: one.label, scores: one.scores.slice(0, classes) }) < places;

/** The figures of photos of strangers. */
function describeStrangers(strangers: Stranger[], classIds: string[]): StrangerFigures {
  const classes = classIds.length;
  const tested = fewOfEach(strangers, MAX_PHOTOS_OF_CLASS);
  const answers = judged(strangers, new Set(tested), classIds);
  const inside = answers.filter(({ stranger }) => stranger.label >= 0);
  const outside = answers.filter(({ stranger }) => stranger.label < 0);
  const known = tested.filter(({ label }) => label >= 0);
  const source = ({ stranger }: Judged) => stranger.photo.source;
  const sure = inside.filter((answer) => answer.sure);
  const grouped = inside.filter(({ group }) => group);
  return {
    photos: known.length,
    classes: new Set(known.map(({ label }) => label)).size,
    top1: shareOf(known, sourceOfStranger, isAmong(1, classes)),
    top3: shareOf(known, sourceOfStranger, isAmong(3, classes)),
    sure: { answers: sure.length, wrong: shareOf(sure, source, ({ right }) => !right) },
    group: { answers: grouped.length, wrong: shareOf(grouped, source, ({ group }) => !group!.right) },
    named: shareOf(inside, source, ({ named }) => named),
    rightNamed: shareOf(
      inside.filter(({ right }) => right),
      source,
      ({ named }) => named,
    ),
    calibrationError: calibrationError(inside),
    bands: reliability(inside),
    outside: {
      photos: outside.length,
      named: shareOf(outside, source, ({ named }) => named),
      sure: shareOf(outside, source, (answer) => answer.sure),
      group: shareOf(outside, source, ({ group }) => group?.right === false),
    },
  };
}

/** The figures of looks at strangers' photos; `isIndoor` says which classes are house plants or succulents, where that is known. */
export function describeLooks(
  { strangers, severalPhotos }: Words,
  { known }: Roster,
  isIndoor?: (classId: string) => boolean,
): LookFigures {
  const named = testedOf(strangers, known.length);
  const indoor = named.filter(({ label }) => isIndoor?.(known[label]!));
  const threes = inThrees(named);
  return {
    strangers: describeStrangers(strangers, known),
    ...(indoor.length > 0 && {
      indoor: {
        photos: indoor.length,
        top1: shareOf(indoor, sourceOfStranger, isAmong(1, known.length)),
        top3: shareOf(indoor, sourceOfStranger, isAmong(3, known.length)),
      },
    }),
    threePhotos: { fused: accuracy(fused(threes, severalPhotos)), single: accuracy(threes.flat()) },
  };
}

/** The photos of plants of the list that are counted, with the scores of its classes. */
function testedOf(strangers: Stranger[], classes: number): Stranger[] {
  return fewOfEach(strangers, MAX_PHOTOS_OF_CLASS)
    .filter(({ label }) => label >= 0)
    .map((one) => ({ ...one, scores: one.scores.slice(0, classes) }));
}

/** The figures of a species head. */
export function describeSpecies(
  fit: Omit<SpeciesFit, 'head'>,
  photos: { source: string }[],
  roster: Roster,
  isIndoor?: (classId: string) => boolean,
): SpeciesFigures {
  const { known } = roster;
  const strange = accuracyByLabel(testedOf(fit.strangers, known.length));
  const sure = new Set(fit.confidence.sureClasses);
  return {
    photos: photos.length,
    sources: new Set(photos.map(({ source }) => source)).size,
    ...describeLooks(fit, roster, isIndoor),
    sameSources: accuracy(sameSources(fit, roster)),
    byClass: Object.fromEntries(
      known.map((classId, label) => [classId, { strangers: strange.get(label), sure: sure.has(label) }]),
    ),
  };
}
