import { useState } from 'react';
import { tPrinted } from '../../languages/printed';
import { useAccount } from '../../entities/account/use-account';
import { useCare, type HowAnswered } from '../../entities/care/use-care';
import type { PlantDto } from '../../shared/api/api';
import { localDateIn, onDay, type LocalDate } from '../../shared/lib/local-date';

/** What was recorded on this page; `wasKept`: it has been seen waiting on this device. */
interface Said {
  words: string;
  wasKept?: boolean;
}

/** The answers to the question about a plant's water, and what was recorded of it. */
export function usePlantLog(plant: PlantDto) {
  const { id, commonName, waterTaskId, waterDueOn, lastWatered } = plant;
  const { timeZone } = useAccount();
  const care = useCare();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  const takeBack = async (eventId: string) => {
    if (await care.undo(eventId)) setSaid(undefined);
  };
  const answer = async (taskId: string, how: HowAnswered) => {
    const task = { id: taskId, plantId: id, plantName: commonName, kind: 'water' as const, title: null };
    setBusy(true);
    const noted = await care.answer(task, how, (eventId) => void takeBack(eventId));
    setBusy(false);
    if (!noted) return;
    setSaid({ words: saidWords(how, 'task' in noted ? noted.task.dueOn : undefined, care.today) });
  };

  // A plan without a day: an answer waits on this device, as every place then says of the plant, also after a reload.
  const isKept = waterTaskId !== null && waterDueOn === null;
  if (said && isKept && !said.wasKept) setSaid({ ...said, wasKept: true });
  // It was sent or taken back: this page promises nothing any more.
  if (said?.wasKept && !isKept) setSaid(undefined);
  const isToday = lastWatered !== null && localDateIn(timeZone, new Date(lastWatered)) === care.today;
  return {
    isBusy,
    /** What was recorded here, or else today. */
    said: said?.words ?? recordedWords(isToday, isKept),
    /** Undefined where no watering is planned. */
    answer: waterTaskId ? (how: HowAnswered) => void answer(waterTaskId, how) : undefined,
  };
}

/** What was recorded before this page was opened. */
function recordedWords(isToday: boolean, isKept: boolean): string | undefined {
  if (isKept) return tPrinted(isToday ? 'wateredKept' : 'answeredKept');
  return isToday ? tPrinted('wateredToday') : undefined;
}

/** What was recorded, and when it is asked again; without a day the answer waits on this device for a network. */
function saidWords(how: HowAnswered, dueOn: LocalDate | undefined, today: LocalDate): string {
  const isMoist = how === 'still-moist';
  if (!dueOn) return tPrinted(isMoist ? 'moistKept' : 'wateredKept');
  return tPrinted(isMoist ? 'moistUntil' : 'wateredNext', { onDay: onDay(dueOn, today) });
}
