import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { mainItems } from './navigation';
import styles from './tab-bar.module.css';

/** The four main pages as a tab bar, on phones. */
export function TabBar() {
  return (
    <nav className={styles.bar} aria-label="Main">
      <ul role="list">
        {mainItems.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
