import { tAnswer } from '../../languages/answer';

/** An identifier, in words: its name and how good it is. */
interface Identifier {
  name: string;
  knows: string;
}

/** How many plants and groups of plants our own identifier knows. */
const KNOWN_PLANTS = 149;

/** What our own identifier knows, and how often it was right on photo sources that were left out of training. A test compares the figures. */
const ours = (where: string, first: number, three: number, wrong: number): Identifier => ({
  name: tAnswer('own'),
  knows: `${where} ${tAnswer('ours', { plants: KNOWN_PLANTS, first, three, wrong })}`,
});

const onADevice = () => ours(tAnswer('oursOnDevice'), 59, 76, 5);

const identifiers: Record<string, () => Identifier> = {
  local: () => ours(tAnswer('oursOnServer'), 66, 82, 4),
  anthropic: () => ({ name: tAnswer('claude'), knows: tAnswer('others') }),
  openai: () => ({ name: 'OpenAI', knows: tAnswer('others') }),
};

/** The words for an identifier, by its name in the API; our own may have looked on a device. */
export const identifierOf = (provider: string, onDevice = false): Identifier =>
  (provider === 'local' && onDevice ? onADevice : identifiers[provider])?.() ?? {
    name: provider,
    knows: tAnswer('canBeWrong'),
  };
