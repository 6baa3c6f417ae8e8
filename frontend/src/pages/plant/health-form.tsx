import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tPlant } from '../../languages/plant';
import { tShell } from '../../languages/shell';
import { usePlantPath } from '../../shared/lib/other-garden';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { useFocusOnLeave } from '../../shared/lib/use-focus-on-leave';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { TextArea } from '../../shared/ui/text-area';
import styles from './health-form.module.css';

const MAX_LENGTH = 500;

interface Props {
  plantId: string;
  isBusy: boolean;
  /** Resolves to whether they arrived. */
  onSave: (words: string) => Promise<boolean>;
  onCancel: () => void;
}

/** The way to the guided check, and a note in the owner's own words, which this tab keeps until it has arrived or is cancelled. */
export function HealthForm({ plantId, isBusy, onSave, onCancel }: Props) {
  const pathOf = usePlantPath();
  const { text: words, change, forget } = useTabDraft(`unwell:${plantId}`, useAccount().id, '');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnLeave(form, 'div', ':scope > :last-child > button');
  useLayoutEffect(() => form.current?.querySelector('textarea')?.focus(), [error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim()) setError(tPlant('saySeen'));
    else if (await onSave(words.trim())) forget();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={tPlant('looksUnwell')}
    >
      <p>{tPlant('checkLead')}</p>
      <div>
        <LinkButton to={pathOf(plantId) + paths.doctor} icon="search" size="large">
          {tPlant('findOut')}
        </LinkButton>
      </div>
      <TextArea
        label={tPlant('whatSeen')}
        hint={tPlant('whatSeenHint')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={words}
        error={error}
        readOnly={isBusy}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" busy={isBusy}>
          {tShell('save')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {tShell('cancel')}
        </Button>
      </div>
    </form>
  );
}
