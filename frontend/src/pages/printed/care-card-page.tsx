import { useParams } from 'react-router-dom';
import { tPrinted } from '../../languages/printed';
import { useAccount } from '../../entities/account/use-account';
import { Paper, PrintButton } from './paper';
import { useGetPlantQuery, useGetPlantScheduleQuery, useListLibraryPlantsQuery } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { CareCard } from './care-card';
import { NoPlant } from './no-plant';

/** A card about one plant to print: what it needs, and a QR code for its pot that leads to its one question. */
export function CareCardPage() {
  const { id = '' } = useParams();
  const today = localDateIn(useAccount().timeZone);
  const asked = [useGetPlantQuery({ id }), useGetPlantScheduleQuery({ id })] as const;
  const [{ currentData: plant }, { currentData: tasks }] = asked;
  const search = plant?.scientificName ?? plant?.commonName;
  const library = useListLibraryPlantsQuery({ search }, { skip: !plant?.libraryId });

  // Without the library there is still a card, which then knows nothing of pets.
  const isComing = plant?.libraryId && !library.currentData && !library.error;
  if (!plant || !tasks || isComing) {
    const failed = asked.find(({ error, currentData }) => error && !currentData);
    const retry = () => asked.forEach(({ error, refetch }) => error && void refetch());
    return <NoPlant error={failed?.error} isBusy={Boolean(failed?.isFetching)} onRetry={retry} />;
  }
  const known = library.currentData?.find((each) => each.id === plant.libraryId);
  return (
    <Page
      title={plant.commonName}
      head={{ title: tPrinted('cardTitle', { name: plant.commonName }) }}
      lead={plant.scientificName && <i lang="la">{plant.scientificName}</i>}
      width="read"
      actions={
        <>
          <PrintButton />
          <LinkButton to={paths.plant(id)} look="secondary" icon="pot">
            {tPrinted('itsPage')}
          </LinkButton>
        </>
      }
    >
      <Paper>
        <CareCard {...{ plant, tasks, known, today }} />
      </Paper>
    </Page>
  );
}
