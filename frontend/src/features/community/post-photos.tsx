import { useState } from 'react';
import type { PostDto, PostPhotoDto } from '../../shared/api/api';
import { useGetPostQuery, useRemovePostPhotoMutation } from '../../shared/api/community';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import styles from './community.module.css';

const LOOK_EVERY_MS = 3_000;

/** What the author of a photo reads while others do not see it. */
const WORDS = {
  checking: 'Your photo is being looked at. Others see it in a moment.',
  doubtful: 'Your photo is being looked at by a person of our team. Others see it after that.',
  refused:
    'Sorry, we can’t show this photo to others. If we’re wrong, please write to us; or choose another one.',
} as const;

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
    <ul role="list" className={styles.photos} aria-label="Photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PostPhoto post={post} photo={photo} alt={`Photo ${index + 1} of ${author.name}`} />
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
  const words = state === 'shown' ? undefined : WORDS[state];
  const button = post.author.isYou && (
    <div>
      <Button look="quiet" icon="trash" onClick={remove} aria-label={`Remove photo: ${alt}`}>
        Remove photo
      </Button>
    </div>
  );

  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={`${alt}: show it large`}
        onClick={async () => setOpen(await fetchLarge())}
      >
        <img src={imageUrl.replace(/\.webp$/, '.small.webp')} alt="" loading="lazy" decoding="async" />
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
