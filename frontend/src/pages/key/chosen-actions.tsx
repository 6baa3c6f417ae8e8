import { AddToGarden } from '../../features/garden/add-to-garden';
import { tKey } from '../../languages/key';
import { useListLibraryPlantsQuery } from '../../shared/api/api';
import type { KeyPlantDto } from '../../shared/api/plant-key';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';

/** What can be done with a plant that the key has found: its guide, and a place in the garden. */
export function ChosenActions({ plant }: { plant: KeyPlantDto }) {
  const { data } = useListLibraryPlantsQuery({ search: plant.commonName });
  const entry = data?.find(({ id }) => id === plant.id);
  return (
    <>
      <LinkButton to={paths.guide(plant.slug)} icon="book">
        {tKey('openGuide')}
      </LinkButton>
      {entry && <AddToGarden plant={{ ...entry, libraryId: entry.id }} from="guide" look="secondary" />}
    </>
  );
}
