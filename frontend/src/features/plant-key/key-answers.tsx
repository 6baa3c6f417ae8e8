import type { Question } from '@leaflore/plant-key';
import { tKey } from '../../languages/key';
import { tShell } from '../../languages/shell';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './plant-key.module.css';
import { TraitSketch } from './sketch';
import type { Key } from './use-key';
import { choiceWords, topicTitle } from './words';

/** What was said so far; each answer can be undone on its own. */
export function KeyAnswers({ of: key }: { of: Key }) {
  const given = Object.entries(key.answers) as [Question, string][];
  if (given.length === 0 && !key.guesses) return null;
  return (
    <section aria-labelledby="key-answers" className={styles.answers}>
      <h2 id="key-answers">{tKey('youSaw')}</h2>
      <ul role="list">
        {key.guesses && <Answer topic={tKey('photo')} words={tKey('fromPhoto')} onUndo={key.forgetPhoto} />}
        {given.map(([question, choice]) => (
          <Answer
            key={question}
            topic={topicTitle(question)}
            words={choiceWords(question, choice)}
            sketch={<TraitSketch question={question} choice={choice} />}
            onUndo={() => key.undo(question)}
          />
        ))}
      </ul>
      {given.length > 1 && (
        <div>
          <Button look="quiet" icon="refresh" onClick={key.again}>
            {tKey('startOver')}
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
    <span className={styles.sign}>{sketch ?? <Icon name="camera" />}</span>
    <span className={styles.said}>
      {topic}: <strong>{words}</strong>
    </span>
    <button
      type="button"
      className={styles.undo}
      onClick={onUndo}
      aria-label={tKey('undoNamed', { topic, answer: words })}
    >
      {tShell('undo')}
    </button>
  </li>
);
