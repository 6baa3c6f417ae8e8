import { texts } from '../../../kernel/languages/texts.js';

const tChat = texts('chat');

/** What a reply begins with where our own assistant stands in for the model that was chosen. */
export const standInNote = (useOpenAI: boolean): string =>
  `*${useOpenAI ? tChat('standInFor', { model: 'GPT-4o' }) : tChat('standIn')}*\n\n`;
