import { useState } from 'react';
import { useMeasured } from '../../entities/care/use-measured';
import { useTodayTasks } from '../../features/care/use-today-tasks';
import { useOwnGarden } from '../home/use-own-garden';
import { easyQueue, type EasyItem } from './easy-queue';

/** Today in Easy view: the screen that is shown now, and how to go on to the next one. */
export function useEasyQueue() {
  const today = useTodayTasks(true);
  const { plants, grows, isComing } = useOwnGarden();
  const measured = useMeasured();
  const [passed, setPassed] = useState<readonly string[]>([]);
  // What was answered stays on the screen, with Undo, until "Next" is pressed.
  const [held, setHeld] = useState<string>();
  // Each day begins with all of its screens.
  const [date, setDate] = useState(today.day?.date);
  if (today.day && today.day.date !== date) {
    setDate(today.day.date);
    setPassed([]);
    setHeld(undefined);
  }

  const items = easyQueue(today.tasks.map(measured), plants);
  const isOpen = ({ id, task }: EasyItem) => !passed.includes(id) && !(task && today.answerTo(task.id));
  const current = items.find(({ id }) => id === held) ?? items.find(isOpen);
  const left = items.filter((item) => isOpen(item) && item !== current).length;

  const goOn = ({ id }: EasyItem) => {
    setPassed((before) => [...before, id]);
    setHeld(undefined);
  };
  const hold = ({ id }: EasyItem) => {
    setHeld(id);
    setPassed((before) => before.filter((other) => other !== id));
  };
  /** Takes back what was recorded earlier today; its question is asked again. */
  const takeBack = (eventId: string) => {
    const taskId = today.day?.done.find(({ id }) => id === eventId)?.taskId;
    const task = today.tasks.find(({ id }) => id === taskId);
    if (!task) return today.forget(eventId);
    setPassed((before) => before.filter((id) => id !== task.id));
    return today.undo(task, eventId);
  };
  return { ...today, plants, grows, isComing, items, current, left, goOn, hold, takeBack };
}
