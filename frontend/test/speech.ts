import { act } from '@testing-library/react';

class Utterance {
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {}
}

class Recognition {
  static last?: Recognition;
  lang = '';
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  start = () => void (Recognition.last = this);
  stop = () => this.onend?.();
  abort = () => this.onend?.();
}

const ours = window as unknown as Record<string, unknown>;

/** Gives the browser a voice; `spoken` are the utterances that are being said or wait for it. */
export function withVoice() {
  const spoken: Utterance[] = [];
  ours['SpeechSynthesisUtterance'] = Utterance;
  ours['speechSynthesis'] = {
    speak: (utterance: Utterance) => spoken.push(utterance),
    getVoices: () => [{ lang: 'en-GB', name: 'A calm voice' }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => spoken.splice(0).forEach(({ onerror }) => onerror?.({ error: 'canceled' })),
  };
  return spoken;
}

/** Gives the browser ears, as Chrome has them. */
export function withEars() {
  ours['webkitSpeechRecognition'] = Recognition;
  const current = () => Recognition.last!;
  return {
    lang: () => current().lang,
    hear: (transcript: string) =>
      act(() => {
        current().onresult?.({ results: [[{ transcript }]] });
        current().onend?.();
      }),
    fail: (error: string) =>
      act(() => {
        current().onerror?.({ error });
        current().onend?.();
      }),
  };
}

/** Takes both away. */
export function withoutSpeech() {
  for (const name of ['SpeechSynthesisUtterance', 'speechSynthesis', 'webkitSpeechRecognition'])
    delete ours[name];
}
