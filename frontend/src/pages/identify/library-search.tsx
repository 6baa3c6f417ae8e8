import { useState } from 'react';
import type { Choice } from '../../features/identify/reading';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';

const load = async () => (await import('../../features/library/library-dialog')).LibraryDialog;

interface Props {
  onChoose: (plant: Choice) => void;
  /** The address of the key that finds it by its looks. */
  byLook?: string;
  /** What the button says. */
  label: string;
}

/** Opens the library to find a plant by name; choosing one corrects the identification. */
export function LibrarySearch({ onChoose, byLook, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [LibraryDialog, fetchDialog] = useLazyComponent(load);

  return (
    <>
      <Button
        look="secondary"
        icon="search"
        onPointerEnter={() => void fetchDialog()}
        onClick={async () => setIsOpen(await fetchDialog())}
      >
        {label}
      </Button>
      {LibraryDialog && (
        <LibraryDialog
          open={isOpen}
          byLook={byLook}
          onClose={() => setIsOpen(false)}
          onChoose={({ scientificName, id }) => {
            setIsOpen(false);
            onChoose({ scientificName, libraryId: id });
          }}
        />
      )}
    </>
  );
}
