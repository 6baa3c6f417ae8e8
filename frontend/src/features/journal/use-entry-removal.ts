import { useRemoveJournalEntryMutation, useRestoreJournalEntryMutation } from '../../shared/api/journal';
import { messages } from '../../shared/toast/messages';
import { useReport } from '../../shared/toast/use-report';

/** Deletes an entry of the journal; the toast brings it back. */
export function useEntryRemoval() {
  const [removeEntry] = useRemoveJournalEntryMutation();
  const [restoreEntry] = useRestoreJournalEntryMutation();
  const report = useReport();
  const { removed, restored, failed } = messages.journal;

  return (id: string) =>
    report(removeEntry({ id }).unwrap(), {
      done: () => removed(() => void report(restoreEntry({ id }).unwrap(), { done: restored, failed })),
      failed,
    });
}
