import {
  conditionsOf,
  diagnose,
  MAX_TAPS,
  optionsOf,
  planFor,
  problemOf,
  QUESTION_IDS,
} from '@leaflore/doctor';
import type { Answers, PlanTask, QuestionId } from '@leaflore/doctor';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { speaking } from '../../../kernel/languages/language.js';
import { addDays, daysBetween, monthOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { LightLevel } from '../domain/care-kind.js';
import type { Gardener } from '../domain/gardener.js';
import { LOOK_AGAIN, nothingSeen, unknownProblem, unknownSign, UNWELL } from '../domain/health-problem.js';
import type { SuspectedCause } from '../domain/health-problem.js';

/** What a gardener says of a plant that is unwell: own words, taps, or a problem chosen from the catalogue. */
export interface Complaint {
  words?: string | null | undefined;
  answers?: Record<string, unknown> | undefined;
  diagnosis?: string | null | undefined;
}

/** What a diagnosis may know of the plant. */
export interface Patient {
  scientificName: string | null;
  family: string | null;
  kind: string | null;
  light: LightLevel | null;
  outdoors: boolean;
  wateredOn: LocalDate | null;
  waterEveryDays: number | null;
}

/** A problem as it is opened, with the days of its treatment: in English, as `spoken.ts` says it in the reader's language. */
export interface Finding {
  diagnosis: string | null;
  title: string;
  words: string | null;
  answers: Answers;
  causes: SuspectedCause[];
  photoOn: LocalDate | null;
  lookAgainOn: LocalDate | null;
  tasks: PlanTask[];
}

/** Without a diagnosis the plant is looked at again after a week. */
const LOOK_AGAIN_DAYS = 7;

/**
 * The problem behind a complaint: the one that was chosen, else the likeliest one where the signs say enough, else none.
 * Throws `nothing-seen`, `unknown-sign` or `unknown-problem`.
 */
export function findingOf(
  complaint: Complaint,
  patient: Patient,
  gardener: Gardener,
  today: LocalDate,
): Finding {
  const answers = answersOf(complaint.answers ?? {});
  const words = complaint.words ?? null;
  const wasSeen = Object.values(answers).some((answer) => answer !== 'unknown');
  if (!words && !complaint.diagnosis && !wasSeen) throw nothingSeen();
  const conditions = conditionsOf(circumstancesOf(patient, gardener, today));
  const { causes, certainty } = diagnose(answers, patient, conditions);
  const suspected = wasSeen ? causes : [];
  const likeliest = certainty === 'unclear' ? undefined : suspected[0]?.problem;
  const problem = complaint.diagnosis ? problemOf(complaint.diagnosis) : likeliest;
  if (complaint.diagnosis && !problem) throw unknownProblem();
  // Why was said in the reader's language; what follows is stored.
  return speaking('en', (): Finding => {
    const plan = problem && planFor(problem, today, hemisphereOf(timeZoneOf(gardener)));
    const lookAgainOn = plan?.lookAgainOn ?? addDays(today, LOOK_AGAIN_DAYS);
    return {
      diagnosis: problem?.id ?? null,
      title: problem?.name ?? words ?? UNWELL,
      words,
      answers,
      causes: suspected.map(({ problem: { id, name }, probability, why }) => ({
        diagnosis: id,
        name,
        probability,
        why,
      })),
      photoOn: plan?.photoOn ?? null,
      lookAgainOn,
      tasks: plan?.tasks ?? [{ key: 'look', kind: 'look', on: lookAgainOn, text: LOOK_AGAIN }],
    };
  });
}

/** Taps from outside, if each is in the vocabulary and there are no more than a check has. */
function answersOf(taps: Record<string, unknown>): Answers {
  const entries = Object.entries(taps);
  if (entries.length > MAX_TAPS) throw unknownSign();
  for (const [question, option] of entries) {
    if (!(QUESTION_IDS as string[]).includes(question)) throw unknownSign();
    const isKnown = option === 'unknown' || optionsOf(question as QuestionId).some(([id]) => id === option);
    if (!isKnown) throw unknownSign();
  }
  return Object.fromEntries(entries) as Answers;
}

const circumstancesOf = (
  { light, outdoors, wateredOn, waterEveryDays }: Patient,
  gardener: Gardener,
  today: LocalDate,
) => ({
  month: monthOf(today),
  hemisphere: hemisphereOf(timeZoneOf(gardener)),
  indoors: !outdoors,
  light: light ?? undefined,
  wateredDaysAgo: wateredOn ? daysBetween(wateredOn, today) : undefined,
  waterEveryDays: waterEveryDays ?? undefined,
});
