import { remainingIdentifications, type Allowance } from '../../entities/account/account';
import { tHome } from '../../languages/home';

/** What the plan includes, in one line. */
export function statusLine(account: Allowance): string {
  const left = remainingIdentifications(account);
  return left === null ? tHome('unlimited') : tHome('left', { count: left });
}
