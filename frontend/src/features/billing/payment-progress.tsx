import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import type { Payment } from './use-payment';
import styles from './billing.module.css';

const WAITING = 'As soon as your payment is confirmed, your account is upgraded by itself.';

/** Stands in the place of the plans from a payment until the account is upgraded. */
export function PaymentProgress({ payment }: { payment: Payment }) {
  const { state, reason = WAITING, askAgain, reset } = payment;
  if (state === 'confirming')
    return (
      <Banner title="We’re confirming your payment" announce>
        One moment, please.
      </Banner>
    );
  if (state === 'waiting')
    return (
      <Banner title="We’re waiting for your payment to be confirmed" announce>
        {reason} You can leave this page.
      </Banner>
    );
  return (
    <div className={styles.stack}>
      <Banner
        title="We haven’t heard from your bank yet"
        announce
        action={
          <Button look="secondary" icon="refresh" onClick={askAgain}>
            Check Again
          </Button>
        }
      >
        {reason} If you were charged and don’t have Premium tomorrow, please{' '}
        <Link to={paths.contact}>write to us</Link>.
      </Banner>
      <Button look="quiet" onClick={reset}>
        Back to the Plans
      </Button>
    </div>
  );
}
