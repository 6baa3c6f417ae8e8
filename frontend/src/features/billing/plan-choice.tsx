import type { BillingDto } from '../../shared/api/billing';
import { Badge } from '../../shared/ui/badge';
import { dollars, PLAN_WORDS, type Plan } from './plans';
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
    <legend>Choose your plan</legend>
    {prices.map(({ plan, amount, currency }) => {
      const { name, per, note } = PLAN_WORDS[plan];
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
            <strong>{name}</strong> {plan === 'annual' && <Badge tone="ochre">BEST VALUE</Badge>}
            <span className={styles.price}>{`${dollars(amount, currency)} per ${per}`}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </label>
      );
    })}
  </fieldset>
);
