import { choicesFor, MAX_TAPS, type Question } from '@leaflore/plant-key';
import { useEffect, useRef } from 'react';
import { tKey } from '../../languages/key';
import { Button } from '../../shared/ui/button';
import styles from './plant-key.module.css';
import { TraitSketch } from './sketch';
import type { Key } from './use-key';
import { choiceWords, topicTitle, WORDS } from './words';

/** The question that is asked now, with a drawing on each answer, and the others that may be asked instead. */
export function KeyQuestion({ of: key }: { of: Key }) {
  const { question, ranked, others } = key;
  const heading = useFocusOnChange(question ?? 'none');
  if (!question)
    return (
      <section aria-labelledby="key-question" className={styles.question}>
        <h2 id="key-question" ref={heading} tabIndex={-1}>
          {tKey('allAsked')}
        </h2>
        <p>{tKey('allAskedText')}</p>
        <Others questions={others} onAsk={key.ask} />
      </section>
    );
  const { ask, hint, skip } = WORDS[question];
  return (
    <section aria-labelledby="key-question" className={styles.question}>
      <div className={styles.progress}>
        <p className={styles.count}>
          {tKey('tapOf', { tap: Object.keys(key.answers).length + 1, most: MAX_TAPS })}
        </p>
        <ToPlants count={key.count} />
      </div>
      <h2 id="key-question" ref={heading} tabIndex={-1}>
        {ask()}
      </h2>
      {hint && <p>{hint()}</p>}
      <ul role="list" className={styles.options}>
        {choicesFor(ranked, question).map((choice) => (
          <li key={choice}>
            <button type="button" className={styles.option} onClick={() => key.tap(question, choice)}>
              <TraitSketch question={question} choice={choice} />
              <span>{choiceWords(question, choice)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" size="large" onClick={() => key.skip(question)}>
          {skip?.() ?? tKey('cannotSee')}
        </Button>
      </div>
      <Others questions={others.filter((other) => other !== question)} onAsk={key.ask} />
    </section>
  );
}

/** On a phone the plants that remain are below the questions. */
function ToPlants({ count }: { count: number }) {
  const show = () => {
    const heading = document.getElementById('key-left');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <button type="button" className={styles.toPlants} onClick={show}>
      {tKey('see', { count })}
    </button>
  );
}

interface OthersProps {
  questions: Question[];
  onAsk: (question: Question) => void;
}

/** Everything that was not answered yet, in any order. */
function Others({ questions, onAsk }: OthersProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.others} role="group" aria-labelledby="key-others">
      <p id="key-others">{tKey('lookElse')}</p>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.other} onClick={() => onAsk(question)}>
          {topicTitle(question)}
        </button>
      ))}
    </div>
  );
}

/** The next question takes the focus, so that a screen reader reads it and a keyboard starts there. */
function useFocusOnChange(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return heading;
}
