import { paths } from '../../shared/paths';
import { Blank } from '../../shared/ui/blank';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './trial-banner.module.css';

/**
 * How many of the free identifications are left, as far as it is known: one calm line, so that the camera stays in sight
 * on a phone.
 */
export function TrialBanner({ remaining }: { remaining?: number }) {
  return (
    <div className={styles.banner}>
      <p>Free Trial: {remaining ?? <Blank of="figure" />} identifications remaining</p>
      <LinkButton to={paths.premium} look="quiet">
        Upgrade Now
      </LinkButton>
    </div>
  );
}
