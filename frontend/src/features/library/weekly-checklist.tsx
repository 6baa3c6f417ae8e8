import { useState } from 'react';
import { keepTicks, readTicks, tasks } from './checklist';
import styles from './care-guide.module.css';

/** Four weekly checks of a plant. Ticks stay on this device and are cleared on Monday. */
export function WeeklyChecklist({ slug }: { slug: string }) {
  const [done, setDone] = useState(() => readTicks(slug, new Date()));

  const toggle = (id: string) => {
    const next = done.includes(id) ? done.filter((other) => other !== id) : [...done, id];
    setDone(next);
    keepTicks(slug, next, new Date());
  };

  return (
    <fieldset className={styles.checklist}>
      <legend>Weekly checklist</legend>
      {tasks.map(({ id, label }) => (
        <label key={id} className={styles.task}>
          <input type="checkbox" checked={done.includes(id)} onChange={() => toggle(id)} />
          {label}
        </label>
      ))}
      <p className={styles.small}>Your ticks stay on this device and reset every Monday.</p>
    </fieldset>
  );
}
