import { useState } from 'react';
import type { ConversationDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';

const MAX_TITLE = 200;

interface Props {
  conversation: ConversationDto;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Gives a conversation another name. */
export function RenameDialog({ conversation, onRename, onClose }: Props) {
  const [title, setTitle] = useState(conversation.title);
  const save = () => title.trim() && onRename(title.trim());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename Conversation"
      actions={
        <>
          <Button onClick={save} aria-disabled={!title.trim()}>
            Save
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={title}
        maxLength={MAX_TITLE}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </Dialog>
  );
}
