import { useUnits } from '../../entities/account/use-units';
import { tPlants } from '../../languages/plants';
import type { GuideDto } from '../../shared/api/guides';
import { capital } from '../../shared/lib/capital';
import { Section } from '../../shared/ui/page';
import styles from './plants.module.css';

interface Props {
  /** A guide that was kept on the device by an earlier version of the app has none. */
  ways?: GuideDto['propagation'];
}

/** How new plants are made from this one, the best way first. */
export function Propagation({ ways = [] }: Props) {
  const inUnits = useUnits();
  return (
    ways.length > 0 && (
      <Section title={tPlants('multiply')}>
        {ways.map(({ way, how }) => (
          <p key={way} className={styles.way}>
            <strong>{capital(way)}.</strong> {inUnits(how)}
          </p>
        ))}
      </Section>
    )
  );
}
