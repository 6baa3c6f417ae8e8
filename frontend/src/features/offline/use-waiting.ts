import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';
import { useSendDeviceIdentificationMutation } from '../../shared/api/send-device-identification';
import { useSendWaitingMutation } from '../../shared/api/send-waiting';
import { useOnline } from '../../shared/lib/use-online';
import { keptOf, sendAnswers } from '../../shared/offline/kept-answers';
import { keepWrite, sendAll, writesOf } from '../../shared/offline/queue';
import { onWaiting } from '../../shared/offline/something-waits';
import type { WaitingWrite } from '../../shared/offline/waiting-write';

/** A server that could not be reached is tried again this often while the page is open. */
const AGAIN_AFTER_MS = 60_000;

/**
 * What an account has waiting on this device. It is sent as soon as there is a network, also when the page is looked at again. `answers` of
 * the identifier of this device are sent by the pages of identifications; here they are counted, and sent before a logout; undefined until the
 * device was read.
 */
export function useWaiting(owner: string) {
  const [writes, setWrites] = useState<WaitingWrite[]>([]);
  const [answers, setAnswers] = useState<number>();
  const [send] = useSendWaitingMutation();
  const [sendAnswer] = useSendDeviceIdentificationMutation();
  const dispatch = useDispatch();
  const isOnline = useOnline();

  const sendNow = useCallback(() => sendAll(owner, send).catch(() => undefined), [owner, send]);
  const sendEverything = useCallback(
    () => Promise.allSettled([sendAll(owner, send), sendAnswers(owner, sendAnswer)]),
    [owner, send, sendAnswer],
  );

  useEffect(() => {
    let isHere = true;
    let before: string[] = [];
    const read = async () => {
      const [now, own, ofVisitors] = await Promise.all([writesOf(owner), keptOf(owner), keptOf(null)]).catch(
        () => [[], [], []],
      );
      if (!isHere) return;
      setWrites(now);
      setAnswers(own.length + ofVisitors.length);
      // What was sent, refused or taken out is as the server says again.
      const left = now.filter(({ refusal }) => refusal === undefined).map(({ key }) => key);
      if (before.some((key) => !left.includes(key)))
        dispatch(api.util.invalidateTags(['care', 'garden', 'journal']));
      before = left;
    };
    void read();
    const stop = onWaiting(() => void read());
    return () => {
      isHere = false;
      stop();
    };
  }, [owner, dispatch]);

  const waits = writes.some(({ refusal }) => refusal === undefined);
  useEffect(() => {
    if (!isOnline || !waits) return;
    const look = () => void (document.hidden || sendNow());
    look();
    const timer = setInterval(look, AGAIN_AFTER_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOnline, waits, sendNow]);

  const retry = async ({ refusal: _refusal, ...write }: WaitingWrite) => {
    await keepWrite(write);
    await sendNow();
    return true;
  };
  return { writes, answers, isOnline, sendNow, sendEverything, retry };
}
