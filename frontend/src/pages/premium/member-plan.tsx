import { memberBenefits } from '../../content/premium';
import { Benefits } from '../../features/billing/benefits';
import { GoOn } from '../../features/billing/go-on';
import { MoneyBack } from '../../features/billing/money-back';
import { SubscriptionPanel } from '../../features/billing/subscription-panel';
import type { Payment } from '../../features/billing/use-payment';
import { tPremium } from '../../languages/premium';
import { tShell } from '../../languages/shell';
import type { BillingDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './member-plan.module.css';

/** What premium members see: what they have, and their plan. */
export const MemberPlan = ({ billing, payment }: { billing?: BillingDto; payment: Payment }) => (
  <>
    <Benefits of={memberBenefits()} level={2} />
    <div className={styles.links}>
      <LinkButton to={paths.identify} icon="camera">
        {tPremium('identify')}
      </LinkButton>
      <LinkButton to={paths.chat} look="secondary" icon="chat">
        {tPremium('expert')}
      </LinkButton>
      <LinkButton to={paths.garden} look="secondary" icon="pot">
        {tShell('myGarden')}
      </LinkButton>
    </div>
    <Section title={tPremium('currentPremium')}>
      {!billing && <Skeleton shape="row" count={2} label={tPremium('loadingPlan')} />}
      {/* A refund ends no Premium that was given. */}
      {billing?.moneyBack && billing.moneyBack !== 'refunded' && <MoneyBack reason={billing.moneyBack} />}
      {billing?.subscription && <SubscriptionPanel billing={billing} subscription={billing.subscription} />}
      {billing?.grant && (
        <Card title={tPremium('given')}>
          <p>
            {billing.grant.until
              ? tPremium('givenUntil', { day: dayOf(`${billing.grant.until}T12:00`) })
              : tPremium('givenForever')}
          </p>
        </Card>
      )}
      {billing?.grant?.until && billing.isSetUp && !billing.subscription && (
        <GoOn until={billing.grant.until} billing={billing} payment={payment} />
      )}
    </Section>
  </>
);
