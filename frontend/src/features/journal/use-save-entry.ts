import { useState } from 'react';
import { tWriting } from '../../languages/writing';
import { reportEvent } from '../../shared/analytics/analytics';
import type { ApiError } from '../../shared/api/api';
import {
  useKeepPhotoMutation,
  useUpdateJournalEntryMutation,
  useWriteJournalEntryMutation,
} from '../../shared/api/journal';
import { useAccount } from '../../entities/account/use-account';
import { localDateIn } from '../../shared/lib/local-date';
import { sendOrKeep } from '../../shared/offline/send-or-keep';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { journalMessages } from '../../shared/toast/messages/journal';
import { offlineMessages } from '../../shared/toast/messages/offline';
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
  const { id: owner, timeZone } = useAccount();

  const photo = async () => {
    if (!draft.photo) return draft.imageUrl;
    const call = keepPhoto({ bytes: toBlob(draft.photo), onSent: setSent }).unwrap();
    const imageUrl = await call.finally(() => setSent(undefined));
    photoArrived(imageUrl);
    return imageUrl;
  };
  const write = async () => {
    const { careActions, key, imageUrl } = draft;
    const content = wordsOf(draft);
    if (entryId)
      return updateEntry({ id: entryId, changeEntryDto: { content, imageUrl: await photo() } }).unwrap();
    return sendOrKeep(
      async () => {
        const writeEntryDto = { content, careActions, imageUrl: await photo() };
        return writeEntry({ id: plantId, 'Idempotency-Key': key, writeEntryDto }).unwrap();
      },
      () => ({
        key,
        owner,
        plantId,
        plantName,
        text: content,
        url: `/api/plants/${plantId}/journal`,
        body: { content, careActions, imageUrl, on: localDateIn(timeZone) },
        photo: draft.photo ? toBlob(draft.photo) : undefined,
      }),
    );
  };

  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    let isKept: boolean;
    try {
      isKept = 'isKept' in (await write());
    } catch (error) {
      const { code, message } = error as ApiError;
      setFailure(code === 'network' || !message ? tWriting('notThrough') : message);
      setIsBusy(false);
      return false;
    }
    drop();
    if (isKept) showToast(offlineMessages.entryKept());
    else showToast(entryId ? journalMessages.changed() : gardenMessages.journal());
    if (!entryId) reportEvent('journal_entry');
    return true;
  };

  return { save, sent, failure, isBusy };
}
