import type { IconName } from '../../shared/ui/icons';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import styles from './billing.module.css';

interface Props {
  of: { icon: IconName; title: string; text: string }[];
  level: 2 | 3;
}

/** What Premium offers, a card each. */
export const Benefits = ({ of, level }: Props) => (
  <div className={styles.benefits}>
    {of.map(({ icon, title, text }) => (
      <Card key={title} look="moss" level={level} title={title}>
        <p>
          <Icon name={icon} /> {text}
        </p>
      </Card>
    ))}
  </div>
);
