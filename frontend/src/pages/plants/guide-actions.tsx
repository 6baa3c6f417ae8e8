import { AddToGarden } from '../../features/garden/add-to-garden';
import { RemindOfPlant } from '../../features/reminders/remind-of-plant';
import type { LibraryPlantDto } from '../../shared/api/api';

interface Props {
  plant: LibraryPlantDto;
}

/** Adds the plant of a care guide to the garden. */
export const AddFromGuide = ({ plant }: Props) => (
  <AddToGarden plant={{ ...plant, libraryId: plant.id }} from="guide" />
);

/** When to water the plant of a care guide, and reminders. */
export const RemindFromGuide = ({ plant, level }: Props & { level?: 3 | 4 }) => (
  <RemindOfPlant plant={plant} level={level} />
);
