import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useUpdatePlantMutation, type PlantDto } from '../../shared/api/api';
import { messages } from '../../shared/toast/messages';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import styles from './health-note.module.css';

const LONGEST = 500;

/** That a plant looks unwell, in its owner's words, until it is well again. */
export function HealthNote({ plant }: { plant: PlantDto }) {
  const { id, commonName, problem } = plant;
  const [isOpen, setIsOpen] = useState(false);
  const [updatePlant, { isLoading }] = useUpdatePlantMutation();
  const report = useReport();
  const { unwell, well, undone, failed } = messages.schedule;
  const note = (words: string | null) => updatePlant({ id, changePlantDto: { problem: words } }).unwrap();

  const heal = () =>
    report(note(null), {
      done: () => well(commonName, () => void report(note(problem), { done: undone, failed })),
      failed,
    });
  const save = async (words: string) => {
    if (await report(note(words), { done: () => unwell(commonName), failed })) setIsOpen(false);
  };

  if (problem) {
    return (
      <Banner
        kind="warning"
        title="It looks unwell"
        action={
          <Button look="secondary" icon="heart" busy={isLoading} onClick={heal}>
            It is well again
          </Button>
        }
      >
        {problem}
      </Banner>
    );
  }
  if (isOpen) return <Form isBusy={isLoading} onSave={save} onCancel={() => setIsOpen(false)} />;
  return (
    <div>
      <Button look="quiet" icon="heart" onClick={() => setIsOpen(true)}>
        It looks unwell
      </Button>
    </div>
  );
}

interface FormProps {
  isBusy: boolean;
  onSave: (words: string) => void;
  onCancel: () => void;
}

function Form({ isBusy, onSave, onCancel }: FormProps) {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [error]);

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
        maxLength={LONGEST}
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
