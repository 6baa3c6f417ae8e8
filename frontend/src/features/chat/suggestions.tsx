import { tExpert } from '../../languages/expert';
import { Button } from '../../shared/ui/button';
import styles from './suggestions.module.css';

interface Props {
  questions: string[];
  onAsk: (question: string) => void;
}

/** Questions that the reader's garden suggests. */
export const Suggestions = ({ questions, onAsk }: Props) => (
  <ul role="list" className={styles.suggestions} aria-label={tExpert('suggestions')}>
    {questions.map((question) => (
      <li key={question}>
        <Button look="secondary" onClick={() => onAsk(question)}>
          {question}
        </Button>
      </li>
    ))}
  </ul>
);
