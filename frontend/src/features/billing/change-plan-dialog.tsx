import { tBilling } from '../../languages/billing';
import { rich } from '../../languages/rich';
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
import { dollars, type Plan } from './plans';
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
      title={tBilling(to === 'annual' ? 'toAnnual' : 'toMonthly')}
      actions={
        <>
          {isKnown && (
            <Button busy={isLoading} busyLabel={tBilling('changing')} onClick={() => void agree()}>
              {preview.amount > 0
                ? tBilling('changeAndPay', { price: dollars(preview.amount, preview.currency) })
                : tBilling('change')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {tBilling('keep')}
          </Button>
        </>
      }
    >
      {isError && (
        <Failed title={tBilling('costUnknown')} isBusy={isFetching} onRetry={refetch}>
          {tBilling('planAsWas')}
        </Failed>
      )}
      {!isError && !isKnown && <Skeleton shape="row" count={2} label={tBilling('askingCost')} />}
      {isKnown && <Cost preview={preview} price={billing.prices.find(({ plan }) => plan === to)} />}
    </Dialog>
  );
}

interface CostProps {
  preview: PlanChangeDto;
  price: BillingDto['prices'][number] | undefined;
}

function Cost({ preview: { plan, amount, currency, credit, renewsAt }, price }: CostProps) {
  const now =
    amount > 0 ? tBilling('chargedNow', { price: dollars(amount, currency) }) : tBilling('nothingNow');
  const day = dayOf(renewsAt);
  const each = price && dollars(price.amount, price.currency);
  return (
    <div className={styles.stack}>
      <p>{rich(now, { strong: (words) => <strong>{words}</strong> })}</p>
      {credit > 0 && <p>{tBilling('leftOver', { price: dollars(credit, currency) })}</p>}
      <p>
        {each
          ? tBilling(plan === 'annual' ? 'beginsAnnual' : 'beginsMonthly', { price: each, day })
          : tBilling('begins', { day })}
      </p>
    </div>
  );
}
