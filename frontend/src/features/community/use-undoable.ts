import {
  useHidePostFromFeedMutation,
  useRemovePostMutation,
  useReportPostMutation,
  useRestorePostMutation,
  useShowPostInFeedMutation,
  useTakeReportBackMutation,
} from '../../shared/api/community';
import { focusAfter } from '../../shared/lib/focus-after';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';

const { failed, hidden, removed, reported, restored } = communityMessages;

/** Deletes a post; the toast offers Undo. */
export function useRemoval() {
  const [remove] = useRemovePostMutation();
  const [restore] = useRestorePostMutation();
  const report = useReport();
  return (id: string) => {
    const undo = () => void report(restore({ id }).unwrap(), { done: restored, failed });
    return focusAfter(
      report(remove({ id }).unwrap(), { done: () => removed(undo), failed }),
      document.activeElement!,
    );
  };
}

/** Takes another's post out of one's own sight; the toast offers Undo. */
export function useHiding() {
  const [hide] = useHidePostFromFeedMutation();
  const [show] = useShowPostInFeedMutation();
  const report = useReport();
  return (id: string) => {
    const undo = () => void report(show({ id }).unwrap(), { failed });
    return focusAfter(
      report(hide({ id }).unwrap(), { done: () => hidden(undo), failed }),
      document.activeElement!,
    );
  };
}

/** Reports another's post to the admins; the toast offers Undo. */
export function useReporting() {
  const [reportPost] = useReportPostMutation();
  const [takeBack] = useTakeReportBackMutation();
  const report = useReport();
  return (id: string) => {
    const undo = () => void report(takeBack({ id }).unwrap(), { failed });
    return focusAfter(
      report(reportPost({ id }).unwrap(), { done: () => reported(undo), failed }),
      document.activeElement!,
    );
  };
}
