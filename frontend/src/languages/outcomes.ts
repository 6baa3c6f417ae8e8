import english from './en/outcomes';
import { texts } from './texts';

/** The texts of the toasts about identifications. */
export const tOutcomes = texts('outcomes', english);
