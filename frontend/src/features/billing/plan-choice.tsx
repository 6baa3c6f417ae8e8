import { tPremium } from '../../languages/premium';
import type { BillingDto } from '../../shared/api/billing';
import { Badge } from '../../shared/ui/badge';
import { priceWords, type Plan } from './plans';
import styles from './billing.module.css';

interface Props {
  prices: BillingDto['prices'];
  chosen: Plan;
  /** While a payment is under way. */
  isLocked: boolean;
  onChoose: (plan: Plan) => void;
}

/** Monthly or annual. */
export const PlanChoice = ({ prices, chosen, isLocked, onChoose }: Props) => (
  <fieldset className={styles.plans} disabled={isLocked}>
    <legend>{tPremium('choosePlan')}</legend>
    {prices.map((price) => {
      const { plan } = price;
      const isAnnual = plan === 'annual';
      return (
        <label key={plan} className={styles.plan} data-chosen={plan === chosen || undefined}>
          <input
            type="radio"
            name="plan"
            value={plan}
            checked={plan === chosen}
            onChange={() => onChoose(plan)}
          />
          <span>
            <strong>{tPremium(isAnnual ? 'annual' : 'monthly')}</strong>{' '}
            {isAnnual && <Badge tone="ochre">{tPremium('bestValue')}</Badge>}
            <span className={styles.price}>{priceWords(price)}</span>
            {isAnnual && <span className={styles.note}>{tPremium('savings')}</span>}
          </span>
        </label>
      );
    })}
  </fieldset>
);
