import noPhoto from 'drawn/no-photo.svg';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';
import { useAccount } from '../entities/account/use-account';
import { useUnits } from '../entities/account/use-units';
import { PlantNeeds } from '../entities/plant/plant-needs';
import { Journal } from '../features/journal/journal';
import { tPlant } from '../languages/plant';
import { tShell } from '../languages/shell';
import { useGetPlantQuery, type ApiError, type PlantDto } from '../shared/api/api';
import { localDateIn } from '../shared/lib/local-date';
import { useAnchor } from '../shared/lib/use-anchor';
import { paths } from '../shared/paths';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page, Section } from '../shared/ui/page';
import { PlantImage } from '../shared/ui/plant-image';
import { EditPlant } from './plant/edit-plant';
import { HealthNote } from './plant/health-note';
import { Missing } from './plant/missing';
import { NextPart, SchedulePart } from './plant/schedule-part';
import { PlantSkeleton } from './plant/plant-skeleton';
import styles from './plant/plant-page.module.css';

const loadPutAway = async () => (await import('./plant/later')).PutAway;
const loadPetNote = async () => (await import('./plant/later')).PetNote;
const loadYear = async () => (await import('./plant/later')).YearStrip;

/** One plant of the garden: what to do next, its schedule, its journal, and what it needs. */
export function PlantPage() {
  const { id = '' } = useParams();
  const { currentData: plant, error, isFetching, refetch } = useGetPlantQuery({ id });
  // When it is there React builds the page in slices, so that a slow phone can be touched meanwhile.
  const isHere = useDeferredValue(Boolean(plant));

  if (plant && isHere) return <ThePlant plant={plant} />;
  if (error) return <Missing error={error as ApiError} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <PlantSkeleton />;
}

function ThePlant({ plant }: { plant: PlantDto }) {
  const { timeZone } = useAccount();
  const today = localDateIn(timeZone);
  const { commonName, scientificName, place, imageUrl, archivedAt } = plant;
  useAnchor();

  return (
    <Page
      title={commonName}
      head={{ title: commonName }}
      lead={(scientificName || place) && <Names scientificName={scientificName} place={place} />}
      actions={
        <>
          <LinkButton to="#journal" look="secondary" icon="journal">
            {tShell('journal')}
          </LinkButton>
          <LinkButton to={paths.calendar} look="secondary" icon="calendar">
            {tShell('calendar')}
          </LinkButton>
          <LinkButton to={paths.careCard(plant.id)} look="secondary" icon="book">
            {tPlant('careCard')}
          </LinkButton>
          {!archivedAt && <EditPlant plant={plant} />}
        </>
      }
      back
    >
      <div className={styles.top}>
        <div className={styles.picture}>
          <PlantImage src={imageUrl} alt="" drawing={noPhoto} first />
        </div>
        <div className={styles.now}>
          {archivedAt ? (
            <Late load={loadPutAway} of={{ plant }} className={styles.past} />
          ) : (
            <>
              <NextPart plant={plant} today={today} />
              <HealthNote plant={plant} today={today} />
            </>
          )}
        </div>
      </div>
      <div className={styles.parts}>
        {!archivedAt && (
          <div id="schedule" className={styles.schedule}>
            <Section title={tPlant('schedule')}>
              <SchedulePart plant={plant} today={today} />
            </Section>
          </div>
        )}
        <div className={styles.about}>
          <About plant={plant} />
          {!archivedAt && <Late load={loadYear} of={{ plantId: plant.id, today }} className={styles.year} />}
        </div>
        <div id="journal" className={styles.journal}>
          <Section title={tShell('journal')}>
            <Journal plant={plant} timeZone={timeZone} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

const Names = ({ scientificName, place }: Pick<PlantDto, 'scientificName' | 'place'>) => (
  <p>
    {scientificName && <i lang="la">{scientificName}</i>}
    {scientificName && place && ', '}
    {place}
  </p>
);

function About({ plant }: { plant: PlantDto }) {
  const inUnits = useUnits();
  return (
    <Section title={tPlant('care')}>
      <PlantNeeds lightNeeds={plant.lightNeeds} soilType={plant.soilType ?? undefined} />
      <p>{inUnits(plant.careInstructions ?? tPlant('noNotes'))}</p>
      {plant.description && <p>{inUnits(plant.description)}</p>}
      {plant.libraryId && <Late load={loadPetNote} of={{ plant }} />}
    </Section>
  );
}
