import { MAX_TAPS, optionsOf, QUESTION_IDS, type Answers, type QuestionId } from '@leaflore/doctor';

/** What was tapped. It is kept in the address, so a reload keeps it and the browser’s Back undoes a tap. */
export interface CheckState {
  /** In the order in which they were tapped. */
  taps: [QuestionId, string][];
  /** The reader wants to start without what the photo showed. */
  withoutPhoto: boolean;
}

const isQuestion = (text: string): text is QuestionId => QUESTION_IDS.includes(text as QuestionId);
const isAnswer = (question: QuestionId, text: string) =>
  text === 'unknown' || optionsOf(question).some(([option]) => option === text);

/** Reads the query of the address; what it does not know, it leaves out. */
export function readCheck(search: URLSearchParams): CheckState {
  const taps = new Map<QuestionId, string>();
  for (const [name, value] of search) if (isQuestion(name) && isAnswer(name, value)) taps.set(name, value);
  return { taps: [...taps].slice(0, MAX_TAPS), withoutPhoto: search.get('photo') === 'no' };
}

/** Writes it into the query, such as `?look=coating&coating=webs`; what else is there, such as `seen`, stays. */
export function writeCheck(search: URLSearchParams, { taps, withoutPhoto }: CheckState): URLSearchParams {
  const others = [...search].filter(([name]) => !isQuestion(name) && name !== 'photo');
  return new URLSearchParams([...others, ...(withoutPhoto ? [['photo', 'no']] : []), ...taps]);
}

/** The answers to the questions. */
export const answersIn = ({ taps }: CheckState) => Object.fromEntries(taps) as Answers;
