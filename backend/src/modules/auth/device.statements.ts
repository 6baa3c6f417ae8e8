import { stillHasPassword } from './account.statements.js';

/**
 * *Set-based*: notes a login of the person $2 on the device $1. No row comes back where the device is gone, or where the person's
 * password is no longer the one that was given ($3). The account is locked before the device, as a new password does it.
 */
export const TOUCH = {
  name: 'device-touch',
  text: `with person as (${stillHasPassword('$2', '$3')})
         update devices d set seen_at = now() from person where d.id = $1 and d.user_id = person.id returning d.id`,
};
