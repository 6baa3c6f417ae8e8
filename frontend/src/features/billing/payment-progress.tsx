import { Link } from 'react-router-dom';
import { tPremium } from '../../languages/premium';
import { rich } from '../../languages/rich';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import type { Payment } from './use-payment';
import styles from './billing.module.css';

/** Stands in the place of the plans from a payment until the account is upgraded. */
export function PaymentProgress({ payment }: { payment: Payment }) {
  const { state, reason = tPremium('byItself'), askAgain, reset } = payment;
  if (state === 'confirming')
    return (
      <Banner title={tPremium('confirming')} announce>
        {tPremium('oneMoment')}
      </Banner>
    );
  if (state === 'waiting')
    return (
      <Banner title={tPremium('waiting')} announce>
        {reason} {tPremium('canLeave')}
      </Banner>
    );
  return (
    <div className={styles.stack}>
      <Banner
        title={tPremium('notHeard')}
        announce
        action={
          <Button look="secondary" icon="refresh" onClick={askAgain}>
            {tPremium('checkAgain')}
          </Button>
        }
      >
        {reason} {rich(tPremium('ifCharged'), { link: (words) => <Link to={paths.contact}>{words}</Link> })}
      </Banner>
      <Button look="quiet" onClick={reset}>
        {tPremium('backToPlans')}
      </Button>
    </div>
  );
}
