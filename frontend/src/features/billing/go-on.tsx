import { useAccount } from '../../entities/account/use-account';
import { tPremium } from '../../languages/premium';
import type { BillingDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { addDays, localDateIn, type LocalDate } from '../../shared/lib/local-date';
import { Checkout } from './checkout';
import { PaymentProgress } from './payment-progress';
import type { Payment } from './use-payment';

/** So many days before the end of what was given, Premium can be bought: what is paid for begins at once, beside it. */
const MAX_EARLY_DAYS = 7;

interface Props {
  /** The last day of what was given. */
  until: LocalDate;
  billing: BillingDto;
  payment: Payment;
}

/** How Premium that was given goes on without a gap: in its last days the plans, before that the day from which they are here. */
export function GoOn({ until, billing, payment }: Props) {
  const { timeZone } = useAccount();
  const from = addDays(until, -MAX_EARLY_DAYS);
  if (payment.state !== 'none') return <PaymentProgress payment={payment} />;
  if (localDateIn(timeZone) < from) return <p>{tPremium('goOnFrom', { day: dayOf(`${from}T12:00`) })}</p>;
  return (
    <>
      <p>{tPremium('goOnNow')}</p>
      <Checkout billing={billing} payment={payment} />
    </>
  );
}
