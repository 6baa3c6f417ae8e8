import type { IconName } from '../../shared/ui/icons';
import type { ShareTarget } from './share-targets';

/** The icons of the sites to share with: names, or paths on the same grid. Here, as every page loads `icons`. */
export const brandIcons = {
  twitter:
    'M21 6.2c-.8.5-1.5.7-2.4.8A3.9 3.9 0 0 0 12 10C8.6 9.9 6 8.3 4 5.8c-1 2.1-.4 4.2 1.4 5.4-.7 0-1.2-.2-1.8-.5.1 2 1.3 3.3 3.2 3.9-.6.2-1.1.2-1.7.1.6 1.5 1.9 2.4 3.6 2.5A8 8 0 0 1 3 18.9c6.8 3.8 15.4-.4 15.6-9.9.9-.6 1.8-1.7 2.4-2.8Z',
  facebook: 'M13.8 20.8v-8.1h2.9l.5-3.4h-3.4V7.4q0-1.6 1.7-1.6h1.8V3.2h-2.2q-4.4 0-4.4 4.3v1.8H8v3.4h2.7v8.1',
  linkedin: 'M5.2 10v10M5.2 5.4h.01M10.4 20V10M10.4 14.2q.4-4.2 4.4-4.2t4.2 4.4V20',
  whatsapp:
    'M3.8 20.2l1.3-4.1A8.3 8.3 0 1 1 8.2 19L3.8 20.2ZM9 8.2c-.6 3.7 3 7.4 6.8 6.8l.4-1.9-2.2-.9-1 .9q-1.4-.7-2-2l.9-1-.9-2.2-2 .3Z',
  email: 'mail',
} as const satisfies Record<ShareTarget, IconName>;
