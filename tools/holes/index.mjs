import { sessions } from './sessions.mjs';
import { roles } from './roles.mjs';
import { logins } from './logins.mjs';
import { requests } from './requests.mjs';
import { quotas } from './quotas.mjs';
import { owners } from './owners.mjs';

export const HOLES = [...sessions, ...roles, ...logins, ...requests, ...quotas, ...owners];
