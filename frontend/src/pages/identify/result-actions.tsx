import { AddToGarden } from '../../features/garden/add-to-garden';
import type { Choice } from '../../features/identify/reading';
import { ShareBlock } from '../../features/share/share-block';
import { tAnswer } from '../../languages/answer';
import type { IdentifiedPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
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
    description={tAnswer('shareText', { name: commonName })}
    url={paths.home}
  />
);

/** Finds the right plant by its looks, or by its name in the library, to correct the identification. */
export const otherWays = (id: string) =>
  function search(choose: (plant: Choice) => void) {
    const byLook = paths.identification(id) + paths.key;
    return (
      <>
        <LinkButton to={byLook} look="secondary" icon="eye">
          {tAnswer('byLook')}
        </LinkButton>
        <LibrarySearch onChoose={choose} byLook={byLook} label={tAnswer('searchLibrary')} />
      </>
    );
  };
