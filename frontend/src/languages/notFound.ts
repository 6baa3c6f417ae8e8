import english from './en/notFound';
import { texts } from './texts';

/** The texts of the page at unknown addresses. */
export const tNotFound = texts('notFound', english);
