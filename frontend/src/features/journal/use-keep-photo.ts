import { useAccount } from '../../entities/account/use-account';
import { useKeepPhotoMutation, useWriteJournalEntryMutation } from '../../shared/api/journal';
import { localDateIn } from '../../shared/lib/local-date';
import { randomKey } from '../../shared/lib/random-key';
import { sendOrKeep } from '../../shared/offline/send-or-keep';

/**
 * Keeps a photo in a plant's journal, with a note. Resolves to true where it waits on this device for a network. Rejects with an
 * `ApiError`.
 */
export function useKeepPhoto(plantId: string, plantName: string) {
  const { id: owner, timeZone } = useAccount();
  const [keepPhoto] = useKeepPhotoMutation();
  const [writeEntry] = useWriteJournalEntryMutation();
  return async (photo: Blob, content: string): Promise<boolean> => {
    const key = randomKey();
    const kept = await sendOrKeep<object>(
      async () => {
        const imageUrl = await keepPhoto({ bytes: photo }).unwrap();
        const writeEntryDto = { content, imageUrl, careActions: [] };
        return writeEntry({ id: plantId, 'Idempotency-Key': key, writeEntryDto }).unwrap();
      },
      () => ({
        key,
        owner,
        plantId,
        plantName,
        text: content,
        url: `/api/plants/${plantId}/journal`,
        body: { content, on: localDateIn(timeZone) },
        photo,
      }),
    );
    return 'isKept' in kept;
  };
}
