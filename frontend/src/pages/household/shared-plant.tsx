import noPhoto from 'drawn/no-photo.svg';
import { tGardens } from '../../languages/gardens';
import { tHousehold } from '../../languages/household';
import { tShell } from '../../languages/shell';
import styles from '../../features/household/household.module.css';
import { sharedPath } from '../../features/household/rights';
import { TakeBackButton } from '../../features/journal/take-back-button';
import { WriteNote } from '../../features/household/write-note';
import type { ApiError, PlantDto } from '../../shared/api/api';
import type { SharedGardenDto } from '../../shared/api/household';
import { useSharedJournalQuery, useSharedPlantQuery } from '../../shared/api/shared-garden';
import { dateWords, localDateIn } from '../../shared/lib/local-date';
import { Banner } from '../../shared/ui/banner';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { PlantImage } from '../../shared/ui/plant-image';
import { Skeleton } from '../../shared/ui/skeleton';
import { StatusBadge } from '../../shared/ui/status-badge';
import { ChangePlant } from './change-plant';
import { GardenFrame } from './garden-frame';
import { SharedHealth } from './shared-health';
import { SharedPhoto } from './shared-photo';
import { SharedSchedule } from './shared-schedule';

/** A plant in the garden of another person: how it is, and its journal. */
export const SharedPlant = ({ garden, id }: { garden: string; id: string }) => (
  <GardenFrame id={garden}>{(known) => <Plant garden={known} id={id} />}</GardenFrame>
);

function Plant({ garden, id }: { garden: SharedGardenDto; id: string }) {
  const { data: plant, error, isFetching, refetch } = useSharedPlantQuery({ garden: garden.id, id });
  const today = localDateIn(garden.timeZone);
  const isGone = (error as ApiError | undefined)?.status === 404;
  return (
    <Page
      title={plant?.commonName ?? tHousehold('aPlant')}
      head={plant && { title: plant.commonName }}
      lead={plant?.scientificName ?? undefined}
      actions={
        <LinkButton to={sharedPath(garden.id)} look="secondary" icon="back">
          {tGardens('of', { name: garden.ownerName })}
        </LinkButton>
      }
    >
      {!plant && !error && <Skeleton count={2} label={tHousehold('loadingPlant')} />}
      {isGone && !plant && <p>{tHousehold('plantGone')}</p>}
      {error && !isGone && !plant && (
        <Failed title={tHousehold('plantNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
          {tHousehold('itIsSafe')}
        </Failed>
      )}
      {plant && (
        <div className={styles.rows}>
          <About plant={plant} />
        </div>
      )}
      {plant?.archivedAt && <Banner title={tHousehold('past')}>{tHousehold('pastText')}</Banner>}
      {plant && !plant.archivedAt && <SharedHealth garden={garden.id} {...{ plant, today }} />}
      {plant && garden.may === 'change' && <ChangePlant garden={garden.id} plant={plant} />}
      {plant && !plant.archivedAt && (
        <Section title={tHousehold('schedule')}>
          <SharedSchedule garden={garden.id} {...{ plant, today }} />
        </Section>
      )}
      {plant && (
        <Section title={tShell('journal')}>
          {garden.may === 'change' && <WriteNote garden={garden.id} plant={id} />}
          <Story garden={garden} plant={plant} />
        </Section>
      )}
    </Page>
  );
}

const About = ({
  plant: { imageUrl, status, place, waterReason, careInstructions },
}: {
  plant: PlantDto;
}) => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" />
    </div>
    <div className={styles.words}>
      <StatusBadge status={status} />
      {place && <p>{place}</p>}
      {waterReason && <p>{waterReason}</p>}
      {careInstructions && <p className={styles.note}>{careInstructions}</p>}
    </div>
  </div>
);

function Story({ garden, plant }: { garden: SharedGardenDto; plant: PlantDto }) {
  const { id: owner, timeZone } = garden;
  const asked = { garden: owner, id: plant.id };
  const { data: entries, error, isFetching, refetch } = useSharedJournalQuery(asked);
  const today = localDateIn(timeZone);
  if (!entries)
    return error ? (
      <Failed title={tHousehold('journalNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
        {tHousehold('itIsSafe')}
      </Failed>
    ) : (
      <Skeleton shape="row" count={3} label={tHousehold('loadingJournal')} />
    );
  if (entries.length === 0) return <p>{tHousehold('nothingWritten')}</p>;
  return (
    <ul role="list" className={styles.rows} tabIndex={-1}>
      {entries.map(({ id, content, imageUrl, createdAt, by, source, undoable }) => {
        const date = dateWords(localDateIn(timeZone, new Date(createdAt)), today);
        return (
          <li key={id} className={styles.words}>
            <strong id={id}>{date}</strong>
            <p className={styles.note}>{content}</p>
            {source === 'journal' && by && (
              <p className={styles.reason}>{tHousehold('writtenBy', { name: by })}</p>
            )}
            {imageUrl && <SharedPhoto plantName={plant.commonName} {...{ imageUrl, date }} />}
            <TakeBackButton undoable={undoable} of={id} />
          </li>
        );
      })}
    </ul>
  );
}
