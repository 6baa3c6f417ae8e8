import { useState } from 'react';
import type { Choice } from '../../features/identify/reading';
import { useLatePart } from '../../shared/lib/use-late-part';
import { Button } from '../../shared/ui/button';

const load = async () => (await import('../../features/library/library-dialog')).LibraryDialog;

/** Opens the library to find a plant by its name; choosing one says that it is that one. */
export function LibrarySearch({ onChoose }: { onChoose: (plant: Choice) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [LibraryDialog, fetchDialog] = useLatePart(load);

  return (
    <>
      <Button
        look="secondary"
        icon="search"
        onPointerEnter={() => void fetchDialog()}
        onClick={async () => setIsOpen(await fetchDialog())}
      >
        Search the plant library
      </Button>
      {LibraryDialog && (
        <LibraryDialog
          open={isOpen}
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
