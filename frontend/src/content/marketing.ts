import { tLanding } from '../languages/landing';
import type { IconName } from '../shared/ui/icons';

/** What is counted in the library, and measured in the model card of the identifier. A test compares them. */
const GUIDES = 384;
const NAMED = 149;
const OF_100_ON_SERVER = 82;
const OF_100_ON_DEVICE = 76;
const PHOTOS = 1034;

/** Figures that can be shown. */
export const claims = () => ({
  figures: [
    { figure: String(GUIDES), label: tLanding('guides') },
    { figure: String(NAMED), label: tLanding('named') },
    { figure: tLanding('of100', { number: OF_100_ON_SERVER }), label: tLanding('amongThree') },
  ],
  whose: tLanding('measured', { photos: PHOTOS, device: OF_100_ON_DEVICE }),
});

/** Six features, as cards. */
export const features = (): { icon: IconName; title: string; text: string }[] => [
  { icon: 'camera', title: tLanding('identification'), text: tLanding('identificationText') },
  { icon: 'heart', title: tLanding('health'), text: tLanding('healthText') },
  { icon: 'drop', title: tLanding('instructions'), text: tLanding('instructionsText') },
  { icon: 'pot', title: tLanding('garden'), text: tLanding('gardenText') },
  { icon: 'chat', title: tLanding('expert'), text: tLanding('expertText') },
  { icon: 'star', title: tLanding('features'), text: tLanding('featuresText') },
];

/** The two plans. */
export const plans = () => [
  {
    name: tLanding('free'),
    price: tLanding('freePrice'),
    contents: [tLanding('fiveIdentifications'), tLanding('basicCare'), tLanding('library')],
    note: tLanding('freeNote'),
    choose: tLanding('chooseFree'),
    isFree: true,
  },
  {
    name: tLanding('premium'),
    price: tLanding('premiumPrice'),
    contents: [
      tLanding('unlimited'),
      tLanding('expertChat'),
      tLanding('analytics'),
      tLanding('prioritySupport'),
    ],
    note: tLanding('premiumNote'),
    choose: tLanding('choosePremium'),
    isFree: false,
  },
];
