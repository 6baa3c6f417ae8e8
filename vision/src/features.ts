/** Beyond this many deviations a feature says no more; it keeps odd photos from ruling a linear layer. */
const CLIP = 6;

/** Channel means as the heads want them: square root, which evens out their long tails; standardised; clipped. */
export function standardised(means: Float32Array, mean: Float32Array, deviation: Float32Array): Float32Array {
  return means.map((value, i) => {
    const deviations = (Math.sqrt(Math.max(0, value)) - mean[i]!) / deviation[i]!;
    return Math.min(CLIP, Math.max(-CLIP, deviations));
  });
}
