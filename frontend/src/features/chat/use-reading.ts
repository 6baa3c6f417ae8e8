import { useCallback, useEffect, useRef, useState } from 'react';
import { chatMessages } from '../../shared/toast/messages/chat';
import { useToasts } from '../../shared/toast/toast';
import { languageOf, speechOfBrowser, spoken } from './speech';

/** How answers are read aloud. */
const VOICE = { rate: 0.9, pitch: 1, volume: 0.8 };

/** Reads answers aloud, one at a time. `reading` is the id of the one that is being read. */
export function useReading() {
  const { showToast } = useToasts();
  const [reading, setReading] = useState<string>();
  const current = useRef<object>(undefined);

  const stop = useCallback(() => {
    current.current = undefined;
    setReading(undefined);
    if (speechOfBrowser().canRead) speechSynthesis.cancel();
  }, []);

  const read = useCallback(
    (id: string, text: string) => {
      stop();
      // A paragraph each, as some browsers stop in the middle of a long text.
      const utterances = spoken(text).map((words) => new SpeechSynthesisUtterance(words));
      const last = utterances.at(-1);
      if (!last) return;
      current.current = utterances;
      const isCurrent = () => current.current === utterances;
      last.onend = () => isCurrent() && setReading(undefined);
      for (const utterance of utterances) {
        Object.assign(utterance, VOICE, { lang: languageOf(text) });
        utterance.onerror = ({ error }) => {
          if (!isCurrent()) return;
          stop();
          if (error !== 'canceled' && error !== 'interrupted') showToast(chatMessages.speech());
        };
        speechSynthesis.speak(utterance);
      }
      setReading(id);
    },
    [showToast, stop],
  );

  useEffect(() => stop, [stop]);
  return { reading, read, stop };
}
