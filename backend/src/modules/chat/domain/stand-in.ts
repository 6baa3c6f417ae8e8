/** What a reply begins with where our own assistant stands in for the model that was chosen. */
export const standInNote = (useOpenAI: boolean): string =>
  `*${useOpenAI ? 'GPT-4o' : 'The AI model'} couldn’t answer just now, so Leaflore’s own assistant looked this up for you. It isn’t a language model.*\n\n`;
