import { tEasy } from '../languages/easy';
import { useMeasured } from '../entities/care/use-measured';
import { useGardenPlants } from '../shared/api/api';
import { paths } from '../shared/paths';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Skeleton } from '../shared/ui/skeleton';
import { DoneScreen } from './easy/done-screen';
import { EasyScreen } from './easy/easy-screen';
import { TaskScreen } from './easy/task-screen';
import { UnwellScreen } from './easy/unwell-screen';
import { COMING, useScreenFocus } from './easy/use-screen-focus';
import { useEasyOn } from './easy/use-easy-on';
import { useEasyQueue } from './easy/use-easy-queue';

const loadDone = () => import('../features/care/done-today').then(({ DoneToday }) => DoneToday);

/** Easy view: today, one plant and one question at a time. */
export function EasyPage() {
  useEasyOn();
  const queue = useEasyQueue();
  const { isComing, day, error, current, answerTo } = queue;
  const screen = current ? `${current.id} ${answerTo(current.id) ? 'answered' : 'asked'}` : 'done';
  const around = useScreenFocus(isComing || !(day ?? error) ? COMING : screen);
  return (
    <div ref={around}>
      <Now {...queue} />
    </div>
  );
}

function Now(queue: ReturnType<typeof useEasyQueue>) {
  const { day, error, isFetching, refetch, grows, isComing, current, items } = queue;
  const { data: known } = useGardenPlants({ archived: false });
  const measured = useMeasured();
  if (error && !day)
    return (
      <EasyScreen title={tEasy('today')}>
        <Failed title={tEasy('notLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tEasy('nothingLost')}
        </Failed>
      </EasyScreen>
    );
  if (isComing || !day)
    return (
      <EasyScreen title={tEasy('oneMoment')}>
        <Skeleton shape="row" count={2} label={tEasy('loading')} />
      </EasyScreen>
    );
  if (grows === 'no') return <NoPlants />;

  const position =
    current && items.length > 1
      ? tEasy('position', { number: items.indexOf(current) + 1, total: items.length })
      : '';
  const { task, unwell } = current ?? {};
  if (current && task)
    return (
      <TaskScreen
        {...{ task, unwell, position, left: queue.left, today: day.date, answered: queue.answerTo(task.id) }}
        onAnswer={(how) => {
          queue.hold(current);
          void queue.answer(task, how);
        }}
        onUndo={(eventId) => void queue.undo(task, eventId)}
        onNext={() => queue.goOn(current)}
      />
    );
  if (current && unwell)
    return <UnwellScreen plant={unwell} position={position} onNext={() => queue.goOn(current)} />;
  return (
    <DoneScreen
      today={day.date}
      putOff={day.putOff.map(measured)}
      next={day.next.map(measured)}
      unwell={known?.filter(({ problem }) => problem !== null)}
    >
      {day.done.length > 0 && (
        <Late load={loadDone} of={{ events: day.done.map(measured), onUndo: queue.takeBack }} />
      )}
    </DoneScreen>
  );
}

const NoPlants = () => (
  <EasyScreen
    title={tEasy('begin')}
    sentences={[tEasy('beginText')]}
    answers={
      <>
        <LinkButton to={paths.identify} icon="camera" wide>
          {tEasy('takePhoto')}
        </LinkButton>
        <LinkButton to={`${paths.garden}?type`} look="secondary" icon="pot" wide>
          {tEasy('typeName')}
        </LinkButton>
      </>
    }
  >
    <p>{tEasy('beginText')}</p>
  </EasyScreen>
);
