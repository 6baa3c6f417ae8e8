import type { ReactNode } from 'react';
import { tEasy } from '../../languages/easy';
import { comingWords } from '../../features/care/today-words';
import type { CareTaskDto, PlantDto } from '../../shared/api/api';
import { inTime } from '../../shared/lib/in-order';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { EasyScreen } from './easy-screen';
import { careWords, isUnwellWords } from './easy-words';
import { UnwellNote } from './unwell-note';
import styles from './easy.module.css';

interface Props {
  today: string;
  putOff: CareTaskDto[];
  /** The tasks of the next days, the soonest first. */
  next: CareTaskDto[];
  /** Plants with an open problem; undefined while they are not known. */
  unwell: PlantDto[] | undefined;
  /** What was recorded today. */
  children?: ReactNode;
}

const nextWords = (task: CareTaskDto | undefined, today: string) =>
  task && tEasy('nextCare', { task: careWords(task), day: comingWords(task, today) });

/** Nothing is left to do today: what waits, who is unwell, and what comes next. */
export function DoneScreen({ today, putOff, next, unwell: known, children }: Props) {
  const unwell = known ?? [];
  const isWaiting = !known || putOff.length + unwell.length > 0;
  const [soonest] = [...putOff, ...next].sort((a, b) => inTime(a.dueOn, b.dueOn));
  const sentences = [
    putOff.length > 0 ? tEasy('putOffWaits') : undefined,
    nextWords(soonest, today) ?? tEasy('tellYou'),
  ];
  return (
    <EasyScreen
      title={tEasy(isWaiting ? 'nothingMore' : 'allDone')}
      sentences={[
        ...unwell.map(({ commonName: name, problem }) => isUnwellWords(name, problem ?? '')),
        ...sentences,
      ]}
      answers={
        <LinkButton to={paths.identify} icon="camera" look={unwell.length ? 'secondary' : 'primary'} wide>
          {tEasy('whichPlant')}
        </LinkButton>
      }
    >
      {unwell.map((plant) => (
        <section key={plant.id}>
          <h2>{plant.commonName}</h2>
          <UnwellNote plant={plant} />
        </section>
      ))}
      {sentences.filter(Boolean).map((sentence) => (
        <p key={sentence} className={styles.question}>
          {sentence}
        </p>
      ))}
      {children}
    </EasyScreen>
  );
}
