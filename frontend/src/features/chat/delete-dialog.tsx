import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import type { ConversationDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { titleOf } from './title-of';

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
    title={tExpert('deleteTitle')}
    description={tExpert('deleteText', { title: titleOf(conversation) })}
    actions={
      <>
        <Button look="danger" icon="trash" onClick={onDelete}>
          {tShell('delete')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {tExpert('keep')}
        </Button>
      </>
    }
  />
);
