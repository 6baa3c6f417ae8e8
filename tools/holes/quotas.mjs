import { AUTH, hole } from './hole.mjs';

/** What is counted, once. */
export const quotas = [
  hole(
    'identifications are free',
    'modules/identification/domain/entitlement.ts',
    'if (remainingIdentifications(account) === 0) throw trialLimitReached();',
    '',
    'entitlement.spec',
  ),
  hole(
    'quotas are counted without a lock',
    `${AUTH}/account.repository.ts`,
    'const account = await this.table.findOne({ select: ACCOUNT, where: { id }, lock });',
    'const account = await this.table.findOne({ select: ACCOUNT, where: { id }, ...(!lock && { lock }) });',
    'identification.api',
  ),
  hole(
    'keys of others repeat an action',
    'modules/identification/identification.repository.ts',
    'findOneBy({ userId, idempotencyKey })',
    'findOneBy({ idempotencyKey })',
    'identification.api',
  ),
];
