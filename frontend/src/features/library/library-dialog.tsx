import { tLibrary } from '../../languages/library';
import type { LibraryPlantDto } from '../../shared/api/api';
import { Dialog } from '../../shared/ui/dialog';
import { LibraryFinder } from './library-finder';

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (plant: LibraryPlantDto) => void;
  /** The address of the key, where it is not the usual one. */
  byLook?: string;
}

/** The library in a dialog. It is loaded only while it is open. */
export const LibraryDialog = ({ open, onClose, onChoose, byLook }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={tLibrary('title')}
    size="wide"
    tall
  >
    <LibraryFinder onChoose={onChoose} byLook={byLook} />
  </Dialog>
);
