import { Link } from 'react-router-dom';
import { tFrame } from '../../languages/frame';
import { rich } from '../../languages/rich';
import { paths } from '../../shared/paths';
import { Logo } from '../../shared/ui/logo';
import { footerItems } from './navigation';
import styles from './footer.module.css';

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{rich(tFrame('support'), { link: (words) => <Link to={paths.contact}>{words}</Link> })}</p>
        </div>
        <nav aria-label={tFrame('footer')}>
          <ul role="list" className={styles.links}>
            {footerItems.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label()}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.disclaimer}>{tFrame('disclaimer')}</p>
      </div>
    </footer>
  );
}
