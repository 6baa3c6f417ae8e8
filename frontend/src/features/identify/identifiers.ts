/** An identifier, in words: its name and how good it is. */
interface Identifier {
  name: string;
  knows: string;
}

/** What our own identifier knows, and how often it was right on photo sources that were left out of training. A test compares the figures. */
const ours = (where: string, first: number, amongThree: number, sureButWrong: number) =>
  `${where} It knows 149 plants and groups of plants from photos: garden flowers, and common houseplants such as snake plant, pothos, monstera, aloe, ferns and palms. In our tests on photos from places it had never seen, its first answer was right for about ${first} photos in 100, and one of its first three for about ${amongThree}. Where it was sure, it was wrong for about ${sureButWrong} in 100.`;

const OWN = 'Leaflore’s own identifier';

const onADevice: Identifier = {
  name: OWN,
  knows: ours('On a device it has less to work with than on our server.', 59, 76, 5),
};

const identifiers: Record<string, Identifier> = {
  local: { name: OWN, knows: ours('Your photo stays on this server.', 66, 82, 4) },
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

/** The words for an identifier, by its name in the API; our own may have looked on a device. */
export const identifierOf = (provider: string, onDevice = false): Identifier =>
  (provider === 'local' && onDevice ? onADevice : identifiers[provider]) ?? {
    name: provider,
    knows: 'It can be wrong.',
  };
