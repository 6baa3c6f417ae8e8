import english from './en/invitation';
import { texts } from './texts';

/** The texts of the invitation to the community. */
export const tInvitation = texts('invitation', english);
