import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { useCare, type HowAnswered } from '../../entities/care/use-care';
import type { PlantDto } from '../../shared/api/api';
import { localDateIn, onDay, type LocalDate } from '../../shared/lib/local-date';

/** The answers to the question about a plant's water, and what was recorded of it. */
export function usePlantLog(plant: PlantDto) {
  const { id, commonName, waterTaskId, lastWatered } = plant;
  const { timeZone } = useAccount();
  const care = useCare();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  const takeBack = async (eventId: string) => {
    if (await care.undo(eventId)) setSaid(undefined);
  };
  const answer = async (taskId: string, how: HowAnswered) => {
    const task = { id: taskId, plantId: id, plantName: commonName, kind: 'water' as const, title: null };
    setBusy(true);
    const noted = await care.answer(task, how, (eventId) => void takeBack(eventId));
    setBusy(false);
    if (!noted) return;
    setSaid(saidWords(how, 'task' in noted ? noted.task.dueOn : undefined, care.today));
  };

  const wasWateredToday = lastWatered && localDateIn(timeZone, new Date(lastWatered)) === care.today;
  return {
    isBusy,
    /** What was recorded here, or else today. */
    said: said ?? (wasWateredToday ? 'It was watered today.' : undefined),
    /** Undefined where no watering is planned. */
    answer: waterTaskId ? (how: HowAnswered) => void answer(waterTaskId, how) : undefined,
  };
}

/** What was recorded, and when it is asked again; without a day the answer waits on this device for a network. */
function saidWords(how: HowAnswered, dueOn: LocalDate | undefined, today: LocalDate): string {
  const isMoist = how === 'still-moist';
  const said = isMoist ? 'Still moist.' : 'Watered.';
  if (!dueOn) return `${said} It’s kept on this device, and sent when you’re back online.`;
  return `${said} ${isMoist ? 'We’ll ask again' : 'Next time'} ${onDay(dueOn, today)}.`;
}
