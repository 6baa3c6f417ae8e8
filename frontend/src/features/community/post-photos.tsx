import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import type { PostDto, PostPhotoDto } from '../../shared/api/api';
import { useGetPostQuery, useRemovePostPhotoMutation } from '../../shared/api/community';
import { smallPhoto } from '../../shared/lib/small-photo';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import styles from './community.module.css';

const LOOK_EVERY_MS = 3_000;

/** What the author of a photo reads while others do not see it. */
const checking = () => tCommunity('checking');
const WORDS: Partial<Record<string, () => string>> = {
  checking,
  doubtful: () => tCommunity('doubtful'),
  refused: () => tCommunity('refused'),
} satisfies Record<Exclude<PostPhotoDto['state'], 'shown'>, () => string>;

/** The photos of a post. Its author sees all of them, and what becomes of those that others do not see yet. */
export function PostPhotos({ post }: { post: PostDto }) {
  const { id, photos, author } = post;
  const isChecking = photos.some(({ state }) => state === 'checking');
  useGetPostQuery(
    { id },
    { skip: !isChecking, pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true },
  );
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={styles.photos} aria-label={tCommunity('photoList')}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PostPhoto
            post={post}
            photo={photo}
            alt={tCommunity('photoOf', { number: index + 1, name: author.name })}
          />
        </li>
      ))}
    </ul>
  );
}

const loadLarge = async () => (await import('./large-photo')).LargePhoto;

function PostPhoto({ post, photo, alt }: { post: PostDto; photo: PostPhotoDto; alt: string }) {
  const { state, imageUrl } = photo;
  const [isOpen, setOpen] = useState(false);
  const [LargePhoto, fetchLarge] = useLazyComponent(loadLarge);
  const remove = useRemoval(post, photo);
  const words = state === 'shown' ? undefined : (WORDS[state] ?? checking)();
  const button = post.author.isYou && (
    <div>
      <Button
        look="quiet"
        icon="trash"
        onClick={remove}
        aria-label={tCommunity('removeNamed', { photo: alt })}
      >
        {tCommunity('removePhoto')}
      </Button>
    </div>
  );

  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={tCommunity('showLarge', { photo: alt })}
        onClick={async () => setOpen(await fetchLarge())}
      >
        <img src={smallPhoto(imageUrl)} alt="" loading="lazy" decoding="async" />
      </button>
      <div role="status" className={styles.photoWords}>
        {words}
      </div>
      {words && button}
      {LargePhoto && (
        <LargePhoto open={isOpen} onOpenChange={setOpen} {...{ imageUrl, alt }}>
          {button}
        </LargePhoto>
      )}
    </>
  );
}

function useRemoval({ id }: PostDto, { id: photoId }: PostPhotoDto) {
  const [remove] = useRemovePostPhotoMutation();
  const report = useReport();
  const { photoRemoved: done, failed } = communityMessages;
  return () => void report(remove({ id, photoId }).unwrap(), { done, failed });
}
