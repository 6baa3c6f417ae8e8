import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { usePlantPath } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { TextArea } from '../../shared/ui/text-area';
import styles from './health-form.module.css';

const MAX_LENGTH = 500;

interface Props {
  plantId: string;
  isBusy: boolean;
  onSave: (words: string) => void;
  onCancel: () => void;
}

/** The way to the guided check, and a note in the owner's own words. */
export function HealthForm({ plantId, isBusy, onSave, onCancel }: Props) {
  const pathOf = usePlantPath();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('textarea')?.focus(), [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) onSave(words.trim());
    else setError('Please say what you see.');
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="It looks unwell">
      <p>A few taps on what you see, and we say what it may be and what to do first.</p>
      <div>
        <LinkButton to={pathOf(plantId) + paths.doctor} icon="search" size="large">
          Find out what it is
        </LinkButton>
      </div>
      <TextArea
        label="What do you see?"
        hint="Or just note it: brown tips, spots, drooping leaves."
        rows={3}
        maxLength={MAX_LENGTH}
        value={words}
        error={error}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" busy={isBusy}>
          Save
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
