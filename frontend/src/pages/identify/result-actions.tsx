import { AddToGarden } from '../../features/garden/add-to-garden';
import type { Choice } from '../../features/identify/reading';
import { ShareBlock } from '../../features/share/share-block';
import type { IdentifiedPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LibrarySearch } from './library-search';

/** Actions on an identified plant; `imageUrl` is its first photo. */
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

/** Shares a plant. Its photo is private, so the shared link leads to our start page. */
export const shareResult = ({ commonName, scientificName }: IdentifiedPlantDto) => (
  <ShareBlock
    title={`${commonName} (${scientificName})`}
    description={`I found out which plant this is: ${commonName}.`}
    url={paths.home}
  />
);

/** Finds a plant in the library to correct the identification. */
export const librarySearch = (choose: (plant: Choice) => void) => <LibrarySearch onChoose={choose} />;
