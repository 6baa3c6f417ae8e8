import english from './en/adminToasts';
import { texts } from './texts';

/** The texts of what is said for a moment about what admins do. */
export const tAdminToasts = texts('adminToasts', english);
