import english from './en/denied';
import { texts } from './texts';

/** The texts of the page that members without the admin role see. */
export const tDenied = texts('denied', english);
