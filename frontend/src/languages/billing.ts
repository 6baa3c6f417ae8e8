import english from './en/billing';
import { texts } from './texts';

/** The texts of paying, and of changing the plan. */
export const tBilling = texts('billing', english);
