/** The sample garden on the landing page and the start page. */
export default {
  total: 'Total',
  healthy: 'Healthy',
  needWater: 'Need Water',
  coleus: 'Coleus',
  coleusNext: 'Water again in 3 days',
  waterLily: 'Water Lily',
  waterLilyNext: 'Top up the pond on Sunday',
} as const;
