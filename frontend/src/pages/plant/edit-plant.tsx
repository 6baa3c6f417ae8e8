import { useState } from 'react';
import { tShell } from '../../languages/shell';
import type { PlantDto } from '../../shared/api/api';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';

const loadSheet = async () => (await import('./edit-sheet')).EditSheet;

/** Opens the sheet for changing the plant. */
export function EditPlant({ plant }: { plant: PlantDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const [EditSheet, fetchSheet] = useLazyComponent(loadSheet);
  return (
    <>
      <Button look="secondary" icon="pencil" onClick={async () => setIsOpen(await fetchSheet())}>
        {tShell('change')}
      </Button>
      {EditSheet && <EditSheet plant={plant} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
