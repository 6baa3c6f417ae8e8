import type { Guess, Sighting } from './sighting.js';

/** Opinions below this confidence are ignored. */
const WORTH_MENTIONING = 0.5;
const MAX_CONFIDENCE = 0.99;

const genus = ({ scientificName }: Guess) => scientificName.trim().split(/\s+/)[0]!.toLowerCase();
const name = ({ scientificName }: Guess) => scientificName.trim().toLowerCase();

const isSamePlant = (a: Guess, b: Guess) =>
  name(a) === name(b) || ((a.rank === 'genus' || b.rank === 'genus') && genus(a) === genus(b));

/**
 * Adds the opinion of a second identifier. Where two independent opinions agree, both being wrong is less likely than
 * either: the confidence becomes 1 - (1 - a)(1 - b), but at most 0.99.
 */
export function withSecondOpinion(first: Sighting, second: Sighting): Sighting {
  const best = first.guesses[0];
  const other = second.guesses[0];
  const isWorthIt = second.isPlant && second.isKnown && other && other.confidence >= WORTH_MENTIONING;
  if (!best || !first.isPlant || !isWorthIt) return first;
  const agrees = isSamePlant(best, other);
  const secondOpinion = { provider: second.provider, best: other, agrees };
  if (!agrees) return { ...first, secondOpinion };
  const confidence = Math.max(
    best.confidence,
    Math.min(MAX_CONFIDENCE, 1 - (1 - best.confidence) * (1 - other.confidence)),
  );
  return { ...first, guesses: [{ ...best, confidence }, ...first.guesses.slice(1)], secondOpinion };
}
