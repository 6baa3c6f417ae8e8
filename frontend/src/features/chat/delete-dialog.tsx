import type { ConversationDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

interface Props {
  conversation: ConversationDto;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a conversation is deleted, as that cannot be undone. */
export const DeleteDialog = ({ conversation, onDelete, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Delete this conversation?"
    description={`“${conversation.title}” and everything said in it will be gone for good.`}
    actions={
      <>
        <Button look="danger" icon="trash" onClick={onDelete}>
          Delete
        </Button>
        <Button look="secondary" onClick={onClose}>
          Keep it
        </Button>
      </>
    }
  />
);
