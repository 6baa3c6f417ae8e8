import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './trial-banner.module.css';

/** How many of the free identifications are left: one calm line, so that the camera stays in sight on a phone. */
export function TrialBanner({ remaining }: { remaining: number }) {
  return (
    <div className={styles.banner}>
      <p>Free Trial: {remaining} identifications remaining</p>
      <LinkButton to={paths.premium} look="quiet">
        Upgrade Now
      </LinkButton>
    </div>
  );
}
