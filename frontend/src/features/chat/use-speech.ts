import { useCallback, useEffect, useRef, useState } from 'react';
import { chatMessages } from '../../shared/toast/messages/chat';
import { useToasts } from '../../shared/toast/toast';

/** How answers are read aloud. */
const VOICE = { rate: 0.9, pitch: 1, volume: 0.8 };

interface Recognition {
  lang: string;
  start: () => void;
  abort: () => void;
  onresult: ((event: { results: { 0: { transcript: string } }[] }) => void) | null;
  onend: (() => void) | null;
}

type Recognizer = new () => Recognition;

/** The browser's own speech recognition, where it has one. */
const recognizer = (): Recognizer | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Recognizer | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

export const canSpeak = (): boolean => 'speechSynthesis' in window && recognizer() !== undefined;

/** Markdown as it is read aloud. */
export const spoken = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#|]/g, '')
    .replace(/^- /gm, '')
    .trim();

/** Reads answers aloud and hears questions. */
export function useSpeech() {
  const { showToast } = useToasts();
  const hearing = useRef<Recognition>(undefined);
  const [isListening, setListening] = useState(false);

  const readAloud = useCallback(
    (text: string) => {
      const utterance = Object.assign(new SpeechSynthesisUtterance(spoken(text)), VOICE);
      utterance.onerror = ({ error }) => {
        if (error !== 'canceled' && error !== 'interrupted') showToast(chatMessages.speech());
      };
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    },
    [showToast],
  );

  const listen = useCallback((hear: (words: string) => void) => {
    const Recognizer = recognizer();
    if (!Recognizer) return;
    const recognition = new Recognizer();
    recognition.lang = navigator.language;
    recognition.onresult = ({ results }) => hear(results[0]![0].transcript);
    recognition.onend = () => setListening(false);
    hearing.current = recognition;
    setListening(true);
    recognition.start();
  }, []);

  useEffect(
    () => () => {
      hearing.current?.abort();
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    },
    [],
  );
  return { readAloud, listen, isListening };
}
