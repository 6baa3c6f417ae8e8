import type { IconName } from '../shared/ui/icons';

interface Benefit {
  icon: IconName;
  title: string;
  text: string;
  /** Free accounts have it too. */
  isFree?: boolean;
}

/** What Premium offers, as its page lists it: eight things in six boxes, those of Premium alone first. Each is a thing that exists. */
export const benefits: Benefit[] = [
  {
    icon: 'camera',
    title: 'Unlimited plant identification',
    text: 'As many photos as you like. A free account has five identifications in all.',
  },
  {
    icon: 'chat',
    title: 'AI plant expert chat',
    text: 'Ask about your own plants. Your conversations are kept.',
  },
  {
    icon: 'people',
    title: 'Community access and plant sharing',
    text: 'Show your plants, ask others, and write to our experts.',
  },
  {
    icon: 'heart',
    title: 'Advanced disease detection and treatment',
    text: 'Find out what ails a plant, and follow a plan, step by step.',
    isFree: true,
  },
  {
    icon: 'bell',
    title: 'Personalized care reminders and garden journal with photos',
    text: 'One message a day, at your hour, with what your plants need; and a diary for each of them.',
    isFree: true,
  },
  {
    icon: 'book',
    title: 'Detailed care guides and seasonal growing tips',
    text: 'What each plant needs, and what to do this month.',
    isFree: true,
  },
];

/** What members see first, with the way there. */
export const memberBenefits: Benefit[] = [
  { icon: 'camera', title: 'Unlimited identifications', text: 'Photograph as many plants as you like.' },
  { icon: 'chat', title: 'AI plant expert', text: 'Ask anything about your own plants.' },
  { icon: 'people', title: 'Community', text: 'Share plants and ask other gardeners.' },
];
