import { AddToGarden } from '../../features/garden/add-to-garden';
import type { Choice } from '../../features/identify/reading';
import { ShareBlock } from '../../features/share/share-block';
import type { IdentifiedPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LibrarySearch } from './library-search';

/** What can be done with an identified plant, whose first photo is at this address. */
export const resultActions = (imageUrl: string) =>
  function actions(plant: IdentifiedPlantDto) {
    return (
      <AddToGarden
        key={plant.scientificName}
        plant={{ ...plant, imageUrl, libraryId: plant.libraryId ?? undefined }}
        from="result"
      />
    );
  };

/** Tells others about a plant. Its photo belongs to its owner alone, so what is shared is the way to us. */
export const shareResult = ({ commonName, scientificName }: IdentifiedPlantDto) => (
  <ShareBlock
    title={`${commonName} (${scientificName})`}
    description={`I found out which plant this is: ${commonName}.`}
    url={paths.home}
  />
);

/** Looks a plant up in the library to say that it is that one. */
export const librarySearch = (choose: (plant: Choice) => void) => <LibrarySearch onChoose={choose} />;
