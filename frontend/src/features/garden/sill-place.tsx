import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { useLate } from '../../shared/lib/use-late';
import styles from './sill-place.module.css';

const load = async () => (await import('./windowsill')).Windowsill;

interface Props {
  /** Undefined while they are loading. */
  plants: PlantDto[] | undefined;
  small?: boolean;
}

/** The windowsill, whose code comes after the page; its place has the same height before and after. */
export function SillPlace({ plants, small }: Props) {
  const Windowsill = useLate(load);
  return (
    <div className={classNames(styles.place, small && styles.small)}>
      {Windowsill && plants && <Windowsill plants={plants} small={small} />}
    </div>
  );
}
