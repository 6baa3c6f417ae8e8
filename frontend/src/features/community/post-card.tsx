import sprout from 'drawn/fern.svg';
import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import type { PostDto } from '../../shared/api/api';
import { useLikePostMutation, useUnlikePostMutation } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Drawing } from '../../shared/ui/drawing';
import { Comments } from './comments';
import { PostMenu } from './post-menu';
import { PostPhotos } from './post-photos';
import styles from './community.module.css';

/** One post with what can be done with it; its comments are fetched when they are opened. */
export function PostCard({ post }: { post: PostDto }) {
  const { id, author, text, plantName, plantDrawing, createdAt, editedAt, comments, isHidden } = post;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={author.isYou ? tCommunity('you', { name: author.name }) : author.name}
      note={editedAt ? tCommunity('edited', { day: dayOf(createdAt) }) : dayOf(createdAt)}
      level={3}
    >
      {isHidden && <p className={styles.by}>{tCommunity('hidden')}</p>}
      {text && <p className={styles.text}>{text}</p>}
      <PostPhotos post={post} />
      {plantName && (
        <div className={styles.plant}>
          <span className={styles.plantImage}>
            <Drawing of={plantDrawing ?? sprout} />
          </span>
          <span>{plantName}</span>
        </div>
      )}
      <div className={styles.actions}>
        <LikeButton post={post} />
        <Button look="quiet" icon="chat" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {tCommunity('commentCount', { count: comments })}
        </Button>
        <PostMenu post={post} />
      </div>
      {isOpen && <Comments postId={id} />}
    </Card>
  );
}

function LikeButton({ post: { id, likes, isLiked, author } }: { post: PostDto }) {
  const [like] = useLikePostMutation();
  const [unlike] = useUnlikePostMutation();
  const report = useReport();
  const press = () =>
    report((isLiked ? unlike({ id }) : like({ id })).unwrap(), { failed: communityMessages.failed });
  return (
    <Button
      look={isLiked ? 'secondary' : 'quiet'}
      icon="heart"
      aria-pressed={isLiked}
      aria-label={tCommunity('likeNamed', { name: author.name, likes })}
      onClick={() => void press()}
    >
      {tCommunity('like', { likes })}
    </Button>
  );
}
