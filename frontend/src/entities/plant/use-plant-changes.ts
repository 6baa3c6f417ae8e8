import {
  useRemovePlantMutation,
  useRestorePlantMutation,
  useUpdatePlantMutation,
} from '../../shared/api/api';
import type { ChangePlantDto, PlantDto } from '../../shared/api/api';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useReport } from '../../shared/toast/use-report';

type Named = Pick<PlantDto, 'id' | 'commonName'>;

/** Changes, archives, restores and deletes a plant. Archiving and deleting show a toast with Undo. */
export function usePlantChanges() {
  const [updatePlant] = useUpdatePlantMutation();
  const [removePlant] = useRemovePlantMutation();
  const [restorePlant] = useRestorePlantMutation();
  const report = useReport();
  const { failed } = gardenMessages;
  const update = (id: string, changePlantDto: ChangePlantDto) => updatePlant({ id, changePlantDto }).unwrap();

  /** Throws a refusal, for the form to show. */
  const change = (id: string, changes: ChangePlantDto) => update(id, changes);

  const unarchive = ({ id, commonName }: Named) =>
    report(update(id, { archived: false }), {
      done: () => gardenMessages.broughtBack(commonName),
      failed,
    });

  const archive = (plant: Named) =>
    report(update(plant.id, { archived: true }), {
      done: () => gardenMessages.archived(plant.commonName, () => void unarchive(plant)),
      failed,
    });

  const restore = (id: string) =>
    report(restorePlant({ id }).unwrap(), { done: gardenMessages.restored, failed });

  /** Restores a plant that was deleted some time ago. */
  const bringBack = ({ id, commonName }: Named) =>
    report(restorePlant({ id }).unwrap(), { done: () => gardenMessages.broughtBack(commonName), failed });

  /** Resolves to whether the plant was deleted. */
  const remove = async ({ id, commonName }: Named) => {
    const call = removePlant({ id })
      .unwrap()
      .then(() => true);
    const done = () => gardenMessages.removed(commonName, () => void restore(id));
    return Boolean(await report(call, { done, failed }));
  };

  return { change, archive, unarchive, remove, bringBack };
}
