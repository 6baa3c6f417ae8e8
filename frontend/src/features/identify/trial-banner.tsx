import { tIdentify } from '../../languages/identify';
import { rich } from '../../languages/rich';
import { paths } from '../../shared/paths';
import { Blank } from '../../shared/ui/blank';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './trial-banner.module.css';

/**
 * How many free identifications are left, as far as that is known: a single line, so that the camera button stays
 * visible on a phone.
 */
export function TrialBanner({ remaining }: { remaining?: number }) {
  return (
    <div className={styles.banner}>
      <p>
        {remaining === undefined
          ? rich(tIdentify('trialUnknown'), { figure: () => <Blank of="figure" /> })
          : tIdentify('trial', { count: remaining })}
      </p>
      <LinkButton to={paths.premium} look="quiet">
        {tIdentify('upgrade')}
      </LinkButton>
    </div>
  );
}
