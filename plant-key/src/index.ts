export { keyPlant, type LibraryEntry } from './from-library.js';
export { choicesFor, left, narrow, nextQuestion, type Guesses, type Ranked } from './narrow.js';
export { CHOICES, QUESTIONS, type Answers, type Choice, type KeyPlant, type Question } from './traits.js';
