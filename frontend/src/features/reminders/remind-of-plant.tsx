import {
  useAddPlantMutation,
  useGardenPlantsQuery,
  useUpdateRemindersMutation,
  type AddPlantDto,
} from '../../shared/api/api';
import { ownTimeZone } from '../../shared/lib/own-time-zone';
import { messages } from '../../shared/toast/messages';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';

/** Puts a plant of the library into the garden, unless it is there, and turns reminders on: one press. */
export function RemindOfPlant({ plant }: { plant: AddPlantDto & { libraryId: string } }) {
  const { data: plants } = useGardenPlantsQuery({ archived: false });
  const [addPlant, { isLoading: isAdding }] = useAddPlantMutation();
  const [update, { isLoading: isUpdating }] = useUpdateRemindersMutation();
  const report = useReport();
  const isKept = plants?.some(({ libraryId }) => libraryId === plant.libraryId) ?? false;

  const remind = async () => {
    if (!isKept) {
      const addPlantDto = { commonName: plant.commonName, libraryId: plant.libraryId };
      const added = await report(addPlant({ addPlantDto }).unwrap(), {
        failed: messages.garden.addFromGuide.failed,
      });
      if (!added) return;
    }
    await report(update({ updateRemindersDto: { enabled: true, timeZone: ownTimeZone() } }).unwrap(), {
      done: () => messages.garden.remindersSet(plant.commonName),
      failed: messages.reminders.failed,
    });
  };

  return (
    <div>
      <Button icon="bell" busy={isAdding || isUpdating} disabled={!plants} onClick={() => void remind()}>
        {isKept ? 'Remind me on these days' : 'Add it to my garden and remind me'}
      </Button>
    </div>
  );
}
