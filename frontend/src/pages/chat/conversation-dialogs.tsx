import { DeleteDialog } from '../../features/chat/delete-dialog';
import { RenameDialog } from '../../features/chat/rename-dialog';
import type { useConversations } from './use-conversations';

type Props = Pick<
  ReturnType<typeof useConversations>,
  'renamed' | 'setRenamed' | 'rename' | 'deleted' | 'setDeleted' | 'remove'
>;

/** What is asked before a conversation gets another name or is deleted. */
export const ConversationDialogs = ({ renamed, setRenamed, rename, deleted, setDeleted, remove }: Props) => (
  <>
    {renamed && (
      <RenameDialog
        conversation={renamed}
        onRename={(title) => void rename(title)}
        onClose={() => setRenamed(undefined)}
      />
    )}
    {deleted && (
      <DeleteDialog
        conversation={deleted}
        onDelete={() => void remove()}
        onClose={() => setDeleted(undefined)}
      />
    )}
  </>
);
