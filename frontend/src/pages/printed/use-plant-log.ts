import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { useCare, type HowAnswered } from '../../entities/care/use-care';
import { answerWords } from '../../features/care/today-words';
import type { PlantDto } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';

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
    const dueOn = 'task' in noted ? noted.task.dueOn : undefined;
    setSaid(answerWords(task, { how, dueOn, eventId: noted.eventId }, care.today));
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
