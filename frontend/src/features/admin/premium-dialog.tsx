import { useState } from 'react';
import { useGivePremiumMutation } from '../../shared/api/admin';
import type { ListedPersonDto } from '../../shared/api/api';
import { adminMessages } from '../../shared/toast/messages/admin';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';

interface Props {
  person: ListedPersonDto;
  onClose: () => void;
}

/** Gives premium to a person, until a day if there is one. */
export function PremiumDialog({ person, onClose }: Props) {
  const [until, setUntil] = useState(person.grant?.until ?? '');
  const [give, { isLoading }] = useGivePremiumMutation();
  const report = useReport();
  const name = `${person.firstName} ${person.lastName}`;
  const press = async () => {
    const call = give({ id: person.id, givePremiumDto: { until: until || undefined } }).unwrap();
    if ((await report(call, adminMessages.given(name))) !== undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Give premium to ${name}`}
      description="It begins at once, and replaces what was given before."
      actions={
        <>
          <Button icon="star" busy={isLoading} onClick={() => void press()}>
            Give premium
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="Last day"
        optional
        hint="Without a day it has no end."
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </Dialog>
  );
}
