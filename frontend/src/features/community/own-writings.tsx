import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import { tShell } from '../../languages/shell';
import type { OwnWritingDto } from '../../shared/api/api';
import { useEditPostMutation, useOwnWritingsInfiniteQuery } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { CommentMenu } from './comment-menu';
import { MoreButton } from './more-button';
import { useRemoval } from './use-undoable';
import { WriteDialog } from './write-dialog';
import styles from './community.module.css';

const MAX = 2000;

/** A person's own posts and comments, which stay theirs when premium has ended; nothing where there are none. */
export function OwnWritings() {
  const list = useOwnWritingsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const writings = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const failed = tCommunity('writingsNotLoaded');
  if (list.error)
    return <Failed title={failed} isBusy={list.isFetching} onRetry={() => void list.refetch()} />;
  if (!writings.length) return null;
  return (
    <Section title={tCommunity('writings')}>
      <p>{tCommunity('staysYours')}</p>
      <ul role="list" className={styles.feed} tabIndex={-1}>
        {writings.map((writing) => (
          <li key={writing.id}>
            {writing.kind === 'post' ? (
              <OwnPost {...writing} onChanged={() => void list.refetch()} />
            ) : (
              <OwnComment {...writing} />
            )}
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{tCommunity('showMore')}</MoreButton>
    </Section>
  );
}

function OwnPost({ onChanged, ...post }: OwnWritingDto & { onChanged: () => void }) {
  const { id, text, plantName, photos, createdAt, isHidden } = post;
  const [isEditing, setEditing] = useState(false);
  const removeWithUndo = useRemoval();
  const [edit] = useEditPostMutation();
  const report = useReport();
  const save = async (changed: string) => {
    const call = edit({ id, editPostDto: { text: changed } }).unwrap();
    const saved = await report(call, communityMessages.edited);
    if (saved) onChanged();
    return Boolean(saved);
  };
  const shown = [plantName, photos > 0 && tCommunity('photos', { count: photos })].filter(Boolean);
  return (
    <Card title={tCommunity('yourPost')} note={dayOf(createdAt)} level={3}>
      {isHidden && <p className={styles.by}>{tCommunity('hidden')}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {shown.length > 0 && <p className={styles.by}>{shown.join(', ')}</p>}
      <div className={styles.actions}>
        <Button look="secondary" icon="pencil" onClick={() => setEditing(true)}>
          {tCommunity('editPost')}
        </Button>
        <Button look="quiet" icon="trash" onClick={() => void removeWithUndo(id)}>
          {tCommunity('deletePost')}
        </Button>
      </div>
      {isEditing && (
        <WriteDialog
          title={tCommunity('editPost')}
          label={tCommunity('yourMessage')}
          button={tShell('save')}
          busyLabel={tCommunity('saving')}
          initial={text}
          maxLength={MAX}
          draft={`edit:${id}`}
          onClose={() => setEditing(false)}
          onSend={save}
        />
      )}
    </Card>
  );
}

const OwnComment = ({ id, postId, text, createdAt, isHidden }: OwnWritingDto) => (
  <Card title={tCommunity('yourComment')} note={dayOf(createdAt)} level={3}>
    {isHidden && <p className={styles.by}>{tCommunity('hidden')}</p>}
    <div className={styles.comment}>
      <p className={styles.text}>{text}</p>
      <CommentMenu
        postId={postId}
        comment={{ id, text, createdAt, isHidden, author: { name: '', isYou: true } }}
      />
    </div>
  </Card>
);
