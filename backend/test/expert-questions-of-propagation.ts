import type { Expected } from './expert-questions.js';

const OWN = /^Your \[/;

/** How plants are multiplied: the gardener's own (see `GARDEN`), and others of the library. */
export const OF_PROPAGATION: Expected[] = [
  ['How do I propagate my monstera?', OWN, /\*\*cuttings in water\*\*/, /\*\*roots on the stem\*\*/],
  ['Can I take cuttings of lavender?', /\/library\/lavender/, /\*\*cuttings in late summer\*\*/],
  ['My spider plant has babies, what do I do with them?', OWN, /hold it down with a clip/],
  ['Can I grow an avocado from a stone?', /\/library\/avocado/, /toothpicks/],
  ['When do I sow basil?', OWN, /\*\*cuttings in water\*\*/, /\*\*seed\*\*/],
  ['How do I get more plants from my jade plant?', OWN, /\*\*a piece that dries first\*\*/],
  ['How do I multiply a monkshood?', /\/library\/monkshood/, /Wear gloves/],
  ['Can I grow an apple from seed?', /\/library\/apple/, /\*\*hardly at home\*\*/],
  ['How do I propagate a vanda orchid?', /\/library\/vanda-orchid/, /don’t know how it’s best multiplied/],
];
