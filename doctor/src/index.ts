export { problemOf, PROBLEMS } from './catalogue/index.js';
export { CONDITIONS, conditionsOf, type Circumstances, type Condition } from './conditions.js';
export { diagnose, type Cause, type Certainty, type Diagnosis } from './diagnose.js';
export { neighboursAtRisk, type Neighbour } from './neighbours.js';
export { kept } from './kept.js';
export { MAX_TAPS, nextQuestion } from './next-question.js';
export { closing, planFor, type Closing, type Outcome, type Plan, type PlanTask } from './plan.js';
export type { PatientPlant } from './plants.js';
export type { Problem, ProblemKind, Source, Step, Urgency } from './problem.js';
export {
  optionsOf,
  QUESTION_IDS,
  QUESTIONS,
  symptomOf,
  type Answers,
  type Evidence,
  type LookId,
  type Option,
  type OptionOf,
  type Question,
  type QuestionId,
} from './questions.js';
export { signsFor } from './signs.js';
export { speak, type Tongue } from './speech.js';
export { answersFor, problemsFor } from './words.js';
