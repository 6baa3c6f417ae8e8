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
      'Your photo stays on this server. It knows 149 plants and groups of plants from photos: garden flowers, and common houseplants such as snake plant, pothos, monstera, aloe, ferns and palms. In our tests on photos from places it had never seen, its first answer was right for about 59 photos in 100, and one of its first three for about 76. Where it was sure, it was wrong for about 5 in 100.',
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
