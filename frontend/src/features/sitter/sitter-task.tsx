import noPhoto from 'drawn/no-photo.svg';
import { useId } from 'react';
import { tCare } from '../../languages/care';
import { tShell } from '../../languages/shell';
import { tSitter } from '../../languages/sitter';
import type { SitterTaskDto } from '../../shared/api/sitter';
import { classNames } from '../../shared/lib/class-names';
import { PlantImage } from '../../shared/ui/plant-image';
import styles from './sitter.module.css';
import { taskWords } from './task-words';

interface Props {
  task: SitterTaskDto;
  /** Left out on other days than today: there is no box then. */
  onTick?: (isDone: boolean) => void;
}

/** One task with its drawing and, for today, a box to tick. */
export function SitterTask({ task, onTick }: Props) {
  const id = useId();
  const { place, drawing, reason, kind, isDone } = task;
  const words = (
    <>
      <span className={styles.name} id={`${id}-name`}>
        {taskWords(task)}
      </span>
      {place && <span className={styles.place}>{place}</span>}
    </>
  );
  return (
    <li className={classNames(styles.task, isDone && styles.done)}>
      <div className={styles.picture}>
        <PlantImage src={drawing} alt="" drawing={noPhoto} ratio="square" />
      </div>
      <div className={styles.words}>
        {words}
        {isDone && <span>{onTick ? tSitter('doneThanks') : tShell('done')}</span>}
        {!isDone && reason && <span className={styles.reason}>{reason}</span>}
        {!isDone && onTick && kind === 'water' && (
          <span>
            <strong>{tCare('checkFirst')}</strong> {tSitter('leaveIt')}
          </span>
        )}
      </div>
      {onTick && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isDone}
            aria-labelledby={`${id}-name ${id}-done`}
            onChange={({ target }) => onTick(target.checked)}
          />
          <span id={`${id}-done`}>{tShell('done')}</span>
        </label>
      )}
    </li>
  );
}
