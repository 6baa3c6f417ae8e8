import { tAnswer } from '../../languages/answer';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { Progress, Steps } from '../../shared/ui/progress';
import { GrowingLeaf } from './growing-leaf';
import { currentStep, steps, type Stage } from './identify-stage';
import styles from './looking.module.css';

interface Props {
  stage: Stage;
  state?: IdentificationRecordDto['state'];
  photos: number;
}

/** The wait for the answer: an unfolding leaf, the current step, and that the reader may leave the page. */
export function Looking({ stage, state, photos }: Props) {
  const current = currentStep(stage, state);
  return (
    <div className={styles.looking}>
      <GrowingLeaf step={current} />
      <div className={styles.words}>
        <Steps label={tAnswer('progress')} steps={steps(photos)} current={current} />
        {stage.at === 'sending' && <Progress label={tAnswer('sent')} value={stage.sent} />}
        {stage.at === 'following' && <p className={styles.leave}>{tAnswer('mayLeave')}</p>}
      </div>
    </div>
  );
}
