import english from './en/watered';
import { texts } from './texts';

/** The texts of the last watering. */
export const tWatered = texts('watered', english);
