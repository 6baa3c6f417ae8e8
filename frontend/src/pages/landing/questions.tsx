import { faq } from '../../content/faq';
import { tLanding } from '../../languages/landing';
import { Section } from '../../shared/ui/page';
import styles from './questions.module.css';

/** What people ask before they begin. */
export const Questions = () => (
  <Section title={tLanding('questions')}>
    <div className={styles.questions}>
      {faq().map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  </Section>
);
