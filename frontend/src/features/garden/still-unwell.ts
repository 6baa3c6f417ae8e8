import { tToday } from '../../languages/today';

/** Whether a problem says itself that its plant is unwell still, as after a plan that did not help: a sentence need not say it again. */
export const isStillUnwell = (problem: string): boolean => problem.startsWith(`${tToday('stillUnwell')}:`);
