import english from './en/safety';
import { texts } from './texts';

/** The texts of safety for pets. */
export const tSafety = texts('safety', english);
