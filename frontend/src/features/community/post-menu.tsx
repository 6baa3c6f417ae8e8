import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import { tShell } from '../../languages/shell';
import type { PostDto } from '../../shared/api/api';
import { useBlockAuthorMutation, useEditPostMutation } from '../../shared/api/community';
import { focusAfter } from '../../shared/lib/focus-after';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { IconButton } from '../../shared/ui/icon-button';
import { Menu } from '../../shared/ui/menu';
import { useHiding, useRemoval, useReporting } from './use-undoable';
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
  const reportWithUndo = useReporting();
  const [block] = useBlockAuthorMutation();
  const report = useReport();

  const own = [
    { label: tCommunity('edit'), icon: 'pencil' as const, onSelect: () => setEditing(true) },
    {
      label: tCommunity('addPhoto'),
      icon: 'camera' as const,
      onSelect: () => void fetchShare().then(setAdding),
      disabled: photos.length >= MAX_PHOTOS,
    },
    {
      label: tShell('delete'),
      icon: 'trash' as const,
      danger: true,
      onSelect: () => void removeWithUndo(id),
    },
  ];
  const others = [
    {
      label: tCommunity('hidePost'),
      icon: 'eye-off' as const,
      onSelect: () => void hideWithUndo(id),
    },
    {
      label: tCommunity('reportPost'),
      icon: 'warning' as const,
      onSelect: () => void reportWithUndo(id),
    },
    {
      label: tCommunity('block', { name: author.name }),
      icon: 'people' as const,
      onSelect: () =>
        void focusAfter(
          report(block({ id }).unwrap(), { done: () => communityMessages.blocked(author.name), failed }),
          document.activeElement!,
        ),
    },
  ];

  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={tCommunity('moreAbout', { name: author.name })} />}
        items={author.isYou ? own : others}
      />
      {isAdding && ShareDialog && <ShareDialog postId={id} onClose={() => setAdding(false)} />}
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
