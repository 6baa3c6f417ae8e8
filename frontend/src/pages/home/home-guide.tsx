import { CareGuide } from '../../features/library/care-guide';
import type { LibraryPlantDto } from '../../shared/api/api';
import { AddFromGuide, RemindFromGuide } from '../plants/guide-actions';

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
    actions={(shown) => <AddFromGuide plant={shown} />}
    remind={(shown) => <RemindFromGuide plant={shown} />}
  />
);
