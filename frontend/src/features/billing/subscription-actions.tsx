import { lazy, Suspense, useState } from 'react';
import { tPremium } from '../../languages/premium';
import { withTexts } from '../../languages/texts';
import {
  useCancelSubscriptionMutation,
  useOpenCardPageMutation,
  useResumeSubscriptionMutation,
  type BillingDto,
  type BillingSubscriptionDto,
} from '../../shared/api/billing';
import { navigateAway } from '../../shared/lib/navigate-away';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { otherPlan, type Plan } from './plans';
import styles from './billing.module.css';

const ChangePlanDialog = lazy(async () => ({
  default: (await withTexts(import('./change-plan-dialog'))).ChangePlanDialog,
}));

interface Props {
  billing: BillingDto;
  subscription: BillingSubscriptionDto;
  onInvoices: () => void;
}

/** What can be done about a subscription. One that is cancelled is kept before its plan is changed. */
export function SubscriptionActions({ billing, subscription, onInvoices }: Props) {
  const [target, setTarget] = useState<Plan>();
  const { plan, cancelAtPeriodEnd, status, isReturned } = subscription;
  const isRunning = status === 'active' && !isReturned && !cancelAtPeriodEnd;
  return (
    <div className={styles.buttons}>
      <CancelOrKeep isCancelled={cancelAtPeriodEnd} />
      {plan && isRunning && (
        <Button look="secondary" onClick={() => setTarget(otherPlan(plan))}>
          {tPremium(plan === 'annual' ? 'toMonthly' : 'toAnnual')}
        </Button>
      )}
      <UpdateCard />
      <Button look="quiet" onClick={onInvoices}>
        {tPremium('showInvoices')}
      </Button>
      {target && (
        <Suspense>
          <ChangePlanDialog billing={billing} to={target} onClose={() => setTarget(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** One button for both, so that it keeps the focus when it has become the other. */
function CancelOrKeep({ isCancelled }: { isCancelled: boolean }) {
  const [cancel, cancelling] = useCancelSubscriptionMutation();
  const [resume, resuming] = useResumeSubscriptionMutation();
  const report = useReport();
  const press = () =>
    isCancelled
      ? report(resume().unwrap(), billingMessages.resumed)
      : report(cancel().unwrap(), billingMessages.cancelled);
  return (
    <Button
      look={isCancelled ? 'primary' : 'secondary'}
      busy={cancelling.isLoading || resuming.isLoading}
      onClick={() => void press()}
    >
      {tPremium(isCancelled ? 'keepPremium' : 'cancelIt')}
    </Button>
  );
}

function UpdateCard() {
  const [openCardPage, { isLoading }] = useOpenCardPageMutation();
  const report = useReport();
  const update = async () => {
    const page = await report(openCardPage().unwrap(), billingMessages.card);
    if (page) navigateAway(page.url);
  };
  return (
    <Button look="secondary" busy={isLoading} onClick={() => void update()}>
      {tPremium('updateCard')}
    </Button>
  );
}
