import { Link } from 'react-router-dom';
import { useSession } from '../entities/account/use-account';
import { Late } from '../shared/ui/late';
import { paths } from '../shared/paths';
import { Page } from '../shared/ui/page';
import styles from './contact-page.module.css';

const loadForm = async () => (await import('../features/contact/contact-form')).ContactForm;

/** A form to write to the team, and what helps to get a good answer. */
export function ContactPage() {
  const { account } = useSession();
  const name = account ? `${account.firstName} ${account.lastName}`.trim() : '';
  return (
    <Page
      title="Get in Touch"
      back
      lead="Write to us in your own words. A person reads it and writes back to you."
    >
      <div className={styles.columns}>
        <div className={styles.writing}>
          <Late load={loadForm} of={{ name, email: account?.email ?? '' }} className={styles.form} />
          <p className={styles.note}>
            We reply within 24 hours. Premium members can also ask the{' '}
            <Link to={paths.chat}>AI Plant Expert Chat</Link> at any time.
          </p>
        </div>
        <aside className={styles.help} aria-label="Before you write">
          <section>
            <h2>How can we help?</h2>
            <ul>
              <li>Plant identification support</li>
              <li>Premium account questions</li>
              <li>Technical issues</li>
              <li>General feedback</li>
            </ul>
          </section>
          <section>
            <h2>Quick tips</h2>
            <ul>
              <li>Include photos of your plant: add them to your mail when we write back.</li>
              <li>Mention which device you use, such as an iPhone or a Windows computer.</li>
              <li>Expect a reply within 24 hours.</li>
              <li>For urgent issues, put URGENT in the subject.</li>
            </ul>
          </section>
        </aside>
      </div>
    </Page>
  );
}
