import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { doneWords } from '../../entities/care/care-words';
import { answeredBy, useOnce } from '../../entities/care/use-once';
import type { CareTaskDto } from '../../shared/api/api';
import type { SharedGardenDto } from '../../shared/api/household';
import { useAnswerSharedMutation, useUndoSharedMutation } from '../../shared/api/shared-garden';
import { localDateIn, momentOn, onDay, theDay, type LocalDate } from '../../shared/lib/local-date';
import { randomKey } from '../../shared/lib/random-key';
import { loadQueue, sendOrKeep } from '../../shared/offline/send-or-keep';
import { onWaiting } from '../../shared/offline/something-waits';
import { KEPT } from '../../shared/offline/waiting-write';
import { careMessages } from '../../shared/toast/messages/care';
import { offlineMessages } from '../../shared/toast/messages/offline';
import { useReport } from '../../shared/toast/use-report';

type Task = Pick<CareTaskDto, 'id' | 'kind' | 'title' | 'plantId' | 'plantName'>;

/**
 * Answers to tasks in the garden of another person. Without a network they are kept with the garden in their address, and sent later; what is
 * refused then says why, as everything that waits does.
 */
export function useSharedCare({ id: garden, timeZone }: Pick<SharedGardenDto, 'id' | 'timeZone'>) {
  const { id: owner } = useAccount();
  const [send] = useAnswerSharedMutation();
  const [takeBack] = useUndoSharedMutation();
  const report = useReport();
  const { once, again } = useOnce();

  return useMemo(() => {
    const takeBackOrOut = async (id: string) => {
      const sentId = id.startsWith(KEPT) ? await (await loadQueue()).takeOut(id) : id;
      if (sentId) await takeBack({ garden, id: sentId }).unwrap();
    };
    /** Resolves to whether it was undone. */
    const undo = async (id: string) => {
      again();
      const call = takeBackOrOut(id).then(() => true);
      return Boolean(await report(call, { done: careMessages.undone, failed: careMessages.failed }));
    };

    const answer = (task: Task, how: 'done' | 'was-dry' | 'still-moist' | 'later', day?: LocalDate) => {
      const key = randomKey();
      const today = localDateIn(timeZone);
      const on = day ?? today;
      const isDone = how === 'done' || how === 'was-dry';
      const url = `/api/care/tasks/${task.id}/${isDone ? 'done' : 'snooze'}?garden=${garden}`;
      const said = isDone ? { soil: how === 'was-dry' ? 'dry' : undefined } : { because: how };
      const { id, kind, title, plantId, plantName } = task;
      const call = sendOrKeep(
        () => send({ url, key, body: { ...said, on: day } }).unwrap(),
        () => ({
          ...{ key, owner, plantId, plantName, url, body: { ...said, on } },
          task: { id, kind, title, answer: how, on },
          ...(day && { at: momentOn(day) }),
        }),
      );
      return report(call, {
        done: (result) => {
          const back = () => void undo(result.eventId);
          if ('isKept' in result) return offlineMessages.kept(plantName, back);
          if (result.alreadyDone) return careMessages.already(result.alreadyDone);
          const { dueOn } = result.task;
          if (how === 'later') return careMessages.putOff(plantName, theDay(dueOn, today), back);
          if (!isDone) return careMessages.moist(plantName, onDay(dueOn, today), result.learnt, back);
          if (kind === 'water') return careMessages.watered(plantName, result.learnt, back);
          return careMessages.done(doneWords(task), plantName, back);
        },
        failed: careMessages.failed,
      });
    };
    return {
      answer: (...of: Parameters<typeof answer>) =>
        once(answeredBy(of[0]) + (of[2] ?? ''), () => answer(...of)),
      undo,
    };
  }, [garden, timeZone, owner, send, takeBack, report, once, again]);
}

/** The tasks whose answers wait on this device for a network. */
export function useWaitingTasks(): string[] {
  const { id: owner } = useAccount();
  const [waiting, setWaiting] = useState<string[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    const watch = async () => {
      const { writesOf } = await loadQueue();
      const read = async () => {
        const writes = await writesOf(owner).catch(() => []);
        const open = writes.filter(({ refusal }) => refusal === undefined);
        if (isHere) setWaiting(open.flatMap(({ task }) => task?.id ?? []));
      };
      await read();
      if (isHere) stop = onWaiting(() => void read());
    };
    void watch().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [owner]);
  return waiting;
}
