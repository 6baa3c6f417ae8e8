import { tPremium } from '../../languages/premium';
import type { BillingDto, BillingSubscriptionDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';
import { dollars } from './plans';

/** As many days before a renewal as the server sends its reminder. */
const REMINDED_DAYS_BEFORE = 7;
const DAY_MS = 86_400_000;

interface Props {
  subscription: BillingSubscriptionDto;
  price: BillingDto['prices'][number] | undefined;
}

/** For members whose address is not confirmed: the reminder of an annual renewal, which is not mailed to them. */
export function RenewalNote({ subscription, price }: Props) {
  const { plan, status, cancelAtPeriodEnd, currentPeriodEnd, isReturned } = subscription;
  if (plan !== 'annual' || status !== 'active' || cancelAtPeriodEnd || isReturned || !price) return null;
  const isSoon = isWithin(currentPeriodEnd, REMINDED_DAYS_BEFORE);
  const amount = dollars(price.amount, price.currency);
  return (
    <Banner
      kind={isSoon ? 'warning' : 'info'}
      title={
        isSoon
          ? tPremium('chargedSoon', { day: dayOf(currentPeriodEnd), price: amount })
          : tPremium('wantReminder')
      }
      action={
        <LinkButton to={paths.profile} look="secondary" icon="mail">
          {tPremium('confirmEmail')}
        </LinkButton>
      }
    >
      {tPremium(isSoon ? 'untilThen' : 'weekBefore')}
    </Banner>
  );
}

const isWithin = (moment: string, days: number) => Date.parse(moment) - Date.now() < days * DAY_MS;
