import { useState } from 'react';
import { tRemind } from '../../languages/remind';
import { useAccount } from '../../entities/account/use-account';
import { LastWatered, type LastWateredAnswer } from '../../entities/plant/last-watered';
import {
  useAddPlantMutation,
  useGardenPlantsQuery,
  useUpdateRemindersMutation,
  type LibraryPlantDto,
} from '../../shared/api/api';
import { useContentKeys } from '../../shared/lib/content-keys';
import { localDateIn } from '../../shared/lib/local-date';
import { timeZoneIfNone } from '../../shared/lib/own-time-zone';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { nextWatering } from './watering-words';
import styles from './reminders.module.css';

type Plant = Pick<LibraryPlantDto, 'id' | 'commonName' | 'care'>;

interface Props {
  plant: Plant;
  /** The level of its heading. */
  level?: 3 | 4;
}

/**
 * When a library plant is due in the garden, or how often to water it if it is not there; one press turns reminders
 * on.
 */
export function RemindOfPlant({ plant, level = 4 }: Props) {
  const Heading = `h${level}` as const;
  const { timeZone } = useAccount();
  const { data: plants, error, isFetching, refetch } = useGardenPlantsQuery({ archived: false });
  const kept = plants?.filter(({ libraryId }) => libraryId === plant.id) ?? [];
  const { isBusy, remind } = useRemind(plant);
  const [isAsking, setIsAsking] = useState(false);
  const [answered, setAnswered] = useState<LastWateredAnswer>();
  const add = (watered: LastWateredAnswer) => {
    setAnswered(watered);
    return remind(watered);
  };

  if (!plants && error)
    return <Failed title={tRemind('gardenNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!plants) return <Skeleton count={3} label={tRemind('loadingGarden')} />;
  const isKept = kept.length > 0;
  const words = isKept ? nextWatering(kept, localDateIn(timeZone)) : [plant.care.water, tRemind('forYou')];
  return (
    <section className={styles.plan}>
      <Heading>{tRemind(isKept ? 'whenNext' : 'howOften')}</Heading>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{tRemind('finger')}</p>
      {isAsking && !isKept ? (
        <LastWatered busyWith={isBusy ? answered : undefined} onAnswer={(watered) => void add(watered)} />
      ) : (
        <div>
          <Button icon="bell" busy={isBusy} onClick={() => (isKept ? void remind() : setIsAsking(true))}>
            {tRemind(isKept ? 'remindMe' : 'addAndRemind')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Turns reminders on; with an answer to the question it adds the plant to the garden before. */
function useRemind({ id: libraryId, commonName }: Plant) {
  const { id: writer, timeZone } = useAccount();
  const [addPlant, { isLoading: isAdding }] = useAddPlantMutation();
  const [update, { isLoading: isUpdating }] = useUpdateRemindersMutation();
  const keys = useContentKeys('plant', writer);
  const report = useReport();

  const remind = async (watered?: LastWateredAnswer) => {
    if (watered) {
      const addPlantDto = { commonName, libraryId, watered };
      const call = addPlant({ addPlantDto, 'Idempotency-Key': keys.keyOf(libraryId, watered) }).unwrap();
      if (!(await report(call, { failed: gardenMessages.addFromGuide.failed }))) return;
      keys.forget();
    }
    const updateRemindersDto = { enabled: true, timeZone: timeZoneIfNone(timeZone) };
    await report(update({ updateRemindersDto }).unwrap(), {
      done: (reminders) => reminderMessages.setFor(commonName, reminders),
      failed: reminderMessages.failed,
    });
  };
  return { isBusy: isAdding || isUpdating, remind };
}
