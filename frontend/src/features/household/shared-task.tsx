import noPhoto from 'drawn/no-photo.svg';
import { useId, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { toDoWords } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import { tShell } from '../../languages/shell';
import type { CareTaskDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { Button } from '../../shared/ui/button';
import { PlantImage } from '../../shared/ui/plant-image';
import { sharedPath } from './rights';
import styles from './household.module.css';

interface Props {
  task: CareTaskDto;
  garden: string;
  /** Resolves to undefined if it failed. */
  onAnswer: (how: 'done' | 'was-dry' | 'still-moist') => Promise<unknown>;
}

/** One task of today in the garden of another person, with its answers. Steps of a treatment wait for the plant's own page of its owner. */
export function SharedTask({ task, garden, onAnswer }: Props) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const { plantId, plantName, plantImageUrl, place, reason, kind, step } = task;
  const isWater = kind === 'water';
  /** The row goes with its answer. */
  const answer =
    (how: 'done' | 'was-dry' | 'still-moist') =>
    async ({ currentTarget }: MouseEvent) => {
      setBusy(true);
      await focusAfter(onAnswer(how), currentTarget);
      setBusy(false);
    };
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <PlantImage src={plantImageUrl} alt="" drawing={noPhoto} ratio="square" />
      </div>
      <div className={styles.words}>
        <p id={id} className={styles.name}>
          {toDoWords(task)}: <Link to={sharedPath(garden, plantId)}>{plantName}</Link>
        </p>
        {place && <p>{place}</p>}
        <p className={styles.reason}>{reason}</p>
        {isWater && <p>{tCare('checkFirst')}</p>}
      </div>
      {step !== 'look' && (
        <div className={styles.actions}>
          <Button
            icon="check"
            size="large"
            aria-describedby={id}
            busy={isBusy}
            onClick={answer(isWater ? 'was-dry' : 'done')}
          >
            {isWater ? tCare('wasDry') : tShell('done')}
          </Button>
          {isWater && (
            <Button look="secondary" aria-describedby={id} disabled={isBusy} onClick={answer('still-moist')}>
              {tCare('stillMoist')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
