import english from './en/toasts';
import { texts } from './texts';

/** The texts of what every short message has in common. */
export const tToasts = texts('toasts', english);
