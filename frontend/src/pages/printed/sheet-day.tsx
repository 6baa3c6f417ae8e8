import noPhoto from 'drawn/no-photo.svg';
import { useId } from 'react';
import { tPrinted } from '../../languages/printed';
import { capital } from '../../shared/lib/capital';
import { dateWords, type LocalDate } from '../../shared/lib/local-date';
import { PlantImage } from '../../shared/ui/plant-image';
import type { PlantOfDay, SheetDay } from './week';
import styles from './fridge-sheet.module.css';

/** A day of the sheet, plant by plant. */
export function Day({ day: { date, plants }, today }: { day: SheetDay; today: LocalDate }) {
  const name = useId();
  return (
    <section className={styles.day} aria-labelledby={name}>
      <h2 id={name}>
        {date === today
          ? tPrinted('today', { day: dateWords(date, today) })
          : capital(dateWords(date, today))}
      </h2>
      {plants.length === 0 ? (
        <p className={styles.free}>{tPrinted('free')}</p>
      ) : (
        <ul role="list">
          {plants.map((plant) => (
            <Plant key={plant.id} plant={plant} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Pictures load eagerly: one that is out of sight would be missing on the paper. */
const Plant = ({ plant: { name, place, imageUrl, tasks } }: { plant: PlantOfDay }) => (
  <li className={styles.plant}>
    <div className={styles.picture}>
      <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" first />
    </div>
    <div className={styles.words}>
      <h3 className={styles.name}>
        {name}
        {place && <span className={styles.place}>, {place}</span>}
      </h3>
      <ul role="list" className={styles.tasks}>
        {tasks.map((task) => (
          <Task key={task.id} {...task} />
        ))}
      </ul>
    </div>
  </li>
);

const Task = ({ words, reason }: PlantOfDay['tasks'][number]) => (
  <li className={styles.task}>
    <span className={styles.box} aria-hidden="true" />
    <p>
      <strong>{/[.?!]$/.test(words) ? words : `${words}.`}</strong> {reason}
    </p>
  </li>
);
