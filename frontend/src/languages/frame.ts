import english from './en/frame';
import { texts } from './texts';

/** The texts around every page. */
export const tFrame = texts('frame', english);
