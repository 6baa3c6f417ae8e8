import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { texts } from '../../../kernel/languages/texts.js';
import { timeZoneOf } from '../../../kernel/local-date.js';
import { inHemisphere, monthsInWords } from '../../../kernel/months.js';
import { careCalendar } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Scene } from './care-answers.js';
import type { FactTopic } from './topics.js';

const tHelp = texts('assistantHelp');

type GrowthTopic = 'size' | 'flowering' | 'harvest' | 'spent' | 'planting';
const TOPICS: readonly FactTopic[] = [
  'size',
  'flowering',
  'harvest',
  'spent',
  'planting',
] satisfies GrowthTopic[];

/** Whether the library has few figures for this, or none. */
export const isOfGrowth = (topic: FactTopic): topic is GrowthTopic => TOPICS.includes(topic);

/** Of size, flowers and harvest: what the library says, and that it says no more. `name`: what the plant is called here. */
export function ofGrowth({ gardener }: Scene, name: string, guide: LibraryPlant, topic: GrowthTopic): string {
  const { description, careInstructions } = guide;
  const flowers = inHemisphere(careCalendar(guide).flowers, hemisphereOf(timeZoneOf(gardener)));
  switch (topic) {
    case 'size':
      return tHelp('sizeUnknown', { name, text: description });
    case 'harvest':
      return tHelp('harvestUnknown', { name, text: careInstructions });
    case 'planting':
      return tHelp('plantingUnknown', { name, text: `${description} ${careInstructions}` });
    case 'spent':
      return tHelp('guideOf', { name, text: careInstructions });
    case 'flowering':
      return flowers.length
        ? tHelp('flowersIn', { name, when: monthsInWords(flowers) })
        : tHelp('flowersUnknown', { name, text: description });
  }
}
