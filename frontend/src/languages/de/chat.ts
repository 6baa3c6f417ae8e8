import type { Translation } from '../catalogue';
import type english from '../en/chat';

const texts: Translation<typeof english> = {
  title: 'KI-Pflanzen\u00adexperte',
  lead: 'Frag nach deinen Pflanzen. Der Experte schaut in deinen Garten und in unsere Bibliothek.',
  loading: 'Deine Gespräche werden geladen',
  premiumRequired: 'Premium nötig',
  upgrade: 'Zu Premium wechseln',
  kept: 'Alle deine Gespräche sind noch da: Du findest sie weiter unten. Mit Premium machst du weiter, wo du aufgehört hast.',
  knows:
    'Der Experte kennt deine Pflanzen: wann du sie zuletzt gegossen hast, was ansteht und was ihnen fehlen könnte.',
};
export default texts;
