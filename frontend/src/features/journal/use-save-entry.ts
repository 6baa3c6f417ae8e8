import { useState } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import type { ApiError } from '../../shared/api/api';
import {
  useKeepPhotoMutation,
  useUpdateJournalEntryMutation,
  useWriteJournalEntryMutation,
} from '../../shared/api/journal';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { journalMessages } from '../../shared/toast/messages/journal';
import { useToasts } from '../../shared/toast/toast';
import { wordsOf } from './draft';
import { toBlob } from './data-url';
import type { useDraft } from './use-draft';

/**
 * Sends a draft's photo and then its text. `save` resolves to whether both arrived; a failed save can be repeated.
 */
export function useSaveEntry(
  plantId: string,
  plantName: string,
  { draft, photoArrived, drop }: ReturnType<typeof useDraft>,
  entryId?: string,
) {
  const [keepPhoto] = useKeepPhotoMutation();
  const [writeEntry] = useWriteJournalEntryMutation();
  const [updateEntry] = useUpdateJournalEntryMutation();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { showToast } = useToasts();

  const photo = async () => {
    if (!draft.photo) return draft.imageUrl;
    const call = keepPhoto({ bytes: toBlob(draft.photo), onSent: setSent }).unwrap();
    const imageUrl = await call.finally(() => setSent(undefined));
    photoArrived(imageUrl);
    return imageUrl;
  };
  const write = async () => {
    const { careActions, key } = draft;
    const entry = { content: wordsOf(draft), imageUrl: await photo() };
    if (entryId) return updateEntry({ id: entryId, changeEntryDto: entry }).unwrap();
    const writeEntryDto = { ...entry, careActions };
    return writeEntry({ id: plantId, 'Idempotency-Key': key, writeEntryDto }).unwrap();
  };

  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await write();
    } catch (error) {
      const { code, message } = error as ApiError;
      setFailure(code === 'network' || !message ? 'Your entry didn’t get through.' : message);
      setIsBusy(false);
      return false;
    }
    drop();
    showToast(entryId ? journalMessages.changed() : gardenMessages.journal());
    if (!entryId) reportEvent('journal_entry');
    return true;
  };

  return { save, sent, failure, isBusy };
}
