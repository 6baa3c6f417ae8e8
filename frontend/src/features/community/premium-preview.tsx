import { tInvitation } from '../../languages/invitation';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/badge';
import { Icon } from '../../shared/ui/icon';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';

const features = () =>
  [
    { icon: 'chat', title: tInvitation('forums'), text: tInvitation('forumsText') },
    { icon: 'camera', title: tInvitation('photoSharing'), text: tInvitation('photoSharingText') },
    { icon: 'star', title: tInvitation('achievements'), text: tInvitation('achievementsText') },
  ] as const;

const samples = () => [
  { text: tInvitation('ficus'), by: tInvitation('byMargaret') },
  { text: tInvitation('orchid'), by: tInvitation('byJames') },
  { text: tInvitation('everyWeek'), by: tInvitation('byHelen') },
];

/** What members without Premium see: what the community is, and how to join. */
export const PremiumPreview = () => (
  <>
    <div className={styles.invitation}>
      <Badge tone="ochre" icon="star">
        {tInvitation('feature')}
      </Badge>
      <p>{tInvitation('partOf')}</p>
      <div>
        <LinkButton to={paths.premium} size="large" icon="star">
          {tInvitation('upgrade')}
        </LinkButton>
      </div>
    </div>
    <ul role="list" className={styles.preview}>
      {features().map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <Section title={tInvitation('soundsLike')}>
      <p>{tInvitation('samples')}</p>
      <div className={styles.preview}>
        {samples().map(({ text, by }) => (
          <figure key={by}>
            <blockquote>{text}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
      <div>
        <LinkButton to={paths.premium} look="secondary" icon="star">
          {tInvitation('start')}
        </LinkButton>
      </div>
    </Section>
  </>
);
