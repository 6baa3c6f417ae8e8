import { AUTH, hole } from './hole.mjs';

/** Who may do what. */
export const roles = [
  hole(
    'members are admins',
    `${AUTH}/access.guard.ts`,
    "access === 'admin' && !isAdmin(account, this.config)",
    'false',
    'people.api',
  ),
  hole(
    'premium is for everybody',
    `${AUTH}/access.guard.ts`,
    'if (access && isFeature(access) && !entitlementsOf(account)[access]) throw premiumRequired();',
    '',
    'benefits.api',
    'community.api',
  ),
  hole(
    'an unconfirmed address makes an admin',
    `${AUTH}/domain/account.ts`,
    'emailVerifiedAt !== null && ADMIN_EMAILS.some',
    'ADMIN_EMAILS.some',
    'email-verification',
    'account.spec',
  ),
  hole(
    'unconfirmed addresses are mailed',
    `${AUTH}/domain/account.ts`,
    '  emailVerifiedAt !== null;',
    '  emailVerifiedAt !== undefined;',
    'email-verification',
    'auth/password.api',
  ),
  hole(
    'a body says whose it is',
    `${AUTH}/access.guard.ts`,
    'claimed !== undefined && claimed !== id',
    'claimed === undefined && claimed === id',
    'plants.api',
    'auth.api',
    'session.api',
  ),
  hole('members moderate', 'modules/community/moderation.controller.ts', '@Admin()\n', '', 'moderation.api'),
  hole(
    'all see what admins have hidden',
    'modules/community/community.statements.ts',
    ' or ${x}.user_id = $1)',
    ' or true)',
    'moderation.api',
  ),
  hole('members retry jobs', 'modules/admin/parked-jobs.controller.ts', '@Admin()\n', '', 'parked-jobs'),
  hole(
    'members read letters',
    'modules/contact/contact-desk.controller.ts',
    '@Admin()\n',
    '',
    'contact-desk',
  ),
];
