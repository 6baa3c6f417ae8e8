import english from './en/identify';
import { texts } from './texts';

/** The texts of the identify page. */
export const tIdentify = texts('identify', english);
