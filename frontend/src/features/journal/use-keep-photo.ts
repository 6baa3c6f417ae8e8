import { useKeepPhotoMutation, useWriteJournalEntryMutation } from '../../shared/api/journal';
import { randomKey } from '../../shared/lib/random-key';

/** Keeps a photo in a plant's journal, with a note; rejects with an `ApiError`. */
export function useKeepPhoto(plantId: string) {
  const [keepPhoto] = useKeepPhotoMutation();
  const [writeEntry] = useWriteJournalEntryMutation();
  return async (bytes: Blob, content: string): Promise<void> => {
    const imageUrl = await keepPhoto({ bytes }).unwrap();
    const writeEntryDto = { content, imageUrl, careActions: [] };
    await writeEntry({ id: plantId, 'Idempotency-Key': randomKey(), writeEntryDto }).unwrap();
  };
}
