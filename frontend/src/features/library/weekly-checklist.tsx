import { useLayoutEffect, useRef, useState } from 'react';
import { tGuide } from '../../languages/guide';
import { keepTicks, readTicks, tasks } from './checklist';
import styles from './care-guide.module.css';

/** Four weekly checks of a plant. Ticks stay on this device and are cleared on Monday. */
export function WeeklyChecklist({ slug }: { slug: string }) {
  const [done, setDone] = useState<string[]>([]);
  const list = useRef<HTMLFieldSetElement>(null);
  // Not in the first render, which is the same for everybody where the build has made the page; what was ticked there
  // before the app had come is kept.
  useLayoutEffect(() => {
    const early = [...list.current!.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
    const ticks = [...new Set([...readTicks(slug, new Date()), ...early])];
    setDone(ticks);
    if (early.length) keepTicks(slug, ticks, new Date());
  }, [slug]);

  const toggle = (id: string) => {
    const next = done.includes(id) ? done.filter((other) => other !== id) : [...done, id];
    setDone(next);
    keepTicks(slug, next, new Date());
  };

  return (
    <fieldset ref={list} className={styles.checklist}>
      <legend>{tGuide('checklist')}</legend>
      {tasks().map(({ id, label }) => (
        <label key={id} className={styles.task}>
          <input type="checkbox" value={id} checked={done.includes(id)} onChange={() => toggle(id)} />
          {label}
        </label>
      ))}
      <p className={styles.small}>{tGuide('ticks')}</p>
    </fieldset>
  );
}
