import { tPremium } from '../../languages/premium';
import type { IconName } from '../../shared/ui/icons';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import styles from './billing.module.css';

interface Props {
  of: { icon: IconName; title: string; text: string; isFree?: boolean }[];
  level: 2 | 3;
}

/** What Premium offers, a card each; it says what free accounts have too. */
export const Benefits = ({ of, level }: Props) => (
  <div className={styles.benefits}>
    {of.map(({ icon, title, text, isFree }) => (
      <Card key={title} look="moss" level={level} title={title}>
        <p className={styles.benefit}>
          <Icon name={icon} /> <span>{text}</span>
        </p>
        {isFree && (
          <div>
            <Badge>{tPremium('forEverybody')}</Badge>
          </div>
        )}
      </Card>
    ))}
  </div>
);
