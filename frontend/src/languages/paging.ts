import english from './en/paging';
import { texts } from './texts';

/** The texts of long lists. */
export const tPaging = texts('paging', english);
