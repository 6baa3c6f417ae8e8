import { plans } from '../../content/marketing';
import { tLanding } from '../../languages/landing';
import { rich } from '../../languages/rich';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

/** The two plans, side by side. */
export function Pricing({ onEnter }: EnterProps) {
  return (
    <Section title={tLanding('costs')}>
      <div className={styles.plans}>
        {plans().map(({ name, price, contents, note, choose, isFree }) => (
          <Card
            key={name}
            level={3}
            title={name}
            actions={
              <Button
                look={isFree ? 'primary' : 'secondary'}
                wide
                onClick={() => onEnter('register', { leadsTo: isFree ? paths.home : paths.premium })}
              >
                {choose}
              </Button>
            }
          >
            <p className={styles.price}>{rich(price, { price: (words) => <strong>{words}</strong> })}</p>
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
