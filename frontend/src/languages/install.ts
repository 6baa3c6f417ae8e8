import english from './en/install';
import { texts } from './texts';

/** The texts of the card that offers to install the app. */
export const tInstall = texts('install', english);
