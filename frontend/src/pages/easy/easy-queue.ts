import { byPlant } from '../../features/care/today-groups';
import type { CareTaskDto, PlantDto } from '../../shared/api/api';

/** One screen of Easy view: a task, or a plant that is unwell and has no task today. */
export interface EasyItem {
  /** That of the task or of the plant. */
  id: string;
  task?: CareTaskDto;
  /** The plant, while something is wrong with it. */
  unwell?: PlantDto;
}

/** The screens of today, one after the other: plants that are unwell first, the tasks of a plant together. */
export function easyQueue(tasks: readonly CareTaskDto[], plants: readonly PlantDto[]): EasyItem[] {
  const unwell = plants.filter(({ problem }) => problem !== null);
  const byId = new Map(unwell.map((plant) => [plant.id, plant]));
  const ill = unwell.flatMap((plant): EasyItem[] => {
    const own = tasks.filter(({ plantId }) => plantId === plant.id);
    return own.length
      ? own.map((task) => ({ id: task.id, task, unwell: plant }))
      : [{ id: plant.id, unwell: plant }];
  });
  const others = byPlant(tasks.filter(({ plantId }) => !byId.has(plantId)));
  return [...ill, ...others.map((task) => ({ id: task.id, task }))];
}
