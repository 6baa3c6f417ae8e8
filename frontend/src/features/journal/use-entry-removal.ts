import { useRemoveJournalEntryMutation, useRestoreJournalEntryMutation } from '../../shared/api/journal';
import { journalMessages } from '../../shared/toast/messages/journal';
import { useReport } from '../../shared/toast/use-report';

/** Deletes an entry of the journal; the toast offers Undo. */
export function useEntryRemoval() {
  const [removeEntry] = useRemoveJournalEntryMutation();
  const [restoreEntry] = useRestoreJournalEntryMutation();
  const report = useReport();
  const { removed, restored, failed } = journalMessages;

  return (id: string) =>
    report(removeEntry({ id }).unwrap(), {
      done: () => removed(() => void report(restoreEntry({ id }).unwrap(), { done: restored, failed })),
      failed,
    });
}
