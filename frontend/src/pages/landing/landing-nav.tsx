import { Link } from 'react-router-dom';
import { DisplayButton } from '../../features/display/display-button';
import { tFrame } from '../../languages/frame';
import { tLanding } from '../../languages/landing';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Logo } from '../../shared/ui/logo';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

/** The header of the landing page: the name, two buttons and, where there is room, display settings. */
export function LandingNav({ onEnter }: EnterProps) {
  return (
    <nav className={styles.nav} aria-label={tFrame('main')}>
      <Link to={paths.home} className={styles.home} aria-label={tFrame('homeLabel')}>
        <Logo />
      </Link>
      <div className={styles.doors}>
        <div className={styles.wide}>
          <DisplayButton />
        </div>
        <Button look="quiet" onClick={() => onEnter('login')}>
          {tFrame('login')}
        </Button>
        <Button look="secondary" onClick={() => onEnter('register')}>
          {tLanding('getStarted')}
        </Button>
      </div>
    </nav>
  );
}
