import english from './en/community';
import { texts } from './texts';

/** The texts of the community. */
export const tCommunity = texts('community', english);
