/** How the server begins such a problem, in each language: `treatment.stillUnwell` in backend/src/kernel/languages. */
const BEGINS = /^(?:Still unwell|Noch nicht gesund|Todavía no está bien): /;

/** Whether a problem says itself that its plant is unwell still, as after a plan that did not help: a sentence need not say it again. */
export const isStillUnwell = (problem: string): boolean => BEGINS.test(problem);
