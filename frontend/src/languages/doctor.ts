import english from './en/doctor';
import { texts } from './texts';

/** The texts of the plant doctor. */
export const tDoctor = texts('doctor', english);
