import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { tFrame } from '../../languages/frame';
import { whenQuiet } from '../../shared/lib/when-quiet';
import { Icon } from '../../shared/ui/icon';
import { preloadTabs } from '../preload';
import { mainItems } from './navigation';
import styles from './tab-bar.module.css';

/** The four main pages as a tab bar, on phones. */
export function TabBar() {
  useEffect(() => whenQuiet(preloadTabs), []);
  return (
    <nav className={styles.bar} aria-label={tFrame('main')}>
      <ul role="list">
        {mainItems.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
