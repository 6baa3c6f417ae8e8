import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';
import { useSendWaitingMutation } from '../../shared/api/send-waiting';
import { useOnline } from '../../shared/lib/use-online';
import { keepWrite, onWaiting, sendAll, takeOut, writesOf } from '../../shared/offline/queue';
import type { WaitingWrite } from '../../shared/offline/waiting-write';

/** A server that could not be reached is tried again this often while the page is open. */
const AGAIN_AFTER_MS = 60_000;

/** What an account has waiting on this device. It is sent as soon as there is a network, also when the page is looked at again. */
export function useWaiting(owner: string) {
  const [writes, setWrites] = useState<WaitingWrite[]>([]);
  const [send] = useSendWaitingMutation();
  const dispatch = useDispatch();
  const isOnline = useOnline();

  const sendNow = useCallback(() => sendAll(owner, send).catch(() => undefined), [owner, send]);

  useEffect(() => {
    let isHere = true;
    let before: string[] = [];
    const read = async () => {
      const now = await writesOf(owner).catch(() => []);
      if (!isHere) return;
      setWrites(now);
      // What was sent or taken out is as the server says again.
      if (before.some((key) => !now.some((each) => each.key === key)))
        dispatch(api.util.invalidateTags(['care', 'garden', 'journal']));
      before = now.map(({ key }) => key);
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
  };
  return { writes, isOnline, sendNow, retry, takeOut };
}
