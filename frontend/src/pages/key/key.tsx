import { useNavigate, useParams } from 'react-router-dom';
import { useLibraryPath } from '../../entities/account/use-library-path';
import { useFeedback } from '../../features/identify/use-feedback';
import { PlantKey } from '../../features/plant-key/plant-key';
import { tKey } from '../../languages/key';
import { tKeyPage } from '../../languages/keypage';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { useGetIdentificationQuery } from '../../shared/api/identification';
import { useListKeyPlantsQuery, type KeyPlantDto } from '../../shared/api/plant-key';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Skeleton } from '../../shared/ui/skeleton';
import { LibrarySearch } from '../identify/library-search';
import { ChosenActions } from './chosen-actions';

/** The key of the identification in the page's address, or of any plant. Fetched when the page is opened. */
export function Key() {
  const { id = '' } = useParams();
  const { data: plants, isFetching, refetch } = useListKeyPlantsQuery();
  const identification = useGetIdentificationQuery({ id }, { skip: !id });
  const library = useLibraryPath();
  const record = id ? identification.data : undefined;
  const isWaiting = isFetching || (Boolean(id) && identification.isFetching && !record);

  if (!plants && !isFetching)
    return <Failed title={tKey('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!plants || isWaiting) return <Skeleton shape="card" label={tKeyPage('loading')} />;
  if (record) return <KeyOfPhoto plants={plants} record={record} />;
  return (
    <>
      {id && <Banner title={tKey('photoNotLoaded')}>{tKey('photoNotLoadedText')}</Banner>}
      <PlantKey
        plants={plants}
        actions={(plant) => <ChosenActions plant={plant} />}
        elsewhere={
          <>
            <LinkButton to={paths.identify} look="secondary" icon="camera">
              {tKey('identify')}
            </LinkButton>
            <LinkButton to={library} look="secondary" icon="search">
              {tKey('searchLibrary')}
            </LinkButton>
          </>
        }
      />
    </>
  );
}

/** A guess among plants of which none is probably right weighs less. */
const WEIGHT_IF_NOT_LISTED = 0.3;

interface PhotoProps {
  plants: KeyPlantDto[];
  record: IdentificationRecordDto;
}

/** Starts from what the photo showed; the plant that is chosen confirms or corrects the identification. */
function KeyOfPhoto({ plants, record }: PhotoProps) {
  const navigate = useNavigate();
  const { isBusy, choose } = useFeedback(record);
  const own = paths.identification(record.identificationId);
  const correct = async (plant: { scientificName: string; libraryId?: string | null }) => {
    if (await choose({ ...plant, libraryId: plant.libraryId ?? null })) void navigate(own);
  };
  return (
    <PlantKey
      plants={plants}
      photo={guessesOf(record)}
      isBusy={isBusy}
      onChoose={({ id, scientificName }) => void correct({ scientificName, libraryId: id })}
      actions={(plant) => <ChosenActions plant={plant} />}
      elsewhere={
        <>
          <LinkButton to={own} look="secondary" icon="camera">
            {tKey('backToPhoto')}
          </LinkButton>
          <LibrarySearch
            onChoose={(plant) => void correct(plant)}
            byLook={own + paths.key}
            label={tKey('searchLibrary')}
          />
        </>
      }
    />
  );
}

const guesses = new WeakMap<IdentificationRecordDto, ReturnType<typeof weigh>>();

/** The candidates of an identification, the same list for the same record. */
function guessesOf(record: IdentificationRecordDto) {
  const kept = guesses.get(record) ?? weigh(record);
  guesses.set(record, kept);
  return kept;
}

function weigh({ result }: IdentificationRecordDto) {
  const weight = result?.certainty === 'not-listed' ? WEIGHT_IF_NOT_LISTED : 1;
  return (result?.candidates ?? []).map(({ libraryId, scientificName, confidence }) => ({
    libraryId,
    scientificName,
    confidence: confidence * weight,
  }));
}
