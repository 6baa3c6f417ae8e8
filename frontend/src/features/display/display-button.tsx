import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';

const DisplayDialog = lazy(async () => ({ default: (await import('./display-dialog')).DisplayDialog }));

/** Opens the display settings: theme and Easy view. */
export function DisplayButton({ look = 'secondary' }: { look?: 'secondary' | 'quiet' }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button look={look} icon="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Display
      </Button>
      <Suspense>{isOpen !== undefined && <DisplayDialog open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
