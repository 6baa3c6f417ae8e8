import { AddToGarden } from '../../features/garden/add-to-garden';
import { CareGuide } from '../../features/library/care-guide';
import { RemindOfPlant } from '../../features/reminders/remind-of-plant';
import type { LibraryPlantDto } from '../../shared/api/api';

interface Props {
  /** Undefined while the dialog is closed. */
  plant: LibraryPlantDto | undefined;
  onClose: () => void;
}

/** The care guide with what can be done from it: adding the plant, and being reminded of it. Fetched when it is opened. */
export const HomeGuide = ({ plant, onClose }: Props) => (
  <CareGuide
    plant={plant}
    onClose={onClose}
    actions={(shown) => <AddToGarden plant={{ ...shown, libraryId: shown.id }} from="guide" />}
    remind={(shown) => <RemindOfPlant plant={shown} />}
  />
);
