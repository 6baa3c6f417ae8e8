import { tAdmin } from '../../languages/admin';

/** How much of the texts of an interaction is shown. */
const MAX_SHOWN = { user: 150, ai: 200 };

/** The beginning of a text of an interaction, with dots where it goes on. */
export const cut = (text: string, whose: keyof typeof MAX_SHOWN): string =>
  text.length > MAX_SHOWN[whose] ? `${text.slice(0, MAX_SHOWN[whose])}…` : text;

/** The look of a confidence from 0 to 1. */
export function toneOf(confidence: number): 'leaf' | 'ochre' | 'berry' {
  if (confidence > 0.8) return 'leaf';
  return confidence > 0.6 ? 'ochre' : 'berry';
}

/** The name of an action of the activity log in words: "Plant identification". */
export function actionName(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const PROVIDERS: Record<string, () => string> = {
  anthropic: () => tAdmin('anthropic'),
  openai: () => 'OpenAI',
  local: () => tAdmin('builtIn'),
  none: () => tAdmin('nobody'),
};

/** Why an AI has given no answer, by the last part of the failure's code: `identifier-busy` and `model-busy` are the same to admins. */
const FAILURES: Record<string, () => string> = {
  unavailable: () => tAdmin('aiAway'),
  busy: () => tAdmin('aiBusy'),
  'too-slow': () => tAdmin('aiSlow'),
  misconfigured: () => tAdmin('aiMisconfigured'),
  unreadable: () => tAdmin('aiUnreadable'),
  spent: () => tAdmin('aiSpent'),
  refused: () => tAdmin('aiRefused'),
  stopped: () => tAdmin('aiStopped'),
};

/** Why an AI has given no answer, in a few words. */
export const failureName = (code: string): string =>
  (FAILURES[code.replace(/^(identifier|model)-/, '')] ?? (() => tAdmin('aiFailed')))();

/** The name of an AI provider. */
export const providerName = (provider: string): string => PROVIDERS[provider]?.() ?? provider;
