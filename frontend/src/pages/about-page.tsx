import jade from 'drawn/jade.svg';
import lily from 'drawn/lily.svg';
import monstera from 'drawn/monstera.svg';
import orchid from 'drawn/orchid.svg';
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
    <Page
      title="About Leaflore"
      width="read"
      lead="A plant companion for people who love their plants and would like to understand them better."
    >
      <div className={styles.row}>
        {row.map((plant, place) => (
          <Drawing key={place} of={plant} />
        ))}
      </div>
      <Prose>
        <h2>Our Mission</h2>
        <p>
          A plant cannot tell you its name, or that it is thirsty. We want anyone with a phone and a
          windowsill to be able to find out, without learning Latin or squinting at small print.
        </p>
        <p>
          Many of the people we build for have gardened for fifty years and have used a smartphone for five.
          So the letters are large, the buttons are wide, and no sentence needs a dictionary.
        </p>

        <h2>What We Offer</h2>
        <dl>
          <dt>AI Plant Identification</dt>
          <dd>
            Take a photo and learn which plant it shows. We say how sure we are, and when we are not, we show
            you the plants it could be instead of guessing.
          </dd>
          <dt>Personalized Care</dt>
          <dd>
            Your garden remembers when each plant was watered and tells you which one is next, and why today
            is the day.
          </dd>
          <dt>Community Support</dt>
          <dd>
            Premium members share photos, ask one another, and find out what worked on other windowsills.
          </dd>
          <dt>Expert Knowledge</dt>
          <dd>
            A library of plants with water, light, soil and safety for pets, written in plain words, with the
            source of what matters.
          </dd>
        </dl>

        <h2>Our Values</h2>
        <dl>
          <dt>Accessibility</dt>
          <dd>
            Everyone should be able to read, hear and use Leaflore: seniors, people with low vision, people
            who use a keyboard or a screen reader. Easy view makes everything larger with one switch, shows
            one plant at a time, and reads aloud.
          </dd>
          <dt>Reliability</dt>
          <dd>
            What you save stays saved. When we don’t know, we say so. A photo without a plant doesn’t use up
            an identification.
          </dd>
          <dt>Community</dt>
          <dd>Gardeners learn from gardeners. We keep the place friendly, and nobody is too new to ask.</dd>
        </dl>

        <h2>Built with Care</h2>
        <p>
          Every plant on these pages is drawn for its own species, every text was written to be understood at
          first reading, and your photos are yours: you can take them with you or have them deleted at any
          time.
        </p>
        <p>Thank you for letting Leaflore look after your plants together with you.</p>
        <p>
          <LinkButton to={paths.contact} look="secondary" icon="mail">
            Write to us
          </LinkButton>
        </p>
      </Prose>
      <Late load={loadNewsletter} of={NO_PROPS} className={styles.newsletter} />
    </Page>
  );
}
