import { Link } from 'react-router-dom';
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
          <p>
            A question, or something that does not work? <Link to={paths.contact}>Write to our support</Link>.
            We answer within 24 hours.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul role="list" className={styles.links}>
            {footerItems.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.disclaimer}>
          Information on Leaflore is general and educational only, and its accuracy is not guaranteed. Never
          eat a plant, or use it as medicine, because an app has named it.
        </p>
      </div>
    </footer>
  );
}
