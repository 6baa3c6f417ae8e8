import english from './en/retake';
import { texts } from './texts';

/** The texts of photos that are hard to recognise. */
export const tRetake = texts('retake', english);
