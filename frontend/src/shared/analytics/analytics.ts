/** The categories of events, as the product's owner asked. */
export type EventCategory =
  'ai_features' | 'garden_management' | 'monetization' | 'user_management' | 'social' | 'engagement';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Set by the server from ANALYTICS_ID; without it nothing is collected or loaded. */
const analyticsId = () => document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;

function push(entry: Record<string, unknown>) {
  if (analyticsId()) (window.dataLayer ??= []).push(entry);
}

/** Reports a page view. */
export const reportPageView = (path: string, title: string) =>
  push({ event: 'page_view', page_path: path, page_title: title });

/** Reports an event: `reportEvent('plant_saved', 'garden_management')`. */
export const reportEvent = (event: string, category?: EventCategory, details: Record<string, unknown> = {}) =>
  push({ event, ...(category && { event_category: category }), ...details });
