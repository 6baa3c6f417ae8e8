import { lazy, Suspense, useState } from 'react';
import { tShell } from '../../languages/shell';
import { withTexts } from '../../languages/texts';
import { Button } from '../../shared/ui/button';

const DisplayDialog = lazy(async () => ({
  default: (await withTexts(import('./display-dialog'))).DisplayDialog,
}));

/** Opens the display settings: theme and Easy view. */
export function DisplayButton({ look = 'secondary' }: { look?: 'secondary' | 'quiet' }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button look={look} icon="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {tShell('display')}
      </Button>
      <Suspense>{isOpen !== undefined && <DisplayDialog open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
