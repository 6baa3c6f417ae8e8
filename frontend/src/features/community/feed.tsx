import emptyFeed from 'drawn/fern.svg';
import { useEffect, useRef } from 'react';
import { tCommunity } from '../../languages/community';
import { useFeedInfiniteQuery, useNewerPostsQuery } from '../../shared/api/community';
import type { PostDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { MoreButton } from './more-button';
import { PostCard } from './post-card';
import styles from './community.module.css';

/** Every post is newer than this one. */
const BEGINNING = { createdAt: new Date(0).toISOString(), id: '00000000-0000-0000-0000-000000000000' };

/**
 * The feed: newest first, further posts on request. What others post in the meantime appears by itself where that does not move what
 * is read, and else on request.
 */
export function Feed() {
  const feed = useFeedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = feed;
  const posts = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const mayAppear = () => posts.length === 0 || isOutOfSight(list.current);

  return (
    <>
      {data && <NewPosts since={posts[0] ?? BEGINNING} mayAppear={mayAppear} onShow={() => void refetch()} />}
      {!data && !error && <Skeleton shape="row" count={4} label={tCommunity('loadingPosts')} />}
      {error && (
        <Failed title={tCommunity('postsNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && posts.length === 0 && (
        <EmptyState title={tCommunity('nobodyYet')} drawing={emptyFeed} level={3}>
          <p>{tCommunity('beFirst')}</p>
        </EmptyState>
      )}
      <ol role="list" ref={list} className={styles.feed} tabIndex={-1}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ol>
      <MoreButton list={feed}>{tCommunity('showMore')}</MoreButton>
    </>
  );
}

const LOOK_EVERY_MS = 15_000;

interface NewPostsProps {
  since: Pick<PostDto, 'createdAt' | 'id'>;
  /** Whether new posts move nothing that is read. */
  mayAppear: () => boolean;
  onShow: () => void;
}

/** Looks for newer posts while the page is in sight; they appear where they may, or it says how many there are. */
function NewPosts({ since, mayAppear, onShow }: NewPostsProps) {
  const { createdAt, id } = since;
  const { currentData: count = 0, fulfilledTimeStamp } = useNewerPostsQuery(
    { createdAt, id },
    { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true },
  );
  const appear = useRef({ mayAppear, onShow });
  useEffect(() => {
    appear.current = { mayAppear, onShow };
  });
  useEffect(() => {
    if (count > 0 && appear.current.mayAppear()) appear.current.onShow();
  }, [count, fulfilledTimeStamp]);
  return (
    <div role="status" className={styles.newer}>
      {count > 0 && (
        <Button look="secondary" icon="refresh" onClick={onShow}>
          {tCommunity('newPosts', { count })}
        </Button>
      )}
    </div>
  );
}

/** The beginning of the list is below the window, or above it where the browser holds what is read in its place. */
function isOutOfSight(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top } = list.getBoundingClientRect();
  return top >= window.innerHeight || (top < 0 && CSS.supports('overflow-anchor', 'auto'));
}
