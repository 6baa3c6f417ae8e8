import { language, languages } from '../../languages/language';

/** Speech recognition, of which TypeScript knows only the results. */
export interface Recognition {
  lang: string;
  start: () => void;
  /** Ends it; what was said so far is still heard. */
  stop: () => void;
  /** Ends it; what was said so far is forgotten. */
  abort: () => void;
  onresult: ((event: { results: { 0: { transcript: string } }[] }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type Recognizer = new () => Recognition;

/** The browser's own speech recognition, where it has one. */
export const recognizer = (): Recognizer | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Recognizer | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** What the browser can do with speech: many read aloud, few listen. */
export interface Speech {
  canRead: boolean;
  canListen: boolean;
}

export const speechOfBrowser = (): Speech => ({
  canRead: 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window,
  canListen: recognizer() !== undefined,
});

/** An answer as it is read aloud: without the marks of Markdown, a paragraph or list item each. */
export const spoken = (text: string): string[] =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#|]/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*-+ /, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,:;!?])/g, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

const ENGLISH = /^(the|and|are|your|you|to|it|on|for|not|that|this|with|when)$/;
/** In English text a good fifth of the words are among these; in other languages hardly any. */
const ENGLISH_SHARE = 0.1;

/** The language that the reader has chosen, as the browser names it (`de-AT`) if it speaks the same one; else that of the browser. */
export function ownLanguage(): string {
  const code = language();
  const own = navigator.language;
  return code === 'en' || own.startsWith(code) ? own : languages[code].locale;
}

/** The language to read a text in: English where it reads as English, or else the reader's own. */
export function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => ENGLISH.test(word)).length;
  const own = ownLanguage();
  if (/^en\b/.test(own) || known <= words.length * ENGLISH_SHARE) return own;
  return 'en';
}
