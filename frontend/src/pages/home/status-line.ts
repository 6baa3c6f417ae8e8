import { remainingIdentifications, type Allowance } from '../../entities/account/account';

/** What the plan includes, in one line. */
export function statusLine(account: Allowance): string {
  const left = remainingIdentifications(account);
  if (left === null) return 'Unlimited identifications and AI chat';
  return `${left} free identification${left === 1 ? '' : 's'} remaining`;
}
