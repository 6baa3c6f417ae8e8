import english from './en/share';
import { texts } from './texts';

/** The texts of sharing a page. */
export const tShare = texts('share', english);
