import { useState } from 'react';
import { tShell } from '../../languages/shell';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';

const loadDialog = () => import('./display-dialog').then(({ DisplayDialog }) => DisplayDialog);

/** Opens the display settings: theme and Easy view. */
export function DisplayButton({ look = 'secondary' }: { look?: 'secondary' | 'quiet' }) {
  const [DisplayDialog, fetchDialog] = useLazyComponent(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await fetchDialog());
  return (
    <>
      <Button look={look} icon="text" aria-haspopup="dialog" onClick={() => void open()}>
        {tShell('display')}
      </Button>
      {DisplayDialog && <DisplayDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
