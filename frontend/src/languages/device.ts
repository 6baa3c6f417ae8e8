import english from './en/device';
import { texts } from './texts';

/** The texts of looking at plants on this device. */
export const tDevice = texts('device', english);
