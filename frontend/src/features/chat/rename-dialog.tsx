import { useState } from 'react';
import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import type { ConversationDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';
import { titleOf } from './title-of';

const MAX_TITLE = 200;

interface Props {
  conversation: ConversationDto;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Gives a conversation another name. */
export function RenameDialog({ conversation, onRename, onClose }: Props) {
  const [title, setTitle] = useState(titleOf(conversation));
  const save = () => title.trim() && onRename(title.trim());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tExpert('renameTitle')}
      actions={
        <>
          <Button onClick={save} aria-disabled={!title.trim()}>
            {tShell('save')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {tShell('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={tExpert('name')}
        value={title}
        maxLength={MAX_TITLE}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </Dialog>
  );
}
