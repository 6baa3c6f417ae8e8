import english from './en/household';
import { texts } from './texts';

/** The texts of gardens that several people look after. */
export const tHousehold = texts('household', english);
