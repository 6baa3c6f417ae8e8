import { NavLink } from 'react-router-dom';
import { PremiumBadge } from '../../entities/account/premium-badge';
import type { Account } from '../../shared/api/api';
import { Icon } from '../../shared/ui/icon';
import { mainItems, secondaryItems } from './navigation';
import styles from './nav-links.module.css';

/** Links to the four main pages; the current one is marked. */
export function MainLinks() {
  return (
    <ul role="list" className={styles.main}>
      {mainItems.map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            <Icon name={icon} />
            {label()}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  account: Account | null;
  /** One below the other, with icons, as in the menu on a phone. */
  stacked?: boolean;
  onPick?: () => void;
}

/** Links to the other pages. Pages that the plan does not include are disabled, dimmed and badged. */
export function SecondaryLinks({ account, stacked, onPick }: Props) {
  return (
    <ul role="list" className={stacked ? styles.stack : styles.row}>
      {secondaryItems.map(({ to, label, icon, needs }) => (
        <li key={to}>
          {needs && !account?.entitlements[needs] ? (
            <span className={styles.closed} role="link" aria-disabled="true">
              {stacked && <Icon name={icon} />}
              {label()}
              <PremiumBadge />
            </span>
          ) : (
            <NavLink to={to} onClick={onPick}>
              {stacked && <Icon name={icon} />}
              {label()}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
