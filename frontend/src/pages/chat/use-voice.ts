import { useEffect, useRef } from 'react';
import { useListening } from '../../features/chat/use-listening';
import { useReading } from '../../features/chat/use-reading';
import type { ChatMessageDto } from '../../shared/api/chat';

/** Voice mode: an answer is read aloud when it has come, and questions can be spoken. Switched off, it falls silent. */
export function useVoice(isOn: boolean, canRead: boolean, isPending: boolean, last?: ChatMessageDto) {
  const { reading, read, stop: silence } = useReading();
  const { isListening, listen, stop: stopListening } = useListening();
  const answer = last?.role === 'assistant' && last.state === 'done' ? last : undefined;
  const wasPending = useRef(false);

  useEffect(() => {
    if (isOn && canRead && wasPending.current && !isPending && answer) read(answer.id, answer.content);
    wasPending.current = isPending;
  }, [isOn, canRead, isPending, answer, read]);

  useEffect(() => {
    if (isOn) return;
    silence();
    stopListening();
  }, [isOn, silence, stopListening]);

  return {
    readingAloud: isOn && canRead ? { reading, onRead: read, onSilence: silence } : undefined,
    silence,
    isListening,
    stopListening,
    /** What is read aloud would be heard too, so it stops. */
    listen: (hear: (words: string) => void) => {
      silence();
      listen(hear);
    },
  };
}
