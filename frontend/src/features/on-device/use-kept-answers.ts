import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendDeviceIdentificationMutation } from '../../shared/api/send-device-identification';
import { useOnline } from '../../shared/lib/use-online';
import { keptOf, remove, sendAnswers, type KeptAnswer } from '../../shared/offline/kept-answers';

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

  /** Sends what is there, and reads what is left. */
  const refresh = useCallback(async () => {
    try {
      const news = await sendAnswers(owner, send);
      const left = await keptOf(owner);
      if (!isHere.current) return;
      setSent((all) => ({ ...all, ...news }));
      setKept(left);
    } catch {
      // A browser that keeps nothing has nothing to show.
    }
  }, [owner, send]);

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
