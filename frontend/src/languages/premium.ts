import english from './en/premium';
import { texts } from './texts';

/** The texts of Premium. */
export const tPremium = texts('premium', english);
