import { plans } from '../../content/marketing';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

/** The two plans, side by side. */
export function Pricing({ onEnter }: EnterProps) {
  return (
    <Section title="What it costs">
      <div className={styles.plans}>
        {plans.map(({ name, price, per, contents, note }) => (
          <Card
            key={name}
            level={3}
            title={name}
            actions={
              <Button
                look={name === 'Premium' ? 'secondary' : 'primary'}
                wide
                onClick={() => onEnter('register')}
              >
                {`Choose ${name}`}
              </Button>
            }
          >
            <p className={styles.price}>
              <strong>{price}</strong>
              {per}
            </p>
            <ul role="list" className={styles.contents}>
              {contents.map((line) => (
                <li key={line}>
                  <Icon name="check" size="small" /> {line}
                </li>
              ))}
            </ul>
            <p>{note}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
