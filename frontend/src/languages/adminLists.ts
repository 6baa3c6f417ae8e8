import english from './en/adminLists';
import { texts } from './texts';

/** The texts of the lists of admins. */
export const tAdminLists = texts('adminLists', english);
