import { memo } from 'react';
import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { Late } from '../../shared/ui/late';
import styles from './sill-place.module.css';

const load = async () => (await import('./windowsill')).Windowsill;

interface Props {
  /** Undefined while they are loading. */
  plants: PlantDto[] | undefined;
  small?: boolean;
}

/** The windowsill, whose code comes after the page; its place has the same height before and after. */
export const SillPlace = memo(({ plants, small }: Props) => (
  <Late
    load={load}
    of={plants && { plants, small }}
    className={classNames(styles.place, small && styles.small)}
  />
));
