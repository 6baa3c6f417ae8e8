/** An identifier, in words: its name and how good it is. */
interface Identifier {
  name: string;
  knows: string;
}

const identifiers: Record<string, Identifier> = {
  // Number of classes and accuracy: vision/model, measured on photo sources that were left out of training.
  local: {
    name: 'Leaflore’s own identifier',
    knows:
      'Your photo stays on this server. It knows 108 plants from photos: many garden flowers, and houseplants such as peace lily, monstera, spider plant, aloe and orchids. It does not know snake plant, pothos, ZZ plant, jade plant, ferns or palms. In our tests, its first answer was right about two times in three, and 96 times in 100 where it was very sure.',
  },
  anthropic: {
    name: 'Claude by Anthropic',
    knows:
      'It knows many thousands of plants. It sees your photo, but not where you took it. It can be wrong, especially about garden varieties and young plants. Care and pet safety come from our own library wherever we have the plant.',
  },
  openai: {
    name: 'OpenAI',
    knows:
      'It knows many thousands of plants. It sees your photo, but not where you took it. It can be wrong, especially about garden varieties and young plants. Care and pet safety come from our own library wherever we have the plant.',
  },
};

/** The words for an identifier, by its name in the API. */
export const identifierOf = (provider: string): Identifier =>
  identifiers[provider] ?? { name: provider, knows: 'It can be wrong.' };
