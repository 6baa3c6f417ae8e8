import { tCommunity } from '../../languages/community';
import type { CommentDto } from '../../shared/api/api';
import {
  useRemoveCommentMutation,
  useReportCommentMutation,
  useRestoreCommentMutation,
  useTakeCommentReportBackMutation,
} from '../../shared/api/community';
import { focusAfter } from '../../shared/lib/focus-after';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { IconButton } from '../../shared/ui/icon-button';
import { Menu } from '../../shared/ui/menu';

const { failed, commentRemoved, commentReported, commentRestored } = communityMessages;

/** Delete one's own comment, or report another's, both with Undo. */
export function CommentMenu({ postId, comment }: { postId: string; comment: CommentDto }) {
  const { id: commentId, author } = comment;
  const [remove] = useRemoveCommentMutation();
  const [restore] = useRestoreCommentMutation();
  const [reportComment] = useReportCommentMutation();
  const [takeReportBack] = useTakeCommentReportBackMutation();
  const report = useReport();
  const which = { id: postId, commentId };

  const undo = () => void report(restore(which).unwrap(), { done: commentRestored, failed });
  if (author.isYou)
    return (
      <IconButton
        icon="trash"
        label={tCommunity('deleteComment')}
        onClick={({ currentTarget }) =>
          void focusAfter(
            report(remove(which).unwrap(), { done: () => commentRemoved(undo), failed }),
            currentTarget,
          )
        }
      />
    );
  const takeBack = () => void report(takeReportBack(which).unwrap(), { failed });
  const reporting = () =>
    void focusAfter(
      report(reportComment(which).unwrap(), { done: () => commentReported(takeBack), failed }),
      document.activeElement!,
    );
  return (
    <Menu
      trigger={<IconButton icon="more" label={tCommunity('moreAboutComment', { name: author.name })} />}
      items={[{ label: tCommunity('reportComment'), icon: 'warning', onSelect: reporting }]}
    />
  );
}
