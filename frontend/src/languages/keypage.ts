import english from './en/keypage';
import { texts } from './texts';

/** The texts of the page of the plant key. */
export const tKeyPage = texts('keypage', english);
