import english from './en/photo';
import { texts } from './texts';

/** The texts of photos that cannot be taken. */
export const tPhoto = texts('photo', english);
