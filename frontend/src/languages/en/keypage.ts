/** The page of the plant key, before its questions have come. */
export default {
  title: 'What do you see?',
  lead: 'Tap what looks most like your plant. A wrong tap does no harm: no plant is ruled out.',
  loading: 'Loading the first question',
} as const;
