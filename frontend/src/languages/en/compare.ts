/** Two photos of a plant, compared. */
export default {
  title: '{{plant}}, before and after',
  before: 'Before',
  after: 'After',
  how: 'How the photos are shown',
  slider: 'Slider',
  beside: 'Side by side',
  share: 'How much of the photo before is seen',
  shares: '{{before}}% before, {{after}}% after',
} as const;
