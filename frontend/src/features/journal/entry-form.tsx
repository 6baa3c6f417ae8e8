import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { tJournal } from '../../languages/journal';
import { tShell } from '../../languages/shell';
import { tWriting } from '../../languages/writing';
import type { JournalEntryDto } from '../../shared/api/api';
import { useFocusOnLeave } from '../../shared/lib/use-focus-on-leave';
import { journalMessages } from '../../shared/toast/messages/journal';
import { useToasts } from '../../shared/toast/toast';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { TextArea } from '../../shared/ui/text-area';
import { DoneBoxes } from './done-boxes';
import { isEmpty, keepDraft } from './draft';
import { PhotoField } from './photo-field';
import { useDraft } from './use-draft';
import { useSaveEntry } from './use-save-entry';
import styles from './entry-form.module.css';

interface Props {
  plantId: string;
  plantName: string;
  /** The entry that is edited; a new one when left out. */
  entry?: JournalEntryDto;
  /** Whether it was just opened by the reader, and takes the focus. */
  takesFocus: boolean;
  onDone: () => void;
  /** Called when discarding was undone. */
  onReopen: () => void;
}

const MAX_LENGTH = 5000;

/** The form for an entry: text, care, a photo. Nothing is lost before it is saved. */
export function EntryForm({ plantId, plantName, entry, takesFocus, onDone, onReopen }: Props) {
  const about = entry?.id ?? plantId;
  const writing = useDraft(about, entry && startOf(entry));
  const { draft, change, drop, isTouched, wasKept } = writing;
  const { save, sent, failure, isBusy } = useSaveEntry(plantId, plantName, writing, entry?.id);
  const [error, setError] = useState<string>();
  const { showToast } = useToasts();
  const form = useRef<HTMLFormElement>(null);

  useFocusOnLeave(form, 'li, [role="group"]', 'button:not(:has(img))');
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const nothing = isEmpty(draft);
    setError(nothing ? tWriting('nothing') : undefined);
    if (nothing) return form.current?.querySelector('textarea')?.focus();
    if (await save()) onDone();
  };
  const cancel = () => {
    drop();
    onDone();
    if (!isTouched || isEmpty(draft)) return;
    showToast(
      journalMessages.discarded(() => {
        keepDraft(about, draft);
        onReopen();
      }),
    );
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={entry ? tWriting('edit') : tJournal('write')}
    >
      {wasKept && <p className={styles.kept}>{tWriting('kept')}</p>}
      <TextArea
        label={tWriting('see')}
        hint={tWriting('seeHint')}
        optional
        maxLength={MAX_LENGTH}
        rows={4}
        value={draft.content}
        error={error}
        readOnly={isBusy}
        onChange={({ target }) => change({ content: target.value })}
      />
      {!entry && (
        <DoneBoxes
          value={draft.careActions}
          disabled={isBusy}
          onChange={(careActions) => change({ careActions })}
        />
      )}
      <PhotoField
        imageUrl={draft.imageUrl}
        photo={draft.photo}
        disabled={isBusy}
        onChoose={(photo) => change({ photo, imageUrl: null })}
        onRemove={() => change({ photo: null, imageUrl: null })}
      />
      {sent !== undefined && <Progress label={tWriting('onItsWay')} value={sent} />}
      {failure && (
        <Banner kind="danger" title={tWriting('notSaved')} announce>
          {tWriting('stillHere', { failure })}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy} busyLabel={tWriting('saving')}>
          {tShell('save')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={cancel}>
          {entry ? tShell('cancel') : tWriting('discard')}
        </Button>
      </div>
    </form>
  );
}

const startOf = ({ content, careActions, imageUrl }: JournalEntryDto) => ({
  content,
  careActions,
  imageUrl: imageUrl ?? null,
});
