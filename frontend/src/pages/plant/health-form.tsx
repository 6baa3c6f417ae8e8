import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import styles from './health-form.module.css';

const MAX_LENGTH = 500;

interface Props {
  isBusy: boolean;
  onSave: (words: string) => void;
  onCancel: () => void;
}

/** The problem in the owner's own words. */
export function HealthForm({ isBusy, onSave, onCancel }: Props) {
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
      <TextArea
        label="What do you see?"
        hint="Such as brown tips, spots, or leaves that hang."
        rows={3}
        maxLength={MAX_LENGTH}
        value={words}
        error={error}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
