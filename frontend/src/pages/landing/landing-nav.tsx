import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Logo } from '../../shared/ui/logo';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

/** The landing page's own head: the name, and two ways in. */
export function LandingNav({ onEnter }: EnterProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <Link to={paths.home} className={styles.home} aria-label="Leaflore, to the start">
        <Logo />
      </Link>
      <div className={styles.doors}>
        <Button look="quiet" onClick={() => onEnter('login')}>
          Login
        </Button>
        <Button look="secondary" onClick={() => onEnter('register')}>
          Get Started
        </Button>
      </div>
    </nav>
  );
}
