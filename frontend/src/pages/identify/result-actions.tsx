import { AddToGarden } from '../../features/garden/add-to-garden';
import type { Choice } from '../../features/identify/reading';
import { ShareBlock } from '../../features/share/share-block';
import { tAnswer } from '../../languages/answer';
import { tPlanting } from '../../languages/planting';
import { useGardenPlantsQuery, type IdentifiedPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { LibrarySearch } from './library-search';

/** Actions on an identified plant; `imageUrl` is its first photo. */
export const resultActions = (imageUrl: string) =>
  function actions(plant: IdentifiedPlantDto) {
    return <Actions {...{ plant, imageUrl }} />;
  };

/** Adds the plant to the garden, unless it is there with this photo; says so where it is there by another name. */
function Actions({ plant, imageUrl }: { plant: IdentifiedPlantDto; imageUrl: string }) {
  const { data: plants } = useGardenPlantsQuery({ archived: false });
  const before = plants?.find((one) => one.imageUrl === imageUrl);
  const isOther = before !== undefined && before.scientificName !== plant.scientificName;
  return (
    <>
      {isOther && (
        <>
          <p>{tAnswer('alreadyAs', { name: before.commonName })}</p>
          <LinkButton to={paths.plant(before.id)} icon="pot">
            {tPlanting('seeIt')}
          </LinkButton>
        </>
      )}
      <AddToGarden
        key={plant.scientificName}
        plant={{ ...plant, imageUrl, libraryId: plant.libraryId ?? undefined }}
        from="result"
        look={isOther ? 'secondary' : undefined}
        before={isOther ? undefined : before}
      />
    </>
  );
}

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
