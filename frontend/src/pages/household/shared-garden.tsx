import lily from 'drawn/lily.svg';
import { lazy, Suspense, useState } from 'react';
import { NEW_PLANT, toNewPlant } from '../../features/garden/plant-values';
import styles from '../../features/household/household.module.css';
import { NotedToday } from '../../features/household/noted-today';
import { SharedPlants } from '../../features/household/shared-plants';
import { SharedTask } from '../../features/household/shared-task';
import { useSharedCare, useWaitingTasks } from '../../features/household/use-shared-care';
import type { SharedGardenDto } from '../../shared/api/household';
import {
  useAddSharedMutation,
  useSharedPlantsQuery,
  useSharedTodayQuery,
} from '../../shared/api/shared-garden';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { Sheet } from '../../shared/ui/sheet';
import { Skeleton } from '../../shared/ui/skeleton';
import { GardenFrame } from './garden-frame';

const PastPlants = lazy(async () => ({ default: (await import('./past-plants')).PastPlants }));
const PlantForm = lazy(async () => ({
  default: (await import('../../features/garden/plant-form')).PlantForm,
}));

/** The garden of another person: what is due today, who has done what, and its plants. */
export const SharedGarden = ({ id }: { id: string }) => (
  <GardenFrame id={id}>{(garden) => <Garden garden={garden} />}</GardenFrame>
);

function Garden({ garden }: { garden: SharedGardenDto }) {
  const { id, ownerName, may } = garden;
  const plants = useSharedPlantsQuery({ garden: id });
  const [isAdding, setAdding] = useState(false);
  const [isPast, setPast] = useState(false);
  return (
    <Page
      title={`${ownerName}’s garden`}
      lead={
        may === 'tick' ? 'Tick what you have done. Everybody who looks after it sees who it was.' : undefined
      }
      actions={
        <>
          {may === 'change' && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add Plant
            </Button>
          )}
          <LinkButton to={paths.garden} look="secondary" icon="sprout">
            Your garden
          </LinkButton>
        </>
      }
    >
      <Today garden={garden} />
      <Section title="The plants">
        {!plants.data && !plants.error && <Skeleton shape="row" count={4} label="Loading the plants" />}
        {!plants.data && plants.error && (
          <Failed
            title="We couldn’t load the plants"
            isBusy={plants.isFetching}
            onRetry={() => void plants.refetch()}
          >
            They’re safe on the server.
          </Failed>
        )}
        {plants.data?.length === 0 && (
          <EmptyState title="There are no plants yet" drawing={lily} level={3}>
            <p>Once {ownerName} has added some, you’ll see them here.</p>
          </EmptyState>
        )}
        {plants.data && <SharedPlants garden={id} plants={plants.data} />}
        <div>
          <Button look="quiet" icon="journal" onClick={() => setPast(true)}>
            Past plants
          </Button>
        </div>
      </Section>
      <Sheet open={isPast} onOpenChange={setPast} title="Past plants">
        <Suspense>
          <PastPlants garden={garden} />
        </Suspense>
      </Sheet>
      {may === 'change' && <AddSheet garden={id} open={isAdding} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Today({ garden }: { garden: SharedGardenDto }) {
  const { data, error, isFetching, refetch } = useSharedTodayQuery(garden.id);
  const { answer, undo } = useSharedCare(garden);
  const waiting = useWaitingTasks();
  const due = data?.due.filter((task) => !waiting.includes(task.id));
  return (
    <>
      <Section title="Today">
        {!data && !error && <Skeleton shape="row" count={3} label="Loading what is due today" />}
        {!data && error && (
          <Failed title="We couldn’t load what is due" isBusy={isFetching} onRetry={() => void refetch()}>
            Nothing is lost.
          </Failed>
        )}
        {due?.length === 0 && <p>Nothing more is due today.</p>}
        {due && (
          <ul role="list" className={styles.rows}>
            {due.map((task) => (
              <SharedTask
                key={task.id}
                task={task}
                garden={garden.id}
                onAnswer={(how) => answer(task, how)}
              />
            ))}
          </ul>
        )}
      </Section>
      {data && data.done.length > 0 && (
        <Section title="Noted today">
          <NotedToday
            events={data.done}
            canUndo={({ by, bySitter }) => garden.may === 'change' || (by === null && !bySitter)}
            onUndo={undo}
          />
        </Section>
      )}
    </>
  );
}

function AddSheet({ garden, open, onClose }: { garden: string; open: boolean; onClose: () => void }) {
  const [add] = useAddSharedMutation();
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title="Add Plant">
      <Suspense>
        <PlantForm
          of="typed"
          initial={NEW_PLANT}
          places={[]}
          submitLabel="Add to this garden"
          onSubmit={async (values) => {
            await add({ garden, plant: toNewPlant(values) }).unwrap();
            onClose();
          }}
        />
      </Suspense>
    </Sheet>
  );
}
