import { useEffect, useState } from 'react';
import { tEasy } from '../../languages/easy';
import { speechOfBrowser } from '../../features/chat/speech';
import { useReading } from '../../features/chat/use-reading';
import { Button } from '../../shared/ui/button';

const hasVoice = () => speechOfBrowser().canRead && speechSynthesis.getVoices().length > 0;

/** Whether the browser has a voice; many have theirs only a moment after the page. */
function useVoice(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!speechOfBrowser().canRead) return;
    const look = () => setIsThere(hasVoice());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return isThere;
}

/** Reads the screen aloud, and stops; not there without a voice. */
export function ReadAloud({ sentences }: { sentences: (string | undefined)[] }) {
  const isThere = useVoice();
  const { reading, read, stop } = useReading();
  const text = sentences.filter(Boolean).join('\n');
  useEffect(() => stop, [text, stop]);
  if (!isThere) return null;
  return (
    <Button look="secondary" wide onClick={() => (reading ? stop() : read('screen', text))}>
      {tEasy(reading ? 'stopReading' : 'readAloud')}
    </Button>
  );
}
