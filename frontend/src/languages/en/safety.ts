/** How safe a plant is for pets. */
export default {
  toxic: 'Poisonous to pets',
  caution: 'Keep away from pets',
  nonToxic: 'Not poisonous to pets',
  unknown: 'We don’t know if it’s safe for pets',
  source: 'Read the source ({{site}})',
} as const;
