import { AddToGarden } from '../../features/garden/add-to-garden';
import type { Choice } from '../../features/identify/reading';
import { ShareBlock } from '../../features/share/share-block';
import type { IdentifiedPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LibrarySearch } from './library-search';

/** What can be done with an identified plant. The photo belongs to its owner, so what is shared is the way to us. */
export const resultActions = (imageUrl: string) =>
  function actions(plant: IdentifiedPlantDto) {
    return (
      <>
        <AddToGarden plant={{ ...plant, imageUrl, libraryId: plant.libraryId ?? undefined }} from="result" />
        <ShareBlock
          title={`${plant.commonName} (${plant.scientificName})`}
          description={`I found out which plant this is: ${plant.commonName}.`}
          url={paths.home}
        />
      </>
    );
  };

/** Looks a plant up in the library to say that it is that one. */
export const librarySearch = (choose: (plant: Choice) => void) => <LibrarySearch onChoose={choose} />;
