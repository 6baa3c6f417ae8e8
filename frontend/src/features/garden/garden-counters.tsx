import { tGarden } from '../../languages/garden';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { count, type Viewed } from './garden-view';
import styles from './garden.module.css';

/** How many plants there are, by status. */
export function GardenCounters({ plants }: { plants: readonly Pick<Viewed, 'status' | 'needsWater'>[] }) {
  const { total, healthy, needWater } = count(plants);
  const counters: [string, number, IconName][] = [
    [tGarden('total'), total, 'pot'],
    [tGarden('healthy'), healthy, 'leaf'],
    [tGarden('needWater'), needWater, 'drop'],
  ];
  return (
    <dl className={styles.counters}>
      {counters.map(([label, value, icon]) => (
        <div key={label}>
          <dt>
            <Icon name={icon} size="small" />
            <span>{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
