import emptyFeed from 'drawn/fern.svg';
import { useFeedInfiniteQuery, useNewerPostsQuery } from '../../shared/api/community';
import type { PostDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { PostCard } from './post-card';
import styles from './community.module.css';

/** Every post is newer than this one. */
const BEGINNING = { createdAt: new Date(0).toISOString(), id: '00000000-0000-0000-0000-000000000000' };

/** The feed: newest first, further posts on request, and a button when others have posted in the meantime. */
export function Feed() {
  const feed = useFeedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = feed;
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];

  return (
    <>
      {data && <NewPosts since={posts[0] ?? BEGINNING} onShow={() => void refetch()} />}
      {!data && !error && <Skeleton shape="row" count={4} label="Loading the discussion" />}
      {error && (
        <Failed title="We couldn’t load the discussion" isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && posts.length === 0 && (
        <EmptyState title="Nobody has written yet" drawing={emptyFeed} level={3}>
          <p>Be the first: say hello, or ask what you’ve always wanted to know.</p>
        </EmptyState>
      )}
      <ol role="list" className={styles.feed}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <Button look="secondary" icon="down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

const LOOK_EVERY_MS = 15_000;

/** Looks for newer posts while the page is in sight, and says how many there are; nothing moves until the reader asks. */
function NewPosts({ since, onShow }: { since: Pick<PostDto, 'createdAt' | 'id'>; onShow: () => void }) {
  const { createdAt, id } = since;
  const { currentData: count = 0 } = useNewerPostsQuery(
    { createdAt, id },
    { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true },
  );
  return (
    <div role="status" className={styles.newer}>
      {count > 0 && (
        <Button look="secondary" icon="refresh" onClick={onShow}>
          {count === 1 ? 'Show 1 new post' : `Show ${count} new posts`}
        </Button>
      )}
    </div>
  );
}
