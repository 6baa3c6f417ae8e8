import lily from 'drawn/lily.svg';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tGardens } from '../../languages/gardens';
import { tHousehold } from '../../languages/household';
import { withTexts } from '../../languages/texts';
import { NEW_PLANT, toNewPlant, type PlantValues } from '../../features/garden/plant-values';
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
import { useContentKeys } from '../../shared/lib/content-keys';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { Sheet } from '../../shared/ui/sheet';
import { Skeleton } from '../../shared/ui/skeleton';
import { GardenFrame } from './garden-frame';

const PastPlants = lazy(async () => ({ default: (await withTexts(import('./past-plants'))).PastPlants }));
const PlantForm = lazy(async () => ({
  default: (await withTexts(import('../../features/garden/plant-form'))).PlantForm,
}));

/** The garden of another person: what is due today, who has done what, and its plants. */
export const SharedGarden = ({ id }: { id: string }) => (
  <GardenFrame id={id}>{(garden) => <Garden garden={garden} />}</GardenFrame>
);

function Garden({ garden }: { garden: SharedGardenDto }) {
  const { id, ownerName, may } = garden;
  const name = tGardens('of', { name: ownerName });
  const plants = useSharedPlantsQuery({ garden: id });
  const [isAdding, setAdding] = useState(false);
  const [isPast, setPast] = useState(false);
  return (
    <Page
      title={name}
      head={{ title: name }}
      lead={may === 'tick' ? tHousehold('tickLead') : undefined}
      actions={
        <>
          {may === 'change' && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {tHousehold('addPlant')}
            </Button>
          )}
          <LinkButton to={paths.garden} look="secondary" icon="sprout">
            {tHousehold('yourGarden')}
          </LinkButton>
        </>
      }
    >
      <Today garden={garden} />
      <Section title={tHousehold('thePlants')}>
        {!plants.data && !plants.error && (
          <Skeleton shape="row" count={4} label={tHousehold('loadingPlants')} />
        )}
        {!plants.data && plants.error && (
          <Failed
            title={tHousehold('plantsNotLoaded')}
            isBusy={plants.isFetching}
            onRetry={() => void plants.refetch()}
          >
            {tHousehold('theyAreSafe')}
          </Failed>
        )}
        {plants.data?.length === 0 && (
          <EmptyState title={tHousehold('noPlants')} drawing={lily} level={3}>
            <p>{tHousehold('noPlantsAbout', { name: ownerName })}</p>
          </EmptyState>
        )}
        {plants.data && <SharedPlants garden={id} plants={plants.data} />}
        <div>
          <Button look="quiet" icon="journal" onClick={() => setPast(true)}>
            {tHousehold('pastPlants')}
          </Button>
        </div>
      </Section>
      <Sheet open={isPast} onOpenChange={setPast} title={tHousehold('pastPlants')}>
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
      <Section title={tHousehold('today')}>
        {!data && !error && <Skeleton shape="row" count={3} label={tHousehold('loadingToday')} />}
        {!data && error && (
          <Failed title={tHousehold('todayNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
            {tHousehold('nothingLost')}
          </Failed>
        )}
        {due?.length === 0 && <p>{tHousehold('nothingMore')}</p>}
        {due && (
          <ul role="list" className={styles.rows} tabIndex={-1}>
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
        <Section title={tHousehold('notedToday')}>
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

interface AddProps {
  garden: string;
  open: boolean;
  onClose: () => void;
}

/** What was typed is kept in this tab until the plant is added or the sheet closed. */
function AddSheet({ open, onClose, garden }: AddProps) {
  const [add] = useAddSharedMutation();
  const { id: writer } = useAccount();
  const about = `new-plant:${garden}`;
  const { text, change } = useTabDraft(about, writer, '');
  const keys = useContentKeys(about, writer);
  const whileHere = useWhileHere();
  const forget = () => {
    change('');
    keys.forget();
  };
  const closed = useRef(0);
  const close = () => {
    closed.current += 1;
    forget();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={tHousehold('addPlant')}
      stays={Boolean(text)}
    >
      <Suspense>
        <PlantForm
          of="typed"
          initial={text ? (JSON.parse(text) as PlantValues) : NEW_PLANT}
          places={[]}
          submitLabel={tHousehold('addHere')}
          onChange={(values) => change(JSON.stringify(values))}
          onSubmit={async (values) => {
            const plant = toNewPlant(values);
            const before = closed.current;
            await add({ garden, key: keys.keyOf(JSON.stringify(plant)), plant }).unwrap();
            // Closed meanwhile, it may be open for the next plant.
            if (closed.current !== before) return;
            forget();
            whileHere(onClose);
          }}
        />
      </Suspense>
    </Sheet>
  );
}
