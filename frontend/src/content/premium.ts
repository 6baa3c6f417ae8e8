import { tPremium } from '../languages/premium';
import type { IconName } from '../shared/ui/icons';

interface Benefit {
  icon: IconName;
  title: string;
  text: string;
  /** Free accounts have it too. */
  isFree?: boolean;
}

/** What Premium offers, as its page lists it: eight things in six boxes, those of Premium alone first. Each is a thing that exists. */
export const benefits = (): Benefit[] => [
  { icon: 'camera', title: tPremium('identification'), text: tPremium('identificationText') },
  { icon: 'chat', title: tPremium('chat'), text: tPremium('chatText') },
  { icon: 'people', title: tPremium('community'), text: tPremium('communityText') },
  { icon: 'heart', title: tPremium('disease'), text: tPremium('diseaseText'), isFree: true },
  { icon: 'bell', title: tPremium('reminders'), text: tPremium('remindersText'), isFree: true },
  { icon: 'book', title: tPremium('guides'), text: tPremium('guidesText'), isFree: true },
];

/** What members see first, with the way there. */
export const memberBenefits = (): Benefit[] => [
  { icon: 'camera', title: tPremium('unlimited'), text: tPremium('unlimitedText') },
  { icon: 'chat', title: tPremium('yourExpert'), text: tPremium('yourExpertText') },
  { icon: 'people', title: tPremium('yourCommunity'), text: tPremium('yourCommunityText') },
];
