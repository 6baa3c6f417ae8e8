import { CHOICES, MAX_TAPS, QUESTIONS, type Answers, type Question } from '@leaflore/plant-key';

/** What was tapped. It is kept in the address, so a reload keeps it and the browser’s Back undoes a tap. */
export interface KeyState {
  answers: Answers;
  skipped: Question[];
  /** The question that the reader asked for; otherwise the one that tells most is asked. */
  ask?: Question;
  /** The reader wants to start without what the photo showed. */
  withoutPhoto: boolean;
  /** The slug of the plant that was chosen, or `NONE`. */
  chosen?: string;
}

/** Stands for "none of these" in place of a plant. */
export const NONE = 'none';

const isQuestion = (text: string | null): text is Question => QUESTIONS.includes(text as Question);

/** Reads the query of the address; what it does not know, it leaves out. */
export function readState(query: string): KeyState {
  const search = new URLSearchParams(query);
  const given = [...search]
    .filter(([name, value]) => isQuestion(name) && (CHOICES[name] as readonly string[]).includes(value))
    .slice(0, MAX_TAPS);
  const ask = search.get('ask');
  return {
    answers: Object.fromEntries(given) as Answers,
    skipped: (search.get('skip') ?? '').split('.').filter(isQuestion),
    ask: isQuestion(ask) ? ask : undefined,
    withoutPhoto: search.get('photo') === 'no',
    chosen: search.get('plant') || undefined,
  };
}

/** Writes the query of the address, such as `?growth=fern&skip=sap`. */
export function writeState({ answers, skipped, ask, withoutPhoto, chosen }: KeyState): string {
  const search = new URLSearchParams(answers as Record<string, string>);
  if (skipped.length > 0) search.set('skip', skipped.join('.'));
  if (ask) search.set('ask', ask);
  if (withoutPhoto) search.set('photo', 'no');
  if (chosen) search.set('plant', chosen);
  return `?${search}`;
}
