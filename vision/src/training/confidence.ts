import { logOdds, softmax, type Evidence, type FirstAnswer } from '../calibration.js';
import { groupOfBest, leadOf, opinion } from '../classify.js';
import { groupOf, type GroupId, type SureGroups } from '../groups.js';
import type { Stranger } from './left-out.js';
import { lowest, quantile } from './fitting.js';
import { solveSymmetric } from './matrix.js';

/** What turns scores into words, all of it fitted on photos of sources that had no part in training. */
export interface Confidence {
  sharpness: number;
  first: FirstAnswer;
  evidence: Evidence;
  /** Evidence from which on a plant is named, and from which on it is called sure. */
  known: number;
  sure: number;
  sureClasses: number[];
  sureGroups: SureGroups;
}

/** One answer, by class or by group, and what is true of it. */
interface Claim<Name> {
  stranger: Stranger;
  best: Name;
  evidence: number;
  right: boolean;
}

/** One first answer, by the label of its class. */
export interface Answer extends Claim<number> {
  confidence: number;
}

/** Share of the plants outside the list that may get a name; a little below what is promised, since new sources differ. */
const MAX_NAMED = 0.27;

/** A class may be sure when its sure answers were right on so many sources, and never wrong, not even for other plants. */
const MIN_SOURCES_SHOWN = 4;

/** The first answers to photos. */
export function answersTo(
  strangers: Stranger[],
  classes: number,
  fit: Pick<Confidence, 'sharpness' | 'first' | 'evidence'>,
): Answer[] {
  return strangers.map((stranger) => {
    const { confidences, best, evidence } = opinion(stranger.scores, classes, fit);
    return { stranger, best, confidence: confidences[best]!, evidence, right: best === stranger.label };
  });
}

/** The groups of the first answers, of those that belong to one. */
export function groupsOf(
  strangers: Stranger[],
  classIds: string[],
  fit: Pick<Confidence, 'sharpness' | 'first' | 'evidence'>,
): Claim<GroupId>[] {
  return strangers.flatMap((stranger) => {
    const { best, evidenceOf } = opinion(stranger.scores, classIds.length, fit);
    const group = groupOfBest(classIds, best);
    if (!group) return [];
    const right = groupOf(stranger.photo.classId) === group.id;
    return [{ stranger, best: group.id, evidence: evidenceOf(group.labels), right }];
  });
}

/** Fits everything on photos of strangers, those of plants outside the list among them. `classIds`: of that list. */
export function fitConfidence(strangers: Stranger[], classIds: string[]): Confidence {
  const classes = classIds.length;
  const sharpness = fitSharpness(strangers, classes);
  const first = fitFirst(strangers, classes, sharpness);
  const evidence = fitEvidence(strangers, classes, sharpness);
  const answers = answersTo(strangers, classes, { sharpness, first, evidence });
  const outside = answers.filter(({ stranger }) => stranger.label < 0).map((answer) => answer.evidence);
  const known = outside.length > 0 ? quantile(outside, 1 - MAX_NAMED) : 0;
  const fit = { sharpness, first, evidence };
  const sureGroups = fitGroups(groupsOf(strangers, classIds, fit), known);
  return { ...fit, known, ...fitSure(answers, known), sureGroups };
}

/** The sharpness at which first answers to plants of the list are as sure as they are right. */
function fitSharpness(strangers: Stranger[], classes: number): number {
  const inside = strangers.filter(({ label }) => label >= 0);
  const brier = (log: number) => {
    const sharpness = Math.exp(log);
    return inside.reduce((sum, { scores, label }) => {
      const confidences = softmax(scores, sharpness).slice(0, classes);
      const confidence = Math.max(...confidences);
      return sum + (confidence - Number(confidences[label] === confidence)) ** 2;
    }, 0);
  };
  return Math.exp(lowest(brier, Math.log(1e-3), Math.log(10)));
}

function isRight({ scores, label }: Stranger, classes: number): boolean {
  const named = scores.slice(0, classes);
  return label >= 0 && named[label] === Math.max(...named);
}

/** The first answer's confidence, for plants of the list. */
function fitFirst(strangers: Stranger[], classes: number, sharpness: number): FirstAnswer {
  const inside = strangers.filter(({ label }) => label >= 0);
  const rows = inside.map(({ scores }) => {
    const highest = Math.max(...softmax(scores, sharpness).slice(0, classes));
    return [logOdds(highest), leadOf(scores.slice(0, classes)), 1];
  });
  const right = inside.map((stranger) => isRight(stranger, classes));
  const [best, lead, offset] = logistic(rows, right) as [number, number, number];
  return { best, lead, offset };
}

function fitEvidence(strangers: Stranger[], classes: number, sharpness: number): Evidence {
  const rows = strangers.map(({ scores }) => {
    const confidences = softmax(scores, sharpness).slice(0, classes);
    const known = confidences.reduce((sum, confidence) => sum + confidence, 0);
    return [logOdds(Math.max(...confidences)), logOdds(known), 1];
  });
  const right = strangers.map((stranger) => isRight(stranger, classes));
  const [best, known, offset] = logistic(rows, right) as [number, number, number];
  return { best, known, offset };
}

/** Logistic regression by Newton's method; a trace of ridge keeps its steps finite. */
export function logistic(rows: number[][], answers: boolean[], rounds = 25): number[] {
  const size = rows[0]!.length;
  const RIDGE = 1e-3;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const curvature = new Float64Array(size * size);
    const gradient = Float64Array.from(weights, (weight) => -RIDGE * weight);
    for (let i = 0; i < size; i += 1) curvature[i * size + i] = RIDGE;
    rows.forEach((row, index) => {
      const score = row.reduce((sum, value, i) => sum + value * weights[i]!, 0);
      const p = 1 / (1 + Math.exp(-score));
      for (let i = 0; i < size; i += 1) {
        gradient[i]! += (Number(answers[index]) - p) * row[i]!;
        for (let j = 0; j <= i; j += 1) curvature[i * size + j]! += p * (1 - p) * row[i]! * row[j]!;
      }
    });
    const [step] = solveSymmetric(curvature, size, [gradient]);
    weights = weights.map((weight, i) => weight + step![i]!);
  }
  return weights;
}

/** The evidence at which most answers are rightly sure, and the classes for which that was shown. */
function fitSure(answers: Answer[], known: number): Pick<Confidence, 'sure' | 'sureClasses'> {
  const STEPS = 200;
  const values = answers
    .map(({ evidence }) => evidence)
    .filter((evidence) => evidence >= known)
    .sort((a, b) => a - b);
  let best = { sure: 1, sureClasses: [] as number[], count: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    const sure = values[Math.floor((step / STEPS) * values.length)] ?? 1;
    const sureClasses = provenClasses(answers.filter(({ evidence }) => evidence >= sure));
    const called = answers.filter((answer) => answer.evidence >= sure && sureClasses.includes(answer.best));
    const count = called.filter(({ right }) => right).length;
    if (count > best.count) best = { sure, sureClasses, count };
  }
  return { sure: best.sure, sureClasses: best.sureClasses };
}

function provenClasses(sureAnswers: Answer[]): number[] {
  return [...byName(sureAnswers)]
    .flatMap(([label, all]) => (isProven(all) ? [label] : []))
    .sort((a, b) => a - b);
}

/** The lowest evidence of each group from which on it was never named wrongly. */
function fitGroups(answers: Claim<GroupId>[], known: number): SureGroups {
  const cutOffs = [...byName(answers.filter(({ evidence }) => evidence >= known))].flatMap(([id, all]) => {
    const highestWrong = Math.max(
      -Infinity,
      ...all.filter(({ right }) => !right).map(({ evidence }) => evidence),
    );
    const above = all.filter(({ evidence }) => evidence > highestWrong);
    return isProven(above) ? [[id, Math.min(...above.map(({ evidence }) => evidence))] as const] : [];
  });
  return Object.fromEntries(cutOffs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byName<Name>(claims: Claim<Name>[]): Map<Name, Claim<Name>[]> {
  const groups = new Map<Name, Claim<Name>[]>();
  for (const claim of claims) groups.set(claim.best, [...(groups.get(claim.best) ?? []), claim]);
  return groups;
}

/** Whether a name was right on enough sources, and never wrong. */
function isProven(claims: Claim<unknown>[]): boolean {
  const sources = new Set(claims.map(({ stranger }) => stranger.photo.source));
  return sources.size >= MIN_SOURCES_SHOWN && claims.every(({ right }) => right);
}
