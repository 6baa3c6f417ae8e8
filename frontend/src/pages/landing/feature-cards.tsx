import { features } from '../../content/marketing';
import { tLanding } from '../../languages/landing';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import styles from './landing.module.css';

/** Six features as cards. */
export function FeatureCards() {
  return (
    <Section title={tLanding('whatItDoes')}>
      <ul role="list" className={styles.features}>
        {features().map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.sign}>
              <Icon name={icon} size="large" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
