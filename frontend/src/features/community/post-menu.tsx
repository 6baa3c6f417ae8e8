import { useState } from 'react';
import type { PostDto } from '../../shared/api/api';
import {
  useBlockAuthorMutation,
  useEditPostMutation,
  useReportPostMutation,
} from '../../shared/api/community';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { IconButton } from '../../shared/ui/icon-button';
import { Menu } from '../../shared/ui/menu';
import { useHiding, useRemoval } from './use-undoable';
import { WriteDialog } from './write-dialog';

const MAX = 2000;
const MAX_PHOTOS = 4;
const loadShare = async () => (await import('./photo-share-dialog')).PhotoShareDialog;
const { failed } = communityMessages;

/** Edit and delete one's own post; hide or report another's, or block its author. */
export function PostMenu({ post }: { post: PostDto }) {
  const { id, author, text, photos } = post;
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [ShareDialog, fetchShare] = useLazyComponent(loadShare);
  const [edit] = useEditPostMutation();
  const removeWithUndo = useRemoval();
  const hideWithUndo = useHiding();
  const [reportPost] = useReportPostMutation();
  const [block] = useBlockAuthorMutation();
  const report = useReport();

  const own = [
    { label: 'Edit', icon: 'pencil' as const, onSelect: () => setEditing(true) },
    {
      label: 'Add a photo',
      icon: 'camera' as const,
      onSelect: () => void fetchShare().then(setAdding),
      disabled: photos.length >= MAX_PHOTOS,
    },
    { label: 'Delete', icon: 'trash' as const, danger: true, onSelect: () => void removeWithUndo(id) },
  ];
  const others = [
    { label: 'Hide this post', icon: 'eye-off' as const, onSelect: () => void hideWithUndo(id) },
    {
      label: 'Report this post',
      icon: 'warning' as const,
      onSelect: () => void report(reportPost({ id }).unwrap(), { done: communityMessages.reported, failed }),
    },
    {
      label: `Block ${author.name}`,
      icon: 'people' as const,
      onSelect: () =>
        void report(block({ id }).unwrap(), { done: () => communityMessages.blocked(author.name), failed }),
    },
  ];

  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More about what ${author.name} wrote`} />}
        items={author.isYou ? own : others}
      />
      {isAdding && ShareDialog && <ShareDialog postId={id} onClose={() => setAdding(false)} />}
      {isEditing && (
        <WriteDialog
          title="Edit your post"
          label="Your message"
          button="Save"
          busyLabel="Saving..."
          initial={text}
          maxLength={MAX}
          onClose={() => setEditing(false)}
          onSend={async (changed) =>
            Boolean(
              await report(edit({ id, editPostDto: { text: changed } }).unwrap(), communityMessages.edited),
            )
          }
        />
      )}
    </>
  );
}
