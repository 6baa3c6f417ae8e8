import { remainingIdentifications } from '../../entities/account/account';
import type { Account } from '../../shared/api/api';

/** What the plan includes, in one line. */
export function statusLine(account: Pick<Account, 'isPremium' | 'identificationsUsed'>): string {
  const left = remainingIdentifications(account);
  if (left === null) return 'Unlimited identifications and AI chat';
  return `${left} free identification${left === 1 ? '' : 's'} remaining`;
}
