import { useAccount } from '../../entities/account/use-account';
import {
  useAddPlantMutation,
  useGardenPlantsQuery,
  useUpdateRemindersMutation,
  type LibraryPlantDto,
} from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { ownTimeZone } from '../../shared/lib/own-time-zone';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { howOften, nextWatering } from './watering-words';
import styles from './reminders.module.css';

type Plant = Pick<LibraryPlantDto, 'id' | 'commonName' | 'waterIntervalDays' | 'winterIntervalDays'>;

/**
 * When a library plant is due in the garden, or how often to water it if it is not there; one press turns reminders
 * on.
 */
export function RemindOfPlant({ plant }: { plant: Plant }) {
  const { timeZone } = useAccount();
  const { data: plants, error, isFetching, refetch } = useGardenPlantsQuery({ archived: false });
  const kept = plants?.filter(({ libraryId }) => libraryId === plant.id) ?? [];
  const { isBusy, remind } = useRemind(plant, kept.length > 0);

  if (!plants && error)
    return <Failed title="We could not load your garden" isBusy={isFetching} onRetry={refetch} />;
  if (!plants) return <Skeleton count={3} label="Loading your garden..." />;
  const isKept = kept.length > 0;
  const words = isKept ? nextWatering(kept, localDateIn(timeZone)) : howOften(plant);
  return (
    <section className={styles.plan}>
      <h4>{isKept ? 'When to water next' : 'How often to water'}</h4>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Put a finger into the soil first. If it is still moist, wait a few days.</p>
      <div>
        <Button icon="bell" busy={isBusy} onClick={() => void remind()}>
          {isKept ? 'Remind me' : 'Add it to my garden and remind me'}
        </Button>
      </div>
    </section>
  );
}

/** Adds the plant to the garden, unless it is there, and turns reminders on. */
function useRemind({ id: libraryId, commonName }: Plant, isKept: boolean) {
  const [addPlant, { isLoading: isAdding }] = useAddPlantMutation();
  const [update, { isLoading: isUpdating }] = useUpdateRemindersMutation();
  const report = useReport();

  const remind = async () => {
    if (!isKept) {
      const added = await report(addPlant({ addPlantDto: { commonName, libraryId } }).unwrap(), {
        failed: gardenMessages.addFromGuide.failed,
      });
      if (!added) return;
    }
    await report(update({ updateRemindersDto: { enabled: true, timeZone: ownTimeZone() } }).unwrap(), {
      done: () => gardenMessages.remindersSet(commonName),
      failed: reminderMessages.failed,
    });
  };
  return { isBusy: isAdding || isUpdating, remind };
}
