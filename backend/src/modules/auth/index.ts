export { CurrentUser, Premium, Public, Admin } from './access.js';
export { AccountRepository } from './account.repository.js';
export { AccountSchema } from './account.schema.js';
export { AuthModule } from './auth.module.js';
export { timeZoneOf } from './domain/account.js';
export type { Account } from './domain/account.js';
