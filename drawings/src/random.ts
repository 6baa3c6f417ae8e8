const { imul } = Math;

/** A stream of numbers in [0, 1) that is always the same for the same seed (FNV-1a hash into mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
