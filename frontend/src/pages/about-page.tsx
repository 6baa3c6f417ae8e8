import jade from 'drawn/jade.svg';
import lily from 'drawn/lily.svg';
import monstera from 'drawn/monstera.svg';
import orchid from 'drawn/orchid.svg';
import { tAbout } from '../languages/about';
import { paths } from '../shared/paths';
import { Drawing } from '../shared/ui/drawing';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import styles from './about-page.module.css';
import { Prose } from './prose';

const row = [monstera, lily, jade, orchid];

const loadNewsletter = async () =>
  (await import('../features/newsletter/newsletter-signup')).NewsletterSignup;
const NO_PROPS = {};

/** The about page. */
export function AboutPage() {
  return (
    <Page title={tAbout('title')} width="read" lead={tAbout('lead')}>
      <div className={styles.row}>
        {row.map((plant, place) => (
          <Drawing key={place} of={plant} />
        ))}
      </div>
      <Prose>
        <h2>{tAbout('mission')}</h2>
        <p>{tAbout('missionWhy')}</p>
        <p>{tAbout('missionWho')}</p>

        <h2>{tAbout('offer')}</h2>
        <dl>
          <dt>{tAbout('identification')}</dt>
          <dd>{tAbout('identificationText')}</dd>
          <dt>{tAbout('care')}</dt>
          <dd>{tAbout('careText')}</dd>
          <dt>{tAbout('support')}</dt>
          <dd>{tAbout('supportText')}</dd>
          <dt>{tAbout('knowledge')}</dt>
          <dd>{tAbout('knowledgeText')}</dd>
        </dl>

        <h2>{tAbout('values')}</h2>
        <dl>
          <dt>{tAbout('accessibility')}</dt>
          <dd>{tAbout('accessibilityText')}</dd>
          <dt>{tAbout('reliability')}</dt>
          <dd>{tAbout('reliabilityText')}</dd>
          <dt>{tAbout('community')}</dt>
          <dd>{tAbout('communityText')}</dd>
        </dl>

        <h2>{tAbout('built')}</h2>
        <p>{tAbout('builtText')}</p>
        <p>{tAbout('thanks')}</p>
        <p>
          <LinkButton to={paths.contact} look="secondary" icon="mail">
            {tAbout('write')}
          </LinkButton>
        </p>
      </Prose>
      <Late load={loadNewsletter} of={NO_PROPS} className={styles.newsletter} />
    </Page>
  );
}
