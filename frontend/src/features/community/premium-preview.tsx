import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/badge';
import { Icon } from '../../shared/ui/icon';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';

const FEATURES = [
  { icon: 'chat', title: 'Discussion Forums', text: 'Ask, tell and help one another.' },
  { icon: 'camera', title: 'Photo Sharing', text: 'Show what grows on your windowsill.' },
  { icon: 'star', title: 'Achievements', text: 'Your first plant, a year with one plant, ten rescued.' },
] as const;

const SAMPLES = [
  { text: 'I asked at breakfast and knew by lunch why my ficus drops its leaves.', by: 'Margaret' },
  { text: 'My first orchid flowers again. The advice I got here: be patient.', by: 'James' },
  { text: 'I’m 71 and have learnt something new about plants every week.', by: 'Helen' },
];

/** What members without Premium see: what the community is, and how to join. */
export const PremiumPreview = () => (
  <>
    <div className={styles.invitation}>
      <Badge tone="ochre" icon="star">
        Premium Feature
      </Badge>
      <p>The community is part of Premium. Upgrade to read along, write and ask our experts.</p>
      <div>
        <LinkButton to={paths.premium} size="large" icon="star">
          Upgrade to Premium
        </LinkButton>
      </div>
    </div>
    <ul role="list" className={styles.preview}>
      {FEATURES.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <Section title="What it may sound like here">
      <p>These are samples, not words of real members.</p>
      <div className={styles.preview}>
        {SAMPLES.map(({ text, by }) => (
          <figure key={by}>
            <blockquote>“{text}”</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
      <div>
        <LinkButton to={paths.premium} look="secondary" icon="star">
          Start Premium Membership
        </LinkButton>
      </div>
    </Section>
  </>
);
