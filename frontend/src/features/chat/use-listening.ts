import { useCallback, useEffect, useRef, useState } from 'react';
import { chatMessages } from '../../shared/toast/messages/chat';
import { useToasts } from '../../shared/toast/toast';
import { ownLanguage, recognizer, type Recognition } from './speech';

/** Takes down what is said, in the reader’s language; why it could not is said in a toast. */
export function useListening() {
  const { showToast } = useToasts();
  const [isListening, setListening] = useState(false);
  const current = useRef<Recognition>(undefined);

  const listen = useCallback(
    (hear: (words: string) => void) => {
      const Recognizer = recognizer();
      if (!Recognizer || current.current) return;
      const recognition = new Recognizer();
      recognition.lang = ownLanguage();
      recognition.onresult = ({ results }) => hear(results[0]![0].transcript);
      recognition.onerror = ({ error }) => {
        if (error !== 'aborted') showToast(chatMessages.notHeard(error));
      };
      recognition.onend = () => {
        current.current = undefined;
        setListening(false);
      };
      current.current = recognition;
      setListening(true);
      recognition.start();
    },
    [showToast],
  );
  /** Ends it; what was said so far is taken down. */
  const stop = useCallback(() => current.current?.stop(), []);

  useEffect(() => () => current.current?.abort(), []);
  return { isListening, listen, stop };
}
