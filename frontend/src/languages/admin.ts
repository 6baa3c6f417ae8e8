import english from './en/admin';
import { texts } from './texts';

/** The texts of what admins see of everything. */
export const tAdmin = texts('admin', english);
