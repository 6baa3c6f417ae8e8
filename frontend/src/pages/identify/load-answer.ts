/** The answer of an identification and what can be done with it. */
export const loadAnswer = () => import('./answer');
