import type { Question } from '@leaflore/plant-key';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './plant-key.module.css';
import { TraitSketch } from './sketch';
import type { Key } from './use-key';
import { choiceWords, WORDS } from './words';

/** What was said so far; each answer can be undone on its own. */
export function KeyAnswers({ of: key }: { of: Key }) {
  const given = Object.entries(key.answers) as [Question, string][];
  if (given.length === 0 && !key.guesses) return null;
  return (
    <section aria-labelledby="key-answers" className={styles.answers}>
      <h2 id="key-answers">What you saw</h2>
      <ul role="list">
        {key.guesses && (
          <Answer topic="Your photo" words="We began with what it may show" onUndo={key.forgetPhoto} />
        )}
        {given.map(([question, choice]) => (
          <Answer
            key={question}
            topic={WORDS[question].topic}
            words={choiceWords(question, choice)}
            sketch={<TraitSketch question={question} choice={choice} />}
            onUndo={() => key.undo(question)}
          />
        ))}
      </ul>
      {given.length > 1 && (
        <div>
          <Button look="quiet" icon="refresh" onClick={key.again}>
            Start over
          </Button>
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  topic: string;
  words: string;
  sketch?: React.ReactNode;
  onUndo: () => void;
}

const Answer = ({ topic, words, sketch, onUndo }: AnswerProps) => (
  <li className={styles.answer}>
    {sketch ?? <Icon name="camera" />}
    <span>
      {topic}: <strong>{words}</strong>
    </span>
    <button type="button" className={styles.undo} onClick={onUndo} aria-label={`Undo: ${topic}, ${words}`}>
      Undo
    </button>
  </li>
);
