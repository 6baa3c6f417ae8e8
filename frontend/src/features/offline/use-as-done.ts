import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { rhythmIn } from '../../entities/plant/water-words';
import { api, useGardenPlants, type CareEventDto, type PlantDto } from '../../shared/api/api';
import { KEPT, type WaitingWrite } from '../../shared/offline/waiting-write';

const useToday = api.endpoints.getCareToday.useQueryState;

const isAboutWater = ({ task, refusal }: WaitingWrite) => refusal === undefined && task?.kind === 'water';

/** The plant as it is once the answer about its water has been sent, as far as that is known without the server. */
function answered(plant: PlantDto, { at, task }: WaitingWrite): PlantDto {
  const rhythm = rhythmIn(plant.waterReason);
  const after = {
    ...plant,
    needsWater: false,
    waterDueOn: null,
    waterReason: `${rhythm ? `${rhythm}. ` : ''}The next day comes when you’re back online.`,
  };
  if (task?.answer === 'still-moist' || task?.answer === 'later') return after;
  return { ...after, lastWatered: at, status: plant.problem ? 'needs-care' : 'healthy' };
}

/**
 * Shows what waits as done, also after a reload: otherwise a plant would be watered twice. The dates that follow from it come from the
 * server.
 */
export function useAsDone(writes: WaitingWrite[]): void {
  const dispatch = useDispatch() as (action: unknown) => void;
  const { data: plants } = useGardenPlants({ archived: false });
  const { data: today } = useToday();

  useEffect(() => {
    const isNews = ({ id, needsWater, waterDueOn }: PlantDto, write: WaitingWrite) =>
      id === write.plantId && (needsWater || waterDueOn !== null);
    for (const write of writes.filter(isAboutWater))
      if (plants?.some((plant) => isNews(plant, write)))
        dispatch(
          api.util.updateQueryData('gardenPlants', { archived: false }, (all) =>
            all.map((plant) => (isNews(plant, write) ? answered(plant, write) : plant)),
          ),
        );
  }, [writes, plants, dispatch]);

  useEffect(() => {
    for (const write of writes) {
      const due = today?.due.find(({ id }) => id === write.task?.id);
      if (due && write.refusal === undefined)
        dispatch(
          api.util.updateQueryData('getCareToday', undefined, (day) => ({
            ...day,
            due: day.due.filter(({ id }) => id !== due.id),
            done: [...day.done, eventOf(write, due)],
          })),
        );
    }
  }, [writes, today, dispatch]);
}

function eventOf(write: WaitingWrite, due: { id: string; title: string | null }): CareEventDto {
  const { key, at, plantId, plantName, task } = write;
  return {
    id: KEPT + key,
    plantId,
    plantName,
    taskId: due.id,
    kind: task!.kind as CareEventDto['kind'],
    title: due.title,
    answer: task!.answer as CareEventDto['answer'],
    bySitter: false,
    happenedOn: task!.on,
    createdAt: at,
  };
}
