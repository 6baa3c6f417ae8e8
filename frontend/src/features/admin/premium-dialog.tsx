import { useState } from 'react';
import { tAdminLists } from '../../languages/adminLists';
import { tShell } from '../../languages/shell';
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
      title={tAdminLists('giveTo', { name })}
      description={tAdminLists('giveText')}
      actions={
        <>
          <Button icon="star" busy={isLoading} onClick={() => void press()}>
            {tAdminLists('give')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {tShell('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={tAdminLists('lastDay')}
        optional
        hint={tAdminLists('lastDayHint')}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </Dialog>
  );
}
