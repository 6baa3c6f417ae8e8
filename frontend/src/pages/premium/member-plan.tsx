import { memberBenefits } from '../../content/premium';
import { Benefits } from '../../features/billing/benefits';
import { MoneyBack } from '../../features/billing/money-back';
import { SubscriptionPanel } from '../../features/billing/subscription-panel';
import type { BillingDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './member-plan.module.css';

/** What premium members see: what they have, and their plan. */
export const MemberPlan = ({ billing }: { billing?: BillingDto }) => (
  <>
    <Benefits of={memberBenefits} level={2} />
    <div className={styles.links}>
      <LinkButton to={paths.identify} icon="camera">
        Identify Plants
      </LinkButton>
      <LinkButton to={paths.chat} look="secondary" icon="chat">
        AI Plant Expert
      </LinkButton>
      <LinkButton to={paths.garden} look="secondary" icon="pot">
        My Garden
      </LinkButton>
    </div>
    <Section title="Current Plan: Premium">
      {!billing && <Skeleton shape="row" count={2} label="Loading your plan" />}
      {billing?.moneyBack && <MoneyBack reason={billing.moneyBack} />}
      {billing?.subscription && <SubscriptionPanel billing={billing} subscription={billing.subscription} />}
      {billing?.grant && (
        <Card title="Given to you">
          <p>
            {billing.grant.until
              ? `You have Premium until the end of ${dayOf(`${billing.grant.until}T12:00`)}. There’s nothing to pay.`
              : 'You have Premium without an end. There’s nothing to pay.'}
          </p>
        </Card>
      )}
    </Section>
  </>
);
