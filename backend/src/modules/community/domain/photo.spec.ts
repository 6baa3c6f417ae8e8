import { verdictOf } from './photo.js';

describe('a photo', () => {
  it.each([
    [{ hentai: 0, porn: 0.1, sexy: 0.2 }, 'shown'],
    [{ hentai: 0.3, porn: 0.1, sexy: 0.09 }, 'shown'],
    [{ hentai: 0.2, porn: 0.2, sexy: 0.11 }, 'doubtful'],
    [{ hentai: 0.02, porn: 0.83, sexy: 0.01 }, 'doubtful'],
    [{ hentai: 0.01, porn: 0.97, sexy: 0.01 }, 'refused'],
    [{ hentai: 0.5, porn: 0.3, sexy: 0.2 }, 'refused'],
    [{ hentai: NaN, porn: 0, sexy: 0 }, 'doubtful'],
  ] as const)('of %j is %s', (scores, verdict) => expect(verdictOf(scores)).toBe(verdict));
});
