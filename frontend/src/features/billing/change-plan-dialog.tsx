import {
  useChangeSubscriptionMutation,
  usePreviewPlanChangeQuery,
  type BillingDto,
  type PlanChangeDto,
} from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { dollars, PLAN_WORDS, type Plan } from './plans';
import styles from './billing.module.css';

interface Props {
  billing: BillingDto;
  to: Plan;
  onClose: () => void;
}

/** Asks before the plan is changed: what is charged now, what is left of the old plan, and what comes later. */
export function ChangePlanDialog({ billing, to, onClose }: Props) {
  const {
    currentData: preview,
    isError,
    isFetching,
    refetch,
  } = usePreviewPlanChangeQuery({ plan: to }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = useChangeSubscriptionMutation();
  const report = useReport();
  const isKnown = preview && !isFetching && !isError;

  const agree = async () => {
    if (await report(change({ planDto: { plan: to } }).unwrap(), billingMessages.changed)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Change to the ${PLAN_WORDS[to].name} plan?`}
      actions={
        <>
          {isKnown && (
            <Button busy={isLoading} busyLabel="Changing..." onClick={() => void agree()}>
              {preview.amount > 0
                ? `Change and Pay ${dollars(preview.amount, preview.currency)}`
                : 'Change My Plan'}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Keep My Plan
          </Button>
        </>
      }
    >
      {isError && (
        <Failed title="We couldn’t find out what that costs" isBusy={isFetching} onRetry={refetch}>
          Your plan is as it was.
        </Failed>
      )}
      {!isError && !isKnown && <Skeleton shape="row" count={2} label="Asking what that costs" />}
      {isKnown && <Cost preview={preview} price={billing.prices.find(({ plan }) => plan === to)} />}
    </Dialog>
  );
}

interface CostProps {
  preview: PlanChangeDto;
  price: BillingDto['prices'][number] | undefined;
}

function Cost({ preview: { plan, amount, currency, credit, renewsAt }, price }: CostProps) {
  const each = price && `${dollars(price.amount, price.currency)} per ${PLAN_WORDS[plan].per}`;
  return (
    <div className={styles.stack}>
      {amount > 0 ? (
        <p>
          <strong>{`${dollars(amount, currency)} is charged to your card now.`}</strong> What you have paid
          for the rest of your present plan is taken off already.
        </p>
      ) : (
        <p>
          <strong>Nothing is charged now.</strong> What you have paid for the rest of your present plan is
          enough.
        </p>
      )}
      {credit > 0 && (
        <p>{`${dollars(credit, currency)} is left over. It pays for your next payments first.`}</p>
      )}
      <p>{`The new plan begins today${each ? ` and costs ${each}` : ''}. It is renewed on ${dayOf(renewsAt)}.`}</p>
    </div>
  );
}
