import noPhoto from 'drawn/no-photo.svg';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toChange, toValues } from '../../features/garden/plant-values';
import styles from '../../features/household/household.module.css';
import { sharedPath } from '../../features/household/rights';
import { WriteNote } from '../../features/household/write-note';
import type { ApiError, PlantDto } from '../../shared/api/api';
import type { SharedGardenDto } from '../../shared/api/household';
import {
  useChangeSharedMutation,
  useRemoveSharedMutation,
  useRestoreSharedMutation,
  useSharedJournalQuery,
  useSharedPlantQuery,
} from '../../shared/api/shared-garden';
import { dateWords, localDateIn } from '../../shared/lib/local-date';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { PlantImage } from '../../shared/ui/plant-image';
import { Sheet } from '../../shared/ui/sheet';
import { Skeleton } from '../../shared/ui/skeleton';
import { StatusBadge } from '../../shared/ui/status-badge';
import { GardenFrame } from './garden-frame';

const PlantForm = lazy(async () => ({
  default: (await import('../../features/garden/plant-form')).PlantForm,
}));

/** A plant in the garden of another person: how it is, and its journal. */
export const SharedPlant = ({ garden, id }: { garden: string; id: string }) => (
  <GardenFrame id={garden}>{(known) => <Plant garden={known} id={id} />}</GardenFrame>
);

function Plant({ garden, id }: { garden: SharedGardenDto; id: string }) {
  const { data: plant, error, isFetching, refetch } = useSharedPlantQuery({ garden: garden.id, id });
  const isGone = (error as ApiError | undefined)?.status === 404;
  return (
    <Page
      title={plant?.commonName ?? 'A plant'}
      lead={plant?.scientificName ?? undefined}
      actions={
        <LinkButton to={sharedPath(garden.id)} look="secondary" icon="back">
          {garden.ownerName}’s garden
        </LinkButton>
      }
    >
      {!plant && !error && <Skeleton count={2} label="Loading the plant" />}
      {isGone && !plant && <p>This plant isn’t in the garden any more.</p>}
      {error && !isGone && !plant && (
        <Failed title="We couldn’t load the plant" isBusy={isFetching} onRetry={() => void refetch()}>
          It’s safe on the server.
        </Failed>
      )}
      {plant && <About plant={plant} />}
      {plant && garden.may === 'change' && <Changes garden={garden.id} plant={plant} />}
      {plant && (
        <Section title="Journal">
          {garden.may === 'change' && <WriteNote garden={garden.id} plant={id} />}
          <Story garden={garden} id={id} />
        </Section>
      )}
    </Page>
  );
}

const About = ({
  plant: { imageUrl, status, place, problem, waterReason, careInstructions },
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
      {problem && <p>{problem}</p>}
      {waterReason && <p>{waterReason}</p>}
      {careInstructions && <p className={styles.note}>{careInstructions}</p>}
    </div>
  </div>
);

function Changes({ garden, plant }: { garden: string; plant: PlantDto }) {
  const [isOpen, setOpen] = useState(false);
  const [change] = useChangeSharedMutation();
  const [remove, { isLoading }] = useRemoveSharedMutation();
  const [restore] = useRestoreSharedMutation();
  const report = useReport();
  const navigate = useNavigate();
  const { id, commonName } = plant;
  const values = toValues(plant);
  const back = () => void report(restore({ garden, id }).unwrap(), householdMessages.plantBack);
  const erase = async () => {
    const gone = remove({ garden, id })
      .unwrap()
      .then(() => true);
    if (await report(gone, householdMessages.plantRemoved(commonName, back)))
      void navigate(sharedPath(garden));
  };
  return (
    <div className={styles.buttons}>
      <Button look="secondary" icon="pencil" onClick={() => setOpen(true)}>
        Change it
      </Button>
      <Button look="quiet" icon="trash" busy={isLoading} onClick={() => void erase()}>
        Delete it
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={`Change ${commonName}`}>
        <Suspense>
          <PlantForm
            of="change"
            initial={values}
            places={[]}
            submitLabel="Save"
            onSubmit={async (after) => {
              await change({ garden, id, change: toChange(values, after) }).unwrap();
              setOpen(false);
            }}
          />
        </Suspense>
      </Sheet>
    </div>
  );
}

function Story({ garden: { id: garden, timeZone }, id }: { garden: SharedGardenDto; id: string }) {
  const { data: entries, error, isFetching, refetch } = useSharedJournalQuery({ garden, id });
  const today = localDateIn(timeZone);
  if (!entries)
    return error ? (
      <Failed title="We couldn’t load the journal" isBusy={isFetching} onRetry={() => void refetch()}>
        It’s safe on the server.
      </Failed>
    ) : (
      <Skeleton shape="row" count={3} label="Loading the journal" />
    );
  if (entries.length === 0) return <p>Nothing is written here yet.</p>;
  return (
    <ul role="list" className={styles.rows}>
      {entries.map(({ id, content, createdAt, by, source }) => (
        <li key={id} className={styles.words}>
          <strong>{dateWords(localDateIn(timeZone, new Date(createdAt)), today)}</strong>
          <p className={styles.note}>{content}</p>
          {source === 'journal' && by && <p className={styles.reason}>Written by {by}</p>}
        </li>
      ))}
    </ul>
  );
}
