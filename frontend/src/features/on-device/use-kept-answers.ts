import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../shared/api/api';
import { useSendDeviceIdentificationMutation } from '../../shared/api/send-device-identification';
import { useOnline } from '../../shared/lib/use-online';
import { keep, keptOf, remove, type KeptAnswer } from './kept-answers';

/** The server has read the answer and will never take it. */
const isFinal = ({ status, code }: ApiError) =>
  [400, 404, 413, 422].includes(status) && code !== 'photo-gone';

/** Only one page of a tab sends at a time; of several tabs the server takes each answer once. */
let sending = Promise.resolve();

/**
 * The answers of this device that the server does not have yet. They are sent as soon as there is a network, one after the
 * other; a visitor's become the reader's own. `sent` names the identification that each sent one has become.
 */
export function useKeptAnswers(owner: string) {
  const [kept, setKept] = useState<KeptAnswer[]>([]);
  const [sent, setSent] = useState<Record<string, string>>({});
  const [send] = useSendDeviceIdentificationMutation();
  const isOnline = useOnline();
  const isHere = useRef(true);

  const sendAll = useCallback(async () => {
    for (const answer of await keptOf(null)) await keep({ ...answer, owner });
    for (const answer of await keptOf(owner)) {
      if (answer.refusal !== undefined || !navigator.onLine) continue;
      const { data, error } = await send(answer);
      if (data) {
        await remove(answer.key);
        if (isHere.current) setSent((all) => ({ ...all, [answer.key]: data.identificationId }));
      } else if (isFinal(error as ApiError)) await keep({ ...answer, refusal: (error as ApiError).message });
    }
    const left = await keptOf(owner);
    if (isHere.current) setKept(left);
  }, [owner, send]);

  /** Sends what is there, and reads what is left. */
  const refresh = useCallback(() => (sending = sending.then(sendAll).catch(() => undefined)), [sendAll]);

  useEffect(() => {
    isHere.current = true;
    void refresh();
    return () => void (isHere.current = false);
  }, [refresh, isOnline]);

  const forget = async (key: string) => {
    await remove(key);
    setKept(await keptOf(owner));
  };
  return { kept, sent, refresh, forget };
}
