import {
  useHidePostFromFeedMutation,
  useRemovePostMutation,
  useRestorePostMutation,
  useShowPostInFeedMutation,
} from '../../shared/api/community';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';

const { failed, hidden, removed, restored } = communityMessages;

/** Deletes a post; the toast offers Undo. */
export function useRemoval() {
  const [remove] = useRemovePostMutation();
  const [restore] = useRestorePostMutation();
  const report = useReport();
  return (id: string) =>
    report(remove({ id }).unwrap(), {
      done: () => removed(() => void report(restore({ id }).unwrap(), { done: restored, failed })),
      failed,
    });
}

/** Takes another's post out of one's own sight; the toast offers Undo. */
export function useHiding() {
  const [hide] = useHidePostFromFeedMutation();
  const [show] = useShowPostInFeedMutation();
  const report = useReport();
  return (id: string) =>
    report(hide({ id }).unwrap(), {
      done: () => hidden(() => void report(show({ id }).unwrap(), { failed })),
      failed,
    });
}
