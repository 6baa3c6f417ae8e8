import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import type { CommentDto } from '../../shared/api/api';
import { useCommentsInfiniteQuery, useWriteCommentMutation } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { TextArea } from '../../shared/ui/text-area';
import { CommentMenu } from './comment-menu';
import { MoreButton } from './more-button';
import styles from './community.module.css';

const MAX = 1000;
const { failed } = communityMessages;

/** The comments on a post, oldest first, and a field for another. */
export function Comments({ postId }: { postId: string }) {
  const list = useCommentsInfiniteQuery(postId, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = list;
  const comments = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section className={styles.comments} aria-label={tCommunity('comments')} tabIndex={-1}>
      {!data && !error && <Skeleton count={2} label={tCommunity('loadingComments')} />}
      {error && (
        <Failed title={tCommunity('commentsNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <ol role="list">
        {comments.map((comment) => (
          <Comment key={comment.id} postId={postId} comment={comment} />
        ))}
      </ol>
      <MoreButton list={list} look="quiet">
        {tCommunity('moreComments')}
      </MoreButton>
      <CommentForm postId={postId} />
    </section>
  );
}

function Comment({ postId, comment }: { postId: string; comment: CommentDto }) {
  const { author, text, createdAt, isHidden } = comment;
  return (
    <li className={styles.comment}>
      <div>
        <p className={styles.by}>
          <strong>{author.isYou ? tCommunity('you', { name: author.name }) : author.name}</strong>,{' '}
          {dayOf(createdAt)}
        </p>
        {isHidden && <p className={styles.by}>{tCommunity('hidden')}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      <CommentMenu postId={postId} comment={comment} />
    </li>
  );
}

/** What was typed is kept in this tab, also when the comments are closed before it is sent. */
function CommentForm({ postId }: { postId: string }) {
  const me = useKnownAccount()?.id;
  const { text, change } = useTabDraft(`comment:${postId}`, me, '');
  const keys = useContentKeys(`comment:${postId}`, me);
  const [write, { isLoading }] = useWriteCommentMutation();
  const report = useReport();

  const send = async () => {
    const said = text.trim();
    if (!said) return;
    const call = write({ id: postId, writeCommentDto: { text: said }, 'Idempotency-Key': keys.keyOf(said) });
    if (!(await report(call.unwrap(), { failed }))) return;
    change('');
    keys.forget();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={tCommunity('yourComment')}
        rows={2}
        maxLength={MAX}
        readOnly={isLoading}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div>
        <Button type="submit" look="secondary" icon="send" busy={isLoading} busyLabel={tCommunity('sending')}>
          {tCommunity('comment')}
        </Button>
      </div>
    </form>
  );
}
