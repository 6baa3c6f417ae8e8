import { choicesFor, MAX_TAPS, type Question } from '@leaflore/plant-key';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import styles from './plant-key.module.css';
import { TraitSketch } from './sketch';
import type { Key } from './use-key';
import { choiceWords, WORDS } from './words';

/** The question that is asked now, with a drawing on each answer, and the others that may be asked instead. */
export function KeyQuestion({ of: key }: { of: Key }) {
  const { question, ranked, others } = key;
  const heading = useFocusOnChange(question ?? 'none');
  if (!question)
    return (
      <section aria-labelledby="key-question" className={styles.question}>
        <h2 id="key-question" ref={heading} tabIndex={-1}>
          That is all we need to ask
        </h2>
        <p>Look at the plants that remain. If one answer was a guess, undo it and answer again.</p>
        <Others questions={others} onAsk={key.ask} />
      </section>
    );
  const { ask, hint, skip = 'I can’t see that' } = WORDS[question];
  return (
    <section aria-labelledby="key-question" className={styles.question}>
      <div className={styles.progress}>
        <p className={styles.count}>
          Tap {Object.keys(key.answers).length + 1} of at most {MAX_TAPS}
        </p>
        <ToPlants count={key.count} />
      </div>
      <h2 id="key-question" ref={heading} tabIndex={-1}>
        {ask}
      </h2>
      {hint && <p>{hint}</p>}
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
          {skip}
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
      {count === 1 ? 'See the plant that is left' : `See the ${count} plants left`}
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
      <p id="key-others">Or look at something else:</p>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.other} onClick={() => onAsk(question)}>
          {WORDS[question].topic}
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
