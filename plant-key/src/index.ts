export { keyPlant, type LibraryEntry } from './from-library.js';
export { guessesFrom, type Guesses } from './guesses.js';
export { left, misfits, narrow, type Ranked } from './narrow.js';
export { choicesFor, nextQuestion, openQuestions } from './questions.js';
export {
  CHOICES,
  MAX_TAPS,
  QUESTIONS,
  type Answers,
  type Choice,
  type KeyPlant,
  type Question,
} from './traits.js';
