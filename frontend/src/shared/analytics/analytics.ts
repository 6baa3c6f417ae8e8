import { withTexts } from '../../languages/texts';
import { isAnalyticsConfigured } from './configured';
import type { EventName } from './events';

/** Reports an event, where the operator has set a tag manager and the person agrees: `reportEvent('plant_saved')`. */
export function reportEvent(event: EventName, details?: Record<string, unknown>): void {
  if (isAnalyticsConfigured())
    withTexts(import('./tag-manager')).then(
      ({ send }) => send(event, details),
      () => undefined,
    );
}

/** Reports a page view by the pattern of its route, `/garden/:id`: addresses hold tokens, and titles names of plants. */
export const reportPageView = (route: string) => reportEvent('page_view', { page_path: route });
