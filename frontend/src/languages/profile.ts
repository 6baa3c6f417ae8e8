import english from './en/profile';
import { texts } from './texts';

/** The texts of the profile. */
export const tProfile = texts('profile', english);
