import english from './en/desk';
import { texts } from './texts';

/** The texts of what admins do in the community. */
export const tDesk = texts('desk', english);
