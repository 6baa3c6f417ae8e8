import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Today } from '../features/care/today';
import { useIsDayKnown } from '../features/care/use-is-day-known';
import { EmptyGarden } from '../features/garden/empty-garden';
import { SillPlace } from '../features/garden/sill-place';
import { useNewcomer } from '../features/garden/use-newcomer';
import { tGarden } from '../languages/garden';
import { useGardenPlantsQuery, type PlantDto } from '../shared/api/api';
import { useLazyComponent } from '../shared/lib/use-lazy-component';
import { useOnline } from '../shared/lib/use-online';
import { whenQuiet } from '../shared/lib/when-quiet';
import { paths } from '../shared/paths';
import { Button } from '../shared/ui/button';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './garden/garden-page.module.css';
import { OwnGarden } from './garden/own-garden';

const TASKS_AT_FIRST = 3;
const NOTHING = {};
const loadLater = () => import('./garden/later');
const loadAdd = async () => (await loadLater()).AddPlant;
const loadPlant = async () => (await loadLater()).PlantSheet;
/** What is pressed most often is there before it is pressed. */
const warm = () => void loadLater().catch(() => undefined);
const loadReminders = async () => (await loadLater()).ReminderDialog;
const loadArchive = async () => (await loadLater()).ArchiveSheet;
const loadOthers = async () => {
  await new Promise<void>((go) => void whenQuiet(go));
  return (await loadLater()).OtherGardens;
};

/** My Garden: what is due today, and every plant with what it needs and its actions. */
export function GardenPage() {
  const { data: plants, error, isFetching, refetch } = useGardenPlantsQuery({ archived: false });
  // Today and the plants appear together, so that nothing moves when the second one arrives.
  const isDayKnown = useIsDayKnown();
  useNewcomer(plants);
  // When both are there React builds what they need in slices, so that a slow phone can be touched meanwhile.
  const isHere = useDeferredValue(Boolean(plants) && isDayKnown);
  const isWaiting = !error && !isHere;
  // While the garden is loading it is assumed not to be empty, so that the layout stays when it arrives.
  const mayGrow = isWaiting || Boolean(plants?.length);
  const [open, setOpen] = useState<'add' | 'type' | 'archive'>();
  const [plant, setPlant] = useState<PlantDto>();
  const [reminded, setReminded] = useState<PlantDto>();
  const [AddPlant, fetchAdd] = useLazyComponent(loadAdd);
  const [PlantSheet, fetchPlant] = useLazyComponent(loadPlant);
  const [ReminderDialog, fetchReminders] = useLazyComponent(loadReminders);
  const [ArchiveSheet, fetchArchive] = useLazyComponent(loadArchive);

  useEffect(() => whenQuiet(warm), []);

  const add = async (how: 'add' | 'type' = 'add') => (await fetchAdd()) && setOpen(how);
  useTypeLink(() => void add('type'));
  useFirstPlant(open ? undefined : plants?.length);
  const change = useCallback(
    (chosen: PlantDto) => void fetchPlant().then((isThere) => isThere && setPlant(chosen)),
    [fetchPlant],
  );
  const remind = useCallback(
    (chosen: PlantDto) => void fetchReminders().then((isThere) => isThere && setReminded(chosen)),
    [fetchReminders],
  );
  const close = () => setOpen(undefined);

  return (
    <Page
      title={tGarden('title')}
      lead={tGarden('lead')}
      actions={
        mayGrow && (
          <Button icon="plus" onPointerEnter={() => void fetchAdd()} onClick={() => void add()}>
            {tGarden('addPlant')}
          </Button>
        )
      }
    >
      {error && !plants && <NotLoaded isBusy={isFetching} onRetry={() => void refetch()} />}
      {!isWaiting && plants?.length === 0 && <EmptyGarden onAdd={() => void add()} />}
      {mayGrow && <SillPlace plants={isWaiting ? undefined : plants} />}
      {mayGrow && <Today atFirst={TASKS_AT_FIRST} isComing={isWaiting} />}
      {isWaiting && <Skeleton shape="row" count={4} label={tGarden('loading')} isLabelSeen />}
      {!isWaiting && plants && mayGrow && <OwnGarden plants={plants} onChange={change} onRemind={remind} />}
      {!isWaiting && plants && (
        <div className={styles.calm}>
          <Button
            look="quiet"
            icon="journal"
            onClick={async () => (await fetchArchive()) && setOpen('archive')}
          >
            {tGarden('pastPlants')}
          </Button>
          <LinkButton to={paths.household} look="quiet" icon="people">
            {tGarden('share')}
          </LinkButton>
          <Late load={loadOthers} of={NOTHING} />
        </div>
      )}
      {AddPlant && (
        <AddPlant
          open={open === 'add' || open === 'type'}
          isTyped={open === 'type'}
          onClose={close}
          plants={plants}
        />
      )}
      {PlantSheet && <PlantSheet plant={plant} plants={plants} onClose={() => setPlant(undefined)} />}
      {ReminderDialog && <ReminderDialog plant={reminded} onClose={() => setReminded(undefined)} />}
      {ArchiveSheet && <ArchiveSheet open={open === 'archive'} onClose={close} />}
    </Page>
  );
}

/** Opens the form for typing in a plant, for those whom a link sends to it; once, so the address loses its query before. */
function useTypeLink(type: () => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    if (search === '?type') {
      isAsked.current = true;
      void navigate(paths.garden, { replace: true });
    } else if (isAsked.current) {
      isAsked.current = false;
      type();
    }
  });
}

/** With the first plant the empty garden goes, and the button that was pressed there: the page is shown from its heading. */
function useFirstPlant(count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === 0 && count) document.querySelector('h1')?.focus();
    before.current = count ?? before.current;
  }, [count]);
}

function NotLoaded({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <Failed title={tGarden(isOnline ? 'notLoaded' : 'notLoadedYet')} isBusy={isBusy} onRetry={onRetry}>
      {tGarden('safe')}
    </Failed>
  );
}
