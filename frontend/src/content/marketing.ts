import type { IconName } from '../shared/ui/icons';

/** Figures that can be shown: counted in the library, and measured in the model card of the identifier. A test compares them. */
export const claims = {
  figures: [
    { figure: '384', label: 'care guides, each with a drawing' },
    { figure: '149', label: 'plants that the built-in identifier names' },
    { figure: '82 of 100', label: 'photos: the right plant is among its first three' },
  ],
  whose:
    'Counted in our library, and measured on 1,034 photos from sources that the identifier had never seen; on your own device alone it is 76 of 100. Every answer tells you how sure it is.',
} as const;

export const hero = {
  title: 'Which plant is this, and what does it need?',
  lead: 'Photograph a plant and learn its name, how it is doing and what to do next. In large type, in plain words.',
  included: '5 free identifications included',
};

export const features: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'camera',
    title: 'Instant identification',
    text: 'One photo or several, from the camera or the album. You get a name, how sure we are, and what else it could be.',
  },
  {
    icon: 'heart',
    title: 'Health assessment',
    text: 'Spots, yellow leaves, a limp stem: what it may be, how bad it is, and what to try first.',
  },
  {
    icon: 'drop',
    title: 'Care instructions',
    text: 'Water, light, soil and feeding for each plant, and whether it is poisonous to pets, with the source.',
  },
  {
    icon: 'pot',
    title: 'Garden management',
    text: 'Your plants in one place, with the day you last watered them and which one is thirsty.',
  },
  {
    icon: 'chat',
    title: 'Expert chat',
    text: 'Ask the AI plant expert about your own plants. It tells you where its answers come from. Part of Premium.',
  },
  {
    icon: 'star',
    title: 'Premium features',
    text: 'Unlimited identifications, the expert and the community. You can cancel at any time.',
  },
];

export const plans = [
  {
    name: 'Free Trial',
    price: '$0',
    per: '',
    contents: ['5 identifications', 'Basic care instructions', 'Plant library access'],
    note: 'No card is needed.',
  },
  {
    name: 'Premium',
    price: '$4.99',
    per: '/month',
    contents: ['Unlimited identifications', 'AI expert chat', 'Advanced analytics', 'Priority support'],
    note: 'Start with the free trial and change any time.',
  },
] as const;

/** A sample garden for the landing page and the start page. */
export const sampleGarden = {
  counters: [
    { label: 'Total', value: 7 },
    { label: 'Healthy', value: 7 },
    { label: 'Need Water', value: 0 },
  ],
  plants: [
    {
      name: 'Coleus',
      scientificName: 'Coleus scutellarioides',
      drawing: '/drawings/coleus.svg',
      next: 'Water again in 3 days',
    },
    {
      name: 'Water Lily',
      scientificName: 'Nymphaea',
      drawing: '/drawings/water-lily.svg',
      next: 'Top up the pond on Sunday',
    },
  ],
} as const;
