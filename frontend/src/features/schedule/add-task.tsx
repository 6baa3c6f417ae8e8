import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { tSchedule } from '../../languages/schedule';
import { tShell } from '../../languages/shell';
import { useAccount } from '../../entities/account/use-account';
import { toDoWords, type CareKind } from '../../entities/care/care-words';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { useFocusOnLeave } from '../../shared/lib/use-focus-on-leave';
import { Button } from '../../shared/ui/button';
import { Select } from '../../shared/ui/select';
import { TextField } from '../../shared/ui/text-field';
import { DaysField, wrongDays } from './days-field';
import { daysFrom } from './schedule-words';
import { useSchedule } from './use-schedule';
import styles from './schedule.module.css';

interface Props {
  plantId: string;
  plantName: string;
  /** The kinds that this plant has no task for yet. */
  missing: readonly CareKind[];
  onDone: () => void;
}

const MAX_NAME_LENGTH = 80;

/** Adds a task to a plant: one of the usual kinds, or a custom one. What was typed and chosen is kept in this tab until it is added or cancelled. */
export function AddTask({ plantId, plantName, missing, onDone }: Props) {
  const { change, isBusy } = useSchedule(plantId, plantName);
  const me = useAccount().id;
  const name = useTabDraft(`task:${plantId}`, me, '');
  const chosen = useTabDraft(`task-kind:${plantId}`, me, 'custom');
  const days = useTabDraft(`task-days:${plantId}`, me, '14');
  // What was chosen may be there by now.
  const kind = missing.find((one) => one === chosen.text) ?? 'custom';
  const [errors, setErrors] = useState<{ title?: string; days?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  useFocusOnLeave(form, 'section', ':scope > div:last-child > button', 'h2');
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);

  const leave = () => {
    for (const { forget } of [name, chosen, days]) forget();
    onDone();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const everyDays = daysFrom(days.text);
    const title = name.text.trim();
    const wrong = {
      title: kind === 'custom' && !title ? tSchedule('needsName') : undefined,
      days: everyDays ? undefined : wrongDays(),
    };
    setErrors(wrong);
    if (wrong.title || !everyDays) return;
    if (await change({ task: { kind, title: kind === 'custom' ? title : null }, everyDays, active: true }))
      leave();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate aria-label={tSchedule('addTitle')}>
      {missing.length > 0 && (
        <Select
          label={tSchedule('whatToDo')}
          value={kind}
          onChange={({ target }) => chosen.change(target.value)}
          options={[
            { value: 'custom', label: tSchedule('somethingElse') },
            ...missing.map((one) => ({ value: one, label: toDoWords({ kind: one }) })),
          ]}
        />
      )}
      {kind === 'custom' && (
        <TextField
          label={tSchedule('nameOfTask')}
          hint={tSchedule('nameHint')}
          maxLength={MAX_NAME_LENGTH}
          value={name.text}
          error={errors.title}
          onChange={({ target }) => name.change(target.value)}
        />
      )}
      <DaysField value={days.text} onChange={days.change} error={errors.days} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {tSchedule('addIt')}
        </Button>
        <Button look="secondary" onClick={leave}>
          {tShell('cancel')}
        </Button>
      </div>
    </form>
  );
}
