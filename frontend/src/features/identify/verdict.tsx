import { tAnswer } from '../../languages/answer';
import type { GivenFeedbackDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './verdict.module.css';

interface Props {
  feedback: GivenFeedbackDto | null;
  isBusy: boolean;
  /** Resolves to whether the answer was kept. */
  onConfirm: () => Promise<boolean>;
}

/** Asks whether the result is right, or shows what its owner has answered. */
export function Verdict({ feedback, isBusy, onConfirm }: Props) {
  return (
    <div className={styles.verdict} tabIndex={-1}>
      <div role="status">
        {feedback && (
          <p className={styles.said}>
            <Icon name="check-circle" />
            {tAnswer(feedback.correct ? 'thanksConfirmed' : 'thanksChosen')}
          </p>
        )}
      </div>
      <div className={styles.choices}>
        {!feedback && (
          <Button
            look="secondary"
            icon="check"
            busy={isBusy}
            onClick={({ currentTarget }) => void focusAfter(onConfirm(), currentTarget)}
          >
            {tAnswer('yes')}
          </Button>
        )}
        <a className={styles.other} href="#others">
          {tAnswer(feedback ? 'chooseElse' : 'no')}
        </a>
      </div>
    </div>
  );
}
